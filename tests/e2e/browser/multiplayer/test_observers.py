"""Observers: a teacher sees one seat by link, the players know it, and the link is revoked."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.table import leave_dialog, open_menu, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser


def create_link_for_nonna(page: Page) -> str:
    """Create a link for Nonna in the menu; return its address."""
    card = open_menu(page).get_by_test_id("menu-seat-0")
    card.get_by_role("button", name="Change").click()
    card.get_by_test_id("onlookers").locator("summary").click()
    card.get_by_test_id("onlooker-name").fill("Nonna")
    card.get_by_test_id("onlooker-make").click()
    return card.get_by_test_id("onlooker-made").get_by_role("textbox").input_value()


def test_a_teacher_sees_one_hand_until_the_link_is_revoked(
    arrive: Arrive, server: RunningServer
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    address = f"{server.url}/table/{made['table']['id']}"
    ada, bruno, nonna, stranger = (arrive() for _ in range(4))
    ada.goto(f"{address}#seat={made['mine'][0]['token']}")
    bruno.goto(f"{address}#seat={made['open'][0]['token']}")
    stranger.goto(address)
    wait_until_asked(ada)
    for other in (bruno, stranger):  # a client that joins later gets no notice of it
        other.get_by_test_id("plain-table").wait_for()
    link = create_link_for_nonna(ada)
    expect(bruno.get_by_test_id("table-news")).to_contain_text("has company")
    expect(bruno.get_by_test_id("players")).to_contain_text("with company")
    nonna.goto(link)
    expect(nonna.get_by_test_id("overlooking")).to_contain_text("Over Player 1’s shoulder")
    hand = ada.get_by_test_id("plain-table").locator("table").first.inner_text()
    expect(nonna.get_by_test_id("plain-table").locator("table").first).to_have_text(
        hand, use_inner_text=True
    )
    for other in (bruno, stranger):
        assert other.get_by_test_id("plain-table").locator("table").first.inner_text() != hand
    for what in ("confirm", "open-phrases", "hint"):
        expect(nonna.get_by_test_id(what)).to_have_count(0)
    nonna.reload()
    expect(nonna.get_by_test_id("overlooking")).to_be_visible()
    menu = ada.get_by_test_id("menu")
    menu.get_by_test_id("onlooker-drop").click()
    expect(menu.get_by_test_id("onlooker")).to_have_count(0)
    expect(nonna.get_by_role("alert")).to_contain_text("has taken it back")
    nonna.reload()
    expect(nonna.get_by_role("alert")).to_contain_text("has taken it back")
    leave_dialog(ada)
    expect(bruno.get_by_test_id("players")).not_to_contain_text("with company")
    expect(stranger.get_by_test_id("prompt-bar")).to_contain_text("You are watching")
