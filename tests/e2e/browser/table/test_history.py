"""Earlier positions: shown at once, played back, and shared as a link."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.table.test_log import MOVES, cards_on, expect_position, position_label
from tests.kit.browser import server_probe
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import log, sit_down_by_link, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser


def shown_position(page: Page) -> Locator:
    return page.get_by_test_id("looking-back")


def address_of(server: RunningServer, made: Json, number: int) -> str:
    return f"{server.url}/table/{made['table']['id']}?at={number}"


def test_each_key_press_moves_one_position(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(3).click()
    expect_position(page, 4)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect_position(page, 1)


def test_the_slider_leads_to_any_position(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(0).click()
    slider = page.get_by_test_id("moment")
    slider.fill("3")
    expect_position(page, 3)
    slider.press("ArrowLeft")
    expect_position(page, 2)
    slider.press("End")
    expect(position_label(page)).to_have_count(0)


def test_playback_runs_to_the_present_and_stops(page: Page, server: RunningServer) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(0).click()
    page.get_by_test_id("speed").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(position_label(page)).to_have_count(0)
    assert cards_on(page) == {move.split()[1] for move in MOVES}


def test_a_link_shows_the_position_to_players_and_spectators(
    arrive: Arrive, server: RunningServer
) -> None:
    made = started_match(server, *MOVES)
    watcher = arrive()
    watcher.goto(address_of(server, made, 2))
    expect_position(watcher, 2)
    watcher.reload()
    expect_position(watcher, 2)
    watcher.get_by_test_id("return-to-now").click()
    expect(watcher).to_have_url(re.compile(r"/table/\w+$"))
    player = arrive()
    sit_down_by_link(player, server.url, made)
    player.goto(address_of(server, made, 3))
    expect_position(player, 3)
    player.keyboard.press("Escape")
    wait_until_asked(player)


def test_a_link_beyond_the_end_shows_the_present(page: Page, server: RunningServer) -> None:
    made = started_match(server, *MOVES)
    page.goto(address_of(server, made, 99_999))
    expect(log(page)).to_have_count(len(MOVES))
    expect(position_label(page)).to_have_count(0)
    assert cards_on(page) == {move.split()[1] for move in MOVES}


def test_money_and_places_are_those_of_the_position(page: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "open", "open", "open")
    server_probe.play_on(server, made, lambda update: update["places"] is not None)
    page.goto(f"{server.url}/table/{made['table']['id']}?at=3")
    expect(shown_position(page)).to_have_attribute("data-at", "3")
    expect(page.locator("[data-player] .place")).to_have_count(0)
    page.get_by_test_id("return-to-now").click()
    expect(page.locator("[data-player] .place")).to_have_count(3)
