"""What a seated player means by a line of words.

A bare card does the sensible act; a verb in any shipped language says which. Among the acts open
to the seat the words pick one; when they pick none, the act they ask for is returned all the same,
so that the refusal can say why it is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable

from world.cards import ALL_CARDS, Card, is_joker, rank, suit
from world.cards.reading import FILLERS, Piece, pieces, plain
from world.engine.protocol import Action, Ambiguous, Unreadable

from .actions import Attack, Call, Cover, Exchange, Pass, PassOn, ShowTrump, Take
from .beats import BEATS
from .view import View
from .words import ALL_WORDS, REFILL_WORDS, VERBS, spell, unspell

LONGEST = 200
"""Characters of a line that are read; no act is longer."""

_VERB_OF = {plain(alias): verb for verb, aliases in VERBS.items() for alias in (verb, *aliases)}
_PHRASES = {
    "throw in": "attack",
    "pile on": "attack",
    "pass on": "move",
    "pick up": "take",
    "не буду": "pass",
    "pass along": "move",
}
_REFILL = frozenset(plain(word) for word in REFILL_WORDS)
_ALL = frozenset(plain(word) for word in ALL_WORDS)
_LINKS = FILLERS | {plain(word) for word in "with by on using over na s на с под and и".split()}


def parse(view: View, words: str) -> Action:
    """The act ``view.you`` means.

    Raises:
        Unreadable: the words are no act of Durak.
        Ambiguous: they fit several acts; each choice can be typed as it stands.
    """
    line = " ".join(words[:LONGEST].split())
    for spelled in view.legal:
        if line.casefold() == spelled.casefold():
            return unspell(spelled)
    verb, rest = _verb(plain(line))
    open_acts = tuple(unspell(spelled) for spelled in view.legal)
    if verb in _BARE:
        return _BARE[verb](rest, line)
    if rest.strip() in _REFILL:
        raise Unreadable("refill-by-itself")
    try:
        read = [piece for piece in pieces(rest) if piece.value not in _LINKS]
    except ValueError:
        raise Unreadable("unreadable", words=line) from None
    if not read or any(piece.kind in ("word", "suit") for piece in read):
        if verb and not read:
            return _only(verb, open_acts)
        raise Unreadable("unreadable", words=line)
    if any(piece.kind == "slash" for piece in read):
        read = [piece for piece in read if piece.kind != "slash"]
        verb = "beat" if len(read) == 2 and verb in ("play", None) else verb
    return _with_cards(view, verb, read, open_acts)


def _verb(line: str) -> tuple[str | None, str]:
    """The verb a line begins with and what follows; a lone letter may still be a rank."""
    for phrase, verb in _PHRASES.items():
        if line == phrase or line.startswith(phrase + " "):
            return verb, line[len(phrase) :]
    first, _, rest = line.partition(" ")
    if first == "a" and not rest:
        return None, line
    verb = _VERB_OF.get(first)
    return (verb, rest) if verb else (None, line)


def _take(rest: str, line: str) -> Action:
    if rest.strip():
        raise Unreadable("take-alone", words=line)
    return Take()


def _pass(rest: str, line: str) -> Action:
    if not rest.strip():
        return Pass()
    if rest.strip() in _ALL:
        return Pass(True)
    raise Unreadable("pass-how", words=line)


def _exchange(rest: str, line: str) -> Action:
    return Exchange()


_BARE: dict[str, Callable[[str, str], Action]] = {
    "take": _take,
    "pass": _pass,
    "exchange": _exchange,
}

_KINDS: dict[str | None, tuple[type[Action], ...]] = {
    None: (Attack, Cover, PassOn),
    "play": (Attack, Cover, PassOn),
    "attack": (Attack,),
    "beat": (Cover,),
    "move": (PassOn,),
    "show": (ShowTrump,),
    "call": (Call,),
}


def _only(verb: str, open_acts: tuple[Action, ...]) -> Action:
    """A verb without a card: fine when there is only one way to do it."""
    found = [act for act in open_acts if isinstance(act, _KINDS[verb])]
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(tuple(spell(act) for act in found))
    raise Unreadable("which-card", verb=verb)


def _with_cards(
    view: View, verb: str | None, read: list[Piece], open_acts: tuple[Action, ...]
) -> Action:
    kinds = _KINDS[verb]
    cards = [_card(view, piece, kinds, open_acts) for piece in read]
    defending = view.you == view.defender and bool(view.pairs)
    if len(cards) == 2 and (verb == "beat" or (defending and verb in (None, "play"))):
        return _cover(view, cards)
    if len(cards) > 1:
        if kinds[0] is not Attack:
            raise Unreadable("one-card", verb=verb or "")
        return Attack(tuple(cards))
    (card,) = cards
    if isinstance(card, list):
        raise Ambiguous(tuple(spell(act) for act in card))
    fitting = [act for act in open_acts if isinstance(act, kinds) and _uses(act) == (card,)]
    if len(fitting) > 1 and view.options.get("cheating") == "on":
        # Nobody cheats by accident: a bare card beats what it can beat.
        honest = [act for act in fitting if _honest(act, view.trump)]
        fitting = honest or fitting
    if len(fitting) > 1:
        raise Ambiguous(tuple(spell(act) for act in fitting))
    return fitting[0] if fitting else _intended(view, verb, card, defending)


def _uses(act: Action) -> tuple[Card, ...]:
    """The cards of an act's own hand (for a call, the attack card it names)."""
    if isinstance(act, Attack):
        return act.cards
    return (act.over,) if isinstance(act, Call) else (act.card,)


