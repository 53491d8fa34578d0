"""A database with real matches, imported from logs."""

import msgspec

from tavolino.core.log import Log, parse_log
from tavolino.store.interface import Store
from tavolino.store.records import (
    EntryRecord,
    MatchRecord,
    RecordingRecord,
    SeatRecord,
    SnapshotRecord,
)
from tests.kit.server import ROOT

OLD, NEW = "2020-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"
NOW = "2026-01-01T00:00:00.000Z"
PALERMO = "tests/games/palermo/matches/random-3-0.log"
KUHN = "tests/unit/core/kuhn/matches/random-2-0.log"


def log_in(path: str) -> Log:
    return parse_log((ROOT / path).read_text(encoding="utf-8"))


async def store_match(
    store: Store,
    name: str,
    log: Log,
    *,
    at: str = NOW,
    over: bool = True,
    snapshot: SnapshotRecord | None = None,
    reels: dict[int, RecordingRecord] | None = None,
) -> None:
    """Store a log as the match with this name."""
    head = log.header
    options = msgspec.json.encode(head.options).decode()
    seats = [SeatRecord(n, "person", None, f"Ada {n}", "hash") for n in range(head.seats)]
    match = MatchRecord(name, head.game, head.revision, options, head.seats, head.seed, "host", at)
    await store.create_match(match, seats)
    last = len(log.entries) - 1
    for seq, entry in enumerate(log.entries):
        line = EntryRecord(seq, entry.seat, entry.text, at)
        reel = (reels or {}).get(seq)
        await store.append_entries(name, line, finishes=over and seq == last, reel=reel)
    if snapshot:
        await store.save_snapshot(name, snapshot)


async def store_several(store: Store) -> None:
    """Matches of two games: old and new, finished, running, and just begun."""
    palermo, kuhn = log_in(PALERMO), log_in(KUHN)
    dealt = Log(kuhn.header, kuhn.entries[:2])
    await store_match(store, "old", palermo, at=OLD, reels={1: RecordingRecord(b"film", "")})
    await store_match(store, "new", palermo, at=NEW)
    await store_match(
        store, "running", Log(palermo.header, palermo.entries[:20]), at=OLD, over=False
    )
    await store_match(store, "oldkuhn", kuhn, at=OLD)
    await store_match(store, "laid", dealt, at=OLD, over=False)
    await store_match(store, "laidnow", dealt, at=NEW, over=False)
