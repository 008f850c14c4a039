"""Table operations on players, turns, tokens, piles and named states."""

from __future__ import annotations

from collections.abc import Mapping

from world.engine.protocol import Refusal, Seat

from . import ending, judge, offers, zones
from .facts import TableFacts
from .operations import (
    DropPile,
    ExtraTurn,
    Give,
    Lift,
    MakePile,
    PutOut,
    Reverse,
    SetState,
    Skip,
    SwapHands,
    Tokens,
)
from .reach import RULE, always, no_card, played_card, seen_title
from .resolver.names import same
from .state import Offer, Pile, State
from .table_events import (
    ExtraGranted,
    GiftOffered,
    HandsSwapped,
    Lifted,
    PileDropped,
    PileMade,
    Reversed,
    SkipsChanged,
    StateChanged,
    TokensChanged,
)
from .work import Work

MOST_TOKENS = 9999
MOST_KINDS = 20
MOST_PILES = 20
MOST_STATES = 30
MOST_SKIPS = 9
MOST_EXTRA = 20
NAME_LENGTH = 20

_RESERVED = (
    "draw",
    "discard",
    "centre",
    "center",
    "removed",
    "hand",
    "area",
    "play",
    "pile",
    "top",
)


def refuse_player(facts: TableFacts, seat: Seat, action: PutOut | ExtraTurn) -> Refusal | None:
    """A player in the game."""
    if action.target not in facts.seats:
        return Refusal("no-such-player", RULE)
    if isinstance(action, ExtraTurn) and len(facts.of.extra) >= MOST_EXTRA:
        return Refusal("too-many", RULE, {"most": MOST_EXTRA})
    return None


def do_put_out(work: Work, seat: Seat, action: PutOut) -> None:
    """Because a card says so, in the judgement of people."""
    ending.put_out(work, (action.target,), "told")


def do_extra_turn(work: Work, seat: Seat, action: ExtraTurn) -> None:
    """After the running one; several come in the order granted."""
    work.set(extra=(*work.state.extra, action.target))
    work.tell(ExtraGranted(seat, action.target))


def refuse_skip(facts: TableFacts, seat: Seat, action: Skip) -> Refusal | None:
    """A player in the game; so many turns as people can mean."""
    if action.target not in facts.seats:
        return Refusal("no-such-player", RULE)
    skips = facts.of.players[action.target].skips + action.count
    if action.count == 0 or not 0 <= skips <= MOST_SKIPS:
        return Refusal("count-range", RULE, {"least": 1, "most": MOST_SKIPS})
    return None


def do_skip(work: Work, seat: Seat, action: Skip) -> None:
    """The next turns of that player are passed over. Case 30."""
    skip(work, seat, action.target, action.count)


def skip(work: Work, seat: Seat, target: Seat, count: int) -> None:
    """So many more turns of a player are passed over."""
    skips = min(MOST_SKIPS, max(0, work.state.players[target].skips + count))
    work.player(target, skips=skips)
    work.tell(SkipsChanged(seat, target, skips))


def do_reverse(work: Work, seat: Seat, action: Reverse | None = None) -> None:
    """From clockwise to anticlockwise or back. Case 29."""
    work.set(direction=-work.state.direction)
    work.tell(Reversed(seat, work.state.direction == 1))


def refuse_swap(facts: TableFacts, seat: Seat, action: SwapHands) -> Refusal | None:
    """Two different players in the game."""
    both = {action.target, action.other}
    return None if len(both) == 2 and both <= set(facts.seats) else Refusal("swap-whom", RULE)


def do_swap(work: Work, seat: Seat, action: SwapHands) -> None:
    """Whole hands change sides."""
    swap(work, seat, action.target, action.other)


def swap(work: Work, seat: Seat, one: Seat, other: Seat) -> None:
    """Two hands change sides."""
    first, second = work.state.lying(f"hand/{one}"), work.state.lying(f"hand/{other}")
    zones.lay(work, f"hand/{one}", second)
    zones.lay(work, f"hand/{other}", first)
    work.tell(HandsSwapped(seat, one, other, len(second), len(first)))


