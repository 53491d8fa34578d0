"""Slow extras of an update follow when a worker has computed them, even if it failed before."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.protocol.play import PROTOCOL, Hello
from tavolino.server.protocol.time_control import UNTIMED
from tavolino.server.table.connection import Connection
from tavolino.server.views.details import SceneDetails, scene_details
from tavolino.server.views.scene import SCENE_EXTRAS
from tavolino.server.workers.pool import WorkerFailed
from tests.kit.games.questions import CALM
from tests.kit.in_process_server import InProcessServer, NullOutlet, send, wait_for

ADVISED = replace(CALM, telling=replace(CALM.telling, advise=lambda state, seen: seen))


class FailingWorkers:
    """Workers that fail some times and then describe the scene."""

    def __init__(self, failures: int) -> None:
        self.failures = failures

    async def describe_scene(
        self, game: Any, state: Any, seat: int, extras: Any, _: str, *, acts: bool
    ) -> SceneDetails:
        self.failures -= 1
        if self.failures >= 0:
            raise WorkerFailed
        return scene_details(game, state, seat, extras, acts=acts)


class Outlet(NullOutlet):
    """Keeps the details that a client gets."""

    def __init__(self) -> None:
        self.details: list[Any] = []

    def push(self, letters: list[bytes], frames: list[bytes], news: list[bytes]) -> None:
        messages = [json.loads(one) for one in (*letters, *news)]
        self.details += [one for one in messages if one["t"] == "details"]


async def sit_down(server: InProcessServer) -> Outlet:
    laid = await server.create_table(UNTIMED, "me", "me", game=ADVISED.name)
    outlet = Outlet()
    guest = Connection("here", outlet, laid.table.updates_for)
    laid.table.join(guest)
    await send(laid, guest, Hello(protocol=PROTOCOL, tokens=laid.keys, extras=SCENE_EXTRAS))
    return outlet


def server_with(folder: Path, failures: int) -> InProcessServer:
    workers = FailingWorkers(failures)
    return InProcessServer(folder, games={ADVISED.name: ADVISED}, simulation_workers=workers)


@pytest.mark.leap
async def test_after_a_failure_of_a_worker_the_extras_still_come(tmp_path: Path) -> None:
    async with server_with(tmp_path, failures=2) as server:
        outlet = await sit_down(server)
        await wait_for(lambda: len(outlet.details) == 3)
    short, _, full = outlet.details
    assert "sheet" not in short
    assert [one["action"] for one in short["actions"]] == [one["action"] for one in full["actions"]]
    assert all(one["text"] for one in short["actions"]), "the player can act meanwhile"
    assert "sheet" in full
