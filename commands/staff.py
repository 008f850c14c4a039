"""The few stock commands staff may use; every other stock command is left out.

Left out are those that reach cards or show them whole (examine, find, get …), those that stop the
hall for a moment (everything with a table), and those that run code.
"""

from __future__ import annotations

from typing import Any

from evennia.commands.default import admin, building, system

STOCK = (
    system.CmdReload,
    system.CmdShutdown,
    system.CmdTime,
    building.CmdTeleport,
    building.CmdDig,
    building.CmdOpen,
    building.CmdLink,
    building.CmdUnLink,
    building.CmdDesc,
    building.CmdSetObjAlias,
    admin.CmdBoot,
    admin.CmdBan,
    admin.CmdUnban,
    admin.CmdPerm,
)


def for_developers(command: type[Any]) -> type[Any]:
    """The stock command, for nobody below Developer."""
    return type(command)(
        command.__name__,
        (command,),
        {"__doc__": command.__doc__, "locks": "cmd:perm(Developer)", "help_category": "Staff"},
    )


COMMANDS = tuple(map(for_developers, STOCK))
