"""Bots think on other machines: real workers on a real database, including workers that die."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from examples.kuhn import KUHN
from tavolino import __version__
from tavolino.cli.support.load_games import load_games
from tavolino.core.game import AnyGame
from tavolino.server.ops.metrics import bot_answers, remote_failures
from tavolino.server.workers.code_version import code_version
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.remote import RemotePool, shareable_state
from tavolino.store.postgres import PostgresStore
from tests.e2e.server.operations.test_metrics import MeteredServer
from tests.e2e.server.operations.test_worker_pool import dealt_state
from tests.kit.games.faulty import DIES, PONDERING, PONDERS
from tests.kit.proxy.proxies import free_port
from tests.kit.server import ROOT, serve
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import TestConnection, create_table, open_connection, tokens, wait_for

pytestmark = pytest.mark.process

ROOMS = ("examples.kuhn", "tests.kit.games.faulty")
SECONDS = 60.0
OPERATIONS = ROOT / "docs" / "operations.md"
ROLE = "create role thinker login;"


@pytest.fixture
async def address(database_server: Postgres, tmp_path: Path) -> str:
    return await database_server.create_database(tmp_path.name)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files in which a pondering bot reports its start and gets the order to stop."""
    monkeypatch.setenv(PONDERING, str(tmp_path))
    return tmp_path


@contextmanager
def worker(address: str, modules: tuple[str, ...] = ROOMS) -> "Iterator[subprocess.Popen[str]]":
    games = [part for module in modules for part in ("--game", module)]
    command = [sys.executable, "-m", "tavolino", "worker", "--database", address, *games]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert "worker is ready, 1 at once" in process.stdout.readline()
            yield process
        finally:
            process.kill()


class ThoughtClient:
    """The thought requests of a server, without the server."""

    def __init__(self, address: str, wait: float) -> None:
        games = load_games(ROOMS).values()
        self.store = PostgresStore(address, "", code_version(games))
        self.thinkers = WorkerPool(
            games, 1, SECONDS, remote=RemotePool(self.store.remote_workers, wait)
        )
        self._before = _counted()

    async def think(self, game: AnyGame, whose: str = "ada") -> str:
        return await self.thinkers.choose_action(game, dealt_state(game), 0, "random", whose)

    def where(self) -> dict[str, int]:
        """Number of thoughts by the place that computed them or by the reason of their failure."""
        found = {kind: count - self._before.get(kind, 0) for kind, count in _counted().items()}
        return {kind: count for kind, count in found.items() if count}


def _counted() -> dict[str, int]:
    return {**bot_answers.counts, **remote_failures.counts}


@asynccontextmanager
async def thought_client(address: str, wait: float = SECONDS) -> AsyncIterator[ThoughtClient]:
    server = ThoughtClient(address, wait)
    try:
        yield server
    finally:
        await server.store.close()
        await server.thinkers.close()


async def query(address: str, sql: str) -> list[Any]:
    db = await asyncpg.connect(address)
    try:
        return [tuple(row) for row in await db.fetch(sql)]
    finally:
        await db.close()


async def test_without_a_worker_bots_think_locally_at_once(address: str) -> None:
    async with thought_client(address) as server:
        assert await server.think(KUHN) in ("check", "bet")
        assert server.where() == {"here": 1}


async def test_with_a_worker_bots_think_remotely_and_leave_no_rows_behind(address: str) -> None:
    with worker(address):
        async with thought_client(address) as server:
            for _ in range(5):
                assert await server.think(KUHN) in ("check", "bet")
            assert await query(address, "select * from thoughts") == []
            assert server.where() == {"elsewhere": 5}


async def test_a_worker_that_stops_returns_its_thoughts_without_delay(address: str) -> None:
    async with thought_client(address) as server:
        with worker(address) as process:
            await server.think(KUHN)
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait) == 0
        await server.think(KUHN)
        found = server.where()
        assert found["elsewhere"] == found["here"] == 1


async def test_another_worker_takes_over_the_thought_of_a_killed_worker(
    address: str, folder: Path
) -> None:
    begun, enough = folder / "begun", folder / "enough"
    async with thought_client(address) as server:
        with worker(address) as first:
            thought = asyncio.create_task(server.think(PONDERS))
            await wait_for(begun.exists)
            with worker(address):
                first.kill()
                begun.unlink()
                await wait_for(begun.exists)
                assert not thought.done()
                enough.touch()
                assert await thought in ("check", "bet")
        assert server.where() == {"elsewhere": 1}


async def test_when_the_only_worker_is_killed_the_server_thinks_itself(
    address: str, folder: Path
) -> None:
    async with thought_client(address, wait=0.2) as server:
        with worker(address) as only:
            thought = asyncio.create_task(server.think(PONDERS))
            await wait_for((folder / "begun").exists)
            only.kill()
            (folder / "enough").touch()
            assert await thought in ("check", "bet")
        assert server.where() == {"here": 1, "unanswered": 1}


