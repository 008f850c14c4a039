"""Dvorak's help pages: taught in one screen, no page leads nowhere, no verb or option left out."""

from __future__ import annotations

import re
from pathlib import Path

import world.games.dvorak
from world.games.dvorak.options import VALUES
from world.games.dvorak.words import VERBS

FOLDER = Path(world.games.dvorak.__file__).parent / "help" / "en"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}


def see_also(text):
    last = text.strip().split("\n")[-1]
    assert last.startswith("See also: "), last
    return last.removeprefix("See also: ").split(", ")


def test_every_topic_can_be_reached_from_the_first_page():
    reached, waiting = set(), ["dvorak"]
    while waiting:
        topic = waiting.pop()
        if topic in PAGES and topic not in reached:
            reached.add(topic)
            waiting += see_also(PAGES[topic])
    assert reached == set(PAGES)


def test_every_verb_is_told_of_on_some_page():
    words = set(re.findall(r"[a-z]+", " ".join(PAGES.values()).casefold()))
    assert set(VERBS) <= words


def test_the_options_page_names_every_option_and_the_usual_value_first():
    listed = dict(
        line[2:].split(" ", 1) for line in PAGES["dvorak-options"].split("\n") if line[:2] == "- "
    )
    assert set(listed) == set(VALUES)
    for name, values in VALUES.items():
        said = re.split("[,;] ", listed[name])
        assert said[0] == values[0]
        assert said == list(values) or " to " in said[1]
