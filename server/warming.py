"""Loads what would otherwise be loaded while somebody waits.

Also finds what cannot be loaded at all, before the Server that works is sent away for it.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

PACKAGES = ("commands", "typeclasses", "web", "world")


def modules() -> None:
    """Import everything of the game; raises what the first faulty module raises."""
    from django.conf import settings

    for path in (settings.SERVER_SESSION_CLASS, settings.SERVER_SESSION_HANDLER_CLASS):
        import_module(path.rpartition(".")[0])
    plugins = (*settings.INPUT_FUNC_MODULES, *settings.SERVER_SERVICES_PLUGIN_MODULES)
    for path in (*plugins, settings.ROOT_URLCONF):
        import_module(path)
    for package in map(import_module, PACKAGES):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations" not in found.name and not found.name.endswith("__main__"):
                import_module(found.name)


def catalogues() -> None:
    """Read the sentences of every language."""
    from world.render import face, phrases

    for language in face.LANGUAGES:
        phrases.has(language, "door-play")
