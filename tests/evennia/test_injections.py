"""Issue *Solid ground*: strings that attack a screen, a parser or a server, by every path.

Whatever is typed, and whichever way it comes, everybody else is shown plain text: no control
character, nothing that turns the writing round, no markup of the hall's, no line that looks like
the hall's own, and not much of it.
"""

from __future__ import annotations

import json
import re
import unicodedata

import pytest
from django.core.cache import caches

from server.conf.inputfuncs import hall_do
from tests.evennia.matches import seated
from world.hall import doorkeeper, lobby

STRINGS = {
    "clear-screen": "x\x1b[2J\x1b[HFORGED",
    "title-bell": "x\x1b]0;FORGED\x07",
    "mxp-secure": "x\x1b[1z<send href='quit'>FORGED</send>",
    "mxp-nested": "x<<send>send href='quit'>FORGED</send>|lcquit|ltFORGED|le",
    "mxp-nested-codes": "x|l|lcclcquit|l|lttFORGED|le",
    "evennia-break": "x|/FORGED|_|-FORGED",
    "evennia-colour": "x|rFORGED|n|[R|500|=a||r|*",
    "mush-break": "x%r%tFORGED%ch%cr",
    "new-line": "x\r\nFORGED",
    "lone-returns": "x\rFORGED\x0bFORGED\x0cFORGED",
    "unicode-breaks": "x\u2028FORGED\u2029FORGED\x85FORGED",
    "bidi": "x\u202eDEGROF\u202d\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    "invisible": "x\u200b\u2060\ufeff\u00ad\u180e\u115f\u3164FORGED",
    "tags-and-surrogates": "x\U000e0041\U000e0042\ufff9\ufffa\ufffb\ufdd0\uffff",
    "marks": "x" + "\u0300\u0488\u20dd" * 400,
    "pose-width": "x {you:>20000000} {0:>20000000} {self.account.password}",
    "six-arguments": "x $N $N $N $N $N $N $1 $2 $3 $4 $5 $6",
    "functions": "x $You() $pad(a,90000) $eval(1+1) $$ \\$You()",
    "long": "x" * 3900,
    "too-long": "x" * 50_000,
    "object-line": '<Hall.Table> {"v": 1, "seq": 9999}',
    "object-line-later": 'x\n<Hall.Table> {"v": 1}',
    "padding": "x" + " " * 300 + "FORGED",
    "no-breaks": "x\u00a0\u2007\u202f" * 100 + "FORGED",
    "html": "x<script>FORGED</script><img src=x onerror=FORGED>",
    "fluent": "x { $name } { -brand } {\"\\u001b\"} FORGED",
    "iac": "x\xff\xfb\xc9\xff\xfaFORGED\xff\xf0",
    "joiners": "x\u200d\u200c" * 50 + "FORGED",
}  # fmt: skip

PATHS = {
    "say": "say {}",
    "say-sign": '"{}',
    "pose": "pose {}",
    "pose-sign": ":{}",
    "pose-close": ";{}",
    "page": "page Anna = {}",
    "page-back": "p Anna={}",
    "tell": "tell Anna {}",
    "hall": "hall {}",
    "kibitz": "kibitz {}",
    "mail": "mail Anna = {}",
    "report": "report Anna = {}",
    "lock": "lock {}",
    "rename": "rename {}",
    "seek": "seek dvorak {}",
    "options": "options {}",
    "title": "propose {} = Draw a card.",
    "card-text": "propose Lamp = {}",
    "flavour": "propose Lamp = Draw a card. / {}",
    "table-name": "table new dvorak {}",
    "game-name": "table new {}",
    "sit": "sit {}",
    "finger": "finger {}",
    "look": "look {}",
    "nick": "nick {} = {}",
    "describe": "setdesc {}",
    "deck-paste": "deck paste {}",
    "unknown": "{}",
    "do": None,
    "hall-do": None,
}
"""What is typed; `do` and `hall-do` spell the string in JSON, controls and all."""

READINGS = (
    "look", "who", "tables", "table", "ballot", "rejected", "pending", "mail", "mail 1", "recall",
    "seeks", "watchers", "again", "finger Eve", "log 5", "options",
)  # fmt: skip
"""Where what was typed may be stored and shown later."""

FACES = ("plain", "rich", "speech", "machine")
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_JOINED = "\u200c\u200d"
MOST = 40_000
"""Characters that one line may bring anybody to read, readings and all."""


