"""Base path: behind a proxy that serves the site in a folder, every page, link and socket works."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.e2e.browser.multiplayer.test_together import copied_link
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse
from tests.kit.browser.table import (
    Chair,
    fill_in_new_table,
    log,
    open_menu,
    seq,
    sit_down_against_bots,
    wait_until_asked,
)
from tests.kit.proxy.proxies import FOLDER, PROXIES
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser


@pytest.fixture(params=["our own in a folder", "nginx in a folder"])
def url(request: pytest.FixtureRequest, server: RunningServer, tmp_path: Path) -> Iterator[str]:
    """The address of the site, without a slash at its end."""
    with PROXIES[request.param](server, tmp_path) as behind:
        yield f"http://127.0.0.1:{behind.port}{FOLDER}"


def is_within(page: Page, url: str, path: str) -> None:
    expect(page).to_have_url(re.compile(re.escape(f"{url}/{path}")))


def test_a_match_below_a_base_path_starts_links_to_the_rules_and_is_found_again(
    url: str, page: Page
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit_down_against_bots(page, f"{url}/")
    is_within(page, url, "table/")
    known = seq(page)
    palermo.take_step(Mouse(page))
    expect(log(page).nth(known)).to_be_visible()
    page.reload()
    wait_until_asked(page)
    menu = open_menu(page)
    menu.get_by_role("link", name="To the games").click()
    expect(page).to_have_url(f"{url}/")
    page.get_by_role("link", name=re.compile("rules", re.I)).first.click()
    is_within(page, url, "rules/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    expect(page).to_have_url(f"{url}/")
    assert [one for one in asked if not one.startswith(f"{url}/")] == []


def test_a_seat_link_contains_the_base_path(url: str, arrive: Arrive) -> None:
    anna, bruno = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive()
    fill_in_new_table(anna, url, "palermo", (Chair("Here", "Anna"), Chair("By link"), Chair("Bot")))
    link = copied_link(anna)
    assert link.startswith(f"{url}/table/")
    bruno.goto(link)
    expect(anna.get_by_test_id("seat-link-1")).to_contain_text("here")
    anna.get_by_test_id("invite-done").click()
    wait_until_asked(anna)


def test_an_account_stays_signed_in_on_every_page_below_a_base_path(
    url: str, arrive: Arrive
) -> None:
    """The cookie names no path: browsers derive the folder themselves."""
    anna, again = arrive(), arrive()
    anna.goto(f"{url}/you")
    anna.get_by_test_id("keep-name").fill("Anna")
    anna.get_by_test_id("keep-link").click()
    link = anna.get_by_test_id("fresh-link").input_value()
    assert link.startswith(f"{url}/you#")
    [cookie] = anna.context.cookies()
    assert (cookie["path"], cookie["httpOnly"], cookie["sameSite"]) == (
        f"{FOLDER}/api",
        True,
        "Strict",
    )
    sit_down_against_bots(anna, f"{url}/")
    anna.goto(f"{url}/you")
    expect(anna.get_by_test_id("tables").locator("li a")).to_have_count(1)
    again.goto(link)
    again.get_by_test_id("come-back").click()
    expect(again.get_by_test_id("tables").locator("li a")).to_have_count(1)
