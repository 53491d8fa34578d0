"""Servers that are killed repeatedly during matches."""

import asyncio
import random
from itertools import count
from random import Random

from tests.e2e.server.durability.test_crash import Player as Crashed
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, TestConnection, create_table
from tests.soak.logs import acknowledged_are_logged
from tests.soak.run import Run

TABLES = (
    ("palermo", "me", "me", "easy"),
    ("palermo", "me", "easy", "easy", "easy"),
    ("papa_paolo", "me", "me", "easy"),
    ("papa_paolo", "me", "me"),
    ("villa_paletti", "me", "me"),
)
KILLS = 12
MOVES_PER_KILL = 5
"""Acknowledged moves between two kills, unless the server has lived for `MAX_LIFE_SECONDS`."""
MAX_LIFE_SECONDS = 8.0


class Player(Crashed):
    """Holds all human seats. Log lines may hide secrets, so the store is compared instead."""

    async def _go_on(self, mine: TestConnection) -> None:
        update = await mine.receive("update")
        while update["actors"]:
            if update["actions"]:
                action = random.choice(update["actions"])["action"]
                said = await mine.act(update["seat"], update["seq"], action)
                assert said == {"t": "accepted", "seq": update["seq"]}
                self.acknowledged[update["seq"]] = action
            update = await mine.receive("update")


def kills(run: Run) -> None:
    """The villa is played with listed actions; its server dies during simulations."""
    players: dict[str, Player] = {}
    made: dict[str, Json] = {}
    for number in count():
        with run.server() as server:
            if not made:
                made = {
                    table["table"]["id"]: table
                    for table in (create_table(server, *t) for t in TABLES)
                }
                players = {name: Player() for name in made}
            asyncio.run(_play_until(run.dice, server, players, made))
            server.kill()
            run.counts["server kills"] += 1
        for name, player in players.items():
            acknowledged_are_logged(run.database, name, player.acknowledged)
        if number + 1 == KILLS or not run.has_time:
            break
    checked = sum(len(player.acknowledged) for player in players.values())
    run.counts["acknowledged moves checked"] += checked
    assert checked, "no move was acknowledged"
    run.replay_all()


async def _play_until(
    dice: Random, server: RunningServer, players: dict[str, Player], made: dict[str, Json]
) -> None:
    """All tables play. The server is killed after a random number of moves or a random time."""

    def done() -> int:
        return sum(len(player.acknowledged) for player in players.values())

    wanted, deadline = (
        done() + dice.randint(1, 2 * MOVES_PER_KILL),
        dice.uniform(0.5, MAX_LIFE_SECONDS),
    )
    tasks = [
        asyncio.create_task(player.play(server, made[name])) for name, player in players.items()
    ]
    try:
        async with asyncio.timeout(deadline):
            while done() < wanted and not all(task.done() for task in tasks):  # noqa: ASYNC110 — nobody tells us
                await asyncio.sleep(0.005)
    except TimeoutError:
        pass
    server.process.kill()
    for task in tasks:
        await task
