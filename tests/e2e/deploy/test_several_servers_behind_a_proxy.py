"""The proxy examples for several servers: a dead or frozen server costs no visitor an error."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.e2e.server.durability.test_outage import Player
from tests.e2e.server.durability.test_several_servers import entries, owner_of, run_servers
from tests.kit.proxy.proxies import FOR_SEVERAL
from tests.kit.server import RunningServer
from tests.kit.store.postgres import Postgres
from tests.kit.ws_client import http, wait_for

pytestmark = pytest.mark.process

VISITS = 12
MOVES = 4


class Site:
    """Three servers behind a proxy."""

    def __init__(self, address: str, servers: list[RunningServer], port: int) -> None:
        self.address, self.servers = address, servers
        self.front = RunningServer(f"http://127.0.0.1:{port}", Path(), servers[0].process)

    async def visit(self) -> set[int]:
        """The statuses of some visits in a row."""
        paths = ("/", "/api/ready", "/api/lobby", "/api/health")
        visits = [paths[number % len(paths)] for number in range(VISITS)]
        return {(await asyncio.to_thread(http, self.front, path))[0] for path in visits}


@pytest.fixture(params=FOR_SEVERAL)
async def site(
    request: pytest.FixtureRequest, database_server: Postgres, tmp_path: Path
) -> AsyncIterator[Site]:
    address = await database_server.create_database(tmp_path.name)
    with run_servers(address) as servers:
        addresses = [urlsplit(server.url).netloc for server in servers]
        with FOR_SEVERAL[request.param](addresses, tmp_path) as port:
            yield Site(address, servers, port)


async def test_a_killed_server_causes_no_error_and_play_goes_on(site: Site) -> None:
    player = Player(site.front)
    table = player.made["table"]["id"]
    playing = asyncio.create_task(player.play(lambda one: len(one.acknowledged) >= 3 * MOVES))
    await wait_for(lambda: len(player.acknowledged) >= MOVES)
    owner_of(site.servers, table).kill()
    assert await site.visit() == {200}
    await playing
    kept = await entries(site.address, table)
    assert {seq: kept[seq][2] for seq in player.acknowledged} == player.acknowledged


async def test_a_frozen_server_causes_no_error(site: Site) -> None:
    frozen = site.servers[0]
    frozen.process.send_signal(signal.SIGSTOP)
    try:
        assert await site.visit() == {200}
    finally:
        frozen.process.send_signal(signal.SIGCONT)
    assert await site.visit() == {200}
