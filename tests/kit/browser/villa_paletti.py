"""Actions at Villa Paletti's drawn table, drawn small and simply."""

import re
from collections.abc import Callable
from math import cos, dist, sin
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import PATIENCE
from tests.kit.browser.table import wait_until_asked
from tests.kit.browser.villa_setup import BAY
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

SMALL = {"width": 800, "height": 560}
SIMPLY = "try { localStorage.setItem('tavolino-drawing', 'low') } catch {}"
HALF_ROUND = 10
"""Key presses from the front to the west, where the blue floor has its bay."""


STEPS = 40
"""Maximum number of key presses of a pull."""

FRONT = 0.42
"""Initial viewing angle in radians to the right of the south."""

NEAR = 6.0
"""Millimetres between the target and the piece at which it counts as arrived."""

ON_THE_BASE = 60
"""Height below which a pillar has not been raised yet."""


class Spot(NamedTuple):
    x: float
    y: float
    z: float


def villa(page: Page) -> Locator:
    return page.get_by_test_id("villa_paletti")


def sit_down(page: Page, server: RunningServer, made: Json, seat: int) -> None:
    keys = [*made["mine"], *made["open"]]
    token = next(key["token"] for key in keys if key["seat"] == seat)
    page.add_init_script(SIMPLY)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    page.locator("[data-testid=villa_paletti][data-drawn=true]").wait_for()


def pillar(page: Page, name: str) -> Locator:
    """The pillar's element for screen readers."""
    return villa(page).locator(f"button[data-pillar={name}]")


def is_offered(page: Page, name: str) -> bool:
    return pillar(page, name).get_attribute("data-offered") == "true"


def own_free_pillar(page: Page) -> str:
    """A pillar in the bay that may be touched."""
    wait_until_asked(page)
    offered = villa(page).locator("button[data-pillar][data-offered=true]")
    offered.first.wait_for(state="attached")
    names = [one.get_attribute("data-pillar") for one in offered.all()]
    return next(name for name in BAY if name in names and spot(page, name).z < ON_THE_BASE)


def own_covered_pillars(page: Page) -> list[str]:
    """The pillars under the blue floor that may be touched."""
    own_free_pillar(page)
    offered = villa(page).locator("button[data-pillar][data-offered=true]").all()
    names = [one.get_attribute("data-pillar") or "" for one in offered]
    return [name for name in names if name not in BAY]


def own_covered_pillar(page: Page) -> str:
    return own_covered_pillars(page)[0]


def own_outer_pillar(page: Page) -> tuple[str, str]:
    """The covered pillar nearest to an edge, and the arrow that points out, from the front."""
    ways = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
    found = ((name, spot(page, name)) for name in own_covered_pillars(page))
    far = {(n, arrow): at.x * x + at.y * y for n, at in found for arrow, (x, y) in ways.items()}
    return max(far, key=lambda one: far[one])


def spot(page: Page, name: str) -> Spot:
    one = pillar(page, name)
    return Spot(*(float(one.get_attribute(f"data-{axis}") or "nan") for axis in "xyz"))


def spots(page: Page) -> dict[str, Spot]:
    """The place of every piece, once nothing moves."""
    expect(villa(page)).to_have_attribute("data-moving", "false")
    found = villa(page).locator("button[data-pillar]").all()
    names = [one.get_attribute("data-pillar") or "" for one in found]
    return {name: spot(page, name) for name in names}


def look_from_the_west(page: Page, name: str) -> tuple[float, float]:
    """Walk round to the bay; return the pillar's position in the window."""
    for _ in range(HALF_ROUND):
        before = pillar(page, name).get_attribute("data-at") or ""
        page.keyboard.press("q")
        expect(pillar(page, name)).not_to_have_attribute("data-at", before)
    return place_on_screen(page, name)


def place_on_screen(page: Page, name: str) -> tuple[float, float]:
    wait_for_picture(page)
    at = (pillar(page, name).get_attribute("data-at") or "").split()
    box = villa(page).bounding_box()
    assert box
    return box["x"] + float(at[0]), box["y"] + float(at[1])


