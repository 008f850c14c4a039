"""Ladders and records: each match counted once, in the order of their ends."""

import json
import random
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.utils import timezone

from tests.evennia.matches import deal, play_out, seated
from world.hall import memory, people
from world.records import skill, standings
from world.records.models import Match, Part, Standing
from world.render.layout import width


def person(name, who, **more):
    return {"kind": "person", "who": who, "name": name, "level": None, "left": False, **more}


ANNA, BORIS, VERA = person("Anna", 901), person("Boris", 902), person("Vera", 903)
BOT = {"kind": "bot", "who": None, "name": "Bot 1", "level": 2, "left": False}


@pytest.fixture
def ended(hall):
    """Stores matches that are over, an hour apart: ``ended([ANNA, BORIS], losers=(1,))``."""
    start = timezone.now() - timedelta(days=900)
    made = []

    def store(players, options=None, status="finished", after=timedelta(hours=1), **outcome):
        made.append(after)
        row = Match.objects.create(
            table=1,
            game="durak",
            rules_version=1,
            options=json.dumps(options or {}),
            players=json.dumps(players),
            snapshot="{}",
            seq=2,
            commitment="",
            status=status,
            result=json.dumps(outcome) if outcome else "",
            ended=start + sum(made, timedelta()),
        )
        return row

    return store


@pytest.fixture
def known(monkeypatch):
    """Matches without a snapshot are read by their options alone: nobody is in a team."""
    monkeypatch.setattr(standings, "_terms", _terms)


def _terms(row, given):
    options = standings.registry.game(row.game).read_options(given)
    return standings.registry.game(row.game).variant(options), options.deck, ()


def count_all():
    while standings.count_next() is not None:
        pass


def standing(player, ladder="durak-classic"):
    return Standing.objects.get(player=standings.player_key(player), ladder=ladder)


def everything():
    """All that was worked out, without the numbers of rows."""
    kept = Standing.objects.order_by("ladder", "player")
    parts = Part.objects.order_by("match", "seat")
    names = [f.name for f in Standing._meta.fields if f.name != "id"]
    return list(kept.values(*names)), list(parts.values("match", "seat", "player", "ladder"))


def test_a_finished_match_is_counted_by_itself_and_at_once(guest):
    anna, boris = guest("Anna"), guest("Boris")
    number = play_out(seated(anna, boris), seed=1)
    assert Match.objects.get(pk=number).counted
    rows = Standing.objects.filter(ladder="durak-classic")
    assert {row.player for row in rows} == {str(anna.person.id), str(boris.person.id)}
    assert sum(row.lost for row in rows) == 1 and all(row.played == 1 for row in rows)


def test_counting_twice_changes_nothing(ended, known):
    ended([ANNA, BORIS], losers=[1])
    count_all()
    before = everything()
    count_all()
    assert everything() == before


def test_what_a_crash_left_uncounted_is_counted_later_in_the_right_order(ended, known):
    rows = [ended([ANNA, BORIS], losers=[n % 2]) for n in range(4)]
    count_all()
    before = everything()
    Part.objects.all().delete()
    Standing.objects.all().delete()
    Match.objects.update(counted=False)
    for row in rows:
        assert standings.count_next() == row.pk
    assert everything() == before


def test_everything_can_be_made_anew_from_the_matches(guest, capsys):
    lines = [guest(name) for name in ("Anna", "Boris", "Vera")]
    table = seated(*lines, options={"deck": "24"})
    for number in range(4):
        play_out(table, seed=number)
        deal(table)
    play_out(table, seed=9)
    other = seated(*[guest(name) for name in ("Ivan", "Olga")], bots=1)
    play_out(other)
    before = everything()
    assert len(before[0]) == 6
    Standing.objects.filter(played__gt=1).update(mu=1, played=77)
    call_command("recount")
    assert capsys.readouterr().out == "Matches counted: 6.\n"
    assert everything() == before


def test_the_fool_loses_points_and_the_others_gain(ended, known):
    ended([ANNA, BORIS, VERA], losers=[1], order=[2, 0])
    count_all()
    assert standing(BORIS).mu < skill.Skill().mu < standing(ANNA).mu == standing(VERA).mu
    assert (standing(BORIS).lost, standing(ANNA).lost) == (1, 0)


