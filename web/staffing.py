"""The page of staff: what they do in the hall by typing, as forms. It needs no script.

Everything is done by the services the words use, in the reactor's thread, and so everything is
written down there as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST, require_safe

from server.hallscript import backups
from server.hallscript.place import Place
from server.lines.cookies import LOGGED_IN
from web.figures import backup_line, last_backup
from web.reactor import in_reactor
from web.shell import address_of, plainly
from world.engine.protocol import Refusal, Refused
from world.hall import (
    auditing,
    complaints,
    invitations,
    measures,
    people,
    ranks,
    recovery,
    rescue,
    signing,
    textdoor,
)
from world.records.models import Deck
from world.render import sentences
from world.render.face import Face
from world.render.phrases import say

FIELD_LIMIT = 300
"""Characters of one field of a form."""

MOST_DECKS = 200

Form = Mapping[str, str]
Said = tuple[str, dict[str, Any]]
"""A sentence's key and its variables."""


# Who it is


def _staff(request: HttpRequest) -> Any | None:
    """The character of whoever is signed in, when that is staff; asked in the reactor."""
    uid = request.session.get(LOGGED_IN)
    return in_reactor(_staff_of, uid) if uid else None


def _staff_of(uid: int) -> Any | None:
    account = people.account_numbered(uid)
    if ranks.rank_of_account(account) < ranks.STAFF_RANK or measures.may_enter(account):
        return None
    return people.character_of(account)


@sensitive_post_parameters("password")
@require_POST
def sign_in(request: HttpRequest) -> HttpResponse:
    """Name and password; from then on the browser's cookie is this person's, in the hall too."""
    form = _form(request)
    try:
        uid = in_reactor(_signed_in, form["name"], form["password"], address_of(request))
    except Refused as no:
        return _door(request, no.refusal)
    request.session.cycle_key()
    request.session[LOGGED_IN] = uid
    return redirect("staff")


def _signed_in(name: str, password: str, address: str) -> Any:
    def staff_only(account: Any) -> int:
        if _staff_of(account.id) is None:
            raise Refused(Refusal("staff-only"))
        return account.id

    return signing.account_by_password(name, password, address).addCallback(staff_only)


@require_POST
def sign_out(request: HttpRequest) -> HttpResponse:
    """This browser is nobody's any more."""
    request.session.flush()
    return redirect("staff")


def _door(request: HttpRequest, refusal: Refusal | None = None) -> HttpResponse:
    known = plainly(request)
    if refusal is not None:
        known["refused"] = _refused(known["face"], refusal)
    return _answer(request, "hall/staff_door.html", known, 403 if refusal else 200)


def _answer(request: HttpRequest, template: str, known: Any, status: int = 200) -> HttpResponse:
    response = render(request, template, known, status=status)
    response.headers["Cache-Control"] = "no-store"
    return response


def _refused(face: Face, refusal: Refusal) -> str:
    return sentences.refusal(face, "hall", refusal, (), None)


# The page


@require_safe
def staff(request: HttpRequest) -> HttpResponse:
    """Everything at a glance, or the door."""
    by = _staff(request)
    return _door(request) if by is None else _page(request, by)


@require_safe
def report(request: HttpRequest, number: int) -> HttpResponse:
    """One report with all that goes along."""
    by = _staff(request)
    if by is None:
        return _door(request)
    known = plainly(request)
    try:
        known["lines"] = in_reactor(complaints.read, by, number, known["face"])
        known["open"] = in_reactor(complaints.numbered, number).closed is None
    except Refused as no:
        return _page(request, by, refused=_refused(known["face"], no.refusal))
    return _answer(request, "hall/staff_report.html", {**known, "number": number})


@require_POST
def do(request: HttpRequest, deed: str) -> HttpResponse:
    """One of `DEEDS`, and the page again with what came of it."""
    by = _staff(request)
    if by is None:
        return _door(request)
    face = plainly(request)["face"]
    try:
        told = in_reactor(_done, by, deed, _form(request), face)
    except Refused as no:
        return _page(request, by, refused=_refused(face, no.refusal))
    return _page(request, by, told=told)


def _form(request: HttpRequest) -> Form:
    """The fields, each one bounded line; what was left out is empty."""
    given = {name: request.POST.get(name, "")[: 4 * FIELD_LIMIT] for name in FIELDS}
    try:
        return {name: textdoor.line(text, FIELD_LIMIT) for name, text in given.items()}
    except Refused:
        return dict.fromkeys(FIELDS, "")


