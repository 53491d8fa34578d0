"""A limited number of slots, shared fairly: the client that holds the fewest is next."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class Waiting(NamedTuple):
    """A request that waits for a slot."""

    client: str
    called: asyncio.Event


class FairSlots:
    """Among clients with equally few slots, the one that was served longest ago is next.

    A client with very many requests therefore delays only requests under the same name.
    """

    def __init__(self, number: int, each: int | None = None) -> None:
        self._free = number
        self._each = each or number
        """Maximum number of slots per client, even while others are free."""
        self._held: Counter[str] = Counter()
        self._waiting: list[Waiting] = []
        self._called: dict[str, int] = {}
        """The last turn in which each client that waits or holds a slot was served."""
        self._turns = count(1)

    @property
    def waiting(self) -> int:
        """Number of waiting requests."""
        return len(self._waiting)

    @asynccontextmanager
    async def slot(self, whose: str) -> AsyncIterator[None]:
        """Waits for a slot of this client and holds it."""
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
            else:  # it got its slot at the same moment
                self._leave(whose)
            raise

    def _leave(self, whose: str) -> None:
        self._free += 1
        self._held[whose] -= 1
        self._held += Counter()  # drop clients that hold none
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
        """Sort key: fewest slots, then served longest ago. Ties go to the earlier request."""
        return self._held[waiting.client], self._called.get(waiting.client, 0)
