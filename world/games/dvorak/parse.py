"""What a seated player means by a line of words: turns, offers, votes; `tablewords` has the rest.

The words need not be allowed now: `legal.refuse` says why not. ``play 3`` and a bare ``3`` are the
third card of the hand; other numbers are of the one list of cards in play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from world.cards.reading import plain
from world.engine.protocol import Action, Ambiguous, Seat, Unreadable

from . import naming, tablewords, writing
from .actions import (
    ClearDeck,
    Confirm,
    Decline,
    DiscardDown,
    Draw,
    End,
    LoadDeck,
    Play,
    Ready,
    Resolve,
    Start,
    Throw,
    Unvote,
    Use,
    Vote,
)
from .chances import THROWS
from .decks import STARTERS
from .naming import HAND, PLAY
from .operations import Discard, DiscardRandom, DrawCards
from .view import View
from .words import ALL, NO, VERB_OF, YES, in_english

LONGEST = 4000
"""Characters of a line that are read: a whole card fits."""


def parse(view: View, words: str) -> Action:
    """The act ``view.you`` means. Raises Unreadable or Ambiguous.

    What cannot be read as it stands is read with its places and little words in English: a card's
    own title comes first.
    """
    line = words[:LONGEST].strip()
    head, _, rest = line.partition(" ")
    verb, *switches = head.split("/")
    known = VERB_OF.get(plain(verb))
    if known is None:
        return _or_in_english(_bare, view, line)
    if switches and known not in writing.SWITCHED:
        raise Unreadable("unreadable", words=line)
    if known in writing.READERS:
        return writing.READERS[known](view, switches, rest.strip(), verb.casefold())
    read = _READERS[known]
    said = known if not verb.isascii() else verb.casefold()
    return _or_in_english(lambda view, rest: read(view, rest, said), view, rest.strip())


def _or_in_english(read: Callable[[View, str], Action], view: View, words: str) -> Action:
    try:
        return read(view, words)
    except Ambiguous:
        raise
    except Unreadable as first:
        english = in_english(words)
        if english == words:
            raise
        try:
            return read(view, english)
        except Ambiguous:
            raise
        except Unreadable:
            raise first from None


def _bare(view: View, line: str) -> Action:
    """No verb: a card of the hand, as it could be played."""
    if not line:
        raise Unreadable("unreadable", words=line)
    try:
        return _play(view, line, "play")
    except Ambiguous:
        raise
    except Unreadable as no:
        if no.refusal.code == "no-such-number":
            raise
        raise Unreadable("unreadable", words=line) from None


def _play(view: View, rest: str, verb: str) -> Action:
    rest, down = _face_down(rest)
    whole, _, aim = rest.rpartition(" on ")
    try:
        return Play(naming.card(view, rest, HAND, "play"), None, "", down)
    except Ambiguous:
        raise
    except Unreadable:
        if not whole:
            raise
    card = naming.card(view, whole, HAND, "play")
    try:
        return Play(card, naming.player(view, aim), "", down)
    except Unreadable:
        return Play(card, None, naming.card(view, aim, PLAY, f"play {whole} on"), down)


def _face_down(rest: str) -> tuple[str, bool]:
    """``3=facedown`` of the old engines, ``3 face down``."""
    for tail in ("=facedown", " facedown", " face down"):
        if rest.casefold().endswith(tail):
            return rest[: -len(tail)], True
    return rest, False


def _draw(view: View, rest: str, verb: str) -> Action:
    """Bare: the draw step. With a number: because a card says so."""
    if not rest:
        return Draw()
    return draw_cards(view, rest, verb, False)


def draw_cards(view: View, rest: str, verb: str, shown: bool) -> Action:
    """``draw 2``, ``draw 1 for Ann``, ``draw 1 everyone``, ``draw 2 from Shop``."""
    begin, found, name = f" {rest}".rpartition(" from ")
    if found:
        zone = naming.place(view, name.strip())
        drawn = draw_cards(view, begin.strip() or "1", verb, shown)
        if zone.startswith("pile/"):
            return replace(drawn, pile=zone.removeprefix("pile/").partition(":")[0])
        if zone.partition(":")[0] != "draw":
            raise Unreadable("draw-how", words=rest)
        return drawn
    count, _, who = rest.partition(" ")
    who = who.removeprefix("for ").strip()
    if not tablewords.is_number(count):
        raise Unreadable("draw-how", words=rest)
    if not who:
        return DrawCards(int(count), (), shown)
    return DrawCards(int(count), players(view, who), shown)


def players(view: View, words: str) -> tuple[Seat, ...]:
    """One player, or everybody in the game."""
    if words.casefold() in ALL:
        return tuple(seat.seat for seat in view.seats if not (seat.out or seat.waits))
    return (naming.player(view, words),)


def _draw_shown(view: View, rest: str, verb: str) -> Action:
    return draw_cards(view, rest or "1", verb, True)


def _discard(view: View, rest: str, verb: str) -> Action:
    if rest.casefold() == "random":
        return DiscardRandom(view.you, 1)
    card = naming.card(view, rest, HAND, "discard")
    return DiscardDown(card) if _has_to(view) else Discard(card)


def _has_to(view: View) -> bool:
    return view.you is not None and view.seats[view.you].due > 0


def _discard_random(view: View, rest: str, verb: str) -> Action:
    """``discrand``, ``discrand 2``, ``discrand Ann 2``."""
    head, _, last = rest.rpartition(" ")
    if not rest:
        return DiscardRandom(view.you, 1)
    if tablewords.is_number(last):
        return DiscardRandom(naming.player(view, head) if head else view.you, int(last))
    return DiscardRandom(naming.player(view, rest), 1)


def _use(view: View, rest: str, verb: str) -> Action:
    """``use 7``, ``use 7 2``, ``use Lamp``, ``use Lamp 2``: its second ability."""
    head, _, last = rest.rpartition(" ")
    if head and tablewords.is_number(last):
        try:
            return Use(naming.card(view, head, PLAY, "use"), int(last))
        except Unreadable:
            pass
    return Use(naming.card(view, rest, PLAY, "use"))


def _resolve(view: View, rest: str, verb: str) -> Action:
    """``resolve``, ``resolve 12``, ``resolve 12 on seat 2``, ``resolve 12 on seat 2 card 7``."""
    number, offer, aim = _offer(view, rest)
    if not aim:
        return Resolve(number)
    seat, card = None, ""
    before, found, after = aim.partition("card ")
    if found and tablewords.is_number(after.strip()):
        card = naming.card(view, f"card {after.strip()}", PLAY)
        aim = before.strip()
    if aim and offer is not None and offer.cards and not offer.players:
        return Resolve(number, None, naming.card(view, aim, PLAY, f"resolve {number} on"))
    if aim:
        seat = naming.player(view, aim)
    return Resolve(number, seat, card)


def _offer(view: View, rest: str) -> tuple[int, object, str]:
    """The offer's number, the offer, and what it is aimed at. Without a number: the only one."""
    number, _, aim = rest.partition(" ")
    if tablewords.is_number(number):
        wanted = int(number)
    else:
        if len(view.offers) > 1:
            raise Ambiguous(tuple(f"resolve {offer.n}" for offer in view.offers))
        if not view.offers:
            raise Unreadable("no-such-offer", words=rest)
        wanted, aim = view.offers[0].n, rest
    offer = next((offer for offer in view.offers if offer.n == wanted), None)
    return wanted, offer, aim.strip().removeprefix("on ").strip()


