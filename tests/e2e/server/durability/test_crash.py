"""The server is killed at any moment: acknowledged moves are stored, and the match goes on."""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.kit.processes import linux_only, workers
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    open_connection,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

ROUNDS = 5


class Player:
    """Plays on after every crash, and remembers what the server sent before it."""

    def __init__(self) -> None:
        self.known: list[Json] = []
        """The log lines that were shown."""
        self.acknowledged: dict[int, str] = {}

    async def play(self, server: RunningServer, made: Json) -> bool:
        """Play until the match is over or the connection breaks. Is the match over?"""
        try:
            async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
                await self._go_on(mine)
        except (ConnectionClosed, InvalidHandshake, OSError):  # possibly before the greeting
            return False
        return True

    async def _go_on(self, mine: TestConnection) -> None:
        update = await mine.receive("update")
        assert mine.lines[: len(self.known)] == self.known
        for seq, action in self.acknowledged.items():
            assert mine.lines[seq]["message"]["notation"] == action
        while update["actors"]:
            if update["actions"]:
                action = random.choice(update["actions"])["action"]
                said = await mine.act(update["seat"], update["seq"], action)
                assert said == {"t": "accepted", "seq": update["seq"]}
                self.acknowledged[update["seq"]] = action
            update = await mine.receive("update")
            self.known = list(mine.lines)


async def play_and_kill(player: Player, server: RunningServer, made: Json, seconds: float) -> None:
    killer = asyncio.get_running_loop().call_later(seconds, server.process.kill)
    await player.play(server, made)
    killer.cancel()


async def test_kill_at_random_moments(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    player = Player()
    made: Json = {}
    for number in count(1):
        longest = max(0.6, 0.2 * number)  # until a busy machine has acknowledged something
        with serve(database) as server:
            made = made or create_table(server, "palermo", "me", "me", "easy", "easy")
            await play_and_kill(player, server, made, random.uniform(0.02, longest))
            server.kill()
        if number >= ROUNDS and player.acknowledged:
            break
    with serve(database) as server:
        assert await player.play(server, made)
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        [(written, last)] = db.execute("select count(*), max(seq) from entries").fetchall()
        assert written == last + 1 == len(player.known)
        assert db.execute("select finished is not null from matches").fetchone() == (1,)


async def test_after_a_restart_the_bots_play_on_as_soon_as_a_client_connects(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tavolino.db"

    async def watch(server: RunningServer, entries: int) -> None:
        async with open_connection(server, made["table"]["id"]) as watcher:
            await watcher.until_seq(entries)

    with serve(database, bot_pace=0.05) as server:
        made = create_table(server, "palermo", "easy", "easy", "easy")
        await watch(server, 5)
        server.kill()
    with serve(database) as server:
        await watch(server, 25)


@linux_only
async def test_a_killed_server_leaves_no_processes_behind(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        made = create_table(server, "palermo", "easy", "easy", "easy")
        async with open_connection(server, made["table"]["id"]) as watcher:
            await watcher.until_seq(3)
        started = workers(server.process.pid)
        assert started
        server.kill()
        await wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in started))
    assert os.getpid() not in started
