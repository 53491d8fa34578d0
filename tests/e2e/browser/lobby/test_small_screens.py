"""Small screens: prompts and lessons are visible and cover nothing that belongs to them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.palermo import places, spot
from tests.kit.browser.prepared_matches import match_in
from tests.kit.browser.screens import PHONE
from tests.kit.browser.table import sit_down_by_link, wait_until_asked, why_not
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser

Size = tuple[int, int]
UPRIGHT, LYING, SMALL = (390, 844), (844, 390), (360, 740)


def open_phone(arrive: Arrive, size: Size) -> Page:
    return arrive(**{**PHONE, "viewport": {"width": size[0], "height": size[1]}})


def open_lesson(page: Page, server: RunningServer) -> Locator:
    page.goto(server.url)
    page.get_by_test_id("first-game").first.tap()
    wait_until_asked(page)
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_be_visible()
    return lesson


@pytest.mark.parametrize("size", [UPRIGHT, LYING, SMALL])
def test_a_player_who_joins_by_link_sees_the_name_form(
    arrive: Arrive, server: RunningServer, size: Size
) -> None:
    page = open_phone(arrive, size)
    made = create_table(server, "palermo", "me", "open", "easy")
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={made['open'][0]['token']}")
    asked = page.get_by_test_id("ask-name")
    expect(asked.get_by_role("textbox")).to_be_in_viewport(ratio=1)
    expect(asked.get_by_role("button").first).to_be_in_viewport(ratio=1)


def test_a_phone_in_landscape_has_room_for_a_lesson_and_its_prompt(
    arrive: Arrive, server: RunningServer
) -> None:
    page = open_phone(arrive, LYING)
    lesson = open_lesson(page, server)
    expect(page.get_by_test_id("confirm")).to_be_in_viewport(ratio=1)
    box = lesson.bounding_box()
    assert box
    assert box["height"] > LYING[1] / 3
    lesson.get_by_role("button").first.tap()
    expect(page.get_by_test_id("players")).to_be_visible()


def test_an_explanation_does_not_cover_the_lesson(arrive: Arrive, server: RunningServer) -> None:
    page = open_phone(arrive, UPRIGHT)
    lesson = open_lesson(page, server)
    taken = next(cell for cell, label in places(page).items() if "house" in label)
    spot(page, taken).tap()
    expect(why_not(page)).not_to_be_empty()
    expect(lesson.get_by_role("button").first).to_be_visible()
    page.wait_for_function(
        """() => {
          const [why, lesson] = ['why-not', 'lesson'].map((name) =>
            document.querySelector(`[data-testid=${name}]`).getBoundingClientRect());
          return why.bottom <= lesson.top + 1;
        }"""
    )


@pytest.mark.parametrize("size", [UPRIGHT, SMALL])
def test_all_players_at_a_shared_screen_are_visible(
    arrive: Arrive, server: RunningServer, size: Size
) -> None:
    page = open_phone(arrive, size)
    sit_down_by_link(page, server.url, match_in(server, "gangster"))
    players = page.get_by_test_id("players")
    assert players.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
