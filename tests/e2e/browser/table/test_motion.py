"""Pieces move for users who want motion, and nothing moves for users who prefer reduced motion."""

import pytest
from playwright.sync_api import Page

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo, server_probe
from tests.kit.browser.palermo import Mouse, places
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import sit_down_by_link, wait_until_still
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

NOTE_WHAT_MOVES = """
  window.moved = [];
  const note = ({ effect }) => {
    if (effect.getTiming().duration > 1) window.moved.push(effect.target.outerHTML.slice(0, 100));
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note(animation);
    return animation;
  };
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(kind, () => document.getAnimations().forEach(note), true);
"""

OCCUPIED = """() => {
  const standing = [...document.querySelectorAll('[data-standing]')];
  const figures = standing.map((one) => one.getScreenCTM());
  return [...document.querySelectorAll('[data-field]')].filter((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    return figures.some(({ e, f }) => left < e && e < right && top < f && f < bottom);
  }).map((field) => field.dataset.field);
}"""
"""The fields on which a figure is drawn."""


def at_the_doors(server: RunningServer) -> Json:
    made = started_match(server)
    server_probe.play_on(server, made, lambda update: update["seq"] >= 46)
    return made


def record_motion(page: Page, server: RunningServer, made: Json) -> None:
    page.add_init_script(NOTE_WHAT_MOVES)
    sit_down_by_link(page, server.url, made)
    assert places(page)
    page.evaluate("window.moved = []")


def figure_fields(page: Page) -> set[str]:
    """The fields with figures, according to the labels of the board."""
    figures = ("gangster of", "policeman of")
    return {
        field for field, label in places(page).items() if any(figure in label for figure in figures)
    }


def test_pieces_move_and_end_at_their_places(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(reduced_motion="no-preference")
    record_motion(page, server, at_the_doors(server))
    for _ in range(6):
        palermo.take_step(Mouse(page))
    assert any("data-standing" in what for what in page.evaluate("window.moved"))
    wait_until_still(page)
    drawn = set(page.evaluate(OCCUPIED))
    start = {field for field, label in places(page).items() if "start card" in label}
    assert drawn - start == figure_fields(page) - start


@pytest.mark.parametrize("moves", ["house", "walk"])
def test_with_reduced_motion_nothing_moves(page: Page, server: RunningServer, moves: str) -> None:
    made = at_the_doors(server) if moves == "walk" else started_match(server)
    record_motion(page, server, made)
    for _ in range(6):
        palermo.take_step(Mouse(page))
    assert page.evaluate("window.moved") == []
    wait_until_still(page)


def test_a_house_drops_into_its_place(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(reduced_motion="no-preference")
    record_motion(page, server, started_match(server))
    palermo.take_step(Mouse(page))
    palermo.take_step(Mouse(page))
    assert page.evaluate("window.moved") != []
    wait_until_still(page)
