"""The table on every kind of face: nothing is lost, nothing is too wide, ears hear words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from tests import catalogues
from tests.toy.seated import toy_seated
from world.cards import ALL_CARDS, Chance
from world.engine import registry
from world.engine.match import Match
from world.render import cardwords, layout, sentences, tables
from world.render.face import LANGUAGES, Face
from world.render.facts import Sitter, TableFacts
from world.render.phrases import say

NARROW = Face("plain", width=40)
WIDE = Face("plain", width=200)
RICH = Face("rich", suits="symbols", width=200)
SPEECH = Face("speech", width=40)
SITTERS = (
    Sitter("Anna"),
    Sitter("Bartholomew-the-Great", connected=False),
    Sitter("Vera", bot=2),
    Sitter("Bo"),
)
SPOKEN = {cardwords.card(SPEECH, code): code for code in ALL_CARDS}
WORDS = re.compile("|".join(sorted(map(re.escape, SPOKEN), key=len, reverse=True)))
SGR = re.compile(r"\x1b\[[0-9;]*m")


def facts_of(match, view, **more):
    return TableFacts(
        match.game.key,
        "3",
        SITTERS[: match.seats],
        "12",
        match.seq,
        last=getattr(view, "last", None),
        **more,
    )


def played(seats, preset, seed, **given):
    """Views of a random game at every fourth act and at its end, for each seat and a watcher.

    Each comes with what the hall knows and the events that led to it.
    """
    durak = registry.game("durak")
    options = durak.read_options({**durak.presets[preset], **given}, seats)
    chance = Chance(f"{seed + 1000:032x}")
    match, events = Match.deal(durak, options, seats, f"{seed:032x}")
    while True:
        turn = sorted(durak.to_act(match.state))
        for you in (*range(seats), None) if match.seq % 4 == 1 or not turn else ():
            view = durak.view(match.state, you)
            seen = [event for event in (durak.redact(e, you) for e in events) if event]
            yield view, facts_of(match, view), seen
        if not turn:
            return
        seat = chance.pick(turn)
        match, events = match.after(seat, chance.pick(durak.legal(match.state, seat)))


GAMES = [
    (2, "classic", {}),
    (3, "online", {}),
    (4, "classic", {"teams": "pairs", "trump_exchange": "on"}),
    (3, "classic", {"deck": "54", "cheating": "on", "multi_open": "on"}),
]


def texts(face, view, facts, seen):
    """Everything a listener can read at this moment."""
    yield tables.table(face, view, facts)
    yield tables.turn(face, view, facts)
    for part in (tables.hand, tables.counts, tables.trump, tables.legal, tables.last, tables.clock):
        yield part(face, view, facts)
    for event in seen:
        said = sentences.event(face, facts.game, event, facts.names, view.you)
        yield layout.block(face, [said])


@pytest.mark.parametrize(("seats", "preset", "given"), GAMES)
def test_every_text_fits_forty_columns_in_ascii(seats, preset, given):
    for view, facts, seen in played(seats, preset, 1, **given):
        for text in texts(NARROW, view, facts, seen):
            assert text.isascii()
            assert all(len(line) <= 40 for line in text.split("\n")), text


@pytest.mark.parametrize(("seats", "preset", "given"), GAMES)
def test_speech_has_words_only_and_no_layout(seats, preset, given):
    code = re.compile(r"\b(10|[2-9JQKA])[CDHS]\b|\*[RB]")
    for view, facts, seen in played(seats, preset, 2, **given):
        for text in texts(SPEECH, view, facts, seen):
            if text in (tables.legal(SPEECH, view, facts), tables.last(SPEECH, view, facts)):
                continue  # words that can be typed stay as they are typed
            assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f|\[\]<>*_=+\\/]", text)
            assert not code.search(text), text
            assert "  " not in text and "\n\n" not in text
            assert text == text.strip()


@pytest.mark.parametrize(("seats", "preset", "given"), GAMES)
def test_every_fact_of_the_rich_table_is_in_the_spoken_one(seats, preset, given):
    able = re.compile(r"^You can play (.*)\.$", re.MULTILINE)
    for view, facts, _ in played(seats, preset, 3, **given):
        rich = SGR.sub("", tables.table(RICH, view, facts))
        for symbol, letter in ((s, c) for c, s in cardwords.SYMBOLS.items()):
            rich = rich.replace(f" {symbol}", "").replace(symbol, letter)
        spoken = WORDS.sub(lambda words: SPOKEN[words[0]], tables.table(SPEECH, view, facts))
        marked = set(re.findall(r"\[(\S+)\]", rich))
        heard = able.search(spoken)
        assert marked == (set(re.findall(r"\d+ (\S+?)(?:,| and|$)", heard[1])) if heard else set())
        rich = rich.replace("[", "").replace("]", "")
        assert rich.split("\n") == [line for line in spoken.split("\n") if not able.match(line)]


@pytest.mark.parametrize(("seats", "preset", "given"), GAMES)
def test_the_spoken_table_says_what_the_view_holds(seats, preset, given):
    for view, facts, _ in played(seats, preset, 4, **given):
        spoken = WORDS.sub(lambda words: SPOKEN[words[0]], tables.table(SPEECH, view, facts))
        lines = spoken.split("\n")
        for seat in view.seats:
            (line,) = (part for part in lines if part.startswith(f"{seat.seat + 1}. "))
            assert seat.out or f", {seat.cards} card" in line
            assert (", out" in line) == seat.out
            assert (", to act" in line) == (seat.seat in view.to_act)
            assert (", attacker" in line) == (seat.seat == view.attacker)
            assert (", defender" in line) == (seat.seat == view.defender)
            assert (f", team {(seat.team or 0) + 1}" in line) == (seat.team is not None)
        trump = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}[view.trump]
        assert f"Trump is {trump}" in spoken
        assert (f", {view.turnup} under the talon" in spoken) == (view.turnup is not None)
        assert f", {view.gone} discarded." in spoken
        if view.result is None:
            for attack, cover in view.pairs:
                assert (f"{attack} beaten by {cover}" if cover else f"{attack} open") in spoken
        else:
            assert "The deal is over: " in spoken
        for place, card in enumerate(view.hand, 1):
            assert f"{place} {card}" in spoken


@pytest.mark.parametrize(("seats", "preset", "given"), GAMES)
def test_your_turn_is_said_to_whoever_may_act_and_to_nobody_else(seats, preset, given):
    for view, facts, _ in played(seats, preset, 5, **given):
        spoken = tables.turn(SPEECH, view, facts)
        if view.you is not None and view.you in view.to_act:
            assert spoken.startswith("Your turn: ") and spoken.count("\n") == 0
            shown = tables.turn(WIDE, view, facts).split("\n")
            assert shown[0].startswith("Your hand, ") and shown[1].startswith("Your turn: ")
        else:
            assert spoken == ""


def test_the_turn_names_every_card_that_can_be_played():
    for view, facts, _ in played(3, "online", 6):
        if view.you == view.defender and view.you in view.to_act:
            said = tables.turn(SPEECH, view, facts)
            heard = {SPOKEN[words] for words in WORDS.findall(said)}
            named = {code for act in view.legal for code in re.findall(r"\d*[\dJQKA][CDHS]", act)}
            assert named <= heard


OPENINGS = {language: say(Face(language=language), "opening-turn") + " " for language in LANGUAGES}
"""How a turn begins in every language; programs and ears rely on it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_in_full_fits_and_opens_turns_the_same_way(language):
    narrow, speech = Face("rich", language, width=40), Face("speech", language)
    latin = re.compile(r"[A-Za-z]{3,}")
    known = {word for name in (*(s.name for s in SITTERS), "Zoe") for word in latin.findall(name)}
    for view, facts, seen in played(3, "online", 15, trump_exchange="on"):
        for text in texts(narrow, view, facts, seen):
            assert all(layout.width(line) <= 40 for line in text.split("\n")), text
        spoken = [tables.table(speech, view, facts), tables.counts(speech, view, facts)]
        spoken += [sentences.event(speech, "durak", e, facts.names, view.you) for e in seen]
        for text in spoken:
            foreign = set(latin.findall(text)) - known - {"exchange"}
            assert language in ("en", "cs") or not foreign, text
        turn = tables.turn(speech, view, facts)
        assert turn == "" or turn.startswith(OPENINGS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_sentence_opens_as_the_language_opens_turns(language):
    for name, message in catalogues.catalogue(language).items():
        if name == "turn" or re.fullmatch(rf"({'|'.join(registry.GAMES)})-turn-\w+", name):
            assert message.value.elements[0].value.startswith(OPENINGS[language]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_vote_opens_as_the_language_opens_votes(language):
    for name in ("dvorak-ballot-opened", "dvorak-ballot-waits"):
        opened = say(Face(language=language), "opening-vote")
        texts = [
            node.value
            for node in catalogues.nodes(catalogues.catalogue(language)[name])
            if isinstance(node, ftl.TextElement)
        ]
        assert any(text.startswith(opened + " ") for text in texts), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_fits_forty_columns(language):
    for key in ("door-play", "door-change", "door-account"):
        assert layout.width(say(Face(language=language), key)) < 40


def test_a_watcher_is_told_that_there_is_no_hand():
    view, facts, _ = next(step for step in played(2, "classic", 7) if step[0].you is None)
    assert tables.hand(SPEECH, view, facts) == "You are watching and have no hand."
    assert "Your hand" not in tables.table(WIDE, view, facts)
    assert tables.legal(SPEECH, view, facts) == "It is not your choice now."


def test_lists_begin_with_their_count_and_are_numbered():
    view, facts, _ = next(step for step in played(2, "classic", 7) if step[0].legal)
    lines = tables.legal(SPEECH, view, facts).split("\n")
    assert lines[0] == f"You can do {len(view.legal)} things:"
    assert lines[1:] == [f"{number}. {act}" for number, act in enumerate(view.legal, 1)]
    assert tables.hand(SPEECH, view, facts).startswith("Your hand, 6 cards: 1 ")


def test_the_clock_is_told_in_seconds_or_not_to_exist():
    view, facts, _ = next(iter(played(2, "classic", 8)))
    assert tables.clock(SPEECH, view, facts) == "This table has no clock."
    running = TableFacts("durak", "3", SITTERS[:2], clock=30)
    assert tables.clock(SPEECH, view, running) == "30 seconds are left."


def test_the_last_act_is_told_with_whose_it_was():
    steps = played(2, "classic", 9)
    view, facts, _ = next(steps)
    assert tables.last(SPEECH, view, facts) == "Nothing has been played yet."
    view, facts, _ = next(step for step in steps if step[0].last and step[0].last[0] == 0)
    assert tables.last(SPEECH, view, facts).startswith("Last act: you, ") == (view.you == 0)


def test_a_table_before_the_deal_says_who_is_ready_and_what_to_type():
    sitters = (Sitter("Anna", ready=True), Sitter("Bob"), Sitter("Vera", bot=1), Sitter())
    facts = TableFacts("durak", "3", sitters, watchers=("Zoe",))
    assert tables.waiting(SPEECH, facts, 1).split("\n") == [
        "Table 3: Durak, before the deal.",
        "1. Anna, ready.",
        "2. You, not ready yet.",
        "3. Vera, bot level 1.",
        "4. Free.",
        "Zoe watches.",
        "Type ready when you want the deal, bot to fill a seat.",
    ]
    assert "Type sit to take a seat." in tables.waiting(SPEECH, facts, None)


def test_a_game_without_a_page_of_its_own_is_told_by_its_standard_fields():
    with toy_seated():
        toy = registry.game("toy")
        match, _ = Match.deal(toy, toy.read_options({}, 2), 2, "0" * 32)
        view = toy.view(match.state, 0)
        facts = facts_of(match, view)
        assert tables.table(WIDE, view, facts).split("\n") == [
            "Table 3: Highest.",
            "1. You, 3 cards, to act.",
            "2. Bartholomew-the-Great, 3 cards, to act, line lost.",
            "Your hand, 3 cards: 1 [JH], 2 [8D], 3 [7D].",
            "Your turn: JH, 8D or 7D.",
        ]
        assert tables.trump(WIDE, view, facts) == "This game has no trump."
        assert tables.counts(SPEECH, view, facts).count("\n") == 1
