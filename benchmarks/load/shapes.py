"""The measurements of one game: throughput, latency and size."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, TypeVar

from many_tris import MANY_TRIS
from msgspec import Struct

from load.boardgame import PeerTable, boardgame
from load.driver import Driver, Tally
from load.figures import PEER, Figure, Goal, percentile
from load.machine import KIB, Memory, business, memory
from load.ours import FULL_HELLO, LEAN_HELLO, OurTable, TableSetup, accepts_hello
from load.planted import length, store_matches
from load.servers import Server, running, tavolino
from load.table import Move, Table
from load.wire import Lost
from tavolino.core.game import AnyGame
from tavolino.games import GAMES as ROOMS

T = TypeVar("T")

GAMES: dict[str, tuple[AnyGame, int]] = {
    "palermo": (ROOMS["palermo"], 4),
    "papa_paolo": (ROOMS["papa_paolo"], 4),
    "many_tris": (MANY_TRIS, 2),
}
"""The games, each with its number of seats."""

NEW_TABLES, MIDDLE_OF_MATCHES = "new tables", "middle of matches"
"""The busy loads. All matches of the first begin, on other tables in each repetition. Those of the
second are spread from the beginning to the end, and a table whose match ends begins a new one.
"""
MIN_MOVE_RATE = {
    NEW_TABLES: {"palermo": 3500, "papa_paolo": 3500, "many_tris": 8000},
    MIDDLE_OF_MATCHES: {"palermo": 3000, "papa_paolo": 3000, "many_tris": 8000},
}
"""Goals: moves per second of the server's processor time."""
P99, BYTES, TABLE = 5.0, 2000, 50
"""Goals: milliseconds, bytes of both connections together, and KiB per table."""

CLIENTS: dict[str, dict[str, Any]] = {
    "lean": LEAN_HELLO,
    "drawn": {"extras": ["sentences", "previews"], "patches": True},
    "plain": FULL_HELLO,
}
"""What clients add to their hello: a program that plays, the browser at a drawn table, and a client
that wants everything with every update.
"""

FEW_TABLES = 16
"""Number of tables with which the server has allocated everything shared."""
EVEN_LOADS = ((1.0, 500), (1.0, 200), (0.2, 500))
"""Moves per second at each table, and the number of tables."""


class Measurement(Struct, frozen=True, kw_only=True):
    """The settings of the measurement."""

    seconds: float
    repeat: int
    new: int
    """Number of new tables that play without a pause."""
    busy: int
    """Number of tables in the middle of matches that play without a pause."""
    tables: int
    client: str
    """A key of `CLIENTS`."""
    deflate: bool


class Venue(Struct, frozen=True):
    """A server, and its tables without connections."""

    server: Server
    tables: Sequence[Table]
    length: float
    """The number of entries of a match."""
    note: str


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the fastest available event loop."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


@contextmanager
def venue(
    wish: Measurement, whose: str, folder: Path, count: int, part: Callable[[int], float]
) -> Iterator[Venue]:
    """Tables of a game or of the peer; `part` of each match is already over."""
    if whose == PEER:
        with boardgame() as server:
            tables = [PeerTable(server.host, Random(n)) for n in range(count)]
            yield Venue(server, tables, length(*GAMES["many_tris"]), "not durable")
        return
    game, seats = GAMES[whose]
    database = folder / f"{whose}-{count}.db"
    laid = store_matches(database, game, seats, count, part)
    with running(tavolino(database, ["benchmarks.many_tris"])) as server:
        place = _place(wish, server.host, whose, seats)
        ours = [OurTable(place, Random(n), one) for n, one in enumerate(laid)]
        name = next(name for name, hello in CLIENTS.items() if hello == place.hello)
        yield Venue(server, ours, length(game, seats), name)


def _place(wish: Measurement, host: str, game: str, seats: int) -> TableSetup:
    def place(hello: dict[str, Any]) -> TableSetup:
        return TableSetup(
            host=host, game=game, seats=("me",) * seats, hello=hello, deflate=wish.deflate
        )

    chosen = place(CLIENTS[wish.client])
    return chosen if run(accepts_hello(chosen)) else place(FULL_HELLO)


# ---------------------------------------------------------------- as fast as possible
def new_tables(wish: Measurement, whose: str, folder: Path) -> Iterator[Figure]:
    """Matches that begin. Each repetition has its own tables."""
    with venue(wish, whose, folder, wish.new * wish.repeat, lambda _: 0.0) as here:
        tallies = run(_all_new(wish, here))
    yield from _rates(whose, NEW_TABLES, wish.new, tallies, here.note)


def middle_of_matches(wish: Measurement, whose: str, folder: Path) -> Iterator[Figure]:
    """Matches at every stage, and the bytes of a move."""
    with venue(wish, whose, folder, wish.busy, lambda n: (n + 0.5) / wish.busy) as here:
        tallies = run(_in_the_middle(wish, here))
    yield from _rates(whose, MIDDLE_OF_MATCHES, wish.busy, tallies, here.note)
    moves = [move for tally in tallies for move in tally.moves]
    yield from _weights(whose, _middle(moves, here.length) or moves)


