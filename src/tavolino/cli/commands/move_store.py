"""Copies an SQLite file into a PostgreSQL database, so that several servers can share it."""

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tavolino.cli.support.open_store import open_postgres
from tavolino.cli.support.progress import with_progress
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.server.settings import is_shared, read_settings
from tavolino.store.account_records import StoredAccount
from tavolino.store.records import RecordingRecord, SequenceConflict, StoreError
from tavolino.store.sqlite.file_lock import lock_holder
from tavolino.store.sqlite.reader import SqliteReader

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
        exit_with_usage_error("TO must be an address such as postgresql://user@host/name")
    if who := lock_holder(args.source):
        exit_with_usage_error(f"{args.source}: {who} has it open; close the server first")
    try:
        with SqliteReader(args.source) as archive:
            return asyncio.run(_move(archive, args.target))
    except StoreError as error:
        print(f"tavolino: {error}", file=sys.stderr)
        return 1


async def _move(archive: SqliteReader, address: str) -> int:
    """Copy everything. A match that is there already stays: it may have gone on since."""
    store = open_postgres(address)
    moved = there = 0
    try:
        await store.save_uptime(archive.load_uptime())
        for name, value in archive.load_secrets().items():
            await store.get_or_create_secret(name, value)
        names = archive.match_ids()
        for name in with_progress(names, len(names), "matches"):
            try:
                await _copy_match(archive, store, name)
                moved += 1
            except SequenceConflict:
                there += 1
        for report in archive.chat_reports():
            with suppress(SequenceConflict):  # its match was pruned in the target
                await store.save_chat_report(report)
        for brought in archive.load_imports():
            await store.save_import(brought, read_settings().imports_kept)
        people = [await _copy_account(store, kept) for kept in archive.load_accounts()]
        await store.ratings.copy_ratings(archive.load_ratings())
    finally:
        await store.close()
    print(f"{moved} matches copied, {there} existed already")
    if people:
        print(f"{sum(people)} accounts copied, {len(people) - sum(people)} existed already")
    return 0


async def _copy_account(store: "PostgresStore", kept: StoredAccount) -> bool:
    """Copy one account and verify it; returns False if it exists there already."""
    name = kept.person.id
    try:
        await store.accounts.copy_account(kept)
    except SequenceConflict:
        if await store.accounts.load_account(name) is None:
            raise
        return False
    if await store.accounts.load_account(name) != kept:
        raise StoreError(f"account {name}: the copy differs")
    return True


async def _copy_match(archive: SqliteReader, store: "PostgresStore", name: str) -> None:
    """Copy one match and verify it."""
    stored, traces = archive.load_match(name), archive.load_traces(name)
    if stored is None:
        raise StoreError(f"{name}: the match was deleted meanwhile")
    reels = {
        seq: RecordingRecord(archive.load_frames(name, seq), traces.get(seq, ""))
        for seq in sorted({*stored.recordings, *traces})
    }
    await store.copy_match(stored, reels, archive.load_analysis(name))
    if await store.load_match(name) != stored or await store.load_traces(name) != traces:
        raise StoreError(f"{name}: the copy differs")
