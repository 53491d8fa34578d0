"""The PostgreSQL store: databases of older versions."""

from importlib.resources import files
from pathlib import Path

import asyncpg
import pytest

from tavolino.store.postgres import PostgresStore
from tests.kit.store.postgres import Postgres

pytestmark = pytest.mark.process


async def old_database(address: str, steps: int) -> "asyncpg.Connection[asyncpg.Record]":
    """A connection to a database as the version with this number of migrations made it."""
    db = await asyncpg.connect(address)
    await db.execute("create table steps (taken int primary key)")
    folder = files("tavolino.store.postgres") / "migrations"
    for number, step in enumerate(sorted(folder.iterdir(), key=lambda step: step.name)[:steps], 1):
        await db.execute(step.read_text("utf-8"))
        await db.execute("insert into steps values ($1)", number)
    return db


async def test_a_worker_role_of_an_older_database_may_write_its_lease(
    database_server: Postgres, tmp_path: Path
) -> None:
    address = await database_server.create_database(tmp_path.name)
    db = await old_database(address, 12)
    role = "old_thinker"
    await db.execute(f"create role {role}")
    await db.execute(f"grant select, insert, update, delete on workers to {role}")
    store = PostgresStore(address)
    await store.count_matches()
    for right in ("select", "insert", "update", "delete"):
        assert await db.fetchval("select has_table_privilege($1, 'leases', $2)", role, right)
    await store.close()
    await db.close()


async def test_rated_matches_of_an_older_database_stay_rated(
    database_server: Postgres, tmp_path: Path
) -> None:
    address = await database_server.create_database(tmp_path.name)
    db = await old_database(address, 11)
    for name, terms in (("m0", ""), ("m1", '{"rated":true,"undo":"none"}')):
        await db.execute(
            "insert into matches values ($1, 'nim', 3, '{}', 2, 's', 'h', 'now', 'then', 'none',"
            " '', $2)",
            *(name, terms),
        )
    await db.close()
    store = PostgresStore(address)
    loaded = [await store.load_match(name) for name in ("m0", "m1")]
    assert [stored and stored.match.rated for stored in loaded] == [0, 1]
    assert await store.ratings.unrated_matches() == ["m1"]
    await store.close()
