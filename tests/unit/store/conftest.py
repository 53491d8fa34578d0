"""Fixture that runs a test once for every kind of store."""

from functools import partial
from pathlib import Path

import pytest

from tavolino.store.interface import OpenStore
from tavolino.store.postgres import PostgresStore
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.postgres import Postgres


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.process)])
async def opening(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """A function that opens a store, and the same store again at every call."""
    if request.param == "sqlite":
        return partial(SqliteStore, tmp_path / "deep" / "tavolino.db")
    server: Postgres = request.getfixturevalue("database_server")
    return partial(PostgresStore, await server.create_database(tmp_path.name))
