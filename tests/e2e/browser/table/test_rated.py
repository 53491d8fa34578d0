"""Rated tables: from the switch on the new table to the rating in the statistics."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.server.people.test_rated import create_rated_table, signed_in_browser
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse
from tests.kit.browser.prepared_matches import rated_by
from tests.kit.browser.screens import statistics
from tests.kit.browser.table import sit_down_by_link
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def test_the_result_of_a_rated_match_is_shown_in_numbers_and_as_a_chart(
    page: Page, server: RunningServer
) -> None:
    statistics(page, server)
    ada, table = rated_by(server)
    expect(page.get_by_test_id("rating-plot")).to_be_visible()
    expect(page.get_by_test_id("places-plot")).to_contain_text("1")
    expect(page.get_by_test_id("against-plot")).to_contain_text("Easy")
    expect(page.get_by_test_id("points-plot")).to_be_visible()
    assert ada.account["name"] == "Ada"
    page.goto(f"{server.url}/table/{table}")
    page.get_by_test_id("result").click()
    ratings = page.get_by_test_id("ratings")
    expect(ratings).to_contain_text("±")
    expect(ratings.get_by_role("row")).to_have_count(2)


def test_a_guest_who_wants_a_rated_table_is_asked_to_sign_in(
    page: Page, server: RunningServer
) -> None:
    page.goto(f"{server.url}/new/papa_paolo")
    page.get_by_test_id("terms-choice").locator("summary").first.click()
    rated = page.get_by_test_id("terms-rated")
    rated.get_by_label("Rated", exact=True).check()
    expect(rated).to_contain_text("everybody has to be signed in")


def test_a_variant_cannot_be_rated_and_explains_why(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/new/papa_paolo")
    page.get_by_test_id("terms-choice").locator("summary").first.click()
    rated = page.get_by_test_id("terms-rated")
    choice = rated.get_by_label("Rated", exact=True)
    choice.check()
    page.get_by_text("Rule variants").click()
    switch = page.get_by_test_id("switch-money_points")
    switch.select_option("1")
    expect(choice).to_have_count(0)
    expect(rated.get_by_label("Not rated")).to_be_checked()
    expect(rated).to_contain_text("without variants")
    switch.select_option("0")
    expect(choice).to_be_checked()


def test_an_account_that_signs_in_plays_its_own_rated_seat(
    page: Page, server: RunningServer
) -> None:
    made = create_rated_table(signed_in_browser(server), "open", "easy", "easy", game="palermo")
    page.goto(f"{server.url}/you")
    page.get_by_test_id("keep-name").fill("Bea")
    page.get_by_test_id("keep-link").click()
    expect(page.get_by_role("heading", level=1, name="Bea")).to_be_visible()
    sit_down_by_link(page, server.url, made)
    palermo.take_step(Mouse(page))
