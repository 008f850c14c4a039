"""What the hall tells of matches: logs, histories, replays, exports, checks."""

import json
import random
import re

import pytest

from tests.evennia.matches import deal, play_out, seated
from tests.fixtures.test_recorded import finished
from world.cards import Chance
from world.engine import recording
from world.hall import memory, replays
from world.records import archive
from world.records.models import Match

CARD = re.compile(r"\b(?:10|[6-9JQKA])[CDHS]\b")


def one_line(text):
    return " ".join(text.split())


@pytest.fixture(autouse=True)
def same_deals(monkeypatch):
    """Every run of a test deals the same cards."""
    chance = random.Random(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: chance.randbytes(size).hex())


@pytest.fixture
def two(guest):
    """Anna and Boris, in; what they were told is read."""
    return guest("Anna"), guest("Boris")


@pytest.fixture
def over(two):
    """A finished match of Anna and Boris: its number."""
    number = play_out(seated(*two), seed=1)
    for line in two:
        line.read()
    return number


# The deal's hash


def test_at_the_deal_everybody_hears_how_the_hash_of_the_seed_begins(two):
    table = seated(*two)
    commitment = table.controller.match.commitment
    for line in two:
        assert f"The hash of the seed begins {commitment[:16]};" in line.read()


def test_a_watcher_hears_it_too_and_it_is_told_once(two, guest):
    watcher, table = guest("Vera"), seated(*two)
    play_out(table)
    watcher.type(f"watch {table.number}")
    deal(table)
    play_out(table)
    assert watcher.read().count("The hash of the seed begins") == 1


# Logs


def test_a_log_tells_the_last_lines_with_the_numbers_of_their_acts(two):
    anna, boris = two
    table = seated(anna, boris)
    assert anna.type("log 1").splitlines()[0] == "The last line:"
    play_out(table, until=lambda match: match.seq == 2)
    anna.read()
    told = anna.type("log 2").splitlines()
    assert told[0] == "The last 2 lines:"
    assert told[1].startswith("1. ") and told[2].startswith("2. ")
    assert "attack" in told[2]


def test_during_a_deal_the_log_goes_back_to_the_bout_before_this_one(two):
    table = seated(*two)
    play_out(table, seed=3, until=lambda match: match.state.bouts == 4)
    begun = [
        act.seq
        for act in archive.acts(table.controller.record)
        if any(event["kind"] == "bout-began" for event in act.events)
    ]
    two[0].read()
    told = two[0].type("log 500").splitlines()
    assert told[1].startswith(f"{begun[-2]}. ") and "next" in told[1]
    assert told[-1] == "What came before is told when the match is over."
    assert sum("next." in line for line in told) == 2


def test_in_the_first_two_bouts_the_deal_is_told_as_well(two):
    table = seated(*two)
    play_out(table, seed=3, until=lambda match: match.state.bouts == 1)
    two[0].read()
    told = two[0].type("log 500")
    assert "Your cards:" in told and "What came before" not in told


def test_after_the_end_all_of_it_is_told(two, over):
    told = two[0].type("log 500")
    assert "1. Your cards:" in told and re.search("(is|are) the fool", told)
    assert "What came before" not in told


def test_a_log_tells_each_seat_what_it_may_know(two, guest):
    table = seated(*two)
    play_out(table, seed=3, until=lambda match: match.state.bouts == 1 and match.state.talon)
    watcher = guest("Vera")
    watcher.type(f"watch {table.number}")
    hands = table.controller.match.state.hands
    seen = set(CARD.findall(watcher.type("log 500")))
    public = seen & {card for hand in hands for card in hand}
    told = {who: set(CARD.findall(who.type("log 500"))) for who in two}
    assert set(CARD.findall(two[0].type("hand"))) & told[two[0]] - seen
    assert not told[two[0]] & set(hands[1]) - public
    assert not told[two[1]] & set(hands[0]) - public


def test_after_the_end_who_changed_seats_still_hears_their_own_cards(two, over):
    anna, _ = two
    mine = anna.type("log 500")
    anna.type("rotate")
    assert anna.type("log 500") == mine
    assert mine.count("Your cards:") == 1


def test_a_log_is_bounded_and_says_so(two, over):
    anna, _ = two
    assert anna.type("log").startswith("The last 20 lines:\n")
    for words in ("log 0", "log 501", "log 99999"):
        assert anna.type(words) == "Say how many lines: log 1 to log 500."
    assert anna.type("log x") == "x is not a number."


def test_without_a_table_or_a_deal_there_is_no_log(guest):
    visitor = guest("Vera")
    assert "You are at no table" in one_line(visitor.type("log"))
    visitor.type("table new durak")
    assert "No cards are dealt yet" in visitor.type("log")


def test_a_log_for_ears_is_one_sentence_a_line(guest):
    anna, boris = guest("Anna", SCREENREADER=True), guest("Boris")
    table = seated(anna, boris)
    play_out(table)
    anna.read()
    rows = anna.type("log 30").split("\n")
    assert len(rows) == 31 and all(re.match(r"\d+\. \S", row) for row in rows[1:])
    assert " of " in anna.type("log 500")


