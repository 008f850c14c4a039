"""Everything `./hall test` runs."""
