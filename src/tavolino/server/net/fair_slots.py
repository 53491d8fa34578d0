"""A few slots for many who want one: whoever has fewest of them is next."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class Waiting(NamedTuple):
    """Somebody waits for a slot."""

    client: str
    called: asyncio.Event


class FairSlots:
    """Among those who have equally few, the one who was called longest ago is next.

    So somebody who wants very many holds up only those who share a name with them.
    """

    def __init__(self, number: int, each: int | None = None) -> None:
        self._free = number
        self._each = each or number
        """So many one may hold, also while others are free."""
        self._held: Counter[str] = Counter()
        self._waiting: list[Waiting] = []
        self._called: dict[str, int] = {}
        """In which turn somebody who waits or holds a slot was called last."""
        self._turns = count(1)

    @property
    def waiting(self) -> int:
        """How many wait?"""
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, whose: str) -> AsyncIterator[None]:
        """Hold a slot as soon as it is one's turn."""
        await self._enter(whose)
        try:
            yield
        finally:
            self._leave(whose)

    async def _enter(self, whose: str) -> None:
        waiting = Waiting(whose, asyncio.Event())
        self._waiting.append(waiting)
        self._admit()
        try:
            await waiting.called.wait()
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it was called in the same moment
                self._leave(whose)
            raise

    def _leave(self, whose: str) -> None:
        self._free += 1
        self._held[whose] -= 1
        self._held += Counter()  # forget whoever holds none
        self._admit()
        if not self._held[whose] and all(one.client != whose for one in self._waiting):
            self._called.pop(whose, None)

    def _admit(self) -> None:
        while self._free and self._waiting:
            following = min(self._waiting, key=self._priority)
            if self._held[following.client] >= self._each:
                return
            self._waiting.remove(following)
            self._called[following.client] = next(self._turns)
            self._free -= 1
            self._held[following.client] += 1
            following.called.set()

    def _priority(self, waiting: Waiting) -> tuple[int, int]:
        """The less of both, the sooner; otherwise whoever came first is first."""
        return self._held[waiting.client], self._called.get(waiting.client, 0)