# Histories


def test_a_history_names_matches_players_and_how_they_ended(two, over):
    anna, boris = two
    told = anna.type("history")
    assert told.splitlines()[0] == "Anna has finished one match:"
    assert re.search(rf"^{over}\. Durak, \d{{4}}-\d\d-\d\d: Anna and Boris\. ", told, re.M)
    mine, theirs = told.splitlines()[1], boris.type("history anna").splitlines()[1]
    assert ("You were the fool" in mine) == ("The fool was Anna" in theirs)


def test_a_history_comes_in_pages_newest_first(two, monkeypatch):
    monkeypatch.setattr(memory, "PAGE", 2)
    table = seated(*two)
    numbers = [play_out(table)]
    for _ in range(2):
        deal(table)
        numbers.append(play_out(table))
    two[0].read()
    first, second = two[0].type("history"), two[0].type("history Anna 2")
    assert [int(n) for n in re.findall(r"^(\d+)\. Durak", first, re.M)] == numbers[:0:-1]
    assert [int(n) for n in re.findall(r"^(\d+)\. Durak", second, re.M)] == numbers[:1]
    assert "Page 1 of 2" in first
    for words in ("history 3", "history 0", "history boris 9"):
        assert two[0].type(words) == "There are pages 1 to 2."


def test_who_has_played_nothing_has_an_empty_history(guest):
    assert guest("Vera").type("history") == "Vera has finished no match here yet."


def test_a_running_match_stands_in_no_history(two):
    seated(*two)
    assert "no match" in two[0].type("history")


# Replays


def test_a_replay_shows_every_hand_and_goes_forth_and_back(two, over, guest):
    stranger = guest("Vera")
    told = stranger.type(f"replay {over}")
    steps = int(re.search(rf"Match {over}, act 1 of (\d+)\.", told)[1])
    assert len(CARD.findall(re.search(r"^Anna: (.*)$", told, re.M)[1])) == 6
    assert len(CARD.findall(re.search(r"^Boris: (.*)$", told, re.M)[1])) == 6
    assert "Type replay next" in told
    for words, step in (
        ("next", 2), ("n", 3), ("back", 2), ("last", steps), ("first", 1), ("to 7", 7),
        ("forward", 8), ("", 8), ("b", 7),
    ):  # fmt: skip
        assert f"act {step} of {steps}." in stranger.type(f"replay {words}"), words
    assert f"act 9 of {steps}." in stranger.type(f"replay #{over} 9")
    assert f"act {steps} of {steps}." in stranger.type(f"replay {over} last")


def test_every_step_of_a_replay_shows_the_table_as_it_was(two):
    table = seated(*two)
    controller = table.controller
    seen = {}

    def noted(match):
        seen[match.seq] = match.state
        return False

    play_out(table, seed=4, until=noted)
    seen[controller.seq] = controller.match.state
    opened = replays._open
    two[0].type(f"replay {controller.record}")
    match = opened[controller.record]
    assert match.steps == match.reaches == len(seen)
    assert all(match.match_after(seq).state == state for seq, state in seen.items())


def test_of_a_long_match_fewer_states_are_kept_and_the_others_played_anew(two, monkeypatch):
    monkeypatch.setattr(replays, "MOST_KEPT", 8)
    number = play_out(seated(*two), seed=2)
    two[0].type(f"replay {number}")
    match = replays._open[number]
    assert match.every >= 8 and len(match.kept) <= 9
    states = [m.state for m in recording.played(finished(archive.recording(
        Match.objects.get(pk=number))))]  # fmt: skip
    assert [match.match_after(step).state for step in range(1, match.steps + 1)] == states


def test_only_so_many_matches_are_kept_open(two, monkeypatch):
    monkeypatch.setattr(replays, "MOST_OPEN", 2)
    table = seated(*two)
    numbers = [play_out(table)]
    for _ in range(2):
        deal(table)
        numbers.append(play_out(table))
    for number in numbers:
        two[0].type(f"replay {number}")
    assert list(replays._open) == numbers[1:]


def test_where_the_rules_have_changed_what_was_said_is_told_and_the_table_is_not(two, over):
    acts = Match.objects.get(pk=over).actions
    broken = acts.get(seq=4)
    broken.action = '{"kind":"fly"}'
    broken.save()
    anna = two[0]
    assert "Up to" in anna.type(f"replay {over} 3")
    told = one_line(anna.type("replay next"))
    assert "act 4 of" in told and "The rules have changed since" in told
    assert one_line(anna.type(f"verify {over}")).endswith(
        "by the rules of today act 4 comes out otherwise."
    )


def test_a_replay_for_ears_tells_the_act_and_the_table_when_asked(two, over, guest):
    blind = guest("Vera", SCREENREADER=True)
    assert "\nAnna: " in blind.type(f"replay {over}")
    step = blind.type("replay next")
    assert step.split("\n")[0].startswith(f"Match {over}, act 2 of") and "\nAnna: " not in step
    assert "\nAnna: " in blind.type("replay")


