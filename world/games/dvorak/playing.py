"""A player's own turn: draw, play, abilities, end, discard down. Rule: Dvorak T1–T3."""

from __future__ import annotations

from world.engine.protocol import CardId, Refusal, Seat

from . import drawing, judge, offers, reach, turns, zones
from .actions import DiscardDown, Draw, End, Play, Use
from .definitions import ACTION, THING, Definition
from .facts import TableFacts
from .resolver.facts import Item
from .resolver.forms import Deed, Standing, When
from .resolver.names import same, singular
from .resolver.statements import Condition, Subject
from .state import DISCARD, DRAW, PLAY, Offer, State
from .turn_events import Displaced, Played, Used
from .work import Work


def refuse_draw(facts: TableFacts, seat: Seat, action: Draw) -> Refusal | None:
    """Once a turn, first of all."""
    if facts.of.turn.step != DRAW:
        return Refusal("drawn-already", "Dvorak T1")
    return None


def do_draw(work: Work, seat: Seat, action: Draw) -> None:
    """The draw step: as many cards as hold for this player. Rule: Dvorak S14, S21, T1."""
    work.turn(step=PLAY)
    drawing.draw_cards(work, seat, judge.number(work.facts, "draw_n", seat))


def refuse_play(facts: TableFacts, seat: Seat, action: Play) -> Refusal | None:
    """The card, the types it counts as, what denies it, and what it is played on."""
    refusal = refuse_card(facts, seat, action.card, action.down)
    return refusal or refuse_aim(facts, seat, action)


def refuse_card(facts: TableFacts, seat: Seat, card: CardId, down: bool = False) -> Refusal | None:
    """Why this card may not be played now, on whomever."""
    state = facts.of
    if card not in state.lying(f"hand/{seat}"):
        return Refusal("not-in-hand", "Dvorak T2")
    title = state.cards[card].title
    refusal = refuse_step(state)
    if refusal:
        return refusal
    item = judge.item_of(facts, card)
    because = judge.denied(facts, "play", seat, item)
    if because is not None:
        return Refusal("denied", "Dvorak S22", {"title": title, "because": because})
    for kind in kinds_used(facts, seat, state.cards[card], item, down):
        if judge.plays_left(facts, seat, kind, item) == 0:
            most = judge.plays(facts, seat, kind, item)
            args = {"type": kind.capitalize(), "most": most}
            return Refusal("plays-used", "Dvorak S14, T2", args)
    if state.options.play_order == "action_first" and _too_late(facts, seat, card, item):
        return Refusal("action-first", "Dvorak A7")
    if state.options.impossible == "refuse" and not _possible(facts, seat, card):
        return Refusal("impossible", "Dvorak A20", {"title": title})
    return None


def kinds_used(
    facts: TableFacts, seat: Seat, definition: Definition, item: Item, down: bool
) -> tuple[str, ...]:
    """The types whose plays a card uses up.

    Laid face down by choice it is a Thing to everybody, so that no count tells what it is.
    """
    if down and judge.typed(facts, "face_down", seat, item) != 1:
        return (singular(THING),)
    return judge.counted_as(facts, seat, definition, item)


def refuse_step(state: State) -> Refusal | None:
    """Nothing is played before the draw or while discarding down."""
    if state.turn.step == DRAW:
        if state.options.must_draw == "may":
            return None
        return Refusal("draw-first", "Dvorak T1")
    if state.turn.step == DISCARD:
        return Refusal("discard-down", "Dvorak T3")
    return None


def _too_late(facts: TableFacts, seat: Seat, card: CardId, item: Item) -> bool:
    kinds = judge.counted_as(facts, seat, facts.of.cards[card], item)
    return singular(ACTION) in kinds and facts.of.turn.plays.get(singular(THING), 0) > 0


def _possible(facts: TableFacts, seat: Seat, card: CardId) -> bool:
    """True unless a one-shot of the card has nothing it could be done to."""
    for clause in facts.of.cards[card].reading.clauses:
        if isinstance(clause, Deed):
            trial = Offer(0, seat, card, "", clause)
            if offers.needs_card(trial) and not offers.needs_target(trial):
                if not offers.candidates(facts, trial):
                    return False
    return True


def refuse_aim(facts: TableFacts, seat: Seat, action: Play) -> Refusal | None:
    """Why the card may not be played on that player or card."""
    state = facts.of
    if action.target is not None and action.target not in state.in_game:
        return Refusal("no-such-player", "Dvorak T2")
    if action.target is None and not action.down and wants_target(state.cards[action.card]):
        return Refusal("target-needed", "Dvorak T2", {"title": state.cards[action.card].title})
    if action.on:
        on = reach.played_card(facts, seat, action.on)
        return on if isinstance(on, Refusal) else reach.stopped(facts, "target", seat, on)
    return None


def wants_target(definition: Definition) -> bool:
    """True when a standing clause of the card speaks of a target: a player chosen when played.

    One-shots ask for theirs when they are carried out.
    """
    return any(_aimed(clause) for clause in definition.reading.clauses)


def _aimed(clause: object) -> bool:
    if isinstance(clause, When):
        return clause.moment == "played" and any(_aimed(part) for part in clause.then)
    if not isinstance(clause, Standing):
        return False
    return offers.aims(clause.subject) or _aimed_condition(clause.condition)


def _aimed_condition(condition: Condition) -> bool:
    people: list[Subject | None] = [test.who for test in condition.tests]
    return any(offers.aims(who) for who in people)


