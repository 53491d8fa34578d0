"""Reconnecting: the connection breaks or the server dies, and the page continues without loss."""

import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.browser.conftest import CONNECTION_ERRORS, Arrive
from tests.kit.browser import palermo, papa_paolo, server_probe
from tests.kit.browser.palermo import Mouse, spot
from tests.kit.browser.server_probe import started_match
from tests.kit.browser.table import (
    notations,
    prompt,
    seq,
    sit_down_by_link,
    table_id,
    wait_for_seq,
    wait_until_asked,
)
from tests.kit.server import serve
from tests.kit.ws_client import create_table

pytestmark = pytest.mark.browser


class RestartableServer:
    """A server that can be killed and restarted at the same address on the same database."""

    def __init__(self, database: Path, stack: ExitStack) -> None:
        self._database = database
        self._stack = stack
        self.house = stack.enter_context(serve(database))

    def freeze(self) -> None:
        """From now on it receives nothing, but its connections stay open."""
        self.house.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        self.house.kill()

    def open_again(self) -> None:
        port = int(self.house.url.rsplit(":", 1)[1])
        self.house = self._stack.enter_context(serve(self._database, port=port))


@pytest.fixture
def restartable_server(database: Path) -> Iterator[RestartableServer]:
    with ExitStack() as stack:
        yield RestartableServer(database, stack)


@pytest.fixture
def page(arrive: Arrive) -> Page:
    """Chromium logs broken connections; these tests expect that."""
    return arrive(tolerate=CONNECTION_ERRORS)


def test_the_page_reconnects_by_itself_after_the_server_was_killed(
    page: Page, restartable_server: RestartableServer
) -> None:
    made = create_table(restartable_server.house, "palermo", "me", "easy", "easy")
    sit_down_by_link(page, restartable_server.house.url, made)
    for _ in range(3):
        palermo.take_step(Mouse(page))
    known = notations(page)
    for _ in range(2):
        restartable_server.kill()
        expect(page.get_by_test_id("reconnecting")).to_contain_text("Connection lost")
        restartable_server.open_again()
        wait_until_asked(page)
        expect(page.get_by_test_id("reconnecting")).to_be_empty()
        assert notations(page) == known
        palermo.take_step(Mouse(page))
        assert notations(page)[: len(known)] == known
        known = notations(page)
    assert server_probe.replay_log(restartable_server.house, table_id(page)).seq == len(known)


def test_a_started_move_is_kept_while_the_connection_is_broken(
    page: Page, restartable_server: RestartableServer
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down_by_link(
        page, restartable_server.house.url, papa_paolo.create_bot_table(restartable_server.house, 3)
    )
    known = seq(page)
    held = papa_paolo.cells(page)[0]
    papa_paolo.spot(page, held).click()
    restartable_server.kill()
    expect(page.get_by_test_id("reconnecting")).to_contain_text("Connection lost")
    restartable_server.open_again()
    wait_until_asked(page)
    expect(page.locator(f"{papa_paolo.BOARD}[data-held='{held}']")).to_be_visible()
    papa_paolo.Mouse(page).press("nothing")
    papa_paolo.confirm_and_wait(papa_paolo.Mouse(page), known)
    assert notations(page)[known : known + 2] == [f"pawn {held}", "nothing"]


def test_a_move_made_while_the_server_dies_is_played_once(
    page: Page, restartable_server: RestartableServer
) -> None:
    made = started_match(restartable_server.house, "start C3")
    sit_down_by_link(page, restartable_server.house.url, made)
    for cell in ("A1", "B1", "C1", "D1"):
        known = seq(page)
        expect(spot(page, cell)).to_be_visible()
        if cell in "A1 C1":  # so that the move does not reach it
            restartable_server.freeze()
        spot(page, cell).click()
        restartable_server.kill()
        restartable_server.open_again()
        wait_until_asked(page, known)
    moves = ["start C3", *(f"house {cell} 2 r0" for cell in ("A1", "B1", "C1", "D1"))]
    assert notations(page) == moves
    match = server_probe.replay_log(restartable_server.house, table_id(page))
    assert [entry.text for entry in match.entries] == moves


def test_an_offline_page_offers_no_actions(
    page: Page, restartable_server: RestartableServer
) -> None:
    made = started_match(restartable_server.house, "start C3")
    sit_down_by_link(page, restartable_server.house.url, made)
    expect(spot(page, "D4")).to_be_visible()
    restartable_server.kill()
    expect(page.get_by_test_id("reconnecting")).to_contain_text("Connection lost")
    spot(page, "D4").click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    restartable_server.open_again()
    wait_until_asked(page)
    spot(page, "B4").click()
    wait_until_asked(page, 1)
    assert notations(page) == ["start C3", "house B4 2 r0"]


def test_missed_moves_are_shown_when_the_device_is_online_again(
    page: Page, restartable_server: RestartableServer
) -> None:
    made = create_table(restartable_server.house, "palermo", "me", "open", "open")
    server_probe.play_moves(restartable_server.house, made, "start C3", "house A1 2 r0")
    page.goto(
        f"{restartable_server.house.url}/table/{made['table']['id']}#seat={made['mine'][0]['token']}"
    )
    wait_for_seq(page, 2)
    page.context.set_offline(True)
    restartable_server.kill()
    expect(page.get_by_test_id("reconnecting")).to_contain_text("Connection lost")
    restartable_server.open_again()
    server_probe.play_moves(restartable_server.house, made, "house B1 2 r0", "house C1 2 r0")
    page.context.set_offline(False)
    wait_until_asked(page, 2)
    assert notations(page) == ["start C3", "house A1 2 r0", "house B1 2 r0", "house C1 2 r0"]
    expect(prompt(page)).to_contain_text("Lay a house")


def test_a_silently_dead_connection_is_noticed(
    page: Page, restartable_server: RestartableServer
) -> None:
    made = started_match(restartable_server.house)
    dead: list[bool] = []

    def carry(browser_side: WebSocketRoute) -> None:
        """Forward everything until the connection is dead, then nothing, not even its end."""
        server_side = browser_side.connect_to_server()
        is_first = not dead
        browser_side.on_message(lambda said: None if is_first and dead else server_side.send(said))

    page.route_web_socket(re.compile("/live$"), carry)
    page.clock.install()
    sit_down_by_link(page, restartable_server.house.url, made)
    dead.append(True)
    spot(page, "C3").click()
    expect(page.get_by_test_id("confirm")).to_contain_text("Saving")
    page.clock.run_for(30_000)
    wait_until_asked(page, 0)
    assert notations(page) == ["start C3"]