def _honest(act: Action, trump: str) -> bool:
    return not isinstance(act, Cover) or act.card in BEATS[trump][act.over]


def _card(
    view: View, piece: Piece, kinds: tuple[type[Action], ...], open_acts: tuple[Action, ...]
) -> Card | list[Action]:
    """The card a piece names: itself, by its place in the hand, or by its rank alone.

    A list of acts stands for a piece that could mean several of them.
    """
    if piece.kind == "card":
        if piece.value not in ALL_CARDS:
            raise Unreadable("no-such-card", words=piece.value)
        return piece.value
    places = {str(place): card for place, card in enumerate(view.hand, start=1)}
    if piece.kind == "number":
        if piece.value not in places:
            raise Unreadable("no-such-place", number=piece.value, held=len(view.hand))
        return places[piece.value]
    name = piece.value
    acts = [act for act in open_acts if isinstance(act, kinds) and _ranked(act, name)]
    by_rank = sorted({_uses(act)[0] for act in acts})
    by_place = places.get(name) if piece.kind == "digits" else None
    if by_place and by_place not in by_rank:
        placed = [act for act in open_acts if isinstance(act, kinds) and _uses(act) == (by_place,)]
        if placed and acts:
            return acts + placed
        if placed or not acts:
            held = [card for card in view.hand if not is_joker(card) and rank(card) == name]
            return by_place if placed or not held else held[0]
    if len(by_rank) == 1:
        return by_rank[0]
    if by_rank:
        return acts
    held = [card for card in view.hand if not is_joker(card) and rank(card) == name]
    if not held:
        raise Unreadable("no-card-of-rank", rank=name)
    return held[0]


def _ranked(act: Action, name: str) -> bool:
    cards = _uses(act)
    return len(cards) == 1 and not is_joker(cards[0]) and rank(cards[0]) == name


def _cover(view: View, cards: list) -> Action:
    """A cover and its attack card, in either order: the attack card is the one on the table."""
    for card in cards:
        if isinstance(card, list):
            raise Ambiguous(tuple(spell(act) for act in card))
    attacks = [attack for attack, _ in view.pairs]
    first, second = cards
    if second not in attacks and first in attacks:
        first, second = second, first
    return Cover(first, second)


def _intended(view: View, verb: str | None, card: Card, defending: bool) -> Action:
    """The act asked for although it is not open, for the refusal to explain."""
    if verb == "move":
        return PassOn(card)
    if verb == "show":
        return ShowTrump(card)
    if verb == "call":
        return Call(card)
    if verb == "attack" or (verb in (None, "play") and not defending):
        return Attack((card,))
    uncovered = [attack for attack, cover in view.pairs if cover is None]
    attacks = uncovered or [attack for attack, _ in view.pairs]
    if not attacks:
        return Cover(card, card)
    same = [over for over in attacks if suit(over) == suit(card)]
    passing = view.options.get("passing") == "on" and verb != "beat" and not is_joker(card)
    if passing and any(not is_joker(over) and rank(over) == rank(card) for over in attacks):
        return PassOn(card)
    return Cover(card, (same or attacks)[0])
