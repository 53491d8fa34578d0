"""Decides which review runs: one per address, and addresses take turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from tavolino.server.protocol.problems import Refused, problem

MAX_WAITING_PER_ADDRESS = 20
"""Maximum number of reviews of one address that wait. A whole school may share one address."""


class ReviewTurn:
    """A review that runs or waits for its turn."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.called = asyncio.Event()


class ReviewQueue:
    """Runs a few reviews at once. Those that wait have a place, which never depends on time."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._running: list[ReviewTurn] = []
        self._waiting: list[ReviewTurn] = []
        self._served: dict[str, int] = {}
        """For each address in the queue, the number of its latest turn."""
        self._turns = count(1)

    def enter(self, address: str) -> ReviewTurn:
        """A turn for a review of this address. Raises Refused if too many wait already."""
        if sum(turn.address == address for turn in self._waiting) >= MAX_WAITING_PER_ADDRESS:
            raise Refused(problem("too_fast"))
        turn = ReviewTurn(address)
        self._waiting.append(turn)
        self._admit()
        return turn

    @asynccontextmanager
    async def running(self, turn: ReviewTurn) -> AsyncIterator[None]:
        """Waits until it is the review's turn, and leaves the queue at the end."""
        try:
            await turn.called.wait()
            yield
        finally:
            (self._running if turn in self._running else self._waiting).remove(turn)
            self._admit()

    def place(self, turn: ReviewTurn) -> int:
        """The place of a review that waits, from 1; 0 for one that runs."""
        order = self._in_order()
        return order.index(turn) + 1 if turn in order else 0

    def _in_order(self) -> list[ReviewTurn]:
        """The reviews that wait: first one of each address, beginning with the address that was
        served longest ago, then the second ones."""
        earlier = Counter(turn.address for turn in self._running)
        turns = list[tuple[int, int, int, ReviewTurn]]()
        for number, turn in enumerate(self._waiting):
            served = self._served.get(turn.address, 0)
            turns.append((earlier[turn.address], served, number, turn))
            earlier[turn.address] += 1
        return [turn for *_, turn in sorted(turns, key=lambda each: each[:3])]

    def _admit(self) -> None:
        for turn in self._in_order():
            busy = {one.address for one in self._running}
            if len(self._running) < self._size and turn.address not in busy:
                self._waiting.remove(turn)
                self._running.append(turn)
                self._served[turn.address] = next(self._turns)
                turn.called.set()
        here = {turn.address for turn in (*self._running, *self._waiting)}
        self._served = {name: turn for name, turn in self._served.items() if name in here}
