"""Token buckets in PostgreSQL: shared by servers, and filled by time."""

import asyncio
from pathlib import Path

import pytest

from tavolino.store.postgres import PostgresStore
from tavolino.store.postgres.connection import ConnectionPool
from tavolino.store.records import RateRequest
from tests.kit.store.postgres import Postgres

pytestmark = pytest.mark.process


async def test_two_servers_take_from_the_same_bucket(
    database_server: Postgres, tmp_path: Path
) -> None:
    address = await database_server.create_database(tmp_path.name)
    one, other = PostgresStore(address), PostgresStore(address)
    asked = RateRequest("visits", "eve", 6, 1, 4)
    grants = await asyncio.gather(*(each.shared_rates.take(asked) for each in (one, other)))
    assert sorted(grant.tokens for grant in grants) == [0, 4]
    assert max(grant.wait_seconds for grant in grants) > 0
    ada = RateRequest("visits", "ada", 6, 0, 4)
    assert (await other.shared_rates.take(ada)).tokens == 4
    joins = RateRequest("tables", "eve", 6, 0, 4)
    assert (await other.shared_rates.take(joins)).tokens == 4
    lines = ConnectionPool(address)
    async with lines.acquire() as db:
        kept = await db.fetch("select name, address from rate_buckets order by name")
        assert [name for name, _ in kept] == ["tables", "visits", "visits"]
        assert all(len(digest) == 32 for _, digest in kept), "no address is stored"
        await db.execute("update rate_buckets set at = at - interval '1 minute'")
    assert (await one.shared_rates.take(asked)).tokens == 4
    for open_pool in (lines, one, other):
        await open_pool.close()
