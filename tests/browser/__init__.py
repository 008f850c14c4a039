"""The pages in a real Chromium, at a real hall."""
