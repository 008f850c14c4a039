"""Which page answers which address."""

from django.urls import path, re_path

from web import (
    decks,
    drafts,
    evening,
    figures,
    pages,
    printing,
    reading,
    replay,
    shelf,
    staffing,
)
from web.clients import pages as clients

handler404 = "web.errors.not_found"
handler500 = "web.errors.broken"

urlpatterns = [
    path("", pages.house, name="hall"),
    path("table/<int:number>", pages.house, name="table"),
    re_path(r"^(?P<place>table/\d+|evening/[\w-]+)/qr\.svg$", pages.qr_code, name="qr"),
    path("evening/<slug:code>", evening.door, name="evening"),
    path("evening/<slug:code>/tables", evening.tables, name="evening-tables"),
    path("evening/<slug:code>/board", evening.board, name="evening-board"),
    path("match/<int:number>", replay.match, name="match"),
    path("match/<int:number>/acts", replay.moments, name="match-acts"),
    path("ladder", reading.ladder, name="ladders"),
    path("ladder/<slug:name>", reading.ladder, name="ladder"),
    path("help", reading.help_shelf, name="help-shelf"),
    path("help/<str:topic>", reading.help_page, name="help"),
    path("clients", clients.clients, name="clients"),
    path("clients/hall.mpackage", clients.mudlet, name="clients-mudlet"),
    path("clients/hall-sounds.zip", clients.mushclient, name="clients-mushclient"),
    path("clients/hall.tin", clients.tintin, name="clients-tintin"),
    path("decks", shelf.shelf, name="decks"),
    path("deck/<int:number>", shelf.deck, name="deck"),
    path("decks/bring", decks.bring, name="deck-bring"),
    path("deck/<int:number>.<str:ending>", decks.written, name="deck-file"),
    path("table/<int:number>/card", drafts.propose, name="table-card"),
    path("deck/<int:number>/print", printing.printed, name="deck-print"),
    path("webclient/", pages.house, name="webclient"),
    path("webclient", pages.house),
    path("status", figures.status, name="status"),
    path("metrics", figures.metrics, name="metrics"),
    path("staff", staffing.staff, name="staff"),
    path("staff/in", staffing.sign_in, name="staff-in"),
    path("staff/out", staffing.sign_out, name="staff-out"),
    path("staff/report/<int:number>", staffing.report, name="staff-report"),
    path("staff/do/<slug:deed>", staffing.do, name="staff-do"),
    path("alive", pages.alive, name="alive"),
    path("favicon.ico", pages.icon, name="icon"),
]
