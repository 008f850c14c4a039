"""`why draw`, and how the hall understands a text: phrases for the catalogue.

Everything told here is public: statements of cards that lie face down are left out, and a card is
looked up only among those the asker sees. Rule: Dvorak, *The order*, "explanation is part of the
answer"; the clauses are said back before the vote.
"""

from __future__ import annotations

from world.engine.protocol import Seat, Unreadable

from . import judge, zones
from .definitions import ACTION, RULE, Definition, parts
from .facts import TableFacts
from .resolver.clauses import Unread
from .resolver.decisions import Decision, Reason
from .resolver.echo import Phrase, left_for_people, reason, said
from .resolver.facts import Item
from .resolver.names import fold, same, singular
from .state import State

ISSUES = {
    "hand": ("hand",),
    "hand limit": ("hand",),
    "hand size": ("hand",),
    "draw": ("draw", "draw_n"),
    "deal": ("deal",),
    "play": ("play", "plays"),
    "discard": ("discard",),
    "destroy": ("destroy",),
    "target": ("target",),
    "control": ("control",),
    "take": ("control",),
    "win": ("win",),
    "lose": ("lose",),
    "out": ("lose",),
}
"""What `why` is asked about -> the issues that are weighed. Other words name a number."""

VERBS = frozenset({"draw", "play", "discard", "destroy", "target", "control"})
"""Issues that are allowed or not; the others have a number."""

ENDS = frozenset({"win", "lose"})
"""Issues that come true when something in force says so."""

MOST_LINES = 30
"""Statements told of one issue; what was settled first is left out first."""

LONGEST_QUESTION = 120


def heard(kind: str, text: str, effects: str = "") -> tuple[Phrase, ...]:
    """How the hall understands a card or special rule, one phrase a clause, for before the vote.

    Sentences of which nothing was understood are told in one phrase at the end: they are for
    people, and stand in the text for all to read.

    Args:
        kind: the type as written, or ``Rule``.
        text, effects: as written.
    """
    reading = Definition("", kind, text, effects).reading
    rule, action = kind == RULE, same(parts(kind)[0], ACTION)
    found = [said(clause, rule=rule, action=action) for clause in reading.clauses]
    found += [left_for_people(note) for note in reading.notes if _begun(note)]
    if any(not _begun(note) for note in reading.notes):
        found.append(Phrase("clause-rest-for-people" if found else "clause-all-for-people"))
    return tuple(found)


def _begun(note: Unread) -> bool:
    return note.rest != note.text


def explain(state: State, seat: Seat | None, words: str) -> tuple[Phrase, ...]:
    """The answer to `why …` and what every statement lost to.

    Args:
        state: the table.
        seat: who asks, None for a watcher; the answer is about them unless another is named.
        words: ``hand``, ``draw``, ``play Location``, ``destroy Lamp``, ``cost of Lamp``, each
            also with ``for Ann``.

    Raises:
        Unreadable: nothing was asked, or nobody is called so.
    """
    facts = TableFacts(state)
    question, asked = _about(facts, seat, fold(words[:LONGEST_QUESTION]))
    issues, thing = _issues(question)
    item = _item(facts, seat, thing) if thing else None
    found: list[Phrase] = []
    for issue in issues:
        decision = judge.weigh(facts, issue, asked, item, always=True)
        told = [entry for entry in decision.trace if _told(entry)]
        if issue != issues[0] and not told:
            continue
        found.append(_answer(state, issue, asked, item, decision))
        if len(told) > MOST_LINES:
            found.append(_phrase("answer-more", count=len(told) - MOST_LINES))
        found += [reason(entry, _titles(state)) for entry in told[-MOST_LINES:]]
        if not told:
            found.append(Phrase("clause-answer-nothing"))
    if state.options.effects != "assist":
        found.append(Phrase("clause-answer-by-people"))
    return tuple(found)


def _about(facts: TableFacts, seat: Seat | None, words: str) -> tuple[str, Seat]:
    """The question without whom it is about, and whom: the asker, or the one on turn."""
    question, joint, name = words.rpartition(" for ")
    asked = seat if seat is not None else facts.on_turn or 0
    if joint and name not in ("me", "i"):
        named = facts.seat_named(name)
        if named is None:
            raise Unreadable("no-such-player", words=name)
        asked = named
    question = question if joint else words
    if not question:
        raise Unreadable("why-what")
    return question, asked


def _issues(question: str) -> tuple[tuple[str, ...], str]:
    """The issues asked about, and the card or type named with them."""
    name, _, thing = question.partition(" of ")
    for words in sorted(ISSUES, key=len, reverse=True):
        for said_ in (words, f"{words}s"):
            if question == said_ or question.startswith(said_ + " "):
                return ISSUES[words], question[len(said_) :].strip()
    return (singular(name),), thing.strip()


def _item(facts: TableFacts, seat: Seat | None, words: str) -> Item:
    """A card the asker sees, else any card of that type or title."""
    state = facts.of
    seen = zones.known_to(state, seat)
    lying = sorted(seen, key=lambda card: (card not in state.marks, card))
    for card in lying:
        if same(state.cards[card].title, words):
            return judge.item_of(facts, card)
    base, *subtypes = parts(words)
    like = facts.described(Definition(words, base))
    return Item("", words, like.types, tuple(subtypes))


def _told(entry: Reason) -> bool:
    """Of what lies face down nothing is told, and of other cards nothing is of use."""
    return entry.fate not in ("absent", "other-card")


def _titles(state: State):
    return lambda source: judge.title_of(state, source)


def _answer(state: State, issue: str, seat: Seat, item: Item | None, decision: Decision) -> Phrase:
    who = state.players[seat].name or _phrase("answer-seat", number=seat + 1)
    thing = item.title if item else ""
    about = "some" if thing else "none"
    if issue in ENDS:
        return _phrase(f"answer-{issue}", who=who, allowed="yes" if decision.granted else "no")
    if issue in VERBS:
        allowed = "yes" if decision.allowed else "no"
        verb = Phrase(f"clause-verb-{issue}")
        return _phrase("answer-verb", who=who, verb=verb, allowed=allowed, about=about, thing=thing)
    known = {"hand", "draw_n", "deal", "plays"}
    name = issue.replace("_", "-") if issue in known else "other"
    value = decision.value
    return _phrase(
        "answer-number",
        issue=_phrase(f"issue-{name}", name=issue),
        who=who,
        value="none" if value is None else value,
        about=about,
        thing=thing,
    )


def _phrase(key: str, **args: str | int | Phrase) -> Phrase:
    return Phrase(f"clause-{key}", tuple(args.items()))
