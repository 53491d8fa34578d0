"""Damages a database for tests."""

import sqlite3
from contextlib import closing
from pathlib import Path

PAGE = 4096
LEAF = 0x0A
"""The first byte of a page of rows."""
MARK = b"this page is spoilt"


def fill(database: Path, match: str, seq: int) -> None:
    """Add long entries to a match from this number on, so that whole pages hold nothing else."""
    text = MARK.decode() * 30
    rows = [(match, seq + n, 0, text if 18 < n < 22 else "x" * 500, "") for n in range(40)]
    with closing(sqlite3.connect(database)) as db, db:
        db.executemany("insert into entries values (?, ?, ?, ?, ?)", rows)


def damage(database: Path) -> None:
    """Overwrite the start of a page in the middle of the entries from `fill`."""
    raw = bytearray(database.read_bytes())
    pages = range(PAGE, len(raw), PAGE)
    begin = next(at for at in pages if raw[at] == LEAF and MARK in raw[at : at + PAGE])
    raw[begin : begin + 64] = b"\xff" * 64
    database.write_bytes(raw)