def test_nothing_is_told_of_a_match_that_is_not_over(two):
    table = seated(*two)
    number = table.controller.record
    for words in (f"replay {number}", f"export {number} json", f"study {number}"):
        assert one_line(two[0].type(words)).startswith(f"Match {number} is not over.")
    told = one_line(two[0].type(f"verify {number}"))
    assert table.controller.match.commitment in told
    assert table.controller.match.seed not in told


@pytest.mark.parametrize("word", ["replay", "export", "study", "verify"])
def test_a_number_that_is_no_match_is_refused(guest, word):
    visitor = guest("Vera")
    assert visitor.type(f"{word} 999999999").startswith("There is no match 999999999.")
    assert visitor.type(f"{word} 0").startswith("There is no match 0.")
    assert visitor.type(f"{word} abc") == "abc is not a number."


def test_a_match_without_end_is_not_gone_through(two, over):
    Match.objects.filter(pk=over).update(seq=20_001)
    for word in ("replay", "study", "export", "verify"):
        told = one_line(two[0].type(f"{word} {over}"))
        assert told.startswith(f"Match {over} has 20001 acts, too many"), word


def test_words_that_lead_nowhere_are_refused_with_a_way_out(two, over):
    anna = two[0]
    assert "the number of a match" in anna.type("replay")
    assert "the number of a match" in anna.type("replay next")
    assert "the number of a match" in anna.type("study")
    assert "and text or json" in one_line(anna.type("export"))
    assert "and text or json" in one_line(anna.type(f"export {over} xml"))
    anna.type(f"replay {over} last")
    assert one_line(anna.type("replay next")).startswith("That was the last act")
    anna.type("replay first")
    assert one_line(anna.type("replay back")).startswith("This is the first act")
    for words in ("replay to 9999", "replay to", "replay to x", f"replay {over} 0"):
        assert re.fullmatch(rf"Match {over} has acts 1 to \d+\.", anna.type(words)), words


# Checking and exporting


def test_a_sound_match_is_verified_with_its_seed_and_hash(two, over):
    row = Match.objects.get(pk=over)
    told = one_line(two[0].type("verify"))
    seed = archive.seed(row)
    assert Chance(seed).commitment == row.commitment
    assert row.commitment in told and f"the seed {seed} has that hash" in told
    assert "All is sound" in told and told == one_line(two[0].type(f"verify {over}"))


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (lambda row: row.update(commitment="0" * 64), "has another hash"),
        (lambda row: row.update(options='{"deck":"24"}'), "deals other cards"),
        (
            lambda row: row.update(snapshot=row.get().snapshot.replace('"beaten":', '"beaten":1')),
            "the end that was stored is another",
        ),
    ],
)
def test_a_match_that_was_tampered_with_is_found_out(two, over, change, finding):
    change(Match.objects.filter(pk=over))
    told = one_line(two[0].type(f"verify {over}"))
    assert finding in told and "All is sound" not in told


def test_a_rematch_is_verified_although_its_dealer_comes_of_the_match_before(two):
    table = seated(*two)
    first = play_out(table)
    deal(table)
    second = play_out(table)
    assert Match.objects.get(pk=second).previous_id == first
    two[0].read()
    assert "All is sound" in two[0].type(f"verify {second}")


def test_an_export_as_json_is_the_whole_match_and_can_be_played_again(two, over, guest):
    told = guest("Vera").type(f"export {over} json")
    assert told.isascii()
    recorded = recording.read(told)
    assert finished(recording.findings(recorded)).sound
    stored = json.loads(told)
    assert stored["match"] == over and stored["status"] == "finished"
    assert [player["name"] for player in stored["players"]] == ["Anna", "Boris"]
    assert not {"who", "id"} & set(stored["players"][0])


def test_an_export_comes_in_bounded_pieces_that_are_not_kept(two, over):
    anna = two[0]
    anna.type(f"export {over} json")
    anna.session.data_in(text=[[f"export {over} json"], {}])
    longest = max(map(len, "".join(anna.told).split("\n")))
    assert len(anna.told) > 3
    assert all(len(piece) <= 4000 + longest for piece in anna.told)
    anna.told.clear()
    assert "acts" not in anna.type("again")


def test_an_export_as_text_tells_hands_and_acts(two, over):
    told = two[0].type(f"export {over}")
    lines = told.splitlines()
    assert lines[0].startswith(f"{over}. Durak")
    assert "The seed of match" in lines[1]
    assert sum(line.startswith("Anna: ") for line in lines) > 2
    assert re.search(r"^2\. .* attacks .* with ", told, re.M)


def test_exports_have_a_limit(two, over):
    anna = two[0]
    said = [one_line(anna.type(f"export {over} json")) for _ in range(11)]
    assert said[-1].startswith("That was tried too often.")
    assert all(each.startswith('{"v":1') for each in said[:-1])


def test_an_aborted_match_can_be_gone_through(two):
    table = seated(*two)
    play_out(table, until=lambda match: match.seq == 5)
    number = table.controller.record
    table.controller.close()
    for line in two:
        line.read()
    assert "Broken off." in two[0].type("history")
    assert "act 5 of 5" in two[0].type(f"replay {number} last")
    assert "All is sound" in two[0].type(f"verify {number}")
