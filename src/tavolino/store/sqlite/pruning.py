"""Matches that are over, or never began, leave the database as a whole; others cannot."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from tavolino.store.records import StoreUnavailable
from tavolino.store.sqlite.connection import connect, prepare, read_only, reason_of

PRUNABLE = """
select id, game, finished is not null from matches
where finished < :before
or finished is null and created < :before
and not exists (select 1 from entries where match = id and seat >= 0)
order by created, id
"""
LEAVE = "insert into pruned values (?, ?)"

PAUSE_SECONDS = 0.03
"""After each match so long, and twice as long as it took: whoever plays comes first."""


class Prunable(Struct, frozen=True):
    """A match that may go."""

    match: str
    game: str
    is_finished: bool
    """If not, it never began."""


def prunable(database: Path, before: str) -> list[Prunable]:
    """Which matches were over, or laid and not begun, before this time?"""
    with _explained(database), closing(read_only(database)) as db:
        found = db.execute(PRUNABLE, {"before": before})
        return [Prunable(match, game, bool(finished)) for match, game, finished in found]


def prune(database: Path, chosen: Sequence[Prunable], at: str) -> Iterator[Prunable]:
    """Remove them one by one, and say which are gone; one that has begun meanwhile stays."""
    with _explained(database), closing(connect(database)) as db:
        prepare(db, database)
        for each in chosen:
            began = time.monotonic()
            try:
                db.execute(LEAVE, (each.match, at))
            except sqlite3.IntegrityError:
                continue
            yield each
            time.sleep(PAUSE_SECONDS + 2 * (time.monotonic() - began))


@contextmanager
def _explained(database: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{database}: {error}", reason_of(error)) from error
