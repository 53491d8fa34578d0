"""Measures what a move, a table and a socket cost, to compute what many players need.

``PYTHONPATH=. python benchmarks/scale.py`` starts its own PostgreSQL with full durability. The
figures that count are costs for each move, which other work on the machine changes little. Moves a
second depend on free cores: servers, databases and the driver share them here.
"""

import argparse
import asyncio
import os
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import asyncpg
from load.driver import Driver
from load.figures import Figure, lines, percentile, printed
from load.machine import allow_files, business, cpu_seconds, ended_children_seconds, memory
from load.ours import LEAN_HELLO, OurTable, TableSetup, create_table
from load.servers import Server, running, tavolino
from load.shapes import run
from msgspec import Struct
from msgspec.structs import replace

from tavolino.store.postgres import PostgresStore
from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord
from tests.kit.processes import children
from tests.kit.proxy.proxies import free_port
from tests.kit.store.postgres import Postgres, postgres

GAME, SEATS = "palermo", 4
FILES = 8192
WRITTEN = MatchRecord("", "palermo", 1, "{}", 2, "seed", "host", "2026-01-01T00:00:00Z")
WRITERS = (
    SeatRecord(0, "person", None, "Ada", "hash"),
    SeatRecord(1, "person", None, "Bo", "hash"),
)
TEXT = "house C1 1 r3"
TURNS = 4
"""Number of times that two kinds of writes take turns."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure")
    parser.add_argument("--busy", type=int, default=48, help="tables that play without a pause")
    parser.add_argument("--idle", type=int, default=300, help="tables that only stay connected")
    parser.add_argument("--servers", type=int, default=3, help="maximum number of servers")
    args = parser.parse_args()
    allow_files(FILES)
    for line in lines(_measured(args)):
        print(printed(line), flush=True)


def _measured(args: argparse.Namespace) -> Iterator[Figure]:
    with postgres(fsync="on") as database, tempfile.TemporaryDirectory() as folder:
        with _servers([str(Path(folder) / "one.db")]) as one:
            yield from _measure_moves(args, "SQLite, 1", one, None)
        for count in range(1, args.servers + 1):
            house = _House(database, asyncio.run(database.create_database(f"house{count}")))
            with _servers([house.address] * count) as some:
                yield from _measure_moves(args, f"PostgreSQL, {count}", some, house)
        address = asyncio.run(database.create_database("idle"))
        with _servers([address]) as [server]:
            yield from run(_measure_idle(args, server))
        yield from run(_measure_token(args, database))
    for count in (1, 2):
        with ExitStack() as stack:
            houses = [stack.enter_context(postgres(fsync="on")) for _ in range(count)]
            yield from run(_measure_databases(args, houses))


@contextmanager
def _servers(databases: Sequence[str]) -> Iterator[list[Server]]:
    """Servers that may use all cores."""
    with ExitStack() as stack:
        started = []
        for database in databases:
            command = tavolino(database, [], port=free_port(), trusted_proxies="127.0.0.1")
            server = stack.enter_context(running(command))
            os.sched_setaffinity(server.pid, os.sched_getaffinity(0))
            started.append(server)
        yield started


# ---------------------------------------------------------------- the cost of a move
class _Cost(Struct, frozen=True):
    """What a database has done so far."""

    cpu: float
    commits: int
    wal: int


class _House(Struct, frozen=True):
    """A database, and the program that it runs in."""

    server: Postgres
    address: str

    async def cost(self) -> _Cost:
        db = await asyncpg.connect(self.address)
        asked = (
            "select xact_commit, (select wal_bytes from pg_stat_wal) "
            "from pg_stat_database where datname = current_database()"
        )
        commits, wal = await db.fetchrow(asked) or (0, 0)
        await db.close()
        return _Cost(_cpu_of(self.server), int(commits), int(wal))


def _cpu_of(server: Postgres) -> float:
    """Processor time of all processes of a database, also of those that have ended."""
    pid = server.pid
    return ended_children_seconds(pid) + sum(map(cpu_seconds, {pid, *children(pid)}))


def _measure_moves(
    args: argparse.Namespace, whose: str, servers: Sequence[Server], house: _House | None
) -> Iterator[Figure]:
    moves, seconds, cpu, before, after = run(_play(args, servers, house))
    yield Figure(
        what="moves/s", whose=whose, value=moves / seconds, unit="moves/s", note=business()
    )
    per_move = {"server CPU a move": 1e6 * cpu / moves}
    if before and after:
        per_move |= {"database CPU a move": 1e6 * (after.cpu - before.cpu) / moves}
    for what, value in per_move.items():
        yield Figure(what=what, whose=whose, value=value, unit="µs")
    if before and after:
        commits, wal = after.commits - before.commits, after.wal - before.wal
        yield Figure(what="commits a move", whose=whose, value=commits / moves, unit="")
        yield Figure(what="WAL a move", whose=whose, value=wal / moves, unit="bytes")


async def _play(
    args: argparse.Namespace, servers: Sequence[Server], house: _House | None
) -> tuple[int, float, float, _Cost | None, _Cost | None]:
    driver = Driver(servers[0].pid)
    tables = [await _table(number, servers) for number in range(args.busy)]
    await driver.open(tables)
    before = await house.cost() if house else None
    began = sum(cpu_seconds(server.pid) for server in servers)
    tally = await driver.flat_out(tables, args.seconds)
    cpu = sum(cpu_seconds(server.pid) for server in servers) - began
    return len(tally.moves), tally.seconds, cpu, before, await house.cost() if house else None


async def _table(number: int, servers: Sequence[Server]) -> OurTable:
    place = _place(servers[number % len(servers)])
    return OurTable(place, Random(number), await create_table(place))


def _place(server: Server) -> TableSetup:
    return TableSetup(host=server.host, game=GAME, seats=("me",) * SEATS, hello=LEAN_HELLO)


# ---------------------------------------------------------------- tables and sockets at rest
async def _measure_idle(args: argparse.Namespace, server: Server) -> list[Figure]:
    driver = Driver(server.pid)
    await driver.open([await _table(number, [server]) for number in range(16)])
    before = memory(server.pid).rss
    tables = [await _table(number, [server]) for number in range(args.idle)]
    await driver.open(tables)
    each = (memory(server.pid).rss - before) / args.idle
    began = cpu_seconds(server.pid)
    pings = 20 * args.idle
    for number in range(pings):
        tables[number % args.idle].player.say(b'{"t":"ping"}')
        if number % args.idle == 0:
            await asyncio.sleep(0.2)
    await asyncio.sleep(1)
    ping = (cpu_seconds(server.pid) - began) / pings
    whose = "PostgreSQL, 1"
    return [
        Figure(what="memory a table with two sockets", whose=whose, value=each / 1024, unit="KiB"),
        Figure(what="server CPU a ping", whose=whose, value=1e6 * ping, unit="µs"),
    ]


# ---------------------------------------------------------------- the token in every write
async def _measure_token(args: argparse.Namespace, server: Postgres) -> list[Figure]:
    """Write in turn to matches that the store owns, and to others that nobody owns."""
    store = PostgresStore(await server.create_database("token"), "store", "mark")
    used = dict.fromkeys(("with a token", "without"), 0.0)
    written = {(kind, f"{kind} {n}"): 0 for kind in used for n in range(args.busy)}
    for kind, name in written:
        await store.create_match(replace(WRITTEN, id=name), WRITERS)
        if kind == "with a token":
            await store.claim_match(name)
    for turn in range(2 * TURNS):
        now = list(used)[turn % 2]
        began, ends = _cpu_of(server), time.perf_counter() + args.seconds / TURNS
        keys = [key for key in written if key[0] == now]
        times = await asyncio.gather(*(_write(store, key[1], ends, written[key]) for key in keys))
        for key, taken in zip(keys, times, strict=True):
            written[key] += len(taken)
        used[now] += _cpu_of(server) - began
    await store.close()
    sums = {kind: sum(n for key, n in written.items() if key[0] == kind) for kind in used}
    return [
        Figure(
            what="database, CPU for each write", whose=kind, value=1e6 * used[kind] / n, unit="µs"
        )
        for kind, n in sums.items()
    ]


# ---------------------------------------------------------------- more than one database
def database_of(table: str, databases: int) -> int:
    """The database of a table, from nothing but its id."""
    return zlib.crc32(table.encode()) % databases


async def _measure_databases(args: argparse.Namespace, servers: Sequence[Postgres]) -> list[Figure]:
    """Two stores write the moves of many tables to one database, or each to its own."""
    addresses = [await server.create_database("shard") for server in servers]
    stores = [PostgresStore(addresses[n % len(addresses)], f"store{n}", "mark") for n in (0, 1)]
    names = [f"table{number}" for number in range(2 * args.busy)]
    owners = {name: stores[database_of(name, len(stores))] for name in names}
    for name, store in owners.items():
        await store.create_match(replace(WRITTEN, id=name), WRITERS)
        await store.claim_match(name)
    before = [_cpu_of(server) for server in servers]
    ends = time.perf_counter() + args.seconds
    times = await asyncio.gather(*(_write(owners[name], name, ends) for name in names))
    written = sum(map(len, times))
    used = [_cpu_of(server) - began for server, began in zip(servers, before, strict=True)]
    commits = sum(store.database_status.commits for store in stores)
    for store in stores:
        await store.close()
    whose = f"{len(servers)} database{'s' if len(servers) > 1 else ''}"
    late = [1000 * seconds for each in times for seconds in each]
    figures = {
        "writes/s": (written / args.seconds, "writes/s"),
        "until written, p50": (percentile(late, 0.5), "ms"),
        "busiest database, CPU for each write": (1e6 * max(used) / written, "µs"),
        "all databases, CPU for each write": (1e6 * sum(used) / written, "µs"),
        "writes in a commit": (written / commits, ""),
    }
    return [
        Figure(what=what, whose=whose, value=value, unit=unit, note=business())
        for what, (value, unit) in figures.items()
    ]


async def _write(store: PostgresStore, table: str, ends: float, first: int = 0) -> list[float]:
    """Append entries one after the other, from this number on; returns how long each took."""
    taken: list[float] = []
    while (began := time.perf_counter()) < ends:
        entry = EntryRecord(first + len(taken), len(taken) % 2, TEXT, "2026-01-01T00:00:00Z")
        await store.append_entries(table, entry)
        taken.append(time.perf_counter() - began)
    return taken


if __name__ == "__main__":
    main()
