"""Papà Paolo by touch: delivery rounds are drawn and parts of the table are swiped."""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.papa_paolo import BOARD, spot
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import sit_down_by_link
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

Point = tuple[float, float]
EVENTS_PER_STEP = re.compile("stop 1 on the way")
STEPS = 6
"""Number of touch events from one point to the next."""


def drag_finger(page: Page, points: Sequence[Point]) -> None:
    """Moves one finger along these points, as browser touch events."""
    glass = page.context.new_cdp_session(page)

    def feel(kind: str, *at: Point) -> None:
        places = [{"x": x, "y": y} for x, y in at]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    feel("touchStart", points[0])
    for (x, y), (to_x, to_y) in pairwise(points):
        for step in range(1, STEPS + 1):
            part = step / STEPS
            feel("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    feel("touchEnd")


def middle(page: Page, place: str) -> Point:
    box = spot(page, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def previous_place(city: Json) -> str:
    """The place from which a round enters this tile."""
    east, south = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[city["entry"]]
    return f"0/{city['x'] + east},{city['y'] + south}"


def test_a_delivery_round_is_drawn_by_a_finger_along_the_road(
    arrive: Arrive, server: RunningServer
) -> None:
    made = district_in(server, "ride", 3)
    _, update = server_probe.table_as_spectator(server, made["table"]["id"])
    page = arrive(**PHONE)
    sit_down_by_link(page, server.url, {**made, "open": []})
    starts = page.locator(f"{BOARD} [aria-label*='delivery round starts here']")
    starts.first.wait_for()
    places = {place.get_attribute("data-place") for place in starts.all()}
    start, first = next(
        (before, f"{city['x']},{city['y']}")
        for city in update["view"]["players"][0]["cities"]
        if city["far"] == 1 and (before := previous_place(city)) in places
    )
    drag_finger(page, [middle(page, start), middle(page, f"0/{first}")])
    expect(spot(page, f"0/{first}")).to_have_attribute("aria-label", EVENTS_PER_STEP)
    expect(page.locator(BOARD)).to_have_attribute("data-shown", "district")


def test_a_swipe_turns_to_the_next_part_of_the_table(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(**PHONE)
    sit_down_by_link(page, server.url, {**district_in(server, "pawn", 9), "open": []})
    board = page.locator(BOARD)
    expect(board).to_have_attribute("data-shown", "city")
    card = page.locator(f"{BOARD} .part.district").bounding_box()
    assert card
    y = card["y"] + 12
    drag_finger(page, [(card["x"] + card["width"] - 20, y), (card["x"] + 40, y)])
    expect(board).to_have_attribute("data-shown", "piazza")
