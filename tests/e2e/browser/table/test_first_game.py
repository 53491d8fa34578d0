"""A first game: from the landing page through its lesson, with a mistake and a reload."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.palermo import offered, spot, task
from tests.kit.browser.table import seq, wait_until_asked
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def lesson_step(page: Page, number: int) -> None:
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", str(number))


def follow_the_hint(page: Page) -> None:
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-told")).to_be_visible()
    page.get_by_test_id("hint-next").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("hint-told")).to_have_count(0)
    wait_until_asked(page)


def test_a_first_game_from_the_landing_page(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.get_by_test_id("first-game").first.click()
    wait_until_asked(page)
    lesson_step(page, 1)
    expect(page.get_by_test_id("lesson-text")).to_contain_text("Two houses are still yours")
    page.reload()
    wait_until_asked(page)
    lesson_step(page, 1)
    assert task(page) == "house"
    follow_the_hint(page)
    lesson_step(page, 2)
    follow_the_hint(page)
    lesson_step(page, 3)
    assert task(page) == "police"
    page.locator("[data-rest='police -']").click()
    lesson_step(page, 4)
    wait_until_asked(page)
    spot(page, offered(page)[0]).click()
    wait_until_asked(page)
    expect(page.get_by_test_id("lesson")).to_be_visible()


def test_a_lesson_can_be_skipped_and_resumed(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/palermo")
    page.get_by_test_id("first-game").click()
    wait_until_asked(page)
    lesson_step(page, 1)
    page.get_by_test_id("lesson-skip").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    known = seq(page)
    page.reload()
    wait_until_asked(page)
    assert seq(page) == known
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    page.get_by_test_id("lesson-again").click()
    lesson_step(page, 1)


def test_on_a_phone_the_lesson_leaves_room_for_the_board(
    arrive: Arrive, server: RunningServer
) -> None:
    page = arrive(viewport={"width": 360, "height": 740}, has_touch=True)
    page.goto(server.url)
    page.get_by_test_id("first-game").first.click()
    wait_until_asked(page)
    expect(page.get_by_test_id("lesson-text")).to_be_visible()
    spot(page, offered(page)[0]).tap()
    expect(page.get_by_test_id("lesson-text")).to_have_count(0)
    page.get_by_test_id("lesson").get_by_role("button").tap()
    expect(page.get_by_test_id("lesson-text")).to_be_visible()


LISTENS = """window.heard = new Set();
new MutationObserver(() => {
  const told = document.querySelector('[data-testid=lesson-text]');
  if (told) window.heard.add(told.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });"""


def test_one_whole_round_of_papa_paolo_is_learned(page: Page, server: RunningServer) -> None:
    """A player who follows the hints meets every phase, and then plays on alone."""
    page.add_init_script(LISTENS)
    page.goto(f"{server.url}/new/papa_paolo")
    page.get_by_test_id("first-game").click()
    wait_until_asked(page)
    lesson_step(page, 1)
    told = page.get_by_test_id("lesson-text")
    expect(told).to_contain_text("the first of five rounds")
    while not page.get_by_text("Round 2 begins").count():
        follow_the_hint(page)
    expect(told).to_contain_text("That was a whole round")
    assert page.evaluate("window.heard.size") > 5
