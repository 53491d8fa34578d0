"""A guest without a mouse."""

from playwright.sync_api import Page, expect

from tests.browser import palermo, witness
from tests.browser.keyboard import Keys, tab_to
from tests.browser.table import result, table_id, wait_until_asked
from tests.conftest import House


def test_a_guest_plays_a_full_match_with_the_keyboard_only(page: Page, house: House) -> None:
    page.goto(house.url)
    tab_to(page, page.get_by_role("radio", name="Normal").first)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Easy").first).to_be_checked()
    tab_to(page, page.get_by_test_id("play-bots").first)
    page.keyboard.press("Enter")
    wait_until_asked(page)
    palermo.play_to_the_end(Keys(page))
    shown = result(page)
    match = witness.replayed(house, table_id(page))
    assert sorted(match.game.scores(match.state), reverse=True) == [one.score for one in shown]
