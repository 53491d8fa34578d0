"""Replays at Villa Paletti: any gesture from the log, forwards and backwards."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import server_probe
from tests.kit.browser.table import log
from tests.kit.browser.villa_paletti import SMALL, pillar, sit_down, spot, villa
from tests.kit.browser.villa_setup import BAY, set_up
from tests.kit.server import RunningServer
from tests.kit.ws_client import tokens

pytestmark = pytest.mark.browser


def test_a_pull_is_replayed_and_scrubbed_forwards_and_backwards(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, 1 - first)
    with server_probe.open_connection(
        server, made["table"]["id"], tokens(made, "mine", "open")
    ) as socket:
        told = server_probe.positions(socket)
        update = next(told)
        name = next(name for name in BAY if update["view"]["pillars"][name]["movable"])
        server_probe.act(socket, update, f"touch {name} fingers 40")
        update = next(one for one in told if one["view"]["phase"] == "pull")
        server_probe.act(socket, update, "pull 180")
        next(one for one in told if one["view"]["phase"] == "place")
    expect(villa(page)).to_have_attribute("data-phase", "place")
    log(page).filter(has_text="is out, and the villa stands").click()
    page.get_by_test_id("again").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_have_attribute("data-runs", "false")
    slider = replay.get_by_role("slider")
    slider.press("Home")
    expect(villa(page)).to_have_attribute("data-moving", "false")
    expect(replay).to_have_attribute("data-tick", slider.get_attribute("min") or "")
    replay.get_by_role("button", name="Close").click()
    expect(replay).to_have_count(0)
    others = [other for other in BAY if other != name]
    assert all(spot(page, other).z < 80 for other in others)
    assert pillar(page, name).count() == 0
