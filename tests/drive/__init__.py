"""A line driver: programs outside play and check the real engine, one JSON object a line."""
