"""A lock file that allows only one server per database; the system releases it with the process.

The lock file also names the last entry that was written, so that its loss is noticed.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from tavolino.store.records import DatabaseLocked, StoreUnavailable

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HANDOVER_SECONDS = 1.0
"""Seconds that a new server waits for an old one that is shutting down."""

NOTE_BYTES = 200
"""Fixed length of the note in the lock file, so that a new note overwrites the old one."""


class LastWrite(Struct, frozen=True):
    """The process that holds the database, and the last entry written; -1: the match itself."""

    process: int
    match: str = ""
    seq: int = -1


class FileLock:
    """Held while the database is open for writing; raises DatabaseLocked or StoreUnavailable."""

    def __init__(self, database: Path) -> None:
        try:
            self._file = os.open(lock_of(database), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreUnavailable(f"{lock_of(database)}: {error.strerror}") from error
        if not self._lock():
            os.close(self._file)
            raise DatabaseLocked(
                f"{database}: {_holder_name(database)} has it open; only one server can use it"
            )
        self.last_write = read_last_write(database)
        last = self.last_write or LastWrite(0)
        self.record(last.match, last.seq)

    def record(self, match: str, seq: int) -> None:
        """Note the last write. Errors are ignored, so that a full disk does not stop play."""
        text = msgspec.json.encode(LastWrite(os.getpid(), match, seq))
        with suppress(OSError):
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.ljust(NOTE_BYTES) + b"\n")

    def forget(self) -> None:
        """Clear the last write, because another database replaces this one."""
        self.record("", -1)

    def release(self) -> None:
        os.close(self._file)

    def _lock(self) -> bool:
        patient_until = time.monotonic() + HANDOVER_SECONDS
        while not _try_lock(self._file):
            if time.monotonic() > patient_until:
                return False
            time.sleep(0.02)
        return True


def lock_of(database: Path) -> Path:
    return Path(f"{database}-lock")


def read_last_write(database: Path) -> LastWrite | None:
    """Return the note that the last holder wrote, if there is one."""
    try:
        return msgspec.json.decode(lock_of(database).read_bytes(), type=LastWrite)
    except (OSError, msgspec.MsgspecError):
        return None


def lock_holder(database: Path) -> str:
    """Describe the process that has the database open for writing; empty if there is none."""
    try:
        file = os.open(lock_of(database), os.O_RDWR)
    except OSError:
        return ""
    try:
        return "" if _try_lock(file) else _holder_name(database)
    finally:
        os.close(file)


def _holder_name(database: Path) -> str:
    note = read_last_write(database)
    return f"process {note.process}" if note else "another process"


def _try_lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(file, 1 << 30, os.SEEK_SET)  # far behind the note, so that others can read it
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
