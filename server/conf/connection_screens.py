"""The first lines a stranger is sent: at most four, plain, forty columns wide.

Rule: clients.md, *Speech style*: the first says how to play and how to get speech style.
"""

from django.conf import settings

from world.engine.registry import games
from world.render import layout
from world.render.face import Face, nearest_language
from world.render.phrases import say

LINES = ("door-play", "door-hall", "door-change", "door-account")


def greeting(face: Face) -> str:
    """The lines for one connection."""
    names = ", ".join(game.names[0] for game in games())
    args = {"hall": settings.SERVERNAME, "games": names}
    return layout.block(face, [say(face, key, **args) for key in LINES])


def connection_screen() -> str:
    """The lines as Evennia asks for them, knowing no connection."""
    return greeting(Face(language=nearest_language(settings.HALL_LANGUAGE) or "en"))
