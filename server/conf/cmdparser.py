"""Finds the command a line means: always one, by its longest name, nearest to the player.

The stock parser compares every line with every command, takes ``2-name`` for a choice among
several, and asks back when two command sets know the same word. Here a word of the room beats one
of the person, and an exit beats both.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings

PREFIXES = settings.CMD_IGNORE_PREFIXES
"""Characters people put before commands by habit; ``+who`` is ``who``."""

_Names = dict[str, list[tuple[str, str, Any]]]


def cmdparser(
    raw_string: str,
    cmdset: Any,
    caller: Any,
    match_index: int | None = None,
    session: Any = None,
    **kwargs: Any,
) -> list[tuple]:
    """The match Evennia's command handler asks for, as a list of none or one.

    Args:
        raw_string: the line as typed, without blanks around it.
        cmdset: all commands that may be meant.
        caller: who typed it.
        match_index: never used: there is nothing to choose from.
        session: the line it came on.
        kwargs: whatever else Evennia hands on.
    """
    whole, bare = _names(cmdset)
    found = _best(raw_string, whole, caller, session)
    if found is None:
        raw_string = raw_string.lstrip(PREFIXES) if len(raw_string) > 1 else raw_string
        found = _best(raw_string, bare, caller, session)
    if found is None:
        return []
    name, full_name, command = found
    args = raw_string[len(name) :]
    return [(name, args, command, len(name), len(name) / len(raw_string), full_name)]


def _names(cmdset: Any) -> tuple[_Names, _Names]:
    """Every name by its first character, best first: as it stands, and without its prefix.

    Merged sets are kept by Evennia and their commands do not change; so are their names.
    """
    try:
        return cmdset.hall_names
    except AttributeError:
        whole: _Names = {}
        bare: _Names = {}
        ranked = sorted(cmdset.commands, key=_priority, reverse=True)
        for command in ranked:
            for name in command._keyaliases:
                whole.setdefault(name[0], []).append((name, name, command))
                short = name.lstrip(PREFIXES) or name
                bare.setdefault(short[0], []).append((short, name, command))
        for names in (*whole.values(), *bare.values()):
            names.sort(key=lambda entry: len(entry[0]), reverse=True)
        cmdset.hall_names = whole, bare
        return cmdset.hall_names


def _priority(command: Any) -> int:
    source = getattr(command, "cmdset_source", None)
    return source.priority if source is not None else 0


def _best(words: str, names: _Names, caller: Any, session: Any) -> tuple[str, str, Any] | None:
    typed = words.lower()
    for entry in names.get(typed[:1], ()):
        name, _, command = entry
        if not typed.startswith(name):
            continue
        fits = command.arg_regex is None or command.arg_regex.match(typed[len(name) :])
        if fits and command.access(caller, "cmd", session=session):
            return entry
    return None
