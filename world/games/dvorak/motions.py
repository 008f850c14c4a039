"""Proposals: propose, revise, withdraw, lump. Rule: Dvorak C1–C10, S6–S10."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from world.engine.protocol import Refusal, Seat

from . import ballots, reach
from .actions import Changes, Lump, Propose, Revise, Withdraw
from .deck import MOST_RULES
from .definitions import RULE, Definition, is_base, problem, read_strokes
from .facts import TableFacts
from .resolver.names import same
from .state import Motion, State
from .vote_events import Lumped, Proposed, Queued, Revised, Withdrawn
from .work import Work

MOST_COPIES = 20
MOST_MEMBERS = 10

EDITABLE = (
    "title",
    "type",
    "text",
    "flavour",
    "corner",
    "colour",
    "effects",
    "art",
    "strokes",
    "alt",
    "stays",
)
"""Fields that `revise` and `amend` may name."""

_STAYS = {"": None, "stays": True, "discards": False}


def written(state: State, seat: Seat, action: Propose) -> Definition:
    """The card as proposed."""
    given = {
        item.name: getattr(action, item.name)
        for item in fields(Definition)
        if item.name not in ("creator", "stays", "revision")
    }
    given["title"] = action.title.strip()
    given["type"] = action.type.strip() or "Thing"
    creator = state.players[seat].name
    return Definition(**given, creator=creator, stays=_STAYS.get(action.stays))


def refuse_propose(facts: TableFacts, seat: Seat, action: Propose) -> Refusal | None:
    """A title, room for it, a type that is understood, and one open proposal a player."""
    state = facts.of
    if not 1 <= action.copies <= MOST_COPIES:
        return Refusal("count-range", "Dvorak C1", {"least": 1, "most": MOST_COPIES})
    if action.stays not in _STAYS:
        return Refusal("stays-what", "Dvorak A21")
    card = written(state, seat, action)
    refusal = problem(card) or _type_problem(facts, card)
    if refusal:
        return refusal
    if busy(state, seat, CREATIONS):
        return Refusal("one-at-a-time", "Dvorak C6")
    if card.type == RULE:
        most = {"most": MOST_RULES}
        return Refusal("rules-full", "Dvorak S20", most) if len(state.rules) >= MOST_RULES else None
    if len(state.cards) + action.copies > reach.MOST_CARDS:
        return Refusal("deck-full", "Dvorak C1", {"most": reach.MOST_CARDS})
    if state.options.duplicates == "unique" and (action.copies > 1 or _taken(state, card.title)):
        return Refusal("title-taken", "Dvorak A28", {"title": card.title})
    return None


CREATIONS = ("card", "rule", "amend", "repeal")
"""Kinds of motion of which a player has one open at a time."""


def busy(state: State, seat: Seat, kinds: tuple[str, ...]) -> bool:
    """True when the seat has an open motion of one of these kinds. Rule: Dvorak C6."""
    return any(motion.by == seat and motion.kind in kinds for motion in state.queue)


def pending(state: State) -> tuple[Motion, ...]:
    """Everything still to be voted on, the members of packages included."""
    return tuple(part for motion in state.queue for part in (motion, *motion.members))


def _taken(state: State, title: str) -> bool:
    there = [definition.title for definition in state.cards.values()]
    there += [motion.card.title for motion in pending(state) if motion.kind == "card"]
    return any(title.casefold() == other.casefold() for other in there)


def _type_problem(facts: TableFacts, card: Definition) -> Refusal | None:
    """A type of its own needs a definition, or its proposer says what it does (A21)."""
    state = facts.of
    if card.type == RULE or is_base(card.type) or state.options.other_types == "thing":
        return None
    defined = any(s.issue == "stays" and same(s.object.name, card.base) for s in state.statements)
    known = any(
        same(other.base, card.base) and (other.stays is not None) for other in state.cards.values()
    )
    if defined or known or card.stays is not None:
        return None
    return Refusal("type-unknown", "Dvorak A21", {"type": card.base})


def do_propose(work: Work, seat: Seat, action: Propose) -> None:
    """Shown in full to everybody at once. Rule: Dvorak S7, C2."""
    card = written(work.state, seat, action)
    if card.stays is None and not is_base(card.type) and card.type != RULE:
        known = [c.stays for c in work.state.cards.values() if same(c.base, card.base)]
        card = replace(card, stays=next((stays for stays in known if stays is not None), None))
    kind = "rule" if card.type == RULE else "card"
    motion = Motion(work.motion_number(), kind, seat, card=card, copies=action.copies)
    work.tell(Proposed(seat, motion.id, kind, "", *shown(card), motion.copies))
    enqueue(work, motion)


def shown(card: Definition) -> tuple[Any, ...]:
    """The writing as `Proposed` and `Revised` tell it."""
    return (
        card.title, card.type, card.text, card.effects, card.flavour, card.corner, card.colour,
        card.art, card.strokes, card.alt,
    )  # fmt: skip


def enqueue(work: Work, motion: Motion, at: int | None = None, spoken_for: bool = True) -> None:
    """The electorate is frozen now, and the motion takes its place in the queue.

    Args:
        at: the place; None: the last.
        spoken_for: its mover stands behind it as it is, so that a yes is implied.
    """
    voters = ballots.electorate(work.state, motion.kind, motion.by, motion.about)
    motion = replace(motion, voters=voters)
    votes = ballots.implied(work.state, motion) if spoken_for else ()
    motion = replace(motion, votes=votes)
    queue = list(work.state.queue)
    place = len(queue) if at is None else at
    queue.insert(place, motion)
    work.set(queue=tuple(queue))
    if place:
        work.tell(Queued(motion.id, ballots.shown_title(motion), place))


def found(state: State, number: int) -> Motion | None:
    """A motion by its number, pending, in a package, or rejected."""
    every = (*pending(state), *state.rejected)
    return next((motion for motion in every if motion.id == number), None)


def changed(card: Definition, changes: Changes) -> Definition:
    """The writing after an edit."""
    given: dict[str, Any] = dict(changes)
    if "stays" in given:
        given["stays"] = _STAYS.get(given["stays"])
    if "title" in given:
        given["title"] = given["title"].strip()
    if "strokes" in given:
        # What is no drawing is kept as a stroke without points, which `problem` refuses.
        drawn = read_strokes(given["strokes"])
        given["strokes"] = ((),) if drawn is None else drawn
    return replace(card, **given)


def refuse_changes(facts: TableFacts, card: Definition, changes: Changes) -> Refusal | None:
    """Fields there are, with what may stand in them; a rule stays a rule and a card a card."""
    for name, _ in changes:
        if name not in EDITABLE:
            args = {"name": name, "choices": ", ".join(EDITABLE)}
            return Refusal("no-such-field", "Dvorak C6", args)
    if not changes:
        return Refusal("no-changes", "Dvorak C6")
    after = changed(card, changes)
    if (after.type == RULE) != (card.type == RULE):
        return Refusal("rule-or-card", "Dvorak S20")
    return problem(after) or _type_problem(facts, after)


def refuse_revise(facts: TableFacts, seat: Seat, action: Revise) -> Refusal | None:
    """One's own; of a package also by who tied it. Rule: Dvorak C6, C10, case 10."""
    state = facts.of
    motion = found(state, action.motion)
    if motion is None or motion.kind not in ("card", "rule"):
        return Refusal("no-such-motion", "Dvorak C6")
    package = next((m for m in state.queue if motion in m.members), None)
    if seat != motion.by and (package is None or package.by != seat):
        return Refusal("not-your-motion", "Dvorak C6")
    if motion in state.rejected and busy(state, seat, CREATIONS):
        return Refusal("one-at-a-time", "Dvorak C6")
    return refuse_changes(facts, motion.card, action.changes)


