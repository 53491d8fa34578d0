"""Three servers on machines of their own behind nginx; they are cut off or frozen in turn."""

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import CREATED
from itertools import count
from typing import Any, NamedTuple

import asyncpg

from tests.e2e.server.durability.test_outage import BROKEN
from tests.e2e.server.durability.test_several_servers import entries
from tests.kit.network import (
    DATABASE,
    SUBNET,
    Machine,
    NoNamespaces,
    network,
    require_namespaces,
)
from tests.kit.proxy.proxies import nginx_for_several
from tests.kit.server import OPEN_LINE, ROOT, TEST_SETTINGS, RunningServer, serve_command
from tests.kit.store.postgres import postgres
from tests.kit.ws_client import Json, TestConnection, http, open_raw_connection, wait_for
from tests.soak.logs import are_logged
from tests.soak.outages import GAMES, Player, has_made
from tests.soak.run import SERVER_LOG, Run

SERVERS = 3
PORT = 8000
CUTS = 10
MAX_MOVES_PER_CUT = 6
"""Maximum number of moves at each table between two cuts."""

PING_SECONDS, REPLY_SECONDS = 5.0, 6.0
"""The page pings after so much silence, and reconnects if no answer comes in so much time."""

IN_FLIGHT_SECONDS = 0.3
"""An acknowledgement so soon after a cut may have been sent before it."""

MAX_SECONDS = 15.0
"""After a cut every player must have played on in so much time."""

ANSWERS_ITSELF = ("papa_paolo",)
"""Games in which the server writes forced answers that no player sent."""

OWNER = "select address from keepers join servers on id = server where match = $1"


class PageConnection(TestConnection):
    """Notices a silent connection as the page does."""

    async def _receive(self) -> str | bytes:
        try:
            async with asyncio.timeout(PING_SECONDS):
                return await self.socket.recv()
        except TimeoutError:
            await self.send("ping")
        async with asyncio.timeout(REPLY_SECONDS):
            return await self.socket.recv()


class PagePlayer(Player):
    """Plays one match after the other. Reconnects when a page would."""

    def __init__(self, front: RunningServer, game: str) -> None:
        super().__init__(front, game)
        self.sent_at = [self.sent]
        """For each table, the moves that were sent."""
        self.acknowledged_at = [time.monotonic()]

    async def play(self, is_enough: Callable[[Player], bool]) -> None:
        quick = {"open_timeout": REPLY_SECONDS, "close_timeout": 0.1}
        while not is_enough(self):
            try:
                async with open_raw_connection(self.front, self.table, **quick) as raw:
                    await self._visit(PageConnection(raw.socket))
            except BROKEN:
                self.refused += 1
                await asyncio.sleep(0.4)

    async def _insist(self, mine: TestConnection, update: Json) -> None:
        await super()._insist(mine, update)
        self.acknowledged_at.append(time.monotonic())

    async def _lay_again(self) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me"}] * 3}
        asked = partial(http, self.front, "/api/tables", wish, patience=REPLY_SECONDS)
        status, made, _ = await asyncio.to_thread(asked)
        if status != CREATED:
            raise ConnectionError
        self.made, self.acknowledged, self.sent = made, {}, {}
        self.played.append((self.table, self.acknowledged))
        self.sent_at.append(self.sent)

    def went_on_at(self, cut: float) -> float | None:
        """When the first move was acknowledged that cannot have been on its way at the cut."""
        later = (at for at in self.acknowledged_at if at > cut + IN_FLIGHT_SECONDS)
        return next(later, None)


class Server(NamedTuple):
    machine: Machine
    process: subprocess.Popen[str]
    url: str

    def cut_off(self) -> None:
        self.machine.pull_out()

    def cut_off_from_database(self) -> None:
        self.machine.block(DATABASE)

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def reconnect(self) -> None:
        self.machine.plug_in()

    def reconnect_to_database(self) -> None:
        self.machine.unblock(DATABASE)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def is_ready(self) -> bool:
        running = RunningServer(self.url, ROOT, None)  # type: ignore[arg-type]  # only its address
        try:
            return http(running, "/api/ready", patience=REPLY_SECONDS)[0] == 200
        except OSError:
            return False


KINDS = (
    ("cut off from everything", Server.cut_off, Server.reconnect),
    ("cut off from everything", Server.cut_off, Server.reconnect),
    ("cut off from everything", Server.cut_off, Server.reconnect),
    ("cut off from the database", Server.cut_off_from_database, Server.reconnect_to_database),
    ("frozen", Server.freeze, Server.thaw),
)


