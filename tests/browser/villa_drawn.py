"""What a person does at Villa Paletti's drawn table, drawn small and simply."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import wait_until_asked
from tests.browser.villa import BAY
from tests.conftest import House
from tests.server.client import Said

SMALL = {"width": 800, "height": 560}
SIMPLY = "try { localStorage.setItem('tavolino-drawing', 'low') } catch {}"
HALF_ROUND = 10
"""So many steps to the left lead from the front to the west, where the blue floor has its bay."""


class Spot(NamedTuple):
    x: float
    y: float
    z: float


def villa(page: Page) -> Locator:
    return page.get_by_test_id("villa_paletti")


def sit_down(page: Page, house: House, made: Said, seat: int) -> None:
    keys = [*made["mine"], *made["open"]]
    token = next(key["token"] for key in keys if key["seat"] == seat)
    page.add_init_script(SIMPLY)
    page.goto(f"{house.url}/table/{made['table']['id']}#seat={token}")
    page.locator("[data-testid=villa_paletti][data-drawn=true]").wait_for()


def pillar(page: Page, name: str) -> Locator:
    """As a screen reader finds it."""
    return villa(page).locator(f"button[data-pillar={name}]")


def own_free_pillar(page: Page) -> str:
    """One that stands in the bay and may be touched."""
    wait_until_asked(page)
    offered = villa(page).locator("button[data-pillar][data-offered=true]")
    offered.first.wait_for(state="attached")
    names = [one.get_attribute("data-pillar") for one in offered.all()]
    return next(name for name in BAY if name in names)


def spot(page: Page, name: str) -> Spot:
    one = pillar(page, name)
    return Spot(*(float(one.get_attribute(f"data-{axis}") or "nan") for axis in "xyz"))


def spots(page: Page) -> dict[str, Spot]:
    """Where everything is seen, once nothing moves."""
    expect(villa(page)).to_have_attribute("data-moving", "false")
    found = villa(page).locator("button[data-pillar]").all()
    names = [one.get_attribute("data-pillar") or "" for one in found]
    return {name: spot(page, name) for name in names}


def look_from_the_west(page: Page, name: str) -> tuple[float, float]:
    """Walk round to the bay; where the pillar is then seen in the window."""
    for _ in range(HALF_ROUND):
        before = pillar(page, name).get_attribute("data-at") or ""
        page.keyboard.press("q")
        expect(pillar(page, name)).not_to_have_attribute("data-at", before)
    return place_on_screen(page, name)


def place_on_screen(page: Page, name: str) -> tuple[float, float]:
    at = (pillar(page, name).get_attribute("data-at") or "").split()
    box = villa(page).bounding_box()
    assert box
    return box["x"] + float(at[0]), box["y"] + float(at[1])


def wait_for_task(page: Page, task: str) -> None:
    expect(villa(page)).to_have_attribute("data-task", task)


def set_down(page: Page) -> None:
    """Let down what is in hand, and let go as soon as it stands."""
    lower = page.get_by_test_id("lower")
    lower.click()
    expect(lower).to_have_text(re.compile("Let go"))
    lower.click()
