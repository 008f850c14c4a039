"""Every way to leave, at every kind of table, in every phase: what becomes of it.

One row a way: what the others are told, whose the seat is then, whether the record says that the
player left (which is what ratings go by), and whether the seat's clock still runs.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

import pytest
from twisted.internet import task

from tests.evennia.matches import deal, play_out
from tests.evennia.test_requests import after_restart, told
from world.engine import registry
from world.hall import absence, botdriver, clock, guestlist, lobby, measures, ranks, requests, terms
from world.records.models import Match

pytestmark = pytest.mark.usefixtures("unbroken")

KINDS = {
    "plain": {},
    "fast": {"clock": "fast"},
    "never": {"standin": "never"},
    "correspondence": {"clock": "correspondence"},
    "locked": {},
    "evening": {},
    "dvorak": {},
}
PHASES = ("waiting", "playing", "over")
KEPT = 120
"""Seconds a seat is usually kept."""


@dataclass(frozen=True)
class Then:
    """What is so afterwards.

    Attributes:
        told: what the others are told; "" for nothing.
        seat: ``kept``, ``free``, ``stand-in`` (theirs, a bot plays) or ``bot`` (no longer theirs).
        left: the record says that they left.
    """

    told: str
    seat: str
    left: bool = False


def expected(way, kind, phase):
    """The policy."""
    playing, slow = phase == "playing", kind == "correspondence"
    # Nobody votes in the name of somebody absent, and an evening's seats wait all evening.
    waits = kind == "never" if playing else kind == "evening"
    match way:
        case "quit" | "lost line":
            return Then("" if slow else "Anna lost the line. The seat is kept.", "kept")
        case "long away" if slow:
            return Then("", "kept")
        case "long away" if waits or (playing and kind == "dvorak"):
            return Then("Anna lost the line. The seat is kept.", "kept")
        case "long away" if playing:
            return Then("A bot plays for Anna until they are back.", "stand-in")
        case "long away":
            return Then("Anna stands up.", "free")
        case "kick" if playing:
            return Then("Anna loses the seat: the others agreed to it.", "bot", left=True)
        case "kick":
            return Then("Anna loses the seat: the others agreed to it.", "free")
        case "account deleted" | "ban" if playing:
            return Then("A bot plays the hand of Anna on", "bot", left=True)
        case "account deleted" | "ban":
            return Then("Anna stands up.", "free")
        case "stand" if playing:
            return Then("A bot plays the hand of Anna on", "bot", left=True)
        case "stand":
            return Then("Anna stands up.", "free")
        case "restart":
            return Then("", "kept")
        case "time" if kind == "fast" and playing:
            return Then("The time of Anna ran out.", "kept")
        case "time":
            return Then("", "kept")
    raise AssertionError(way)


WAYS = (
    *("quit", "lost line", "long away", "kick", "account deleted", "ban", "stand"),
    *("restart", "time"),
)


@pytest.fixture
def time_of(monkeypatch):
    """Everything that waits, waits for this."""
    made = task.Clock()
    for module in (clock, absence, botdriver, requests):
        monkeypatch.setattr(module, "reactor", made)
    return made


@pytest.fixture
def at_table(guest, time_of):
    """Makes a table of three of that kind, in that phase; it is Anna's turn if anybody's."""

    def made(kind, phase):
        lines = [guest(name) for name in ("Anna", "Boris", "Vera")]
        people = [line.person for line in lines]
        game = registry.game("dvorak" if kind == "dvorak" else "durak")
        table = lobby.open_table(game, KINDS[kind], people[1], 3)
        if kind == "evening":
            belong_to_an_evening(table, people)
        for person in people:
            lobby.sit(person, table)
        if kind == "locked":
            lines[1].type("lock")
        if phase != "waiting":
            deal(table)
        if phase == "over":
            play_out(table)
        elif phase == "playing":
            play_out(table, until=lambda m: table.seat_of(people[0]) in m.game.to_act(m.state))
        for line in lines:
            line.read()
        return (*lines, table.controller)

    return made


def belong_to_an_evening(table, people):
    """The table is one of an evening whose host is somebody else."""
    plan = {"game": "durak", "options": "{}", "places": 3}
    evening = guestlist.begin("Friday club", 0, plan)
    for person in people:
        guestlist.add(evening, person)
    table.controller.reseat(replace(table.controller.seating, evening=evening.pk))


def ban(whom, by):
    """Staff keep somebody out for a day."""
    by.account.permissions.add(ranks.STAFF)
    measures.take(by.person, measures.BAN, whom.person, "1d", "insults")
    by.account.permissions.remove(ranks.STAFF)


def leave(way, anna, boris, vera, controller, time_of):
    """Go that way; gives the table's controller afterwards."""
    match way:
        case "quit":
            anna.type("quit")
            anna.drop()
        case "lost line":
            anna.drop()
        case "long away":
            anna.drop()
            time_of.advance(KEPT + 1)
        case "kick":
            boris.type("kick anna")
            boris.read()
            vera.type("accept")
        case "account deleted":
            anna.account.delete()
        case "ban":
            ban(anna, boris)
        case "stand":
            anna.type("stand yes")
        case "restart":
            return after_restart(controller)
        case "time":
            time_of.advance(terms.PACES["fast"].move + terms.PACES["fast"].bank + clock.LAG)
    return controller


