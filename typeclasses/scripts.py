"""Scripts; the hall runs none of its own. Times are kept by plain calls re-armed from rows."""

from evennia.scripts.scripts import DefaultScript


class Script(DefaultScript):
    """The base Evennia makes scripts from."""
