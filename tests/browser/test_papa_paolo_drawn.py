"""Papà Paolo on its drawn table: whole matches by mouse, finger and keys, with each variant."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.moments import district_in
from tests.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Keys,
    Mouse,
    cells,
    chips,
    deliver,
    laid,
    last,
    offered,
    play_to_the_end,
    spot,
    step,
    take_step,
)
from tests.browser.table import (
    leave_dialog,
    seq,
    sit_down_by_link,
    wait_for_seq,
    wait_until_asked,
    wait_until_still,
)
from tests.browser.test_screens import AXE, violations
from tests.conftest import House, serve
from tests.server.client import Said

pytestmark = pytest.mark.browser

MATCHES = [
    (2, Mouse, {"forecast": True, "hidden_money": True, "turn_order": "hidden_coin"}),
    (
        3,
        Finger,
        {"turn_order": "reverse_bids", "money_points": True, "investment_once": "own_level"},
    ),
    (4, Keys, {}),
]
"""Every variant once, and the usual rules."""
SEEN = {
    "forecast": ".part.piazza [data-at^=forecast]",
    "hidden_money": "[data-player='1'] >> text=money hidden",
    "hidden_coin": ".part.city >> text=?",
}
"""Where it is seen on the board that a variant is played."""


@pytest.mark.parametrize(("seats", "kind", "options"), MATCHES, ids=["two", "three", "four"])
def test_a_match_is_played_to_its_end(
    arrive: Arrive, house: House, seats: int, kind: type[Mouse | Finger | Keys], options: Said
) -> None:
    screen = {"width": 1280, "height": 720}
    page = arrive(has_touch=kind is Finger, viewport=screen, reduced_motion="reduce")
    sit_down_by_link(page, house.url, laid(house, seats, **options))
    expect(page.locator(BOARD)).to_be_visible()
    while step(page) == "keep":
        take_step(kind(page), 0)
    for variant in SEEN.keys() & {*options, *map(str, options.values())}:
        expect(page.locator(SEEN[variant]).first).to_be_attached()
    play_to_the_end(kind(page))
    leave_dialog(page)
    expect(page.locator(f"{BOARD}[data-step=over]")).to_be_visible()


UNDO = "[data-testid=undo]"


def test_a_tile_is_pulled_into_the_district_and_taken_back_as_one(
    page: Page, tmp_path: Path
) -> None:
    """One gesture, three entries, one Undo, while the bots wait for it."""
    page.set_viewport_size({"width": 1280, "height": 720})
    with serve(tmp_path / "patient.db", undo_seconds=60) as patient:
        sit_down_by_link(page, patient.url, laid(patient, 3))
        known = seq(page)
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
        wait_for_seq(page, known + 3)
        page.locator(f"{UNDO}[aria-disabled=false]").click()
        wait_until_asked(page, known + 3)
        expect(spot(page, cell)).to_have_attribute("data-offered", "true")
        page.close()


def test_a_pizzeria_is_pulled_to_its_site(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(page, house.url, laid(house, 4))
    known = seq(page)
    for cell in cells(page):
        spot(page, cell).click()
        if stalls := [chip for chip in chips(page) if chip.endswith("build")]:
            break
    Mouse(page).press(stalls[0])
    page.locator(f"[data-chip='{last(page, 'supply ')}']").hover()
    page.mouse.down()
    page.mouse.move(600, 200, steps=3)
    expect(page.get_by_test_id("carried")).to_be_visible()
    spot(page, offered(page, "district")[0]).hover()
    page.mouse.up()
    wait_until_asked(page, known)
    expect(page.get_by_test_id("log")).to_contain_text("Anna builds the")


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