MATRIX = [
    (way, kind, phase)
    for way in WAYS
    for kind in KINDS
    for phase in PHASES
    if (kind, phase) != ("dvorak", "over")  # where nothing is Dvorak's own any more
]


@pytest.mark.parametrize(("way", "kind", "phase"), MATRIX)
def test_leaving(at_table, time_of, way, kind, phase):
    anna, boris, vera, controller = at_table(kind, phase)
    then, number, who = expected(way, kind, phase), controller.record, anna.person.id
    seat = controller.seating.seat_of(who)
    controller = leave(way, anna, boris, vera, controller, time_of)
    heard = told(boris)
    if then.told:
        assert then.told in heard and then.told in told(vera) + heard
    else:
        assert "Anna" not in heard
    sitter = controller.seating.seats[seat]
    drives = phase == "playing" and controller.bots.drives(seat)
    now = {
        "kept": sitter is not None and sitter.who == who and sitter.plays and not drives,
        "stand-in": sitter is not None and sitter.who == who and sitter.plays and drives,
        "bot": sitter is not None and sitter.left and drives,
        "free": sitter is None,
    }
    assert now[then.seat]
    if number is not None:
        players = json.loads(Match.objects.get(pk=number).players)
        assert players[seat]["left"] is then.left
    if kind == "fast" and phase == "playing" and controller.playing:
        runs = seat in controller.clock.seconds(controller.match)
        assert runs == (then.seat == "kept" and seat in controller.to_act())


def test_the_seat_is_handed_back_at_any_moment(at_table, time_of, line):
    anna, _, vera, controller = at_table("plain", "playing")
    word = anna.type("resume").split("word is ")[1].split(".")[0]
    seat = controller.seating.seat_of(anna.person.id)
    anna.drop()
    time_of.advance(KEPT + 1)
    assert controller.bots.drives(seat)
    back = line()
    back.type(f"resume {word}")
    assert not controller.bots.drives(seat) and "Anna is back" in told(vera)


def test_whoever_must_act_by_correspondence_is_told_when_they_come(at_table, line):
    anna, *_, controller = at_table("correspondence", "playing")
    word = anna.type("resume").split("word is ")[1].split(".")[0]
    anna.drop()
    assert anna.session.puppet is None
    back = line()
    assert f"Your move is awaited at table {controller.table.number}" in " ".join(
        back.type(f"resume {word}").split()
    )
    assert back.person.location is controller.table


def test_a_seat_by_correspondence_leaves_one_free_to_play_elsewhere(at_table):
    anna, *_, controller = at_table("correspondence", "playing")
    anna.type("play durak")
    assert anna.person.location is not controller.table
    assert controller.seating.seat_of(anna.person.id) is not None
    assert "Your game" not in anna.type("hand")
    anna.type("stand yes")
    anna.type(f"sit {controller.table.number}")
    assert anna.person.location is controller.table
    seq = controller.seq
    anna.type("1" if not controller.view(None).pairs else "take")
    anna.type("pass")
    assert controller.seq > seq


def test_whoever_is_put_off_a_table_without_a_line_stands_nowhere(at_table, time_of):
    anna, *_, controller = at_table("plain", "waiting")
    person = anna.person
    anna.drop()
    assert person.location is controller.table
    time_of.advance(KEPT + 1)
    assert person.location is None
