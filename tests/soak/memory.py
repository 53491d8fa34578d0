"""A mixed load of steady strength, during which the server's memory and descriptors must not grow.

Visitors create tables, play against bots, reconnect, watch, import matches, have them reviewed and
read pages. They leave their tables behind, so the server loads and unloads tables all the time.
"""

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed

from tavolino.core.files.match_file import FilePlayer, MatchFile
from tests.kit.server import RunningServer
from tests.kit.store.stored_matches import PALERMO, log_in
from tests.kit.ws_client import create_table, http, open_connection, tokens
from tests.soak.run import Run

VISITORS = 4
PAUSE_SECONDS = 0.25
"""Seconds between two things that a visitor does."""

IDLE_SECONDS = 10.0
"""Seconds until the server unloads a table that nobody visits."""

SAMPLE_SECONDS = 5.0
FIRST_SECONDS, LAST_SECONDS = 600.0, 60.0
"""Memory may grow while the first minutes last, and is compared with the last minute's median."""

MAX_GROWTH_BYTES = 10 << 20
MAX_NEW_DESCRIPTORS = 8

TABLES = (
    ("palermo", "me", "beginner", "easy"),
    ("papa_paolo", "me", "easy"),
    ("kuhn", "me", "open"),
    ("villa_paletti", "me", "me"),
)
PAGES = (
    "/api/health",
    "/api/games",
    "/api/texts/en",
    "/api/texts/de",
    "/api/lobby",
)


class Sample(NamedTuple):
    """What the server held at one moment."""

    seconds: float
    """Seconds since the load began."""
    memory: int
    """Resident bytes."""
    descriptors: int


class Watch:
    """Samples the memory and the descriptors of a process."""

    def __init__(self, pid: int, file: Path) -> None:
        self._process = Path("/proc") / str(pid)
        self._file = file
        self._began = time.monotonic()
        self.samples: list[Sample] = []

    def take(self) -> None:
        pages = int((self._process / "statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        descriptors = len(list((self._process / "fd").iterdir()))
        self.samples.append(Sample(time.monotonic() - self._began, memory, descriptors))
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.samples[-1]._asdict()) + "\n")


def require_steady(samples: list[Sample]) -> None:
    """Assert that the last minute needs hardly more than the first minutes, at their most."""
    ends = samples[-1].seconds
    first, last = min(FIRST_SECONDS, ends / 4), min(LAST_SECONDS, ends / 4)
    early = [one for one in samples if one.seconds <= first]
    late = [one for one in samples if one.seconds >= ends - last]
    grown = _median([one.memory for one in late]) - max(one.memory for one in early)
    assert grown <= MAX_GROWTH_BYTES, f"the server grew by {grown / (1 << 20):.1f} MiB"
    opened = _median([one.descriptors for one in late]) - max(one.descriptors for one in early)
    assert opened <= MAX_NEW_DESCRIPTORS, f"the server has {opened} more descriptors"


def _median(values: list[int]) -> int:
    return sorted(values)[len(values) // 2]


class Visitor:
    """One of the visitors. It does one thing after another."""

    def __init__(self, run: Run, server: RunningServer, number: int) -> None:
        self._run, self._server, self._number = run, server, number
        self._things: tuple[Callable[[], Awaitable[None]], ...] = (
            self._play,
            self._watch,
            self._read,
            self._import,
        )

    async def stay(self) -> None:
        for turn in count():
            if not self._run.has_time:
                return
            thing = self._things[(turn + self._number) % len(self._things)]
            try:
                await thing()
                self._run.counts[thing.__name__.strip("_")] += 1
            except (ConnectionClosed, OSError):  # a busy machine is too slow at times
                self._run.counts["visits cut short"] += 1
            await asyncio.sleep(PAUSE_SECONDS)

    async def _play(self) -> None:
        """Play some moves at a new table, in two connections one after the other."""
        wish = self._run.dice.choice(TABLES)
        made = await asyncio.to_thread(create_table, self._server, *wish)
        for _ in range(2):
            held = tokens(made, "mine", "open")
            async with open_connection(self._server, made["table"]["id"], held) as mine:
                update = await mine.receive("update")
                for _ in range(10):
                    if not update["actors"]:
                        break
                    if update["actions"]:
                        action = self._run.dice.choice(update["actions"])["action"]
                        await mine.act(update["seat"], update["seq"], action)
                    update = await mine.receive("update")

    async def _watch(self) -> None:
        wish = self._run.dice.choice(TABLES)
        made = await asyncio.to_thread(create_table, self._server, *wish)
        async with open_connection(self._server, made["table"]["id"]) as mine:
            await mine.receive("update")

    async def _read(self) -> None:
        for page in PAGES:
            status = (await asyncio.to_thread(http, self._server, page))[0]
            assert status < 500, page

    async def _import(self) -> None:
        """Import a match that no other visitor has, and look at it."""
        name = f"visitor {self._run.dice.randrange(10**6)}"
        raw = _match_file(name)
        status, made, _ = await asyncio.to_thread(http, self._server, "/api/imports", raw=raw)
        assert status == 201, made
        for part in ("curve", "lots", "log", "analysis?progress=yes"):
            path = f"/api/tables/{made['table']}/{part}"
            status = (await asyncio.to_thread(http, self._server, path))[0]
            assert status in (200, 404, 429), path


def _match_file(name: str) -> bytes:
    log = log_in(PALERMO)
    file = MatchFile(
        game=log.header.game,
        revision=log.header.revision,
        seats=log.header.seats,
        options=log.header.options,
        seed=log.header.seed,
        players=(FilePlayer(name),) * log.header.seats,
        entries=tuple(map(str, log.entries)),
    )
    return msgspec.json.encode(file)


async def _load(run: Run, server: RunningServer, watch: Watch) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(VISITORS):
            group.create_task(Visitor(run, server, number).stay())
        while run.has_time:
            watch.take()
            await asyncio.sleep(SAMPLE_SECONDS)


def memory(run: Run) -> None:
    with run.server(idle_seconds=IDLE_SECONDS) as server:
        watch = Watch(server.process.pid, run.folder / "memory.jsonl")
        asyncio.run(_load(run, server, watch))
        watch.take()
    run.counts["samples of memory"] += len(watch.samples)
    require_steady(watch.samples)
