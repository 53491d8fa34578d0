"""The database restarts under load: three servers, several tables, clients that switch servers."""

import asyncio
from collections.abc import Callable, Sequence
from operator import gt
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavolino.server.clock.uptime import MAX_SAVE_GAP_SECONDS
from tavolino.server.protocol.time_control import DAY_SECONDS
from tests.e2e.server.durability.test_several_servers import entries, run_servers
from tests.kit.proxy.round_robin_proxy import round_robin_proxy
from tests.kit.server import RunningServer
from tests.kit.store.postgres import Postgres, postgres
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    open_raw_connection,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

TABLES = 3
MOVES_PER_CONNECTION = 3
"""Number of moves after which a client connects to the next server."""

MOVES_PER_PHASE = 6
"""Number of moves at each table before the outage, and after it."""

TEMPO = {"limit": {"kind": "budget", "seconds": DAY_SECONDS}}
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Player:
    """Repeats a move until it is acknowledged, on any connection, and switches servers."""

    def __init__(self, front: RunningServer, game: str = "palermo") -> None:
        self.front = front
        self.made = create_table(front, game, "me", "me", "me", tempo=TEMPO)
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.refused = 0
        self.left: Sequence[float] = ()
        """The remaining time of each seat."""

    async def play(self, is_enough: Callable[["Player"], bool]) -> None:
        while not is_enough(self):
            try:
                async with open_raw_connection(self.front, self.made["table"]["id"]) as mine:
                    await self._visit(mine)
            except BROKEN:
                self.refused += 1
                await asyncio.sleep(0.1)

    async def _visit(self, mine: TestConnection) -> None:
        await mine.send_hello(tokens(self.made, "mine"))
        if (await mine.next())["t"] != "welcome":
            raise ConnectionError
        update = await mine.receive("update")
        for _ in range(MOVES_PER_CONNECTION):
            while not update["actions"]:
                update = await mine.receive("update")
            await self._insist(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
            self.left = update["table_clock"]["left"]

    async def _insist(self, mine: TestConnection, update: Json) -> None:
        action = update["actions"][0]["action"]
        self.sent[update["seq"]] = action
        while (await mine.act(update["seat"], update["seq"], action))["t"] != "accepted":
            self.refused += 1
            await asyncio.sleep(0.1)
        self.acknowledged[update["seq"]] = action


async def play_through(players: Sequence[Player], database: Postgres) -> float:
    """All clients play on through an outage; returns its minimum duration."""
    over: list[int] = []
    wanted = [MOVES_PER_PHASE]

    def is_enough(player: Player) -> bool:
        return bool(over) and len(player.acknowledged) >= wanted[0]

    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(is_enough))
        await wait_for(lambda: all(len(one.acknowledged) >= MOVES_PER_PHASE for one in players))
        await asyncio.to_thread(database.stop)
        stopped, before = monotonic(), [one.refused for one in players]
        await wait_for(lambda: any(map(gt, (one.refused for one in players), before)))
        away = monotonic() - stopped
        await asyncio.to_thread(database.start)
        wanted[0] = MOVES_PER_PHASE + max(len(one.acknowledged) for one in players)
        over.append(1)
    return away


async def test_a_database_restart_loses_no_moves_doubles_none_and_costs_no_time() -> None:
    with postgres() as database:
        address = await database.create_database("house")
        with run_servers(address) as servers, round_robin_proxy(servers) as front:
            began = monotonic()
            players = [Player(front) for _ in range(TABLES)]
            away = await play_through(players, database)
            most = monotonic() - began - away + MAX_SAVE_GAP_SECONDS
        for player in players:
            kept = await entries(address, player.made["table"]["id"])
            assert [seq for seq, _, _ in kept] == list(range(len(kept)))
            assert {seq: kept[seq][2] for seq in player.acknowledged} == player.acknowledged
            own = {seq: text for seq, seat, text in kept if seat >= 0}
            assert own.items() <= player.sent.items(), "the server wrote an action twice"
            assert 0 <= 3 * DAY_SECONDS - sum(player.left) <= most
