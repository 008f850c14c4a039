"""What every seat and a watcher is told of whole deals, in text, speech and JSON.

After a change that is meant, look at what ``HALL_GOLDENS=write`` writes, and keep it.
"""

from __future__ import annotations

import difflib
import itertools
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.playthroughs.scenes import NAMES, SCENES, Scene, play
from world.engine.match import Match
from world.engine.protocol import Event
from world.render import sentences, tables, wire
from world.render.face import LANGUAGES, Face
from world.render.facts import Sitter, TableFacts

GOLDENS = Path(__file__).parent / "goldens"
FACES = {"plain": Face("plain", width=40), "speech": Face("speech")}

OTHER_FACES = {
    "rich": Face("rich", suits="symbols"),
    "rich two colours": Face("rich", suits="symbols", colours="two"),
    **{f"plain {tongue}": Face("plain", tongue, "symbols") for tongue in LANGUAGES[1:]},
    **{f"speech {tongue}": Face("speech", tongue) for tongue in LANGUAGES[1:]},
}
"""Kept for short deals, with the whole table at the end of each act."""

SHORT = ("end-fool-with-epaulettes", "end-attacker-is-the-fool")


def transcript(scene: Scene) -> str:
    """Everything everybody is told of a scene."""
    return "\n".join(line for moment in play(scene) for line in _told(scene, *moment)) + "\n"


def faces(scene: Scene) -> str:
    """What the first seat and a watcher are told of a scene in the other faces.

    Escape is written ``\\e`` and the marks that isolate ``<`` and ``>``, so that a file is text.
    """
    lines = []
    for match, seat, action, events in play(scene):
        done = "the start" if action is None else f"{NAMES[seat]}: {_words(match, action)}"
        lines.append(f"== act {match.seq}, {done}")
        names = NAMES[: match.seats]
        facts = TableFacts("durak", "1", tuple(map(Sitter, names)), match="1", seq=match.seq)
        for listener, (name, face) in itertools.product((0, None), OTHER_FACES.items()):
            view = match.game.view(match.state, listener)
            seen = [match.game.redact(event, listener) for event in events]
            told = [sentences.event(face, "durak", e, names, listener) for e in seen if e]
            told += tables.table(face, view, facts).split("\n")
            lines.append(f"-- {names[listener] if listener is not None else 'a watcher'}, {name}")
            lines += [line for line in told if line]
    return "\n".join(lines).translate({0x1B: "\\e", 0x2068: "<", 0x2069: ">"}) + "\n"


def _told(scene: Scene, match: Match, seat, action, events: tuple[Event, ...]) -> Iterator[str]:
    game = match.game
    done = "the deal" if action is None else f"{NAMES[seat]}: {_words(match, action)}"
    yield f"== act {match.seq}, {done}"
    names = NAMES[: match.seats]
    facts = TableFacts("durak", "1", tuple(map(Sitter, names)), match="1", seq=match.seq)
    for listener in (*range(match.seats), None):
        view = game.view(match.state, listener)
        seen = [game.redact(event, listener) for event in events]
        yield f"-- {names[listener] if listener is not None else 'a watcher'}"
        for name, face in FACES.items():
            lines = [
                sentences.event(face, "durak", event, names, listener)
                for event in seen
                if event is not None
            ]
            lines += tables.turn(face, view, facts).split("\n")
            yield from (f"{name}: {line}" for line in lines if line)
        for event in seen:
            yield f"json: {json.dumps(wire.event(match.seq, event), ensure_ascii=False)}"
        if action is None or view.result is not None:
            yield f"json: {json.dumps(wire.table(view, facts), ensure_ascii=False)}"


def _words(match: Match, action) -> str:
    try:
        return match.game.spell(match.game.view(match.state, None), action)
    except KeyError:
        return action.kind


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_deal_is_told_as_it_was(scene):
    _compare(f"{scene.name}.txt", transcript(scene))


@pytest.mark.parametrize("scene", [s for s in SCENES if s.name in SHORT], ids=lambda s: s.name)
def test_colours_symbols_and_languages_are_as_they_were(scene):
    _compare(f"faces-{scene.name}.txt", faces(scene))


def _compare(name: str, told: str) -> None:
    golden = GOLDENS / name
    if os.environ.get("HALL_GOLDENS") == "write":
        golden.write_text(told, encoding="utf-8")
    kept = golden.read_text(encoding="utf-8")
    if told != kept:
        changes = difflib.unified_diff(kept.splitlines(), told.splitlines(), "kept", "told", n=2)
        pytest.fail("\n".join(list(changes)[:60]))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_no_line_of_speech_has_layout_or_colour(scene):
    for line in transcript(scene).splitlines():
        if line.startswith("speech: "):
            assert "\x1b" not in line and "  " not in line and line == line.strip()
