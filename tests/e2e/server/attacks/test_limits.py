"""Limits for each client address: requests, connections and messages."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.net.rate_limits import ConnectionCounter, TokenBucket, client_address
from tavolino.server.protocol.play import PROTOCOL
from tavolino.server.settings import Settings
from tests.kit.server import RunningServer, serve
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import (
    TIMEOUT_SECONDS,
    Json,
    create_table,
    http,
    open_connection,
    open_raw_connection,
    table_request,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

FAMILY, CLASS, PAGES = 8, 60, 3


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("somebody", "somebody"),
    ],
)
def test_a_household_counts_as_one_address(host: str, address: str) -> None:
    assert client_address((host, 1234)) == address


def test_the_connection_counter_limits_each_address() -> None:
    crowd = ConnectionCounter(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    assert len(crowd) == 3
    crowd.leave("a")
    assert crowd.enter("a")
    for address in ("a", "a", "b"):
        crowd.leave(address)
    assert len(crowd) == len(crowd._counts) == 0


def test_the_default_limits_suffice_for_a_family_and_a_school() -> None:
    usual = Settings()
    assert usual.connections_per_address >= CLASS * PAGES
    assert usual.visits_per_minute >= 2 * CLASS * PAGES
    assert usual.downloads_per_minute >= CLASS * FAMILY
    assert usual.tables_per_minute >= CLASS
    assert usual.max_connections >= 4 * usual.connections_per_address


def test_the_message_rate_delays_messages_beyond_the_limit() -> None:
    now = [0.0]
    bucket = TokenBucket(rate=2, size=3, clock=lambda: now[0])
    assert [bucket.borrow() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    assert not bucket.take()
    now[0] = 2.0
    assert bucket.take()


async def test_an_address_that_views_many_positions_does_not_delay_moves(tmp_path: Path) -> None:
    """View requests are all answered, one after the other; a move does not wait for them."""
    with serve(tmp_path / "it.db", looks_per_second=1) as server:
        made = create_table(server, "kuhn", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with (
            open_connection(server, table, held) as mine,
            open_connection(server, table) as curious,
        ):
            await mine.receive("update")
            for _ in range(18):
                await curious.send("view_at", seq=0)
            assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
            assert await mine.act(1, 3, "fold") == {"t": "accepted", "seq": 3}
            told = [(await curious.receive("position_at"))["seq"] for _ in range(18)]
            assert told == [0] * 18
            seen = [said["seq"] for said in curious.messages if said["t"] == "update"]
            assert curious.messages[-1]["t"] == "position_at"
            assert max(seen) >= 4, "the moves came before the last look"


async def test_a_disconnected_client_gets_no_more_answers(tmp_path: Path) -> None:
    """However many messages it sent before: otherwise its seat would look taken for minutes."""
    with serve(tmp_path / "it.db", looks_per_second=2) as server:
        made = create_table(server, "kuhn", "me", "open")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with open_connection(server, table) as watcher:
            async with open_connection(server, table, held) as mine:
                await watcher.until_table(lambda seen: seen["seats"][0]["here"])
                for _ in range(200):
                    await mine.send("view_at", seq=0)
                mine.socket.transport.abort()
            await watcher.until_table(lambda seen: not seen["seats"][0]["here"])


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that allows three connections of each address."""
    database = tmp_path_factory.mktemp("small") / "tavolino.db"
    with serve(database, connections_per_address=3, max_connections=5) as running:
        yield running


async def assert_turned_away(server: RunningServer, table: str, **headers: str) -> Json:
    """The problem that a client beyond the limit gets; it may retry later."""
    async with open_raw_connection(server, table, additional_headers=headers) as late:
        said = await late.next()
        with pytest.raises(ConnectionClosed):
            await late.next()
        assert late.socket.close_code == 1013
    for lang in LANGUAGES:
        assert format_message(lang, said["text"]["key"]) != said["text"]["key"]
    return said


