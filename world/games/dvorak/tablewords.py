"""The words of table operations. Cards in play have one list, and numbers are of that."""

from __future__ import annotations

import re
from collections.abc import Callable

from world.engine.protocol import Action, Seat, Unreadable

from . import naming
from .naming import HAND, PLAY
from .operations import (
    Attach,
    Challenge,
    Copy,
    Destroy,
    DestroyAll,
    DropPile,
    ExtraTurn,
    Flip,
    Give,
    Lift,
    Look,
    MakePile,
    Mill,
    Move,
    Note,
    PickCard,
    PickPlayer,
    PutOut,
    Reshuffle,
    Reveal,
    Reverse,
    Roll,
    SetState,
    Shuffle,
    Skip,
    SwapHands,
    TakeControl,
    Tap,
    Tokens,
    TurnOver,
)
from .view import View
from .words import ALL

_DICE = re.compile(r"(\d{0,3})d(\d{1,4})\s*([+-]\s*\d{1,4})?", re.IGNORECASE)
_TOKEN = re.compile(r"([+-]?\s*\d{1,5})\s+(.+?)\s+(?:on|to|from)\s+(.+)", re.IGNORECASE)


def is_number(word: str) -> bool:
    """True for a whole number as it is typed; longer ones nobody means."""
    return word.isascii() and word.isdigit() and len(word) <= 5


def _pair(rest: str, link: str, code: str) -> tuple[str, str]:
    """What stands before and after a link word."""
    before, found, after = rest.partition(f" {link} ")
    if not found or not before.strip() or not after.strip():
        raise Unreadable(code, words=rest)
    return before.strip(), after.strip()


def _move(view: View, rest: str, verb: str) -> Action:
    """``move 3 to discard``, ``move hand 2 to draw bottom``, ``move draw 1 to Ann's hand``."""
    card, to = _pair(rest, "to", "move-how")
    return Move(naming.card(view, card, PLAY, "move"), naming.place(view, to))


def _shuffle_card(view: View, rest: str, verb: str) -> Action:
    return Move(naming.card(view, rest, HAND, verb), "draw:random")


def _mill(view: View, rest: str, verb: str) -> Action:
    if rest and not is_number(rest):
        raise Unreadable("number-after", verb=verb)
    return Mill(int(rest or 1))


def _destroy(view: View, rest: str, verb: str) -> Action:
    """``destroy 3``, ``destroy Lamp``, ``destroy all``, ``destroy all Bugs of Ann``."""
    first, _, more = rest.partition(" ")
    if first.casefold() not in ALL:
        return Destroy(naming.card(view, rest, PLAY, "destroy"))
    what, found, who = more.rpartition(" of ")
    target: Seat | None = naming.player(view, who) if found else None
    what = what if found else more.removeprefix("of ") if more.startswith("of ") else more
    if not found and more.startswith("of "):
        return DestroyAll("", naming.player(view, what))
    return DestroyAll("" if what.casefold() in ("cards", "") else what, target)


def _take(view: View, rest: str, verb: str) -> Action:
    return TakeControl(naming.card(view, rest, PLAY, "take"))


def _give(view: View, rest: str, verb: str) -> Action:
    """``give 3 to Ann``: a card of the hand, or ``give card 7 to Ann``, one in play."""
    card, to = _pair(rest, "to", "give-how")
    return Give(naming.card(view, card, HAND, "give"), naming.player(view, to))


def _give_thing(view: View, rest: str, verb: str) -> Action:
    card, to = _pair(rest, "to", "give-how")
    return Move(naming.card(view, card, PLAY, verb), f"area/{naming.player(view, to)}")


def _shuffle(view: View, rest: str, verb: str) -> Action:
    """Bare: the discard pile into the draw pile. ``shuffle draw``, ``shuffle my hand``."""
    if not rest:
        return Reshuffle()
    line = rest.casefold()
    return Shuffle(naming.place(view, line.removeprefix("my ")))


def _look(view: View, rest: str, verb: str) -> Action:
    place, count = _seen(view, rest or "draw", verb)
    return Look(place, count)