class Scene(NamedTuple):
    run: Run
    address: str
    servers: list[Server]
    players: list[PagePlayer]

    async def play(self) -> None:
        over: list[bool] = []
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play(lambda _: bool(over)))
            for number in range(CUTS):
                if number and not self.run.has_time:
                    break
                await self._go_on()
                await self._cut()
            await self._go_on()
            over.append(True)

    async def _go_on(self) -> None:
        more = self.run.dice.randint(1, MAX_MOVES_PER_CUT)
        wanted = [player.moves + more for player in self.players]
        for player, least in zip(self.players, wanted, strict=True):
            await wait_for(partial(has_made, player, least))

    async def _cut(self) -> None:
        """Cut off the owner of a table until all have played on, and wait for its return."""
        kind, cut_off, reconnect = self.run.dice.choice(KINDS)
        server = await self._owner_of(self.run.dice.choice(self.players).table)
        began = time.monotonic()
        cut_off(server)
        try:
            await wait_for(lambda: all(one.went_on_at(began) for one in self.players))
        finally:
            reconnect(server)
        took = max(one.went_on_at(began) or 0.0 for one in self.players) - began
        print(f"{kind}: {took:.1f} s", flush=True)
        self.run.counts[kind] += 1
        self.run.counts[f"played on within {3 * (1 + int(took / 3))} s"] += 1
        assert took <= MAX_SECONDS, f"{kind}: play went on only after {took:.1f} s"
        await asyncio.to_thread(_await_ready, server)

    async def _owner_of(self, table: str) -> Server:
        db = await asyncpg.connect(self.address)
        owner = await db.fetchval(OWNER, table)
        await db.close()
        return next(server for server in self.servers if server.url == owner)

    def keep_evidence(self) -> None:
        told = {
            player.table: {"acknowledged": player.acknowledged, "heard": player.heard[-10:]}
            for player in self.players
        }
        (self.run.folder / "players.json").write_text(json.dumps(told, indent=1), "utf-8")


def _await_ready(server: Server) -> None:
    for _ in count():
        if server.is_ready():
            return
        time.sleep(0.2)


@contextmanager
def _server(run: Run, machine: Machine, database: str) -> Iterator[Server]:
    """A server on this machine, with chance drawn from the seed."""
    settings: dict[str, Any] = {
        **TEST_SETTINGS,
        "host": machine.address,
        "port": PORT,
        "database": database,
        "trusted_proxies": SUBNET,
        "allowed_hosts": "*",
        "bot_workers": 1,
        "world_workers": 1,
    }
    environment = {**os.environ, "TAVOLINO_TEST_CHANCE": str(run.seed)}
    command = machine.command(*serve_command(**settings))
    with (
        (run.folder / SERVER_LOG).open("a", encoding="utf-8") as log,
        subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout
            assert process.stdout.readline().startswith(OPEN_LINE)
            yield Server(machine, process, f"http://{machine.address}:{PORT}")
        finally:
            process.kill()


def cuts(run: Run) -> None:
    """Moves this process into its own network, and does nothing where that is not possible."""
    try:
        require_namespaces()
    except NoNamespaces as reason:
        run.counts[f"skipped: {reason}"] += 1
        return
    with ExitStack() as stack:
        machines = stack.enter_context(network(SERVERS))
        database = stack.enter_context(postgres(listen_addresses=DATABASE))
        address = asyncio.run(database.create_database("cuts"))
        there = f"postgresql://tavolino@{DATABASE}/cuts"
        servers = [stack.enter_context(_server(run, machine, there)) for machine in machines]
        netlocs = [server.url.removeprefix("http://") for server in servers]
        port = stack.enter_context(nginx_for_several(netlocs, run.folder))
        front = RunningServer(f"http://127.0.0.1:{port}", run.folder, None)  # type: ignore[arg-type]  # only its address
        scene = Scene(run, address, servers, [PagePlayer(front, game) for game in GAMES])
        try:
            asyncio.run(scene.play())
        except BaseException:
            scene.keep_evidence()
            raise
        for player in scene.players:
            _check(run, address, player)
        run.replay_all(address)


def _check(run: Run, address: str, player: PagePlayer) -> None:
    """No acknowledged move is missing, and none that was sent once is there twice."""
    for (table, acknowledged), sent in zip(player.played, player.sent_at, strict=True):
        kept = asyncio.run(entries(address, table))
        are_logged(kept, acknowledged)
        own = {seq: text for seq, seat, text in kept if seat >= 0}
        if player.game not in ANSWERS_ITSELF:
            assert own.items() <= sent.items(), "a move is in the log twice"
    run.counts["acknowledged moves checked"] += player.moves
