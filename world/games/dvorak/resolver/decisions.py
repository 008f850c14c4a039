"""What the order of precedence answers, and the tables' departures from it."""

from __future__ import annotations

from dataclasses import dataclass

from .statements import Statement

STEPS = {
    "absent": 1,
    "expired": 1,
    "condition": 1,
    "switched-off": 2,
    "switches-off": 2,
    "not-bound": 3,
    "other-card": 3,
    "basic": 3,
    "below-cards": 3,
    "denied": 4,
    "narrower": 5,
    "later": 6,
    "absorbed": 7,
    "replaced": 7,
    "added": 7,
    "wins": 7,
}
"""What became of a statement, and the step that settled it.

``absent`` its source is not in force; ``expired`` its time is not now; ``condition`` is not true;
``switched-off`` by a meta; ``switches-off`` is that meta; ``not-bound`` not about this player;
``other-card`` not about this card; ``basic`` gave way to cards and rules; ``below-cards`` a rule
gave way to a card (switch `Switches.rules_below_cards`); ``denied`` by a denial; ``narrower``,
``later``: a narrower, a later one is in force; ``absorbed`` adds nothing, for there is no limit;
``replaced`` by another extra (switch `Switches.extras_replace`); ``added`` to the result;
``wins`` decides.
"""


@dataclass(frozen=True, slots=True)
class Switches:
    """Where tables may depart from the seeds.

    Attributes:
        deny_first: a denial beats every permission; else the two are weighed like numbers.
        specific_before_deny: a narrower permission survives a wider denial (table, A14).
        rules_below_cards: a card always beats a special rule (A15, the German rules).
        extras_replace: of several extras only the one that wins by narrowness and recency counts,
            instead of their sum (A18).
    """

    deny_first: bool = True
    specific_before_deny: bool = False
    rules_below_cards: bool = False
    extras_replace: bool = False


AS_THE_SEEDS = Switches()


@dataclass(frozen=True, slots=True)
class Reason:
    """What became of one statement.

    Attributes:
        statement: which.
        fate: one of `STEPS`.
        lost_to: what it lost to, where that is a statement.
    """

    statement: Statement
    fate: str
    lost_to: Statement | None = None

    @property
    def step(self) -> int:
        """The step of the order that settled it, 1..7."""
        return STEPS[self.fate]


@dataclass(frozen=True, slots=True)
class Decision:
    """The answer to "what holds for this player on this issue, and why".

    Attributes:
        value: for numbers, 0 and up, or None when there is no limit; a word where the issue is
            one. 0 when nothing sets it or it is denied.
        allowed: False when a denial stands.
        winner: the denial, else the statement that set the value, else the permission; None when
            nothing speaks on the issue.
        trace: what became of every statement on the issue, steps in order, and of the metas that
            had a part in it.
    """

    value: int | str | None
    allowed: bool
    winner: Statement | None
    trace: tuple[Reason, ...] = ()

    @property
    def granted(self) -> bool:
        """True when something in force says so and nothing denies it (*win*, *out*)."""
        return self.allowed and self.winner is not None
