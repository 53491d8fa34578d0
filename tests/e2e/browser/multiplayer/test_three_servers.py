"""Three servers on PostgreSQL behind a round-robin proxy, and one of them dies."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.e2e.browser.multiplayer.test_together import build_house
from tests.e2e.server.durability.test_several_servers import entries, owner_of, run_servers
from tests.kit.browser.table import log, notations, seat_address
from tests.kit.proxy.round_robin_proxy import round_robin_proxy
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser

T = TypeVar("T")


def wait_for(answer: Coroutine[Any, Any, T]) -> T:
    """This thread already has the event loop of Playwright."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, answer).result()


@pytest.fixture
def address(database_server: Postgres, tmp_path: Path) -> str:
    return wait_for(database_server.create_database(tmp_path.name))


def test_both_players_continue_after_the_server_of_their_table_dies(
    arrive: Arrive, address: str
) -> None:
    with run_servers(address) as servers, round_robin_proxy(servers) as front:
        made = create_table(front, "palermo", "me", "open", "easy")
        name = made["table"]["id"]
        anna, bruno = arrive(tolerate=CONNECTION_ERRORS), arrive(tolerate=CONNECTION_ERRORS)
        anna.goto(seat_address(front.url, {**made, "open": []}))
        bruno.goto(seat_address(front.url, {**made, "mine": []}))
        before = play_round(anna, bruno, 1 + 3)  # the start card, and three houses
        keeper = owner_of(servers, name)
        servers.remove(keeper)
        with (
            anna.expect_websocket(),
            bruno.expect_websocket(),
        ):  # before this, no other server knows about it
            keeper.kill()
        after = play_round(anna, bruno, 1 + 6)
        assert owner_of(servers, name) is not keeper
    assert after[: len(before)] == before
    assert [text for _, _, text in wait_for(entries(address, name))] == after


def play_round(anna: Page, bruno: Page, count: int) -> list[str]:
    """Each player builds a house, then the bot; the log of both, once it has enough entries."""
    build_house(anna)
    build_house(bruno)
    for page in (anna, bruno):
        expect(log(page)).to_have_count(count)
    assert notations(anna) == notations(bruno)
    return notations(anna)
