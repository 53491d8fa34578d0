"""Splits long computations into pieces of bounded CPU time.

A computation that is stopped at the end of a piece is begun again later. It remembers the results
of its slow steps, so it soon reaches the point where it was stopped. Its steps must be
deterministic.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")


class PieceOver(Exception):
    """The CPU time of a piece is used up."""


class Computation:
    """The results of the slow steps of one computation."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Any] = {}
        self._ends = 0.0
        self._has_advanced = False

    @property
    def is_over(self) -> bool:
        """Whether the CPU time of the current piece is used up."""
        return process_time() >= self._ends

    @contextmanager
    def piece(self, seconds: float) -> Iterator[None]:
        """Slow steps within this block raise PieceOver once the CPU time is used up.

        At least one new step is done, so that every piece advances.
        """
        self._ends, self._has_advanced = process_time() + seconds, False
        token = _current.set(self)
        try:
            yield
        finally:
            _current.reset(token)

    def forget(self) -> None:
        """Forgets all results, because a part of the computation is complete."""
        self._known.clear()

    def recall(self, key: Hashable, compute: Callable[[], T]) -> T:
        if key not in self._known:
            if self._has_advanced and self.is_over:
                raise PieceOver
            self._known[key] = compute()
            self._has_advanced = True
        found: T = self._known[key]
        return found


_current: ContextVar[Computation | None] = ContextVar("current", default=None)


def slow_step(key: Hashable, compute: Callable[[], T]) -> T:
    """The result of a slow step, remembered within a piece. The key says what is computed."""
    current = _current.get()
    return compute() if current is None else current.recall(key, compute)