def _view_hand(view: View, rest: str, verb: str) -> Action:
    if not rest:
        raise Unreadable("own-hand", verb=verb)
    return Look(f"hand/{naming.player(view, rest)}")


def _reveal(view: View, rest: str, verb: str) -> Action:
    place, count = _seen(view, rest or "hand", verb)
    return Reveal(place, count)


def _seen(view: View, rest: str, verb: str) -> tuple[str, int]:
    """``draw 3``: its first three, ``Ann's hand``, or one card: ``card 7``, ``hand 2``."""
    line = rest.removeprefix("at ").removeprefix("the ")
    head, _, last = line.rpartition(" ")
    if is_number(last) and head:
        try:
            zone = naming.place(view, head)
        except Unreadable:
            return naming.card(view, line, HAND, verb), 0
        if zone == f"hand/{view.you}" or zone.startswith("area/") or ":" in zone:
            return naming.card(view, line, HAND, verb), 0
        return zone, int(last)
    try:
        zone = naming.place(view, line)
    except Unreadable:
        return naming.card(view, line, HAND, verb), 0
    return ("draw:1", 0) if zone == "draw:top" else (zone.partition(":")[0], 0)


def _turn_over(view: View, rest: str, verb: str) -> Action:
    return TurnOver(naming.card(view, rest, PLAY, verb))


def _tap(view: View, rest: str, verb: str) -> Action:
    return Tap(naming.card(view, rest, PLAY, verb))


def _attach(view: View, rest: str, verb: str) -> Action:
    """``attach 3 to 5``, ``detach 3``."""
    if verb == "detach":
        return Attach(naming.card(view, rest, PLAY, verb))
    card, to = _pair(rest, "to", "attach-how")
    return Attach(naming.card(view, card, PLAY, verb), naming.card(view, to, PLAY, verb))


def _copy(view: View, rest: str, verb: str) -> Action:
    return Copy(naming.card(view, rest, PLAY, verb))


def _tokens(view: View, rest: str, verb: str) -> Action:
    """``token 3 Gold on Ann``, ``token -1 Gold on card 7``, ``points 2 on me``."""
    line = rest
    if verb == "points":
        line = re.sub(r"^([+-]?\s*\d+)\s+(on|to|from)\b", r"\1 points \2", rest)
    found = _TOKEN.fullmatch(line)
    if not found:
        raise Unreadable("token-how", words=rest)
    count, name, holder = found.groups()
    return Tokens(name.strip(), int(count.replace(" ", "")), _holder(view, holder))


def _holder(view: View, words: str) -> str:
    """A player first, for they are few; then a pile, then a card in play."""
    try:
        return f"seat/{naming.player(view, words)}" if not is_number(words) else _card(view, words)
    except Unreadable:
        pass
    for name in view.piles:
        if words.casefold() == name.casefold():
            return f"pile/{name}"
    return _card(view, words)


def _card(view: View, words: str) -> str:
    return naming.card(view, words, PLAY, "token")


def _make_pile(view: View, rest: str, verb: str) -> Action:
    """``pile Shop``, ``pile Shop down``, ``pile Trash down for Ann``."""
    line, found, who = rest.partition(" for ")
    owner = naming.player(view, who) if found else None
    up = True
    for word, face in ((" face down", False), (" down", False), (" face up", True), (" up", True)):
        if line.casefold().endswith(word):
            line, up = line[: -len(word)], face
            break
    if not line.strip():
        raise Unreadable("pile-how", words=rest)
    return MakePile(line.strip(), owner, up)


def _drop_pile(view: View, rest: str, verb: str) -> Action:
    for name in view.piles:
        if rest.casefold() == name.casefold():
            return DropPile(name)
    raise Unreadable("no-such-place", words=rest)


def _roll(view: View, rest: str, verb: str) -> Action:
    """``roll``, ``roll 2d6+1``, ``roll d20``."""
    if not rest:
        return Roll()
    found = _DICE.fullmatch(rest)
    if not found:
        raise Unreadable("dice-how", words=rest)
    count, sides, plus = found.groups()
    return Roll(int(count or 1), int(sides), int(plus.replace(" ", "")) if plus else 0)


