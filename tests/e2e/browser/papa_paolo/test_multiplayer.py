"""Papà Paolo's drawn table: two browsers, an upright phone, the large tile of two players."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.lobby.test_screens import FONTS_ARE_THERE
from tests.kit.browser import server_probe
from tests.kit.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Mouse,
    cells,
    choose_first,
    create_bot_table,
    make_every_decision,
    spot,
    use_pawn,
)
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import TABLE, seat_address, seq, sit_down_by_link, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser


def test_every_decision_is_made_on_an_upright_phone(arrive: Arrive, server: RunningServer) -> None:
    make_every_decision(Finger(arrive(**PHONE)), server, 2, investment_once="own_level")


@pytest.mark.parametrize("habits", [PHONE, {"viewport": {"width": 1024, "height": 720}}])
def test_any_number_of_chips_leaves_the_layout_unchanged(
    arrive: Arrive, server: RunningServer, habits: Json
) -> None:
    page = arrive(**habits, locale="de-AT")
    sit_down_by_link(page, server.url, create_bot_table(server, 4))
    header, city = page.locator(f"{BOARD} > header"), page.locator(f"{BOARD} .part.city")
    page.evaluate(FONTS_ARE_THERE)
    before = header.bounding_box()
    spot(page, cells(page)[0]).click()
    page.locator("[data-chip=nothing]").wait_for()
    assert header.bounding_box() == before
    shown = city.bounding_box()
    assert shown
    assert shown["x"] + shown["width"] <= habits["viewport"]["width"]


def test_the_large_tile_is_turned_by_dragging(page: Page, server: RunningServer) -> None:
    made = table_before_turning(server)
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, server.url, {**made, "open": []})
    known, quarter = seq(page), spot(page, "investment AU")
    before = quarter.bounding_box()
    tile = page.locator(".part.piazza [data-at=investments]").bounding_box()
    assert before
    assert tile
    middle = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    here = before["x"] > middle[0] - 1, before["y"] > middle[1] - 1
    at = next(n for n, (x, y) in enumerate(corners) if (x > 0, y > 0) == here)
    quarter.hover()
    page.mouse.down()
    for x, y in (corners[at], corners[(at + 1) % 4]):
        page.mouse.move(middle[0] + x * 80, middle[1] + y * 40, steps=4)
    page.mouse.up()
    expect(page.locator(READY)).to_have_count(0)
    assert quarter.bounding_box() != before
    assert seq(page) == known


def table_before_turning(server: RunningServer) -> Json:
    """A match of two players in which the first player turns the large tile now."""
    for seed in range(20):  # the second player may be the first to pick in every round
        made = create_table(server, "papa_paolo", "me", "open")
        if is_turning_the_tile(server_probe.play_on(server, made, is_turning_the_tile, seed)):
            return made
    raise AssertionError("the first of two never was the first to pick")


def is_turning_the_tile(update: Json) -> bool:
    said = update["actions"]
    return bool(update["seat"] == 0 and said and said[0].startswith("turn "))


def test_two_browsers_play_at_one_table(arrive: Arrive, server: RunningServer) -> None:
    """Both choose in secret at the same time, then each sees the moves of the other."""
    made = create_table(server, "papa_paolo", "me", "open")
    anna, bruno = arrive(has_touch=True), arrive()
    for page, keys in ((anna, {**made, "open": []}), (bruno, {**made, "mine": []})):
        page.goto(seat_address(server.url, keys))
        wait_until_asked(page)
    known = seq(anna)
    choose_first(Finger(anna))
    expect(anna.locator(READY)).to_be_visible()
    choose_first(Mouse(bruno))
    confirm_choice(bruno, known)
    expect(anna.locator(TABLE)).not_to_have_attribute("data-seq", str(known))
    confirm_choice(anna, seq(anna))
    for _ in range(4):
        for page in (anna, bruno):
            page.locator(f"{BOARD}[data-step=pawn]").wait_for()
        expect(bruno.locator(f"{TABLE}[data-seq='{seq(anna)}']")).to_be_visible()
        acts = anna.locator("[data-player][data-acting=true]").get_attribute("data-player")
        acting, other = (anna, bruno) if acts == "0" else (bruno, anna)
        wait_until_asked(acting)
        known = seq(acting)
        use_pawn(Mouse(acting), 0)
        confirm_choice(acting, known)
        done = f"{TABLE}:not([data-seq='{known}']):has({BOARD}[data-step=pawn])"
        acting.locator(done).wait_for()
        expect(other.locator(f"{TABLE}[data-seq='{seq(acting)}']")).to_be_visible()


def confirm_choice(page: Page, known: int) -> None:
    """Confirm a waiting choice."""
    news = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    news.or_(page.locator(READY)).first.wait_for()
    if seq(page) == known:
        page.locator(READY).click()
    news.wait_for()
