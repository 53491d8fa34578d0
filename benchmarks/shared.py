"""Several servers on PostgreSQL beside one on SQLite: moves a second, how soon they are accepted,
and how long it takes until everybody plays on after a server was killed.

``PYTHONPATH=. python benchmarks/shared.py`` starts a PostgreSQL of its own, with all its safety on.
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
from load.ours import LEAN, Laid, OurTable, Place, lay
from load.servers import Server, running, tavolino
from load.shapes import run
from load.wire import Lost

from tests.kit.postgres import Postgres, postgres
from tests.kit.proxies import free_port

GAME, SEATS = "palermo", 4
FILES = 8192


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--busy", type=int, default=48, help="tables that play without a pause")
    parser.add_argument("--tables", type=int, default=150, help="tables with a move a second")
    parser.add_argument("--killed", type=int, default=20, help="tables whose server is killed")
    wish = parser.parse_args()
    allow_files(FILES)
    with postgres(fsync="on") as database, tempfile.TemporaryDirectory() as folder:
        for line in lines(_measured(wish, database, Path(folder))):
            print(printed(line), flush=True)


def _measured(wish: argparse.Namespace, database: Postgres, folder: Path) -> Iterator[Figure]:
    with houses([str(folder / "one.db")]) as one:
        yield from _load(wish, "SQLite, 1", one, one)
    for count in (1, 3):
        address = asyncio.run(database.create_database(f"house{count}"))
        with houses([address] * count) as some:
            yield from _load(wish, f"PostgreSQL, {count}", some, some)
    address = asyncio.run(database.create_database("led"))
    with houses([address] * 2) as two:
        yield from _load(wish, "PostgreSQL, led", two, two[::-1])
    address = asyncio.run(database.create_database("killed"))
    with houses([address] * 3) as three:
        seconds = run(_killed(three, wish.killed))
    note = f"{wish.killed} tables, {business()}"
    yield Figure(
        what="until all play on", whose="PostgreSQL, 3", value=seconds, unit="s", note=note
    )


@contextmanager
def houses(databases: Sequence[str]) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        yield [stack.enter_context(running(_command(database))) for database in databases]


def _command(database: str) -> list[str]:
    return tavolino(database, [], port=free_port(), trusted_proxies="127.0.0.1")


def _load(
    wish: argparse.Namespace, whose: str, laid_at: Sequence[Server], asked: Sequence[Server]
) -> Iterator[Figure]:
    """Every table is laid at one server and played through one; both may be the same."""
    busy, calm = run(_tallies(wish, laid_at, asked))
    accepted = [1000 * move.accepted for move in calm.moves]
    yield Figure(what="moves/s", whose=whose, value=busy.rate, unit="moves/s", note=business())
    for part in (0.5, 0.99):
        what = f"{wish.tables} × 1/s: accepted, p{part * 100:.0f}"
        yield Figure(what=what, whose=whose, value=percentile(accepted, part), unit="ms")


async def _tallies(
    wish: argparse.Namespace, laid_at: Sequence[Server], asked: Sequence[Server]
) -> tuple[Tally, Tally]:
    driver = Driver(asked[0].pid)
    tables = [await _table(n, laid_at, asked) for n in range(max(wish.busy, wish.tables))]
    await driver.open(tables)
    busy = await driver.flat_out(tables[: wish.busy], wish.seconds)
    return busy, await driver.paced(tables[: wish.tables], 1.0, wish.seconds)


def _place(server: Server) -> Place:
    return Place(host=server.host, game=GAME, seats=("me",) * SEATS, hello=LEAN)


async def _table(number: int, laid_at: Sequence[Server], asked: Sequence[Server]) -> OurTable:
    laid = await lay(_place(laid_at[number % len(laid_at)]))
    return OurTable(_place(asked[number % len(asked)]), Random(number), laid)


# ---------------------------------------------------------------- one is killed
async def _killed(servers: Sequence[Server], tables: int) -> float:
    """All tables are kept by the first; it dies, and everybody comes back through the others."""
    first, *others = servers
    laid = [await lay(_place(first)) for _ in range(tables)]
    for number, one in enumerate(laid):
        await _move(one, others[number % len(others)], number)
    os.kill(first.pid, signal.SIGKILL)
    began = time.perf_counter()
    coming = (_come_back(one, others[n % len(others)], n) for n, one in enumerate(laid))
    await asyncio.gather(*coming)
    return time.perf_counter() - began


async def _come_back(laid: Laid, server: Server, number: int) -> None:
    while True:
        try:
            return await _move(laid, server, number)
        except (OSError, Lost, TimeoutError):
            await asyncio.sleep(0.05)


async def _move(laid: Laid, server: Server, number: int) -> None:
    """Sit down, make a move, hear that it is kept, and leave."""
    table = OurTable(_place(server), Random(number), laid)
    async with asyncio.timeout(5):
        await table.open()
        accepted = asyncio.Event()
        table.ready = lambda _: accepted.set()
        table.act()
        await accepted.wait()
    table.leave()


if __name__ == "__main__":
    main()
