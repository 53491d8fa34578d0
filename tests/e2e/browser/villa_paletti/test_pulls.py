"""Pulls at Villa Paletti: with the hook, from under a floor, and in view of other players."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.table import log, notations
from tests.kit.browser.villa_paletti import (
    SMALL,
    move_over,
    own_covered_pillar,
    own_free_pillar,
    own_outer_pillar,
    pull_by_keys,
    push,
    set_down,
    sit_down,
    spot,
    touch_by_keys,
    villa,
    wait_for_task,
)
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

BLUE = 20
"""The number of the floor in the frames: it follows all pillars."""


def has_raised(page: Page) -> None:
    expect(log(page).filter(has_text="to the blue floor")).to_have_count(1)


def test_a_pillar_is_pulled_with_the_hook_and_placed(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_free_pillar(page)
    page.keyboard.press("j")
    expect(page.get_by_test_id("hook")).to_have_attribute("aria-pressed", "true")
    touch_by_keys(page, name)
    expect(log(page).filter(has_text="hook")).to_have_count(1)
    pull_by_keys(page)
    set_down(page)
    has_raised(page)
    assert any(one.startswith(f"touch {name} hook ") for one in notations(page))


def test_a_pillar_is_pulled_from_under_a_steadied_floor(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name, outwards = own_outer_pillar(page)
    stood = spot(page, name)
    touch_by_keys(page, name)
    page.keyboard.press("Space")
    expect(page.get_by_test_id("steady")).to_have_attribute("aria-pressed", "true")
    for _ in range(3):
        page.keyboard.press("PageUp")
    expect(page.get_by_test_id("gauge")).to_contain_text("lifted by 0.75 mm")
    push(page, outwards)
    wait_for_task(page, "place")
    move_over(page, 0, 0)
    set_down(page)
    has_raised(page)
    assert spot(page, name).z > stood.z + 80


def test_others_see_both_hands_during_a_gesture(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    builder, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(builder, server, made, first)
    sit_down(other, server, made, 1 - first)
    touch_by_keys(builder, own_covered_pillar(builder))
    builder.keyboard.press("Space")
    expect(villa(other)).to_have_attribute("data-hand", re.compile(f"^{first} fingers "))
    expect(villa(other)).to_have_attribute("data-other-hand", f"{BLUE} 0.00")
    held = villa(other).get_attribute("data-hand") or ""
    for key in ("PageUp", "PageUp", "Shift+ArrowLeft"):
        builder.keyboard.press(key)
    expect(villa(other)).not_to_have_attribute("data-hand", held)
    expect(villa(other)).to_have_attribute("data-other-hand", f"{BLUE} 0.50")
    builder.get_by_test_id("back").click()
    expect(villa(other)).to_have_attribute("data-hand", "")
    expect(villa(other)).to_have_attribute("data-other-hand", "")
