"""What the hall remembers of matches: logs, histories, ladders, records, checks of the deal."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evennia.utils import logger
from twisted.internet.defer import Deferred

from world.engine import recording, registry
from world.engine.protocol import Refusal, Refused
from world.records import archive, skill, standings
from world.render import ladders, layout, memory
from world.render.face import Face
from world.render.phrases import say

from . import audience, people, replays
from .slices import afterwards, in_slices

USUAL_LINES, MOST_LINES = 20, 500
"""Lines of a log told unasked, and at most."""

PAGE, MOST_PAGES = 10, 300
"""Matches on a page of a history, and pages; older ones are found by their numbers."""

MOST_RUNGS = 20
"""Players listed of a ladder."""


# Logs


def log(table: Any, who: Any, line: Any, most: int = USUAL_LINES) -> Deferred:
    """Tell somebody on one line what has happened at a table, as their seat may know it.

    While the match runs it goes back as far as the game lets it (`Game.bookmark`).

    Args:
        most: lines at most, up to `MOST_LINES`.
    """
    controller = table.controller
    if controller.match is None or controller.record is None:
        raise Refused(Refusal("no-match"))
    if not 1 <= most <= MOST_LINES:
        raise Refused(Refusal("log-how", args={"most": MOST_LINES}))
    names = tuple(name for _, _, name in controller.company)
    seat = _seat_in(controller, who)
    face = audience.face_of(line)
    source = _Source(controller.record, controller.game, names, controller.seq, controller.playing)
    told = in_slices(_log(face, source, seat, most))
    return told.addCallback(lambda found: audience.send(line, memory.log(face, *found)))


def watchers_log(face: Face, row: Any, seq: int, most: int) -> Generator[None, None, list[str]]:
    """The newest lines of a match up to an act, as any watcher may know it: yields now and then.

    Args:
        row: the match. seq: the newest act that counts. most: lines at most.
    """
    names = tuple(player["name"] for player in json.loads(row.players))
    running = row.status == row.OPEN
    source = _Source(row.pk, registry.game(row.game), names, seq, running)
    lines, _ = yield from _log(face, source, None, most)
    return lines


def _seat_in(controller: Any, who: Any) -> int | None:
    """The seat somebody plays in the match, or played in the one that is over."""
    if controller.playing:
        return controller.table.seat_of(who)
    played = (seat for seat, (_, other, _) in enumerate(controller.company) if other == who.id)
    return next(played, None)


@dataclass(frozen=True, slots=True)
class _Source:
    """What a log is read from: a match, the players' names, the newest act that counts."""

    record: int
    game: Any
    names: tuple[str, ...]
    seq: int
    running: bool


def _log(
    face: Face, source: _Source, seat: int | None, most: int
) -> Generator[None, None, tuple[list[str], bool]]:
    """The newest lines, oldest first, and whether earlier ones are not told yet."""
    game = source.game
    lines: list[str] = []
    stretches, held = 0, False
    for act in archive.acts_backwards(source.record):
        if act.seq > source.seq:
            continue
        for event in reversed(recording.told(game, act)):
            seen = game.redact(event, seat)
            if seen is not None:
                line = memory.log_line(face, game.key, act.seq, seen, source.names, seat)
                lines.append(line)
            if source.running and game.bookmark is not None and isinstance(event, game.bookmark):
                stretches += 1
            yield
            if stretches == 2 and act.seq > 1:
                held = True
                break
        lines = [line for line in lines if line]
        if held or len(lines) >= most:
            break
    return lines[:most][::-1], held and len(lines) <= most


# Histories


Told = Callable[[Face], str]
"""A text that is made for each face; the rows were asked once."""


