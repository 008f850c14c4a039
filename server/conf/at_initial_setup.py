"""What is done once, when the hall starts for the first time; Evennia calls it by name."""


def at_initial_setup() -> None:
    """Build the rooms."""
    from world import build

    build.build()