def wait_for_picture(page: Page) -> None:
    """Wait until all pending changes are drawn."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


def wait_for_task(page: Page, task: str) -> None:
    expect(villa(page)).to_have_attribute("data-task", task)


def touch_by_keys(page: Page, name: str) -> None:
    wait_until_asked(page)
    pillar(page, name).focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").click()
    wait_for_task(page, "pull")


def insist(page: Page, do: Callable[[], None], is_so: Callable[[], bool]) -> None:
    """Press repeatedly: each press moves a hand only for a moment."""
    ends = monotonic() + PATIENCE / 1000
    while not is_so() and monotonic() < ends:
        do()
        wait_for_picture(page)


def push(page: Page, arrow: str) -> None:
    """Continue in this direction until the pull has ended."""
    insist(
        page,
        lambda: page.keyboard.press(f"Shift+{arrow}"),
        lambda: villa(page).get_attribute("data-task") != "pull",
    )


def pull_out_of_the_bay(page: Page, arrow: str = "ArrowLeft") -> None:
    push(page, arrow)
    wait_for_task(page, "place")


def pull_by_keys(page: Page) -> None:
    """Out of the bay and over the blue floor, to a free place."""
    pull_out_of_the_bay(page)
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    lead_until_it_fits(page, lambda: page.keyboard.press("Alt+ArrowRight"))


def lead_until_it_fits(page: Page, lead: Callable[[], None]) -> None:
    inset = page.get_by_test_id("inset")
    insist(page, lead, lambda: inset.get_attribute("data-fits") == "true")
    expect(inset).to_have_attribute("data-fits", "true")


def bring_over(page: Page, x: float, y: float) -> None:
    """Move the carried piece over this spot with the view from above, seen from the front.

    It may fit at another place on its way.
    """
    right, down = on_the_inset(page, x, y)
    page.mouse.click(right, down)
    insist(page, lambda: page.mouse.click(right, down), lambda: dist(held(page), (x, y)) < NEAR)
    assert dist(held(page), (x, y)) < NEAR, "it did not come there"
    expect(page.get_by_test_id("inset")).to_have_attribute("data-fits", "true")


def on_the_inset(page: Page, x: float, y: float) -> tuple[float, float]:
    """The point of this spot in the view from above, seen from the front."""
    inset = page.get_by_test_id("inset")
    inset.wait_for()
    middle = [float(part) for part in (inset.get_attribute("data-middle") or "").split()]
    box = inset.bounding_box()
    assert box
    part = min(box["width"], box["height"]) / 2 / float(inset.get_attribute("data-reach") or "nan")
    east, north = x - middle[0], y - middle[1]
    right = box["x"] + box["width"] / 2 + (east * cos(FRONT) + north * sin(FRONT)) * part
    down = box["y"] + box["height"] / 2 - (north * cos(FRONT) - east * sin(FRONT)) * part
    return right, down


def held(page: Page) -> tuple[float, float]:
    """The spot below the piece in hand, as drawn."""
    x, y, _ = (villa(page).get_attribute("data-held") or "nan nan nan").split()
    return float(x), float(y)


def say(page: Page, word: str) -> None:
    """A button for a written action, found by matching its `data-say`."""
    page.locator(f"[data-say{word}]").first.wait_for()
    wait_until_asked(page)
    page.locator(f"[data-say{word}]").first.click()
    page.get_by_test_id("confirm").click()


def put_fingers(page: Page) -> Callable[..., None]:
    """Touch events of several fingers, one after the other."""
    glass = page.context.new_cdp_session(page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    return put


def set_down(page: Page) -> None:
    """Lower the piece in hand, and release it as soon as it stands."""
    lower = page.get_by_test_id("lower")
    lower.click()
    expect(lower).to_have_text(re.compile("Let go"))
    lower.click()