def _page(request: HttpRequest, by: Any, **said: Any) -> HttpResponse:
    known = {**plainly(request), "by": by.key, **said}
    face = known["face"]
    known.update(in_reactor(_glance, face))
    decks = Deck.objects.order_by("title").values("title", "owner_name", "cards", "shared")
    known["decks"] = [
        {**deck, "owner_name": deck["owner_name"] or None} for deck in decks[:MOST_DECKS]
    ]
    well, _ = backups.standing(Place(settings.ROOT, settings.INI))
    known["backup"] = backup_line(face, last_backup())
    known["backup_late"] = not well
    return _answer(request, "hall/staff.html", known, 200 if "refused" not in said else 409)


def _glance(face: Face) -> dict[str, Any]:
    """What the page lists, in words; asked in the reactor."""
    return {
        "reports": [(row.pk, complaints.line(face, row)) for row in complaints.open_ones()],
        "measures": [
            {"name": row.whom_name, "kind": row.kind, "line": measures.line(face, row)}
            for row in measures.all_running()
        ],
        "stuck": [(each.table.number, rescue.line(face, each)) for each in rescue.found()],
        "invitations": [(row.pk, invitations.line(face, row)) for row in invitations.good_ones()],
        "needed": invitations.only(),
        "audit": [auditing.line(face, row) for row in auditing.acts(1)[0]],
    }


# What can be done


def _done(by: Any, deed: str, form: Form, face: Face) -> str:
    work = DEEDS.get(deed)
    if work is None:
        raise Refused(Refusal("no-such-choice", args={"word": deed, "choices": ", ".join(DEEDS)}))
    told = work(by, form)
    if callable(told):
        return told(face)
    key, args = told
    return say(face, key, **args)


def _close_report(by: Any, form: Form) -> Said:
    row = complaints.close(by, textdoor.number(form["number"]), form["answer"])
    return "report-dealt-with", {"number": row.pk}


def _take(by: Any, form: Form) -> Callable[[Face], str]:
    kind = measures.BAN if form["kind"] == measures.BAN else measures.MUTE
    where = measures.address(form["name"]) if kind == measures.BAN else ""
    if where:
        row = measures.take_address(by, where, form["time"], form["reason"])
    else:
        whom = people.person_named(form["name"])
        row = measures.take(by, kind, whom, form["time"], form["reason"])
    return lambda face: say(face, "measure-taken", line=measures.line(face, row))


def _lift(by: Any, form: Form) -> Said:
    kind, name = form["kind"], form["name"]
    where = measures.address(name)
    if where:
        measures.lift_address(by, where)
    else:
        measures.lift(by, kind, people.person_named(name))
    return "measure-lifted", {"kind": kind, "name": name}


def _look(by: Any, form: Form) -> Callable[[Face], str]:
    return rescue.look(by, textdoor.number(form["table"]))


def _hands(by: Any, form: Form) -> Callable[[Face], str]:
    return rescue.look_at_hands(by, textdoor.number(form["table"]))


def _adjourn(by: Any, form: Form) -> Said:
    return _helped(form, rescue.adjourn, by)


def _close_table(by: Any, form: Form) -> Said:
    return _helped(form, rescue.close, by)


def _helped(form: Form, work: Callable[[Any, int, str], None], by: Any) -> Said:
    table = textdoor.number(form["table"])
    work(by, table, form["reason"])
    return "stuck-done", {"number": table}


def _bot(by: Any, form: Form) -> Said:
    table = textdoor.number(form["table"])
    rescue.put_in_bot(by, table, textdoor.number(form["seat"]), form["reason"])
    return "stuck-done", {"number": table}


def _new_password(by: Any, form: Form) -> Said:
    whom = people.person_named(form["name"])
    word = recovery.give_word(by, whom)
    return "recovery-word", {"name": whom.key, "word": word, "hours": recovery.HOURS}


def _invite(by: Any, form: Form) -> Said:
    many, days = textdoor.number(form["people"]), textdoor.number(form["days"])
    code = invitations.make(by, many, days, form["purpose"])
    return "invitation-made", {"code": code, "people": many, "days": days}


def _void(by: Any, form: Form) -> Said:
    number = textdoor.number(form["number"])
    invitations.void(by, number)
    return "invitation-void", {"number": number}


DEEDS: Mapping[str, Callable[[Any, Form], Said | Callable[[Face], str]]] = {
    "close-report": _close_report,
    "measure": _take,
    "lift": _lift,
    "look": _look,
    "hands": _hands,
    "adjourn": _adjourn,
    "close-table": _close_table,
    "bot": _bot,
    "new-password": _new_password,
    "invite": _invite,
    "void": _void,
}
"""What the forms do, by the last part of their address."""

FIELDS = frozenset(
    "name password kind time reason number answer table seat people days purpose".split()
)
"""Names of their fields."""
