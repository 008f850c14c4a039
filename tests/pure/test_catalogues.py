"""The catalogues hold exactly the sentences the hall can say."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from tests import catalogues
from world.engine.registry import GAMES, games
from world.render.face import LANGUAGES
from world.render.phrases import folders

WRITTEN = [
    language
    for language in LANGUAGES
    if any((folder / f"{language}.ftl").is_file() for folder in folders())
]


@pytest.mark.parametrize("language", WRITTEN)
def test_every_line_of_a_catalogue_can_be_read(language):
    junk = [e.content for e in catalogues.entries(language) if isinstance(e, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", WRITTEN)
def test_no_sentence_stands_twice(language):
    found = Counter(
        entry.id.name
        for entry in catalogues.entries(language)
        if isinstance(entry, (ftl.Message, ftl.Term))
    )
    assert [name for name, times in found.items() if times > 1] == []


def test_every_sentence_the_sources_say_is_in_the_catalogue():
    known = catalogues.catalogue("en")
    missing = [f"{said.where} {said.key}" for said in catalogues.sayings() if said.key not in known]
    assert missing == []


def test_every_family_of_sentences_the_sources_say_has_members():
    known = catalogues.catalogue("en")
    missing = [
        pattern.pattern
        for pattern in catalogues.patterns()
        if re.match(r"(rank|suit|joker|room)\\?-", pattern.pattern)
        and not any(pattern.match(name) for name in known)
    ]
    assert missing == []


def test_no_sentence_of_the_catalogue_is_never_said():
    constants, patterns = catalogues.constants(), catalogues.patterns()
    codes = catalogues.words()
    events = {f"{game.key}-{event.kind}" for game in games() for event in game.events}
    doings = {f"{game.key}-do-{action.kind}" for game in games() for action in game.actions}
    fields = re.compile(rf"({'|'.join(GAMES)})-(view|role|turn|option)-\w+")
    unsaid = [
        name
        for name in catalogues.catalogue("en")
        if name not in constants
        and name not in events | doings
        and not fields.fullmatch(name)
        and _code(name) not in codes
        and not any(pattern.fullmatch(_code(name) or name) for pattern in patterns)
    ]
    assert unsaid == []


def _code(name):
    """The code a refusal's sentence is for; empty for other sentences."""
    refused = re.fullmatch(rf"(?:(?:{'|'.join(GAMES)})-)?refuse-(.+)", name)
    return refused[1] if refused else ""


def test_every_refusal_in_the_sources_has_its_sentence():
    known = catalogues.catalogue("en")
    missing = []
    for where, code in catalogues.refusals():
        game = re.match(r"world/games/(\w+)/", where)
        if game and game[1] not in GAMES:
            continue
        keys = [f"refuse-{code}", *([f"{game[1]}-refuse-{code}"] if game else [])]
        if not any(key in known for key in keys):
            missing.append(f"{where} {code}")
    assert missing == []


def test_every_variable_of_a_sentence_is_given_where_it_is_said():
    known = catalogues.catalogue("en")
    wrong = []
    for said in catalogues.sayings():
        if said.args is None or said.key not in known:
            continue
        used = catalogues.bare(catalogues.variables(known[said.key]))
        if lacking := used - catalogues.bare(said.args):
            wrong.append(f"{said.where} {said.key}: {sorted(lacking)} not given")
    assert wrong == []


def test_every_variable_given_is_used_by_the_sentence():
    known = catalogues.catalogue("en")
    wrong = []
    for said in catalogues.sayings():
        if said.args is None or said.key not in known:
            continue
        message = known[said.key]
        used = catalogues.bare(catalogues.variables(message))
        if idle := said.args - used - CALLERS_OWN:
            wrong.append(f"{said.where} {said.key}: {sorted(idle)} not used")
    assert wrong == []


CALLERS_OWN = frozenset({"exclude", "but", "but_who", "hears"})
"""Arguments of the functions that say, not of the sentences."""


@pytest.mark.parametrize("language", [name for name in WRITTEN if name != "en"])
def test_a_language_has_every_sentence_and_no_other(language):
    """Of the hall, and of every game that speaks it; of another game English is heard."""
    english, other = catalogues.spoken_too("en", language), catalogues.catalogue(language)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []


@pytest.mark.parametrize("language", [name for name in WRITTEN if name != "en"])
def test_a_language_uses_the_variables_english_uses(language):
    english, other = catalogues.catalogue("en"), catalogues.catalogue(language)
    wrong = []
    for name in set(english) & set(other):
        ours = catalogues.bare(catalogues.variables(english[name]))
        theirs = catalogues.bare(catalogues.variables(other[name]))
        if ours != theirs:
            wrong.append(f"{name}: {sorted(ours ^ theirs)}")
    assert wrong == []


@pytest.mark.parametrize("language", WRITTEN)
def test_sentences_hold_no_control_characters_tabs_or_colour_codes(language):
    for folder in folders():
        path = folder / f"{language}.ftl"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", text)
            assert "\\u001B" not in text
