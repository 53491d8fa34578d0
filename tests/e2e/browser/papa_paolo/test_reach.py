"""Papà Paolo: reachable delivery tiles, pictures of investments, and bribes."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tavolino.games.papa_paolo.geometry import each, xy
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.papa_paolo import (
    BOARD,
    Finger,
    Mouse,
    chips,
    is_asked,
    log_before_decision,
    offered,
    open_at,
    spot,
    take_step,
)
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import seq, sit_down_by_link, wait_until_asked
from tests.kit.prepared_positions import rewind
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

REACHED = f"{BOARD} .part.district [data-reached]"
DESK = ViewportSize(width=1280, height=720)
PHONES = (ViewportSize(width=360, height=640), ViewportSize(width=844, height=390))


def highlighted_places(page: Page) -> set[str]:
    found = page.locator(REACHED)
    return {str(one) for one in found.evaluate_all("all => all.map(one => one.dataset.reached)")}


def reachable_places(server: RunningServer, made: Json, column: int) -> set[str]:
    """According to the rules: where the first player could deliver with the tile above a column."""
    state = server_probe.replay_log(server, made["table"]["id"]).state
    tile = state.box.delivery(state.round, state.offer[column - 1])
    district = state.players[0].district
    reached = [district.can_serve(n, tile.distance) for n in range(len(district.stock))]
    cells = {xy(district.plan.cities[one].at) for some in reached for one in each(some)}
    return {f"0/{x},{y}" for x, y in cells}


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_inspecting_a_delivery_tile_highlights_the_places_in_reach(
    page: Page, server: RunningServer, hand: str
) -> None:
    """Each as far as the rules allow. A step of the stairs shows the same as its tile."""
    page.set_viewport_size(DESK)
    made = district_in(server, "bid", 4)
    sit_down_by_link(page, server.url, {**made, "open": []})
    assert highlighted_places(page) == set()
    steps = [place for place in offered(page, "piazza") if " c" in place][:1]
    for place in ["piazza c1", "piazza c2", "piazza c3", "piazza c4", *steps]:
        look = spot(page, place)
        look.hover() if hand == "mouse" else look.focus()
        expect(page.get_by_test_id("reach")).to_be_visible()
        wanted = reachable_places(server, made, int(place[8]))
        expect(page.locator(REACHED)).to_have_count(len(wanted))
        assert highlighted_places(page) == wanted, place


def test_touch_shows_the_reach_on_the_card_of_the_district(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(**PHONE)
    sit_down_by_link(page, server.url, {**district_in(server, "bid", 4), "open": []})
    Finger(page).choose(offered(page, "piazza")[0])
    expect(page.get_by_test_id("reach")).to_be_in_viewport()
    expect(page.locator(".part.district .title")).to_contain_text("could reach")


@pytest.mark.parametrize("size", [DESK, *PHONES])
def test_both_uses_are_shown_as_pictures(
    page: Page, server: RunningServer, size: ViewportSize
) -> None:
    """Both are complete on every screen, without scrolling."""
    page.set_viewport_size(size)
    sit_down_by_link(page, server.url, {**district_in(server, "activate", 3), "open": []})
    for use in ("track", "once"):
        expect(page.locator(f"[data-use={use}] > svg")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(f"[data-use={use}] [data-chip]").first).to_be_in_viewport(ratio=0.5)
    assert "discard" in chips(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_pressing_the_picture_presses_its_chip(page: Page, server: RunningServer) -> None:
    page.set_viewport_size(DESK)
    sit_down_by_link(page, server.url, open_at(server, log_before_decision("activate", 3, "track")))
    known = seq(page)
    page.locator("[data-use=track] > svg").click(force=True)  # its chip covers it
    wait_until_asked(page, known)
    expect(page.get_by_test_id("log")).to_contain_text("Player 1 keeps the investment tile")


SEE_BRIBES = """() => {
  window.bribed = [];
  new MutationObserver(() => {
    const phase = document.querySelector('.phases li.now')?.textContent ?? '';
    const table = document.querySelector('[data-testid=papa_paolo]');
    if (phase.includes('Bribes')) window.bribed.push(table.dataset.stage);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bribes_are_animated_in_the_city(
    arrive: Arrive, server: RunningServer, motion: str
) -> None:
    """With reduced motion only the log describes them."""
    page = arrive(reduced_motion=motion, viewport=DESK)
    last_pawn = rewind(log_before_decision("bid", 3), lambda scene: is_asked(scene, "pawn"))
    sit_down_by_link(page, server.url, open_at(server, last_pawn))
    page.evaluate(SEE_BRIBES)
    play_until(page, f"{BOARD}[data-step=bid][data-stage=piazza]")
    assert set(page.evaluate("window.bribed")) == ({"city"} if motion == "no-preference" else set())


def play_until(page: Page, seen: str) -> None:
    for number in range(60):
        if page.locator(seen).count():
            return
        take_step(Mouse(page), number)
    raise AssertionError(f"{seen} was never seen")
