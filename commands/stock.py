"""The few stock commands owners may use; every other stock command is left out.

Left out are those that reach cards or show them whole (examine, find, get …), those that stop the
hall for a moment (everything with a table), those that run code, and those we have our own for
(ban, perm, boot).
"""

from __future__ import annotations

from typing import Any

from evennia.commands.default import building, system

from world.hall import auditing

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
)


class _Audited:
    """What an owner does with it is written down."""

    def at_pre_cmd(self) -> Any:
        """Note it, with what was typed."""
        auditing.note(self.caller, self.key, details=self.args.strip())
        return super().at_pre_cmd()


def for_developers(command: type[Any]) -> type[Any]:
    """The stock command, for nobody below Developer."""
    return type(command)(
        command.__name__,
        (_Audited, command),
        {"__doc__": command.__doc__, "locks": "cmd:perm(Developer)", "help_category": "Staff"},
    )


COMMANDS = tuple(map(for_developers, STOCK))
"""Everything of this file, for the character's command set."""
