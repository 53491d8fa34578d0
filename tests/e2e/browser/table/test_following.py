"""Following the match: moves of others are replayed, marked on the board and linked to the log."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.table.test_log import MOVES, position_label
from tests.kit.browser import server_probe
from tests.kit.browser.palermo import spot
from tests.kit.browser.plain_table import prefer_plain_table
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import log, sit_down_by_link, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser

LIT = re.compile(r"\blit\b")


SLOWLY = "try { localStorage.setItem('tavolino-speed', '0.5') } catch {}"
"""A replay ends after seconds. This holds it, so that a busy machine does not miss it."""


def seat_of(server: RunningServer, made: Json) -> str:
    return f"{server.url}/table/{made['table']['id']}#seat={made['mine'][0]['token']}"


def test_a_log_line_highlights_its_places_and_a_place_highlights_its_line(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    log(page).nth(2).hover()
    expect(page.locator("[data-lit=B1]")).to_have_count(1)
    spot(page, "C1").hover()
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(log(page).nth(3)).to_have_class(LIT)
    log(page).nth(4).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-lit=C1]")).to_have_count(1)


def test_the_last_move_of_each_player_is_marked_and_illustrated(
    page: Page, server: RunningServer
) -> None:
    made = started_match(server, *MOVES)
    sit_down_by_link(page, server.url, made)
    expect(page.locator("[data-lately] rect")).to_have_count(3)
    expect(log(page).nth(0).locator("[data-sign=start]")).to_have_count(1)
    expect(log(page).nth(1).locator("[data-sign=house]")).to_have_count(1)
    log(page).nth(1).click()
    expect(page.locator("[data-lately]")).to_have_count(1)


def test_a_returning_player_sees_the_missed_moves_and_skips_them_with_a_key(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(reduced_motion="no-preference")
    page.add_init_script(SLOWLY)
    made = create_table(server, "palermo", "me", "open", "open")
    server_probe.play_moves(server, made, *MOVES[:2])
    page.goto(seat_of(server, made))
    expect(log(page)).to_have_count(2)
    page.goto("about:blank")
    server_probe.play_moves(server, made, *MOVES[2:4])
    page.goto(seat_of(server, made))
    expect(position_label(page)).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    wait_until_asked(page)
    page.keyboard.press("l")
    expect(position_label(page)).to_be_visible()
    expect(position_label(page)).to_have_count(0)


def test_on_the_plain_table_the_recap_highlights_what_changed(
    page: Page, server: RunningServer
) -> None:
    prefer_plain_table(page)
    page.add_init_script(SLOWLY)
    made = create_table(server, "papa_paolo", "me", "open", "open", "open")
    acted = set[int]()

    def are_followed(update: Json) -> bool:
        acted.update(line["seat"] for line in update["lines"])
        return update["seat"] == 0 and any(seat > 0 for seat in acted)

    server_probe.play_on(server, made, are_followed)
    page.goto(seat_of(server, made))
    page.get_by_test_id("recap").click()
    expect(position_label(page)).to_be_visible()
    expect(page.locator("[data-testid=sheet] .lit").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(position_label(page)).to_have_count(0)
    expect(page.locator("[data-testid=sheet] .lit")).to_have_count(0)


def test_on_the_plain_table_the_last_move_of_each_player_is_marked_too(
    page: Page, server: RunningServer
) -> None:
    sit_down_by_link(page, server.url, started_match(server, *MOVES))
    page.get_by_test_id("style").click()
    for player in range(3):
        expect(page.locator(f"[data-testid=sheet] [data-lately='{player}']").first).to_be_visible()


def test_a_player_who_missed_the_end_sees_the_last_moves_and_then_the_result(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(reduced_motion="no-preference")
    made = create_table(server, "palermo", "me", "open", "open")
    server_probe.play_moves(server, made, *MOVES[:2])
    page.goto(seat_of(server, made))
    expect(log(page)).to_have_count(2)
    page.goto("about:blank")
    server_probe.play_on(server, made, lambda update: update["places"] is not None)
    page.goto(seat_of(server, made))
    expect(position_label(page)).to_be_visible()
    expect(page.get_by_test_id("summary")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("summary")).to_be_visible()
