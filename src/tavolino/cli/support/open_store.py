"""Opens the database of a command: an SQLite file, or PostgreSQL shared by several servers."""

import argparse
import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from tavolino.cli.support.check_result import CheckResult
from tavolino.cli.support.database import settings_of
from tavolino.server.settings import NONE, Settings, is_shared
from tavolino.store.interface import OpenStore
from tavolino.store.pruning import AbsentSince, Prunable, delete_each
from tavolino.store.records import (
    ChatReportRecord,
    DiskSpace,
    GameCount,
    MatchCount,
    SequenceConflict,
    StoredMatch,
    StoreError,
    UnusableDatabase,
)
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.pruning import FilePruning
from tavolino.store.sqlite.reader import SqliteReader as FileArchive

if TYPE_CHECKING:
    from tavolino.store.postgres import PostgresStore

T = TypeVar("T")
Deletion: TypeAlias = "Callable[[PostgresStore, T], Coroutine[Any, Any, None]]"


class StoreReader(Protocol):
    """Reads a database while a server may be writing to it. Raises StoreError."""

    def match_ids(self) -> list[str]: ...
    def load_match(self, match: str) -> StoredMatch | None: ...
    def load_traces(self, match: str) -> dict[int, str]: ...
    def count_matches(self) -> MatchCount: ...
    def count_by_game(self) -> list[GameCount]: ...
    def disk_space(self) -> DiskSpace: ...
    def count_accounts(self) -> int: ...
    def chat_reports(self) -> list[ChatReportRecord]: ...


class Pruning(Protocol):
    """Lists and deletes old matches and empty accounts. Raises StoreError."""

    def prunable(self, before: str) -> list[Prunable]: ...
    def prune(self, chosen: Sequence[Prunable], at: str) -> Iterator[Prunable]: ...
    def empty_accounts(self, absent: AbsentSince) -> list[str]: ...
    def delete_empty_accounts(
        self, people: Sequence[str], absent: AbsentSince
    ) -> Iterator[str]: ...


def store_opener(settings: Settings, mark: str) -> OpenStore:
    """Returns the function with which the server opens its database."""
    if settings.is_shared:
        return partial(open_postgres, settings.database, _reached_at(settings), mark)
    return partial(SqliteStore, settings.database)


def open_reader(args: argparse.Namespace) -> AbstractContextManager[StoreReader]:
    """Opens the database that `tavolino serve` would use, for reading."""
    return open_reader_at(settings_of(args).database)


def open_reader_at(database: str) -> AbstractContextManager[StoreReader]:
    """Opens a database for reading. Raises StoreError."""
    return _shared(database) if is_shared(database) else FileArchive(Path(database).resolve())


def open_pruning(args: argparse.Namespace) -> Pruning:
    """Opens the database that `tavolino serve` would use, for pruning."""
    database = settings_of(args).database
    if is_shared(database):
        return _SharedPruning(database)
    return FilePruning(Path(database).resolve())


def open_postgres(address: str, reached_at: str = "", mark: str = "") -> "PostgresStore":
    """Opens PostgreSQL. Raises UnusableDatabase if its driver is not installed."""
    try:
        from tavolino.store.postgres import PostgresStore
    except ImportError as missing:
        raise UnusableDatabase(f"pip install 'tavolino[postgres]': {missing}") from None
    return PostgresStore(address, reached_at, mark)


def _reached_at(settings: Settings) -> str:
    if settings.reached_at != NONE:
        return settings.reached_at
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104  # compares, does not bind
    host = socket.gethostname() if everywhere else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def check_shared(address: str) -> Iterator[CheckResult]:
    """Checks that PostgreSQL is reachable and writable, and that every log is complete."""

    async def look() -> tuple[MatchCount, tuple[str, ...]]:
        store = open_postgres(address)
        try:
            await store.check_writable()
            return await store.count_matches(), await store.find_damage()
        finally:
            await store.close()

    try:
        count, faults = asyncio.run(look())
    except StoreError as error:
        yield CheckResult(
            "fail", f"PostgreSQL: {error}", "is the address right, and the server up?"
        )
        return
    yield CheckResult("ok", f"PostgreSQL: {count}")
    yield from (CheckResult("fail", f"PostgreSQL: {fault}") for fault in faults)


@contextmanager
def _opened(address: str) -> "Iterator[tuple[PostgresStore, asyncio.Runner]]":
    with asyncio.Runner() as loop:
        store = open_postgres(address)
        try:
            yield store, loop
        finally:
            loop.run(store.close())


@contextmanager
def _shared(address: str) -> Iterator[StoreReader]:
    with _opened(address) as (store, loop):
        yield _SharedReader(store, loop)


class _SharedPruning:
    """Prunes a PostgreSQL database, one match or account at a time."""

    def __init__(self, address: str) -> None:
        self._address = address

    def prunable(self, before: str) -> list[Prunable]:
        with _opened(self._address) as (store, loop):
            return loop.run(store.prunable(before))

    def prune(self, chosen: Sequence[Prunable], at: str) -> Iterator[Prunable]:
        """Skips a match that has begun in the meantime."""
        yield from self._delete(chosen, lambda store, each: store.prune(each.match, at))

    def empty_accounts(self, absent: AbsentSince) -> list[str]:
        with _opened(self._address) as (store, loop):
            return loop.run(
                store.accounts.empty_accounts(absent.created_before, absent.session_until)
            )

    def delete_empty_accounts(self, people: Sequence[str], absent: AbsentSince) -> Iterator[str]:
        """Skips an account that is no longer empty."""
        asked = (absent.created_before, absent.session_until)
        yield from self._delete(
            people, lambda store, name: store.accounts.delete_if_empty(name, *asked)
        )

    def _delete(self, chosen: Sequence[T], how: "Deletion[T]") -> Iterator[T]:
        with _opened(self._address) as (store, loop):

            def leave(each: T) -> bool:
                try:
                    loop.run(how(store, each))
                except SequenceConflict:
                    return False
                return True

            yield from delete_each(chosen, leave)


class _SharedReader:
    """Synchronous access to the read methods of a PostgreSQL store."""

    def __init__(self, store: "PostgresStore", loop: asyncio.Runner) -> None:
        self._store = store
        self._loop = loop

    def _wait(self, answer: Coroutine[Any, Any, T]) -> T:
        return self._loop.run(answer)

    def match_ids(self) -> list[str]:
        return self._wait(self._store.match_ids())

    def load_match(self, match: str) -> StoredMatch | None:
        return self._wait(self._store.load_match(match))

    def load_traces(self, match: str) -> dict[int, str]:
        return self._wait(self._store.load_traces(match))

    def count_matches(self) -> MatchCount:
        return self._wait(self._store.count_matches())

    def count_by_game(self) -> list[GameCount]:
        return self._wait(self._store.count_by_game())

    def chat_reports(self) -> list[ChatReportRecord]:
        return self._wait(self._store.chat_reports())

    def disk_space(self) -> DiskSpace:
        return self._wait(self._store.disk_space())

    def count_accounts(self) -> int:
        return self._wait(self._store.accounts.count())
