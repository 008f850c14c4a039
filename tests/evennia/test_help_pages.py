"""Every help page: its form, where it leads, and every line it says to type, typed."""

from __future__ import annotations

import textwrap

import evennia
import pytest

from commands import default_cmdsets, memory, reading, readings
from commands.command import HallCommand
from tests import manual
from tests.evennia.matches import play_out, seated
from typeclasses.studies import Study
from world.engine import registry
from world.hall import helpdesk, lobby

FILES = manual.pages()
COMMANDS = manual.commands()
PAGES = {**FILES, **{name: manual.page_of(command) for name, command in COMMANDS.items()}}

WHOLE_LISTS = {
    "durak-rules",
    "durak-options",
    "dvorak-options",
    "clauses",
    "deck-formats",
    "precedence",
    "fairness",
}
"""Pages that leave nothing out; the page before them is the short one."""

SCREEN = 24
"""Lines of a screen, 80 columns wide."""

BLANKS = {
    "name": "Boris",
    "text": "a few words",
    "password": "seven blue lamps",
    "old": "seven blue lamps",
    "new": "one red door",
    "word": "sit",
    "number": "1",
    "table": "1",
    "seat": "2",
    "level": "1",
    "match": "MATCH",
    "act": "2",
    "page": "1",
    "lines": "5",
    "columns": "60",
    "game": "durak",
    "preset": "online",
    "option": "deck",
    "value": "24",
    "room": "library",
    "what": "draw",
    "card": "7s",
    "object": '{"cmd": "legal"}',
    "joker": "*R",
    "title": "Shop",
    "type": "T",
    "clauses": "hand limit 7 for me",
    "operation": "tap",
    "place": "discard",
    "part": "title",
    "count": "2",
    "another": "2",
    "time": "2h",
    "address": "203.0.113.9",
    "name or address": "Boris",
    "people": "25",
    "days": "7",
    "words": "goose",
    "how many": "20",
    "without <author>": "without Ann",
    "author": "Ann",
    "format": "csv",
    "version": "1",
    "code": "bani-toru",
    "option=value ...": "deck=24",
    "charset": "utf-8",
    "kind": "passing",
    "dice": "2d6",
    "bots": "bots",
    "holder": "Boris",
    "question": "draw",
}
"""What stands for ``<name>`` and its like, here and in ``[name]``; other blanks for themselves."""

OF_GAME = {
    "durak": {"card": "7s", "option": "deck", "value": "24", "preset": "online"},
    "dvorak": {"card": "1", "option": "hand", "value": "7", "preset": "market", "game": "dvorak"},
}

NOT_UNDERSTOOD = {
    "word-alone",
    "one-card",
    "which-card",
    "no-such-choice",
    "no-such-preset",
    "no-such-game",
    "option-unknown",
    "option-value",
    "no-help",
    "no-help-near",
    "no-such-deck",
    "no-such-act",
    "no-such-field",
    "no-such-ladder",
    "number-after",
    "play-what",
    "resume-word",
    "switch-unknown",
    "nothing-said",
}


def of_game(topic: str) -> str | None:
    """The game a page belongs to."""
    for game in registry.games():
        if (registry.folder(game.key) / "help" / "en" / f"{topic}.md").exists():
            return game.key
    return None


def kind_of(topic: str, line: str) -> str:
    """In what session a line of a page is typed."""
    command = COMMANDS.get(topic)
    if topic in ("CmdDo", "machine"):
        return "durak"
    if command in default_cmdsets.DOOR or topic == "door":
        return "door"
    if topic == "staffing" or (command and command.__module__ in OF_STAFF):
        return "staff"
    if command in STUDIES or topic in ("CmdReplay", "CmdExport", "CmdVerify"):
        return "study"
    if line.startswith(("play durak", "play dvorak", "table new", "seek")):
        return "lobby"
    if command in manual.AT_TABLES or topic == "CmdPlay":
        return "durak"
    if command is readings.GameReading:
        return "dvorak"
    return of_game(topic) or "lobby"


OF_STAFF = ("commands.staff", "commands.rescue")
STUDIES = (memory.CmdStep, memory.CmdLeaveStudy)


@pytest.fixture
def misread(monkeypatch, unbroken):
    """Every answer that a line was not understood is kept here."""
    found = []
    refuse = HallCommand.refuse

    def told_no(command, refusal):
        code = refusal.code
        how = code.endswith(("-how", "-how-many", "unreadable", "-alone", "-what"))
        if how or code in NOT_UNDERSTOOD:
            found.append(f"{command.raw_string} -> {code}")
        refuse(command, refusal)

    monkeypatch.setattr(HallCommand, "unknown", lambda self: found.append(self.raw_string))
    monkeypatch.setattr(HallCommand, "refuse", told_no)
    return found


