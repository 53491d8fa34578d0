"""Which matches and people may leave a store, and at what pace they go."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

MIN_PAUSE_SECONDS = 0.03
"""After each match so long, and twice as long as it took: whoever plays comes first."""


class Prunable(Struct, frozen=True):
    """A match that may go."""

    match: str
    game: str
    is_finished: bool
    """If not, it never began."""


class AbsentSince(Struct, frozen=True):
    """Who has been away for so long: came before one time, and no session lasts beyond another."""

    created_before: str
    session_until: str


def delete_each(chosen: Sequence[T], leave: Callable[[T], bool]) -> Iterator[T]:
    """Let them leave with pauses between them, and say which did."""
    for each in chosen:
        began = time.monotonic()
        if leave(each):
            yield each
            time.sleep(MIN_PAUSE_SECONDS + 2 * (time.monotonic() - began))
