"""The figures of a started hall, asked as a machine asks."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest


def ask(hall, path, **headers):
    request = Request(f"http://127.0.0.1:{hall.web}{path}", headers=headers)
    with urlopen(request, timeout=20) as answer:
        return answer.read().decode()


def test_this_machine_reads_the_figures_and_what_comes_through_a_proxy_does_not(hall, guest):
    guest()
    figures = ask(hall, "/metrics")
    assert "hall_people " in figures
    answered = next(x for x in figures.splitlines() if x.startswith("hall_answer_seconds_count"))
    stored = next(x for x in figures.splitlines() if x.startswith("hall_database_seconds_count"))
    assert int(answered.split()[1]) >= 1 and int(stored.split()[1]) >= 1
    for headers in ({"X-Forwarded-For": "203.0.113.5"}, {"Forwarded": "for=203.0.113.5"}):
        with pytest.raises(HTTPError) as refused:
            ask(hall, "/metrics", **headers)
        assert refused.value.code == 403


def test_nobody_says_themselves_where_they_come_from(hall):
    assert "hall_people " in ask(hall, "/metrics", **{"X-Hall-Address": "203.0.113.5"})


def test_people_read_how_the_hall_is_doing(hall, guest):
    guest()
    assert "Open for" in ask(hall, "/status", **{"Accept-Language": "en"})
