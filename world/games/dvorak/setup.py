"""Before the first turn: the deck, being ready, shuffling, dealing, who goes first.

Rule: Dvorak U1–U5, S11, S12.
"""

from __future__ import annotations

from dataclasses import replace

from world.cards import Chance
from world.engine.protocol import Refusal, Seat, Step

from . import adopting, decks, judge, reach, turns, zones
from .actions import ClearDeck, LoadCards, LoadDeck, Ready, Start
from .deck import HEAD, MOST_RULES
from .definitions import RULE, Definition, problem
from .facts import TableFacts
from .motions import EDITABLE, MOST_COPIES
from .options import Options
from .state import BUILDING, PLAYING, Contest, Player, State
from .turn_events import (
    Dealt,
    DeckCleared,
    DeckLoaded,
    FewCards,
    FirstChosen,
    HandDealt,
    ReadyTold,
)
from .work import Work

MOST_LOADED = 200
"""Cards one act may load."""


def start(options: Options, seats: int, chance: Chance, before: State | None = None) -> Step:
    """A match: its deck on the table, and dealt at once unless cards are to be made first.

    Args:
        before: the finished game this one follows; its cards and rules are played on with.
    """
    work = Work(State(options, BUILDING, (Player(),) * seats), chance)
    if before is not None:
        _carry_over(work, before)
    elif options.deck != "none":
        load(work, None, options.deck)
    if options.building == "no" and options.first != "named" and work.state.cards:
        begin(work)
    return Step(work.state, tuple(work.events))


def _carry_over(work: Work, before: State) -> None:
    """The deck of the game before, as it has grown: copies and removed cards stay behind."""
    # What was rejected keeps its numbers; nothing else may get one of them.
    kept = [m.id for motion in before.rejected for m in (motion, *motion.members)]
    work.set(moved=max(kept, default=0))
    for seat, player in enumerate(before.players[: len(work.state.players)]):
        work.player(seat, name=player.name)
    gone = set(before.lying("removed"))
    for card, definition in before.cards.items():
        if card not in gone and not card.startswith(reach.COPY):
            adopting.add_card(work, definition, "draw", zones.BOTTOM)
    for rule in before.rules:
        adopting.add_rule(work, rule.card, 0)
    work.set(loaded=before.loaded, rejected=before.rejected)
    work.tell(DeckLoaded(None, "", len(work.state.cards), len(work.state.rules)))


def load(work: Work, seat: Seat | None, name: str) -> None:
    """A starter deck joins the table's."""
    deck = decks.starter(name)
    work.set(loaded=(*work.state.loaded, name))
    work.tell(DeckLoaded(seat, deck.title, deck.size, len(deck.laws)))
    _add(work, (*deck.laws, *deck.cards))


def _add(work: Work, cards: tuple[Definition, ...]) -> None:
    for card in cards:
        if card.type == RULE:
            adopting.add_rule(work, card, 0)
        else:
            adopting.add_card(work, card, "draw", zones.BOTTOM)


def refuse_load_deck(facts: TableFacts, seat: Seat, action: LoadDeck) -> Refusal | None:
    """A starter deck that is not in the deck yet."""
    if action.deck not in decks.STARTERS:
        return Refusal("no-such-deck", "", {"choices": ", ".join(decks.STARTERS)})
    if action.deck in facts.of.loaded:
        return Refusal("loaded-already", "", {"deck": decks.starter(action.deck).title})
    if len(facts.of.cards) + decks.starter(action.deck).size > reach.MOST_CARDS:
        return Refusal("deck-full", "", {"most": reach.MOST_CARDS})
    return None


def do_load_deck(work: Work, seat: Seat, action: LoadDeck) -> None:
    """Told by its title."""
    load(work, seat, action.deck)


def loaded(state: State, seat: Seat, action: LoadCards) -> tuple[Definition, ...] | Refusal:
    """The cards meant, copies one by one, or what is wrong with one of them."""
    made: list[Definition] = []
    for pairs in action.cards:
        given = dict(pairs)
        count = given.pop("count", 1)
        try:
            card = Definition(**{"creator": state.players[seat].name, **given})
        except TypeError:
            args = {"name": ", ".join(given), "choices": ", ".join(EDITABLE)}
            return Refusal("no-such-field", "", args)
        if not isinstance(count, int) or not 1 <= count <= MOST_COPIES:
            return Refusal("count-range", "", {"least": 1, "most": MOST_COPIES})
        wrong = problem(card)
        if wrong is not None:
            return wrong
        made += [card] * count
    return tuple(made)


def refuse_load_cards(facts: TableFacts, seat: Seat, action: LoadCards) -> Refusal | None:
    """Every one of them readable, and room for all."""
    if len(action.title) > HEAD["title"] or not action.title.isprintable():
        args = {"field": "title", "length": len(action.title), "limit": HEAD["title"]}
        return Refusal("field-too-long", "", args)
    if not 1 <= len(action.cards) <= MOST_LOADED:
        return Refusal("count-range", "", {"least": 1, "most": MOST_LOADED})
    cards = loaded(facts.of, seat, action)
    if isinstance(cards, Refusal):
        return cards
    if len(facts.of.cards) + len(cards) > reach.MOST_CARDS:
        return Refusal("deck-full", "", {"most": reach.MOST_CARDS})
    rules = sum(card.type == RULE for card in cards)
    if rules and len(facts.of.rules) + rules > MOST_RULES:
        return Refusal("rules-full", "Dvorak S20", {"most": MOST_RULES})
    return None


