"""Detects that the open database file was deleted or replaced: writes to it would be lost."""

import logging
import os
from pathlib import Path
from typing import TypeAlias

from tavolino.store.records import StoreUnavailable

FILE_SUFFIXES = ("", "-wal", "-shm")
"""An open database consists of three files."""

Identity: TypeAlias = tuple[int, int]

_log = logging.getLogger(__name__)


class FileIdentity:
    """The identity of the database files at the time they were opened."""

    def __init__(self, database: Path) -> None:
        self._files = [f"{database}{suffix}" for suffix in FILE_SUFFIXES]
        self._opened = [_identity(file) for file in self._files]

    def require_unmoved(self) -> None:
        """Raise StoreUnavailable if a file changed. The check takes microseconds."""
        for file, opened in zip(self._files, self._opened, strict=True):
            if _identity(file) != opened:
                said = f"{Path(file).name} was deleted or replaced while it was open"
                _log.error("%s: no move is accepted until it is back or the server restarts", said)
                raise StoreUnavailable(said, "moved")


def _identity(file: str) -> Identity | None:
    try:
        found = os.stat(file)  # noqa: PTH116 — four times as fast as Path.stat, at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
