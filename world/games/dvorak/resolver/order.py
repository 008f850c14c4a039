"""The order of precedence: which statement decides, and what every other one lost to.

The seeds, sentences 21 to 25, in seven steps: live, meta, class, deny before permit, specific
before general, later before earlier, and what is added. Source: Dvorak, *The order*.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .binding import binds, fit, kinds_of, live, names_of, narrowness, width
from .decisions import AS_THE_SEEDS, Decision, Reason, Switches
from .facts import Facts, Item
from .statements import OBJECTS, Statement

__all__ = ["Decision", "Reason", "Switches", "decide"]


@dataclass(slots=True)
class _Court:
    """One question under way: who is asked about, and what became of whom so far."""

    player: int
    item: Item | None
    facts: Facts
    switches: Switches
    fates: list[Reason] = field(default_factory=list)

    def lose(
        self, losers: Iterable[Statement], fate: str, lost_to: Statement | None = None
    ) -> None:
        self.fates.extend(Reason(loser, fate, lost_to) for loser in losers)


def decide(
    statements: Iterable[Statement],
    issue: str,
    player: int,
    object: Item | None,
    facts: Facts,
    switches: Switches = AS_THE_SEEDS,
) -> Decision:
    """What holds for the player on the issue. The order of ``statements`` does not matter.

    Args:
        statements: everything that cards, special rules, lingering effects and the basic rules
            say, on any issue.
        issue: ``hand``, ``draw_n``, ``draw``, ``plays`` …, or a number's name in lower case.
        player: the seat asked about.
        object: the card asked about, or None where the issue has none (a hand limit).
        facts: the state.
        switches: the table's departures from the seeds.
    """
    court = _Court(player, object, facts, switches)
    heard = [s for s in statements if s.issue == issue or s.mode == "meta"]
    metas = _live(court, [s for s in heard if s.mode == "meta"], quiet=True)
    bound = _live(court, [s for s in heard if s.mode != "meta"])
    bound = _after_metas(court, bound, metas)
    votes = [s for s in bound if s.mode in ("deny", "permit")]
    sets = [s for s in bound if s.mode == "set"]
    adds = [s for s in bound if s.mode == "add"]
    verdict = _verdict(court, votes)
    if verdict is not None and verdict.mode == "deny":
        court.lose(sets + adds, "denied", verdict)
        return _answer(court, 0, verdict)
    chosen = _chosen(court, sets)
    value = _sum(court, chosen, adds)
    return _answer(court, value, chosen or verdict)


def _answer(court: _Court, value: int | str | None, winner: Statement | None) -> Decision:
    trace = sorted(court.fates, key=lambda reason: (reason.step, _age(reason.statement)))
    allowed = winner is None or winner.mode != "deny"
    return Decision(value, allowed, winner, tuple(trace))


def _live(court: _Court, statements: list[Statement], quiet: bool = False) -> list[Statement]:
    """Step 1 and the second half of step 3: in force, about this player and this card.

    Neither depends on other statements, so it is all one which is asked first; what is not about
    the player at all is told so rather than that its condition fails.
    """
    kept = []
    for statement in statements:
        if not binds(statement, court.player, court.facts):
            fate = "not-bound"
        elif statement.mode != "meta" and (
            fit(statement.object, court.item, statement.source) is None
        ):
            fate = "other-card"
        else:
            fate = live(statement, court.player, court.facts)
        if not fate:
            kept.append(statement)
        elif not quiet:
            court.lose([statement], fate)
    return kept


def _after_metas(court: _Court, bound: list[Statement], metas: list[Statement]) -> list[Statement]:
    """Step 2: the statements that no meta switches off.

    Metas act from the narrowest and latest down; what one switches off does nothing any more.
    Theirs is a fixed order, subject before object before condition before time, so that taking
    away a meta that never acted changes nothing.
    """
    if not metas:
        return bound
    by: dict[str, Statement] = {}
    called = _called(court, {s.source for s in (*bound, *metas) if s.cls != "basic"})
    for meta in sorted(metas, key=lambda m: (_meta_width(m, court.facts), _age(m)), reverse=True):
        if meta.source in by:
            court.lose([meta], "switched-off", by[meta.source])
            continue
        named = {
            source
            for name in kinds_of(meta.object)
            for source in called.get(name, ())
            if source != meta.source and source not in by
        }
        if named:
            court.lose([meta], "switches-off")
            by.update(dict.fromkeys(named, meta))
    for statement in bound:
        if statement.cls != "basic" and statement.source in by:
            court.lose([statement], "switched-off", by[statement.source])
    return [s for s in bound if s.cls == "basic" or s.source not in by]


def _called(court: _Court, sources: set[str]) -> dict[tuple[str, str], list[str]]:
    """Which of the sources go by a name, by what it is (``type`` …) and the name."""
    found: dict[tuple[str, str], list[str]] = {}
    for source in sources:
        item = court.facts.item(source)
        if item is not None:
            for name in names_of(item):
                found.setdefault(name, []).append(source)
    return found


def _meta_width(meta: Statement, facts: Facts) -> tuple[int, int, int]:
    return (width(meta, facts), OBJECTS[meta.object.kind], int(bool(meta.condition)))


def _verdict(court: _Court, votes: list[Statement]) -> Statement | None:
    """Step 4: the denial or the permission that stands, or None when there is neither."""
    votes = _cards_first(court, votes)
    if court.switches.specific_before_deny or not court.switches.deny_first:
        narrow = _undominated(court, votes)
        if not court.switches.deny_first:
            return _latest(court, narrow)
        votes = narrow
    denials = [s for s in votes if s.mode == "deny"]
    if not denials:
        return _chosen_among(court, votes)
    verdict = _chosen_among(court, denials)
    court.lose([s for s in votes if s.mode == "permit"], "denied", verdict)
    return verdict


def _chosen(court: _Court, sets: list[Statement]) -> Statement | None:
    """Steps 3, 5 and 6: the one that sets the value."""
    table = [s for s in sets if s.cls != "basic"]
    if not table:
        return _chosen_among(court, sets)
    chosen = _chosen_among(court, _cards_first(court, table))
    court.lose([s for s in sets if s.cls == "basic"], "basic", chosen)
    return chosen


def _cards_first(court: _Court, statements: list[Statement]) -> list[Statement]:
    """With `Switches.rules_below_cards`: without the special rules, where a card speaks too."""
    if not court.switches.rules_below_cards:
        return statements
    cards = [s for s in statements if s.cls == "card"]
    if not cards:
        return statements
    first = max(cards, key=_age)
    court.lose([s for s in statements if s.cls != "card"], "below-cards", first)
    return cards


def _chosen_among(court: _Court, statements: list[Statement]) -> Statement | None:
    """Steps 5 and 6 among equals in class."""
    return _latest(court, _undominated(court, statements))


def _undominated(court: _Court, statements: list[Statement]) -> list[Statement]:
    """Step 5: those for which no strictly narrower one exists, taken all at once.

    Strictly narrower is a partial order, so among those left none beats another, and recency can
    decide without a cycle. What loses on time later still keeps out what it is narrower than: say
    A is narrower than D, W is later than A, D later than W, and W as narrow as neither, so that
    each beats the next in turn; then W wins, and without A it would be D.
    """
    if len(statements) < 2:
        return statements
    widths = {id(s): narrowness(s, court.item, court.facts) for s in statements}
    kept = []
    for statement in statements:
        mine = widths[id(statement)]
        above = [
            other
            for other in statements
            if widths[id(other)] != mine
            and all(theirs >= own for theirs, own in zip(widths[id(other)], mine, strict=True))
        ]
        if above:
            best = max(above, key=lambda s: (widths[id(s)], _age(s)))
            court.lose([statement], "narrower", best)
        else:
            kept.append(statement)
    return kept


def _latest(court: _Court, statements: list[Statement]) -> Statement | None:
    """Step 6: the one last played."""
    if not statements:
        return None
    winner = max(statements, key=_age)
    court.lose([s for s in statements if s is not winner], "later", winner)
    court.lose([winner], "wins")
    return winner


def _sum(court: _Court, chosen: Statement | None, adds: list[Statement]) -> int | str | None:
    """Step 7: the chosen value and all extras, never below nothing."""
    value = chosen.value if chosen else 0
    if not isinstance(value, int):
        court.lose(adds, "absorbed", chosen)
        return value
    if court.switches.extras_replace and adds:
        trial = _Court(court.player, court.item, court.facts, court.switches)
        only = _chosen_among(trial, adds)
        for reason in trial.fates:
            if reason.statement is not only:
                court.lose([reason.statement], "replaced", reason.lost_to)
        adds = [s for s in adds if s is only]
    court.lose(adds, "added")
    return max(0, value + sum(int(s.value or 0) for s in adds))


def _age(statement: Statement) -> tuple[int, int, str]:
    """Recency. No two statements on one issue are of an age: a source says each at its place."""
    return (statement.seq, statement.place, statement.source)
