"""What table commands share: how refusals are told, and how words become an act."""

from __future__ import annotations

from typing import Any

from world.cards.reading import plain
from world.engine.protocol import Refusal, Refused, Unreadable
from world.hall import lobby, proposals, wordlist

from .command import HallCommand


class TableCommand(HallCommand):
    """A command about a table: refusals name seats and cards in the game's own words."""

    def table_words(self) -> tuple[str, tuple[str, ...], int | None]:
        """The words of the game the caller sits at, else the hall's."""
        # A page or a MUD client may send an act from the door, where nobody is anybody yet.
        seated = lobby.seat_of(self.person) if self.person is not None else None
        if seated is None:
            return super().table_words()
        seating = seated[0].controller.seating
        return seating.game, seating.names, seated[1]


def is_an_act(command: Any) -> bool:
    """True when the word typed is one the running game of the caller's seat has for itself."""
    seated = lobby.seat_of(command.caller)
    controller = seated[0].controller if seated else None
    if controller is None or not controller.playing:
        return False
    typed, verbs = plain(command.cmdstring), controller.game.verbs.items()
    return any(typed == plain(word) for verb, more in verbs for word in (verb, *more))


def submit(command: Any, words: str) -> None:
    """Read words as an act of the caller's seat and do it.

    Args:
        words: as typed; the game reads them. A program's ``do`` may have left on the session
            which seq it had seen.

    Raises:
        Refused: there is no seat, the words are no act, or the act is not allowed.
    """
    seated = lobby.seat_of(command.caller)
    if seated is None:
        at_a_table = hasattr(command.caller.location, "controller")
        raise Refused(Refusal("only-watching" if at_a_table else "not-seated"))
    table, seat = seated
    controller = table.controller
    if not controller.playing:
        raise Refused(Refusal("no-match"))
    wordlist.check(words)
    try:
        action = controller.match.game.parse(controller.view(seat), words)
    except Unreadable as unread:
        raise Refused(unread.refusal) from None
    if proposals.held_back(controller, seat, action, words):
        return
    refusal = controller.submit(seat, action, command.session.ndb.seen)
    if refusal is not None:
        raise Refused(refusal)