async def _all_new(wish: Measurement, here: Venue) -> list[Tally]:
    driver, tallies = Driver(here.server.pid), []
    for first in range(0, len(here.tables), wish.new):
        tables = here.tables[first : first + wish.new]
        await driver.open(tables)
        tallies.append(await driver.flat_out(tables, wish.seconds))
        for table in tables:
            table.leave()
    return tallies


async def _in_the_middle(wish: Measurement, here: Venue) -> list[Tally]:
    driver = Driver(here.server.pid)
    await driver.open(here.tables)
    await driver.flat_out(here.tables, min(wish.seconds, 2.0))
    return [await driver.flat_out(here.tables, wish.seconds) for _ in range(wish.repeat)]


def _rates(whose: str, load: str, tables: int, tallies: list[Tally], note: str) -> Iterator[Figure]:
    """Moves per second while every table moves on as soon as both connections have the last one."""
    if any(tally.refused for tally in tallies):
        raise Lost("moves were refused")
    best = max(tallies, key=lambda tally: tally.rate)
    by_cpu = max(tally.rate_by_cpu for tally in tallies)
    told = f"{note}, {tables} tables, {best.business}, {business()}"
    goals = MIN_MOVE_RATE[load]
    goal = Goal("≥", goals[whose]) if whose in goals else None
    yield Figure(what=f"{load}: moves/s", whose=whose, value=best.rate, unit="moves/s", note=told)
    yield Figure(what=f"{load}: moves/core-s", whose=whose, value=by_cpu, unit="moves/s", goal=goal)


def _middle(moves: list[Move], length: float) -> list[Move]:
    return [move for move in moves if length / 3 < move.seq < 2 * length / 3]


def _weights(whose: str, moves: list[Move]) -> Iterator[Figure]:
    """Bytes on the wire of a move in the middle of a match."""
    if not moves:
        return
    player = fmean(move.player_bytes for move in moves)
    spectator = fmean(move.spectator_bytes for move in moves)
    weights = {"player": player, "spectator": spectator, "both": player + spectator}
    for who, weight in weights.items():
        goal = Goal("≤", BYTES) if who == "both" and whose != PEER else None
        yield Figure(what=f"bytes a move, {who}", whose=whose, value=weight, unit="B", goal=goal)


# ---------------------------------------------------------------- at an even pace
class EvenLoad(Struct, frozen=True):
    """The cost of many tables that play at an even pace."""

    before: Memory
    after: Memory
    tables: int
    tallies: dict[str, list[Tally]]
    """By the shape of the load."""


def latency(wish: Measurement, whose: str, folder: Path) -> Iterator[Figure]:
    """The delay until a move is acknowledged and seen at many tables, and their memory."""
    with venue(wish, whose, folder, wish.tables, lambda _: 0.5) as here:
        calm = run(_calm(wish, here))
    for shape, tallies in calm.tallies.items():
        yield from _soon(whose, shape, tallies, f"{here.note}, {business()}")
    for kind in ("rss", "pss", "uss") if calm.tables else ():
        more = getattr(calm.after, kind) - getattr(calm.before, kind)
        goal = Goal("≤", TABLE) if kind == "rss" and whose != PEER else None
        yield Figure(
            what=f"memory a table, {kind}",
            whose=whose,
            value=more / calm.tables / KIB,
            unit="KiB",
            goal=goal,
            note=f"{calm.tables} more tables",
        )


async def _calm(wish: Measurement, here: Venue) -> EvenLoad:
    driver, tallies = Driver(here.server.pid), dict[str, list[Tally]]()
    few, more = here.tables[:FEW_TABLES], here.tables[FEW_TABLES:]
    await driver.open(few)
    await driver.flat_out(few, min(wish.seconds, 2.0))
    before = memory(here.server.pid)
    await driver.open(more)
    for rate, count in EVEN_LOADS:
        tables = here.tables[:count]
        runs = tallies.setdefault(f"{len(tables)} × {rate:g}/s", [])
        while len(runs) < wish.repeat:
            runs.append(await driver.paced(tables, 1 / rate, wish.seconds))
    return EvenLoad(before, memory(here.server.pid), len(more), tallies)


def _soon(whose: str, shape: str, tallies: list[Tally], note: str) -> Iterator[Figure]:
    best = min(tallies, key=lambda tally: percentile([m.accepted for m in tally.moves], 0.99))
    made = f"{len(best.moves)} of {best.due} moves, {best.refused} refused, {best.business}, {note}"
    known = {
        "accepted": [move.accepted for move in best.moves],
        "seen": [move.seen for move in best.moves],
    }
    for name, seconds in known.items():
        for part in (0.5, 0.99):
            judged = part == 0.99 and shape == "500 × 1/s" and whose != PEER
            yield Figure(
                what=f"{shape}: {name}, p{part:.0%}".replace("%", ""),
                whose=whose,
                value=1000 * percentile(seconds, part),
                unit="ms",
                goal=Goal("≤", P99) if judged else None,
                note=made if part == 0.99 else "",
            )
