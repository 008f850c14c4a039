"""The source of a deck's wiki page: its cards, its special rules, what it says of itself.

Source: *Deck formats*, Wiki source; the parsing rules are those of the public decks' parsers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from world.engine.protocol import Refusal

from ..deck import Deck
from ..definitions import LONGEST, Definition
from . import wikitext
from .report import SOURCE, Gathering, Reading, tidy

_NAME = re.compile(r"\s*(?:template\s*:)?\s*(card|infobox(?:-fr)?|subpage)\s*(?=\||$)", re.I)
_OPENING = re.compile(r"\{\{\s*(?:template\s*:)?\s*card\s*[|\n]", re.IGNORECASE)
_HEADING = re.compile(r"(={2,5})\s*([^=\n]{1,200}?)\s*=+\s*")
_RULES = re.compile(
    r"(?:special )?rules?|règles? (?:spéciales?|particulières?)|reglas? especial(?:es)?",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")

FIELDS = {
    "title": "title",
    "type": "type",
    "text": "text",
    "flavortext": "flavour",
    "cornervalue": "corner",
    "bgcolor": "colour",
    "creator": "creator",
    "effects": "effects",
}
"""The template's parameter -> what a card calls it. ``effects`` is this hall's own; the template
ignores what it does not know."""

_HEAD = {
    "title": ("title", "titre"),
    "players": ("players", "joueurs"),
    "language": ("language", "langue"),
    "theme": ("theme", "thème"),
}
_DESIGNERS = tuple(f"designer{number}" for number in ("", *range(2, 8)))


def seems(text: str) -> bool:
    """True for a text with a card or a deck's infobox in it."""
    return bool(_OPENING.search(text)) or "{{infobox" in text[:20000].casefold()


def read(text: str) -> Reading:
    """The deck of a page."""
    gathering = Gathering("wiki", merging=True)
    # These two stand for characters; taken as templates they would spoil the card around them.
    text = wikitext.uncommented(text).replace("{{!}}", "&#124;").replace("{{=}}", "&#61;")
    lines = _Lines(text)
    read_at = set()
    for start, end in wikitext.templates(text):
        found = _NAME.match(text[start:end])
        if not found:
            continue
        read_at.add(start)
        _template(gathering, lines.number(start), found[1].casefold(), text[start:end])
    for opening in _OPENING.finditer(text):
        if opening.start() + 2 not in read_at:
            gathering.fault(lines.number(opening.start()), Refusal("deck-card-open", SOURCE))
    for line, title, words in _rules(text):
        _rule(gathering, line, title, words)
    return gathering.done()


class _Lines:
    """Line numbers of places in a text, asked for in order."""

    def __init__(self, text: str) -> None:
        self._text, self._at, self._line = text, 0, 1

    def number(self, place: int) -> int:
        if place < self._at:
            self._at, self._line = 0, 1
        self._line += self._text.count("\n", self._at, place)
        self._at = place
        return self._line


def _template(gathering: Gathering, line: int, name: str, inside: str) -> None:
    if len(inside) > wikitext.LONGEST:
        args = {"field": name, "length": len(inside), "limit": wikitext.LONGEST}
        gathering.fault(line, Refusal("field-too-long", SOURCE, args))
        return
    given = wikitext.parameters(inside)
    if given is None:
        gathering.fault(line, Refusal("deck-card-open", SOURCE))
    elif name == "card":
        _card(gathering, line, given)
    elif name == "subpage":
        gathering.loss(line, "subpage", page=tidy(given.get("page", ""))[:80])
    else:
        _infobox(gathering, line, given)


def _card(gathering: Gathering, line: int, given: Mapping[str, str]) -> None:
    fields, pictures = {}, []
    for parameter, name in FIELDS.items():
        if parameter == "creator":
            fields[name] = wikitext.signed(given.get(parameter, ""))
            continue
        fields[name], seen = wikitext.plain(given.get(parameter, ""))
        pictures += seen
    if given.get("image"):
        pictures.append(tidy(given["image"]))
    for picture in pictures:
        gathering.loss(line, "picture", name=picture[:60])
    gathering.card(line, **fields)