def test_variants_have_ladders_of_their_own_and_bots_are_apart(ended, known):
    ended([ANNA, BORIS], losers=[1])
    ended([ANNA, BORIS], {"passing": "on"}, losers=[1])
    ended([ANNA, BOT], losers=[1])
    ended([BOT, BOT], losers=[1])
    count_all()
    assert standings.ladders() == ["durak-classic", "durak-classic-bots", "durak-passing"]
    assert standing(ANNA).played == 1
    assert standing(BOT, "durak-classic-bots").played == 1, "bots among themselves show nothing"


def test_two_bots_of_one_level_are_one_player(ended, known):
    ended([ANNA, BOT, BOT], losers=[0])
    count_all()
    bot = standing(BOT, "durak-classic-bots")
    assert bot.played == 2 and bot.mu > skill.Skill().mu


def test_the_same_opponents_all_day_count_less_and_next_day_in_full(ended, known):
    gains = []
    for number in range(8):
        before = standing(ANNA).mu if number else skill.Skill().mu
        ended([ANNA, BORIS], after=timedelta(minutes=5), losers=[1])
        count_all()
        gains.append(standing(ANNA).mu - before)
    expected = _undamped(8)
    assert gains[:3] == pytest.approx(expected[:3])
    assert gains[7] < expected[7] / 2
    sigma = standing(ANNA).sigma
    ended([ANNA, BORIS], after=timedelta(days=2), losers=[1])
    count_all()
    assert sigma - standing(ANNA).sigma > 0.1


def _undamped(times):
    one = two = skill.Skill()
    gains = []
    for _ in range(times):
        now, two = skill.after((one, two), (0, 1), (None, None))
        gains.append(now.mu - one.mu)
        one = now
    return gains


def test_a_match_broken_off_counts_for_who_left_and_for_nobody_else(ended, known):
    ended([ANNA, {**BORIS, "left": True}, VERA], status="aborted")
    ended([ANNA, BORIS, VERA], status="aborted")
    count_all()
    boris = standing(BORIS)
    assert (boris.played, boris.lost, boris.left) == (1, 1, 1) and boris.mu < skill.Skill().mu
    assert not Standing.objects.exclude(player=boris.player).exists()
    assert Part.objects.filter(player=standings.player_key(ANNA)).count() == 2


def test_who_left_a_match_that_bots_finished_keeps_its_result(guest):
    lines = [guest(name) for name in ("Anna", "Boris", "Vera")]
    table = seated(*lines)
    play_out(table, until=lambda match: match.seq == 4)
    lines[0].type("stand yes")
    play_out(table)
    anna = Standing.objects.get(player=str(lines[0].person.id))
    assert anna.played == anna.left == 1 and anna.ladder == "durak-classic"


def test_a_badge_is_its_wearer_s(ended, known):
    ended([ANNA, BORIS], losers=[1], badge="tie", wearer=1)
    ended([ANNA, BORIS], losers=[1], badge="epaulettes", wearer=1)
    ended([ANNA, BORIS], losers=[1], badge="tie", wearer=1)
    count_all()
    assert json.loads(standing(BORIS).badges) == {"tie": 2, "epaulettes": 1}
    assert standing(ANNA).badges == "{}"


def test_who_was_made_anonymous_stands_nowhere_and_the_others_do(ended, known):
    ended([ANNA, {**BORIS, "who": None}], losers=[1])
    count_all()
    assert [row.player for row in Standing.objects.all()] == [standings.player_key(ANNA)]


def test_a_match_nobody_can_read_any_more_holds_up_no_other(ended, known, caplog):
    ended([ANNA, BORIS], losers=[1])
    Match.objects.update(players="nonsense")
    ended([ANNA, BORIS], losers=[1])
    count_all()
    assert standing(ANNA).played == 1 and "cannot be counted" in caplog.text


def test_a_match_of_a_game_that_is_gone_is_kept_without_a_rating(ended):
    row = ended([ANNA, BORIS], losers=[1])
    Match.objects.filter(pk=row.pk).update(game="whist")
    count_all()
    kept = standing(ANNA, "whist")
    assert kept.played == 1 and not kept.rated


