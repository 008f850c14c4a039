"""Evenings: coming in by a code, and what a host does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typeclasses.accounts import Account
from web import qr
from world.engine import registry
from world.engine.protocol import Refused
from world.hall import (
    audience,
    doorkeeper,
    eveningbook,
    evenings,
    guestlist,
    hosting,
    lobby,
    measures,
    people,
    proposals,
    textdoor,
)
from world.records.models import Evening

from .command import HallCommand, refusal
from .tables import number, wanted
from .talk import TALK_LIMIT
from .unloggedin import DoorCommand

NAME_LIMIT = 40
"""Characters of an evening's name."""

WHITE_ON_BLACK, USUAL = "\x1b[0;97;40m", "\x1b[0m"
"""SGR codes a text QR code stands between."""


def by_code(word: str, address: str) -> Evening:
    """The evening of a code. Raises Refused for a wrong one, and counts it."""
    doorkeeper.WRONG_CODES.check(address)
    evening = guestlist.by_code(word)
    if evening is None:
        doorkeeper.WRONG_CODES.count(address)
        raise refusal("evening-unknown")
    return evening


def guest_of(evening: Evening, name: str, address: str) -> tuple[Any, str]:
    """The guest somebody is who comes by the code with a first name.

    Gives the account, and its resume word when it is new, "" when they come back.

    Raises:
        Refused: the name cannot be, or nobody (new) may come in.
    """
    back = evenings.known(evening, name)
    if back is not None:
        check_ban(back)
        return back, ""
    evenings.room_for_one(evening)
    name = evenings.first_name(name)
    measures.check_newcomer(address)
    doorkeeper.admit_newcomer(address)
    return Account.enrol_guest(name, ip=address)


def check_ban(account: Any) -> None:
    """Raises Refused for an account that is banned."""
    ban = measures.may_enter(account)
    if ban is not None:
        raise Refused(measures.refusal(ban))


class CmdDoorEvening(DoorCommand):
    """
    Come to an evening by its code.

    Usage:
      evening <code> <name>

    The host of the evening tells you the code; a first name is
    enough. You are seated at a table at once. When your line
    is lost, the same words bring you back to your seat.

    Example:
      evening bani-toru Anna

    See also: guest, resume
    """

    key = "evening"
    aliases = ("join",)

    def act(self) -> None:
        """Come in as a guest of that name, or as the one who comes back."""
        code, _, name = self.words.partition(" ")
        if not code:
            raise refusal("evening-how")
        evening = by_code(code, self.address)
        if not name.strip():
            raise refusal("evening-name", word=evenings.code(evening))
        account, word = guest_of(evening, name.strip(), self.address)
        if word:
            self.tell("door-guest", name=account.username, word=word)
        self.let_in(account)
        if self.person is not None:
            evenings.come(evening, self.person)


