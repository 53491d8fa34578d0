"""Renamed to `tavolino.research.parquet`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.research.parquet",
    {
        "FORM": "ARCHIVE_VERSION",
        "BATCH": "ROWS_PER_BATCH",
        "SCHEMA": "SCHEMA",
        "Archived": "ArchiveRow",
        "archived": "archive_row",
        "Archive": "ArchiveWriter",
        "NoArchive": "InvalidArchive",
        "rows": "read_rows",
    },
)
