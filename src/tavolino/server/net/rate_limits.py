"""Token buckets and connection counters, one per client address."""

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MAX_BUCKETS = 10_000
"""Maximum number of buckets. Beyond it, full buckets are dropped."""

MAX_STRIKES = 100
"""Number of messages over the rate that a connection may send. It regains one each second."""

IPV6_NETWORK_BITS = 64
"""Number of IPv6 address bits that one household has to itself. It counts as one address."""


def client_address(client: tuple[str, int] | None) -> str:
    """The address under which a connection is counted."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:  # a host name from a proxy
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> IPV6_NETWORK_BITS << IPV6_NETWORK_BITS))


class ConnectionCounter:
    """Counts the open connections of each address, up to a limit."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def enter(self, address: str) -> bool:
        """Counts one more connection of this address, unless it has reached the limit."""
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
        """Takes one token, if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def borrow(self) -> float:
        """Takes one token even if there is none. Returns the seconds until it is available."""
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
    """Limits the message rate of one connection, with bursts of three seconds' worth."""

    def __init__(self, per_second: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._messages = TokenBucket(per_second, 3 * per_second, clock)
        self._strikes = TokenBucket(1, MAX_STRIKES, clock)

    def allows(self) -> bool:
        """Whether one more message is within the rate."""
        return self._messages.take()

    def tolerates(self) -> bool:
        """Whether the connection may stay after a message over the rate."""
        return self._strikes.take()


class RateLimiter:
    """One token bucket per address."""

    def __init__(
        self, rate: float, size: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    @classmethod
    def per_minute(cls, count: int) -> "RateLimiter":
        """A limit for a minute, all of which an address may use at once."""
        return cls(count / 60, count)

    @classmethod
    def per_hour(cls, count: int) -> "RateLimiter":
        """A limit for an hour, all of which an address may use at once."""
        return cls(count / 3600, count)

    def take(self, address: str) -> bool:
        """Takes one token of this address, if it has one."""
        return self._bucket(address).take()

    async def admit(self, address: str) -> bool:
        """The same as `take`, for limits that servers may share."""
        return self.take(address)

    def borrow(self, address: str) -> float:
        """Takes one token of this address. Returns the seconds until it is available."""
        return self._bucket(address).borrow()

    def _bucket(self, address: str) -> TokenBucket:
        if len(self._buckets) >= MAX_BUCKETS:
            self._buckets = {
                name: bucket for name, bucket in self._buckets.items() if not bucket.is_full
            }
        if address not in self._buckets:
            self._buckets[address] = TokenBucket(self._rate, self._size, self._clock)
        return self._buckets[address]