def do_revise(work: Work, seat: Seat, action: Revise) -> None:
    """A new revision; every vote on it is void, and on the package it is in. Rule: Dvorak C7."""
    motion = found(work.state, action.motion)
    card = replace(changed(motion.card, action.changes), revision=motion.card.revision + 1)
    revised = replace(
        motion, card=card, revision=motion.revision + 1, opened=False, hidden=False,
        silent=False, passed=False, rejected=False,
    )  # fmt: skip
    work.tell(Revised(seat, motion.id, *shown(card), revised.revision))
    queue = work.state.queue
    for place, other in enumerate(queue):
        if other.id == motion.id:
            work.set(queue=(*queue[:place], *queue[place + 1 :]))
            enqueue(work, revised, place)
            return
        if motion in other.members:
            revised = replace(revised, rejected=motion.rejected)
            members = tuple(revised if m.id == motion.id else m for m in other.members)
            package = replace(
                other, members=members, revision=other.revision + 1, opened=False,
                silent=False, passed=False,
            )  # fmt: skip
            work.set(queue=(*queue[:place], *queue[place + 1 :]))
            enqueue(work, package, place, spoken_for=seat == other.by)
            return
    work.set(rejected=tuple(m for m in work.state.rejected if m.id != motion.id))
    enqueue(work, revised)


