"""Four languages: chosen by the browser, switched at any time, complete on every screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino import i18n
from tavolino.games import GAMES
from tavolino.i18n import LANGUAGES
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.palermo import spot
from tests.kit.browser.screens import LOCALES, SCREENS
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import log, open_menu, prompt, seq, sit_down_by_link, why_not
from tests.kit.server import RunningServer
from tests.kit.ws_client import http

pytestmark = pytest.mark.browser

ROOMS = tuple(game.room for game in GAMES.values())


def message_text(language: str, key: str, **args: str | int) -> str:
    return i18n.format_message(language, key, args, ROOMS)


@pytest.mark.parametrize(("language", "locale"), LOCALES.items())
def test_the_page_uses_the_language_of_the_browser(
    arrive: Arrive, server: RunningServer, language: str, locale: str
) -> None:
    page = arrive(locale=locale)
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        message_text(language, "landing-title")
    )
    expect(page.get_by_test_id("play-bots").first).to_have_text(message_text(language, "play-bots"))
    sit_down_by_link(page, server.url, started_match(server, "start C3", "house A1 2 r0"))
    expect(prompt(page)).to_have_text(message_text(language, "palermo-do-house", discs=11))
    told = {"cell": "C3", "seat": message_text(language, "unnamed-seat", number=1)}
    expect(log(page).first).to_contain_text(message_text(language, "palermo-told-start", **told))


@pytest.mark.parametrize(("language", "locale"), LOCALES.items())
def test_explanations_and_the_rulebook_are_in_the_readers_language(
    arrive: Arrive, server: RunningServer, language: str, locale: str
) -> None:
    page = arrive(locale=locale)
    sit_down_by_link(page, server.url, started_match(server, "start C3", "house A1 2 r0"))
    spot(page, "A1").click()
    expect(why_not(page)).to_contain_text(
        message_text(language, "palermo-no-cell-taken", cell="A1")
    )
    why_not(page).get_by_role("button", name="PAL-1.3").click()
    book = page.get_by_test_id("rulebook")
    expect(book.locator("[id='PAL-1.3']")).to_be_focused()
    chapters = re.findall("^## (.*)", http(server, f"/api/games/palermo/rules/{language}")[1], re.M)
    assert book.locator(".level-2").all_inner_texts() == chapters


def test_an_unsupported_language_falls_back_to_english(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(locale="ja-JP")
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("play-bots").first).to_have_text("Play against bots")


def test_the_language_can_be_switched_at_the_table_and_is_remembered(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, "start C3", "house A1 2 r0"))
    page.evaluate("window.unbroken = true")
    known = seq(page)
    for language in (*LANGUAGES[1:], "en", "fr"):
        menu = open_menu(page)
        menu.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(prompt(page)).to_have_text(message_text(language, "palermo-do-house", discs=11))
        expect(page.get_by_test_id("undo")).to_contain_text(message_text(language, "undo"))
        assert seq(page) == known
    assert page.evaluate("window.unbroken")
    page.reload()
    expect(prompt(page)).to_have_text(message_text("fr", "palermo-do-house", discs=11))


def test_a_started_move_is_kept_when_the_language_changes(
    page: Page, server: RunningServer
) -> None:
    SCREENS["new_table"](page, server)
    seat = page.get_by_test_id("seat-0")
    seat.get_by_role("textbox").fill("Anna")
    page.get_by_test_id("switch-police").select_option("1")
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_test_id("lay-table")).to_contain_text(message_text("de", "new-lay"))
    expect(seat.get_by_role("textbox")).to_have_value("Anna")
    expect(page.get_by_test_id("switch-police")).to_have_value("1")
