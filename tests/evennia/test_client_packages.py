"""What MUD clients are given: whole packages, and a Mudlet script for what the hall sends."""

from __future__ import annotations

import io
import re
import wave
import zipfile
from xml.etree import ElementTree

import pytest
from lupa import lua51

from web.clients import packages, sounds
from world.render.face import LANGUAGES, Face
from world.render.phrases import say

MUDLET = """
sent, played, lines, links, handlers, aliases = {}, {}, {}, {}, {}, {}
yajl = {null = {}}
gmcp = {}
function sendGMCP(text) sent[#sent + 1] = text end
function send(text) sent[#sent + 1] = text end
function playSoundFile(path) played[#played + 1] = path end
function getMudletHomeDir() return "/home" end
function setBorderRight(width) border = width end
function registerAnonymousEventHandler(event, name)
  handlers[event] = name
  return event
end
function killAnonymousEventHandler(event) handlers[event] = nil end
function tempAlias(pattern, code) aliases[pattern] = code return pattern end
function killAlias(pattern) aliases[pattern] = nil end
Geyser = {MiniConsole = {}}
function Geyser.MiniConsole:new(how)
  local made = {name = how.name}
  function made:clear() lines = {} links = {} end
  function made:echo(text) lines[#lines + 1] = text end
  function made:echoLink(text, code) links[#links + 1] = code end
  function made:show() end
  function made:hide() hidden = how.name end
  return made
end
"""
"""As much of Mudlet as the script uses."""


@pytest.fixture
def mudlet():
    """A Mudlet that has installed the package from its zip."""
    lua = lua51.LuaRuntime()
    lua.execute(MUDLET)
    with zipfile.ZipFile(io.BytesIO(packages.mudlet())) as package:
        root = ElementTree.fromstring(package.read("hall.xml"))
    lua.execute(root.findtext(".//script"))
    lua.globals().hall.installed(None, "hall")
    return lua


def arrives(lua, name, item):
    """A GMCP message comes, as Mudlet hands it to scripts."""
    table = lua.table_from(_filled(lua, item), recursive=True)
    lua.globals().gmcp[name.split(".")[0]] = lua.table_from({name.split(".")[1]: table})
    event = lua.globals().handlers[f"gmcp.{name}"]
    lua.eval(f"{event}()")


def _filled(lua, item):
    if item is None:
        return lua.globals().yajl.null
    if isinstance(item, dict):
        return {key: _filled(lua, value) for key, value in item.items()}
    return [_filled(lua, value) for value in item] if isinstance(item, list) else item


TABLE = {
    "game": "durak",
    "table": "3",
    "seats": [
        {"seat": 0, "name": "Anna", "cards": 5},
        {"seat": 1, "name": "Bo", "cards": 6},
    ],
    "you": 1,
    "to_act": [1],
    "trump": "C",
    "talon": 24,
    "pairs": [["6H", None], ["7S", "8S"]],
    "hand": ["QH", "6C"],
    "legal": ["QH", "6C", "take"],
    "ballot": None,
}


def test_mudlet_shows_the_table_and_every_act_can_be_clicked(mudlet):
    arrives(mudlet, "Hall.Table", TABLE)
    shown = "".join(mudlet.globals().lines.values())
    assert "durak, table 3" in shown and "  Anna: 5\n" in shown and "> Bo (you): 6\n" in shown
    assert "Trump C, talon 24" in shown and "6H  open" in shown and "7S  8S" in shown
    assert "Hand: QH, 6C" in shown
    assert list(mudlet.globals().links.values()) == ['send("QH")', 'send("6C")', 'send("take")']


def test_mudlet_shows_written_cards_whatever_stands_in_them(mudlet):
    card = {"n": 1, "title": 'Lamp "]] %d', "face": "up"}
    seat = {"seat": 0, "name": "Anna", "cards": 1, "area": [card, {"n": 2, "face": "down"}]}
    table = {"game": "dvorak", "seats": [seat], "to_act": [], "draw": 9, "discard": [card]}
    arrives(mudlet, "Hall.Table", {**TABLE, **table, "trump": None, "legal": ['play 1 on "x"']})
    shown = "".join(mudlet.globals().lines.values())
    assert 'Lamp "]] %d, down' in shown and "Draw pile 9, discarded 1" in shown
    assert list(mudlet.globals().links.values()) == ['send("play 1 on \\"x\\"")']


def test_mudlet_rings_once_when_it_becomes_ones_choice(mudlet):
    arrives(mudlet, "Hall.Table", TABLE)
    arrives(mudlet, "Hall.Table", TABLE)
    arrives(mudlet, "Hall.Table", {**TABLE, "to_act": [0]})
    arrives(mudlet, "Hall.Table", {**TABLE, "ballot": {"id": 4}})
    assert list(mudlet.globals().played.values()) == [
        "/home/hall/turn.wav",
        "/home/hall/vote.wav",
    ]


def test_mudlet_keeps_talk_apart_and_asks_for_what_it_shows(mudlet):
    assert 'Core.Supports.Add ["Hall 1", "Comm.Channel 1"] ' in mudlet.globals().sent.values()
    arrives_in = mudlet.globals().handlers["gmcp.Comm.Channel.Text"]
    mudlet.execute('gmcp.Comm = {Channel = {Text = {talker="Bo", channel="say", text="hm"}}}')
    mudlet.eval(f"{arrives_in}()")
    assert list(mudlet.globals().lines.values()) == ["Bo (say): hm\n"]


def test_mudlet_is_as_before_when_the_package_is_gone(mudlet):
    mudlet.globals().hall.removed(None, "hall")
    assert list(mudlet.globals().handlers) == [] and list(mudlet.globals().aliases) == []
    assert mudlet.globals().border == 0 and mudlet.globals().hidden == "hall.said"


def test_packages_with_the_same_contents_are_the_same_to_the_byte():
    first = packages.mudlet(), packages.mushclient()
    packages.mudlet.cache_clear()
    packages.mushclient.cache_clear()
    assert (packages.mudlet(), packages.mushclient()) == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_mushclient_has_a_trigger_for_how_turns_and_votes_open_in_every_language(language):
    with zipfile.ZipFile(io.BytesIO(packages.mushclient())) as package:
        plugin = ElementTree.fromstring(package.read("hall_sounds.xml"))
        held = set(package.namelist())
    for sound, key in packages.OPENINGS.items():
        line = say(Face(language=language), key) + " x"
        names = [t.get("name") for t in plugin.iter("trigger") if re.match(t.get("match"), line)]
        assert names == [f"hall_{sound}_{language}"] and f"{sound}.wav" in held


@pytest.mark.parametrize("name", sounds.TUNES)
def test_sounds_are_short_and_never_clipped(name):
    with wave.open(io.BytesIO(sounds.sound(name))) as file:
        samples = memoryview(file.readframes(file.getnframes())).cast("h")
        assert 0.2 < file.getnframes() / file.getframerate() < 1.0
    assert 5_000 < max(samples) < 20_000 and samples[0] == 0 and abs(samples[-1]) < 200
