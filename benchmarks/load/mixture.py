"""Fifty live tables of all games: how long does one callback block all others?"""

import asyncio
import os
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from timed import TOGGLE_SIGNAL, Report
from villa_live import Hand

from load.driver import Driver
from load.figures import Figure, Goal
from load.machine import business
from load.ours import PLAIN, OurTable, Place
from load.servers import ROOT, Server, running, tavolino
from load.shapes import Wish, run
from load.table import Table

LONGEST = 20.0
"""Milliseconds."""
MIXTURE = {"boards": 0.64, "alone": 0.28, "hands": 0.08}
"""Shares of the tables: Palermo and Papà Paolo alternately; villas against bots, every second one
with five floors, half of them with `assist`; and villas with a hand that never rests.
"""
TABLES = 50
WORLDS = 8
"""Number of villas with a simulation at the same time."""
TIMED = ROOT / "benchmarks" / "timed.py"


def callbacks(wish: Wish, folder: Path) -> Iterator[Figure]:
    """The longest callback of the server's event loop while all tables play."""
    found = folder / "callbacks.json"
    launcher = (str(TIMED), str(found))
    rooms = ["benchmarks.tall_villa"]
    command = tavolino(folder / "mixture.db", rooms, launcher, world_workers=WORLDS)
    count = min(TABLES, wish.tables)
    with running(command) as server:
        run(_play(wish, server, count))
    report = msgspec.json.decode(found.read_bytes(), type=Report)
    over = [callback for callback in report.slow if callback.seconds * 1000 > LONGEST]
    for what in dict.fromkeys(callback.what for callback in over[:8]):
        worst = next(callback for callback in over if callback.what == what)
        many = sum(callback.what == what for callback in over)
        yield _figure(f"  {what}", worst.seconds, f"{many} over {LONGEST:g} ms")
    yield _figure("longest collection of rubbish", report.collecting, "")
    longest = report.slow[0].seconds if report.slow else 0.0
    note = f"{len(over)} of {report.count} callbacks over {LONGEST:g} ms, {business()}"
    yield _figure(f"longest callback, {count} tables", longest, note, Goal("≤", LONGEST))


def _figure(what: str, seconds: float, note: str, goal: Goal | None = None) -> Figure:
    return Figure(
        what=what, whose="all games", value=1000 * seconds, unit="ms", goal=goal, note=note
    )


def _tables(host: str, count: int) -> Iterator[Table]:
    """Tables of every kind except those with a hand."""

    def table(number: int, game: str, seats: Sequence[str], **options: Any) -> Table:
        place = Place(host=host, game=game, seats=tuple(seats), options=options, hello=PLAIN)
        return OurTable(place, Random(number))

    for n in range(_share("boards", count)):
        yield table(n, "palermo" if n % 2 else "papa_paolo", ["me"] * 4)
    for n in range(_share("alone", count)):
        game = "tall_villa" if n % 2 else "villa_paletti"
        yield table(n, game, ["me", "easy", "easy"], assist=n % 4 < 2)


def _share(kind: str, count: int) -> int:
    return ceil(MIXTURE[kind] * count)


async def _play(wish: Wish, server: Server, count: int) -> None:
    driver, tables = Driver(server.pid), list(_tables(server.host, count))
    os.kill(server.pid, TOGGLE_SIGNAL)
    await driver.open(tables)
    hands = [Hand(f"http://{server.host}") for _ in range(_share("hands", count))]
    trembling = asyncio.gather(*(hand.play(wish.seconds) for hand in hands))
    await driver.paced(tables, 1.0, wish.seconds)
    await trembling
    os.kill(server.pid, TOGGLE_SIGNAL)
