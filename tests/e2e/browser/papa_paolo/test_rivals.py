"""Papà Paolo's drawn table: moves of others are animated, and a phone shows every part."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.papa_paolo import Mouse, create_bot_table, take_step
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import sit_down_by_link
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const isFlight = ({ nodeName }) => nodeName === 'svg';
  new MutationObserver((news) => news.forEach(({ addedNodes }) => {
    window.flown += [...addedNodes].filter(isFlight).length;
  })).observe(document.querySelector('.flights'), { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_moves_of_others_are_animated(arrive: Arrive, server: RunningServer, motion: str) -> None:
    page = arrive(reduced_motion=motion)
    sit_down_by_link(page, server.url, create_bot_table(server, 3))
    page.evaluate(COUNT_FLIGHTS)
    take_step(Mouse(page), 1)
    assert (page.evaluate("window.flown") > 0) == (motion == "no-preference")


def test_on_a_phone_thumbnails_lead_to_every_part(arrive: Arrive, server: RunningServer) -> None:
    page = arrive(**PHONE)
    sit_down_by_link(page, server.url, create_bot_table(server, 4))
    for part in ("piazza", "district", "city"):
        page.locator(f"[data-picture={part}]").tap()
        expect(page.locator(f".part.{part}")).to_be_visible()
    page.get_by_role("button", name="Players").tap()
    expect(page.locator("[data-player='3'] .mini")).to_be_in_viewport()
    expect(page.get_by_test_id("confirm")).to_be_in_viewport()
    page.get_by_test_id("tab-board").tap()
    expect(page.locator(".part.city")).to_be_visible()
