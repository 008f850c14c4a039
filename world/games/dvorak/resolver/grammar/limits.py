"""Numbers that a clause sets or moves: hand limits, draws, plays, deals and names of any kind."""

from __future__ import annotations

from ..forms import Standing
from ..names import singular
from ..statements import ANY, EVERYONE, ME, Object, Subject
from .people import anybody, at_tail, owner, speaker
from .scan import Cursor
from .things import NO_LIMIT, extra, object_, value

Draft = tuple[Standing, bool]
"""A clause without its tails, and whether it has said already whom it is about."""

RESERVED = frozenset(
    {
        "card",
        "control",
        "deal",
        "destroy",
        "discard",
        "draw",
        "effect",
        "hand",
        "hand limit",
        "limit",
        "lose",
        "play",
        "target",
        "turn",
        "win",
    }
)
"""Names a number may not have: they are issues of the game's own (in the singular)."""


def _number(
    cursor: Cursor, issue: str, subject: Subject | None, wanted: Object = ANY
) -> Draft | None:
    """The amount after an issue, set or added."""
    added = cursor.attempt(extra)
    if added is not None:
        standing = Standing(issue, "add", added, subject or EVERYONE, wanted)
    else:
        amount = value(cursor)
        if amount is None:
            return None
        number = None if amount == NO_LIMIT else amount
        standing = Standing(issue, "set", number, subject or EVERYONE, wanted)
    return standing, subject is not None


def hand(cursor: Cursor) -> Draft | None:
    """*hand limit 7*, *A's hand is 7*, *hand limit -2*, *no hand limit*, *I have no hand limit*."""
    subject = cursor.attempt(owner, _haver)
    if cursor.accept(
        "no maximum hand size",
        "no hand limit",
        "no hand size",
        "no limit on hand",
        "no limit to hand",
    ):
        return Standing("hand", "set", None, subject or EVERYONE), subject is not None
    cursor.article()
    cursor.accept("maximum", "max")
    if not cursor.accept("hand limit", "hand size", "hand"):
        return None
    if subject is None and cursor.accept("of"):
        subject = cursor.attempt(anybody) if cursor.peek() and not _at_number(cursor) else None
    cursor.accept("is", "are", "of", "=", ":")
    found = _number(cursor, "hand", subject)
    cursor.accept("card")
    return found


def _haver(cursor: Cursor) -> Subject | None:
    found = speaker(cursor)
    return found if found is not None and cursor.accept("have", "has") else None


def _at_number(cursor: Cursor) -> bool:
    token = cursor.peek()
    return token is not None and token.kind == "number"


def draw(cursor: Cursor) -> Draft | None:
    """*draw 3 at start of turn*, *A draws 2 to start a turn*, *draw +1*.

    Whose turn starts draws, so without a subject it is the controller's own draw, and everybody's
    in a special rule (Dvorak, worked example 1).
    """
    subject = None if cursor.sees("draw") else cursor.attempt(speaker)
    if not cursor.accept("draw"):
        return None
    found = _number(cursor, "draw_n", subject)
    if found is None and cursor.article():
        found = Standing("draw_n", "set", 1, subject or EVERYONE), subject is not None
    if found is None:
        return None
    cursor.accept("card", "extra card", "more card")
    starter = cursor.attempt(start_of_turn)
    added = found[0].mode == "add"
    if starter is None and not (added and cursor.tokens[cursor.at - 1].text != "more"):
        return None
    if subject is not None:
        return found
    standing = found[0]
    return (
        Standing(standing.issue, standing.mode, standing.value, starter or ME),
        starter not in (None, ME),
    )


def start_of_turn(cursor: Cursor) -> Subject | None:
    """*at start of turn*, *to start your turn*: whose turn, the controller's unless said."""
    if not cursor.accept(
        "at the start of",
        "at start of",
        "at the beginning of",
        "at beginning of",
        "to start",
        "to begin",
        "when starting",
    ):
        return None
    return whose_turn(cursor)


def whose_turn(cursor: Cursor) -> Subject | None:
    """The end of *at the start of my turn*: *turn*, *each turn*, *A's turn*."""
    if cursor.accept("each turn", "every turn", "each player 's turn", "every player 's turn"):
        return EVERYONE
    if cursor.accept("turn", "the turn", "a turn", "this turn", "their turn"):
        return ME
    who = owner(cursor)
    return who if who is not None and cursor.accept("turn") else None


def deal(cursor: Cursor) -> Draft | None:
    """*deal 3*: how many cards each player is dealt."""
    if not cursor.accept("deal"):
        return None
    found = _number(cursor, "deal", None)
    cursor.accept("card")
    cursor.accept("to each player", "to every player", "to everyone", "each")
    return found


def plays(cursor: Cursor) -> Draft | None:
    """*plays 2 Thing per turn*, *plays +1 Action*, *I may play 2 Things*, *plays no limit*."""
    subject = None if cursor.sees("play") else cursor.attempt(speaker)
    if subject is not None and not cursor.sees("play"):
        if not cursor.accept("may", "can"):
            return None
    if not cursor.accept("play"):
        return None
    cursor.accept("up to", "at most")
    found = _number(cursor, "plays", subject)
    if found is None:
        return None
    cursor.accept("extra", "more", "additional")
    standing = found[0]
    wanted = ANY if cursor.done or at_tail(cursor) else cursor.attempt(object_)
    if wanted is None:
        return None
    return (
        Standing(standing.issue, standing.mode, standing.value, standing.subject, wanted),
        subject is not None,
    )


def named_number(cursor: Cursor) -> Draft | None:
    """*cost of Swords is 2*, *cost of A's cards is 1*, *Health is 20*."""
    cursor.article()
    name = cursor.quote() or cursor.name(_after_name, most=3)
    if not name or singular(name) in RESERVED:
        return None
    owned = cursor.accept("of")
    about = cursor.attempt(_about) if owned else (None, ANY)
    if about is None:
        return None
    said = cursor.accept("is", "are", "=")
    token = cursor.peek()
    # "cost of Swords +1" needs no verb; "roll 2d6+1" is no number's name.
    if not said and not (owned and token and token.signed):
        return None
    return _number(cursor, singular(name), *about)


def cost(cursor: Cursor) -> Draft | None:
    """*Swords cost 2*, *A's cards cost 1 less*."""
    about = cursor.attempt(_about)
    if about is None or not cursor.accept("cost"):
        return None
    return _number(cursor, "cost", *about)


def _after_name(cursor: Cursor) -> bool:
    return at_tail(cursor) or any(cursor.sees(word) for word in ("of", "is", "are"))


def _about(cursor: Cursor) -> tuple[Subject | None, Object] | None:
    """*A's cards* is a player, *Swords* are cards, *A's Swords* both."""
    whose = cursor.attempt(owner)
    if whose is None and cursor.accept("card of"):
        whose = cursor.attempt(speaker)
        return None if whose is None else (whose, ANY)
    wanted = object_(cursor)
    return None if wanted is None else (whose, wanted)
