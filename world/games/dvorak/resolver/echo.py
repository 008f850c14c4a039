"""Clauses and reasons said back in plain words, as keys and arguments for the catalogue.

Before a vote everybody hears how the hall understands a text; `why` tells what every statement
lost to. The sentences are in ``phrases/<language>.ftl``, section *Clauses*. A `Phrase` may have
phrases among its arguments; `words` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .clauses import Unread
from .decisions import Reason
from .forms import Clause, Deed, Note, Standing, TypeRule, When
from .statements import Condition, Duration, Object, Statement, Subject, Test

_MANY = frozenset({"opponents", "having"})
"""Subjects whose verbs stand in the plural."""

_NUMBERS = frozenset({"hand", "draw_n", "deal", "plays"})
_VERBS = frozenset({"draw", "play", "discard", "destroy", "target", "control", "turn"})
_TYPE_RULES = frozenset({"stays", "in_play", "face_down", "counts_as"})


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue.

    Attributes:
        key: its id.
        args: names and values: text, numbers, phrases, or tuples of phrases, which are joined.
    """

    key: str
    args: tuple[tuple[str, Said], ...] = ()


Said = str | int | Phrase | tuple[Phrase, ...]


def _phrase(key: str, **args: Said) -> Phrase:
    return Phrase(f"clause-{key}", tuple(args.items()))


def words(phrase: Phrase, say: Callable[[str, Mapping[str, str | int]], str]) -> str:
    """The phrase in words, with a capital at its start.

    Args:
        phrase: what to say.
        say: gives the text of a message from its key and its arguments.
    """
    said = _words(phrase, say)
    return said[:1].upper() + said[1:]


def _words(phrase: Phrase, say: Callable[[str, Mapping[str, str | int]], str]) -> str:
    args: dict[str, str | int] = {}
    for name, value in phrase.args:
        if isinstance(value, Phrase):
            args[name] = _words(value, say)
        elif isinstance(value, tuple):
            joint = say(f"clause-joint-{name}", {})
            args[name] = joint.join(_words(part, say) for part in value)
        else:
            args[name] = value
    return say(phrase.key, args)


def said(clause: Clause, rule: bool = False, action: bool = False) -> Phrase:
    """A clause as a sentence.

    Args:
        clause: what was read.
        rule: it stands in a special rule, where "me" is each player.
        action: it stands on an Action, whose standing clauses last for the game.
    """
    return _phrase("sentence", part=_Teller(rule, action).part(clause))


def left_for_people(note: Unread) -> Phrase:
    """That a sentence was not understood, and from where on."""
    partly = "no" if note.rest == note.text else "yes"
    return _phrase("unread", text=note.text, rest=note.rest, partly=partly)


def statement(of: Statement) -> Phrase:
    """A statement as a sentence."""
    standing = Standing(
        of.issue, of.mode, of.value, of.subject, of.object, of.condition, of.duration
    )
    teller = _Teller(rule=of.cls == "rule", action=False, basic=of.cls == "basic")
    return _phrase("sentence", part=teller.part(standing))


def reason(of: Reason, title: Callable[[str], str]) -> Phrase:
    """What a statement says, whose it is, and what became of it.

    Args:
        of: an entry of `decisions.Decision.trace`.
        title: gives the title of a source from its id; not asked about basic rules.
    """
    other = "" if of.lost_to is None else _source(of.lost_to, title)
    return _phrase(
        "why",
        source=_source(of.statement, title),
        said=statement(of.statement),
        fate=_phrase(f"why-{of.fate}", other=other),
    )


def _source(of: Statement, title: Callable[[str], str]) -> Said:
    return _phrase("why-basic-rule") if of.cls == "basic" else title(of.source)


