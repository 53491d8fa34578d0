"""How much at once, and how often: for each address by itself, so that nobody crowds out others."""

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MAX_BUCKETS = 10_000
"""So many addresses are remembered; then those that waited long enough are forgotten."""

MAX_STRIKES = 100
"""So many messages too fast are forgiven; a second later, one more."""

IPV6_NETWORK_BITS = 64
"""One household has so many bits of IPv6 to itself: it counts as one address."""


def client_address(client: tuple[str, int] | None) -> str:
    """Whom a connection is counted for."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:  # a name that a proxy gave
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> IPV6_NETWORK_BITS << IPV6_NETWORK_BITS))


class ConnectionCounter:
    """Who is here now: at most so many of each address."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def enter(self, address: str) -> bool:
        """Come in, if there is room for one more of this address."""
        if self._counts[address] >= self._each:
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


class TokenBucket:
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

    def borrow(self) -> float:
        """Take one token, even if there is none; so many seconds later it will be there."""
        self._fill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self.rate)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._tokens >= self.size

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self.size, self._tokens + (now - self._filled) * self.rate)
        self._filled = now


class MessageRate:
    """How fast one connection may talk, three seconds' worth at once."""

    def __init__(self, per_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._messages = TokenBucket(per_second, 3 * per_second, clock)
        self._strikes = TokenBucket(1, MAX_STRIKES, clock)

    def allows(self) -> bool:
        """Is one more message in time?"""
        return self._messages.take()

    def tolerates(self) -> bool:
        """It is not: may it stay nevertheless?"""
        return self._strikes.take()


class RateLimiter:
    """One bucket per address."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Take one token of this address, if it has one."""
        return self._bucket(address).take()

    def borrow(self, address: str) -> float:
        """Take one token of this address; so many seconds later it will be there."""
        return self._bucket(address).borrow()

    def _bucket(self, address: str) -> TokenBucket:
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets = {
                name: bucket for name, bucket in self._buckets.items() if not bucket.is_full
            }
        if address not in self._buckets:
            self._buckets[address] = TokenBucket(self._rate, self._size, self._clock)
        return self._buckets[address]
