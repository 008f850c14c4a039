"""What the pages are made of: words of the catalogue, unchanged files of others, nothing inline."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from tests import catalogues
from web import words
from web.lean import lean
from world.cards import ALL_CARDS
from world.render.face import LANGUAGES

STATIC = catalogues.ROOT / "web/static/hall"
OURS = [path for path in STATIC.rglob("*.js") if "vendor" not in path.parts]
TEMPLATES = sorted((catalogues.ROOT / "web/templates").rglob("*.html"))
VENDORED = (STATIC / "vendor", catalogues.ROOT / "tests/browser/vendor")


def test_scripts_say_only_what_the_catalogue_has():
    known = catalogues.catalogue("en")
    said = {
        (path.name, key)
        for path in OURS
        for key in re.findall(r"""["'`]((?:web|\w+-page)-[a-z0-9-]+)["'`]""", path.read_text())
    }
    assert len(said) > 100
    assert sorted((name, key) for name, key in said if key not in known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_given_every_word_in_its_language_with_its_blanks(language):
    given = words.of_pages(language)
    json.dumps(given)
    assert given["cards"].keys() == set(ALL_CARDS)
    for key, text in given["words"].items():
        wanted = catalogues.variables(catalogues.catalogue("en")[key])
        forms = text if isinstance(text, list) else [text]
        assert (len(forms) == len(words.SAMPLES)) == (words.COUNTED in wanted), key
        blanks = {name for form in forms for name in re.findall(r"\{(\w+)\}", form)}
        assert blanks | {words.COUNTED} == wanted | {words.COUNTED}, key


def test_a_counted_word_has_a_form_for_each_kind_of_number():
    known = words.of_pages("ru")["words"]["web-cards"]
    forms = dict(zip(words.SAMPLES, known, strict=True))
    assert forms[1] == "{n} карта" and forms[3] == "{n} карты" and forms[5] == "{n} карт"


@pytest.mark.parametrize("folder", VENDORED, ids=lambda folder: folder.parent.name)
def test_files_of_others_are_unchanged(folder):
    noted = dict(
        (name, digest)
        for digest, name in re.findall(
            r"\| `(\w{64})` \| (\S+) \|", (folder / "README.md").read_text()
        )
    )
    found = {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*.js")
    }
    assert found == noted and (folder / "LICENSE").is_file()


@pytest.mark.parametrize("path", [*OURS, *TEMPLATES], ids=lambda path: path.name)
def test_nothing_is_inline_and_no_text_becomes_markup(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|javascript:|innerHTML|eval\(", text)
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", text)


def test_every_file_of_a_script_is_short_enough_to_read():
    long = [path.name for path in OURS if path.read_text().count("\n") > 300]
    assert long == []


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_what_is_sent_of_a_script_is_the_script_without_comments_and_indents(path):
    def words(text):
        return [line.strip() for line in text.splitlines() if not is_comment(line.strip())]

    def is_comment(line):
        return not line or line.startswith(("//", "/**", "* ", "*/"))

    source = path.read_text()
    sent = lean(source, ".js")
    assert [line for line in words(source)] == words(sent)
    assert not re.search(r"^[ \t]|^//", sent, re.MULTILINE)