@dataclass(frozen=True, slots=True)
class _Teller:
    """Says clauses of one kind of text; see `said`."""

    rule: bool
    action: bool
    basic: bool = False

    def part(self, clause: Clause) -> Phrase:
        """A clause without the end of a sentence."""
        if isinstance(clause, Standing):
            return self._standing(clause)
        if isinstance(clause, Deed):
            tail = self._condition(clause.condition, "if")
            return _phrase("part", core=self._deed(clause), lasting="", condition=tail)
        if isinstance(clause, TypeRule):
            return _phrase("type", name=clause.name, traits=_traits(clause))
        if isinstance(clause, Note):
            return _phrase("note", text=clause.text)
        return self._when(clause)

    def _when(self, clause: When) -> Phrase:
        then = tuple(self.part(inner) for inner in clause.then)
        if clause.action:
            return _phrase("ability", then=then)
        key = clause.moment.replace(" ", "-")
        return _phrase(f"when-{key}", then=then, **self._who(clause.subject))

    def _standing(self, clause: Standing) -> Phrase:
        duration = clause.duration
        if duration is None and self.action:
            duration = Duration("game")
        return _phrase(
            "part",
            core=self._core(clause),
            lasting="" if duration is None else _lasting(duration),
            condition=self._condition(
                clause.condition, "if" if clause.issue in ("win", "lose") else "while"
            ),
        )

    def _core(self, clause: Standing) -> Phrase:
        who = self._who(clause.subject)
        what = _what(clause.object)
        if clause.mode == "meta":
            return _phrase("meta", what=what)
        if clause.issue in _TYPE_RULES:
            key = f"type-{clause.issue.replace('_', '-')}"
            return _phrase(key, what=what, value=_value(clause.value))
        if clause.mode in ("set", "add"):
            value = f"{clause.value:+d}" if clause.mode == "add" else _value(clause.value)
            key = clause.issue.replace("_", "-") if clause.issue in _NUMBERS else "number"
            about = "none" if clause.object.kind == "any" else "some"
            return _phrase(
                f"{key}-{clause.mode}",
                name=clause.issue,
                value=value,
                about=about,
                what=what,
                usual="yes" if self.basic else "no",
                **who,
            )
        if clause.issue in ("win", "lose"):
            return _phrase(f"{clause.issue}-{clause.mode}", **who)
        about = "none" if clause.object.kind == "any" else "some"
        verb = _phrase(
            f"verb-{clause.issue if clause.issue in _VERBS else 'other'}", name=clause.issue
        )
        return _phrase(clause.mode, verb=verb, what=what, about=about, **who)

    def _deed(self, deed: Deed) -> Phrase:
        count: Said = "all" if deed.count is None else abs(deed.count)
        anybody = deed.subject.kind == "everyone"
        return _phrase(
            f"deed-{deed.verb}",
            count=count,
            what=_some(deed),
            name=deed.name,
            way=_way(deed),
            whose="anybody" if anybody else "some",
            sides=deed.sides,
            plus="none" if not deed.plus else f"{deed.plus:+d}",
            **self._who(deed.subject),
        )

    def _who(self, subject: Subject) -> dict[str, Said]:
        many = "yes" if subject.kind in _MANY else "no"
        kind = "each" if subject.kind == "me" and self.rule else subject.kind
        return {"who": self._subject(subject), "many": many, "kind": kind}

    def _subject(self, subject: Subject) -> Phrase:
        if subject.kind == "me":
            return _phrase("who-each" if self.rule else "who-me")
        if subject.kind == "but":
            return _phrase("who-but", who=self._subject(subject.of or Subject("me")))
        if subject.kind == "having":
            tests = (subject.condition or Condition()).tests
            those = {"who": _phrase("who-who"), "many": "yes"}
            return _phrase("who-having", tests=tuple(self._test(test, those) for test in tests))
        return _phrase(f"who-{subject.kind}", name=subject.name)

    def _condition(self, condition: Condition, joint: str) -> Said:
        if not condition:
            return ""
        that = {"who": _phrase("who-that"), "many": "no"}
        return _phrase(joint, tests=tuple(self._test(test, that) for test in condition.tests))

    def _test(self, test: Test, player: dict[str, Said]) -> Phrase:
        """A test; ``player`` is how it speaks of the player it is asked about."""
        key = f"test-{test.kind}"
        who: dict[str, Said] = {"who": "", "many": "no"}
        if test.who is not None:
            asked = test.who.kind == "player" or (self.rule and test.who.kind == "me")
            who = player if asked else self._who(test.who)
        elif test.kind == "control":
            key = "test-in-play"
        elif test.kind == "token":
            key = "test-counter"
        amount = _phrase("amount", comparison=_COMPARED[test.comparison], count=test.count)
        who = {name: who[name] for name in ("who", "many")}
        found = _phrase(key, name=test.name, what=_what(test.object), amount=amount, **who)
        return _phrase("not", test=found) if test.negated else found


_COMPARED = {"<": "under", "<=": "most", "=": "just", ">=": "least", ">": "over"}


def _value(value: int | str | None) -> Said:
    return "none" if value is None else value


def _what(wanted: Object) -> Phrase:
    return _phrase(f"what-{wanted.kind}", name=wanted.name)


def _some(deed: Deed) -> Phrase:
    """How many of which cards a deed is done to."""
    if deed.count == 1 or deed.object.kind == "this":
        return _phrase(f"one-{deed.object.kind}", name=deed.object.name)
    count: Said = "all" if deed.count is None else deed.count
    return _phrase("several", count=count, what=_what(deed.object))


def _way(deed: Deed) -> str:
    """The small difference some deeds have: at random, on the card itself, taken away, off."""
    if deed.verb == "token":
        side = "away" if (deed.count or 0) < 0 else "put"
        return f"{side}-here" if deed.on else side
    if deed.verb == "state":
        return "on" if deed.on else "off"
    if deed.verb == "shuffle":
        return deed.name or "draw"
    return "random" if deed.random else "chosen"


def _lasting(duration: Duration) -> Said:
    if duration.kind == "in play":
        return ""
    return _phrase(f"lasting-{duration.kind.replace(' ', '-')}", count=duration.count)


def _traits(rule: TypeRule) -> tuple[Phrase, ...]:
    found = []
    if rule.stays:
        found.append(_phrase(f"trait-stays-{rule.stays}"))
    if rule.per_turn is not None:
        found.append(_phrase("trait-per-turn", count=rule.per_turn))
    if rule.in_play is not None:
        found.append(_phrase("trait-in-play", count=rule.in_play))
    if rule.face_down:
        found.append(_phrase("trait-face-down"))
    if rule.counts_as:
        found.append(_phrase("trait-counts-as", name=rule.counts_as))
    return tuple(found)
