"""Papà Paolo on its drawn table: whole matches by mouse, finger and keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Keys,
    Mouse,
    cells,
    deliver,
    laid,
    offered,
    play_to_the_end,
    spot,
)
from tests.browser.screens import district_in
from tests.browser.table import (
    SETTLED,
    leave_dialog,
    seq,
    sit_down_by_link,
    wait_until_asked,
    wait_until_still,
)
from tests.browser.test_screens import AXE, violations
from tests.conftest import House


@pytest.mark.parametrize(("seats", "kind"), [(2, Mouse), (3, Finger), (4, Keys)])
def test_a_match_is_played_to_its_end(
    arrive: Arrive, house: House, seats: int, kind: type[Mouse | Finger | Keys]
) -> None:
    screen = {"width": 1280, "height": 720}
    page = arrive(has_touch=kind is Finger, viewport=screen, reduced_motion="reduce")
    sit_down_by_link(page, house.url, laid(house, seats))
    expect(page.locator(BOARD)).to_be_visible()
    play_to_the_end(kind(page))
    leave_dialog(page)
    expect(page.locator(f"{BOARD}[data-step=over]")).to_be_visible()


LAID = "[data-testid=log] .notation:text-matches('^lay ')"


def test_a_tile_is_pulled_into_the_district_and_taken_back_as_one(page: Page, house: House) -> None:
    """One gesture, three entries, one Undo."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, laid(house, 3))
    known, before = seq(page), page.locator(LAID).count()
    for cell in cells(page):
        spot(page, cell).hover()
        if places := offered(page, "district"):
            break
    spot(page, cell).hover()
    page.mouse.down()
    spot(page, places[0]).hover()
    has_to_be_turned = page.locator("[data-ghost]").get_attribute("data-ghost") == "turn"
    page.mouse.up()
    if has_to_be_turned:
        page.locator("[data-ghost=fits]").wait_for()
        spot(page, places[0]).click()
    expect(page.locator(LAID)).to_have_count(before + 1)
    expect(page.locator(SETTLED)).to_be_visible()
    page.get_by_test_id("undo").click()
    wait_until_asked(page, known)
    expect(spot(page, cell)).to_have_attribute("data-offered", "true")


def test_what_cannot_be_says_why(page: Page, house: House) -> None:
    """A tile is held where it does not fit, before anything is said."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, laid(house, 4))
    known = seq(page)
    spot(page, cells(page)[0]).click()
    spot(page, "0/0,0").click()
    expect(page.get_by_test_id("why-not")).to_contain_text("PP-A6")
    assert seq(page) == known
    page.keyboard.press("Backspace")
    expect(page.locator(f"{BOARD}[data-held]")).to_have_count(0)
    expect(page.locator(READY)).to_have_count(0)


def hold_a_tile(page: Page) -> None:
    spot(page, cells(page)[0]).click()
    expect(page.locator(f"{BOARD}[data-held]")).to_be_visible()


def look_at_a_step(page: Page) -> None:
    spot(page, offered(page, "piazza")[0]).hover()
    expect(page.locator(".ribbon")).to_be_visible()


def draw_a_round(page: Page) -> None:
    deliver(Mouse(page))
    expect(page.locator(READY)).to_be_visible()


@pytest.mark.parametrize(
    ("step", "begin"), [("pawn", hold_a_tile), ("bid", look_at_a_step), ("ride", draw_a_round)]
)
def test_axe_finds_nothing_in_the_middle_of_a_decision(
    page: Page, house: House, step: str, begin: Callable[[Page], None]
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, {**district_in(house, step), "open": []})
    begin(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        wait_until_still(page)
        assert violations(page) == [], light
