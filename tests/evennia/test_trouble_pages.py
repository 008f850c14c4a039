"""Addresses there are not, and faults: words, a way back, nothing of other hosts."""

from __future__ import annotations

import pytest
from django.test import Client, RequestFactory

from web import errors

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("address", ["/nonsense", "/table/x", "/admin/", "/webclient/x"])
def test_an_address_there_is_not_is_said_so(address):
    answer = Client().get(address, HTTP_ACCEPT_LANGUAGE="en")
    assert answer.status_code == 404
    assert b"There is no such page" in answer.content and b'href="/"' in answer.content
    assert b"http" not in answer.content.replace(b"http-equiv", b"")


def test_the_old_name_of_the_page_works_with_and_without_a_slash():
    assert Client().get("/webclient").status_code == 200
    assert Client().get("/webclient/").status_code == 200


def test_a_fault_of_ours_is_told_in_the_visitors_language():
    answer = errors.broken(RequestFactory().get("/", HTTP_ACCEPT_LANGUAGE="cs"))
    assert answer.status_code == 500
    assert "Do sálu" in answer.content.decode()
