"""Decks that come and go through the browser: written out in every format, and brought as a file.

Nothing of a file is kept before its report was seen and confirmed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods, require_safe

from web.shell import face_of, read
from web.visitor import visitor
from world.engine.protocol import Refused
from world.games.dvorak import formats, mixing
from world.games.dvorak.deck import HEAD, MOST_BYTES
from world.games.dvorak.formats import Reading
from world.games.dvorak.resolver.names import fold
from world.hall import doorkeeper, library, pasting, textdoor
from world.render import decks
from world.render.phrases import say
from world.render.sentences import refusal

ENDINGS = {form.ending: name for name, form in formats.FORMATS.items()}
"""Ending of an address -> the format that is meant."""


def readable(request: HttpRequest, number: int) -> Any:
    """The row of a deck this visitor may read; not found for any other."""
    who = visitor(request)
    try:
        return library.numbered(who.id if who is not None else None, number)
    except Refused:
        raise Http404 from None


@require_safe
def written(request: HttpRequest, number: int, ending: str) -> HttpResponse:
    """A deck as a file. ``?version=``: an earlier one."""
    form = ENDINGS.get(ending)
    if form is None:
        raise Http404
    row = readable(request, number)
    wanted = request.GET.get("version", "")
    try:
        chosen = int(wanted) if wanted.isdecimal() and len(wanted) < 9 else None
        found = library.version(row, chosen)
    except Refused:
        raise Http404 from None
    text, _ = mixing.exported(library.opened(found.text), form)
    name = "_".join(fold(row.title).split())[:60].replace("/", "_")
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = content_disposition_header(True, f"{name}.{ending}")
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def bring(request: HttpRequest) -> HttpResponse:
    """A form for a deck; then its report; then, after a yes, the deck on the shelf."""
    who = visitor(request)
    if request.method != "POST" or who is None:
        return _form(request, stranger=who is None)
    given = _given(request)
    reading = formats.read(given)
    try:
        title = _title(request, reading)
    except Refused as no:
        return _form(request, told=[refusal(face_of(request), "hall", no.refusal)])
    if reading.refused is not None or "keep" not in request.POST:
        return _reported(request, reading, given, title)
    try:
        doorkeeper.EXPORTS.check(who.id)
        doorkeeper.EXPORTS.count(who.id)
        row, _ = library.keep(who, *library.prepared(replace(reading.deck, title=title)))
    except Refused as no:
        return _reported(request, reading, given, title, no)
    return redirect("deck-print", row.pk)


def _given(request: HttpRequest) -> str | bytes:
    """What was sent, cleaned: a file, else the text of the form. A file too large stays bytes."""
    file = request.FILES.get("file")
    if file is None:
        text = request.POST.get("text", "")
        return textdoor.sheet(text) if len(text) <= MOST_BYTES else text
    raw = file.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        return raw
    return textdoor.sheet(formats.decoded(raw)[0])


def _title(request: HttpRequest, reading: Reading) -> str:
    words = request.POST.get("title", "").strip()
    return pasting.title(words) if words else reading.deck.title


def _form(request: HttpRequest, stranger: bool = False, told: list[str] | None = None) -> Any:
    return read(
        request,
        "hall/deck_bring.html",
        title=say(face_of(request), "dvorak-bring-title"),
        stranger=stranger,
        told=told or [],
        longest=MOST_BYTES,
        longest_title=HEAD["title"],
    )


def _reported(
    request: HttpRequest,
    reading: Reading,
    given: str | bytes,
    title: str,
    no: Refused | None = None,
) -> HttpResponse:
    face = face_of(request)
    told = decks.report(face, reading).split("\n")
    if no is not None:
        told.append(refusal(face, "hall", no.refusal))
    return read(
        request,
        "hall/deck_bring.html",
        title=say(face, "dvorak-bring-report"),
        told=told,
        text=given if isinstance(given, str) and reading.refused is None else "",
        cards=[entry.card for entry in reading.deck.entries][:60],
        deck_title=title,
        longest=MOST_BYTES,
        longest_title=HEAD["title"],
    )
