"""The rulebook: a short first page, figures drawn by the table, search, and sources."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


def test_the_first_page_is_illustrated_by_the_table_itself(
    page: Page, server: RunningServer
) -> None:
    page.goto(f"{server.url}/rules/palermo")
    book = page.get_by_test_id("rulebook")
    expect(book.locator("h3").first).to_have_text("Enough to begin")
    for name in ("roofs", "walk", "police", "home"):
        expect(book.locator(f"[data-picture={name}] svg [data-house]").first).to_be_visible()
    expect(book.locator("[data-picture=walk] [data-way]")).to_be_attached()
    expect(book.locator("[data-picture=cards] svg").nth(12)).to_be_attached()
    expect(book.locator("pre")).to_have_count(0)


def test_the_rulebook_can_be_searched_and_every_rule_number_is_a_link(
    page: Page, server: RunningServer
) -> None:
    page.goto(f"{server.url}/rules/palermo")
    book = page.get_by_test_id("rulebook")
    expect(book.locator("[id='PAL-1.5']")).to_be_attached()
    page.get_by_test_id("search-rules").fill("courtyards")
    expect(book.locator("[id='PAL-1.7']")).to_be_visible()
    expect(book.locator("mark").first).to_have_text("courtyards")
    expect(book.locator("[id='PAL-2.2']")).to_have_count(0)
    page.get_by_test_id("search-rules").fill("waiver")
    book.get_by_role("link", name="PAL-1.7").first.click()
    expect(page.get_by_test_id("search-rules")).to_have_value("")
    expect(book.locator("[id='PAL-1.7']")).to_be_focused()
    page.get_by_test_id("search-rules").fill("dragons")
    expect(page.get_by_text("Nothing was found.")).to_be_visible()


def test_the_sources_of_rules_are_collapsed(page: Page, server: RunningServer) -> None:
    page.goto(f"{server.url}/rules/palermo")
    rule = page.get_by_test_id("rulebook").locator("[id='PAL-1.5']")
    expect(rule).to_be_attached()
    expect(rule.get_by_text("[rulebook]")).to_be_hidden()
    page.get_by_test_id("sources").click()
    expect(rule.get_by_text("[rulebook]")).to_be_visible()
    expect(page.get_by_role("heading", name="What is certain and what is not")).to_be_visible()
