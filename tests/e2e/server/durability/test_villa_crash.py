"""The simulation of a villa is killed during a pull: the villa is restored and can be pulled at."""

import os
import signal
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pytest

from tavolino.games.villa_paletti.physics.stream import read
from tests.e2e.server.table.test_villa import grasp_pillar, wait_for_turn
from tests.kit.processes import linux_only, working
from tests.kit.server import serve
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process

SLOW_SPEED = 1
"""Millimetres per second: slow enough that the kill comes during the pull."""


def way_out(update: Json) -> tuple[float, float]:
    """The target of the hand in mm, on the clearest of the offered ways."""
    pulls = [o for o in update["actions"] if o["action"].startswith("pull")]
    best = max(pulls, key=lambda option: option["preview"]["clearance"])
    towards, way = radians(int(best["action"].split()[1])), best["preview"]["way"] + 10
    pillar = update["view"]["pillars"][update["view"]["project"]["pillar"]]
    x, y = pillar["x"] / 100, pillar["y"] / 100
    return x + way * cos(towards), y + way * sin(towards)


async def pull(mine: TestConnection, update: Json, speed: int = 30) -> None:
    """The hand glides all the way out."""
    x, y = way_out(update)
    packet = f"g{round(x * 100)},{round(y * 100)},4000,{speed}"
    await mine.send("gesture", seat=update["seat"], seq=update["seq"], packet=packet)


async def wait_for_frames(mine: TestConnection) -> None:
    """Receive frames until simulated time has passed."""
    mine.frames.clear()
    while not mine.frames or read(mine.frames[-1]).tick < 100:
        await mine.next_frame()


def public_state(update: Json) -> dict[str, Any]:
    """The public state of the villa and of the turn."""
    found: dict[str, Any] = update["view"]
    return found


async def test_a_server_killed_during_a_pull_restores_the_villa_before_it(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "villa_paletti", "me", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            before = await grasp_pillar(mine, await wait_for_turn(mine))
            await pull(mine, before, SLOW_SPEED)
            await wait_for_frames(mine)
            os.kill(server.process.pid, signal.SIGKILL)
        assert server.process.wait(10) == -signal.SIGKILL
    with serve(database) as server:
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            assert (update["seq"], update["seat"]) == (before["seq"], before["seat"])
            assert public_state(update) == public_state(before)
            assert update["actions"] == before["actions"]
            await pull(mine, update)
            await mine.until_seq(update["seq"] + 2)
            gesture, outcome = mine.lines[update["seq"] :]
            assert gesture["message"]["notation"].startswith("hands 0g")
            assert (gesture["seat"], outcome["seat"]) == (update["seat"], -1)


@linux_only
async def test_a_killed_simulation_affects_one_turn_and_no_other_table(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db") as server:
        one, two = (create_table(server, "villa_paletti", "me", "me") for _ in range(2))
        async with (
            open_connection(server, one["table"]["id"], tokens(one, "mine")) as here,
            open_connection(server, two["table"]["id"], tokens(two, "mine")) as there,
        ):
            before = await grasp_pillar(here, await wait_for_turn(here))
            elsewhere = await grasp_pillar(there, await wait_for_turn(there))
            await pull(here, before, SLOW_SPEED)
            await wait_for_frames(here)
            simulating = await working(server.process.pid)
            await pull(there, elsewhere, SLOW_SPEED)
            await wait_for_frames(there)

            os.kill(simulating, signal.SIGKILL)
            said = await here.receive("problem")
            assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-interrupted")
            assert said["seq"] == before["seq"]

            await wait_for_frames(there)
            await there.send("gesture", seat=elsewhere["seat"], seq=elsewhere["seq"], packet="a")
            await there.until_seq(elsewhere["seq"] + 2)
            assert not [heard for heard in there.messages if heard["t"] == "problem"]

            async with open_connection(server, one["table"]["id"], tokens(one, "mine")) as anew:
                update = await anew.receive("update")
                assert public_state(update) == public_state(before)
            await pull(here, before)
            await here.until_seq(before["seq"] + 2)
            assert [entry["seat"] for entry in here.lines[before["seq"] :]] == [before["seat"], -1]
