"""How much at once: buckets that fill up slowly and are emptied by whoever asks for something."""

import time
from collections.abc import Callable

MANY = 10_000
"""So many addresses are remembered; then those that waited long enough are forgotten."""


class Bucket:
    """Holds up to `size` tokens and regains `rate` of them a second."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.size = size
        self._clock = clock
        self._tokens = size
        self._filled = clock()

    def take(self) -> bool:
        """Take one token, if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self.size

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self.size, self._tokens + (now - self._filled) * self.rate)
        self._filled = now


class Buckets:
    """One bucket per address."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one token of this address, if it has one."""
        if len(self._of) >= MANY:
            self._of = {name: bucket for name, bucket in self._of.items() if not bucket.is_full}
        if address not in self._of:
            self._of[address] = Bucket(self._rate, self._size, self._clock)
        return self._of[address].take()