class CmdEvening(HallCommand):
    """
    Come to an evening by its code, or be the host of one.

    Usage:
      evening
      evening <code>
      evening start [name] [= durak]
      evening tables <game> [preset] [option=value ...]
      evening code | results | cards | export
      evening deal [table]
      evening pause | resume | end
      evening move <name> [table]
      evening out | excuse <name>
      evening say <text>
      evening hold [off]
      evening let | return <number>

    Whoever comes in by the code is seated at a table. Without a
    word the host sees all tables. The topic evenings tells it
    all.

    Example:
      evening start Friday club = durak seats=5

    See also: evenings, play, sit
    """

    key = "evening"
    aliases = ("join",)
    help_category = "Tables"
    about: Any = None
    """The table in whose words the next refusal is said, None for the hall's."""

    def act(self) -> Any:
        """Show it, come to it, or do what the host wants."""
        word, _, rest = self.words.partition(" ")
        if not word:
            return eveningbook.show_to(self.person, self.listener)
        does = WORDS.get(word.casefold())
        if does is not None:
            return does(self, rest.strip())
        address = doorkeeper.address_of(self.session)
        return evenings.come(by_code(word, address), self.person)

    def table_words(self) -> tuple[str, tuple[str, ...], int | None]:
        """The words of the game that refused something at a table of the evening."""
        if self.about is None:
            return super().table_words()
        seating = self.about.controller.seating
        return seating.game, seating.names, None

    @property
    def hosted(self) -> Evening:
        """The evening whose host the caller is. Raises Refused."""
        return evenings.hosted(self.person)

    # Beginning and end

    def start(self, rest: str) -> None:
        """Begin one, and tell the code."""
        name, _, plan = rest.partition("=")
        planned = self.plan(plan.split() or [registry.GAMES[0]])
        name = textdoor.line(name, NAME_LIMIT)
        evening = evenings.begin(self.person, name, planned)
        self.tell("evening-begun", evening=evening.name)
        self.code("")

    def plan(self, words: list[str]) -> dict[str, Any]:
        """What tables are to be like, from words as those of `table new`."""
        return evenings.plan(*wanted(words))

    def tables(self, rest: str) -> None:
        """What the next tables are like."""
        guestlist.keep(self.hosted, **self.plan(rest.split()))
        self.tell("evening-plan-now", words=rest)

    def code(self, rest: str) -> None:
        """Tell the code and the link, and draw the link where that can be seen."""
        evening = self.hosted
        link = eveningbook.link(evening)
        self.tell("evening-code", code=evenings.code(evening), link=link)
        for line in audience.sessions_of(self.listener):
            if audience.face_of(line).style == "rich" and line.protocol_flags.get("UTF-8"):
                rows = [f"{WHITE_ON_BLACK}{row}{USUAL}" for row in qr.blocks(link)]
                audience.send(line, "\n".join(rows))

    def end(self, rest: str) -> Any:
        """End it, when said twice; then tell the results."""
        evening = self.hosted
        if rest.casefold() not in ("yes", "sure"):
            raise refusal("evening-end-sure", evening=evening.name)
        evenings.end(evening)
        return eveningbook.results(evening, self.listener)

    # What was played and written

    def results(self, rest: str) -> Any:
        """How its matches ended, and the cards that were written."""
        return eveningbook.results(self.newest(), self.listener)

    def export(self, rest: str) -> Any:
        """The same and more as JSON."""
        return eveningbook.export(self.newest(), self.person, self.listener)

    def newest(self) -> Evening:
        """The evening that runs, or the last one that is over."""
        evening = guestlist.last_hosted_by(self.person)
        if evening is None:
            raise refusal("evening-none")
        return evening

    # All tables

    def deal(self, rest: str) -> Any:
        """Deal at one table, or at all that wait."""
        evening = self.hosted
        chosen = [hosting.table_of(evening, number(rest))] if rest else evenings.tables(evening)
        return hosting.deal(evening, chosen, self.person)

    def pause(self, rest: str) -> Any:
        """Every table rests."""
        return hosting.pause(self.hosted, True)

    def resume(self, rest: str) -> Any:
        """Every table goes on."""
        return hosting.pause(self.hosted, False)

    def say(self, rest: str) -> None:
        """Say something to everybody of the evening."""
        text = textdoor.line(rest, TALK_LIMIT)
        if not text:
            raise refusal("nothing-said", command="evening say")
        hosting.announce(self.hosted, self.person, text)

    # People

    def move(self, rest: str) -> None:
        """Somebody gets a seat at another table."""
        evening, words = self.hosted, rest.split()
        sure = words[-1:] == ["yes"]
        words = words[:-1] if sure else words
        if not 1 <= len(words) <= 2:
            raise refusal("evening-move-how")
        whom = hosting.person_of(evening, words[0])
        table = hosting.table_of(evening, number(words[1])) if len(words) == 2 else None
        hosting.move(evening, whom, table, sure)
        self.tell("evening-moved-told", name=whom.key, number=lobby.live_seat_of(whom)[0].number)

    def out(self, rest: str) -> None:
        """Somebody does not belong to the evening any more."""
        evening = self.hosted
        whom = hosting.person_of(evening, rest)
        hosting.send_away(evening, whom)
        self.tell("evening-sent-away-told", name=whom.key)

    def excuse(self, rest: str) -> None:
        """A vote goes on without somebody silent."""
        whom = people.person_named(rest)
        hosting.excuse(self.hosted, whom)
        self.tell("evening-excused", name=whom.key)

    # What is written

    def hold(self, rest: str) -> None:
        """What people write waits for the host, or no longer."""
        if rest.casefold() not in ("", "on", "off"):
            raise refusal("evening-hold-how")
        on = rest.casefold() != "off"
        proposals.hold(self.hosted, on)
        self.tell("evening-holding", on=on)

    def let(self, rest: str) -> None:
        """Let one thing go, or all."""
        evening = self.hosted
        items = proposals.kept(evening)
        if rest.casefold() != "all":
            items = [proposals.numbered(evening, number(rest))]
        done = 0
        for item in items:
            try:
                proposals.let_go(evening, item["number"])
                done += 1
            except Refused as no:
                self.about = lobby.known_numbered(item["table"])
                self.refuse(no.refusal)
        self.tell("evening-let", count=done)

    def give_back(self, rest: str) -> None:
        """Return one thing to its author, with or without a word; or take one's own back."""
        which, _, why = rest.partition("=")
        evening = guestlist.of(self.person) or self.hosted
        text = textdoor.line(why, TALK_LIMIT)
        proposals.give_back(evening, number(which), self.person, text)


WORDS: dict[str, Callable[[CmdEvening, str], Any]] = {
    "start": CmdEvening.start,
    "tables": CmdEvening.tables,
    "code": CmdEvening.code,
    "results": CmdEvening.results,
    "cards": CmdEvening.results,
    "export": CmdEvening.export,
    "deal": CmdEvening.deal,
    "pause": CmdEvening.pause,
    "resume": CmdEvening.resume,
    "say": CmdEvening.say,
    "move": CmdEvening.move,
    "out": CmdEvening.out,
    "excuse": CmdEvening.excuse,
    "hold": CmdEvening.hold,
    "let": CmdEvening.let,
    "return": CmdEvening.give_back,
    "end": CmdEvening.end,
}
"""What may follow ``evening``; anything else is a code."""
