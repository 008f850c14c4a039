"""A started hall, played over real connections."""
