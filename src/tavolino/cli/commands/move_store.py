"""Copies an SQLite file into a PostgreSQL database, so that several servers can share it."""

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tavolino.cli.support.open_store import postgres
from tavolino.cli.support.progress import watched
from tavolino.cli.support.usage_error import complain
from tavolino.server.settings import is_shared, read_settings
from tavolino.store.records import OutOfStep, ReelRecord, StoreError
from tavolino.store.sql.accounts import Kept
from tavolino.store.sqlite.file_lock import holder
from tavolino.store.sqlite.reader import Archive

if TYPE_CHECKING:
    from tavolino.store.postgres import PostgresStore

EXAMPLE = "tavolino move-store tavolino.db postgresql://tavolino@localhost/tavolino"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "source", metavar="FROM", type=Path, help="the SQLite file; it stays as it is"
    )
    parser.add_argument("target", metavar="TO", help="address of a PostgreSQL database")


def run(args: argparse.Namespace) -> int:
    if not is_shared(args.target):
        complain("TO must be an address such as postgresql://user@host/name")
    if who := holder(args.source):
        complain(f"{args.source}: {who} has it open; close the server first")
    try:
        with Archive(args.source) as archive:
            return asyncio.run(_move(archive, args.target))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1


async def _move(archive: Archive, address: str) -> int:
    """Copy everything. A match that is there already stays: it may have gone on since."""
    store = postgres(address)
    moved = there = 0
    try:
        await store.open_for(archive.hours())
        for name, value in archive.secrets().items():
            await store.secret(name, value)
        names = archive.matches()
        for name in watched(names, len(names), "matches"):
            try:
                await _carry(archive, store, name)
                moved += 1
            except OutOfStep:
                there += 1
        for report in archive.reports():
            with suppress(OutOfStep):  # its match was pruned in the target
                await store.report(report)
        for brought in archive.imports():
            await store.bring(brought, read_settings().imports_kept)
        people = [await _bring(store, kept) for kept in archive.people()]
        await store.results.carry(archive.reached())
    finally:
        await store.close()
    print(f"{moved} matches copied, {there} existed already")
    if people:
        print(f"{sum(people)} accounts copied, {len(people) - sum(people)} existed already")
    return 0


async def _bring(store: "PostgresStore", kept: Kept) -> bool:
    """Copy one account and verify it; returns False if it exists there already."""
    name = kept.person.id
    try:
        await store.people.carry(kept)
    except OutOfStep:
        if await store.people.load(name) is None:
            raise
        return False
    if await store.people.load(name) != kept:
        raise StoreError(f"account {name}: the copy differs")
    return True


async def _carry(archive: Archive, store: "PostgresStore", name: str) -> None:
    """Copy one match and verify it."""
    stored, traces = archive.load(name), archive.traces(name)
    if stored is None:
        raise StoreError(f"{name}: the match was deleted meanwhile")
    reels = {
        seq: ReelRecord(archive.frames(name, seq), traces.get(seq, ""))
        for seq in sorted({*stored.reels, *traces})
    }
    await store.carry(stored, reels, archive.analysis(name))
    if await store.load(name) != stored or await store.traces(name) != traces:
        raise StoreError(f"{name}: the copy differs")
