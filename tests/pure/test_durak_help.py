"""Durak's help pages: a page a verb and a topic, none that leads nowhere, no option left out."""

from __future__ import annotations

from world.engine import registry
from world.games.durak.options import PRESETS, VALUES, Options
from world.games.durak.words import VERBS
from world.render import phrases

FOLDER = registry.folder("durak") / "help" / "en"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.md"))}


def see_also(text):
    last = text.strip().split("\n")[-1]
    assert last.startswith("See also: "), last
    return last.removeprefix("See also: ").split(", ")


def test_every_verb_has_its_page():
    # "play" is a word of the whole hall and has its page there.
    assert set(VERBS) - set(PAGES) == {"play"}


def test_every_topic_can_be_reached_from_the_first_page():
    reached, waiting = set(), ["durak"]
    while waiting:
        topic = waiting.pop()
        if topic in PAGES and topic not in reached:
            reached.add(topic)
            waiting += see_also(PAGES[topic])
    assert reached == set(PAGES)


def test_the_options_page_names_every_option_and_value_and_marks_the_online_ones():
    online = Options(**PRESETS["online"]).named()
    listed = {
        line[2:].split(" ")[0]: line[2:].split(" ", 1)[1].split(", ")
        for line in PAGES["durak-options"].split("\n")
        if line.startswith("- ")
    }
    assert set(listed) == set(VALUES)
    for name, values in VALUES.items():
        marked = online[name] if online[name] != values[0] else None
        assert listed[name] == [value + "+" * (value == marked) for value in values]


def test_every_option_has_its_sentence():
    assert all(phrases.has("en", f"durak-option-{name}") for name in VALUES)