def refuse_state(facts: TableFacts, seat: Seat, action: SetState) -> Refusal | None:
    """A short name; on or off as it is not."""
    refusal = _bad_name(action.name)
    if refusal:
        return refusal
    if facts.state(action.name) == action.on:
        return Refusal("state-is-so", RULE, {"name": action.name, "on": action.on})
    if action.on and len(facts.of.states) >= MOST_STATES:
        return Refusal("too-many", RULE, {"most": MOST_STATES})
    return None


def _bad_name(name: str) -> Refusal | None:
    if not name.strip() or len(name) > NAME_LENGTH or not name.isprintable():
        return Refusal("name-range", RULE, {"limit": NAME_LENGTH})
    return None


def do_state(work: Work, seat: Seat, action: SetState) -> None:
    """Conditions such as *while rain* look at it."""
    set_state(work, seat, action.name, action.on)


def set_state(work: Work, seat: Seat, name: str, on: bool) -> None:
    """A named state is on or off from now on."""
    states = frozenset(state for state in work.state.states if not same(state, name))
    work.set(states=states | {name} if on else states)
    work.tell(StateChanged(seat, name, on))


def refuse_lift(facts: TableFacts, seat: Seat, action: Lift) -> Refusal | None:
    """A lasting effect."""
    known = any(effect.id == action.effect for effect in facts.of.lingering)
    return None if known else Refusal("no-such-effect", RULE)


def do_lift(work: Work, seat: Seat, action: Lift) -> None:
    """It is over because people say so."""
    title = judge.title_of(work.state, action.effect)
    zones.silence(work, action.effect)
    work.set(lingering=tuple(e for e in work.state.lingering if e.id != action.effect))
    work.tell(Lifted(seat, title))


# Tokens and piles


def refuse_tokens(facts: TableFacts, seat: Seat, action: Tokens) -> Refusal | None:
    """On a player, a card in play or a named pile."""
    refusal = _bad_name(action.name)
    if refusal:
        return refusal
    if action.count == 0 or abs(action.count) > MOST_TOKENS:
        return Refusal("count-range", RULE, {"least": 1, "most": MOST_TOKENS})
    holder = holder_of(facts, seat, action.holder)
    if isinstance(holder, Refusal):
        return holder
    held = facts.of.tokens.get(holder, {})
    if action.count < 0 and not facts.counters(action.name, holder):
        return Refusal("no-such-tokens", RULE, {"name": action.name})
    if len(held) >= MOST_KINDS and not any(same(name, action.name) for name in held):
        return Refusal("too-many", RULE, {"most": MOST_KINDS})
    return None


def holder_of(facts: TableFacts, seat: Seat, holder: str) -> str | Refusal:
    """What tokens lie on: a seat, a pile, or the id of a card in play."""
    kind, slash, name = holder.partition("/")
    if kind == "seat" and slash:
        taken = {str(other) for other in range(len(facts.of.players))}
        return holder if name in taken else Refusal("no-such-player", RULE)
    if kind == "pile" and slash:
        return holder if name in facts.of.piles else Refusal("no-such-place", RULE)
    return played_card(facts, seat, holder)


def do_tokens(work: Work, seat: Seat, action: Tokens) -> None:
    """Never below none; none is no entry. Case 58."""
    tokens(work, seat, action.name, action.count, holder_of(work.facts, seat, action.holder))