def do_play(work: Work, seat: Seat, action: Play) -> None:
    """The card is read out; a Thing stays, an Action is done and discarded. Rule: Dvorak S3, T2."""
    card, facts = action.card, work.facts
    definition, item = work.state.cards[card], judge.item_of(facts, card)
    down = action.down or judge.typed(facts, "face_down", seat, item) == 1
    to = judge.destination(facts, seat, definition, item)
    if down and to in ("discard", "removed"):
        to = "area"
    kinds = kinds_used(facts, seat, definition, item, action.down)
    used = {kind: work.state.turn.plays.get(kind, 0) + 1 for kind in kinds}
    on = zones.locate(work.state, action.on) if action.on else None
    work.turn(step=PLAY, plays={**work.state.turn.plays, **used})
    shown = on is not None and not work.state.marks[on].down
    work.tell(
        Played(
            seat,
            card,
            definition.title,
            definition.type,
            definition.text,
            definition.flavour,
            definition.creator,
            action.target,
            work.state.cards[on].title if shown else "",
            down,
            to,
        )  # fmt: skip
    )
    clauses = definition.reading.clauses
    if to in ("area", "centre"):
        zone = f"area/{seat}" if to == "area" else to
        zones.shift(work, card, zone, owner=seat, target=action.target, down=down)
        if on is not None:
            work.mark(card, attached=on)
        _make_room(work, seat, card, item)
    else:
        zones.shift(work, card, to)
        if offers.lasts(clauses):
            offers.last(work, card, seat, clauses, action.target)
    if not down:
        offers.offer(work, seat, card, definition.title, clauses, action.target)
        for clause in clauses:
            if isinstance(clause, When) and clause.moment == "played":
                offers.begin(work, card, seat, clause.then, action.target)


def _make_room(work: Work, seat: Seat, card: CardId, item: Item) -> None:
    """Of a type of which only so many may be in play, the oldest give way. Case 53."""
    most = judge.typed(work.facts, "in_play", seat, item)
    if not isinstance(most, int):
        return
    base = work.state.cards[card].base
    alike = [other for other in work.facts.control if same(work.state.cards[other].base, base)]
    alike.sort(key=lambda other: work.state.marks[other].seq)
    for other in alike[: max(0, len(alike) - most)]:
        work.tell(Displaced(other, work.state.cards[other].title))
        zones.shift(work, other, "discard")


def refuse_use(facts: TableFacts, seat: Seat, action: Use) -> Refusal | None:
    """An ability costs an Action play, and what denies Actions denies it. Rule: Dvorak T2, A22."""
    state = facts.of
    if action.card not in state.lying(f"area/{seat}") or state.marks[action.card].down:
        return Refusal("not-yours-in-play", "Dvorak T2")
    definition = state.cards[action.card]
    if not 1 <= action.ability <= len(definition.abilities):
        return Refusal("no-ability", "Dvorak T2", {"title": definition.title})
    refusal = refuse_step(state)
    if refusal:
        return refusal
    because = judge.denied(facts, "play", seat, Item("", "", (ACTION,)))
    if because is not None:
        args = {"title": definition.title, "because": because}
        return Refusal("denied", "Dvorak S22", args)
    if state.options.ability_cost == "free":
        if state.turn.plays.get(_use_key(action), 0):
            return Refusal("ability-used", "Dvorak A22", {"title": definition.title})
    elif judge.plays_left(facts, seat, ACTION) == 0:
        args = {"type": ACTION, "most": judge.plays(facts, seat, ACTION)}
        return Refusal("plays-used", "Dvorak S14, A22", args)
    return None


def _use_key(action: Use) -> str:
    return f"{action.card}:{action.ability}"


def do_use(work: Work, seat: Seat, action: Use) -> None:
    """The ability is announced and offered; the Thing stays."""
    definition = work.state.cards[action.card]
    free = work.state.options.ability_cost == "free"
    key = _use_key(action) if free else singular(ACTION)
    plays = work.state.turn.plays
    work.turn(step=PLAY, plays={**plays, key: plays.get(key, 0) + 1})
    work.tell(Used(seat, definition.title, definition.text))
    ability = definition.abilities[action.ability - 1]
    if ability is not None:
        target = work.state.marks[action.card].target
        offers.begin(work, action.card, seat, ability.then, target)


def refuse_end(facts: TableFacts, seat: Seat, action: End) -> Refusal | None:
    """Not before the draw, and not with cards still to be discarded."""
    return refuse_step(facts.of)


def do_end(work: Work, seat: Seat, action: End) -> None:
    """With too many cards, discards are asked for first. Rule: Dvorak S15, T3."""
    if not turns.ask_for_discards(work):
        turns.finish(work)


def refuse_discard_down(facts: TableFacts, seat: Seat, action: DiscardDown) -> Refusal | None:
    """One of one's own cards, while there is something to discard."""
    if action.card not in facts.of.lying(f"hand/{seat}"):
        return Refusal("not-in-hand", "Dvorak T3")
    return None


def do_discard_down(work: Work, seat: Seat, action: DiscardDown) -> None:
    """One card less; when it was the last one due, play goes on."""
    player = work.state.players[seat]
    if player.owes:
        work.player(seat, owes=player.owes - 1)
    drawing.discard(work, seat, action.card)
    turn = work.state.turn
    if turn.seat == seat and turn.step == DISCARD and not judge.excess(work.facts, seat):
        turns.finish(work)


HANDLERS = {
    Draw: (refuse_draw, do_draw),
    Play: (refuse_play, do_play),
    Use: (refuse_use, do_use),
    End: (refuse_end, do_end),
    DiscardDown: (refuse_discard_down, do_discard_down),
}
"""Action class -> (why not, do it)."""
