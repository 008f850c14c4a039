"""A match that is over, to be gone through in a page: what it was, and its acts a few at a time."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from twisted.internet import reactor
from twisted.internet.threads import blockingCallFromThread

from web.shell import face_of, read
from world.engine.protocol import Refusal, Refused
from world.hall import memory, replays, textdoor
from world.hall.doorkeeper import Limit
from world.records import archive
from world.render import memory as telling
from world.render import parts, sentences, wire
from world.render.face import Face

MOST_MOMENTS = 40
"""Acts in one answer."""

OPENINGS = Limit(30, 60)
"""Matches that pages may have played anew, from all addresses together: each takes a while."""

GONE_OVER = {"no-such-match": 404, "too-often": 429}
"""Status of an answer that says why not; 409 for the others: it is there, but not to be read."""


@require_safe
def match(request: HttpRequest, number: int) -> HttpResponse:
    """The page of one match."""
    face = face_of(request)
    try:
        row = replays.finished(number)
    except Refused as no:
        return _not_shown(request, face, number, no.refusal)
    past = memory.past(row)
    return read(
        request,
        "hall/match.html",
        number=number,
        game=parts.game_name(face, row.game),
        names=past.names,
        date=past.date,
        outcome=telling.outcome(face, row.game, past.outcome, past.names),
        seed=archive.seed(row),
        steps=row.seq,
    )


def _not_shown(request: HttpRequest, face: Face, number: int, why: Refusal) -> HttpResponse:
    row = archive.match_numbered(number)
    return read(
        request,
        "hall/no_match.html",
        status=GONE_OVER.get(why.code, 409),
        number=number,
        why=sentences.refusal(face, "hall", why),
        table=row.table if row is not None and row.status == row.OPEN else None,
    )


@require_safe
def moments(request: HttpRequest, number: int) -> HttpResponse:
    """Some acts of a match: what was said, the table after each, every hand.

    Query: ``from`` (the first act, 1 by default) and ``to`` (the last; `MOST_MOMENTS` at most).
    """
    face = face_of(request)
    try:
        first, last = (_whole(request.GET.get(name, "1")) for name in ("from", "to"))
        found = _opened(number)
    except Refused as no:
        status = GONE_OVER.get(no.refusal.code, 409)
        why = sentences.refusal(face, "hall", no.refusal)
        return JsonResponse({"why": why}, status=status)
    last = min(last, found.steps, first + MOST_MOMENTS - 1)
    shown_acts = [_moment(face, found.moment(step)) for step in range(max(first, 1), last + 1)]
    return JsonResponse({"steps": found.steps, "game": found.game, "acts": shown_acts})


def _whole(words: str) -> int:
    try:
        return textdoor.number(words)
    except Refused:
        raise Http404 from None


def _opened(number: int) -> replays.Opened:
    """The match, played anew by the reactor's own thread if nobody did lately."""
    if not replays.is_open(number):
        OPENINGS.check("pages")
        OPENINGS.count("pages")
    return blockingCallFromThread(reactor, replays.opened, number)


def _moment(face: Face, here: telling.Moment) -> dict[str, Any]:
    facts = here.facts
    known = here.view is not None
    return {
        "step": facts.seq,
        "said": telling.said(face, here),
        "table": wire.table(here.view, facts) if known else None,
        "hands": [wire.plain(hand) for hand in here.hands],
    }
