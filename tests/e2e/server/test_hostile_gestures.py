"""Hands that talk too much, processes that hang, stages that are all taken: everybody plays on."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tavolino.i18n import LANGUAGES, format_message
from tests.e2e.server.test_gestures import push, until_felt
from tests.kit.processes import children, only_here
from tests.kit.server import House, serve
from tests.kit.ws_client import Line, Said, ask, lay, line, tokens

pytestmark = pytest.mark.process

TRAPS = ("tests.kit.games.faulty",)


async def told(mine: Line, key: str) -> Said:
    """Ask again and again whether the server is alive, until it says this."""
    while True:
        await mine.say("ping")
        await asyncio.sleep(0.1)
        while (said := await mine.next())["t"] != "pong":
            if said.get("text", {}).get("key") == key:
                return said


async def begin(mine: Line) -> None:
    await push(mine, "push 0.5")
    await until_felt(mine, 0.5)


@only_here
async def test_a_process_that_hangs_is_replaced_and_stops_nobody(tmp_path: Path) -> None:
    """However much its hand says meanwhile."""
    with serve(tmp_path / "it.db", rooms=TRAPS) as house:
        made = lay(house, "pushed", "me")
        async with line(house, made["table"]["id"], tokens(made, "mine")) as mine:
            await begin(mine)
            stage = max(children(house.process.pid))  # the youngest
            os.kill(stage, signal.SIGSTOP)
            for _ in range(1500):
                await push(mine, "push 0.1" + " " * 300)
            assert ask(house, "/api/health")[0] == 200
            assert (await told(mine, "problem-interrupted"))["code"] == "unavailable"
            assert stage not in children(house.process.pid)
            await push(mine, "push 0.25", "let go")
            await mine.until(2)


async def test_who_waits_for_a_stage_is_told_and_comes_next(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as house:
        one, two = (lay(house, "pushed", "me") for _ in range(2))
        async with (
            line(house, one["table"]["id"], tokens(one, "mine")) as here,
            line(house, two["table"]["id"], tokens(two, "mine")) as there,
        ):
            await begin(here)
            await push(there, "push 0.25", *["push 0.001"] * 2000)
            said = await told(there, "problem-stages-taken")
            await there.say("ping")
            await there.hear("pong")  # by then all that was pushed has been said to nobody
            assert all(
                format_message(lang, said["text"]["key"]) != said["text"]["key"]
                for lang in LANGUAGES
            )
            await push(here, "let go")
            await here.until(2)
            await there.hear("felt")
            await push(there, "let go")
            await there.until(2)
            pushed = float(there.lines[0]["told"]["notation"].removeprefix("pull "))
            assert 0.25 < pushed < 0.35, "what is said to nobody is lost, and no more"


async def test_what_is_only_looked_at_makes_room_for_others(tmp_path: Path) -> None:
    """What was said takes a minute to be seen, unless somebody waits for the only stage."""
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as house:
        slow, quick = (lay(house, game, "me") for game in ("lingers", "pushed"))
        async with (
            line(house, slow["table"]["id"], tokens(slow, "mine")) as here,
            line(house, slow["table"]["id"]) as watcher,
            line(house, quick["table"]["id"], tokens(quick, "mine")) as there,
        ):
            assert (await here.act(0, 0, "pull 0.5"))["t"] == "accepted"
            await watcher.see()
            await begin(there)
            assert (await here.until(2))["seq"] == 2


async def test_a_hand_that_did_nothing_yet_makes_room_for_others(tmp_path: Path) -> None:
    """And comes again later."""
    with serve(tmp_path / "it.db", rooms=TRAPS, world_workers=1) as house:
        one, two = (lay(house, "pushed", "me") for _ in range(2))
        async with (
            line(house, one["table"]["id"], tokens(one, "mine")) as here,
            line(house, two["table"]["id"], tokens(two, "mine")) as there,
        ):
            await push(here, "push 9")
            await here.hear("problem")
            await begin(there)
            await push(there, "let go")
            await there.until(2)
            await begin(here)
            await push(here, "let go")
            await here.until(2)
            assert not [said for said in here.heard if said.get("code") == "unavailable"]


def rss(house: House) -> int:
    """Kilobytes in memory."""
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmRSS"))


@only_here
async def test_hands_that_never_read_cost_no_memory(tmp_path: Path) -> None:
    """All of them hold the seat, so each is told what is felt and what is refused."""

    async def refused(mine: Line) -> None:
        await push(mine, *["push 9" + " " * 300] * 10)
        await mine.hear("problem")

    with serve(tmp_path / "it.db", rooms=TRAPS, messages_per_second=100_000) as house:
        made = lay(house, "pushed", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with asyncio.TaskGroup() as group, line(house, table, held) as mine:
            over = asyncio.Event()
            for _ in range(30):
                group.create_task(say_nothing(house, table, held, over))
            await begin(mine)
            for _ in range(30):
                await refused(mine)
            before = rss(house)
            for _ in range(300):
                await refused(mine)
            assert rss(house) - before < 8_000
            over.set()
            while len(mine.lines) < 2:  # so much was said that some of it is lost
                await push(mine, "let go")
                await mine.say("ping")
                await mine.hear("pong")


async def say_nothing(house: House, table: str, held: list[str], over: asyncio.Event) -> None:
    async with line(house, table, held) as deaf:
        deaf.socket.transport.pause_reading()
        await over.wait()
        deaf.socket.transport.abort()
