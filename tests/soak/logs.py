"""Compares the stored log of a match with the moves that the server acknowledged."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

Entries = Sequence[tuple[int, int, str]]
"""Number, seat and text of each entry, in order."""


def entries_of(database: Path, match: str) -> Entries:
    asked = "select seq, seat, text from entries where match = ? order by seq"
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        return db.execute(asked, (match,)).fetchall()


def acknowledged_are_logged(database: Path, match: str, acknowledged: Mapping[int, str]) -> None:
    are_logged(entries_of(database, match), acknowledged)


def are_logged(entries: Entries, acknowledged: Mapping[int, str]) -> None:
    """No entry is missing, repeated or changed."""
    assert [seq for seq, _, _ in entries] == list(range(len(entries)))
    logged = {seq: text for seq, _, text in entries}
    lost = {seq: text for seq, text in acknowledged.items() if logged.get(seq) != text}
    assert lost == {}, f"acknowledged and not in the log: {lost}"
