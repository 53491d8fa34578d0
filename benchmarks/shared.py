"""Compares several servers on PostgreSQL with one on SQLite.

Measures moves per second, the time until a move is accepted, and the time until all players can
continue after a server was killed. ``PYTHONPATH=. python benchmarks/shared.py`` starts its own
PostgreSQL with full durability.
"""

import argparse
import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from load.driver import Driver, Tally
from load.figures import Figure, lines, percentile, printed
from load.machine import allow_files, business
from load.ours import LEAN_HELLO, CreatedTable, OurTable, TableSetup, create_table
from load.servers import Server, running, tavolino
from load.shapes import run
from load.wire import Lost

from tests.kit.proxy.proxies import free_port
from tests.kit.store.postgres import Postgres, postgres

GAME, SEATS = "palermo", 4
FILES = 8192


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--busy", type=int, default=48, help="tables that play without a pause")
    parser.add_argument("--tables", type=int, default=150, help="tables with a move a second")
    parser.add_argument("--killed", type=int, default=20, help="tables whose server is killed")
    args = parser.parse_args()
    allow_files(FILES)
    with postgres(fsync="on") as database, tempfile.TemporaryDirectory() as folder:
        for line in lines(_measured(args, database, Path(folder))):
            print(printed(line), flush=True)


def _measured(args: argparse.Namespace, database: Postgres, folder: Path) -> Iterator[Figure]:
    with running_servers([str(folder / "one.db")]) as one:
        yield from _measure_load(args, "SQLite, 1", one, one)
    for count in (1, 3):
        address = asyncio.run(database.create_database(f"house{count}"))
        with running_servers([address] * count) as some:
            yield from _measure_load(args, f"PostgreSQL, {count}", some, some)
    address = asyncio.run(database.create_database("led"))
    with running_servers([address] * 2) as two:
        yield from _measure_load(args, "PostgreSQL, led", two, two[::-1])
    address = asyncio.run(database.create_database("killed"))
    with running_servers([address] * 3) as three:
        seconds = run(_measure_recovery(three, args.killed))
    note = f"{args.killed} tables, {business()}"
    yield Figure(
        what="until all play on", whose="PostgreSQL, 3", value=seconds, unit="s", note=note
    )


@contextmanager
def running_servers(databases: Sequence[str]) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(_command(database))) for database in databases]


def _command(database: str) -> list[str]:
    return tavolino(database, [], port=free_port(), trusted_proxies="127.0.0.1")


def _measure_load(
    args: argparse.Namespace, whose: str, creating: Sequence[Server], playing: Sequence[Server]
) -> Iterator[Figure]:
    """Create every table at one server and play it through another; both may be the same."""
    busy, calm = run(_tallies(args, creating, playing))
    accepted = [1000 * move.accepted for move in calm.moves]
    yield Figure(what="moves/s", whose=whose, value=busy.rate, unit="moves/s", note=business())
    for part in (0.5, 0.99):
        what = f"{args.tables} × 1/s: accepted, p{part * 100:.0f}"
        yield Figure(what=what, whose=whose, value=percentile(accepted, part), unit="ms")


async def _tallies(
    args: argparse.Namespace, creating: Sequence[Server], playing: Sequence[Server]
) -> tuple[Tally, Tally]:
    driver = Driver(playing[0].pid)
    tables = [await _table(n, creating, playing) for n in range(max(args.busy, args.tables))]
    await driver.open(tables)
    busy = await driver.flat_out(tables[: args.busy], args.seconds)
    return busy, await driver.paced(tables[: args.tables], 1.0, args.seconds)


def _place(server: Server) -> TableSetup:
    return TableSetup(host=server.host, game=GAME, seats=("me",) * SEATS, hello=LEAN_HELLO)


async def _table(number: int, creating: Sequence[Server], playing: Sequence[Server]) -> OurTable:
    created = await create_table(_place(creating[number % len(creating)]))
    return OurTable(_place(playing[number % len(playing)]), Random(number), created)


# ---------------------------------------------------------------- a server is killed
async def _measure_recovery(servers: Sequence[Server], tables: int) -> float:
    """Kill the server that owns all tables; measure until all players are back elsewhere."""
    first, *others = servers
    created = [await create_table(_place(first)) for _ in range(tables)]
    for number, one in enumerate(created):
        await _move(one, others[number % len(others)], number)
    os.kill(first.pid, signal.SIGKILL)
    began = time.perf_counter()
    reconnects = (_reconnect(one, others[n % len(others)], n) for n, one in enumerate(created))
    await asyncio.gather(*reconnects)
    return time.perf_counter() - began


async def _reconnect(created: CreatedTable, server: Server, number: int) -> None:
    while True:
        try:
            return await _move(created, server, number)
        except (OSError, Lost, TimeoutError):
            await asyncio.sleep(0.05)


async def _move(created: CreatedTable, server: Server, number: int) -> None:
    """Join the table, make a move, wait until it is stored, and leave."""
    table = OurTable(_place(server), Random(number), created)
    async with asyncio.timeout(5):
        await table.open()
        accepted = asyncio.Event()
        table.ready = lambda _: accepted.set()
        table.act()
        await accepted.wait()
    table.leave()


if __name__ == "__main__":
    main()
