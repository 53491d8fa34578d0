"""What a person does at Villa Paletti's drawn table, drawn small and simply."""

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
"""So many steps to the left lead from the front to the west, where the blue floor has its bay."""


STEPS = 40
"""Of a pull: so many times the hand goes on a little."""

FRONT = 0.42
"""Radians to the right of the south: from there one looks in the beginning."""

NEAR = 6.0
"""Millimetres from where it was sent: there what is carried has come to its spot."""

ON_THE_BASE = 60
"""Lower than this is the middle of a pillar that nobody has raised yet."""


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
    """As a screen reader finds it."""
    return villa(page).locator(f"button[data-pillar={name}]")


def is_offered(page: Page, name: str) -> bool:
    return pillar(page, name).get_attribute("data-offered") == "true"


def own_free_pillar(page: Page) -> str:
    """One that stands in the bay and may be touched."""
    wait_until_asked(page)
    offered = villa(page).locator("button[data-pillar][data-offered=true]")
    offered.first.wait_for(state="attached")
    names = [one.get_attribute("data-pillar") for one in offered.all()]
    return next(name for name in BAY if name in names and spot(page, name).z < ON_THE_BASE)


def own_covered_pillars(page: Page) -> list[str]:
    """Those that stand under the blue floor and may be touched."""
    own_free_pillar(page)
    offered = villa(page).locator("button[data-pillar][data-offered=true]").all()
    names = [one.get_attribute("data-pillar") or "" for one in offered]
    return [name for name in names if name not in BAY]


def own_covered_pillar(page: Page) -> str:
    return own_covered_pillars(page)[0]


def own_outer_pillar(page: Page) -> tuple[str, str]:
    """The covered one nearest to an edge, and the arrow that leads out there, from the front."""
    ways = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}
    found = ((name, spot(page, name)) for name in own_covered_pillars(page))
    far = {(n, arrow): at.x * x + at.y * y for n, at in found for arrow, (x, y) in ways.items()}
    return max(far, key=lambda one: far[one])


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
    wait_for_picture(page)
    at = (pillar(page, name).get_attribute("data-at") or "").split()
    box = villa(page).bounding_box()
    assert box
    return box["x"] + float(at[0]), box["y"] + float(at[1])


def wait_for_picture(page: Page) -> None:
    """Whatever was to be drawn anew has been drawn by then."""
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
    """Again and again: a hand goes on for a moment, and where things fall slowly not far."""
    ends = monotonic() + PATIENCE / 1000
    while not is_so() and monotonic() < ends:
        do()
        wait_for_picture(page)


def push(page: Page, arrow: str) -> None:
    """Go on this way until the pull has come to an end."""
    insist(
        page,
        lambda: page.keyboard.press(f"Shift+{arrow}"),
        lambda: villa(page).get_attribute("data-task") != "pull",
    )


def pull_out_of_the_bay(page: Page, arrow: str = "ArrowLeft") -> None:
    push(page, arrow)
    wait_for_task(page, "place")


def pull_by_keys(page: Page) -> None:
    """Out of the bay and over the blue floor, where it may stand."""
    pull_out_of_the_bay(page)
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    lead_until_it_fits(page, lambda: page.keyboard.press("Alt+ArrowRight"))


def lead_until_it_fits(page: Page, lead: Callable[[], None]) -> None:
    inset = page.get_by_test_id("inset")
    insist(page, lead, lambda: inset.get_attribute("data-fits") == "true")
    expect(inset).to_have_attribute("data-fits", "true")


def bring_over(page: Page, x: float, y: float) -> None:
    """What is carried goes over this spot, by the view from above, seen from the front.

    On its way there it may fit elsewhere already.
    """
    right, down = on_the_inset(page, x, y)
    page.mouse.click(right, down)
    insist(page, lambda: page.mouse.click(right, down), lambda: dist(held(page), (x, y)) < NEAR)
    assert dist(held(page), (x, y)) < NEAR, "it did not come there"
    expect(page.get_by_test_id("inset")).to_have_attribute("data-fits", "true")


def on_the_inset(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where the view from above, seen from the front, shows this spot of the villa."""
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
    """Over which spot what is in hand is seen."""
    x, y, _ = (villa(page).get_attribute("data-held") or "nan nan nan").split()
    return float(x), float(y)


def say(page: Page, word: str) -> None:
    """What is said and not done, found by how its `data-say` is matched."""
    page.locator(f"[data-say{word}]").first.wait_for()
    wait_until_asked(page)
    page.locator(f"[data-say{word}]").first.click()
    page.get_by_test_id("confirm").click()


def put_fingers(page: Page) -> Callable[..., None]:
    """Fingers on the screen, one event after the other."""
    glass = page.context.new_cdp_session(page)

    def put(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    return put


def set_down(page: Page) -> None:
    """Let down what is in hand, and let go as soon as it stands."""
    lower = page.get_by_test_id("lower")
    lower.click()
    expect(lower).to_have_text(re.compile("Let go"))
    lower.click()
