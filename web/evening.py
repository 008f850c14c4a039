"""An evening's pages: its door, where a first name is enough, and its board for everybody to see.

Views run in threads of the Server; whatever asks after the evening itself asks in the reactor's.
"""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.views.decorators.http import require_http_methods, require_safe
from evennia.accounts.models import AccountDB
from twisted.internet import reactor
from twisted.internet.threads import blockingCallFromThread

from commands import evening as coming
from server.lines.cookies import LOGGED_IN
from web.shell import address_of, face_of, read
from world.engine.protocol import Refused
from world.hall import eveningbook, evenings, lookalikes, people
from world.render import evening as words
from world.render import sentences

FRESH = 1.0
"""Seconds for which the tables of an evening are not looked at again."""

AGAIN = 10
"""Seconds after which a board is asked for again."""

STATUS = {"evening-unknown": 404, "too-often": 429}
"""Status of an answer that says why not; 409 for the others."""

_seen: dict[str, tuple[float, dict[str, Any]]] = {}


def _visitor(request: HttpRequest) -> Any | None:
    """The account this browser's cookie logs in, or None."""
    uid = request.session.get(LOGGED_IN)
    return AccountDB.objects.filter(pk=uid).first() if uid else None


# The door


@require_http_methods(["GET", "HEAD", "POST"])
def door(request: HttpRequest, code: str) -> HttpResponse:
    """Where one says one's first name; then one sits at a table."""
    visitor = _visitor(request)
    name = visitor.username if visitor is not None else ""
    try:
        if request.method == "POST":
            name = request.POST.get("name", "")[: people.NAME_LIMIT].strip()
            same = visitor is not None and _same(name, visitor.username)
            number = visitor.pk if same else None
            uid = blockingCallFromThread(reactor, _come, code, name, address_of(request), number)
            request.session[LOGGED_IN] = uid
            return HttpResponseRedirect("/")
        evening = blockingCallFromThread(reactor, coming.by_code, code, address_of(request))
    except Refused as no:
        return _said(request, code, name, no)
    return read(request, "hall/evening.html", evening=evening.name, name=name, code=code)


def _said(request: HttpRequest, code: str, name: str, no: Refused) -> HttpResponse:
    """Why not; with the form again where another name may help."""
    status = STATUS.get(no.refusal.code, 409)
    why = sentences.refusal(face_of(request), "hall", no.refusal)
    if status == 409:
        return read(request, "hall/evening.html", status=status, why=why, name=name, code=code)
    return read(request, "hall/no_match.html", status=status, why=why)


def _same(one: str, other: str) -> bool:
    return lookalikes.skeleton(one) == lookalikes.skeleton(other)


def _come(code: str, name: str, address: str, uid: int | None) -> int:
    """Somebody comes in by a page; gives the number of the account they are.

    Args:
        uid: the account the browser is known as and wants to be; None: a guest of that name.

    Raises:
        Refused: the code is wrong, or they cannot come in.
    """
    evening = coming.by_code(code, address)
    account = AccountDB.objects.filter(pk=uid).first() if uid else None
    if account is None:
        account = coming.guest_of(evening, name, address)[0]
    else:
        coming.check_ban(account)
    evenings.come(evening, people.character_of(account))
    return account.pk


# The board


def _overview(code: str, address: str) -> dict[str, Any]:
    evening = coming.by_code(code, address)
    then, known = _seen.get(evening.code, (0.0, {}))
    if not 0 <= time.monotonic() - then < FRESH:
        about, lines = eveningbook.overview(evening)
        known = {**about, "tables": lines}
        if len(_seen) > len(evenings.guestlist.running()):
            _seen.clear()
        _seen[evening.code] = time.monotonic(), known
    return known


@require_safe
def tables(request: HttpRequest, code: str) -> HttpResponse:
    """The evening's tables as JSON, for whoever has the code."""
    try:
        known = blockingCallFromThread(reactor, _overview, code, address_of(request))
    except Refused as no:
        return JsonResponse({"error": no.refusal.code}, status=STATUS.get(no.refusal.code, 409))
    lines = [asdict(line) for line in known["tables"]]
    public = {name: known[name] for name in ("evening", "code", "people", "paused")}
    return JsonResponse({**public, "tables": lines})


@require_safe
def board(request: HttpRequest, code: str) -> HttpResponse:
    """All tables at a glance, large; it comes anew by itself unless ``?still`` is asked for."""
    face = face_of(request)
    try:
        known = blockingCallFromThread(reactor, _overview, code, address_of(request))
    except Refused as no:
        return _said(request, code, "", no)
    still = "still" in request.GET
    lines = [words.table(face, line) for line in known["tables"]]
    known = {**known, "tables": lines, "still": still, "again": AGAIN}
    return read(request, "hall/board.html", **known)
