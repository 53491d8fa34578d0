"""Papà Paolo's drawn table in company: two browsers, an upright phone, and every variant once."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import witness
from tests.browser.conftest import Arrive
from tests.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Mouse,
    cells,
    choose_first,
    laid,
    play_to_the_end,
    spot,
    step,
    take_step,
    use_pawn,
)
from tests.browser.screens import PHONE
from tests.browser.table import (
    TABLE,
    leave_dialog,
    seat_address,
    seq,
    sit_down_by_link,
    wait_until_asked,
)
from tests.conftest import House
from tests.server.client import Said, lay

VARIANTS = [
    (2, {"forecast": True, "hidden_money": True, "turn_order": "hidden_coin"}),
    (3, {"turn_order": "reverse_bids", "money_points": True, "investment_once": "own_level"}),
]
SEEN = {
    "forecast": ".part.piazza [data-at^=forecast]",
    "hidden_money": "[data-player='1'] >> text=money hidden",
    "turn_order": ".part.city >> text=?",
}
"""Where it is seen that a variant is played."""


def round_of(page: Page) -> str:
    return page.locator(f"{BOARD} .round").inner_text()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_round_with_every_variant(page: Page, house: House, seats: int, options: Said) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, laid(house, seats, **options))
    while step(page) == "keep":
        take_step(Mouse(page), 0)
    for variant in (SEEN.keys() & options.keys()) if seats == 2 else ():
        expect(page.locator(SEEN[variant]).first).to_be_attached()
    for number in range(1, 60):
        if "Round 2" in round_of(page):
            return
        take_step(Mouse(page), number)
    raise AssertionError("the first round did not end")


def test_a_match_on_an_upright_phone(arrive: Arrive, house: House) -> None:
    page = arrive(**PHONE)
    sit_down_by_link(page, house.url, laid(house, 2, investment_once="own_level"))
    play_to_the_end(Finger(page))
    leave_dialog(page)
    expect(page.locator(f"{BOARD}[data-step=over]")).to_be_visible()


@pytest.mark.parametrize("habits", [PHONE, {"viewport": {"width": 1024, "height": 720}}])
def test_chips_move_nothing_however_many_there_are(
    arrive: Arrive, house: House, habits: Said
) -> None:
    page = arrive(**habits, locale="de-AT")
    sit_down_by_link(page, house.url, laid(house, 4))
    header, city = page.locator(f"{BOARD} > header"), page.locator(f"{BOARD} .part.city")
    before = header.bounding_box()
    spot(page, cells(page)[0]).click()
    page.locator("[data-chip=nothing]").wait_for()
    assert header.bounding_box() == before
    shown = city.bounding_box()
    assert shown
    assert shown["x"] + shown["width"] <= habits["viewport"]["width"]


def test_the_large_tile_is_turned_by_drawing_it_round(page: Page, house: House) -> None:
    made = turning(house)
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, {**made, "open": []})
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


def turning(house: House) -> Said:
    """A match of two in which the first turns the large tile now."""
    for _ in range(20):  # the second may be the first to pick in every round
        made = lay(house, "papa_paolo", "me", "open")
        if turns_the_tile(witness.play_on(house, made, turns_the_tile)):
            return made
    raise AssertionError("the first of two never was the first to pick")


def turns_the_tile(update: Said) -> bool:
    said = update["options"]
    return bool(update["seat"] == 0 and said and said[0].startswith("turn "))


def test_two_browsers_at_one_table(arrive: Arrive, house: House) -> None:
    """Both choose in secret at the same time, then each sees what the other does."""
    made = lay(house, "papa_paolo", "me", "open")
    anna, bruno = arrive(), arrive()
    for page, keys in ((anna, {**made, "open": []}), (bruno, {**made, "mine": []})):
        page.goto(seat_address(house.url, keys))
        wait_until_asked(page)
    for page in (anna, bruno):
        known = seq(page)
        choose_first(Mouse(page))
        confirm(page, known)
    for _ in range(4):
        for page in (anna, bruno):
            page.locator(f"{BOARD}[data-step=pawn]").wait_for()
        expect(bruno.locator(f"{TABLE}[data-seq='{seq(anna)}']")).to_be_visible()
        acting, other = (anna, bruno) if anna.locator(".prompt.mine").count() else (bruno, anna)
        known = seq(acting)
        use_pawn(Mouse(acting), 0)
        confirm(acting, known)
        expect(other.locator(f"{TABLE}[data-seq='{seq(acting)}']")).to_be_visible()


def confirm(page: Page, known: int) -> None:
    """What waits for Confirm is confirmed."""
    news = page.locator(f"{TABLE}:not([data-seq='{known}'])")
    news.or_(page.locator(READY)).first.wait_for()
    if seq(page) == known:
        page.locator(READY).click()
    news.wait_for()
