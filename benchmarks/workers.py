"""Workers on PostgreSQL: the overhead of a bot's decision, and decisions per second.

``PYTHONPATH=. python benchmarks/workers.py`` starts its own PostgreSQL with full durability.
"""

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

from load.figures import Figure, lines, percentile, printed
from load.machine import business

from tavolino.cli.support.load_games import load_games
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.server.workers.code_version import code_version
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.remote import RemotePool
from tavolino.store.postgres import PostgresStore
from tests.e2e.server.operations.test_remote_workers import worker
from tests.kit.server import ROOT
from tests.kit.store.postgres import postgres

GAME, BOT, QUICK = "palermo", "hard", "random"
LOG, ENTRIES = ROOT / "tests/games/palermo/matches/random-3-0.log", 40
WAIT, PATIENCE = 60.0, 60.0
CONCURRENT = 8
"""Number of concurrent decisions."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thoughts", type=int, default=60, help="for each figure")
    args = parser.parse_args()
    with postgres(fsync="on") as database:
        address = asyncio.run(database.create_database("house"))
        for line in lines(_measured(address, args.thoughts)):
            print(printed(line), flush=True)


def _measured(address: str, count: int) -> Iterator[Figure]:
    yield from _figures("here", asyncio.run(_timed(address, count, remote=False)))
    for workers in (1, 2):
        with ExitStack() as stack:
            for _ in range(workers):
                stack.enter_context(worker(address, ()))
            found = asyncio.run(_timed(address, count, remote=True))
        yield from _figures(f"workers, {workers}", found)


def _figures(whose: str, found: tuple[list[float], float]) -> Iterator[Figure]:
    quick, rate = found
    for part in (0.5, 0.99):
        what = f"a thought of nothing, p{part * 100:.0f}"
        yield Figure(what=what, whose=whose, value=percentile(quick, part), unit="ms")
    what = f"{CONCURRENT} at once of {BOT}, {GAME}"
    yield Figure(what=what, whose=whose, value=rate, unit="thoughts/s", note=business())


async def _timed(address: str, count: int, *, remote: bool) -> tuple[list[float], float]:
    """Milliseconds of single decisions, and decisions per second."""
    game = load_games()[GAME]
    state = replay(game, parse_log(LOG.read_text(encoding="utf-8"))).state_at(ENTRIES)
    [seat, *_] = game.actors(state)
    quick = []
    async with _thinking(address, remote=remote) as thinkers:
        await _at_once(thinkers, state, CONCURRENT)  # warm up
        for _ in range(count):
            began = time.perf_counter()
            await thinkers.choose_action(game, state, seat, QUICK, "one")
            quick.append(1000 * (time.perf_counter() - began))
        began = time.perf_counter()
        await _at_once(thinkers, state, count)
        return quick, count / (time.perf_counter() - began)


async def _at_once(thinkers: WorkerPool, state: Any, count: int) -> None:
    game, open_ones = load_games()[GAME], asyncio.Semaphore(CONCURRENT)
    [seat, *_] = game.actors(state)

    async def think(number: int) -> None:
        async with open_ones:
            await thinkers.choose_action(game, state, seat, BOT, str(number % CONCURRENT))

    await asyncio.gather(*(think(number) for number in range(count)))


@asynccontextmanager
async def _thinking(address: str, *, remote: bool) -> AsyncIterator[WorkerPool]:
    games = load_games().values()
    store = PostgresStore(address, "", code_version(games))
    asks = RemotePool(store.remote_workers, WAIT) if remote else None
    thinkers = WorkerPool(games, 1, PATIENCE, remote=asks)
    try:
        yield thinkers
    finally:
        await store.close()
        await thinkers.close()


if __name__ == "__main__":
    main()
