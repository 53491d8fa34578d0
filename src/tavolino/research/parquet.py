"""Match archives: Parquet files with one match per row, from which every log can be restored.

docs/laboratory.md explains the columns. Needs pyarrow, which the extra `research` installs.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import MsgspecError, Struct, convert, json

from tavolino import __version__
from tavolino.core.chance import commitment
from tavolino.core.log import TRACE_NOTE, Entry, Header, Log, parse_log, scores_note

ARCHIVE_VERSION = 1
"""Must increase whenever a column changes its meaning."""

ROWS_PER_BATCH = 500
"""Number of matches that are written at once."""

_WORD = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    [
        ("number", pa.int32()),
        ("game", _WORD),
        ("revision", pa.int16()),
        ("seats", pa.int8()),
        ("options", _WORD),
        ("bots", pa.list_(pa.string())),
        ("seed", pa.string()),
        ("commitment", pa.string()),
        ("entry_seats", pa.list_(pa.int8())),
        ("entry_texts", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
        ("records", pa.list_(pa.string())),
    ]
)


class ArchiveRow(Struct, frozen=True):
    """One finished match, with its players and its result."""

    number: int
    game: str
    revision: int
    seats: int
    options: str
    bots: tuple[str, ...]
    seed: str
    commitment: str
    """The commitment to the seed, as published before the first draw."""
    entry_seats: tuple[int, ...]
    entry_texts: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    records: tuple[str, ...] = ()
    """The trace notes of the log, in games with physics."""

    def log(self) -> str:
        """The exact log of the match."""
        options = json.decode(self.options)
        header = Header(self.game, self.revision, self.seats, options, self.seed)
        said = zip(self.entry_seats, self.entry_texts, strict=True)
        entries = tuple(Entry(seat, text) for seat, text in said)
        notes = "".join(f"{record}\n" for record in self.records)
        return str(Log(header, entries)) + notes + scores_note(self.scores)


def archive_row(
    number: int, log: str, bots: Sequence[str], scores: Sequence[int], places: Sequence[int]
) -> ArchiveRow:
    """The row of a finished match, from its log and the data that a log does not contain."""
    match = parse_log(log)
    header = match.header
    return ArchiveRow(
        number,
        header.game,
        header.revision,
        header.seats,
        json.encode(header.options).decode(),
        tuple(bots),
        header.seed,
        commitment(header.seed),
        tuple(entry.seat for entry in match.entries),
        tuple(entry.text for entry in match.entries),
        tuple(scores),
        tuple(places),
        tuple(line for line in log.splitlines() if line.startswith(TRACE_NOTE)),
    )


# ---------------------------------------------------------------- files
class ArchiveWriter:
    """Writes an archive. The same rows produce the same file."""

    def __init__(self, file: Path, command: str) -> None:
        said = {"form": str(ARCHIVE_VERSION), "version": __version__, "command": command}
        named = {f"tavolino.{name}": value for name, value in said.items()}
        self._writer = pq.ParquetWriter(file, SCHEMA.with_metadata(named), compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def add(self, row: ArchiveRow) -> None:
        self._rows.append({name: getattr(row, name) for name in SCHEMA.names})
        if len(self._rows) == ROWS_PER_BATCH:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(pa.Table.from_pylist(self._rows, schema=self._writer.schema))
        self._rows = []

    def close(self) -> None:
        self._flush()
        self._writer.close()


class InvalidArchive(Exception):
    """The file is not a readable archive. The message says why."""


def read_rows(file: Path) -> Iterator[ArchiveRow]:
    """Yields the matches of an archive. Raises InvalidArchive."""
    try:
        with pq.ParquetFile(file) as opened:
            _require_format(opened.schema_arrow.metadata or {})
            for batch in opened.iter_batches(ROWS_PER_BATCH):
                yield from convert(batch.to_pylist(), list[ArchiveRow])
    except (OSError, pa.ArrowException, MsgspecError) as error:
        raise InvalidArchive(str(error)) from None


def _require_format(said: dict[bytes, bytes]) -> None:
    form = said.get(b"tavolino.form", b"").decode()
    if form != str(ARCHIVE_VERSION):
        raise InvalidArchive(f"form {form or 'unknown'}: only {ARCHIVE_VERSION} can be read")