def tokens(work: Work, seat: Seat, name: str, change: int, holder: str) -> None:
    """More or fewer tokens of a name on a holder."""
    held = dict(work.state.tokens.get(holder, {}))
    name = next((known for known in held if same(known, name)), name)
    before = held.pop(name, 0)
    total = min(MOST_TOKENS, max(0, before + change))
    if total:
        held[name] = total
    every: dict[str, Mapping[str, int]] = {**work.state.tokens, holder: held}
    if not held:
        del every[holder]
    work.set(tokens=every)
    kind, slash, rest = holder.partition("/")
    target = int(rest) if kind == "seat" and slash else None
    on = "" if target is not None else rest if slash else seen_title(work.state, holder)
    work.tell(TokensChanged(seat, name, total - before, total, target, on))


def refuse_make_pile(facts: TableFacts, seat: Seat, action: MakePile) -> Refusal | None:
    """A short new name."""
    refusal = _bad_name(action.name)
    if refusal:
        return refusal
    name = action.name.casefold()
    odd = any(sign in name for sign in "/:") or name != name.strip() or name.isdecimal()
    if odd or name in _RESERVED or any(name == other.casefold() for other in facts.of.piles):
        return Refusal("pile-name-taken", RULE, {"name": action.name})
    if len(facts.of.piles) >= MOST_PILES:
        return Refusal("too-many", RULE, {"most": MOST_PILES})
    if action.owner is not None and not 0 <= action.owner < len(facts.of.players):
        return Refusal("no-such-player", RULE)
    return None


def do_make_pile(work: Work, seat: Seat, action: MakePile) -> None:
    """Empty at first."""
    made = Pile(action.name, action.owner, action.up)
    work.set(
        piles={**work.state.piles, action.name: made},
        zones={**work.state.zones, f"pile/{action.name}": ()},
    )
    work.tell(PileMade(seat, action.name, action.owner, action.up))


def refuse_drop_pile(facts: TableFacts, seat: Seat, action: DropPile) -> Refusal | None:
    """An empty one."""
    if action.name not in facts.of.piles:
        return Refusal("no-such-place", RULE)
    if facts.of.lying(f"pile/{action.name}"):
        return Refusal("pile-not-empty", RULE, {"name": action.name})
    return None


def do_drop_pile(work: Work, seat: Seat, action: DropPile) -> None:
    """Its tokens go with it."""
    zone = f"pile/{action.name}"
    state: State = work.state
    work.set(
        piles={name: pile for name, pile in state.piles.items() if name != action.name},
        zones={name: cards for name, cards in state.zones.items() if name != zone},
        tokens={holder: held for holder, held in state.tokens.items() if holder != zone},
    )
    work.tell(PileDropped(seat, action.name))


def refuse_give(facts: TableFacts, seat: Seat, action: Give) -> Refusal | None:
    """A card of one's own hand or area, to somebody else."""
    own = (*facts.of.lying(f"hand/{seat}"), *facts.of.lying(f"area/{seat}"))
    if action.card not in own:
        return no_card()
    if action.target == seat or action.target not in facts.seats:
        return Refusal("no-such-player", RULE)
    if any(offer.gift == action.card for offer in facts.of.offers):
        return Refusal("given-already", RULE)
    return None


def do_give(work: Work, seat: Seat, action: Give) -> None:
    """Offered; it moves when it is taken. Rule: Dvorak A23."""
    title = work.state.cards[action.card].title
    number = offers.free_number(work, action.target)
    made = Offer(number, action.target, action.card, title, gift=action.card, giver=seat)
    offers.add(work, made)
    work.tell(GiftOffered(seat, action.target, number, title))


HANDLERS = {
    PutOut: (refuse_player, do_put_out),
    ExtraTurn: (refuse_player, do_extra_turn),
    Skip: (refuse_skip, do_skip),
    Reverse: (always, do_reverse),
    SwapHands: (refuse_swap, do_swap),
    SetState: (refuse_state, do_state),
    Lift: (refuse_lift, do_lift),
    Tokens: (refuse_tokens, do_tokens),
    MakePile: (refuse_make_pile, do_make_pile),
    DropPile: (refuse_drop_pile, do_drop_pile),
    Give: (refuse_give, do_give),
}
"""Action class -> (why not, do it)."""