def do_load_cards(work: Work, seat: Seat, action: LoadCards) -> None:
    """Told by how many."""
    cards = loaded(work.state, seat, action)
    rules = sum(card.type == RULE for card in cards)
    work.tell(DeckLoaded(seat, action.title, len(cards) - rules, rules))
    _add(work, cards)


def refuse_clear(facts: TableFacts, seat: Seat, action: ClearDeck) -> Refusal | None:
    """There must be something, and it must be meant."""
    if not facts.of.cards and not facts.of.rules:
        return Refusal("no-cards", "Dvorak U1")
    return None if action.sure else Refusal("clear-sure", "", {"cards": len(facts.of.cards)})


def do_clear(work: Work, seat: Seat, action: ClearDeck) -> None:
    """The table's cards and rules are put away; proposals stay."""
    work.tell(DeckCleared(seat, len(work.state.cards)))
    work.set(cards={}, zones={}, rules=(), statements=(), loaded=(), rulings=(), warned=False)


def refuse_ready(facts: TableFacts, seat: Seat, action: Ready) -> Refusal | None:
    """There must be cards to play with."""
    if not facts.of.lying("draw"):
        return Refusal("no-cards", "Dvorak U1")
    if facts.of.players[seat].ready == action.yes:
        return Refusal("ready-already" if action.yes else "not-ready", "Dvorak U1")
    return None


def do_ready(work: Work, seat: Seat, action: Ready) -> None:
    """When everybody is, the game begins."""
    work.player(seat, ready=action.yes)
    work.tell(ReadyTold(seat, action.yes))
    if all(player.ready or player.left for player in work.state.players):
        if work.state.options.first == "named":
            begin(work, work.state.host)
        else:
            begin(work)


def refuse_start(facts: TableFacts, seat: Seat, action: Start) -> Refusal | None:
    """With cards, and with a first player named where that is the way here."""
    state = facts.of
    if not state.lying("draw"):
        return Refusal("no-cards", "Dvorak U1")
    named = state.options.first == "named"
    if named != (action.first is not None):
        return Refusal("first-who" if named else "first-not-named", "Dvorak U4")
    if action.first is not None and action.first not in state.in_game:
        return Refusal("no-such-player", "Dvorak U4")
    needed = judge.cards_needed(facts)
    if state.options.few_cards == "refuse" and len(state.lying("draw")) < needed:
        args = {"cards": len(state.lying("draw")), "needed": needed}
        return Refusal("too-few-cards", "Dvorak U3", args)
    return None


def do_start(work: Work, seat: Seat, action: Start) -> None:
    """Shuffle, deal, begin."""
    begin(work, action.first)


def begin(work: Work, first: Seat | None = None) -> None:
    """Deal and find the first player; with too few cards, warn once before that. Case 22."""
    cards, needed = len(work.state.lying("draw")), judge.cards_needed(work.facts)
    few = cards < needed
    if few and (not work.state.warned or work.state.options.few_cards == "refuse"):
        players = tuple(replace(player, ready=False) for player in work.state.players)
        work.set(warned=True, players=players)
        work.tell(FewCards(cards, needed))
        return
    work.set(phase=PLAYING)
    zones.shuffle(work, "draw")
    _deal(work)
    _find_first(work, first)
    if work.state.first is not None:
        turns.begin(work, work.state.first)


def _deal(work: Work) -> None:
    """One at a time from the first seat. Rule: Dvorak U3."""
    pile = list(work.state.lying("draw"))
    share = {seat: judge.number(work.facts, "deal", seat) for seat in work.state.in_game}
    hands: dict[Seat, list[str]] = {seat: [] for seat in share}
    for round_ in range(max(share.values())):
        for seat in share:
            if pile and round_ < share[seat]:
                hands[seat].append(pile.pop(0))
    for seat, hand in hands.items():
        zones.lay(work, f"hand/{seat}", hand)
    zones.lay(work, "draw", pile)
    work.tell(Dealt(max(map(len, hands.values())), len(pile)))
    for seat, hand in hands.items():
        titles = tuple(work.state.cards[card].title for card in hand)
        work.tell(HandDealt(seat, tuple(hand), titles))


def _find_first(work: Work, named: Seat | None) -> None:
    """By the table's way; rock, paper, scissors takes acts of its own. Rule: Dvorak S12, U4."""
    seats = work.state.in_game
    how = work.state.options.first
    if named is not None:
        first, rolls = named, ()
    elif how == "rps":
        work.set(contest=Contest(seats, first=True))
        return
    elif how == "die" or (how == "coin" and len(seats) > 2):
        how = "die"
        first, rolls = _roll_off(work, seats)
    else:
        first, rolls = work.chance.pick(seats), ()
    work.set(first=first)
    work.tell(FirstChosen(first, how, rolls))


def _roll_off(work: Work, seats: tuple[Seat, ...]) -> tuple[Seat, tuple[int, ...]]:
    """Everybody rolls; of the highest, again, until one is left."""
    last = dict.fromkeys(seats, 0)
    highest = seats
    while len(highest) > 1:
        last.update({seat: work.chance.below(6) + 1 for seat in highest})
        best = max(last[seat] for seat in highest)
        highest = tuple(seat for seat in highest if last[seat] == best)
    return highest[0], tuple(last.values())


HANDLERS = {
    LoadDeck: (refuse_load_deck, do_load_deck),
    LoadCards: (refuse_load_cards, do_load_cards),
    ClearDeck: (refuse_clear, do_clear),
    Ready: (refuse_ready, do_ready),
    Start: (refuse_start, do_start),
}
"""Action class -> (why not, do it)."""