def faults_in(text: str, coloured: bool) -> list[str]:
    """What must not be in a text that is shown to somebody."""
    shown = _COLOUR.sub("", text) if coloured else text
    found = [
        f"U+{ord(char):04X}"
        for char in set(shown)
        if (unicodedata.category(char) in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp") and char != "\n")
        and char not in _JOINED
    ]
    rows = shown.split("\n")
    found += [f"forged: {row}" for row in rows if row.startswith("FORGED") or _forges_object(row)]
    if re.search(r"\w[\u0300-\u036f\u0488\u20dd]{4}", shown):
        found.append("a tower of marks")
    if len(text) > MOST:
        found.append(f"{len(text)} characters")
    return found


def _forges_object(row: str) -> bool:
    """A row that looks like one of the machine interface and is none of the hall's."""
    if not row.startswith("<Hall."):
        return False
    return '"seq": 9999' in row or not re.fullmatch(r'<Hall\.\w+> {"v": 1, "\w+": .+}', row)


@pytest.fixture
def company(guest, monkeypatch):
    """Eve and Anna at a workshop table, watchers in every style and a page, all reading."""
    for limit in vars(doorkeeper).values():
        if isinstance(limit, doorkeeper.Limit):
            monkeypatch.setattr(limit, "check", lambda _key: None)
    eve, anna = guest("Eve"), guest("Anna")
    table = seated(eve, anna, game="dvorak", options={"building": "yes"})
    watchers = [guest(f"Watcher{style}") for style in FACES]
    watchers.append(guest("Watcherpage", protocol="webclient/websocket"))
    for style, watcher in zip((*FACES, ""), watchers, strict=True):
        if style:
            watcher.type(f"style {style}")
        watcher.type(f"watch {table.number}")
    return eve, [anna, *watchers], table


def types(eve, path: str, text: str) -> None:
    """The string, on its way."""
    if path == "do":
        eve.type("do " + json.dumps({"cmd": f"say {text}"}))
    elif path == "hall-do":
        hall_do(eve.session, json.dumps({"cmd": f"propose {text} = {text}"}))
    else:
        eve.type(PATHS[path].replace("{}", text))


def all_told(lines) -> list[tuple[str, bool]]:
    """What each was told, and whether colours of the hall's own may be in it."""
    told = []
    for line in lines:
        told.append((line.read(), line.session.protocol_flags.get("HALL_CHOICES") is not None))
        line.objects.clear()
    return told


@pytest.mark.parametrize("path", PATHS)
def test_nobody_else_is_shown_controls_markup_links_or_a_forged_line(company, unbroken, path):
    caches["default"].clear()
    eve, others, table = company
    for name, text in STRINGS.items():
        types(eve, path, text)
        others[0].type("n")
        told = all_told(others)
        for heard, coloured in told:
            assert faults_in(heard, coloured) == [], f"{name} by {path}: {heard[:300]!r}"
        # The attack leaves Eve where she is, able to go on.
        eve.type("y" if table.controller.playing else "look")
        eve.type("@q")
        eve.read()
    for reading in READINGS:
        heard = others[0].type(reading)
        assert faults_in(heard, False) == [], f"{reading} after {path}: {heard[:300]!r}"
    assert lobby.seat_of(eve.person) is not None


@pytest.mark.parametrize("name", STRINGS)
def test_no_name_is_made_of_such_a_string(line, guest, name):
    anna = guest("Anna")
    stranger = line()
    stranger.type(f"guest {STRINGS[name]}")
    heard = anna.read() + anna.type("who")
    assert faults_in(heard, coloured=False) == []
    if stranger.person is not None:
        assert re.fullmatch("[\\w'\u0300-\u036f-]{2,23}", stranger.person.key)


@pytest.mark.parametrize(
    "sent", ['{"cmd": "7s"}', "{", '{"cmd": "say x"}', '{"cmd": "guest"}', "[]"]
)
def test_what_a_program_sends_from_the_door_is_answered_there(line, unbroken, sent):
    stranger = line()
    hall_do(stranger.session, sent)
    assert stranger.read()


def test_what_a_string_says_is_shown_letter_by_letter(company):
    eve, (anna, *_), _ = company
    for name in (
        "evennia-break",
        "evennia-colour",
        "pose-width",
        "functions",
        "html",
        "mush-break",
    ):
        eve.type(f"say {STRINGS[name]}")
        assert "".join(STRINGS[name].split()) in "".join(anna.read().split())
