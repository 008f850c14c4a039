"""Who a page is shown to: the person their cookie logs in, as on a line of theirs."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest
from evennia.accounts.models import AccountDB

from server.conf.websocket import LOGGED_IN
from world.hall import people


def visitor(request: HttpRequest) -> Any | None:
    """The character of whoever looks at the page, None for a stranger."""
    number = request.session.get(LOGGED_IN)
    account = AccountDB.objects.filter(id=number).first() if number else None
    return people.character_of(account) if account is not None else None
