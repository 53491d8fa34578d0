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
from load.ours import LEAN, PLAIN, OurTable, Place, accepts
from load.planted import length, plant
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

MOVES = {"palermo": 2000, "papa_paolo": 2000, "many_tris": 8000}
"""Goal: moves per second."""
P99, BYTES, TABLE = 10.0, 2000, 60
"""Goals: milliseconds, bytes of both connections together, and KiB per table."""

CLIENTS: dict[str, dict[str, Any]] = {
    "lean": LEAN,
    "drawn": {"parts": ["sentences", "previews"], "patches": True},
    "plain": PLAIN,
}
"""What clients add to their hello: a program that plays, the browser at a drawn table, and a client
that wants everything with every update.
"""

FEW = 16
"""Number of tables with which the server has allocated everything shared."""
CALM = ((1.0, 500), (1.0, 200), (0.2, 500))
"""Moves per second at each table, and the number of tables."""


class Wish(Struct, frozen=True, kw_only=True):
    """The settings of the measurement."""

    seconds: float
    repeat: int
    busy: int
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
    wish: Wish, whose: str, folder: Path, count: int, part: Callable[[int], float]
) -> Iterator[Venue]:
    """Tables of a game or of the peer; `part` of each match is already over."""
    if whose == PEER:
        with boardgame() as server:
            tables = [PeerTable(server.host, Random(n)) for n in range(count)]
            yield Venue(server, tables, length(*GAMES["many_tris"]), "not durable")
        return
    game, seats = GAMES[whose]
    database = folder / f"{whose}-{count}.db"
    laid = plant(database, game, seats, count, part)
    with running(tavolino(database, ["benchmarks.many_tris"])) as server:
        place = _place(wish, server.host, whose, seats)
        ours = [OurTable(place, Random(n), one) for n, one in enumerate(laid)]
        name = next(name for name, hello in CLIENTS.items() if hello == place.hello)
        yield Venue(server, ours, length(game, seats), name)


def _place(wish: Wish, host: str, game: str, seats: int) -> Place:
    def place(hello: dict[str, Any]) -> Place:
        return Place(host=host, game=game, seats=("me",) * seats, hello=hello, deflate=wish.deflate)

    chosen = place(CLIENTS[wish.client])
    return chosen if run(accepts(chosen)) else place(PLAIN)


# ---------------------------------------------------------------- as fast as possible
def throughput(wish: Wish, whose: str, folder: Path) -> Iterator[Figure]:
    """Every table plays its next move as soon as both connections have the last one."""
    with venue(wish, whose, folder, wish.busy, lambda n: (n + 0.5) / wish.busy) as here:
        tallies = run(_busy(wish, here))
    best = max(tallies, key=lambda tally: tally.rate)
    by_cpu = max(tally.rate_by_cpu for tally in tallies)
    goal = Goal("≥", MOVES[whose]) if whose in MOVES else None
    if any(tally.refused for tally in tallies):
        raise Lost("moves were refused")
    note = f"{here.note}, {wish.busy} tables, {best.business}, {business()}"
    yield Figure(what="moves/s", whose=whose, value=best.rate, unit="moves/s", goal=goal, note=note)
    yield Figure(what="moves/s of CPU time", whose=whose, value=by_cpu, unit="moves/s")
    moves = [move for tally in tallies for move in tally.moves]
    yield from _weights(whose, _middle(moves, here.length) or moves)


async def _busy(wish: Wish, here: Venue) -> list[Tally]:
    driver = Driver(here.server.pid)
    await driver.open(here.tables)
    await driver.flat_out(here.tables, min(wish.seconds, 2.0))
    return [await driver.flat_out(here.tables, wish.seconds) for _ in range(wish.repeat)]


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
class Calm(Struct, frozen=True):
    """The cost of many tables that play at an even pace."""

    before: Memory
    after: Memory
    tables: int
    tallies: dict[str, list[Tally]]
    """By the shape of the load."""


def latency(wish: Wish, whose: str, folder: Path) -> Iterator[Figure]:
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


async def _calm(wish: Wish, here: Venue) -> Calm:
    driver, tallies = Driver(here.server.pid), dict[str, list[Tally]]()
    few, more = here.tables[:FEW], here.tables[FEW:]
    await driver.open(few)
    await driver.flat_out(few, min(wish.seconds, 2.0))
    before = memory(here.server.pid)
    await driver.open(more)
    for rate, count in CALM:
        tables = here.tables[:count]
        runs = tallies.setdefault(f"{len(tables)} × {rate:g}/s", [])
        while len(runs) < wish.repeat:
            runs.append(await driver.paced(tables, 1 / rate, wish.seconds))
    return Calm(before, memory(here.server.pid), len(more), tallies)


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
