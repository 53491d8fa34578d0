"""Three servers on PostgreSQL behind a round-robin proxy, and one of them dies."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import BROKEN_LINE, Arrive
from tests.e2e.browser.test_together import build
from tests.e2e.server.test_several_servers import entries, keeper_of, run_servers
from tests.kit.browser.table import log, notations, seat_address
from tests.kit.postgres import Postgres
from tests.kit.round_robin_proxy import round_robin_proxy
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
        anna, bruno = arrive(tolerate=BROKEN_LINE), arrive(tolerate=BROKEN_LINE)
        anna.goto(seat_address(front.url, {**made, "open": []}))
        bruno.goto(seat_address(front.url, {**made, "mine": []}))
        before = played(anna, bruno, 1 + 3)  # the start card, and three houses
        keeper = keeper_of(servers, name)
        servers.remove(keeper)
        with (
            anna.expect_websocket(),
            bruno.expect_websocket(),
        ):  # before this, no other server knows about it
            keeper.kill()
        after = played(anna, bruno, 1 + 6)
        assert keeper_of(servers, name) is not keeper
    assert after[: len(before)] == before
    assert [text for _, _, text in wait_for(entries(address, name))] == after


def played(anna: Page, bruno: Page, count: int) -> list[str]:
    """Each player builds a house, then the bot; the log of both, once it has enough entries."""
    build(anna)
    build(bruno)
    for page in (anna, bruno):
        expect(log(page)).to_have_count(count)
    assert notations(anna) == notations(bruno)
    return notations(anna)