def _infobox(gathering: Gathering, line: int, given: Mapping[str, str]) -> None:
    head = {}
    for name, parameters in _HEAD.items():
        value = next((given[each] for each in parameters if given.get(each)), "")
        if value:
            head[name] = wikitext.plain(value)[0]
    designers = [wikitext.signed(given[each]) for each in _DESIGNERS if given.get(each)]
    gathering.head(line, designers=designers, **head)


# Special rules


def _rules(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, title and words of each special rule of the page."""
    level, title, begun, named = 0, "", 0, False
    words: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        heading = _HEADING.fullmatch(line.strip()) if line.lstrip().startswith("==") else None
        if heading is None:
            if level and "{{" not in line and "}}" not in line:
                words.append(line)
            continue
        if level and (named or any(map(str.strip, words))):
            yield begun, title, "\n".join(words)
        words, begun = [], number
        depth, name = len(heading[1]), wikitext.plain(heading[2])[0].strip()
        named = bool(level) and depth > level
        if named:
            title = name
        elif _RULES.fullmatch(name):
            level, title = depth, name
        else:
            level = 0
    if level and (named or any(map(str.strip, words))):
        yield begun, title, "\n".join(words)


def _rule(gathering: Gathering, line: int, title: str, words: str) -> None:
    """A rule too long for a card is several, parted between sentences."""
    if len(words) > wikitext.LONGEST:
        args = {"field": "text", "length": len(words), "limit": wikitext.LONGEST}
        gathering.fault(line, Refusal("field-too-long", SOURCE, args))
        return
    text = wikitext.plain(words)[0]
    text = "\n".join(part.lstrip(":*# ") for part in text.split("\n"))
    parts = [""]
    for sentence in filter(None, map(str.strip, _SENTENCE.split(text))):
        if parts[-1] and len(parts[-1]) + 1 + len(sentence) > LONGEST["text"]:
            parts.append("")
        parts[-1] = f"{parts[-1]} {sentence}".strip()
    for number, part in enumerate(parts, start=1):
        name = title if len(parts) == 1 else f"{title[: LONGEST['title'] - 5]} ({number})"
        gathering.rule(line, title=name, text=part)


# Writing


def write(deck: Deck) -> tuple[str, list[str]]:
    """The page, and what it cannot carry (codes, see `report.Loss`)."""
    lines = []
    designers = zip(_DESIGNERS, deck.designers, strict=False)
    head = {"title": deck.title, **dict(designers)}
    head |= {name: getattr(deck, name) for name in ("players", "language", "theme")}
    given = "".join(f"|{name}={wikitext.escaped(value)}" for name, value in head.items() if value)
    lines.append("{{Infobox" + given + "}}")
    if deck.types or deck.rules:
        lines.append("==Special Rules==")
        for card in (*deck.types, *deck.rules):
            title = wikitext.escaped(card.title).replace("=", "&#61;")
            lines.append(f"==={title}===")
            lines.append(wikitext.escaped("\n".join(filter(None, (card.text, card.effects)))))
    lines.append("==Cards==")
    for entry in deck.entries:
        lines += [_written(entry.card)] * entry.count
    return "\n".join(lines) + "\n", ["drawings"] if has_drawings(deck) else []


def _written(card: Definition) -> str:
    given = "".join(
        f"|{parameter}={wikitext.escaped(getattr(card, name))}"
        for parameter, name in FIELDS.items()
        if getattr(card, name)
    )
    return "{{Card" + given + "}}"


def has_drawings(deck: Deck) -> bool:
    """True when a card of the deck carries one."""
    return any(entry.card.art or entry.card.strokes for entry in deck.entries)
