"""Gesture floods, hanging workers and a full simulation pool: the other players play on."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tavolino.i18n import LANGUAGES, format_message
from tests.e2e.server.table.test_gestures import send_packet, wait_for_feedback
from tests.kit.processes import linux_only, workers
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

TRAPS = ("tests.kit.games.faulty",)


async def wait_for_text(mine: TestConnection, key: str) -> Json:
    """Ask the server for its health until it reports this."""
    while True:
        await mine.send("ping")
        await asyncio.sleep(0.1)
        while (said := await mine.next())["t"] != "pong":
            if said.get("text", {}).get("key") == key:
                return said


async def begin_gesture(mine: TestConnection) -> None:
    await send_packet(mine, "push 0.5")
    await wait_for_feedback(mine, 0.5)


@linux_only
async def test_a_hanging_worker_is_replaced_and_blocks_nobody(tmp_path: Path) -> None:
    """Even while its player keeps sending packets."""
    with serve(tmp_path / "it.db", rooms=TRAPS) as server:
        made = create_table(server, "pushed", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await begin_gesture(mine)
            stage = max(workers(server.process.pid))  # the youngest process
            os.kill(stage, signal.SIGSTOP)
            for _ in range(1500):
                await send_packet(mine, "push 0.1" + " " * 300)
            assert http(server, "/api/health")[0] == 200
            assert (await wait_for_text(mine, "problem-interrupted"))["code"] == "unavailable"
            assert stage not in workers(server.process.pid)
            await send_packet(mine, "push 0.25", "let go")
            await mine.until_seq(2)


async def test_a_player_who_waits_for_a_simulation_slot_is_told_and_is_next(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as server:
        one, two = (create_table(server, "pushed", "me") for _ in range(2))
        async with (
            open_connection(server, one["table"]["id"], tokens(one, "mine")) as here,
            open_connection(server, two["table"]["id"], tokens(two, "mine")) as there,
        ):
            await begin_gesture(here)
            await send_packet(there, "push 0.25", *["push 0.001"] * 2000)
            said = await wait_for_text(there, "problem-stages-taken")
            await there.send("ping")
            await there.receive("pong")  # by then all packets have been dropped
            assert all(
                format_message(lang, said["text"]["key"]) != said["text"]["key"]
                for lang in LANGUAGES
            )
            await send_packet(here, "let go")
            await here.until_seq(2)
            await there.receive("feedback")
            await send_packet(there, "let go")
            await there.until_seq(2)
            pushed = float(there.lines[0]["message"]["notation"].removeprefix("pull "))
            assert 0.25 < pushed < 0.35, "what is said to nobody is lost, and no more"


async def test_an_idle_simulation_makes_room_for_others(tmp_path: Path) -> None:
    """A recording takes a minute to play, unless another player waits for the only slot."""
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as server:
        slow, quick = (create_table(server, game, "me") for game in ("lingers", "pushed"))
        async with (
            open_connection(server, slow["table"]["id"], tokens(slow, "mine")) as here,
            open_connection(server, slow["table"]["id"]) as watcher,
            open_connection(server, quick["table"]["id"], tokens(quick, "mine")) as there,
        ):
            assert (await here.act(0, 0, "pull 0.5"))["t"] == "accepted"
            await watcher.next_frame()
            await begin_gesture(there)
            assert (await here.until_seq(2))["seq"] == 2


async def test_a_gesture_that_has_not_begun_makes_room_for_others(tmp_path: Path) -> None:
    """It returns later. On a busy machine the server says that it waits."""
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as server:
        one, two = (create_table(server, "pushed", "me") for _ in range(2))
        async with (
            open_connection(server, one["table"]["id"], tokens(one, "mine")) as here,
            open_connection(server, two["table"]["id"], tokens(two, "mine")) as there,
        ):
            await send_packet(here, "push 9")
            await here.receive("problem")
            await begin_gesture(there)
            await send_packet(there, "let go")
            await there.until_seq(2)
            await begin_gesture(here)
            await send_packet(here, "let go")
            await here.until_seq(2)
            failed = [said for said in here.messages if said.get("code") == "unavailable"]
            assert {said["text"]["key"] for said in failed} <= {"problem-stages-taken"}


def rss(server: RunningServer) -> int:
    """Kilobytes of memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmRSS"))


@linux_only
async def test_clients_that_never_read_cost_no_memory(tmp_path: Path) -> None:
    """All of them hold the seat, so each gets feedback and refusals."""

    async def refused(mine: TestConnection) -> None:
        await send_packet(mine, *["push 9" + " " * 300] * 10)
        await mine.receive("problem")

    with serve(tmp_path / "it.db", rooms=TRAPS, messages_per_second=100_000) as server:
        made = create_table(server, "pushed", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with asyncio.TaskGroup() as group, open_connection(server, table, held) as mine:
            over = asyncio.Event()
            for _ in range(30):
                group.create_task(never_read(server, table, held, over))
            await begin_gesture(mine)
            for _ in range(30):
                await refused(mine)
            before = rss(server)
            for _ in range(300):
                await refused(mine)
            assert rss(server) - before < 8_000
            over.set()
            while len(mine.lines) < 2:  # enough packets that some are dropped
                await send_packet(mine, "let go")
                await mine.send("ping")
                await mine.receive("pong")


async def never_read(
    server: RunningServer, table: str, held: list[str], over: asyncio.Event
) -> None:
    async with open_connection(server, table, held) as deaf:
        deaf.socket.transport.pause_reading()
        await over.wait()
        deaf.socket.transport.abort()
