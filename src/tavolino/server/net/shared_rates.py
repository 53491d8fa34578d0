"""Rate limits that several servers share through their database.

Each server lets an address use a small part of a limit without asking. Beyond it the server takes
tokens from the bucket that all servers share, several at a time, and reports what the address has
used. So most visitors cost no query, and an attacker costs one query for many requests.
"""

import asyncio
import time
from collections.abc import Callable

from tavolino.server.net.rate_limits import MAX_BUCKETS, RateLimiter
from tavolino.store.interface import SharedRates
from tavolino.store.records import RateRequest, StoreError

OWN_SHARE = 0.1
"""The part of a limit that each server grants by itself, and that it takes at a time."""

MAX_WAIT_SECONDS = 5.0
"""Seconds after which a server asks again for an address without tokens, at the latest."""


class _Account:
    """What this server knows of the shared bucket of an address."""

    def __init__(self) -> None:
        self.tokens = 0
        self.used = 0
        """Number of own tokens that were used and not yet reported."""
        self.empty_until = 0.0
        self.lock = asyncio.Lock()


class SharedRateLimiter(RateLimiter):
    """One token bucket per address, for all servers together."""

    def __init__(
        self,
        name: str,
        per_minute: int,
        rates: SharedRates,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(per_minute / 60, per_minute, clock)
        self._name = name
        self._per_minute = per_minute
        self._rates = rates
        self._share = max(1, round(OWN_SHARE * per_minute))
        self._own = RateLimiter(OWN_SHARE * per_minute / 60, self._share, clock)
        self._accounts: dict[str, _Account] = {}

    async def admit(self, address: str) -> bool:
        account = self._account(address)
        if account.tokens:
            account.tokens -= 1
            return True
        if self._own.take(address):
            account.used += 1
            return True
        async with account.lock:
            return await self._admit_shared(address, account)

    async def _admit_shared(self, address: str, account: _Account) -> bool:
        if not account.tokens and self._clock() >= account.empty_until:
            request = RateRequest(self._name, address, self._per_minute, account.used, self._share)
            try:
                grant = await self._rates.take(request)
            except StoreError:  # then each server counts by itself
                return self.take(address)
            account.used = 0
            account.tokens = grant.tokens
            account.empty_until = self._clock() + min(grant.wait_seconds, MAX_WAIT_SECONDS)
        if not account.tokens:
            return False
        account.tokens -= 1
        return True

    def _account(self, address: str) -> _Account:
        if len(self._accounts) >= MAX_BUCKETS:
            self._accounts = {
                name: account
                for name, account in self._accounts.items()
                if account.lock.locked() or account.empty_until > self._clock()
            }
        return self._accounts.setdefault(address, _Account())