def refuse_withdraw(facts: TableFacts, seat: Seat, action: Withdraw) -> Refusal | None:
    """One's own, while it is not decided and not part of a package."""
    motion = found(facts.of, action.motion)
    if motion is None or motion in facts.of.rejected:
        return Refusal("no-such-motion", "Dvorak C6")
    if motion not in facts.of.queue:
        return Refusal("in-a-package", "Dvorak C7")
    return None if motion.by == seat else Refusal("not-your-motion", "Dvorak C6")


def do_withdraw(work: Work, seat: Seat, action: Withdraw) -> None:
    """Gone; the members of a package go back to where they were."""
    motion = found(work.state, action.motion)
    work.set(queue=tuple(m for m in work.state.queue if m.id != motion.id))
    work.tell(Withdrawn(seat, motion.id, ballots.shown_title(motion)))
    for member in motion.members:
        if member.rejected:
            ballots.keep(work, member)
        else:
            enqueue(work, member)


def refuse_lump(facts: TableFacts, seat: Seat, action: Lump) -> Refusal | None:
    """Two or more cards or rules, pending or rejected, in no other package."""
    state = facts.of
    numbers = set(action.motions)
    if len(numbers) != len(action.motions) or not 2 <= len(numbers) <= MOST_MEMBERS:
        return Refusal("lump-how-many", "Dvorak C7", {"least": 2, "most": MOST_MEMBERS})
    for number in action.motions:
        motion = found(state, number)
        if motion is None or motion.kind not in ("card", "rule"):
            return Refusal("no-such-motion", "Dvorak C7")
        if motion not in state.queue and motion not in state.rejected:
            return Refusal("in-a-package", "Dvorak C7")
    if busy(state, seat, ("package",)):
        return Refusal("one-at-a-time", "Dvorak C6")
    return None


def do_lump(work: Work, seat: Seat, action: Lump) -> None:
    """One vote for all of them, in the place of the first that waited."""
    state = work.state
    members = tuple(
        replace(found(state, number), votes=(), voters=(), opened=False, silent=False)
        for number in action.motions
    )
    places = [place for place, m in enumerate(state.queue) if m.id in action.motions]
    work.set(
        queue=tuple(m for m in state.queue if m.id not in action.motions),
        rejected=tuple(m for m in state.rejected if m.id not in action.motions),
    )
    package = Motion(work.motion_number(), "package", seat, members=members)
    titles = tuple(ballots.shown_title(member) for member in members)
    work.tell(Lumped(seat, package.id, titles))
    enqueue(work, package, places[0] if places else None)


HANDLERS = {
    Propose: (refuse_propose, do_propose),
    Revise: (refuse_revise, do_revise),
    Withdraw: (refuse_withdraw, do_withdraw),
    Lump: (refuse_lump, do_lump),
}
"""Action class -> (why not, do it)."""
