"""Help pages as a reader follows them: what they say to type, and where they say to go on.

Pages of the hall and of its games are files; a command's page is its docstring. All have one form::

    Usage:
      sit <table>

    What it does, in a paragraph.

    Example:
      sit 3

    See also: tables, stand
"""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Iterator, Mapping

from commands import advice, reading, readings
from commands.command import HallCommand
from world.hall import helpdesk

AT_TABLES = (*readings.READINGS, advice.CmdHint)
"""Commands of every game's table."""

_PART = re.compile(r"(?:\A|\n)([^\n:]+):\n((?:  .*(?:\n|\Z))+)")
_CHOICE = re.compile(r"\S+(?: \| \S+)+")
_OPTIONAL = re.compile(r" ?\[([^\]]+)\]")
_BLANK = re.compile(r"<([^>]+)>")


def pages(language: str = "en") -> Mapping[str, str]:
    """Every page written in a language, by topic."""
    read = {topic: helpdesk.page(language, topic) for topic in helpdesk.topics(language)}
    return {topic: page.text for topic, page in read.items() if page.language == language}


def commands() -> Mapping[str, type[HallCommand]]:
    """Every command people can read about, by the name of its class."""
    kinds = reading._kinds(HallCommand)
    return {kind.__name__: kind for kind in kinds if kind.auto_help and kind.key != HallCommand.key}


def page_of(command: type[HallCommand]) -> str:
    """A command's page."""
    return inspect.cleandoc(command.__doc__)


HEADINGS = {
    "en": ("Usage", "Example", "See also"),
    "ru": ("Набрать", "Пример", "См. также"),
    "cs": ("Použití", "Příklad", "Viz také"),
    "ar": ("الاستعمال", "مثال", "انظر أيضا"),
}
"""What the parts of a page are called in each language."""


def part(text: str, name: str) -> list[str]:
    """The lines of a page's *Usage* or *Example*."""
    return [
        line.strip()
        for title, lines in _PART.findall(text)
        if title == name
        for line in lines.splitlines()
    ]


def see_also(text: str) -> list[str]:
    """The topics of a page's last line."""
    last = " ".join(text.rpartition("\n\n")[2].split())
    return last.partition(":")[2].replace(" ", "").split(",")


def explained(text: str) -> list[str]:
    """The paragraphs that are neither heading, *Usage*, *Example* nor *See also*."""
    return [
        paragraph
        for paragraph in text.strip().split("\n\n")
        if not re.match(r"#|- |\d\. |  |Usage:|Example:|See also:", paragraph)
    ]


def typed(usage: str, blanks: Mapping[str, str]) -> Iterator[str]:
    """Every line a usage stands for: each choice, with and without what may be left out."""
    choice = _CHOICE.search(usage)
    if choice:
        for word in choice[0].split(" | "):
            yield from typed(usage.replace(choice[0], word, 1), blanks)
        return
    optional = _OPTIONAL.findall(usage)
    for kept in itertools.product((False, True), repeat=len(optional)):
        line = usage
        for word, stays in zip(optional, kept, strict=True):
            filled = f" {blanks.get(word, word)}" if stays else ""
            line = _OPTIONAL.sub(lambda _, filled=filled: filled, line, count=1)
        line = line.replace(" ...", "").strip()
        yield _BLANK.sub(lambda blank: blanks.get(blank[1], blank[1]), line)


def items(text: str, verbs: frozenset[str]) -> Iterator[str]:
    """Lines to be typed that a page's list explains: ``- use 4: the fourth card in play``."""
    for item in re.findall(r"^- (.+)$", text, re.MULTILINE):
        for line in re.split(r", |; ", re.split(r": | in short ", item)[0]):
            if line.strip().split(" ")[0].split("/")[0] in verbs:
                yield line.strip()


def listed(text: str, every: bool) -> list[str]:
    """The words of a page's list: before each colon, or (a list of words) after each."""
    found = []
    for item in re.findall(r"^- (.+)$", text, re.MULTILINE):
        for before, after in re.findall(r"([^:.]+): ([^:.]+)", item):
            said = after if every else before
            found += re.split(r"[,;،] ?|، | или | nebo | أو ", said)
    return [words.strip(" «»„“") for words in found if words.strip()]
