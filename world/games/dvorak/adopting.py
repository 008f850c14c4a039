"""What an accepted motion does. Rule: Dvorak C8, C9, C11, S8, S20, A5, A24, W2."""

from __future__ import annotations

from dataclasses import replace

from world.engine.protocol import CardId, Seat

from . import ending, judge, zones
from .definitions import RULE, Definition
from .resolver.clauses import Clause
from .resolver.enact import enact
from .state import BUILDING, Motion, Rule, Ruling, State
from .vote_events import Accepted, Amended, Repealed, RuleAccepted, RulingMade
from .work import Work
from .zones import clauses_of

KEPT_REPEALED = 100
"""Repealed rules kept to be read; the oldest fall away."""

ANY_OF = "title:"
"""Before a title: whichever card of that title there is."""


def possible(state: State, motion: Motion) -> bool:
    """False when what the motion is about is no longer there."""
    if motion.kind in ("amend", "repeal", "ruling"):
        return subject(state, motion.about) is not None
    return True


def subject(state: State, about: str) -> Definition | None:
    """The writing a motion is about: a rule's, a card's, or of a card of that title."""
    for rule in state.rules:
        if rule.id == about:
            return rule.card
    cards = cards_meant(state, about)
    return state.cards[cards[0]] if cards else None


def cards_meant(state: State, about: str) -> tuple[CardId, ...]:
    """The cards a motion may be about, one that everybody can see first; never removed ones."""
    removed = set(state.lying("removed"))
    if not about.startswith(ANY_OF):
        return (about,) if about in state.cards and about not in removed else ()
    title = about.removeprefix(ANY_OF).casefold()
    found = [
        card
        for card, definition in state.cards.items()
        if definition.title.casefold() == title and card not in removed
    ]
    seen = zones.known_to(state, None)
    return tuple(sorted(found, key=lambda card: card not in seen))


def adopt(work: Work, motion: Motion) -> None:
    """The motion has passed."""
    match motion.kind:
        case "card":
            _card(work, motion)
        case "rule":
            add_rule(work, motion.card, motion.id)
        case "package":
            for member in motion.members:
                adopt(work, member)
        case "amend":
            _amend(work, motion)
        case "repeal":
            _repeal(work, motion)
        case "ruling":
            _ruling(work, motion)
        case "win":
            ending.win(work, (motion.by,), "claimed", motion.text)
        case "draw":
            ending.draw(work, "agreed")


def add_card(work: Work, card: Definition, zone: str, at: str | int) -> CardId:
    """A new card of the match."""
    made = f"d{work.number()}"
    work.set(cards={**work.state.cards, made: card})
    zones.put(work, made, zone, at)
    return made


def _card(work: Work, motion: Motion) -> None:
    """Each copy for itself at a random place of the draw pile; the others keep their order."""
    entry = "bottom" if work.state.phase == BUILDING else work.state.options.entry
    zone, at = {
        "insert": ("draw", zones.RANDOM),
        "shuffle": ("draw", zones.RANDOM),
        "bottom": ("draw", zones.BOTTOM),
        "discard": ("discard", zones.TOP),
        "hand": (f"hand/{motion.by}", zones.TOP),
    }[entry]
    if entry == "hand" and not work.state.players[motion.by].plays:
        zone, at = "draw", zones.RANDOM
    for _ in range(motion.copies):
        add_card(work, motion.card, zone, at)
    if entry == "shuffle":
        zones.shuffle(work, "draw")
    work.tell(Accepted(motion.id, motion.card.title, motion.copies, zone.partition("/")[0]))


def add_rule(work: Work, card: Definition, motion: int) -> None:
    """A special rule: numbered, in the rules area, in force from this instant."""
    number = 1 + max((rule.number for rule in (*work.state.rules, *work.state.repealed)), default=0)
    made = Rule(f"r{work.number()}", number, replace(card, type=RULE), work.moment())
    work.set(rules=(*work.state.rules, made))
    said = enact(card.reading.clauses, made.id, "rule", made.seq, work.facts)
    work.set(statements=(*work.state.statements, *said))
    work.tell(RuleAccepted(motion, number, card.title, card.text))