async def wait_for_a_free_slot(server: RunningServer, table: str) -> None:
    """Soon at least: a closed connection may still be on the way out."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not await _is_accepted(server, table):  # noqa: ASYNC110 — nobody there could tell us
            await asyncio.sleep(0.05)


async def _is_accepted(server: RunningServer, table: str) -> bool:
    with suppress(ConnectionClosed):
        async with open_raw_connection(server, table) as again:
            await again.send("hello", protocol=PROTOCOL)
            return bool((await again.next())["t"] == "welcome")
    return False


async def test_an_address_has_a_limited_number_of_connections(small_server: RunningServer) -> None:
    made = create_table(small_server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with AsyncExitStack() as here:
        lines = [
            await here.enter_async_context(open_connection(small_server, table, held))
            for _ in range(3)
        ]
        said = await assert_turned_away(small_server, table)
        assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-crowded")
        forged = {"X-Forwarded-For": "203.0.113.9"}
        assert (await assert_turned_away(small_server, table, **forged))["code"] == "unavailable"
        assert await lines[0].act(0, 2, "bet") == {"t": "accepted", "seq": 2}
        await lines[2].socket.close()
        await wait_for_a_free_slot(small_server, table)


async def test_behind_a_proxy_the_forwarded_addresses_are_counted(tmp_path: Path) -> None:
    database, near = tmp_path / "it.db", "127.0.0.1"
    with serve(
        database, trusted_proxies=near, connections_per_address=3, max_connections=5
    ) as server:
        table = create_table(server, "kuhn", "me", "me")["table"]["id"]
        async with AsyncExitStack() as here:
            for last in range(3):
                forwarded = {"X-Forwarded-For": f"198.51.100.1, 203.0.113.{last}"}
                for _ in range(1 if last else 3):
                    way_in = open_raw_connection(server, table, additional_headers=forwarded)
                    came = await here.enter_async_context(way_in)
                    await came.send("hello", protocol=PROTOCOL)
                    assert (await came.next())["t"] == "welcome"
            crowded = await assert_turned_away(server, table, **{"X-Forwarded-For": "203.0.113.0"})
            assert crowded["text"]["key"] == "problem-full-house"


async def test_page_requests_and_downloads_are_counted(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", visits_per_minute=5, downloads_per_minute=4) as server:
        table = f"/api/tables/{create_table(server, 'kuhn', 'me', 'me')['table']['id']}"
        visits = [http(server, table) for _ in range(7)]
        assert [status for status, _, _ in visits] == [200] * 5 + [429] * 2
        assert visits[-1][1]["code"] == "too_fast"
        said = await assert_turned_away(server, table.rpartition("/")[2])
        assert said["code"] == "too_fast"
        fetched = [http(server, f"{table}/{what}")[0] for what in ("log", "reels/1") * 3]
        assert fetched == [404] * 4 + [429] * 2


@contextmanager
def open_sockets(server: RunningServer, count: int) -> Iterator[list[socket.socket]]:
    at = urlsplit(server.url)
    assert at.hostname
    there = at.hostname, at.port or 80
    with ExitStack() as open_now:
        dial = partial(socket.create_connection, there, timeout=25)
        yield [open_now.enter_context(dial()) for _ in range(count)]


def read_rest(of: socket.socket) -> bytes:
    """The rest of the response; empty when the connection is closed."""
    try:
        return of.recv(10_000)
    except ConnectionResetError:
        return b""


def is_closed(silent: socket.socket) -> bool:
    return read_rest(silent) == b""


def test_an_idle_socket_is_closed(small_server: RunningServer) -> None:
    """Silence, half a request or very slow bytes do not keep a socket open."""
    with open_sockets(small_server, 4) as slow:
        slow[1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        slow[2].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        slow[3].sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
        )
        assert b"HTTP/1.1 200" in slow[2].recv(10_000)
        slow[2].sendall(b"GET / HTTP/1.1\r\n")
        assert b"HTTP/1.1 400" in slow[3].recv(10_000)
        assert is_closed(slow[0])
        assert is_closed(slow[1])
        while read_rest(slow[2]):
            pass


async def test_an_address_has_a_limited_number_of_sockets(small_server: RunningServer) -> None:
    with open_sockets(small_server, 40) as sockets:
        assert all(is_closed(one) for one in sockets[20:])
    await wait_for(lambda: _is_answered(small_server))  # closed sockets have freed their slots


def _is_answered(server: RunningServer) -> bool:
    with suppress(OSError):
        return http(server, "/api/health")[0] == 200
    return False


async def test_servers_that_share_a_database_share_their_limits(
    database_server: Postgres, tmp_path: Path
) -> None:
    address = await database_server.create_database(tmp_path.name)
    with serve(address, tables_per_minute=10) as one, serve(address, tables_per_minute=10) as other:
        wish = table_request("kuhn", "me", "open")
        statuses = [
            http(server, "/api/tables", wish)[0] for _ in range(20) for server in (one, other)
        ]
    assert 10 <= statuses.count(201) <= 12
    assert statuses[-1] == 429
