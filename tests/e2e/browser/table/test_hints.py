"""A table with help: step-by-step hints, explanations of bot moves, and the list of shortcuts."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.browser.table import seq, sit_down_against_bots, wait_until_asked
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def test_a_hint_leads_from_the_place_to_the_move_and_its_reason(
    page: Page, server: RunningServer
) -> None:
    sit_down_against_bots(page, server.url)
    known = seq(page)
    page.get_by_test_id("hint").click()
    told = page.get_by_test_id("hint-told")
    expect(told).to_have_attribute("data-step", "look")
    expect(page.locator("[data-marked]")).to_be_attached()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("hint-next").click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "false")
    assert seq(page) == known
    page.get_by_test_id("hint-next").click()
    expect(told.locator("li").first).to_be_visible()
    page.get_by_test_id("confirm").click()
    expect(told).to_have_count(0)
    wait_until_asked(page)
    assert seq(page) > known


def test_a_bot_move_is_explained(page: Page, server: RunningServer) -> None:
    sit_down_against_bots(page, server.url)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-told")).to_be_visible()
    while not page.get_by_test_id(
        "explain"
    ).count():  # the player in the first seat begins with two moves
        page.keyboard.press("h")
        page.get_by_test_id("confirm").click()
        expect(page.get_by_test_id("hint-told")).to_have_count(0)
        wait_until_asked(page)
        page.keyboard.press("h")
        expect(page.get_by_test_id("hint-told")).to_be_visible()
    page.get_by_test_id("explain").click()
    expect(page.get_by_test_id("explained").locator("li").first).to_be_visible()
    expect(page.locator("[data-marked]")).to_be_attached()


def test_a_key_shows_the_list_of_shortcuts(page: Page, server: RunningServer) -> None:
    sit_down_against_bots(page, server.url)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys").get_by_text("turn the house card")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_be_hidden()
    page.get_by_test_id("open-keys").click()
    expect(page.get_by_test_id("keys")).to_be_visible()
