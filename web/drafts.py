"""Where a page sends a card with a drawing; see `world.hall.drafts`."""

from __future__ import annotations

from django.http import HttpRequest, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST
from twisted.internet import reactor
from twisted.internet.threads import blockingCallFromThread

from web.shell import face_of
from web.visitor import visitor
from world.engine.protocol import Refusal, Refused
from world.hall import drafts
from world.render.sentences import refusal

OURS = "X-Card"
"""A header that other sites' pages cannot send here: browsers would have to ask us first."""


@csrf_exempt
@require_POST
def propose(request: HttpRequest, number: int) -> JsonResponse:
    """Propose a card at a table. ``{}`` when it was taken, ``{"refused": …}`` in words if not."""
    who = visitor(request)
    try:
        if OURS not in request.headers or who is None:
            raise Refused(Refusal("not-seated"))
        raw = request.read(drafts.MOST_BYTES + 1)
        blockingCallFromThread(reactor, drafts.submit_by_number, who.id, number, raw)
    except Refused as no:
        return JsonResponse({"refused": refusal(face_of(request), "dvorak", no.refusal)})
    return JsonResponse({})
