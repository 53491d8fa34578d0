"""A list of functions to call when something happens."""

from collections.abc import Callable
from typing import Generic, TypeVarTuple

Arguments = TypeVarTuple("Arguments")


class Event(Generic[*Arguments]):
    """Calls its subscribers at once, in the order in which they subscribed."""

    def __init__(self) -> None:
        self._subscribers: tuple[Callable[[*Arguments], object], ...] = ()

    def subscribe(self, *subscribers: Callable[[*Arguments], object]) -> None:
        self._subscribers += subscribers

    def clear(self) -> None:
        """Drop all subscribers."""
        self._subscribers = ()

    def __call__(self, *arguments: *Arguments) -> None:
        for subscriber in self._subscribers:
            subscriber(*arguments)