def _decline(view: View, rest: str, verb: str) -> Action:
    """An offer; without one, a vote against."""
    if not rest and not view.offers and view.ballot is not None:
        return Vote(view.ballot.id, False)
    if not rest and len(view.offers) > 1:
        raise Ambiguous(tuple(f"decline {offer.n}" for offer in view.offers))
    return Decline(_offer(view, rest)[0])


def _vote(view: View, rest: str, verb: str) -> Action:
    """``vote yes``, ``vote no``, ``vote 5 yes``, ``vote yes 5``."""
    yes: bool | None = None
    number = view.ballot.id if view.ballot is not None else 0
    for word in rest.casefold().split():
        if word in YES or word in NO:
            yes = word in YES
        elif tablewords.is_number(word):
            number = int(word)
        else:
            raise Unreadable("vote-how", words=rest)
    if yes is None:
        raise Unreadable("vote-how", words=rest)
    return Vote(number, yes)


def _yes(view: View, rest: str, verb: str) -> Action:
    return _vote(view, f"yes {rest}", verb)


def _no(view: View, rest: str, verb: str) -> Action:
    return _vote(view, f"no {rest}", verb)


def _unvote(view: View, rest: str, verb: str) -> Action:
    if rest and not tablewords.is_number(rest):
        raise Unreadable("vote-how", words=rest)
    open_now = view.ballot.id if view.ballot is not None else 0
    return Unvote(int(rest) if rest else open_now)


def _alone(action: Action) -> Callable[[View, str, str], Action]:
    """A verb that takes no more words."""

    def read(view: View, rest: str, verb: str) -> Action:
        if rest:
            raise Unreadable("word-alone", verb=verb)
        return action

    return read


def _ready(view: View, rest: str, verb: str) -> Action:
    if rest and rest.casefold() not in NO | YES:
        raise Unreadable("word-alone", verb=verb)
    return Ready(rest.casefold() not in NO)


def _start(view: View, rest: str, verb: str) -> Action:
    """``start``; at a table where the first player is named, ``start Ann``."""
    return Start(naming.player(view, rest) if rest else None)


def _load_deck(view: View, rest: str, verb: str) -> Action:
    word = rest.casefold().replace(" ", "_").replace("-", "_")
    found = [name for name in STARTERS if word and name.startswith(word)]
    return LoadDeck(found[0] if found else word)


def _clear(view: View, rest: str, verb: str) -> Action:
    return ClearDeck(rest.casefold() in YES)


def _throw(view: View, rest: str, verb: str) -> Action:
    if rest:
        raise Unreadable("word-alone", verb=verb)
    return Throw(VERB_OF[plain(verb)])


_READERS: dict[str, Callable[[View, str, str], Action]] = {
    **tablewords.READERS,
    "play": _play,
    "draw": _draw,
    "drawvis": _draw_shown,
    "discard": _discard,
    "discrand": _discard_random,
    "end": _alone(End()),
    "use": _use,
    "resolve": _resolve,
    "decline": _decline,
    "vote": _vote,
    "yes": _yes,
    "no": _no,
    "unvote": _unvote,
    "ready": _ready,
    "start": _start,
    "loaddeck": _load_deck,
    "cleardeck": _clear,
    "confirm": _alone(Confirm()),
    **dict.fromkeys(THROWS, _throw),
}
