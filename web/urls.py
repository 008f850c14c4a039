"""Which page answers which address."""

from django.urls import path

from web import pages

urlpatterns = [
    path("", pages.line, name="hall"),
    path("webclient/", pages.line, name="webclient"),
    path("favicon.ico", pages.icon, name="icon"),
]
