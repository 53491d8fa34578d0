"""The shapes of load: as fast as possible, or every table at its own even pace."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from math import ceil
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from load.machine import cpu_seconds, waiting_seconds
from load.table import PATIENCE, Move, Table

AT_ONCE = 16
"""Number of tables opened at the same time."""


class Tally(Struct, frozen=True):
    """The moves in a measured time, and their cost."""

    moves: list[Move]
    due: int
    """How many moves were due; 0 if as many as possible."""
    seconds: float
    server_cpu: float
    driver_cpu: float
    waited: float
    """Seconds that the server waited for its core: nearly 0 on a quiet machine."""
    refused: int
    """How many moves were refused: none, unless all simulation workers are busy."""

    @property
    def rate(self) -> float:
        return len(self.moves) / self.seconds

    @property
    def rate_by_cpu(self) -> float:
        """Moves per second of the server's processor time."""
        return len(self.moves) / (self.server_cpu or self.seconds)

    @property
    def business(self) -> str:
        """The load on both cores: a driver near 100 % measures itself."""
        driver, waited = self.driver_cpu / self.seconds, self.waited / self.seconds
        return f"driver used {driver:.0%} of its core, server waited {waited:.0%} for its own"


class Driver:
    """Drives the tables of one server."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._moves: list[Move] = []
        self._renewing: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        self._fault: asyncio.Future[None] = loop.create_future()
        loop.set_exception_handler(self._note)

    def _note(self, _: object, context: dict[str, Any]) -> None:
        if not self._fault.done():
            self._fault.set_exception(context.get("exception") or RuntimeError(context["message"]))

    async def _do(self, work: Awaitable[Any]) -> None:
        """Do this work, unless a connection or a table has failed."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task, self._fault}, return_when=asyncio.FIRST_COMPLETED)
        if self._fault.done():
            task.cancel()
            self._fault.result()
        await task

    async def open(self, tables: Sequence[Table]) -> None:
        """Join all tables, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with gate:
                await table.open()

        await self._do(asyncio.gather(*(one(table) for table in tables)))

    async def flat_out(self, tables: Sequence[Table], seconds: float) -> Tally:
        """Every table plays its next move as soon as both connections have the last one."""

        def go_on(table: Table) -> None:
            if table.is_over:
                self._renew(table)
            else:
                table.act()

        self._begin(tables, go_on)
        for table in tables:
            if table.is_free:
                go_on(table)
        return await self._measured(tables, asyncio.sleep(seconds))

    async def paced(self, tables: Sequence[Table], every: float, seconds: float) -> Tally:
        """Every table plays one move in each interval, if it can."""
        wanted: set[Table] = set()

        def go_on(table: Table) -> None:
            if table.is_over:
                self._renew(table)
            elif table in wanted:
                wanted.discard(table)
                table.act()

        def want(number: int) -> None:
            wanted.add(tables[number])
            if tables[number].is_free:
                go_on(tables[number])

        self._begin(tables, go_on)
        ticks = _ticks(len(tables), every, seconds)
        tally = await self._measured(tables, _keep_time(ticks, seconds, want))
        return replace(tally, moves=list(self._moves), due=len(ticks))

    def _begin(self, tables: Sequence[Table], ready: Callable[[Table], None]) -> None:
        self._moves = []
        for table in tables:
            table.moved, table.ready = self._moves.append, ready

    def _renew(self, table: Table) -> None:
        task = asyncio.create_task(table.renew())
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _measured(self, tables: Sequence[Table], load: Awaitable[None]) -> Tally:
        began, ours = time.perf_counter(), time.process_time()
        theirs, waited = cpu_seconds(self._pid), waiting_seconds(self._pid)
        await self._do(load)
        seconds = time.perf_counter() - began
        tally = Tally(
            list(self._moves),
            0,
            seconds,
            cpu_seconds(self._pid) - theirs,
            time.process_time() - ours,
            waiting_seconds(self._pid) - waited,
            sum(table.refusals for table in tables),
        )
        await self._rest(tables)
        return tally

    async def _rest(self, tables: Sequence[Table]) -> None:
        """Wait for all answers."""
        for table in tables:
            table.ready = lambda _: None
        async with asyncio.timeout(PATIENCE):
            await self._do(asyncio.gather(*self._renewing))
            await self._do(asyncio.gather(*(table.rest() for table in tables)))


def _ticks(tables: int, every: float, seconds: float) -> list[tuple[float, int]]:
    """The times at which each table is due: a random start, then even intervals."""
    random = Random(tables)
    begin = [random.uniform(0, every) for _ in range(tables)]
    times = range(ceil(seconds / every))
    ticks = [(first + every * n, table) for table, first in enumerate(begin) for n in times]
    return sorted(tick for tick in ticks if tick[0] < seconds)


async def _keep_time(
    ticks: list[tuple[float, int]], seconds: float, want: Callable[[int], None]
) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    for at, table in ticks:
        if (wait := began + at - loop.time()) > 0:
            await asyncio.sleep(wait)
        want(table)
    await asyncio.sleep(began + seconds - loop.time())
