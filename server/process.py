"""Runs the Portal or the Server in the foreground: ``python -m server.process server``.

Evennia starts both through ``twistd``, which loads everything and then goes to the background. Here
a process first loads everything, says so, and opens nothing until it is told to go: so the next
Server is ready before the old one leaves, and one that cannot be loaded changes nothing.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from server import warming
from server.keeperlink import LINK

APPLICATIONS = {"portal": "evennia.server.portal.portal", "server": "evennia.server.server"}


def main(component: str) -> None:
    """Load, wait for the word, run until the reactor ends.

    Args:
        component: ``portal`` or ``server``.
    """
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "server.conf.settings")
    application = import_module(APPLICATIONS[component]).application
    from twisted.application.app import startApplication
    from twisted.application.service import IService
    from twisted.internet import reactor
    from twisted.logger import globalLogBeginner

    if component == "server":
        warming.modules()
        warming.catalogues()
    LINK.loaded()
    IService(application).privilegedStartService()
    startApplication(application, save=False)
    # Evennia's module has given the log its file already; what is printed goes there too.
    globalLogBeginner.beginLoggingTo([])
    LINK.listen(reactor)
    reactor.run()


if __name__ == "__main__":
    main(sys.argv[1])
