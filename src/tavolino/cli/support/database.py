"""Finds the database of the operator's commands and checks its health."""

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
"""Free bytes on the disk below which `doctor` warns."""

WAL_HEADER = b"\2\2"
"""Bytes 18 and 19 of an SQLite file that uses a write-ahead log."""

MAX_NAMED = 10
"""Maximum number of unreadable matches to name."""


def add_database_flag(parser: argparse.ArgumentParser) -> None:
    said = f"database of the server, a file or an address ({ENV_PREFIX}DATABASE)"
    parser.add_argument("--database", metavar="FILE", help=said)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of `tavolino serve`."""
    return read_settings(**({} if args.database is None else {"database": args.database}))


def database_of(args: argparse.Namespace) -> Path:
    """The SQLite file of `tavolino serve`; exits if it is a PostgreSQL database."""
    settings = settings_of(args)
    if settings.is_shared:
        exit_with_usage_error("this command handles SQLite files only; for PostgreSQL use pg_dump")
    return Path(settings.database).resolve()


def check_database(file: Path) -> Iterator[CheckResult]:
    """Check that the folder is writable and every page of the database is readable."""
    place = next(folder for folder in file.parents if folder.is_dir())
    try:
        yield from _try_beside(place)
        if file.exists() and file.stat().st_size:
            yield from _check(file)
        else:
            yield CheckResult("ok", f"{file} will be created")
    except (StoreError, OSError, sqlite3.Error) as error:
        yield CheckResult(
            "fail", f"database {file}: {error}", "choose another file with --database"
        )
        return
    free = shutil.disk_usage(place).free
    health: CheckStatus = "ok" if free > MIN_FREE_BYTES else "warn"
    hint = "" if health == "ok" else "free some space: a full disk stops all matches"
    yield CheckResult(health, f"{free >> 20} MiB free on its disk", hint)


def _try_beside(place: Path) -> Iterator[CheckResult]:
    """Create a temporary database in the folder and check its journal mode."""
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
        yield CheckResult(
            "ok", f"database {file} ({lock_holder(file) or 'no process'} has it open)"
        )
        if not os.access(file, os.W_OK):
            yield CheckResult("fail", "the database is not writable", "check the owner of the file")
        yield from _read_through(db)
        if said := missing_writes(db, file, read_last_write(file), wal):
            yield CheckResult("warn", said, "if a backup is newer, use `tavolino restore FILE`")


def _read_through(db: sqlite3.Connection) -> Iterator[CheckResult]:
    found = find_faults(db)
    if not found:
        yield CheckResult("ok", str(count_matches(db)))
        return
    more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
    hint = "the server serves all readable matches; `tavolino restore FILE` restores a backup"
    yield CheckResult("fail", f"the database is damaged: {found[0]}{more}", hint)
    lost = unreadable_matches(db)
    if lost:
        named = ", ".join(lost[:MAX_NAMED]) + (" …" if len(lost) > MAX_NAMED else "")
        yield CheckResult("fail", f"{len(lost)} matches cannot be read: {named}")
