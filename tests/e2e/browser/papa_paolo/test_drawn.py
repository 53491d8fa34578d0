"""Papà Paolo on its drawn table: every decision by mouse, touch and keyboard, with each variant."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.lobby.test_screens import AXE, violations
from tests.kit.browser.papa_paolo import (
    BOARD,
    READY,
    Finger,
    Keys,
    Mouse,
    cells,
    chips,
    create_bot_table,
    deliver,
    last_chip,
    make_every_decision,
    offered,
    play_to_the_end,
    spot,
    step,
    take_step,
)
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.table import (
    leave_dialog,
    seq,
    sit_down_by_link,
    wait_for_seq,
    wait_until_asked,
    wait_until_still,
)
from tests.kit.server import RunningServer, serve

pytestmark = pytest.mark.browser

DESK = ViewportSize(width=1280, height=720)
SEEN = {
    "forecast": ".part.piazza [data-at^=forecast]",
    "hidden_money": "[data-player='1'] >> text=money hidden",
    "hidden_coin": ".part.city >> text=?",
}
"""Where the board shows that a variant is played."""


def test_a_match_is_played_to_its_end_with_the_mouse(page: Page, server: RunningServer) -> None:
    """Two players make every kind of decision; the board shows three variants."""
    page.set_viewport_size(DESK)
    variants = {"forecast": True, "hidden_money": True, "turn_order": "hidden_coin"}
    sit_down_by_link(page, server.url, create_bot_table(server, 2, **variants))
    expect(page.locator(BOARD)).to_be_visible()
    while step(page) == "keep":
        take_step(Mouse(page), 0)
    for where in SEEN.values():
        expect(page.locator(where).first).to_be_attached()
    play_to_the_end(Mouse(page))
    leave_dialog(page)
    expect(page.locator(f"{BOARD}[data-step=over]")).to_be_visible()


def test_every_decision_is_made_by_touch(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(has_touch=True, viewport=DESK)
    variants = {"turn_order": "reverse_bids", "money_points": True, "investment_once": "own_level"}
    make_every_decision(Finger(page), server, 3, **variants)


def test_every_decision_is_made_by_keyboard(arrive: Arrive, server: RunningServer) -> None:
    make_every_decision(Keys(arrive(viewport=DESK)), server, 4)


UNDO = "[data-testid=undo]"


def test_a_tile_is_dragged_into_the_district_and_undone_in_one_step(
    page: Page, tmp_path: Path
) -> None:
    """One gesture, three entries, one undo, while the bots wait for it."""
    page.set_viewport_size(DESK)
    with serve(tmp_path / "patient.db", undo_seconds=60) as patient:
        sit_down_by_link(page, patient.url, create_bot_table(patient, 3))
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


def test_a_pizzeria_is_dragged_to_its_site(page: Page, server: RunningServer) -> None:
    page.set_viewport_size(DESK)
    sit_down_by_link(page, server.url, create_bot_table(server, 4))
    known = seq(page)
    for cell in cells(page):
        spot(page, cell).click()
        if stalls := [chip for chip in chips(page) if chip.endswith("build")]:
            break
    Mouse(page).press(stalls[0])
    page.locator(f"[data-chip='{last_chip(page, 'supply ')}']").hover()
    page.mouse.down()
    page.mouse.move(600, 200, steps=3)
    expect(page.get_by_test_id("carried")).to_be_visible()
    spot(page, offered(page, "district")[0]).hover()
    page.mouse.up()
    wait_until_asked(page, known)
    expect(page.get_by_test_id("log")).to_contain_text("Anna builds the")


def test_an_illegal_placement_explains_why(page: Page, server: RunningServer) -> None:
    """A tile is held where it does not fit, before an explanation is shown."""
    page.set_viewport_size(DESK)
    sit_down_by_link(page, server.url, create_bot_table(server, 4))
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
def test_axe_finds_no_violation_in_the_middle_of_a_decision(
    page: Page, server: RunningServer, step: str, begin: Callable[[Page], None]
) -> None:
    page.set_viewport_size(DESK)
    sit_down_by_link(page, server.url, {**district_in(server, step), "open": []})
    begin(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    wait_until_still(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    wait_until_still(page)
    assert violations(page, "color-contrast") == [], "by night"