def test_team_mates_are_rated_together(guest):
    lines = [guest(name) for name in ("Anna", "Boris", "Vera", "Ivan")]
    table = seated(*lines, options={"teams": "pairs"})
    play_out(table, seed=5)
    mus = [
        Standing.objects.get(player=str(line.person.id), ladder="durak-teams").mu for line in lines
    ]
    assert mus[0] == mus[2] != mus[1] == mus[3]


def test_decks_are_tallied_up_to_a_bound(monkeypatch):
    monkeypatch.setattr(standings, "MOST_DECKS", 3)
    tallies = "{}"
    for deck in random.Random(1).choices("abcdef", k=50):
        tallies = standings._one_more(tallies, deck)
    assert len(json.loads(tallies)) == 3


# What is told


@pytest.fixture
def evening(guest, ended, known):
    """Anna beats Boris six times, on six days; Vera has lost once."""
    anna, boris, vera = guest("Anna"), guest("Boris"), guest("Vera")
    players = [person(line.person.key, line.person.id) for line in (anna, boris, vera)]
    for _ in range(6):
        ended(players[:2], after=timedelta(days=2), losers=[1], badge="tie", wearer=1)
    ended(players, after=timedelta(days=2), losers=[2])
    ended([players[0], BOT], after=timedelta(days=2), losers=[0])
    memory.count_up()
    return anna, boris, vera


def test_a_ladder_lists_who_is_placed_strongest_first(evening):
    told = evening[0].type("ladder durak").splitlines()
    assert told[0] == "Ladder Durak, throw-in: 2 players, 1 not placed yet."
    assert told[1].startswith("1. Anna: 1") and "roughly known, matches: 7." in told[1]
    assert told[2].startswith("2. Boris: ") and len(told) == 3


def test_the_ladders_there_are_and_the_one_with_bots(evening):
    told = evening[0].type("ladder").splitlines()
    assert told[0].startswith("Ladder Durak, throw-in: 2 players")
    assert told[1].startswith("Ladder Durak, throw-in, with bots: nobody is placed yet, 2 not")
    assert "with bots" in evening[0].type("ladder classic bots")
    assert "passing on: nobody is placed yet." in evening[0].type("ladder durak passing")


@pytest.mark.parametrize("words", ["chess", "durak chess", "passing classic", "dvorak", "bots x"])
def test_a_ladder_that_is_none_is_refused_with_those_there_are(guest, words):
    told = " ".join(guest("Vera").type(f"ladder {words}").split())
    assert told.startswith("There is no ladder") and "durak classic, durak passing" in told


def test_where_nobody_is_rated_the_ladder_says_so(guest):
    assert guest("Vera").type("ladder").startswith("Nobody has been rated yet.")


def test_finger_tells_record_badges_rating_and_favourite(evening):
    told = " ".join(evening[2].type("finger boris").split())
    assert "Durak: 7 deals, the fool 6 times." in told
    assert "Worn: 6 ties." in told
    assert "Rating in Durak, throw-in:" in told and "roughly known." in told
    assert "Plays mostly Durak, throw-in, deck 36." in told
    told = " ".join(evening[0].type("finger").split())
    assert "Durak: 8 deals, the fool once." in told and "Worn" not in told
    assert "Rating in Durak, throw-in, with bots:" in told


def test_finger_of_a_newcomer_says_that_nothing_was_played(guest):
    assert "No match finished here yet." in guest("Vera").type("finger")


def test_who_is_gone_from_the_hall_leaves_no_empty_rung(evening):
    anna, _, vera = evening
    Standing.objects.filter(player=str(anna.person.id)).update(player="99999999")
    told = vera.type("ladder durak").splitlines()
    assert told[1].startswith("1. Boris") and len(told) == 2
    assert people.names(["99999999", "bot-2", ""]) == {}


def test_every_answer_is_told_in_every_language_and_in_forty_columns(evening, guest):
    reader = guest("Ivan", AUTORESIZE=True, SCREENWIDTH={0: 40})
    for language in ("en", "ru", "cs", "ar"):
        reader.type(f"language {language}")
        for words in ("ladder", "ladder durak", "finger boris", "history boris", "history"):
            told = reader.type(words)
            assert told and max(map(width, told.split("\n"))) <= 40, (language, words)
