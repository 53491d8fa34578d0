"""Three servers on one PostgreSQL: any of them is killed, the database is stopped or killed."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from http.client import CREATED
from typing import NamedTuple

from tests.e2e.server.durability.test_outage import MOVES_PER_CONNECTION
from tests.e2e.server.durability.test_outage import Player as Insisting
from tests.e2e.server.durability.test_several_servers import entries
from tests.kit.proxy.proxies import free_port
from tests.kit.proxy.round_robin_proxy import round_robin_proxy
from tests.kit.server import RunningServer
from tests.kit.store.postgres import Postgres, postgres
from tests.kit.ws_client import Json, TestConnection, http, tokens, wait_for
from tests.soak.logs import are_logged
from tests.soak.run import Run

SERVERS = 3
GAMES = ("palermo", "palermo", "papa_paolo")
KEPT_MESSAGES = 10
"""Number of last messages to a player that are kept if the run fails."""
EVENTS = 8
MAX_MOVES_PER_EVENT = 4
"""Maximum number of moves at each table between two events."""


class Player(Insisting):
    """Plays one match after the other. Repeats each move until it is acknowledged."""

    def __init__(self, front: RunningServer, game: str) -> None:
        super().__init__(front, game)
        self.game = game
        self.heard: Sequence[Json] = ()
        """The messages on the last connection."""
        self.played: list[tuple[str, dict[int, str]]] = [(self.table, self.acknowledged)]
        """Every table, and its acknowledged moves."""

    @property
    def table(self) -> str:
        name: str = self.made["table"]["id"]
        return name

    @property
    def moves(self) -> int:
        return sum(len(acknowledged) for _, acknowledged in self.played)

    async def _visit(self, mine: TestConnection) -> None:
        self.heard = mine.messages
        await mine.send_hello(tokens(self.made, "mine"))
        if (await mine.next())["t"] != "welcome":
            raise ConnectionError
        update = await mine.receive("update")
        for _ in range(MOVES_PER_CONNECTION):
            while update["actors"] and not update["actions"]:
                update = await mine.receive("update")
            if not update["actors"]:
                await self._lay_again()
                return
            await self._insist(mine, update)
            update = await mine.until_seq(update["seq"] + 1)

    async def _lay_again(self) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me"}] * 3}
        status, made, _ = await asyncio.to_thread(http, self.front, "/api/tables", wish)
        if status != CREATED:
            raise ConnectionError
        self.made, self.acknowledged = made, {}
        self.played.append((self.table, self.acknowledged))


class Scene(NamedTuple):
    run: Run
    stack: ExitStack
    database: Postgres
    address: str
    servers: list[RunningServer]
    players: list[Player]

    async def open_server(self) -> None:
        few = {"trusted_proxies": "127.0.0.1", "bot_workers": 1, "world_workers": 1}
        opening = self.run.server(self.address, may_complain=True, port=free_port(), **few)
        self.servers.append(await asyncio.to_thread(self.stack.enter_context, opening))

    async def lose_server(self) -> None:
        server = self.run.dice.choice(self.servers)
        self.servers.remove(server)
        server.kill()
        self.run.counts["server kills"] += 1
        await self.open_server()

    async def stop_database(self) -> None:
        self.run.counts["database stops"] += 1
        await self._without(self.database.stop)

    async def kill_database(self) -> None:
        self.run.counts["database kills"] += 1
        await self._without(self.database.kill)

    async def _without(self, end: Callable[[], None]) -> None:
        """Wait until a move is refused."""
        await asyncio.to_thread(end)
        refused = self._refused()
        await wait_for(lambda: self._refused() > refused)
        await asyncio.to_thread(self.database.start)

    def _refused(self) -> int:
        return sum(player.refused for player in self.players)

    def keep_evidence(self) -> None:
        """The last messages to each player."""
        told = {
            player.table: {
                "acknowledged": player.acknowledged,
                "refused": player.refused,
                "heard": player.heard[-KEPT_MESSAGES:],
            }
            for player in self.players
        }
        (self.run.folder / "players.json").write_text(json.dumps(told, indent=1), "utf-8")

    async def play(self) -> None:
        events = (self.lose_server, self.stop_database, self.kill_database)
        over: list[bool] = []
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(lambda _: bool(over)))
            for _ in range(EVENTS):
                await self._go_on()
                if not self.run.has_time:
                    break
                await self.run.dice.choice(events)()
            await self._go_on()
            over.append(True)

    async def _go_on(self) -> None:
        more = self.run.dice.randint(1, MAX_MOVES_PER_EVENT)
        wanted = [player.moves + more for player in self.players]
        for player, least in zip(self.players, wanted, strict=True):
            await wait_for(partial(has_made, player, least))


def has_made(player: Player, moves: int) -> bool:
    return player.moves >= moves


def outages(run: Run) -> None:
    with postgres() as database, ExitStack() as stack:
        address = asyncio.run(database.create_database("soak"))
        scene = Scene(run, stack, database, address, [], [])
        for _ in range(SERVERS):
            asyncio.run(scene.open_server())
        front = stack.enter_context(round_robin_proxy(scene.servers))
        scene.players.extend(Player(front, game) for game in GAMES)
        try:
            asyncio.run(scene.play())
        except Exception:
            scene.keep_evidence()
            raise
        for player in scene.players:
            _check(run, address, player)
        run.replay_all(address)


def _check(run: Run, address: str, player: Player) -> None:
    for table, acknowledged in player.played:
        kept = asyncio.run(entries(address, table))
        are_logged(kept, acknowledged)
    run.counts["acknowledged moves checked"] += player.moves
