"""Several servers together allow an address hardly more than one server does."""

import pytest

from tavolino.server.net.shared_rates import SharedRateLimiter
from tavolino.store.records import RateGrant, RateRequest, StoreUnavailable
from tests.kit.fake_clock import Clock

LIMIT = 60


class Buckets:
    """One bucket without refill, as the database has it."""

    def __init__(self) -> None:
        self.tokens = float(LIMIT)
        self.asked = 0
        self.is_down = False

    async def take(self, request: RateRequest) -> RateGrant:
        self.asked += 1
        if self.is_down:
            raise StoreUnavailable("down", "failed")
        self.tokens -= request.used
        granted = max(0, min(request.wanted, int(self.tokens)))
        self.tokens -= granted
        return RateGrant(granted, 0.0 if granted else 10.0)


def servers(buckets: Buckets, count: int) -> list[SharedRateLimiter]:
    clock = Clock()
    return [
        SharedRateLimiter("visits", LIMIT, buckets, lambda: clock() / 1000) for _ in range(count)
    ]


@pytest.mark.parametrize("count", [1, 2, 4])
async def test_servers_share_a_limit(count: int) -> None:
    buckets = Buckets()
    limiters = servers(buckets, count)
    allowed = sum([await limiters[turn % count].admit("eve") for turn in range(10 * LIMIT)])
    assert LIMIT <= allowed <= LIMIT * (1 + 0.1 * (count - 1))
    assert buckets.asked <= 10 + 2 * count, "most requests cost no query"


async def test_an_ordinary_visitor_costs_no_query() -> None:
    buckets = Buckets()
    [limiter] = servers(buckets, 1)
    assert all([await limiter.admit(f"visitor {n // 5}") for n in range(500)])
    assert not buckets.asked


async def test_without_a_database_each_server_counts_by_itself() -> None:
    buckets = Buckets()
    buckets.is_down = True
    [limiter] = servers(buckets, 1)
    allowed = sum([await limiter.admit("eve") for _ in range(10 * LIMIT)])
    assert LIMIT <= allowed <= 1.1 * LIMIT