def _amend(work: Work, motion: Motion) -> None:
    """The writing changes; zone and seq stay."""
    before = subject(work.state, motion.about)
    card = replace(motion.card, revision=before.revision + 1)
    rules = tuple(
        replace(rule, card=replace(card, type=RULE)) if rule.id == motion.about else rule
        for rule in work.state.rules
    )
    work.set(rules=rules)
    if not any(rule.id == motion.about for rule in rules):
        for meant in cards_meant(work.state, motion.about)[:1]:
            work.set(cards={**work.state.cards, meant: card})
            restate(work, meant)
    else:
        restate(work, motion.about)
    work.tell(Amended(motion.id, before.title, card.title, card.text))


def _said_by(
    work: Work, source: str
) -> list[tuple[str, tuple[Clause, ...], str, int, Seat | None, bool]]:
    """Everything in force that a card or rule is the source of.

    Each as (source, clauses with the rulings on it, class, seq, target, lasting).
    """
    state = work.state
    found = []
    mark = state.marks.get(source)
    if mark is not None:
        clauses = clauses_of(state, source, state.cards[source].reading.clauses)
        found.append((source, clauses, "card", mark.seq, mark.target, False))
    for rule in state.rules:
        if rule.id == source:
            clauses = clauses_of(state, source, rule.card.reading.clauses)
            found.append((source, clauses, "rule", rule.seq, None, False))
    for effect in state.lingering:
        if effect.card == source:
            clauses = clauses_of(state, source, state.cards[source].reading.clauses)
            found.append((effect.id, clauses, "card", effect.seq, effect.target, True))
    return found


def restate(work: Work, about: str) -> None:
    """What a rewritten card or rule says, with its old place in the order of recency."""
    for source, clauses, cls, seq, target, lasting in _said_by(work, about):
        zones.silence(work, source)
        said = enact(clauses, source, cls, seq, work.facts, target, lasting)
        work.set(statements=(*work.state.statements, *said))


def _repeal(work: Work, motion: Motion) -> None:
    """From whatever zone to the removed list; nothing is drawn for it. Case 20."""
    title = subject(work.state, motion.about).title
    repealed = tuple(rule for rule in work.state.rules if rule.id == motion.about)
    if repealed:
        zones.silence(work, motion.about)
        work.set(
            rules=tuple(rule for rule in work.state.rules if rule.id != motion.about),
            repealed=(*work.state.repealed, *repealed)[-KEPT_REPEALED:],
        )
    else:
        for card in cards_meant(work.state, motion.about)[:1]:
            zones.shift(work, card, "removed")
            _end_lasting(work, card)
    work.tell(Repealed(motion.id, title))


def _end_lasting(work: Work, card: CardId) -> None:
    """Of a card that is no longer in the game nothing lasts."""
    ended = [effect.id for effect in work.state.lingering if effect.card == card]
    for effect in ended:
        zones.silence(work, effect)
    work.set(lingering=tuple(e for e in work.state.lingering if e.id not in ended))


def _ruling(work: Work, motion: Motion) -> None:
    """Clauses with the card's own source and seq, from now on and when it comes back."""
    about = motion.about
    number = 1 + max((ruling.number for ruling in work.state.rulings), default=0)
    known = _said_by(work, about)
    work.set(rulings=(*work.state.rulings, Ruling(number, about, motion.text)))
    # What was said before keeps the moment it counts from.
    places = {source: len(clauses) for source, clauses, *_ in known}
    for source, clauses, cls, seq, target, lasting in _said_by(work, about):
        said = enact(clauses, source, cls, seq, work.facts, target, lasting)
        new = tuple(s for s in said if s.place >= places[source])
        work.set(statements=(*work.state.statements, *new))
    work.tell(RulingMade(motion.id, number, judge.title_of(work.state, about), motion.text))