@pytest.fixture
def session(line, guest, at_once):
    """Gives a line of somebody in the right place, with company: the same while it stays there."""
    made = []

    def of(kind):
        if made and in_place(made[-1], kind):
            return made[-1]
        if kind == "door":
            made.append(line())
            made[-1].played = "1"
            return made[-1]
        again = "" if not made else str(len(made))
        anna, boris = guest(f"Anna{again}"), guest(f"Boris{again}")
        anna.played = "1"
        if kind in OF_GAME:
            seated(anna, boris, game=kind)
        elif kind == "study":
            anna.played = str(play_out(seated(anna, boris), seed=1))
            anna.type("leave")
            anna.type(f"study {anna.played}")
        elif kind == "staff":
            anna.account.permissions.add("Developer")
        made.append(anna)
        return anna

    return of


def in_place(line, kind):
    """True while a line's person is where lines of that kind are typed."""
    if evennia.SESSION_HANDLER.get(line.number) is None or (line.person is None) != (
        kind == "door"
    ):
        return False
    if kind == "door" or line.session.ndb.card_answers is not None:
        return kind == "door"
    seat = lobby.seat_of(line.person)
    if kind in OF_GAME:
        return seat is not None and seat[0].controller.playing
    if (kind == "staff") != line.account.check_permstring("Developer"):
        return False
    return seat is None and (kind == "study") == isinstance(line.person.location, Study)


def lines_of(topic: str) -> list[tuple[str, str]]:
    """Every line a page says to type, and in what session."""
    text, found = PAGES[topic], []
    for usage in manual.part(text, "Usage"):
        blanks = {**BLANKS, **OF_GAME.get(of_game(topic) or kind_of(topic, usage), {})}
        usage = usage.replace("option=value", f"{blanks['option']}={blanks['value']}")
        if not usage.startswith("("):
            found += [(kind_of(topic, line), line) for line in manual.typed(usage, blanks)]
    found += [(kind_of(topic, line), line) for line in manual.part(text, "Example")]
    game = of_game(topic)
    if game and topic not in WHOLE_LISTS:
        verbs = frozenset(registry.game(game).verbs)
        found += [(kind_of(topic, line), line) for line in manual.items(text, verbs)]
    return found


@pytest.mark.parametrize("topic", PAGES)
def test_every_line_a_page_says_to_type_is_understood(topic, session, misread):
    for kind, words in lines_of(topic):
        here = session(kind)
        here.type(words.replace("MATCH", here.played))
        assert misread == [], (kind, words)


@pytest.mark.parametrize("topic", PAGES)
def test_a_page_has_usage_a_paragraph_an_example_and_a_way_on(topic):
    text = PAGES[topic]
    assert text.startswith("# ") == (topic in FILES)
    parts = [text.find(part) for part in ("Usage:\n  ", "Example:\n  ", "See also: ")]
    assert -1 not in parts and parts == sorted(parts)
    assert manual.part(text, "Usage") and manual.part(text, "Example")
    assert any("." in paragraph for paragraph in manual.explained(text))


@pytest.mark.parametrize("topic", PAGES)
def test_where_a_page_leads_there_is_a_page(topic):
    for further in manual.see_also(PAGES[topic]):
        assert helpdesk.page("en", further) or further in reading.every_command(), further


@pytest.mark.parametrize("topic", PAGES)
def test_a_page_is_one_screen_with_no_word_wider_than_a_small_one(topic):
    text = PAGES[topic]
    assert all(len(word) <= 38 for word in text.split())
    rows = sum(max(1, len(textwrap.wrap(line, 80))) for line in text.strip().split("\n"))
    assert rows <= SCREEN or topic in WHOLE_LISTS


def test_every_command_of_the_hall_has_a_page_of_its_own():
    placed = {
        *default_cmdsets.PREFERENCES,
        *default_cmdsets.DOOR,
        *default_cmdsets.LINE,
        *default_cmdsets.CharacterCmdSet.commands_here,
        *manual.AT_TABLES,
    }
    ours = {kind for kind in placed if issubclass(kind, HallCommand) and kind.auto_help}
    assert len(ours) > 60 and ours <= set(COMMANDS.values())
    assert all("__doc__" in vars(kind) and vars(kind)["__doc__"] for kind in ours)
