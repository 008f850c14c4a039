"""Clients ¶Languages, ¶Browser: the page speaks the visitor's language."""

from __future__ import annotations

import pytest

HELLO = {
    "ru-RU": ("ru", "Дурак", "Ваш ход"),
    "cs-CZ": ("cs", "Durak", "Jste na tahu"),
    "ar-EG": ("ar", "دوراك", "دورك"),
}


@pytest.mark.parametrize("locale", HELLO)
def test_the_page_follows_the_browsers_language(window, locale):
    language, play, turn = HELLO[locale]
    visitor = window(locale=locale)
    assert visitor.page.get_attribute("html", "lang") == language
    assert play in visitor.page.inner_text(".welcome .play.main")
    visitor.sit_down()
    assert turn in visitor.page.inner_text("#prompt")
    assert turn in visitor.page.inner_text("#log")
    expected = "rtl" if language == "ar" else "ltr"
    assert visitor.page.evaluate("getComputedStyle(document.body).direction") == expected


def test_a_russian_page_shows_russian_letters_on_its_cards(window):
    visitor = window(locale="ru-RU")
    visitor.page.get_by_role("button", name="Вид и звук").click()
    assert visitor.page.get_by_label("В Д К Т").is_checked()


@pytest.mark.parametrize("how", ["typed", "clicked"])
def test_another_language_is_chosen_typed_or_clicked_and_kept(window, how):
    visitor = window()
    visitor.sit_down()
    if how == "typed":
        visitor.page.fill("#words", "language cs")
        visitor.page.keyboard.press("Enter")
    else:
        visitor.page.get_by_role("button", name="Looks and sounds").click()
        visitor.page.get_by_label("Čeština").click()
    visitor.page.wait_for_selector("html[lang=cs] .held")
    visitor.page.reload()
    visitor.page.wait_for_selector("html[lang=cs] .held")
    assert "Jste na tahu" in visitor.page.inner_text("#log")


def test_the_theme_chosen_is_there_before_anything_is_drawn(window):
    visitor = window(color_scheme="light")
    visitor.page.get_by_role("button", name="Looks and sounds").click()
    visitor.page.get_by_label("Night").check()
    visitor.page.reload(wait_until="commit")
    assert visitor.page.get_attribute("html", "data-theme") == "dark"
