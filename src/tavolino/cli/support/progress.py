"""A progress bar on stderr, shown only in a terminal."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

BAR_WIDTH = 30
REDRAW_SECONDS = 0.1


def with_progress(things: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Yields the items and updates the progress bar."""
    if not sys.stderr.isatty():
        yield from things
        return
    began = shown = time.monotonic()
    for done, thing in enumerate(things, 1):
        yield thing
        now = time.monotonic()
        if now - shown > REDRAW_SECONDS or done == total:
            shown = now
            _show(done, total, now - began, what)
    print(file=sys.stderr)


def _show(done: int, total: int, seconds: float, what: str) -> None:
    full = BAR_WIDTH * done // total
    left = seconds / done * (total - done)
    bar = "█" * full + "░" * (BAR_WIDTH - full)
    print(f"\r{bar} {done}/{total} {what}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
