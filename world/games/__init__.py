"""The games, one folder each. Pure; each package offers its rules as ``GAME``."""