def _flip(view: View, rest: str, verb: str) -> Action:
    if rest and rest.casefold() not in ("coin", "a coin"):
        return TurnOver(naming.card(view, rest, PLAY, verb))
    return Flip()


def _pick(view: View, rest: str, verb: str) -> Action:
    """``pick player``, ``pick discard``, ``pick Ann's hand``."""
    line = rest.casefold().removeprefix("a ").removeprefix("card ").removeprefix("from ")
    if line in ("", "player"):
        return PickPlayer()
    return PickCard(naming.place(view, line))


def _challenge(view: View, rest: str, verb: str) -> Action:
    if not rest or rest.casefold() in ALL:
        return Challenge()
    return Challenge(naming.player(view, rest))


def _note(view: View, rest: str, verb: str) -> Action:
    """``note 7 = upside down``; ``note 7 =`` rubs it out."""
    card, found, text = rest.partition("=")
    if not found:
        raise Unreadable("note-how", words=rest)
    return Note(naming.card(view, card.strip(), PLAY, verb), text.strip())


def _on_player(
    make: Callable[[Seat], Action],
) -> Callable[[View, str, str], Action]:
    """A verb with a player after it; without: oneself."""

    def read(view: View, rest: str, verb: str) -> Action:
        return make(naming.player(view, rest or "me"))

    return read


def _put_out(view: View, rest: str, verb: str) -> Action:
    return PutOut(naming.player(view, rest))


def _skip(view: View, rest: str, verb: str) -> Action:
    """``skip Ann``, ``skip next 2``."""
    head, _, last = rest.rpartition(" ")
    if head and head.casefold() != "seat" and is_number(last):
        return Skip(naming.player(view, head), int(last))
    return Skip(naming.player(view, rest or "next"))


def _reverse(view: View, rest: str, verb: str) -> Action:
    if rest.casefold() not in ("", "order"):
        raise Unreadable("word-alone", verb=verb)
    return Reverse()


def _swap(view: View, rest: str, verb: str) -> Action:
    """``swap hands with Ann``, ``swap Ann and Bob``."""
    line = rest.removeprefix("hands").strip()
    line = line.removeprefix("of ").removeprefix("with ").strip()
    one, found, other = line.partition(" and ")
    if found:
        return SwapHands(naming.player(view, one), naming.player(view, other))
    return SwapHands(view.you, naming.player(view, line))


def _state(view: View, rest: str, verb: str) -> Action:
    """``state rain on``, ``state rain off``."""
    name, _, way = rest.rpartition(" ")
    if not name or way.casefold() not in ("on", "off"):
        raise Unreadable("state-how", words=rest)
    return SetState(name.strip(), way.casefold() == "on")


def _lift(view: View, rest: str, verb: str) -> Action:
    """A lasting effect by its number in the list, or its title."""
    for effect in view.lasting:
        if rest in (str(effect.n), effect.id) or rest.casefold() == effect.title.casefold():
            return Lift(effect.id)
    raise Unreadable("no-such-effect", words=rest)


READERS: dict[str, Callable[[View, str, str], Action]] = {
    "move": _move,
    "shufcard": _shuffle_card,
    "mill": _mill,
    "destroy": _destroy,
    "take": _take,
    "give": _give,
    "givething": _give_thing,
    "shuffle": _shuffle,
    "peek": _look,
    "viewhand": _view_hand,
    "reveal": _reveal,
    "turnover": _turn_over,
    "tap": _tap,
    "attach": _attach,
    "copy": _copy,
    "token": _tokens,
    "pile": _make_pile,
    "droppile": _drop_pile,
    "roll": _roll,
    "flip": _flip,
    "pick": _pick,
    "challenge": _challenge,
    "note": _note,
    "putout": _put_out,
    "skip": _skip,
    "extra": _on_player(ExtraTurn),
    "reverse": _reverse,
    "swap": _swap,
    "state": _state,
    "lift": _lift,
}
"""English verb -> what its words mean; given the view, the rest of the line, the verb typed."""
