"""The pages. Everything they need comes from this hall; no page loads a file from another host."""
