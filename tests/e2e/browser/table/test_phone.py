"""An upright phone: everything works by touch, fits the screen and is large enough."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo, server_probe
from tests.kit.browser.palermo import Finger, in_hand, offered, places, spot
from tests.kit.browser.screens import FINGERTIP, PHONE
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    log,
    notations,
    prompt,
    seq,
    sit_down_by_link,
    wait_for_seq,
    wait_until_asked,
    why_not,
)
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser


@pytest.fixture
def phone(arrive: Arrive) -> Page:
    return arrive(**PHONE)


def confirm_button(page: Page) -> Locator:
    return page.get_by_test_id("confirm")


def test_a_tap_previews_the_house_and_confirm_places_it(phone: Page, server: RunningServer) -> None:
    sit_down_by_link(phone, server.url, started_match(server, "start C3"))
    spot(phone, "E5").tap()
    expect(phone.locator("[data-ghost=fits]")).to_be_visible()
    expect(prompt(phone)).to_contain_text("builds a 2-field house on E5")
    assert seq(phone) == 1
    phone.get_by_test_id("cancel").tap()
    expect(phone.locator("[data-ghost]")).to_have_count(0)
    expect(confirm_button(phone)).to_have_attribute("aria-disabled", "true")
    spot(phone, "E5").tap()
    confirm_button(phone).tap()
    wait_until_asked(phone, 1)
    assert notations(phone)[1:] == ["house E5 2 r0"]


def test_another_tap_on_the_same_cell_turns_the_house(phone: Page, server: RunningServer) -> None:
    sit_down_by_link(phone, server.url, started_match(server, "start C3"))
    for words in ("not turned", "one quarter turn", "2 quarter turns"):
        spot(phone, "E5").tap()
        expect(in_hand(phone)).to_contain_text(f"{words}, E5 fits")
    confirm_button(phone).tap()
    wait_until_asked(phone, 1)
    assert notations(phone)[1:] == ["house E5 2 r2"]


def test_a_tap_where_nothing_fits_explains_why(phone: Page, server: RunningServer) -> None:
    sit_down_by_link(phone, server.url, started_match(server, "start C3", "house A1 2 r0"))
    spot(phone, "A1").tap()
    expect(why_not(phone)).to_contain_text("A card already lies on A1.")
    expect(confirm_button(phone)).to_have_attribute("aria-disabled", "true")
    why_not(phone).get_by_role("button", name="Read rule PAL-1.3").tap()
    expect(phone.get_by_test_id("rules").locator("[id='PAL-1.3']")).to_be_in_viewport()


def test_several_turns_are_played_by_touch(phone: Page, server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    sit_down_by_link(phone, server.url, made)
    for _ in range(4):
        palermo.take_step(Finger(phone))
    wait_for_seq(phone, server_probe.play_on(server, made, is_walking)["seq"])
    wait_until_asked(phone)
    for _ in range(6):
        palermo.take_step(Finger(phone))
    phone.get_by_test_id("tab-log").tap()
    expect(log(phone).last).to_be_visible()


def is_walking(update: Json) -> bool:
    return bool(update["actions"] and update["view"]["phase"] == "police")


def test_a_tap_on_a_field_shows_the_path_and_its_value(phone: Page, server: RunningServer) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "gangster")
    sit_down_by_link(phone, server.url, made)
    field, words = next(iter(places(phone, offered=True).items()))
    cost = re.search(r"\d+ points?.*", words)
    assert cost
    known = seq(phone)
    spot(phone, field).tap()
    expect(phone.locator(".tag")).to_have_text(cost[0])
    expect(prompt(phone)).to_contain_text(f"walks to {field}")
    confirm_button(phone).tap()
    wait_until_asked(phone, known)
    assert notations(phone)[-1] == f"go {field}"


def test_fields_become_large_enough_for_a_finger(phone: Page, server: RunningServer) -> None:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["view"]["phase"] == "gangster")
    sit_down_by_link(phone, server.url, made)
    field = spot(phone, offered(phone)[0])
    tap_twice(phone, field)
    expect(phone.get_by_role("button", name="Whole city")).to_be_visible()
    assert width(field) >= FINGERTIP
    phone.get_by_role("button", name="Whole city").tap()
    expect(phone.get_by_role("button", name="Whole city")).to_have_count(0)
    assert width(field) < FINGERTIP


def width(field: Locator) -> float:
    box = field.bounding_box()
    assert box
    return box["width"]


def tap_twice(page: Page, field: Locator) -> None:
    """A tenth of a second apart for the page, however slow the machine is."""
    box = field.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    now = time.time()
    for at in (now, now + 0.1):
        for kind, touched in (("touchStart", [spot]), ("touchEnd", [])):
            touch = {"type": kind, "touchPoints": touched, "timestamp": at}
            finger.send("Input.dispatchTouchEvent", touch)


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_five_players_are_visible_and_identified_at_once(
    arrive: Arrive, server: RunningServer, size: tuple[int, int]
) -> None:
    small = {"viewport": {"width": size[0], "height": size[1]}}
    page = arrive(**{**PHONE, **small}, locale="de-AT")
    made = create_table(server, "palermo", "me", "open", "open", "open", "open")
    sit_down_by_link(page, server.url, {**made, "open": []})
    strips = page.locator("[data-player]")
    for number, who in enumerate(("du", "nicht da", "nicht da", "nicht da", "nicht da")):
        expect(strips.nth(number)).to_be_in_viewport(ratio=0.9)
        expect(strips.nth(number).locator(".who")).to_have_text(who)
        expect(strips.nth(number).locator(".who")).to_be_visible()
