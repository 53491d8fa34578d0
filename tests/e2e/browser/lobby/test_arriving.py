"""Slow connections: the page waits for missing data and shows nothing too early."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.browser.multiplayer.test_hotseat import cards_in, open_curtain
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import TABLE, seat_address, wait_for_seq, wait_until_asked
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser

PICTURE = re.compile(r"/assets/palermo-.*\.js$")
LIST = re.compile(r"/api/games$")


class HeldResponses:
    """Holds back the responses for these addresses until they are released."""

    def __init__(self, page: Page, addresses: re.Pattern[str]) -> None:
        self._routes: list[Route] = []
        self._is_open = False
        page.route(addresses, self._keep)

    def _keep(self, route: Route) -> None:
        """Requests made after the release are not held back."""
        if self._is_open:
            route.continue_()
        else:
            self._routes.append(route)

    def let_go(self) -> None:
        self._is_open = True
        while self._routes:
            self._routes.pop().continue_()


def board(page: Page) -> Locator:
    return page.locator(TABLE).get_by_role("main")


def test_a_table_that_is_still_loading_says_so(page: Page, server: RunningServer) -> None:
    picture = HeldResponses(page, PICTURE)
    page.goto(seat_address(server.url, started_match(server, "start C3")))
    wait_for_seq(page, 1)
    expect(board(page)).to_have_attribute("aria-busy", "true")
    expect(board(page)).to_have_text("Sitting down …")
    picture.let_go()
    wait_until_asked(page)
    expect(board(page).get_by_role("grid")).to_be_visible()


def test_hidden_information_stays_hidden_until_the_page_knows_whose_turn_it_is(
    page: Page, server: RunningServer
) -> None:
    games = HeldResponses(page, LIST)
    page.goto(seat_address(server.url, create_table(server, "kuhn", "me", "me")))
    wait_for_seq(page, 2)
    expect(board(page)).to_have_attribute("aria-busy", "true")
    assert cards_in(page) == set()
    games.let_go()
    open_curtain(page, "Player 1")
    assert len(cards_in(page)) == 1
