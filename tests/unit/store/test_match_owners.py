"""Which of several stores on one PostgreSQL database may write to a match."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tavolino.store.postgres import PostgresStore
from tavolino.store.postgres.process_lock import LEASE_SECONDS, LOCK_CLASS
from tavolino.store.records import MatchLost
from tests.kit.store.postgres import Postgres
from tests.kit.store.store_records import MATCH, SEATS, entry

pytestmark = pytest.mark.process

OLD_CLAIM = """
insert into keepers values ($1, $2)
on conflict (match) do update set server = excluded.server
where keepers.server = excluded.server or not is_open(keepers.server)
returning pg_notify('keepers', match || ' ' || server)
"""
"""How servers claim a match that know neither leases nor tokens."""
OLD_NUMBER = 7


@pytest.fixture
async def address(database_server: Postgres, tmp_path: Path) -> str:
    return await database_server.create_database(tmp_path.name)


@asynccontextmanager
async def stores(address: str, *names: str) -> AsyncIterator[list[PostgresStore]]:
    opened = [PostgresStore(address, name, "mark") for name in names]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def freeze(store: PostgresStore, address: str) -> None:
    """Stop renewing the lease, and let it expire."""
    lock = store._process_lock
    assert lock._heartbeat
    lock._heartbeat.cancel()
    db = await asyncpg.connect(address)
    expired = "update leases set expires = clock_timestamp() - interval '1 second' where id = $1"
    await db.execute(expired, lock.number)
    await db.close()


@asynccontextmanager
async def old_server(address: str) -> "AsyncIterator[asyncpg.Connection[asyncpg.Record]]":
    """The connection of a running server of an earlier version."""
    db = await asyncpg.connect(address)
    await db.execute("select pg_try_advisory_lock($1, $2)", LOCK_CLASS, OLD_NUMBER)
    await db.execute("insert into servers values ($1, $2, $3)", OLD_NUMBER, "old", "mark")
    try:
        yield db
    finally:
        await db.close()


async def test_a_match_has_one_owner(address: str) -> None:
    async with stores(address, "one", "two") as (one, two):
        await one.create_match(MATCH, SEATS)
        assert await one.claim_match(MATCH.id) is None
        assert await two.claim_match(MATCH.id) == "one"
        await one.append_entries(MATCH.id, entry(0))


async def test_a_server_with_an_expired_lease_loses_the_match_and_can_no_longer_write(
    address: str,
) -> None:
    async with stores(address, "one", "two") as (one, two):
        lost: list[str] = []
        one.on_match_lost(lost.append)
        await one.create_match(MATCH, SEATS)
        await one.claim_match(MATCH.id)
        await one.append_entries(MATCH.id, entry(0))
        await freeze(one, address)
        assert await two.claim_match(MATCH.id) is None
        await two.append_entries(MATCH.id, entry(1))
        for write in (
            one.append_entries(MATCH.id, entry(2)),
            one.save_seat(MATCH.id, SEATS[0]),
            one.delete_listing(MATCH.id),
        ):
            with pytest.raises(MatchLost):
                await write
        assert MATCH.id in lost
        assert await one.claim_match(MATCH.id) == "two"
        stored = await two.load_match(MATCH.id)
        assert stored is not None
        assert [one.seq for one in stored.entries] == [0, 1]


async def test_a_match_that_comes_back_has_a_new_token(address: str) -> None:
    async with stores(address, "one") as [one]:
        await one.create_match(MATCH, SEATS)
        await one.claim_match(MATCH.id)
        async with stores(address, "two") as [two]:
            await freeze(one, address)
            await two.claim_match(MATCH.id)
        with pytest.raises(MatchLost):
            await one.append_entries(MATCH.id, entry(0))
        assert await one.claim_match(MATCH.id) is None
        await one.append_entries(MATCH.id, entry(0))


async def test_an_expired_lease_that_nobody_used_is_renewed(address: str) -> None:
    async with stores(address, "one", "two") as (one, two):
        await one.create_match(MATCH, SEATS)
        await one.claim_match(MATCH.id)
        await freeze(one, address)
        await one.append_entries(MATCH.id, entry(0))
        await one._process_lock._beat()
        assert await two.claim_match(MATCH.id) == "one"


async def test_a_frozen_transaction_does_not_hold_up_the_next_owner(address: str) -> None:
    """The owner freezes between two statements. The database ends its transaction."""
    async with stores(address, "one", "two") as (one, two):
        await one.create_match(MATCH, SEATS)
        await one.claim_match(MATCH.id)
        async with one._pool.acquire() as frozen:
            await frozen.execute("begin")
            await frozen.execute("select * from keepers for share")
            await freeze(one, address)
            assert await two.claim_match(MATCH.id) is None
            with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
                await frozen.execute("commit")


async def test_a_server_of_an_earlier_version_keeps_its_matches_while_it_is_connected(
    address: str,
) -> None:
    async with stores(address, "new") as [new]:
        await new.create_match(MATCH, SEATS)
        async with old_server(address) as old:
            await old.fetch(OLD_CLAIM, MATCH.id, OLD_NUMBER)
            assert await new.claim_match(MATCH.id) == "old"
        while await new.claim_match(MATCH.id) is not None:
            pass  # the database notices a moment later that the connection is closed
        await new.append_entries(MATCH.id, entry(0))


async def test_a_server_of_an_earlier_version_takes_over_from_a_frozen_one(address: str) -> None:
    async with stores(address, "new") as [new]:
        await new.create_match(MATCH, SEATS)
        await new.claim_match(MATCH.id)
        async with old_server(address) as old:
            assert await old.fetch(OLD_CLAIM, MATCH.id, OLD_NUMBER) == []
            await freeze(new, address)
            assert len(await old.fetch(OLD_CLAIM, MATCH.id, OLD_NUMBER)) == 1
            with pytest.raises(MatchLost):
                await new.append_entries(MATCH.id, entry(0))


async def test_servers_learn_which_addresses_are_dead(address: str) -> None:
    async with stores(address, "one", "two") as (one, two):
        dead: list[str] = []
        two.on_server_dead(dead.append)
        for store in (one, two):
            await store.claim_match("none")
        await two._process_lock._beat()
        assert dead == []
        await freeze(one, address)
        await two._process_lock._beat()
        assert dead == ["one"]


async def test_a_server_that_cannot_renew_its_lease_no_longer_claims_to_own_a_match(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stores(address, "one") as [one]:
        expired: list[bool] = []
        one.on_lease_expired(lambda: expired.append(True))
        await one.create_match(MATCH, SEATS)
        assert await one.claim_match(MATCH.id) is None
        lock = one._process_lock
        lock._expires -= LEASE_SECONDS
        lock._on_expiry()
        assert expired == [True]
        with pytest.raises(Exception, match="may own"):
            await one.claim_match(MATCH.id)
        await lock._beat()
        assert await one.claim_match(MATCH.id) is None
