"""Matches on a real server during attacks: random messages, wrong seats and replayed messages.

Honest players choose at random and remember the acknowledged moves. Hostile connections have the
tokens of one seat or of none, and send messages from `test_hostile.Fuzz`. At the end every
acknowledged move must be in the log, and every stored match must replay.
"""

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.e2e.server.attacks.test_hostile import Fuzz, next_message
from tests.kit.server import RunningServer
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    open_connection,
    open_raw_connection,
    tokens,
)
from tests.soak.logs import acknowledged_are_logged
from tests.soak.run import Run

GAMES = {"kuhn": (2, 2), "palermo": (3, 5), "papa_paolo": (2, 4), "villa_paletti": (2, 3)}
MAX_MOVES = 60
"""Maximum number of moves at each table."""
HOSTILE_PER_MOVE = 40
"""Hostile messages for each honest move at a table."""
OWNER_MESSAGES = ("ping", "act", "check_action", "view_at", "gesture", "skip_wait", "subscribe")
"""Messages that a seat owner may send. Excludes `delegate`, which lets a bot play, and `rename`."""


class Table:
    """A match with an honest player on all seats but the last, which belongs to the attacker."""

    def __init__(self, run: Run, server: RunningServer, game: str) -> None:
        fewest, most = GAMES[game]
        seats = run.dice.randint(fewest, most)
        self.made = create_table(server, game, *["me"] * (seats - 1), "open")
        self.id: str = self.made["table"]["id"]
        self.run, self.house = run, server
        self.dice = Random(run.dice.randrange(10**9))
        self.acknowledged: dict[int, str] = {}
        self.allowed = asyncio.Semaphore(HOSTILE_PER_MOVE)
        """Number of hostile messages that may still be sent before the next honest move."""
        self.now: Json = {}
        """The last update of the honest player."""

    async def besieged(self) -> None:
        """Play honestly while the attackers are active."""
        enemies = [
            asyncio.create_task(self._besiege(held))
            for held in (tokens(self.made, "open"), [], ["no such key"])
        ]
        try:
            await self._play()
        finally:
            for enemy in enemies:
                enemy.cancel()
            await asyncio.gather(*enemies, return_exceptions=True)
        for enemy in enemies:
            if not enemy.cancelled() and (error := enemy.exception()):
                raise error

    async def _play(self) -> None:
        """One connection plays all seats, including the attacker's, which may not play itself."""
        held = tokens(self.made, "mine", "open")
        async with open_connection(self.house, self.id, held) as mine:
            self.now = await mine.receive("update")
            for _ in range(MAX_MOVES):
                while self.now["actors"] and not self.now["actions"]:
                    self.now = await mine.receive("update")
                if not (self.now["actors"] and self.run.has_time):
                    break
                await self._move(mine)
                for _ in range(HOSTILE_PER_MOVE):
                    self.allowed.release()
                self.now = await mine.until_seq(self.now["seq"] + 1)
        self.run.counts["matches besieged"] += 1

    async def _move(self, mine: TestConnection) -> None:
        """Often sends two different moves at once: at most one counts."""
        seat, seq = self.now["seat"], self.now["seq"]
        actions = [option["action"] for option in self.now["actions"]]
        said = (
            self.dice.choices(actions, k=2)
            if self.dice.random() < 0.3
            else [self.dice.choice(actions)]
        )
        for action in said:
            await mine.send("act", seat=seat, seq=seq, action=action)
        answers = [await self._answer(mine) for _ in said]
        accepted = {a for a, heard in zip(said, answers, strict=True) if heard["t"] == "accepted"}
        assert len(accepted) <= 1, f"{said} were both accepted"
        assert all(heard.get("code") in (None, "stale", "illegal") for heard in answers), answers
        for action in accepted:
            self.acknowledged[seq] = action
            self.run.counts["acknowledged moves checked"] += 1

    async def _answer(self, mine: TestConnection) -> Json:
        while (heard := await mine.next())["t"] not in ("accepted", "problem"):
            pass
        return heard

    async def _besiege(self, held: list[str]) -> None:
        """Random messages, replayed moves of others, invalid frames, over several connections."""
        fuzz = Fuzz(self.dice.randrange(10**6), held)
        while True:
            with suppress(ConnectionClosed):
                async with open_raw_connection(self.house, self.id) as enemy:
                    await enemy.send_hello(held)
                    while True:
                        await self.allowed.acquire()
                        await enemy.socket.send(self._hostile(fuzz))
                        self.run.counts["hostile messages"] += 1
                        await self._listen(enemy)

    def _hostile(self, fuzz: Fuzz) -> str | bytes:
        """A random message, unless the attacker's seat may legitimately send it."""
        if self.now and self.dice.random() < 0.3:
            return json.dumps({"t": "act", **self._stolen()})
        fuzz.seq = self.now.get("seq", 0) - self.dice.randrange(3)
        said = fuzz.message()
        with suppress(ValueError, RecursionError):
            read = json.loads(said)
            if isinstance(read, dict) and read.get("t") not in OWNER_MESSAGES:
                return json.dumps({"t": "ping"})
            if isinstance(read, dict) and read.get("t") in ("act", "gesture"):
                return json.dumps({**read, "seat": self._foreign()})
        return said

    def _stolen(self) -> dict[str, Any]:
        """A move that is legal for another seat, now or earlier."""
        options = self.now["actions"] or [{"action": "pass"}]
        action = self.dice.choice(options)["action"]
        return {"seat": self._foreign(), "seq": self.now["seq"], "action": action}

    def _foreign(self) -> int:
        """A seat that is not the attacker's."""
        seats = len(self.made["table"]["seats"])
        others: list[int] = [*range(seats - 1), seats, -1, -2]
        return self.dice.choice(others)

    async def _listen(self, enemy: TestConnection) -> None:
        """Receive until the server answers again. It must never report an internal error."""
        await enemy.send("ping")
        while (heard := await next_message(enemy))["t"] != "pong":
            assert heard["t"] != "accepted", heard
            assert heard.get("code") != "unavailable", heard


def hostile(run: Run) -> None:
    with run.server() as server:
        tables = [Table(run, server, game) for game in GAMES]
        asyncio.run(_all(tables))
    for table in tables:
        acknowledged_are_logged(run.database, table.id, table.acknowledged)
    run.replay_all()


async def _all(tables: list[Table]) -> None:
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(table.besieged())
