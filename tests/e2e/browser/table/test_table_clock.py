"""Answer windows: the player who must answer sees the remaining time, and so do the others."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.plain_table import plain_table, prefer_plain_table
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json

pytestmark = pytest.mark.browser

EXTENDED = re.compile(r"1,\d{3} seconds left")
"""Ten times 150, minus the delay of a busy machine."""


def sit_down(page: Page, server: RunningServer, made: Json, seat: int) -> None:
    token = next(key["token"] for key in [*made["mine"], *made["open"]] if key["seat"] == seat)
    prefer_plain_table(page)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    plain_table(page).wait_for()


def choose(page: Page, action: str) -> None:
    page.locator(f"[data-action='{action}']").click()
    page.get_by_test_id("confirm").click()


def time(page: Page) -> Locator:
    return page.get_by_test_id("prompt-bar").get_by_test_id("time").locator("span").first


def seconds(page: Page) -> int:
    return int(re.sub(r"\D", "", time(page).inner_text()))


def test_the_time_for_an_answer_is_counted_down_beside_the_prompt(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server, time_to_answer=150)
    claimant, asked = arrive(), arrive(viewport={"width": 390, "height": 844})
    sit_down(claimant, server, made, first)
    sit_down(asked, server, made, 1 - first)
    expect(claimant.get_by_test_id("time")).to_have_count(0)

    choose(claimant, "claim")
    expect(time(asked)).to_have_text(re.compile("seconds? left to answer"))
    expect(time(claimant)).to_have_text(re.compile("seconds? left for the others to answer"))
    begun = seconds(asked)
    assert begun <= 150
    expect(time(asked)).not_to_have_text(re.compile(rf"\b{begun} seconds? left"))
    assert seconds(asked) < begun

    asked.get_by_test_id("more-time").click()
    expect(asked.get_by_test_id("more-time")).to_have_attribute("aria-disabled", "true")
    expect(asked.get_by_test_id("time").locator("[aria-live]")).to_have_text(EXTENDED)
    expect(time(claimant)).to_have_text(EXTENDED)

    choose(asked, "decline")
    expect(asked.get_by_test_id("time")).to_have_count(0)
    expect(claimant.get_by_test_id("time")).to_have_count(0)


def test_a_key_adds_time_even_while_the_player_types(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server, time_to_answer=150)
    claimant, asked = arrive(), arrive()
    sit_down(claimant, server, made, first)
    sit_down(asked, server, made, 1 - first)
    choose(claimant, "claim")
    expect(time(asked)).to_be_visible()
    asked.get_by_test_id("type-move").press("Alt+t")
    expect(time(asked)).to_have_text(EXTENDED)
    expect(asked.get_by_test_id("type-move")).to_have_value("")
