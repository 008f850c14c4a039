"""Decks in every format the hall reads and writes. Source: *Deck formats*.

`read` never raises for what is in a file: whatever cannot be read is in the report.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from world.engine.protocol import Refusal

from ..deck import MOST_BYTES, Deck
from . import mush, own, sheets, wiki
from .report import SOURCE, Fault, Gathering, Loss, Reading, refused

__all__ = ["FORMATS", "Fault", "Format", "Gathering", "Loss", "Reading", "decoded", "read", "write"]


@dataclass(frozen=True, slots=True)
class Format:
    """One format.

    Attributes:
        ending: of its files, without the dot.
        read: gives the reading of a text.
        write: gives the text of a deck and the codes of what it cannot carry.
    """

    ending: str
    read: Callable[[str], Reading]
    write: Callable[[Deck], tuple[str, list[str]]]


FORMATS: Mapping[str, Format] = {
    "toml": Format("dvorak.toml", own.read, lambda deck: (own.write(deck), [])),
    "wiki": Format("wiki", wiki.read, wiki.write),
    "mush": Format("mush", mush.read, mush.write),
    "dvorax": Format("dvorax", mush.read, lambda deck: mush.write(deck, dvorax=True)),
    "lackey": Format("tsv", sheets.read, sheets.write_lackey),
    "csv": Format("csv", sheets.read, sheets.write),
}
"""Name of a format, as it is typed -> the format."""

_BOMS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}


def decoded(raw: bytes) -> tuple[str, Loss | None]:
    """The text of a file, and what to say when it is in none of the encodings a deck may have."""
    for mark, encoding in _BOMS.items():
        if raw.startswith(mark):
            return raw.decode(encoding, "replace"), None
    try:
        return raw.decode("utf-8"), None
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return raw.decode("cp1252", "replace"), Loss(line, "encoding")


def detect(text: str) -> str:
    """The format a text seems to be in, empty when it seems to be none."""
    if own.seems(text):
        return "toml"
    if wiki.seems(text):
        return "wiki"
    delimiter = sheets.seems(text)
    if delimiter:
        return "lackey" if delimiter == "\t" else "csv"
    return "mush" if mush.seems(text) else ""


def too_large(size: int) -> Reading:
    """What comes of a file of so many bytes, which are more than a deck may have."""
    args = {"size": size // 1024, "most": MOST_BYTES // 1024}
    return refused(Refusal("deck-too-large", SOURCE, args))


def read(given: str | bytes, form: str = "") -> Reading:
    """The deck of a file or a paste.

    Args:
        given: bytes in UTF-8, or UTF-16 with its mark; or text.
        form: one of `FORMATS`; empty: the one it seems to be in.
    """
    size = len(given if isinstance(given, bytes) else given.encode("utf-8", "replace"))
    if size > MOST_BYTES:
        return too_large(size)
    text, wrong = decoded(given) if isinstance(given, bytes) else (given, None)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    form = form or detect(text)
    if form not in FORMATS:
        return refused(Refusal("deck-what-format", SOURCE, {"choices": ", ".join(FORMATS)}))
    reading = FORMATS[form].read(text)
    if wrong is not None:
        losses = (wrong, *reading.losses)
        reading = replace(reading, losses=losses, losses_in_all=reading.losses_in_all + 1)
    return reading


def write(deck: Deck, form: str) -> tuple[str, list[str]]:
    """The deck in a format, and the codes of what that cannot carry."""
    return FORMATS[form].write(deck)
