"""A face: how one connection wants to be told things.

Every text and packet is made for one face, when it is delivered; the game itself knows none.
"""

from __future__ import annotations

from dataclasses import dataclass

STYLES = ("rich", "plain", "speech", "machine")
"""``rich`` has colours, ``plain`` none, ``speech`` is for ears: words only, one line a fact,
``machine`` adds one ``<Hall.…>`` line an object for programs on plain telnet."""

LANGUAGES = ("en", "ru", "cs", "ar")
"""Languages of the catalogues (ISO 639-1); the first is the one all others fall back to."""

RIGHT_TO_LEFT = frozenset({"ar"})
"""Languages written from right to left; cards and names are isolated in their sentences."""

SUITS = ("letters", "symbols")
"""``7S`` or ``7♠``; symbols only where UTF-8 is proved."""

COLOURS = ("four", "two", "none")
"""Four-colour suits, red and black only, or no colour at all."""

MIN_WIDTH, MAX_WIDTH = 40, 200
"""Columns a text is laid out in, whatever the client reports."""


@dataclass(frozen=True, slots=True)
class Face:
    """One listener's style, language and screen.

    Attributes:
        style: one of `STYLES`.
        language: one of `LANGUAGES`.
        suits: one of `SUITS`.
        colours: one of `COLOURS`; counts in rich style only.
        width: columns; brought into 40..200, for clients report 0 and 5000 too.

    Raises:
        ValueError: a style, language, suits or colours that does not exist.
    """

    style: str = "plain"
    language: str = "en"
    suits: str = "letters"
    colours: str = "four"
    width: int = 80

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                raise ValueError(f"{name} is one of {', '.join(choices)}, not {value!r}")
        width = min(max(int(self.width), MIN_WIDTH), MAX_WIDTH)
        object.__setattr__(self, "width", width)

    @property
    def speaks(self) -> bool:
        """True when the lines are for ears: words only, no layout."""
        return self.style == "speech"

    @property
    def coloured(self) -> bool:
        """True when SGR colour codes may be sent."""
        return self.style == "rich" and self.colours != "none"

    @property
    def wraps(self) -> bool:
        """True when lines are broken at the width; ears and programs want them whole."""
        return self.style in ("rich", "plain")

    @property
    def right_to_left(self) -> bool:
        """True when the language is written from right to left."""
        return self.language in RIGHT_TO_LEFT


_CHOICES = {"style": STYLES, "language": LANGUAGES, "suits": SUITS, "colours": COLOURS}


def nearest_language(tag: str) -> str | None:
    """The language of ours that a tag such as ``cs-CZ``, ``ru_RU.UTF-8`` or ``AR`` means.

    None when it means none of them.
    """
    code = tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
    return code if code in LANGUAGES else None
