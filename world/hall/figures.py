"""How the hall stands now, in numbers. None of them is about a person."""

from __future__ import annotations

from dataclasses import dataclass, field

from world.engine import registry

from . import audience, complaints, guestlist, guests, lobby, people, pulse


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands now.

    Attributes:
        people: who is here. guests: how many of them are guests.
        lines: connections by kind, ``telnet`` and ``browser``.
        waiting, playing: tables. evenings: those that run.
        reports: those that wait for staff.
        acts: of each game since the start.
        answers, act_times, database, stalls: how long things took.
        started: when the server began, seconds of the wall clock.
    """

    people: int
    guests: int
    lines: dict[str, int]
    waiting: int
    playing: int
    evenings: int
    reports: int
    acts: dict[str, int]
    started: float = pulse.STARTED
    answers: pulse.Durations = field(default=pulse.ANSWERS)
    act_times: pulse.Durations = field(default=pulse.ACTS)
    database: pulse.Durations = field(default=pulse.DATABASE)
    stalls: pulse.Durations = field(default=pulse.STALLS)


def standing() -> Standing:
    """How it stands now; to be asked in the reactor's thread."""
    here = people.connected()
    lines = people.lines()
    browsers = sum(audience.is_browser(line) for line in lines)
    tables = lobby.tables()
    playing = sum(table.controller.playing for table in tables)
    return Standing(
        people=len(here),
        guests=sum(bool(who.account and guests.is_guest(who.account)) for who in here),
        lines={"telnet": len(lines) - browsers, "browser": browsers},
        waiting=len(tables) - playing,
        playing=playing,
        evenings=len(guestlist.running()),
        reports=complaints.how_many_wait(),
        acts={key: pulse.acts_by_game[key] for key in registry.GAMES},
    )
