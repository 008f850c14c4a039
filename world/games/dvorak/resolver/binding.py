"""Whether a statement is in force, whom it binds, which cards it is about, and how narrow it is.

"I" in a card's text is its controller. Nobody controls a special rule or a card in the centre, so
there "I" is whoever is asked about, and is as wide as "everyone" (seeds, sentence 19: rules tell
*players* how to win). Source: Dvorak, *The order*, steps 1, 3 and 5.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import eq, ge, gt, le, lt

from .facts import Facts, Item
from .names import singular
from .statements import OBJECTS, Condition, Duration, Object, Statement, Subject, Test

_COMPARE: dict[str, Callable[[int, int], bool]] = {"<": lt, "<=": le, "=": eq, ">=": ge, ">": gt}
_SOME_IS_ENOUGH = frozenset({"anyone", "opponent"})


def live(statement: Statement, player: int, facts: Facts) -> str:
    """Step 1: empty when the statement is in force for the player, else why not.

    Returns:
        ``"absent"`` its source is not in force, ``"expired"`` its time is over or not come,
        ``"condition"`` its condition is not true, or ``""``.
    """
    if statement.cls != "basic" and not facts.live(statement.source):
        return "absent"
    if not running(statement.duration, player, facts):
        return "expired"
    if not holds(statement.condition, statement, player, facts):
        return "condition"
    return ""


def running(duration: Duration, player: int, facts: Facts) -> bool:
    """True while the duration lasts, as far as the player is concerned."""
    if duration.kind == "turns":
        return duration.began <= facts.turn < duration.began + duration.count
    if duration.kind == "next turn":
        return (
            facts.on_turn == player
            and player < len(duration.marks)
            and facts.turns_of(player) == duration.marks[player] + 1
        )
    if duration.kind == "rounds":
        return _rounds_left(duration, facts) > 0
    return True


def over(duration: Duration, facts: Facts) -> bool:
    """True when the duration will never run again, so that a lingering effect may be put away."""
    if duration.kind == "turns":
        return facts.turn >= duration.began + duration.count
    if duration.kind == "next turn":
        return not any(
            seat < len(duration.marks)
            and (facts.turns_of(seat) <= duration.marks[seat] or running(duration, seat, facts))
            for seat in facts.seats
        )
    if duration.kind == "rounds":
        return _rounds_left(duration, facts) <= 0
    return False


def _rounds_left(duration: Duration, facts: Facts) -> int:
    """A round is over each time the turn comes round to whoever had it when the count began."""
    lead = duration.lead
    if lead not in facts.seats or lead >= len(duration.marks):
        # Nobody's turn comes round any more: as many turns as the players have between them.
        return duration.began + duration.count * len(facts.seats) - facts.turn
    return duration.marks[lead] + duration.count - facts.turns_of(lead)


def binds(statement: Statement, player: int, facts: Facts) -> bool:
    """True when the player is among those the statement is about."""
    subject = statement.subject
    if subject.kind == "everyone" or statement.cls == "basic":
        return True
    controller = facts.controller(statement.source)
    # Without a controller "me" is the player asked, "opponents" and "next" go by whose turn it is.
    origin = controller if controller is not None else facts.on_turn
    if subject.kind == "me":
        origin = controller if controller is not None else player
    return player in seats_of(subject, player, origin, facts)


def seats_of(subject: Subject, player: int, origin: int | None, facts: Facts) -> Sequence[int]:
    """The seats a subject means.

    Args:
        subject: the words.
        player: who is asked about.
        origin: who speaks: "me", and from whom opponents and neighbours are counted.
        facts: the state.
    """
    match subject.kind:
        case "everyone" | "anyone":
            return facts.seats
        case "player":
            return (player,)
        case "me":
            found = origin
        case "target":
            found = subject.seat
        case "current":
            found = facts.on_turn
        case "named":
            found = facts.seat_named(subject.name)
        case "next" | "previous":
            steps = 1 if subject.kind == "next" else -1
            found = None if origin is None else facts.neighbour(origin, steps)
        case "opponents" | "opponent":
            return () if origin is None else facts.opponents(origin)
        case "but":
            spared = seats_of(subject.of or Subject("me"), player, origin, facts)
            return tuple(seat for seat in facts.seats if seat not in spared)
        case _:
            condition = subject.condition or Condition()
            return tuple(
                seat
                for seat in facts.seats
                if all(_passes(test, "", seat, seat, facts) for test in condition.tests)
            )
    return () if found is None else (found,)


def holds(condition: Condition, statement: Statement, player: int, facts: Facts) -> bool:
    """True when every test of the condition passes."""
    if not condition.tests:
        return True
    controller = None if statement.cls == "basic" else facts.controller(statement.source)
    origin = player if controller is None else controller
    return all(_passes(test, statement.source, player, origin, facts) for test in condition.tests)


def _passes(test: Test, source: str, player: int, origin: int, facts: Facts) -> bool:
    return _bare(test, source, player, origin, facts) is not test.negated


def _bare(test: Test, source: str, player: int, origin: int, facts: Facts) -> bool:
    if test.kind == "state":
        return facts.state(test.name)
    compare = _COMPARE[test.comparison]
    if test.who is None:
        if test.kind == "token":
            return compare(facts.counters(test.name, source), test.count)
        return compare(_count(test.object, source, None, facts), test.count)
    seats = seats_of(test.who, player, origin, facts)

    def one(seat: int) -> bool:
        if test.kind == "turn":
            return facts.on_turn == seat
        if test.kind == "hand":
            return compare(facts.hand_size(seat), test.count)
        if test.kind == "token":
            return compare(facts.tokens(test.name, seat), test.count)
        return compare(_count(test.object, source, seat, facts), test.count)

    if test.who.kind in _SOME_IS_ENOUGH:
        return any(one(seat) for seat in seats)
    # A player who is not there (a target never chosen) has nothing and does nothing.
    return all(one(seat) for seat in seats) and (bool(seats) or test.who.kind == "opponents")


def _count(wanted: Object, source: str, seat: int | None, facts: Facts) -> int:
    return sum(fit(wanted, item, source) is not None for item in facts.in_play(seat))


def fit(wanted: Object, item: Item | None, source: str) -> int | None:
    """How narrowly the object means the card: 0 any .. 4 this; None when it does not mean it.

    A bare word is what it meets on the card: its type, else a subtype, else its title.

    Args:
        wanted: the words.
        item: the card asked about; None: no card, which only "any" fits.
        source: the card that says it, for "this".
    """
    if wanted.kind == "any":
        return 0
    if item is None:
        return None
    if wanted.kind == "this":
        return OBJECTS["this"] if item.id == source else None
    names = names_of(item)
    for name in kinds_of(wanted):
        if name in names:
            return OBJECTS[name[0]]
    return None


@lru_cache(maxsize=4096)
def names_of(item: Item) -> frozenset[tuple[str, str]]:
    """All the card goes by, as kind and name, and ``("any", "")``."""
    return frozenset(
        (
            ("any", ""),
            ("title", singular(item.title)),
            *(("type", singular(name)) for name in item.types),
            *(("subtype", singular(name)) for name in item.subtypes),
        )
    )


@lru_cache(maxsize=4096)
def kinds_of(wanted: Object) -> tuple[tuple[str, str], ...]:
    """What a card may go by to be meant, as in `names_of`, broadest first; () for "this"."""
    if wanted.kind == "this":
        return ()
    if wanted.kind == "any":
        return (("any", ""),)
    kinds = ("type", "subtype", "title") if wanted.kind == "word" else (wanted.kind,)
    return tuple((kind, singular(wanted.name)) for kind in kinds)


def width(statement: Statement, facts: Facts) -> int:
    """How narrow the subject's wording is, 0..2.

    "Me" is everyone where nobody controls the source: in rules, and on cards in the centre.
    """
    if statement.subject.kind == "me" and facts.controller(statement.source) is None:
        return 0
    return statement.subject.width


def narrowness(statement: Statement, item: Item | None, facts: Facts) -> tuple[int, int, int]:
    """The three dimensions of step 5: subject, object, condition."""
    rank = fit(statement.object, item, statement.source)
    return (width(statement, facts), rank or 0, int(bool(statement.condition)))
