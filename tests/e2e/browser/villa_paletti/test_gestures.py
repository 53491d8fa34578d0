"""Gestures at Villa Paletti: other uses of the mouse, and what other players see of a gesture."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.table import log, prompt
from tests.kit.browser.villa_paletti import (
    SMALL,
    own_covered_pillar,
    own_free_pillar,
    pillar,
    place_on_screen,
    pull_by_keys,
    sit_down,
    touch_by_keys,
    villa,
    wait_for_task,
)
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

NOTCH = 100
"""Pixels that one click of the wheel scrolls."""


def seconds_run(page: Page) -> None:
    """The two minutes of the gesture have started."""
    left = page.get_by_test_id("seconds")
    expect(left).to_be_visible()
    expect(left).not_to_have_attribute("data-seconds", "120")


def point_at_the_table(page: Page) -> None:
    box = villa(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_middle_button_steadies_the_floor_and_the_wheel_lifts_it(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_covered_pillar(page)
    touch_by_keys(page, name)
    steady, gauge = page.get_by_test_id("steady"), page.get_by_test_id("gauge")
    point_at_the_table(page)
    page.mouse.down(button="middle")
    expect(steady).to_have_attribute("aria-pressed", "true")
    page.mouse.wheel(0, -NOTCH)
    page.mouse.wheel(0, -NOTCH)
    expect(gauge).to_contain_text("lifted by 0.50 mm")
    page.mouse.wheel(0, NOTCH)
    expect(gauge).to_contain_text("lifted by 0.25 mm")
    page.mouse.up(button="middle")
    expect(steady).to_have_attribute("aria-pressed", "false")
    seen = pillar(page, name).get_attribute("data-at") or ""
    page.mouse.wheel(0, -NOTCH)
    expect(pillar(page, name)).not_to_have_attribute("data-at", seen)
    expect(steady).to_have_attribute("aria-pressed", "false")


def test_a_double_click_on_a_floor_views_its_level(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    own_free_pillar(page)
    page.keyboard.press("t")
    above, level = (page.locator(f"[data-sight='{sight}']") for sight in ("above", "1"))
    expect(above).to_have_attribute("aria-pressed", "true")
    x, y = place_on_screen(page, own_covered_pillar(page))
    page.mouse.dblclick(x, y)
    expect(level).to_have_attribute("aria-pressed", "true")
    expect(above).to_have_attribute("aria-pressed", "false")


def test_holding_the_mouse_on_a_carried_piece_lowers_it_and_a_click_releases_it(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    touch_by_keys(page, own_free_pillar(page))
    pull_by_keys(page)
    box, at = villa(page).bounding_box(), villa(page).get_attribute("data-held-at") or ""
    assert box
    x, y = (float(part) for part in at.split())
    page.mouse.move(box["x"] + x, box["y"] + y)
    page.mouse.down()
    expect(villa(page)).to_have_attribute("data-stage", "standing")
    page.mouse.up()
    raised = log(page).filter(has_text="to the blue floor")
    expect(raised).to_have_count(0)
    page.mouse.click(
        box["x"] + x, box["y"] + y
    )  # down and up in one step: a longer press is no click
    expect(raised).to_have_count(1)


def test_a_key_takes_the_hook_and_returns_it_before_anything_is_touched(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    pillar(page, own_free_pillar(page)).focus()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text("with the fingers")
    page.keyboard.press("j")
    expect(page.get_by_test_id("hook")).to_have_attribute("aria-pressed", "true")
    expect(prompt(page)).to_contain_text("with the hook")
    page.keyboard.press("j")
    expect(prompt(page)).to_contain_text("with the fingers")


def test_others_see_a_hand_without_updates_as_frozen(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    builder, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(builder, server, made, first)
    sit_down(other, server, made, 1 - first)
    touch_by_keys(builder, own_covered_pillar(builder))
    builder.keyboard.press("ArrowLeft")
    seconds_run(builder)
    builder.goto("about:blank")
    expect(other.get_by_test_id("signs")).to_contain_text("has a frozen hand")


def test_the_time_limit_of_a_gesture_is_shown_while_a_floor_is_placed_and_turned_with_the_wheel(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server, "blue")
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    wait_for_task(page, "lay")
    inset = page.get_by_test_id("inset")
    expect(inset).to_have_attribute("data-turn", "0")
    point_at_the_table(page)
    page.mouse.wheel(0, -NOTCH)
    expect(inset).to_have_attribute("data-turn", "5")
    inset.hover()
    page.mouse.wheel(0, NOTCH)
    expect(inset).to_have_attribute("data-turn", "0")
    seconds_run(page)
