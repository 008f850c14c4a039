"""Which page answers which address."""

from django.urls import path

from web import pages

handler404 = "web.errors.not_found"
handler500 = "web.errors.broken"

urlpatterns = [
    path("", pages.house, name="hall"),
    path("table/<int:number>", pages.house, name="table"),
    path("table/<int:number>/qr.svg", pages.qr_code, name="table-qr"),
    path("webclient/", pages.house, name="webclient"),
    path("webclient", pages.house),
    path("alive", pages.alive, name="alive"),
    path("favicon.ico", pages.icon, name="icon"),
]
