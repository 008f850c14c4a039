"""Proposals, packages, people who come and go, lost lines and turns in any order there can be.

After every act the state goes through its codec; no card may lie in two places or none, no vote
may count twice, and while a vote halts play nobody may move a card.
"""

from __future__ import annotations

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from world.cards import Chance
from world.engine.protocol import Elapsed, LineBack, LineLost, Resign
from world.games.dvorak import GAME
from world.games.dvorak.actions import (
    Draw,
    End,
    Excuse,
    Hide,
    Hold,
    Join,
    Lump,
    Propose,
    Repeal,
    Revise,
    Unvote,
    Vote,
    Withdraw,
)
from world.games.dvorak.operations import DestroyAll, DrawCards, Mill, Move, PutOut, Shuffle
from world.games.dvorak.state import OVER

SEATS = st.integers(0, 5)
TITLES = st.sampled_from(
    ("Sun", "Moon", "Gust/A/draw 1", "Bag/T/hand limit 7 for me", "Law/Rule/nobody may draw")
)


class Tables(RuleBasedStateMachine):
    """One table, whatever people do at it."""

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**64),
        votes=st.sampled_from(("open", "secret")),
        refusal=st.sampled_from(("at_once", "at_close")),
        halt=st.sampled_from(("yes", "no")),
    )
    def sit_down(self, seats, seed, votes, refusal, halt):
        given = {"votes": votes, "refusal": refusal, "halt": halt}
        self.chance = Chance(f"{seed:032x}")
        self.state = GAME.start(GAME.read_options(given, seats), seats, self.chance).state
        self.cards = len(self.state.cards)

    def act(self, seat, action):
        """The act, when it is allowed; the state always comes back the same from storage."""
        if GAME.refuse(self.state, seat, action) is not None:
            return
        before = self.state
        step = GAME.apply(self.state, seat, action, self.chance)
        assert GAME.problems(step.state) == ()
        self.state = GAME.decode(json.loads(json.dumps(GAME.encode(step.state))))
        assert self.state == step.state
        came = sum(event.copies for event in step.events if event.kind == "accepted")
        assert len(self.state.cards) == len(before.cards) + came
        if before.halted:
            moved = set(before.zones.items()) ^ set(self.state.zones.items())
            assert not moved or came or self.state.motion != before.motion

    @rule(seat=SEATS, title=TITLES, copies=st.integers(1, 3))
    def propose(self, seat, title, copies):
        words = (*title.split("/"), "", "")
        kind = {"A": "Action", "T": "Thing"}.get(words[1], words[1]) or "Thing"
        self.act(seat, Propose(words[0], kind, words[2], copies=copies))

    @rule(seat=SEATS, yes=st.booleans())
    def vote(self, seat, yes):
        if self.state.motion is not None:
            self.act(seat, Vote(self.state.motion.id, yes))

    @rule(yes=st.integers(0, 9))
    def everybody_votes(self, yes):
        for seat in self.state.motion.waiting if self.state.motion else ():
            if self.state.motion is not None:
                self.act(seat, Vote(self.state.motion.id, yes > 1))

    @rule(seat=SEATS)
    def take_back(self, seat):
        if self.state.motion is not None:
            self.act(seat, Unvote(self.state.motion.id))

    @rule(seat=SEATS, pick=st.integers(0, 9))
    def revise_or_withdraw(self, seat, pick):
        known = [m for q in (self.state.queue, self.state.rejected) for m in q]
        known += [member for motion in known for member in motion.members]
        if known:
            motion = known[pick % len(known)]
            self.act(seat, Revise(motion.id, (("text", f"hand limit {pick} for me"),)))
            self.act(seat, Withdraw(motion.id) if pick % 2 else Hide(motion.id))

    @rule(seat=SEATS, pick=st.integers(0, 9))
    def lump(self, seat, pick):
        known = [m.id for q in (self.state.queue, self.state.rejected) for m in q]
        self.act(seat, Lump(tuple(known[pick % 3 :][:3])))

    @rule(seat=SEATS, pick=st.integers(0, 99))
    def repeal(self, seat, pick):
        cards = sorted(self.state.cards)
        self.act(seat, Repeal(f"title:{self.state.cards[cards[pick % len(cards)]].title}"))

    @rule(seat=SEATS, other=SEATS)
    def host_powers(self, seat, other):
        self.act(seat, Excuse(other))
        self.act(seat, Hold())

    @rule(seat=SEATS)
    def join(self, seat):
        self.act(None, Join(seat))

    @precondition(lambda self: len(self.state.in_game) > 2)
    @rule(seat=SEATS)
    def leave(self, seat):
        self.act(seat, Resign())

    @rule(seat=SEATS, back=st.booleans())
    def line(self, seat, back):
        self.act(None, LineBack(seat) if back else LineLost(seat))

    @rule(pick=st.integers(0, 9))
    def time_runs_out(self, pick):
        running = GAME.deadlines(self.state)
        if running:
            self.act(None, Elapsed(running[pick % len(running)].id))

    @rule(pick=st.integers(0, 999))
    def play_on(self, pick):
        acting = sorted(GAME.to_act(self.state))
        for seat in acting[:1]:
            legal = GAME.legal(self.state, seat)
            assert legal
            self.act(seat, legal[pick % len(legal)])

    @rule(seat=SEATS, other=SEATS, pick=st.integers(0, 5))
    def table_operation(self, seat, other, pick):
        done = (
            DrawCards(2, (other,) if other in self.state.in_game else ()),
            Mill(3),
            DestroyAll(),
            Shuffle("draw"),
            Move("draw:1", f"hand/{other}"),
            PutOut(other),
        )[pick]
        if pick < 5 or len(self.state.in_game) > 2:
            self.act(seat, done)

    @invariant()
    def a_vote_halts_play(self):
        if self.state.halted:
            for seat in range(len(self.state.players)):
                for action in (Draw(), End(), Mill(1), DestroyAll()):
                    assert GAME.refuse(self.state, seat, action) is not None
                assert all(isinstance(act, Vote) for act in GAME.legal(self.state, seat))

    @invariant()
    def somebody_may_act_until_the_end(self):
        over = self.state.phase == OVER
        assert bool(GAME.to_act(self.state)) is not over
        assert all(GAME.legal(self.state, seat) for seat in GAME.to_act(self.state))

    @invariant()
    def every_view_can_be_made(self):
        for seat in (None, *range(len(self.state.players))):
            GAME.view(self.state, seat)


Tables.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestTables = Tables.TestCase
