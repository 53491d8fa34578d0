"""A tour through every screen with WebKit: each is complete and logs no error."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.e2e.browser.lobby.test_screens import EVERYTHING_READ, SIDEWAYS, UNSAID, keys
from tests.kit.browser.prepared_matches import district_in, match_in, villa_in
from tests.kit.browser.table import seat_address
from tests.kit.server import RunningServer
from tests.kit.webkit.webdriver import WebDriver
from tests.kit.ws_client import Json, create_table

pytestmark = pytest.mark.browser

LETTERS_OUTSIDE = """[...document.querySelectorAll('svg.mark')]
  .filter((mark) => mark.checkVisibility())
  .filter((mark) => [...mark.querySelectorAll('text')].some((letter) => {
    const [inner, outer] = [letter.getBoundingClientRect(), mark.getBoundingClientRect()];
    const middle = inner.top + inner.height / 2;
    return middle < outer.top + outer.height / 4 || middle > outer.bottom - outer.height / 4;
  })).length"""

RULES_FOLD = "details:has([data-testid=switch-police]) > summary"
ASKED = "[data-testid=table] [data-testid=prompt]"


@dataclass(frozen=True)
class TourStop:
    """How to reach a screen: an address, the presses, and the content that must be visible."""

    address: Callable[[RunningServer], str]
    shown: str
    pressed: tuple[str, ...] = ()


def path_url(path: str) -> Callable[[RunningServer], str]:
    return lambda server: f"{server.url}{path}"


def seat_url(made: Callable[[RunningServer], Json]) -> Callable[[RunningServer], str]:
    return lambda server: seat_address(server.url, {**made(server), "open": []})


def by_test_id(name: str) -> str:
    return f"[data-testid={name}]"


SCREENS = {
    "landing": TourStop(path_url("/"), by_test_id("play-bots")),
    "a new table": TourStop(path_url("/new/palermo"), by_test_id("switch-police"), (RULES_FOLD,)),
    "the rulebook": TourStop(path_url("/rules/palermo#PAL-2.5"), "[id='PAL-2.5']"),
    "who you are": TourStop(path_url("/you"), by_test_id("keep-link")),
    "building": TourStop(seat_url(lambda server: match_in(server, "house")), ASKED),
    "collecting": TourStop(seat_url(lambda server: match_in(server, "gangster")), ASKED),
    "rules beside the table": TourStop(
        seat_url(lambda server: match_in(server, "house")),
        "[id='PAL-1.5']",
        (by_test_id("open-rules"),),
    ),
    "the plain table": TourStop(
        seat_url(lambda server: match_in(server, "house")),
        by_test_id("plain-table"),
        (by_test_id("style"),),
    ),
    "a market": TourStop(seat_url(lambda server: district_in(server, "pawn", 9)), ASKED),
    "a district": TourStop(seat_url(lambda server: district_in(server, "lay", 9)), ASKED),
    "the result": TourStop(
        seat_url(lambda server: district_in(server, "over")),
        by_test_id("summary"),
        (by_test_id("result"),),
    ),
    "a villa": TourStop(seat_url(lambda server: villa_in(server, "pull")), ASKED),
    "no such table": TourStop(path_url("/table/nothing-here"), by_test_id("trouble")),
    "no such page": TourStop(path_url("/nowhere/at/all"), by_test_id("trouble")),
}


@pytest.mark.parametrize("name", SCREENS)
def test_this_screen_is_complete(window: WebDriver, server: RunningServer, name: str) -> None:
    screen = SCREENS[name]
    window.go("about:blank")
    window.go(screen.address(server))
    if ASKED in screen.shown or screen.pressed:
        window.until("document.querySelector('main, [data-testid=table]')")
    for one in screen.pressed:
        window.click(one)
    window.until(f"document.querySelector({screen.shown!r})?.checkVisibility()")
    window.until("document.fonts.status === 'loaded'")
    read = window.run(f"({EVERYTHING_READ})()")
    assert keys() & set(re.findall(r"[\w-]+", read)) == set(), "a message is missing"
    assert UNSAID.findall(read) == []
    assert window.run(f"({SIDEWAYS})()") == [], "something is beside the screen"
    assert window.run(LETTERS_OUTSIDE) == 0, "a letter falls out of its mark"
    assert window.faults() == []


MAKE_A_MOVE = """(() => {
  const confirm = document.querySelector('[data-testid=confirm]:not([aria-disabled=true])');
  const option = document.querySelector('[data-action]');
  (confirm ?? option)?.click();
  return Number(document.querySelector('[data-testid=table]').dataset.seq);
})()"""
"""Press an action and confirm it where needed; return the number of entries after it."""


def test_a_move_is_made_and_answered(window: WebDriver, server: RunningServer) -> None:
    window.go(seat_address(server.url, create_table(server, "kuhn", "me", "easy")))
    window.until("document.querySelector('[data-action]')")
    window.until(f"{MAKE_A_MOVE} > 2")
    assert window.faults() == []
