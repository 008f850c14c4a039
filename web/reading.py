"""Pages to read: ladders, and the help texts with everything that can be typed."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from commands.reading import every_command
from web.shell import face_of, read
from world.engine import registry
from world.hall import helpdesk, memory
from world.records.standings import ladder_of
from world.render import ladders, page
from world.render.parts import game_name
from world.render.phrases import say

# Ladders


@require_safe
def ladder(request: HttpRequest, name: str = "") -> HttpResponse:
    """One ladder, and the way to the others."""
    face = face_of(request)
    known = memory.ladders_known()
    where = _ladder_of(name, known) if name else next(iter(known.values()), _first_ladder())
    title = ladders.ladder_name(face, where)
    rungs, placed, others = memory.rungs(where)
    rows = [
        {
            "name": ladders.rung_name(face, rung),
            "points": rung.points,
            "certainty": ladders.certainty_words(face, rung.certainty),
            "played": rung.played,
        }
        for rung in rungs
    ]
    shelves = {**{_address(each): each for each in _every_ladder()}, **known}
    return read(
        request,
        "hall/ladder.html",
        title=title,
        rows=rows,
        count=say(face, "memory-ladder", ladder=title, count=placed, others=others),
        here=_address(where),
        ladders=[(key, ladders.ladder_name(face, each)) for key, each in shelves.items()],
    )


def _address(where: ladders.Ladder) -> str:
    return ladder_of(where.game, where.variant, where.bots)


def _every_ladder() -> Iterator[ladders.Ladder]:
    for game in registry.games():
        for variant in game.variants:
            yield ladders.Ladder(game.key, variant, False)
            yield ladders.Ladder(game.key, variant, True)


def _first_ladder() -> ladders.Ladder:
    return next(_every_ladder())


def _ladder_of(name: str, known: dict[str, ladders.Ladder]) -> ladders.Ladder:
    found = known.get(name) or {_address(each): each for each in _every_ladder()}.get(name)
    if found is None:
        raise Http404
    return found


# Help


@require_safe
def help_shelf(request: HttpRequest) -> HttpResponse:
    """Every help page: topics first, then everything that can be typed."""
    face = face_of(request)
    topics = [
        (
            game_name(face, game) if game else settings.SERVERNAME,
            [_titled(helpdesk.page(face.language, topic)) for topic in own],
        )
        for game, own in helpdesk.shelves(face.language)
    ]
    commands = {command.key: command for command in every_command().values()}
    words = sorted(
        (command.help_category, command.key, _first_line(command)) for command in commands.values()
    )
    return read(
        request,
        "hall/help.html",
        topics=topics,
        shelves=[(name, list(rows)) for name, rows in groupby(words, key=itemgetter(0))],
    )


@require_safe
def help_page(request: HttpRequest, topic: str) -> HttpResponse:
    """One help page: a topic's, or a word's that can be typed."""
    face, topic = face_of(request), topic.casefold()
    found = helpdesk.page(face.language, topic)
    command = every_command().get(topic)
    if found is not None:
        text, language = found.text, found.language
    elif command is not None:
        text, language = f"# {command.key}\n\n{inspect.cleandoc(command.__doc__)}", "en"
    else:
        raise Http404
    blocks = [block for block in page.blocks(text) if block[0] != page.BLANK]
    title = next((words for kind, words in blocks if kind == page.HEADING), topic)
    return read(
        request,
        "hall/topic.html",
        title=title,
        written=language,
        translated=language == face.language,
        parts=[
            (kind, [_part(kind, words) for _, words in rows])
            for kind, rows in groupby(_after_title(blocks, title), key=itemgetter(0))
        ],
    )


def _first_line(command: type) -> str:
    return inspect.cleandoc(command.__doc__).partition("\n")[0]


def _titled(found: helpdesk.Page) -> dict[str, str]:
    headings = (words for kind, words in page.blocks(found.text) if kind == page.HEADING)
    title = next(headings, found.topic)
    return {"topic": found.topic, "title": title, "language": found.language}


def _after_title(blocks: list[tuple[str, str]], title: str) -> list[tuple[str, str]]:
    return blocks[1:] if blocks[:1] == [(page.HEADING, title)] else blocks


SEE_ALSO = "See also:"
"""How a page's last line names other pages."""


def _part(kind: str, words: str) -> dict[str, object]:
    """A block's words; the pages it names, where it is the line that does."""
    if kind == page.ITEM:
        return {"words": words.partition(" ")[2]}
    if kind == page.PARAGRAPH and words.startswith(SEE_ALSO):
        named = [each.strip() for each in words.removeprefix(SEE_ALSO).split(",")]
        known = every_command()
        pages = [each for each in named if each in known or helpdesk.page("en", each)]
        return {"words": SEE_ALSO, "pages": pages}
    return {"words": words}
