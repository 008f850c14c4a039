"""The words of proposals, votes' neighbours and decks: everything that has a text in it.

``propose Title = text``; ``propose/action``, ``/thing``, ``/rule``, ``/type Location Title = text``
(``/type Secret Place: Title = text``), ``/stays`` or ``/discards`` for a type nobody defined,
``/3`` for three copies. ``("Hm.")`` at a text's end is its flavour, as the old engines wrote it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from world.engine.protocol import Action, Unreadable

from . import naming
from .actions import (
    Amend,
    ClaimWin,
    Excuse,
    Hide,
    Hold,
    LoadCards,
    Lump,
    MoveRuling,
    OfferDraw,
    Propose,
    Repeal,
    Revise,
    Withdraw,
)
from .adopting import ANY_OF
from .definitions import ACTION, RULE, THING
from .loadlines import Line, read_line, split_flavour
from .motions import EDITABLE
from .naming import PLAY
from .resolver.clauses import read
from .resolver.forms import Deed, Standing, When
from .tablewords import is_number
from .view import View

SWITCHED = frozenset({"propose", "revise", "amend"})
"""Verbs that take switches."""

_FIELDS = {name: name for name in EDITABLE} | {"flavor": "flavour", "color": "colour"}


def _propose(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    title, equals, text = rest.partition("=")
    if not equals and verb == "newcard" and "/" in rest:
        return _proposed(read_line(rest))
    title, text = title.strip(), text.strip()
    kind, stays, copies = "", "", 1
    for switch in switches:
        word = switch.casefold()
        if word in ("thing", "action", "rule"):
            kind = {"thing": THING, "action": ACTION, "rule": RULE}[word]
        elif word in ("stays", "discards"):
            stays = word
        elif word.startswith("type"):
            kind, title = _own_type(switch.partition("=")[2], title)
        elif is_number(word):
            copies = int(word)
        else:
            raise Unreadable("switch-unknown", switch=switch)
    text, flavour = split_flavour(text)
    return Propose(
        title=title,
        type=kind or guess_type(text),
        text=text,
        flavour=flavour,
        stays=stays,
        copies=copies,
    )


def _own_type(given: str, title: str) -> tuple[str, str]:
    """``/type=Location``, or the words before a colon, or the first word."""
    if given:
        return given.strip(), title
    kind, colon, rest = title.partition(":")
    if not colon:
        kind, _, rest = title.partition(" ")
    if not kind.strip() or not rest.strip():
        raise Unreadable("type-how", words=title)
    return kind.strip(), rest.strip()


def guess_type(text: str) -> str:
    """An Action when all that is understood of the text happens at once; else a Thing."""
    clauses = read(text).clauses
    at_once = any(isinstance(clause, Deed) for clause in clauses)
    stays = any(isinstance(clause, (Standing, When)) for clause in clauses)
    return ACTION if at_once and not stays else THING


def _proposed(line: Line) -> Propose:
    return Propose(
        title=line.title,
        type=line.type,
        text=line.text,
        flavour=line.flavour,
        colour=line.colour,
    )


def _load_card(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    """One line of an export of the old engines."""
    line = read_line(rest)
    given = [("title", line.title), ("type", line.type), ("text", line.text)]
    given += [("flavour", line.flavour), ("colour", line.colour)]
    return LoadCards((tuple((name, value) for name, value in given if value),))


def _changes(
    switches: Sequence[str], head: str, value: str, alone: str = ""
) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What is edited and how: ``3 = text``, ``3 title = New``, ``/title 3 = New``."""
    field = next((_FIELDS[s.casefold()] for s in switches if s.casefold() in _FIELDS), "")
    if switches and not field:
        raise Unreadable("switch-unknown", switch=switches[0])
    before, _, last = head.rpartition(" ")
    if not field and before and last.casefold() in _FIELDS:
        head, field = before, _FIELDS[last.casefold()]
    if field:
        return head.strip(), ((field, value),)
    text, flavour = split_flavour(value)
    more = (("flavour", flavour),) if flavour else ()
    return head.strip(), (("text", text), *more)


def _revise(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    head, equals, value = rest.partition("=")
    number, changes = _changes(switches, head.strip(), value.strip())
    if not equals or not is_number(number.removeprefix("#")):
        raise Unreadable("revise-how", words=rest)
    return Revise(int(number.removeprefix("#")), changes)


def _amend(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    head, equals, value = rest.partition("=")
    if not equals:
        raise Unreadable("amend-how", words=rest)
    name, changes = _changes(switches, head.strip(), value.strip())
    return Amend(subject(view, name), changes)


def _repeal(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    return Repeal(subject(view, rest))


def subject(view: View, words: str) -> str:
    """A special rule (``rule 2``, its title), a card one can see, or any card of that title."""
    line = words.casefold()
    number = line.removeprefix("rule").strip()
    for rule in view.rules:
        named = line.startswith("rule") and number in (str(rule.n), rule.title.casefold())
        if named or line in (rule.title.casefold(), rule.id):
            return rule.id
    try:
        return naming.card(view, words, PLAY, "amend")
    except Unreadable:
        if not words.strip() or is_number(words.strip()):
            raise
        return f"{ANY_OF}{words.strip()}"


def _ruling(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    """``ruling Lamp = hand limit 7 for me``."""
    name, equals, text = rest.partition("=")
    if not equals:
        raise Unreadable("ruling-how", words=rest)
    for effect in view.lasting:
        if name.strip().casefold() == effect.title.casefold():
            return MoveRuling(effect.id, text.strip())
    return MoveRuling(subject(view, name.strip()), text.strip())


def _withdraw(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    """A number, or the only motion of one's own."""
    if rest:
        if not is_number(rest):
            raise Unreadable("number-after", verb=verb)
        return Withdraw(int(rest))
    waiting = [view.ballot, *view.pending] if view.ballot else list(view.pending)
    own = [motion.id for motion in waiting if motion.by == view.you]
    if not own:
        raise Unreadable("nothing-to-withdraw")
    if len(own) > 1:
        raise Unreadable("number-after", verb=verb)
    return Withdraw(own[0])


def _lump(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    words = rest.replace(",", " ").replace(" and ", " ").replace("#", " ").split()
    if not words or not all(map(is_number, words)):
        raise Unreadable("lump-how", words=rest)
    return Lump(tuple(map(int, words)))


def _claim(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    """``claim``, ``claim win because Crown``, ``claim Crown``."""
    line = rest
    for word in ("win", "victory", "because"):
        if line.casefold() == word or line.casefold().startswith(f"{word} "):
            line = line[len(word) :].strip()
    return ClaimWin(line)


def _offer(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    if rest.casefold() not in ("draw", "a draw"):
        raise Unreadable("offer-how", words=rest)
    return OfferDraw()


def _hold(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    if rest:
        raise Unreadable("word-alone", verb=verb)
    return Hold()


def _hide(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    if not is_number(rest):
        raise Unreadable("number-after", verb=verb)
    return Hide(int(rest))


def _excuse(view: View, switches: Sequence[str], rest: str, verb: str) -> Action:
    return Excuse(naming.player(view, rest))


READERS: dict[str, Callable[[View, Sequence[str], str, str], Action]] = {
    "propose": _propose,
    "loadcard": _load_card,
    "revise": _revise,
    "amend": _amend,
    "repeal": _repeal,
    "ruling": _ruling,
    "withdraw": _withdraw,
    "lump": _lump,
    "claim": _claim,
    "offer": _offer,
    "hold": _hold,
    "hide": _hide,
    "excuse": _excuse,
}
"""English verb -> what its words mean; given the view, switches, the rest, the verb typed."""
