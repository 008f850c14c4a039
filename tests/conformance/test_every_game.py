"""The contract of a game (`world.engine.protocol.Game`), checked on every game there is."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, fields

import pytest

from tests.conformance.walks import cases, entry, everybody, game_of, keys, moments, walk
from world.cards import Chance
from world.engine.codec import pack, unpack
from world.engine.match import Match
from world.engine.protocol import Elapsed, Refused, Unreadable

every_game = pytest.mark.parametrize("key", keys())
every_size = pytest.mark.parametrize(("key", "seats"), cases())
every_size_with_secrets = pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, seats in cases() if entry(key).resampled is not None]
)


@every_size
def test_an_act_is_legal_exactly_when_it_is_not_refused(key, seats):
    chance, seen = random.Random(seats), {}
    for moment in moments(key, seats):
        seen[repr(moment.action)] = moment.action
        if chance.random() > 0.15:
            continue
        game, state = moment.game, moment.after
        tried = [*seen.values(), *entry(key).others(state)]
        for seat in range(seats):
            legal = game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            for act in chance.sample(tried, min(len(tried), 40)) + list(legal):
                if entry(key).listed(state, act):
                    assert (act in legal) == (game.refuse(state, seat, act) is None), act


@every_size
def test_a_refused_act_raises_and_changes_nothing(key, seats):
    chance, seen = random.Random(seats), {}
    for moment in moments(key, seats):
        seen[repr(moment.action)] = moment.action
        if chance.random() > 0.1:
            continue
        game, state = moment.game, moment.after
        before = game.encode(state)
        for act in chance.sample(list(seen.values()), min(len(seen), 8)):
            seat = chance.randrange(seats)
            refusal = game.refuse(state, seat, act)
            if refusal is not None:
                with pytest.raises(Refused) as raised:
                    game.apply(state, seat, act, Chance("0" * 32))
                assert raised.value.refusal == refusal
        assert game.encode(state) == before


@every_size
def test_every_state_survives_its_codec(key, seats):
    for moment in moments(key, seats):
        game, state = moment.game, moment.after
        assert game.decode(json.loads(json.dumps(game.encode(state)))) == state


@every_size
def test_acts_and_events_survive_their_codec(key, seats):
    for moment in walk(key, seats, 0):
        game = moment.game
        kept = json.loads(json.dumps(pack(moment.action)))
        assert unpack(game.actions, kept) == moment.action
        for event in moment.events:
            assert unpack(game.events, json.loads(json.dumps(pack(event)))) == event


@every_size
def test_the_same_seed_and_choices_give_the_same_game(key, seats):
    for number in (0, 1):
        first = [(m.seat, m.action, m.events, m.after) for m in walk(key, seats, number)]
        again = [(m.seat, m.action, m.events, m.after) for m in walk(key, seats, number)]
        assert first == again


@every_size
def test_every_game_ends_with_an_outcome_and_then_nobody_acts(key, seats):
    for moment in moments(key, seats):
        game = moment.game
        assert (game.outcome(moment.after) is None) == bool(game.to_act(moment.after))
    assert game.outcome(moment.after) is not None
    assert all(game.legal(moment.after, seat) == () for seat in range(seats))
    assert game.deadlines(moment.after) == ()


@every_size
def test_the_cards_balance_after_every_act_and_each_lies_in_one_place(key, seats):
    for moment in moments(key, seats):
        game, state = moment.game, moment.after
        assert game.problems(state) == ()
        where = game.where(state)
        assert len(set(where.values())) == len(where)
        assert set(game.where(moment.before)) <= set(where)


@every_size
def test_redacting_an_event_only_removes(key, seats):
    for moment in moments(key, seats):
        for event in moment.events:
            for seat in everybody(moment.game, moment.after, seats):
                told = moment.game.redact(event, seat)
                if told is None:
                    continue
                assert type(told) is type(event)
                for item in fields(event):
                    shown, whole = getattr(told, item.name), getattr(event, item.name)
                    assert shown == whole or shown in (None, (), "", 0)


@every_size
def test_every_legal_act_is_spelled_in_ascii_and_read_back_as_itself(key, seats):
    for moment in walk(key, seats, seats):
        game, state = moment.game, moment.after
        for seat in game.to_act(state):
            view, acts = game.view(state, seat), game.legal(state, seat)
            spelled = tuple(game.spell(view, act) for act in acts)
            assert view.legal == spelled and len(set(spelled)) == len(spelled)
            for words, act in zip(spelled, acts, strict=True):
                assert words.isascii() and words.isprintable()
                assert game.parse(view, words) == act
                assert game.parse(view, words.lower()) == act


@every_size_with_secrets
def test_what_a_seat_cannot_know_makes_no_difference_to_it(key, seats):
    chance = random.Random(seats)
    for moment in moments(key, seats):
        if chance.random() > 0.25:
            continue
        game, state = moment.game, moment.after
        seat = chance.choice(everybody(game, state, seats))
        other = entry(key).resampled(game, state, seat, chance)
        assert game.to_act(other) == game.to_act(state)
        assert game.view(other, seat) == game.view(state, seat)
        assert game.deadlines(other) == game.deadlines(state)
        assert game.aim(other) == game.aim(state)
        if seat is not None:
            assert game.legal(other, seat) == game.legal(state, seat)


@every_size
def test_the_default_act_is_always_allowed(key, seats):
    for moment in walk(key, seats, 1):
        game, state = moment.game, moment.after
        for seat in game.to_act(state):
            assert game.refuse(state, seat, game.default_action(state, seat)) is None


@every_size
def test_a_running_deadline_may_elapse_and_another_may_not(key, seats):
    for moment in walk(key, seats, 1):
        game, state = moment.game, moment.after
        for deadline in game.deadlines(state):
            assert deadline.seconds > 0
            assert game.refuse(state, None, Elapsed(deadline.id)) is None
        assert game.refuse(state, None, Elapsed("no such deadline")) is not None


@every_size
def test_a_view_has_what_every_face_needs_and_fits_into_json(key, seats):
    for moment in walk(key, seats, 2):
        game, state = moment.game, moment.after
        for seat in everybody(game, state, seats):
            view = game.view(state, seat)
            assert view.you == seat and isinstance(view.phase, str)
            assert [each.seat for each in view.seats] == list(range(seats))
            assert set(view.to_act) == game.to_act(state)
            assert bool(view.legal) <= (seat in view.to_act)
            assert seat is not None or view.hand == ()
            json.dumps(asdict(view))


@every_size
def test_a_seat_sees_its_own_hand_and_no_face_it_may_not_see(key, seats):
    for moment in walk(key, seats, 0):
        game, state = moment.game, moment.after
        where = game.where(state)
        assert all(game.knows(state, seat) <= set(where) for seat in range(seats))
        for seat in everybody(game, state, seats):
            hand = {c for c, place in where.items() if place.pile == "hand" and place.seat == seat}
            others = {c for c, p in where.items() if p.pile == "hand" and p.seat != seat}
            assert not game.knows(state, seat) & others
            assert seat is None or hand <= game.knows(state, seat)


@every_game
def test_a_match_goes_on_from_its_snapshot(key):
    game, chance = game_of(key), random.Random(key)
    seats = min(entry(key).seats)
    options = game.read_options({}, seats)
    match, events = Match.deal(game, options, seats, f"{chance.getrandbits(128):032x}")
    assert events and match.seq == 1
    while game.to_act(match.state):
        seat = chance.choice(sorted(game.to_act(match.state)))
        acts = game.legal(match.state, seat) or (game.default_action(match.state, seat),)
        match = Match.decode(game, options, json.loads(json.dumps(match.encode())))
        match, _ = match.after(seat, chance.choice(acts))
    follows, _ = Match.deal(game, options, seats, "1" * 32, match.state)
    assert game.to_act(follows.state)


@every_game
def test_a_match_is_of_one_of_the_kinds_its_game_rates_apart_or_not_rated(key):
    game = game_of(key)
    assert game.bookmark is None or game.bookmark in game.events
    for preset in game.presets.values():
        kind = game.variant(game.read_options(preset))
        assert kind in game.variants if game.variants else kind == ""


@every_game
def test_what_is_no_state_of_the_game_is_refused_in_decoding(key):
    game = game_of(key)
    for nonsense in ({}, {"v": 0}, {"v": 99}, {"v": 1}):
        with pytest.raises((ValueError, KeyError)):
            game.decode(nonsense)


@every_game
def test_words_that_are_no_act_are_unreadable_and_never_a_fault(key):
    game, chance = game_of(key), random.Random(key)
    seats = min(entry(key).seats)
    state = game.start(game.read_options({}, seats), seats, Chance("2" * 32)).state
    seat = min(game.to_act(state))
    view = game.view(state, seat)
    letters = "abkt 7с10ДП♠♦٧\u200f\x00/#*+-'\"%{}|$\\éßÆ" + "🂡"
    for _ in range(400):
        words = "".join(chance.choice(letters) for _ in range(chance.randrange(60)))
        try:
            game.refuse(state, seat, game.parse(view, words))
        except Unreadable as unreadable:
            assert unreadable.refusal.code


@every_game
def test_verbs_are_unique_words(key):
    verbs = game_of(key).verbs
    words = [word for verb, aliases in verbs.items() for word in (verb, *aliases)]
    assert len(set(words)) == len(words)
    assert all(word == word.strip() and " " not in word for word in words)
