"""Table clocks: chosen for a new table, seen by everybody, and paused when all players agree."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.plain_table import plain_table, prefer_plain_table, type_move
from tests.kit.browser.table import open_menu
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table, http

pytestmark = pytest.mark.browser

BUDGET = {"pace": "live", "limit": {"kind": "budget", "seconds": 600, "increment": 10}}


def sit_down(page: Page, server: RunningServer, made: Json, seat: int) -> None:
    token = next(key["token"] for key in [*made["mine"], *made["open"]] if key["seat"] == seat)
    prefer_plain_table(page)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    plain_table(page).wait_for()


def test_clocks_are_chosen_for_a_new_table(arrive: Arrive, server: RunningServer) -> None:
    page = arrive()
    page.goto(f"{server.url}/new/palermo")
    time = page.get_by_test_id("time-choice")
    time.get_by_text("Time", exact=True).click()
    time.get_by_label("Over days").check()
    time.get_by_label("For each move").check()
    expect(page.get_by_test_id("so-long").locator("option:checked")).to_have_text("3 days")
    page.get_by_test_id("so-long").select_option("1 day")
    page.get_by_test_id("stand-in-level").select_option("Hard")
    time.get_by_text("What’s this?").click()
    expect(time.get_by_text("A clock runs only for whoever is to move.")).to_be_visible()
    page.get_by_test_id("lay-table").click()
    page.wait_for_url(re.compile("/table/"))
    page.get_by_test_id("clocks").wait_for()
    table = page.url.partition("/table/")[2].partition("#")[0].partition("?")[0]
    _, made, _ = http(server, f"/api/tables/{table}")
    limit = {"kind": "turn", "seconds": 86_400}
    assert made["tempo"] == {"pace": "days", "limit": limit, "level": "hard"}


def test_everybody_sees_the_clocks_and_all_players_together_pause_them(
    arrive: Arrive, server: RunningServer
) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", tempo=BUDGET)
    ada, ben = arrive(), arrive(viewport={"width": 360, "height": 740})
    sit_down(ada, server, made, 0)
    sit_down(ben, server, made, 1)
    face = ada.get_by_test_id("clock-0").locator(".face")
    expect(face).to_have_text("10:00")
    type_move(ada, "start A1")
    expect(ben.locator("[data-testid^=clock-].runs .face")).to_have_text(re.compile("^(10|9):"))

    ada.get_by_test_id("ask-pause").click()
    expect(ada.get_by_test_id("pausing")).to_contain_text("The others are asked")
    expect(ben.get_by_test_id("pausing")).to_contain_text("would like a pause")
    ben.get_by_test_id("agree").click()
    for page in (ada, ben):
        expect(page.get_by_test_id("pausing")).to_contain_text("The match is paused.")
        expect(page.locator("[data-testid^=clock-].runs")).to_have_count(0)
    ada.get_by_test_id("agree").click()
    ben.get_by_test_id("agree").click()
    expect(ada.get_by_test_id("pausing")).to_have_count(0)
    expect(ada.locator("[data-testid^=clock-].runs")).to_have_count(1)


def test_a_player_replaced_by_a_bot_is_told_and_returns_with_one_button(
    arrive: Arrive, server: RunningServer
) -> None:
    made = create_table(server, "palermo", "me", "open", "open", tempo=BUDGET)
    page = arrive()
    sit_down(page, server, made, 0)
    open_menu(page).get_by_test_id("menu-seat-0").get_by_role("button", name="Change").click()
    page.get_by_test_id("hand-to-bot").click()
    page.keyboard.press("Escape")
    page.get_by_test_id("play-again").click()
    expect(page.get_by_test_id("stand-in")).to_have_count(0)