def history(of: Any, reader: Any, page: int = 1) -> Told:
    """A page of somebody's matches.

    Args:
        of: the character whose matches they are.
        reader: the character who reads; it is "you" in them.

    Raises:
        Refused: ``no-such-page`` with ``pages``.
    """
    key = str(of.id)
    count = archive.history_length(key, PAGE * MOST_PAGES)
    pages = max(1, -(-count // PAGE))
    if not 1 <= page <= pages:
        raise Refused(Refusal("no-such-page", args={"pages": pages}))
    matches = [
        past(row, seat if of is reader else None) for seat, row in archive.history(key, page, PAGE)
    ]
    return lambda face: memory.history(face, of.key, matches, count, page, pages)


def past(row: Any, you: int | None = None) -> memory.Past:
    """A match that is over, as a line of a history."""
    names = tuple(player["name"] for player in json.loads(row.players))
    date = row.ended.date().isoformat()
    return memory.Past(row.pk, date, row.game, names, standings.outcome_of(row), you)


# Checking a deal


def verify(number: int, line: Any) -> Deferred | None:
    """Tell one line whether a match came of its seed; while it runs, the hash that stands for it.

    Raises:
        Refused: ``no-such-match`` or ``match-unreadable``.
    """
    row = archive.match_numbered(number)
    if row is not None and not archive.is_over(row):
        audience.tell(line, "memory-verify-open", match=number, hash=row.commitment)
        return None
    row = replays.finished(number)
    return in_slices(_verified(row)).addCallback(lambda found: _tell_findings(line, row, *found))


def _verified(row: Any) -> Generator[None, None, tuple[Any, Any]]:
    record = yield from archive.recording(row)
    found = yield from recording.findings(record)
    return record, found


def _tell_findings(line: Any, row: Any, record: Any, found: recording.Findings) -> None:
    face = audience.face_of(line)
    lines = [
        say(face, "memory-verify-hash", match=row.pk, hash=row.commitment),
        _finding(face, row, record, found),
    ]
    audience.send(line, layout.block(face, lines))


def _finding(face: Face, row: Any, record: Any, found: recording.Findings) -> str:
    if not found.seed_fits:
        return say(face, "memory-verify-seed-wrong", seed=record.seed)
    if not found.deal_fits:
        return say(face, "memory-verify-deal-wrong", seed=record.seed)
    if found.agreeing < found.acts:
        return say(face, "memory-verify-act-wrong", seed=record.seed, act=found.agreeing + 1)
    if not found.end_fits:
        return say(face, "memory-verify-end-wrong", seed=record.seed)
    return say(face, "memory-verify-sound", seed=record.seed, acts=found.acts)


# Ladders and records


def find_ladder(words: str) -> ladders.Ladder:
    """The ladder somebody means: a game, a kind of match, bots; what is left out is the first.

    Raises:
        Refused: ``no-such-ladder`` with ``word`` and ``ladders``.
    """
    wanted = words.casefold().split()
    bots = {"bot", standings.BOTS}
    choices = [(game, variant) for game in registry.games() for variant in game.variants]
    every = ", ".join(f"{game.key} {variant}" for game, variant in choices)
    for word in wanted:
        if word not in bots:
            named = registry.find(word)
            choices = [pair for pair in choices if pair[1] == word or pair[0] is named]
        if not choices:
            raise Refused(Refusal("no-such-ladder", args={"word": word[:40], "ladders": every}))
    game, variant = choices[0]
    return ladders.Ladder(game.key, variant, not bots.isdisjoint(wanted))


def ladder(where: ladders.Ladder) -> Told:
    """The strongest players of a ladder."""
    shown, placed, others = rungs(where)
    return lambda face: ladders.ladder(face, where, shown, placed, others)


def rungs(where: ladders.Ladder) -> tuple[list[ladders.Rung], int, int]:
    """The strongest players of a ladder, how many stand on it, and how many do not yet."""
    name = standings.ladder_of(where.game, where.variant, where.bots)
    rows = standings.strongest(name, MOST_RUNGS)
    names = people.names(row.player for row in rows)
    found = [_rung(row, names) for row in rows]
    return [rung for rung in found if rung.name or rung.level is not None], *standings.sizes(name)


def every_ladder() -> Told:
    """Which ladders somebody stands on."""
    known = [(where, *standings.sizes(name)) for name, where in ladders_known().items()]
    return lambda face: ladders.every(face, known)


def ladders_known() -> dict[str, ladders.Ladder]:
    """The ladders somebody stands on, by name."""
    return {name: ladder_named(name) for name in standings.ladders()}


def ladder_named(name: str) -> ladders.Ladder:
    """The ladder of that name among the rows."""
    game, _, rest = name.partition("-")
    variant = rest.removesuffix(standings.BOTS).removesuffix("-")
    return ladders.Ladder(game, variant, variant != rest)


def _rung(row: Any, names: Mapping[str, str]) -> ladders.Rung:
    estimate = skill.Skill(row.mu, row.sigma)
    level = int(row.player.removeprefix("bot-")) if row.player.startswith("bot-") else None
    name = names.get(row.player, "")
    return ladders.Rung(name, level, skill.points(estimate), skill.certainty(estimate), row.played)


def record(person: Any) -> Callable[[Face], list[str]]:
    """What somebody has done here: the rows are asked once, the lines made for each face."""
    rows = standings.of_player(str(person.id))
    games: dict[str, Counter] = {}
    badges: dict[str, Counter] = {}
    for row in rows:
        where = ladder_named(row.ladder)
        counts = {n: getattr(row, n) for n in ("played", "won", "lost", "drawn", "left")}
        games.setdefault(where.game, Counter()).update(counts)
        badges.setdefault(where.game, Counter()).update(json.loads(row.badges))
    records = [
        ladders.Record(game, **counts, badges=dict(badges[game])) for game, counts in games.items()
    ]
    rungs = [(ladder_named(row.ladder), _rung(row, {})) for row in rows if row.rated]
    favourite = None
    if rows:
        decks = json.loads(rows[0].decks)
        favourite = ladder_named(rows[0].ladder), max(decks, key=decks.get, default="")
    return lambda face: ladders.record(face, records, rungs, favourite)


# Counting


_counting = False


def count_up() -> None:
    """Count the matches that have ended, soon and in slices; those a crash left out as well."""
    global _counting
    if not _counting:
        _counting = True
        afterwards(_count()).addErrback(_not_counted).addBoth(_counted)


def _count() -> Iterator[None]:
    while standings.count_next() is not None:
        yield


def _not_counted(failure: Any) -> None:
    # Nothing is lost: whatever is not marked as counted is tried again at the next end of a match.
    logger.log_err(f"matches could not be counted just now: {failure.getTraceback()}")


def _counted(_: None) -> None:
    global _counting
    _counting = False
