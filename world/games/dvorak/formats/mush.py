"""Pastes of the old engines: ``loadcard`` lines of a MUSH, in its plain or its Dvorax form.

Source: *Deck formats*, MUSH and Dvorax export. A special rule never was in any of them.
"""

from __future__ import annotations

import re

from world.engine.protocol import Refusal, Unreadable

from ..deck import Deck
from ..definitions import ACTION
from ..loadlines import escaped, is_dvorax, read_line
from ..resolver.names import same
from .colours import letter
from .report import SOURCE, Gathering, Reading
from .wiki import has_drawings

_LOADS = re.compile(r"\s*[+@]?(?:loadcard|newcard)\s+(.*)", re.IGNORECASE)
_OTHER = re.compile(r"\s*(?:[@;#].*|[+@]?cleardeck\b.*|)", re.IGNORECASE)
_BARE = re.compile(r"[^/\n]{1,120}/[^/\n]{1,60}/.*")
_SLASH = "\u2215"
"""What stands for a slash in a title, which would end it."""


def seems(text: str) -> bool:
    """True when most lines load a card, or look like one without the word before it."""
    lines = [line for line in text.split("\n") if not _OTHER.fullmatch(line)]
    loads = sum(bool(_LOADS.fullmatch(line) or _BARE.fullmatch(line)) for line in lines)
    return loads * 2 > len(lines)


def read(text: str) -> Reading:
    """The deck of a paste. Which of the two forms it has is decided once, by most of its lines."""
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        loads = _LOADS.fullmatch(line)
        if loads:
            found.append((number, loads[1]))
        elif not _OTHER.fullmatch(line):
            found.append((number, line.strip()))
    dvorax = sum(is_dvorax(words) for _, words in found) * 2 > len(found)
    gathering = Gathering("dvorax" if dvorax else "mush", merging=True)
    for number, words in found:
        try:
            line = read_line(words, dvorax)
        except Unreadable as unread:
            gathering.fault(number, Refusal(unread.refusal.code, SOURCE, unread.refusal.args))
            continue
        fields = ("title", "type", "text", "flavour", "colour")
        gathering.card(number, **{name: getattr(line, name) for name in fields})
    if found:
        gathering.loss(0, "rules-missing")
    return gathering.done()


def write(deck: Deck, dvorax: bool = False) -> tuple[str, list[str]]:
    """The lines to paste, and what they cannot carry (codes, see `report.Loss`)."""
    lines = ["cleardeck"]
    for entry in deck.entries:
        card = entry.card
        text = "\n".join(filter(None, (card.text, card.effects)))
        said = f'{text} ("{card.flavour}")' if card.flavour else text
        title = escaped(card.title.replace("/", _SLASH))
        kind = "A" if same(card.base, ACTION) else "T"
        front = f"{title}/{kind}"
        if dvorax:
            front = f"h{letter(card.colour, card.type)}/{title}/{escaped(card.type)}"
        lines += [f"loadcard {front}/{escaped(said).strip()}"] * entry.count
    lines.append(f"@emit {escaped(deck.title)}")
    return "\n".join(lines) + "\n", _lost(deck, dvorax)


def _lost(deck: Deck, dvorax: bool) -> list[str]:
    cards = [entry.card for entry in deck.entries]
    lost = ["rules"] if deck.types or deck.rules else []
    lost += ["corners"] if any(card.corner for card in cards) else []
    lost += ["creators"] if deck.authors else []
    if not dvorax:
        plain = ("Thing", "Action")
        lost += ["subtypes"] if any(card.type not in plain for card in cards) else []
        lost += ["colours"] if any(card.colour for card in cards) else []
    lost += ["slashes"] if any("/" in card.title for card in cards) else []
    return lost + (["drawings"] if has_drawings(deck) else [])
