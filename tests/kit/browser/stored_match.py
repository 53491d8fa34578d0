"""A match stored in a database before a server opens it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tavolino.core.log import Log
from tavolino.server.tokens import fingerprint
from tavolino.store.records import EntryRecord, HelpMode, MatchRecord, SeatRecord
from tavolino.store.sqlite import SqliteStore

TABLE = "keptmatch222"
CREATED_AT = "2026-01-01T12:00:00+00:00"


def seat_token(seat: int) -> str:
    return f"key of seat {seat}"


def store_match(database: Path, log: Log, help: HelpMode = "none") -> str:
    """Store the match with a human on every seat; return the id of its table."""
    with ThreadPoolExecutor(1) as elsewhere:  # this thread may already have an event loop
        elsewhere.submit(lambda: asyncio.run(_keep(database, log, help))).result()
    return TABLE


async def _keep(database: Path, log: Log, help: HelpMode) -> None:
    header, store = log.header, SqliteStore(database)
    options = msgspec.json.encode(header.options).decode()
    record = MatchRecord(
        *(TABLE, header.game, header.revision, options, header.seats, header.seed),
        host=fingerprint("host"),
        created=CREATED_AT,
        help=help,
    )
    seats = range(header.seats)
    people = [SeatRecord(n, "person", None, f"Ada {n}", fingerprint(seat_token(n))) for n in seats]
    await store.create_match(record, people)
    entries = (EntryRecord(n, one.seat, one.text, CREATED_AT) for n, one in enumerate(log.entries))
    await store.append_entries(TABLE, *entries)
    await store.close()
