"""Matches and accounts that may be deleted, and the pauses between deletions."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

MIN_PAUSE_SECONDS = 0.03
"""Pause after each deletion, besides twice its duration, so that running matches come first."""


class Prunable(Struct, frozen=True):
    """A match that may be deleted."""

    match: str
    game: str
    is_finished: bool
    """False: the match never began."""


class AbsentSince(Struct, frozen=True):
    """Selects accounts created before one time whose sessions all end by another time."""

    created_before: str
    session_until: str


def delete_each(chosen: Sequence[T], leave: Callable[[T], bool]) -> Iterator[T]:
    """Call `leave` for each, yield those it deleted, and pause after each of them."""
    for each in chosen:
        began = time.monotonic()
        if leave(each):
            yield each
            time.sleep(MIN_PAUSE_SECONDS + 2 * (time.monotonic() - began))
