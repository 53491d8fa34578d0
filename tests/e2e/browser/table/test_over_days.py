"""A match over days: an absent player is notified, reminded, replaced by a bot, and returns."""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.kit.browser.plain_table import example_move, plain_table, prefer_plain_table, type_move
from tests.kit.browser.table import open_menu, seq, wait_until_asked
from tests.kit.browser.webhook_receiver import Receiver, add_webhook, receiver
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, tokens

pytestmark = pytest.mark.browser

TEMPO = {"pace": "days", "limit": {"kind": "turn", "seconds": 86_400}, "level": "easy"}
PHONE = {"width": 390, "height": 844}
HOUR = 3_600_000
TURN = "It is your turn at Palermo."
REMINDER = "It is still your turn at Palermo, and your time is running out."


@pytest.fixture
def webhook() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


def test_an_absent_player_is_notified_reminded_replaced_by_a_bot_and_returns(
    arrive: Arrive, webhook: Receiver, tmp_path: Path
) -> None:
    database = tmp_path / "tavolino.db"
    ada, ben = (
        arrive(tolerate=CONNECTION_ERRORS),
        arrive(tolerate=CONNECTION_ERRORS, viewport=PHONE),
    )
    with serve(database, private_calls="yes") as server:
        made = create_table(server, "palermo", "me", "open", "easy", tempo=TEMPO)
        first, second = tokens(made, "mine", "open")
        address = f"{server.url}/table/{made['table']['id']}"
        sit_down(ben, f"{address}#seat={second}")
        add_webhook(open_menu(ben).get_by_test_id("calls"), webhook.address)
        ben.get_by_test_id("call-webhook").wait_for()
        ben.goto("about:blank")
        sit_down(ada, f"{address}#seat={first}")
        for _ in ("the start card", "a house"):
            wait_until_asked(ada)
            play_example(ada)
        expect(ada.locator("[data-testid=clock-1].runs")).to_be_visible()
        assert webhook.receive()["text"] == f"{TURN} {address}"
        server.stop()

    port = urlsplit(server.url).port
    with serve_later(database, 20, port) as server:
        assert webhook.receive()["text"] == f"{REMINDER} {address}"
        server.stop()
    with serve_later(database, 5, port):
        wait_until_asked(ada)
        ben.goto(address)
        ben.get_by_test_id("stand-in").wait_for()
        assert webhook.said.empty()
        ben.get_by_test_id("play-again").click()
        expect(ben.get_by_test_id("stand-in")).to_have_count(
            0
        )  # otherwise a bot would move once more
        play_example(ada)
        wait_until_asked(ben)
        assert seq(ben) == seq(ada)


def sit_down(page: Page, address: str) -> None:
    prefer_plain_table(page)
    page.goto(address)
    plain_table(page).wait_for()


def play_example(page: Page) -> None:
    """The move that the page itself gives as an example."""
    known = seq(page)
    type_move(page, example_move(page))
    expect(page.locator(f"[data-testid=table][data-seq='{known}']")).to_have_count(0)


def serve_later(
    database: Path, hours: int, port: int | None
) -> AbstractContextManager[RunningServer]:
    """The server was up for this long, and no client connected."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update hours set milliseconds = milliseconds + ?", (hours * HOUR,))
    return serve(database, private_calls="yes", port=port)
