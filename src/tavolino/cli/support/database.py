"""Selects the database of an operator command and checks its integrity."""

import argparse
import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tavolino.cli.support.check_result import CheckResult, CheckStatus
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.server.settings import ENV_PREFIX, Settings, read_settings
from tavolino.store.records import StoreError
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.connection import read_only
from tavolino.store.sqlite.file_lock import lock_holder, read_last_write
from tavolino.store.sqlite.integrity import (
    count_matches,
    find_faults,
    missing_writes,
    unreadable_matches,
    wal_size,
)

MIN_FREE_BYTES = 200 << 20
"""Free disk space, in bytes, below which the check warns."""

WAL_HEADER = b"\2\2"
"""Bytes 18 and 19 of an SQLite file that uses a write-ahead log."""

MAX_NAMED = 10
"""Maximum number of unreadable matches that are listed by name."""


def add_database_flag(parser: argparse.ArgumentParser) -> None:
    said = f"the database of the server, a file or an address ({ENV_PREFIX}DATABASE)"
    parser.add_argument("--database", metavar="FILE", help=said)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings that `tavolino serve` would use."""
    return read_settings(**({} if args.database is None else {"database": args.database}))


def database_of(args: argparse.Namespace) -> Path:
    """The SQLite file that `tavolino serve` would use. Exits if the database is PostgreSQL."""
    settings = settings_of(args)
    if settings.is_shared:
        exit_with_usage_error(
            "this looks after SQLite files; PostgreSQL has pg_dump and its own tools"
        )
    return Path(settings.database).resolve()


def check_database(file: Path) -> Iterator[CheckResult]:
    """Checks that the folder is writable and the whole database readable. Changes nothing."""
    place = next(folder for folder in file.parents if folder.is_dir())
    try:
        yield from _try_beside(place)
        if file.exists() and file.stat().st_size:
            yield from _check(file)
        else:
            yield CheckResult("ok", f"{file} will be made")
    except (StoreError, OSError, sqlite3.Error) as error:
        yield CheckResult("fail", f"database {file}: {error}", "name another one with --database")
        return
    free = shutil.disk_usage(place).free
    health: CheckStatus = "ok" if free > MIN_FREE_BYTES else "warn"
    hint = "" if health == "ok" else "make room: a full disk stops all matches"
    yield CheckResult(health, f"{free >> 20} MiB free on its disk", hint)


def _try_beside(place: Path) -> Iterator[CheckResult]:
    """Creates a temporary database in the same folder and checks its journal mode."""
    with tempfile.TemporaryDirectory(dir=place) as folder:
        file = Path(folder) / "tavolino.db"
        asyncio.run(SqliteStore(file).close())
        with file.open("rb") as raw:
            mode = raw.read(20)[18:]
    if mode != WAL_HEADER:
        hint = "keep the database on a local disk: without a WAL, readers wait for writers"
        yield CheckResult("warn", "the database cannot use a write-ahead log", hint)


def _check(file: Path) -> Iterator[CheckResult]:
    wal = wal_size(file)
    with closing(read_only(file)) as db:
        yield CheckResult("ok", f"database {file} ({lock_holder(file) or 'nobody'} has it open)")
        if not os.access(file, os.W_OK):
            yield CheckResult("fail", "the database cannot be written", "whose file is it?")
        yield from _read_through(db)
        if said := missing_writes(db, file, read_last_write(file), wal):
            yield CheckResult("warn", said, "if a backup is newer: `tavolino restore FILE`")


def _read_through(db: sqlite3.Connection) -> Iterator[CheckResult]:
    found = find_faults(db)
    if not found:
        yield CheckResult("ok", str(count_matches(db)))
        return
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    hint = "what can be read is served; `tavolino restore FILE` puts a backup in its place"
    yield CheckResult("fail", f"the database is damaged: {found[0]}{more}", hint)
    lost = unreadable_matches(db)
    if lost:
        named = ", ".join(lost[:MAX_NAMED]) + (" …" if len(lost) > MAX_NAMED else "")
        yield CheckResult("fail", f"{len(lost)} matches cannot be read: {named}")
