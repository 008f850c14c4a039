"""The page of staff, and the figures for people and machines."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from twisted.internet.defer import maybeDeferred

from tests.evennia.matches import seated
from tests.evennia.test_order import staff
from tests.evennia.test_requests import answers, told
from web import figures as pages_of_figures
from web import staffing
from world.hall import pulse
from world.records.models import Complaint, Measure, StaffAct

__all__ = ["staff"]

PASSWORD = "seven blue lamps"


def at_once(work, *args):
    """What the reactor would give, here where it stands still."""
    found = []
    maybeDeferred(work, *args).addBoth(found.append)
    if hasattr(found[0], "raiseException"):
        found[0].raiseException()
    return found[0]


@pytest.fixture
def browser(hall, monkeypatch):
    """A browser that speaks English and whose forms are checked as in the open."""
    for module in (staffing, pages_of_figures):
        monkeypatch.setattr(module, "in_reactor", at_once)
    return Client(enforce_csrf_checks=True, HTTP_ACCEPT_LANGUAGE="en")


def token(page):
    """What a form of the page sends along."""
    return re.search(r'csrfmiddlewaretoken" value="(\w+)"', page.content.decode())[1]


def send(browser, page, address, **fields):
    """Send a form of that page."""
    return browser.post(address, {"csrfmiddlewaretoken": token(page), **fields})


@pytest.fixture
def signed_in(browser, staff):
    """Olga of the staff, her line, and her browser on the page."""
    olga = staff()
    door = browser.get("/staff")
    send(browser, door, "/staff/in", name="Olga", password=PASSWORD)
    return olga, browser


def text(page):
    return " ".join(page.content.decode().split())


# The door


def test_without_a_name_there_is_a_door_and_nothing_else(browser, guest):
    guest("Anna").type("report boris = rude")
    page = browser.get("/staff")
    assert page.status_code == 200 and 'type="password"' in text(page)
    assert "Muted and banned" not in text(page)
    assert browser.get("/staff/report/1").content.count(b'type="password"') == 1


def test_a_form_of_another_site_is_refused(browser):
    assert browser.post("/staff/in", {"name": "Olga", "password": PASSWORD}).status_code == 403
    assert browser.post("/staff/do/measure", {"name": "Boris"}).status_code == 403


def test_a_wrong_password_and_an_account_that_is_no_staff_are_told_so(browser, staff, line):
    staff()
    line().type(f"create Dora {PASSWORD}")
    door = browser.get("/staff")
    wrong = send(browser, door, "/staff/in", name="Olga", password="guess guess")
    assert wrong.status_code == 403 and "do not fit" in text(wrong)
    stranger = send(browser, door, "/staff/in", name="Dora", password=PASSWORD)
    assert "Only staff can do that" in text(stranger)
    for _ in range(7):
        last = send(browser, door, "/staff/in", name="Olga", password="guess guess")
    assert "tried too often" in text(last)


def test_whoever_is_no_longer_staff_stands_at_the_door_again(signed_in):
    olga, browser = signed_in
    assert "Muted and banned" in text(browser.get("/staff"))
    olga.account.permissions.remove("Admin")
    assert "Muted and banned" not in text(browser.get("/staff"))


def test_signing_out_forgets_the_browser(signed_in):
    _, browser = signed_in
    send(browser, browser.get("/staff"), "/staff/out")
    assert "Muted and banned" not in text(browser.get("/staff"))


def test_the_page_runs_no_script_and_is_not_kept(signed_in):
    _, browser = signed_in
    page = browser.get("/staff")
    assert b"<script" not in page.content and b"style=" not in page.content
    assert page.headers["Cache-Control"] == "no-store"
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]


def test_every_field_has_a_label_and_every_section_a_heading(signed_in):
    _, browser = signed_in
    page = browser.get("/staff").content.decode()
    fields = re.findall(r'<input id="([\w-]+)"', page)
    assert len(fields) > 8
    assert [name for name in fields if f'for="{name}"' not in page] == []
    sections = re.findall(r'<section aria-labelledby="([\w-]+)"><h2 id="([\w-]+)">', page)
    assert len(sections) == 7 and all(one == other for one, other in sections)


# What is done on it


def test_a_report_is_read_and_dealt_with(signed_in, guest):
    olga, browser = signed_in
    anna, boris = guest("Anna"), guest("Boris")
    seated(anna, boris)
    boris.type("say you are all <b>lamps</b>")
    anna.type("report boris = rude")
    number = Complaint.objects.get().pk
    assert "Anna about Boris: rude" in text(browser.get("/staff"))
    page = browser.get(f"/staff/report/{number}")
    assert "&lt;b&gt;lamps" in text(page) and "Both were at table" in text(page)
    anna.read()
    done = send(browser, page, "/staff/do/close-report", number=number, answer="Muted.")
    assert "is dealt with" in text(done) and "Muted." in told(anna)
    assert "Dealt with by Olga" in text(browser.get(f"/staff/report/{number}"))
    assert b"<form" not in browser.get(f"/staff/report/{number}").content
    assert browser.get("/staff/report/999").status_code == 409


def test_somebody_is_muted_and_let_talk_again(signed_in, guest):
    _, browser = signed_in
    boris = guest("Boris")
    page = browser.get("/staff")
    fields = {"kind": "mute", "name": "boris", "time": "2h", "reason": "insults"}
    assert "Boris: muted until" in text(send(browser, page, "/staff/do/measure", **fields))
    assert "You may not talk" in answers(boris, "say hello")
    page = browser.get("/staff")
    send(browser, page, "/staff/do/lift", kind="mute", name="Boris")
    assert "You say: hello" in answers(boris, "say hello")
    assert set(StaffAct.objects.values_list("act", flat=True)) == {"mute", "mute off"}


def test_an_address_is_closed_and_opened(signed_in):
    _, browser = signed_in
    fields = {"kind": "ban", "name": "203.0.113.5", "time": "1d", "reason": "flood"}
    page = browser.get("/staff")
    assert "203.0.113.5: banned" in text(send(browser, page, "/staff/do/measure", **fields))
    send(browser, page, "/staff/do/lift", kind="ban", name="203.0.113.5")
    assert Measure.objects.get().lifted is not None


@pytest.mark.parametrize(
    ("deed", "fields", "answer"),
    [
        ("measure", {"name": "boris", "time": "soon", "reason": "x"}, "is no time"),
        ("measure", {"name": "olga", "time": "1d", "reason": "x"}, "That is you"),
        ("measure", {"name": "x" * 400, "time": "1d", "reason": "x"}, "nobody called"),
        ("look", {"table": "99"}, "There is no table 99"),
        ("look", {"table": "x"}, "x is not a number"),
        ("adjourn", {"table": "99"}, "There is no table 99"),
        ("new-password", {"name": "nobodyatall"}, "nobody called"),
        ("invite", {"people": "0", "days": "7"}, "Type invitations new"),
        ("void", {"number": "7"}, "lets nobody in"),
        ("dance", {}, "cannot be chosen"),
    ],
)
def test_what_cannot_be_done_is_said_on_the_page(signed_in, guest, deed, fields, answer):
    _, browser = signed_in
    guest("Boris")
    page = send(browser, browser.get("/staff"), f"/staff/do/{deed}", **fields)
    assert page.status_code == 409 and answer in text(page)


def test_tables_passwords_and_invitations(signed_in, guest, line):
    _, browser = signed_in
    anna, boris = guest("Anna"), guest("Boris")
    table = seated(anna, boris)
    line().type(f"create Dora {PASSWORD}")
    page = browser.get("/staff")
    number = str(table.number)
    assert "The state is sound" in text(send(browser, page, "/staff/do/look", table=number))
    assert "As Anna sees it" in text(send(browser, page, "/staff/do/hands", table=number))
    why = {"table": number, "reason": "for tonight"}
    assert "Done for table" in text(send(browser, page, "/staff/do/adjourn", **why))
    assert "for tonight" in told(anna) and not table.controller.playing
    bot = {"table": number, "seat": "2", "reason": "so that they go on"}
    assert "Done for table" in text(send(browser, page, "/staff/do/bot", **bot))
    word = send(browser, page, "/staff/do/new-password", name="dora")
    given = re.search(r"recover Dora ([a-z-]+)", text(word))[1]
    assert "password is changed" in answers(line(), f"recover Dora {given} six red doors")
    made = send(browser, page, "/staff/do/invite", people="3", days="7", purpose="the club")
    assert "The code is" in text(made) and "For 3 more people" in text(browser.get("/staff"))
    assert "Done for table" in text(send(browser, page, "/staff/do/close-table", **why))


# Figures


def test_figures_for_people_are_in_words(browser, guest):
    anna, boris = guest("Anna"), guest("Boris")
    seated(anna, boris)
    page = text(browser.get("/status"))
    assert "2 people are here, 2 of them guests." in page
    assert "One table plays, 0 wait." in page
    assert "There is no backup yet." in page
    assert "Anna" not in page


def test_figures_for_machines_are_in_the_text_format_of_prometheus(browser, guest):
    anna, boris = guest("Anna"), guest("Boris")
    seated(anna, boris)
    pulse.STALLS.add(0.07)
    answer = browser.get("/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.content.decode().splitlines()
    assert "hall_people 2" in lines and 'hall_tables{state="playing"} 1' in lines
    sample = re.compile(r'hall_\w+(\{\w+="[\w+.]+"\})? -?[0-9.e+]+')
    assert [x for x in lines if not (x.startswith("# ") or sample.fullmatch(x))] == []
    named = {x.split()[2] for x in lines if x.startswith("# TYPE")}
    kinds = re.compile(r"_(bucket|sum|count)$")
    assert {kinds.sub("", re.match(r"\w+", x)[0]) for x in lines if x[0] != "#"} == named
    buckets = [int(x.split()[1]) for x in lines if x.startswith("hall_stall_seconds_bucket")]
    assert buckets == sorted(buckets) and buckets[-1] >= 1
    assert "Anna" not in answer.content.decode()


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Hall-Address": "203.0.113.5"},
        {"X-Hall-Address": "127.0.0.1", "X-Forwarded-For": "203.0.113.5"},
        {"X-Hall-Address": "127.0.0.1", "X-Forwarded-For": "127.0.0.1, 203.0.113.5"},
        {"X-Hall-Address": "127.0.0.1", "Forwarded": "for=127.0.0.1"},
        {"X-Hall-Address": "somewhere"},
    ],
)
def test_other_machines_read_the_figures_with_the_word_of_the_hall_only(browser, settings, headers):
    assert browser.get("/metrics", headers=headers).status_code == 403
    settings.HALL_METRICS_TOKEN = "word-nobody-guesses"
    wrong = {**headers, "Authorization": "Bearer word-somebody-guessed"}
    assert browser.get("/metrics", headers=wrong).status_code == 403
    right = {**headers, "Authorization": "Bearer word-nobody-guesses"}
    assert browser.get("/metrics", headers=right).status_code == 200


def test_durations_are_sorted_and_summed():
    took = pulse.Durations()
    assert took.within(0.95) is None
    for milliseconds in [1] * 90 + [20] * 9 + [9000]:
        took.add(milliseconds / 1000)
    assert took.count == 100 and took.counts[0] == 90 and took.counts[-1] == 1
    assert took.within(0.5) == 0.001 and took.within(0.95) == 0.025
    assert took.within(1.0) is None
