"""Words a hall does not want to hear, from a file of its operator. There is none by default.

One word a line, whole words only, however they are written: case, accents and borrowed letters do
not hide them. Whoever uses one is told so and nobody else hears it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from django.conf import settings
from evennia.utils import logger

from world.engine.protocol import Refusal, Refused

from . import lookalikes

MOST_WORDS = 5000

_WORD = re.compile(r"[^\W_]+")


@cache
def _unwelcome(path: str) -> frozenset[str]:
    if not path:
        return frozenset()
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()[:MOST_WORDS]
    except (OSError, UnicodeDecodeError):
        logger.log_trace(f"the word list {path} cannot be read; nothing is kept out")
        return frozenset()
    words = (line.strip() for line in lines)
    return frozenset(lookalikes.skeleton(word) for word in words if word and word[0] != "#")


def check(text: str) -> None:
    """Raises Refused ``word-unwelcome`` for a text with a word of the list."""
    unwelcome = _unwelcome(settings.HALL_WORD_LIST)
    if not unwelcome:
        return
    for word in _WORD.findall(text):
        if lookalikes.skeleton(word) in unwelcome:
            raise Refused(Refusal("word-unwelcome", args={"word": word}))
