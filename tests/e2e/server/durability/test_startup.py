"""Startup is fast: only the processes that simulate load the physics."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.server.table.test_villa import grasp_pillar, wait_for_turn
from tests.kit.processes import linux_only, workers
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process

LOADED = "import sys, tavolino.cli.commands.{}; print('mujoco' in sys.modules)"


def is_simulating(process: int) -> bool:
    """Has this process loaded the physics?"""
    return "mujoco" in Path(f"/proc/{process}/maps").read_text()


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)


def test_serving_and_listing_games_loads_no_physics() -> None:
    for command in ("serve", "games"):
        assert run("-c", LOADED.format(command)).stdout == "False\n"


def test_help_loads_no_game() -> None:
    done = run("-X", "importtime", "-m", "tavolino", "--help")
    assert "tavolino.cli" in done.stderr
    for heavy in ("tavolino.games", "numpy", "mujoco", "highspy", "uvicorn"):
        assert heavy not in done.stderr


@linux_only
async def test_a_server_with_villas_never_simulates_in_its_own_process(
    server: RunningServer,
) -> None:
    made = create_table(server, "villa_paletti", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await grasp_pillar(mine, await wait_for_turn(mine))
        await mine.send("gesture", seat=update["seat"], seq=update["seq"], packet="a")
        await mine.until_seq(update["seq"] + 2)
    assert not is_simulating(server.process.pid)
    assert any(is_simulating(worker) for worker in workers(server.process.pid))
