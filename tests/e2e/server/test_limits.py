"""How many and how often, for each address: what one takes too much of is refused in words."""

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
from tavolino.server.settings import Settings
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    TIMEOUT_SECONDS,
    Json,
    create_table,
    http,
    open_connection,
    open_raw_connection,
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
def test_a_household_is_one_address(host: str, address: str) -> None:
    assert client_address((host, 1234)) == address


def test_a_crowd_has_room_for_so_many_of_each_address() -> None:
    crowd = ConnectionCounter(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    assert len(crowd) == 3
    crowd.leave("a")
    assert crowd.enter("a")
    for address in ("a", "a", "b"):
        crowd.leave(address)
    assert len(crowd) == len(crowd._counts) == 0


def test_the_defaults_leave_room_for_a_family_and_a_school() -> None:
    usual = Settings()
    assert usual.connections_per_address >= CLASS * PAGES
    assert usual.visits_per_minute >= 2 * CLASS * PAGES
    assert usual.downloads_per_minute >= CLASS * FAMILY
    assert usual.tables_per_minute >= CLASS
    assert usual.max_connections >= 4 * usual.connections_per_address


def test_what_is_borrowed_comes_later() -> None:
    now = [0.0]
    bucket = TokenBucket(rate=2, size=3, clock=lambda: now[0])
    assert [bucket.borrow() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    assert not bucket.take()
    now[0] = 2.0
    assert bucket.take()


async def test_an_address_that_looks_at_everything_leaves_time_for_moves(tmp_path: Path) -> None:
    """Looks are answered one after the other, late but all; a move is not kept waiting."""
    with serve(tmp_path / "it.db", looks_per_second=1) as server:
        made = create_table(server, "kuhn", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with (
            open_connection(server, table, held) as mine,
            open_connection(server, table) as curious,
        ):
            await mine.receive("update")
            for _ in range(18):
                await curious.send("look_back", seq=0)
            assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
            assert await mine.act(1, 3, "fold") == {"t": "accepted", "seq": 3}
            told = [(await curious.receive("past"))["seq"] for _ in range(18)]
            assert told == [0] * 18
            seen = [said["seq"] for said in curious.messages if said["t"] == "update"]
            assert curious.messages[-1]["t"] == "past"
            assert max(seen) >= 4, "the moves came before the last look"


async def test_who_is_gone_is_not_answered_any_more(tmp_path: Path) -> None:
    """However much they said before: else their seat would look taken for minutes."""
    with serve(tmp_path / "it.db", looks_per_second=2) as server:
        made = create_table(server, "kuhn", "me", "open")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with open_connection(server, table) as watcher:
            async with open_connection(server, table, held) as mine:
                await watcher.until_table(lambda seen: seen["seats"][0]["here"])
                for _ in range(200):
                    await mine.send("look_back", seq=0)
                mine.socket.transport.abort()
            await watcher.until_table(lambda seen: not seen["seats"][0]["here"])


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A house with room for three of each address."""
    database = tmp_path_factory.mktemp("small") / "tavolino.db"
    with serve(database, connections_per_address=3, max_connections=5) as running:
        yield running


async def turned_away(server: RunningServer, table: str, **headers: str) -> Json:
    """What somebody for whom there is no room is told; they may come back later."""
    async with open_raw_connection(server, table, additional_headers=headers) as late:
        said = await late.next()
        with pytest.raises(ConnectionClosed):
            await late.next()
        assert late.socket.close_code == 1013
    for lang in LANGUAGES:
        assert format_message(lang, said["text"]["key"]) != said["text"]["key"]
    return said


async def there_is_room(server: RunningServer, table: str) -> None:
    """Soon, at least: whoever left may still be on the way out."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not await _is_welcome(server, table):  # noqa: ASYNC110 — nobody there could tell us
            await asyncio.sleep(0.05)


async def _is_welcome(server: RunningServer, table: str) -> bool:
    with suppress(ConnectionClosed):
        async with open_raw_connection(server, table) as again:
            await again.send("hello", protocol=2)
            return bool((await again.next())["t"] == "welcome")
    return False


async def test_an_address_has_only_so_many_connections(small: RunningServer) -> None:
    made = create_table(small, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with AsyncExitStack() as here:
        lines = [
            await here.enter_async_context(open_connection(small, table, held)) for _ in range(3)
        ]
        said = await turned_away(small, table)
        assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-crowded")
        forged = {"X-Forwarded-For": "203.0.113.9"}
        assert (await turned_away(small, table, **forged))["code"] == "unavailable"
        assert await lines[0].act(0, 2, "bet") == {"t": "accepted", "seq": 2}
        await lines[2].socket.close()
        await there_is_room(small, table)


async def test_behind_a_proxy_those_count_whom_it_names(tmp_path: Path) -> None:
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
                    await came.send("hello", protocol=2)
                    assert (await came.next())["t"] == "welcome"
            crowded = await turned_away(server, table, **{"X-Forwarded-For": "203.0.113.0"})
            assert crowded["text"]["key"] == "problem-full-house"


async def test_visits_and_downloads_are_counted(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", visits_per_minute=5, downloads_per_minute=4) as server:
        table = f"/api/tables/{create_table(server, 'kuhn', 'me', 'me')['table']['id']}"
        visits = [http(server, table) for _ in range(7)]
        assert [status for status, _, _ in visits] == [200] * 5 + [429] * 2
        assert visits[-1][1]["code"] == "too_fast"
        said = await turned_away(server, table.rpartition("/")[2])
        assert said["code"] == "too_fast"
        fetched = [http(server, f"{table}/{what}")[0] for what in ("log", "reels/1") * 3]
        assert fetched == [404] * 4 + [429] * 2


@contextmanager
def dialled(server: RunningServer, count: int) -> Iterator[list[socket.socket]]:
    at = urlsplit(server.url)
    assert at.hostname
    there = at.hostname, at.port or 80
    with ExitStack() as open_now:
        dial = partial(socket.create_connection, there, timeout=25)
        yield [open_now.enter_context(dial()) for _ in range(count)]


def rest(of: socket.socket) -> bytes:
    """What is still said; nothing when it is closed."""
    try:
        return of.recv(10_000)
    except ConnectionResetError:
        return b""


def is_closed(silent: socket.socket) -> bool:
    return rest(silent) == b""


def test_who_stands_in_the_door_is_sent_away(small: RunningServer) -> None:
    """Neither silence nor half a request nor very slow words keep a socket."""
    with dialled(small, 4) as slow:
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
        while rest(slow[2]):
            pass


async def test_an_address_has_only_so_many_sockets(small: RunningServer) -> None:
    with dialled(small, 40) as sockets:
        assert all(is_closed(one) for one in sockets[20:])
    await wait_for(lambda: _is_answered(small))  # those that left have made room


def _is_answered(server: RunningServer) -> bool:
    with suppress(OSError):
        return http(server, "/api/health")[0] == 200
    return False
