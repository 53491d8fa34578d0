"""The current time, ISO timestamps, and the times of a match's entries in little memory."""

from array import array
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from time import time_ns

UNKNOWN_TIME = -1
"""Stands for a time that a log does not have."""


def now() -> str:
    """The current time as a log shows it."""
    return iso_timestamp(now_ms())


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000


def iso_timestamp(at: int) -> str:
    """Milliseconds since 1970 as an ISO timestamp."""
    return f"{_second(at // 1000)}.{at % 1000:03}Z"


def timestamp_ms(timestamp: str) -> int:
    """An ISO timestamp as milliseconds since 1970; UNKNOWN_TIME if it is none."""
    try:
        moment = datetime.fromisoformat(timestamp)
    except ValueError:
        return UNKNOWN_TIME
    return int(moment.replace(microsecond=0).timestamp()) * 1000 + moment.microsecond // 1000


@lru_cache(maxsize=64)
def _second(at: int) -> str:
    """Many entries share a second."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class EntryTimes:
    """The time of each entry of a match, eight bytes each."""

    def __init__(self, timestamps: Iterable[str] = ()) -> None:
        self._times = array("q", map(timestamp_ms, timestamps))

    def add(self, at: int) -> None:
        self._times.append(at)

    def __getitem__(self, seq: int) -> str:
        if self._times[seq] == UNKNOWN_TIME:
            return ""
        return iso_timestamp(self._times[seq])