async def test_two_workers_share_the_thoughts(address: str, folder: Path) -> None:
    with worker(address), worker(address):
        async with thought_client(address) as server:
            both = [asyncio.create_task(server.think(PONDERS, whose)) for whose in ("ada", "bob")]
            taken = "select worker from thoughts where worker is not null"
            async with asyncio.timeout(SECONDS):
                while len(found := await query(address, taken)) < len(both):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            (folder / "enough").touch()
            await asyncio.gather(*both)
            assert server.where() == {"elsewhere": 2}
            assert len({number for (number,) in found}) == 2


async def test_a_thought_that_a_busy_worker_does_not_begin_is_computed_locally(
    address: str, folder: Path
) -> None:
    with worker(address):
        async with thought_client(address, wait=0.2) as server:
            async with thought_client(
                address
            ) as patient:  # otherwise a slow worker would make the server ponder
                pondering = asyncio.create_task(patient.think(PONDERS))
                await wait_for((folder / "begun").exists)
                await server.think(KUHN)
                (folder / "enough").touch()
                await pondering
            assert server.where() == {"here": 1, "unanswered": 1, "elsewhere": 1}


async def test_a_cancelled_thought_leaves_no_rows_behind(address: str, folder: Path) -> None:
    with worker(address):
        async with thought_client(address) as server:
            thought = asyncio.create_task(server.think(PONDERS))
            await wait_for((folder / "begun").exists)
            thought.cancel()
            async with asyncio.timeout(SECONDS):
                while await query(address, "select * from thoughts"):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            assert server.store.remote_workers.waiting == 0
            (folder / "enough").touch()
            assert await server.think(KUHN) in ("check", "bet")


async def test_a_bot_that_crashes_a_remote_worker_gets_a_simple_local_move(
    address: str,
) -> None:
    with worker(address):
        async with thought_client(address) as server:
            assert await server.think(DIES) in ("check", "bet")
            assert await server.think(KUHN) in ("check", "bet")
            assert server.where() == {"error": 1, "here": 1, "elsewhere": 1}


async def test_a_worker_of_another_version_is_refused_with_an_explanation(address: str) -> None:
    async with thought_client(address) as server:
        await server.store.claim_match("none")  # the registration of a server that has a table
        command = [sys.executable, "-m", "tavolino", "worker", "--database", address]
        ended = await asyncio.to_thread(
            subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
        )
    assert ended.returncode == 1
    assert f"this worker is Tavolino {__version__} (" in ended.stderr
    assert "both need the same version, with the same games and twins" in ended.stderr


async def test_a_worker_may_access_only_the_thought_tables(address: str) -> None:
    told = re.findall("```sql\n(.*?)```", OPERATIONS.read_text(encoding="utf-8"), re.DOTALL)
    [grants] = [sql for sql in told if "thinker" in sql]
    async with thought_client(address) as server:
        await server.store.count_matches()  # the tables exist
        db = await asyncpg.connect(address)
        await db.execute(grants.replace("create role thinker login password '…';", ROLE))
        await db.close()
        strange = address.replace("tavolino@", "thinker@")
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await query(strange, "select * from matches")
        with worker(strange):
            await server.think(KUHN)
        assert server.where() == {"elsewhere": 1}


def test_a_thought_request_contains_nothing_that_its_seat_may_not_know() -> None:
    state = dealt_state(KUHN)
    left = {shareable_state(KUHN, state, 0) for _ in range(60)}
    imagined = [msgspec.json.decode(each or b"", type=KUHN.state) for each in left]
    assert {KUHN.view(world, 0) for world in imagined} == {KUHN.view(state, 0)}
    assert len(imagined) == 2, "both cards that the other may have"


async def play_first_action(mine: TestConnection) -> None:
    while not (update := await mine.receive("update"))["actions"]:
        pass
    action = update["actions"][0]["action"]
    assert (await mine.act(update["seat"], update["seq"], action))["t"] == "accepted"


async def test_a_whole_server_thinks_remotely_and_plays_on_without_workers(address: str) -> None:
    def thought(where: str) -> float:
        return metered.read().get(f'tavolino_thoughts_total{{where="{where}"}}', 0)

    port = free_port()
    with (
        worker(address, ()) as process,
        serve(address, rooms=(), metrics=f"127.0.0.1:{port}") as server,
    ):
        metered = MeteredServer(server, f"http://127.0.0.1:{port}/metrics")
        made = create_table(server, "palermo", "me", "easy", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            while thought("elsewhere") < 2:
                await play_first_action(mine)
            process.kill()
            before = thought("here")  # a busy worker leaves thoughts to the server
            while thought("here") == before:
                await play_first_action(mine)
        await wait_for(lambda: metered.read()["tavolino_workers"] == 0)
        counted = metered.read()
    assert 'tavolino_waiting{queue="elsewhere"}' in counted
    assert "tavolino_elsewhere_oldest_seconds" in counted
