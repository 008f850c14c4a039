"""How the hall is doing: ``/status`` for people, ``/metrics`` for machines.

Rule: the Prometheus text format, version 0.0.4. No figure is about a person.
"""

from __future__ import annotations

import hmac
import ipaddress
import resource
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from server.hallscript import backups
from web.reactor import in_reactor
from web.shell import ASKER, plainly
from world.hall import figures, pulse
from world.render.phrases import say

TYPE = "text/plain; version=0.0.4; charset=utf-8"


def last_backup() -> Mapping[str, Any]:
    """What is known of the last backup, see `backups.read`."""
    return backups.read(Path(settings.HALL_DATA) / "run")


# For machines


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """All figures, for this machine itself and for whoever knows the word of ``hall.ini``."""
    if not _may_read(request):
        return HttpResponse("For this machine, or with the token of hall.ini.\n", TYPE, 403)
    lines = _exposed(in_reactor(figures.standing), last_backup())
    return HttpResponse("".join(f"{line}\n" for line in lines), TYPE)


def _may_read(request: HttpRequest) -> bool:
    token = settings.HALL_METRICS_TOKEN
    given = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    # Whoever comes through a web server on this machine is not on this machine.
    passed = request.headers.get("X-Forwarded-For", "").split(",")
    chain = [request.headers.get(ASKER, ""), *passed]
    return "Forwarded" not in request.headers and all(map(_is_here, filter(None, chain)))


def _is_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address.strip()).is_loopback
    except ValueError:
        return False


def _exposed(now: figures.Standing, backup: Mapping[str, Any]) -> Iterator[str]:
    yield from _gauge("people", "Characters with a connection.", now.people)
    yield from _gauge("guests", "Guests among them.", now.guests)
    yield from _family("lines", "gauge", "Connections.", "kind", now.lines)
    tables = {"waiting": now.waiting, "playing": now.playing}
    yield from _family("tables", "gauge", "Open tables.", "state", tables)
    yield from _gauge("evenings", "Evenings that run.", now.evenings)
    yield from _gauge("open_reports", "Reports that wait for staff.", now.reports)
    yield from _family("acts_total", "counter", "Acts stored and told.", "game", now.acts)
    yield from _histogram("answer_seconds", "From a typed line to its answer.", now.answers)
    yield from _histogram("act_seconds", "From an act to everybody told.", now.act_times)
    yield from _histogram("database_seconds", "Statements of the game's thread.", now.database)
    yield from _histogram("stall_seconds", "The reactor standing still.", now.stalls)
    yield from _gauge("started_timestamp_seconds", "When the server began.", round(now.started, 3))
    yield from _gauge("memory_bytes", "Most memory the server has held.", _memory())
    yield from _gauge("last_backup_timestamp_seconds", "0: never.", backup.get("at", 0))
    yield from _gauge("last_backup_bytes", "Its size.", backup.get("bytes", 0))
    failed = int("failure" in backup)
    yield from _gauge("backup_failed", "1: the newest attempt failed.", failed)


def _memory() -> int:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024  # Linux counts in KiB


def _head(name: str, kind: str, told: str) -> Iterator[str]:
    yield f"# HELP hall_{name} {told}"
    yield f"# TYPE hall_{name} {kind}"


def _gauge(name: str, told: str, value: float) -> Iterator[str]:
    yield from _head(name, "gauge", told)
    yield f"hall_{name} {value}"


def _family(
    name: str, kind: str, told: str, label: str, values: Mapping[str, int]
) -> Iterator[str]:
    yield from _head(name, kind, told)
    for key, value in sorted(values.items()):
        yield f'hall_{name}{{{label}="{key}"}} {value}'


def _histogram(name: str, told: str, of: pulse.Durations) -> Iterator[str]:
    yield from _head(name, "histogram", told)
    so_far = 0
    for bound, count in zip((*pulse.BOUNDS, "+Inf"), list(of.counts), strict=True):
        so_far += count
        yield f'hall_{name}_bucket{{le="{bound}"}} {so_far}'
    yield f"hall_{name}_sum {of.seconds:.6f}"
    yield f"hall_{name}_count {so_far}"


# For people


@require_safe
def status(request: HttpRequest) -> HttpResponse:
    """The same in words; everybody may read it."""
    now = in_reactor(figures.standing)
    known = plainly(request)
    face = known["face"]
    hours, minutes = divmod(int(time.time() - now.started) // 60, 60)
    days, hours = divmod(hours, 24)
    lines = [
        say(face, "page-status-up", days=days, hours=hours, minutes=minutes),
        say(face, "page-status-people", people=now.people, guests=now.guests),
        say(face, "page-status-tables", playing=now.playing, waiting=now.waiting),
        say(face, "page-status-acts", acts=sum(now.acts.values())),
        say(face, "page-status-answers", share=95, within=_milliseconds(now.answers)),
        say(face, "page-status-database", share=95, within=_milliseconds(now.database)),
        say(face, "page-status-stalls", count=now.stalls.count),
        backup_line(face, last_backup()),
    ]
    return render(request, "hall/status.html", {**known, "lines": lines})


def backup_line(face: Any, backup: Mapping[str, Any]) -> str:
    """When the last backup was made, in words."""
    at = backup.get("at")
    hours = int(max(0.0, time.time() - at) // 3600) if at is not None else None
    return say(face, "page-status-backup", hours=hours, failed="failure" in backup)


def _milliseconds(of: pulse.Durations) -> int | None:
    within = of.within(0.95)
    return max(1, round(within * 1000)) if within is not None else None
