"""Where the open files lie: what is written to a file that was deleted is lost in silence."""

import logging
import os
from pathlib import Path
from typing import TypeAlias

from tavolino.store.records import StoreUnavailable

FILE_SUFFIXES = ("", "-wal", "-shm")
"""The database is three files while it is open."""

Identity: TypeAlias = tuple[int, int]

_log = logging.getLogger(__name__)


class FileIdentity:
    """Remembers which files were opened under these names."""

    def __init__(self, database: Path) -> None:
        self._files = [f"{database}{suffix}" for suffix in FILE_SUFFIXES]
        self._opened = [_identity(file) for file in self._files]

    def require_unmoved(self) -> None:
        """Raise StoreUnavailable unless they are still the same: a look costs microseconds."""
        for file, opened in zip(self._files, self._opened, strict=True):
            if _identity(file) != opened:
                said = f"{Path(file).name} was deleted or replaced while it was open"
                _log.error("%s: nothing is acknowledged until it is back or we start anew", said)
                raise StoreUnavailable(said, "moved")


def _identity(file: str) -> Identity | None:
    try:
        found = os.stat(file)  # noqa: PTH116 — four times as quick, at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
