"""Three servers share a database.

Every server answers every request. Each match has one owner. The others take over the matches of a
dead server.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import asyncpg
import pytest

from tavolino.server.clock.uptime import MAX_SAVE_GAP_SECONDS
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.store.postgres import PostgresStore
from tests.e2e.server.durability.test_crash import Player
from tests.kit.proxy.proxies import free_port
from tests.kit.proxy.round_robin_proxy import round_robin_proxy
from tests.kit.server import RunningServer, serve
from tests.kit.store.postgres import Postgres, postgres
from tests.kit.store.store_records import MATCH, SEATS
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    http,
    open_connection,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

SERVERS = 3

AWAY_MS = 6000
"""Seconds after a kill in which nobody plays on."""


class RemainingTimes(NamedTuple):
    """The remaining times when a player connected and disconnected, and the seconds in between."""

    first: list[float]
    last: list[float]
    seconds: float


@contextmanager
def run_servers(address: str, number: int = SERVERS) -> Iterator[list[RunningServer]]:
    with ExitStack() as stack:
        yield [stack.enter_context(_server(address)) for _ in range(number)]


def _server(address: str) -> AbstractContextManager[RunningServer]:
    port = free_port()
    return serve(address, port=port, trusted_proxies="127.0.0.1", bot_workers=1, world_workers=1)


@pytest.fixture
async def address(database_server: Postgres, tmp_path: Path) -> str:
    return await database_server.create_database(tmp_path.name)


async def entries(address: str, match: str) -> list[tuple[int, int, str]]:
    db = await asyncpg.connect(address)
    asked = "select seq, seat, text from entries where match = $1 order by seq"
    found = [(seq, seat, text) for seq, seat, text in await db.fetch(asked, match)]
    await db.close()
    return found


def owner_of(servers: list[RunningServer], table: str) -> RunningServer:
    """The server that owns the table, once a request has loaded it."""
    assert http(servers[-1], f"/api/tables/{table}")[0] == 200
    [keeper] = [server for server in servers if http(server, "/api/health")[1]["tables"]]
    return keeper


async def test_everybody_sees_every_move_on_every_server(address: str) -> None:
    with run_servers(address) as servers:
        made = create_table(servers[0], "palermo", "me", "me", "me")
        name = made["table"]["id"]
        async with (
            open_connection(servers[1], name, tokens(made, "mine")) as mine,
            open_connection(servers[2], name) as other,
        ):
            update = await mine.receive("update")
            for _ in range(5):
                action = update["actions"][0]["action"]
                said = await mine.act(update["seat"], update["seq"], action)
                assert said == {"t": "accepted", "seq": update["seq"]}
                while not (update := await mine.receive("update"))["actions"]:
                    pass
            seen = await other.until_seq(update["seq"])
            assert [each["message"] for each in other.lines] == [
                each["message"] for each in mine.lines
            ]
            assert seen["seq"] == update["seq"]
        name = made["table"]["id"]
        glances = [http(server, f"/api/tables/{name}") for server in servers]
        assert [status for status, _, _ in glances] == [200] * SERVERS
        assert glances[0][1] == glances[1][1] == glances[2][1]
        assert http(servers[1], "/api/tables/nothing")[0] == 404
        assert owner_of(servers, name) is servers[0]


async def test_a_killed_server_loses_nothing_and_another_takes_over(address: str) -> None:
    player = Player()
    with run_servers(address) as servers, round_robin_proxy(servers) as front:
        made = create_table(front, "palermo", "me", "me", "easy", "easy")
        for _ in range(SERVERS - 1):
            keeper = owner_of(servers, made["table"]["id"])
            await _play_and_kill(player, front, made, keeper)
            servers.remove(keeper)
        assert await _play_on(player, front, made)
    kept = await entries(address, made["table"]["id"])
    assert [seq for seq, _, _ in kept] == list(range(len(player.known)))
    assert {seq: kept[seq][2] for seq in player.acknowledged} == player.acknowledged


async def _play_and_kill(
    player: Player, front: RunningServer, made: Json, keeper: RunningServer
) -> None:
    """The server dies as soon as it has acknowledged a few more moves."""
    wanted = len(player.acknowledged) + 4
    playing = asyncio.create_task(player.play(front, made))
    await wait_for(lambda: len(player.acknowledged) >= wanted or playing.done())
    keeper.kill()
    assert not await playing


async def _play_on(player: Player, front: RunningServer, made: Json) -> bool:
    async with asyncio.timeout(120):
        while not await player.play(front, made):  # noqa: ASYNC110 — it comes back as a page does
            await asyncio.sleep(0.05)
    return True


@pytest.mark.parametrize("pace", ["live", "days"])
async def test_clocks_continue_from_where_a_killed_server_left_them(
    address: str, pace: str
) -> None:
    """At a live table nobody was present meanwhile; over days another server could answer."""

    async def hours() -> int:
        db = await asyncpg.connect(address)
        found: int = await db.fetchval("select milliseconds from hours")
        await db.close()
        return found

    async def past(moment: int) -> None:
        async with asyncio.timeout(120):
            while await hours() < moment:  # noqa: ASYNC110 — only the database could tell
                await asyncio.sleep(0.1)

    async def play(server: RunningServer, moves: int) -> RemainingTimes:
        """The time left after the last of these moves, and how long a client was connected."""
        began = monotonic()
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            first = update["table_clock"]["left"]
            for _ in range(moves):
                action = update["actions"][0]["action"]
                assert (await mine.act(update["seat"], update["seq"], action))["t"] == "accepted"
                while not (update := await mine.receive("update"))["actions"]:
                    pass
        return RemainingTimes(first, update["table_clock"]["left"], monotonic() - began)

    limit = {"kind": "budget", "seconds": DAY_SECONDS}
    with run_servers(address, 2) as servers:
        made = create_table(
            servers[0], "palermo", "me", "me", "me", tempo={"pace": pace, "limit": limit}
        )
        before = await play(servers[1], 5)
        assert sum(before.last) >= 3 * DAY_SECONDS - before.seconds
        keeper = owner_of(servers, made["table"]["id"])
        servers.remove(keeper)
        opened, killed = await hours(), monotonic()
        keeper.kill()
        await past(opened + AWAY_MS)
        after = await play(servers[0], 5)
        away = monotonic() - killed if pace == "days" else 0
        used = before.seconds + after.seconds + away
        for had, has in zip(before.last, after.first, strict=True):
            assert had - used <= has <= had + before.seconds
        assert sum(after.first) - sum(after.last) <= after.seconds


async def test_a_server_that_returns_after_an_outage_does_not_count_it(address: str) -> None:
    """Another server is up, but nothing could be stored for an hour."""
    first, second = PostgresStore(address), PostgresStore(address)
    await first.create_match(MATCH, SEATS)
    await first.claim_match(MATCH.id)
    assert await first.save_uptime(1000) >= 1000
    db = await asyncpg.connect(address)
    await db.execute("update hours set at = at - interval '1 hour'")
    await db.close()
    assert 1000 <= await second.save_uptime(0) <= 1000 + MAX_SAVE_GAP_SECONDS * 1000
    await second.close()
    await first.close()


async def test_the_database_restarts_under_load(tmp_path: Path) -> None:
    async def play(front: RunningServer, made: Json, database: Postgres) -> int:
        done = 0
        async with open_connection(front, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            while done < 12:
                action = update["actions"][0]["action"]
                if done == 6:
                    await asyncio.to_thread(database.stop)
                    said = await mine.act(update["seat"], update["seq"], action)
                    assert said["code"] == "unavailable"
                    await asyncio.to_thread(database.start)
                await _insist(mine, update, action)
                done += 1
                while not (update := await mine.receive("update"))["actions"]:
                    pass
        return len(mine.lines)

    with postgres() as database:
        address = await database.create_database("house")
        with run_servers(address, 2) as servers:
            made = create_table(servers[0], "palermo", "me", "me", "me")
            shown = await play(servers[1], made, database)
        kept = await entries(address, made["table"]["id"])
    assert [seq for seq, _, _ in kept] == list(range(len(kept)))
    assert len(kept) == shown


async def _insist(mine: TestConnection, update: Json, action: str) -> None:
    async with asyncio.timeout(60):
        while (await mine.act(update["seat"], update["seq"], action))["t"] != "accepted":  # noqa: ASYNC110 — it says it again as a page does
            await asyncio.sleep(0.2)


async def test_a_server_that_was_cut_off_gives_up_matches_that_another_server_took_over(
    address: str,
) -> None:
    """Its database connection breaks and another server gets a request: then it knows."""

    async def number() -> int:
        db = await asyncpg.connect(address)
        found: int = await db.fetchval("select server from keepers")
        await db.close()
        return found

    with run_servers(address, 2) as servers:
        made = create_table(servers[0], "palermo", "me", "me", "me")
        name = made["table"]["id"]
        first = await number()
        deadline = 40
        while await number() == first and deadline:
            db = await asyncpg.connect(address)
            asked = (
                "select pg_terminate_backend(pid) from pg_locks where objsubid = 2 and objid = $1"
            )
            await db.execute(asked, first)
            await db.close()
            assert http(servers[1], f"/api/tables/{name}")[0] == 200
            deadline -= 1
        await wait_until_owned(servers[1])
        await wait_until_owned(servers[0], 0)
        assert http(servers[0], f"/api/tables/{name}")[0] == 200


async def wait_until_owned(server: RunningServer, tables: int = 1) -> None:
    await wait_for(lambda: bool(http(server, "/api/health")[1]["tables"] == tables))
