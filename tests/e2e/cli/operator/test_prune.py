"""`tavolino prune` removes old matches from SQLite and from PostgreSQL."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tavolino.store.account_records import AccountRecord, PasskeyRecord, SessionRecord
from tavolino.store.interface import Store
from tavolino.store.postgres import PostgresStore
from tavolino.store.rating_records import ResultClaimRecord
from tavolino.store.sqlite import SqliteStore
from tests.e2e.cli.operator.test_operator import run
from tests.kit.server import serve
from tests.kit.store.postgres import Postgres
from tests.kit.store.stored_matches import KUHN, NEW, OLD, log_in, store_match, store_several
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process

REFUSED = (sqlite3.IntegrityError, asyncpg.IntegrityConstraintViolationError)
STAYING = {"new", "running", "laidnow"}


class Database:
    """A database of either kind, and access to its rows."""

    def __init__(self, where: str) -> None:
        self.where = where

    @property
    def is_file(self) -> bool:
        return not self.where.startswith("postgresql:")

    def open(self) -> Store:
        return SqliteStore(self.where) if self.is_file else PostgresStore(self.where)

    def execute(self, sql: str) -> list[tuple[object, ...]]:
        """Runs in its own event loop: a test also calls it in the middle of a command."""
        if not self.is_file:
            return asyncio.run(self._execute(sql))
        with closing(sqlite3.connect(self.where, isolation_level=None)) as db:
            return list(db.execute(sql))

    async def _execute(self, sql: str) -> list[tuple[object, ...]]:
        db = await asyncpg.connect(self.where)
        try:
            return [tuple(row) for row in await db.fetch(sql)]
        finally:
            await db.close()

    def ids(self) -> set[object]:
        return {name for (name,) in self.execute("select id from matches")}


@pytest.fixture(params=["sqlite", "postgres"])
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Database(str(tmp_path / "tavolino.db"))
    server: Postgres = request.getfixturevalue("database_server")
    return Database(await server.create_database(tmp_path.name))


@pytest.fixture
async def database(empty: Database) -> Database:
    store = empty.open()
    await store_several(store)
    ada = AccountRecord("ada", "Ada", "{}", None, None, OLD)
    await store.accounts.create_account(ada, SessionRecord("session", "ada", OLD, NEW))
    for match in ("old", "new"):
        await store.accounts.claim_seat("ada", match, ("hosting", "host"), OLD)
    await store.close()
    return empty


def prune(database: Database, *more: str, days: str = "30") -> int:
    return run("prune", "--older-than", days, "--database", database.where, *more)


def test_a_dry_run_removes_nothing(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    before = Path(database.where).read_bytes() if database.is_file else b""
    assert prune(database) == 0
    assert capsys.readouterr().out.splitlines() == [
        "kuhn: 1 finished, 1 never begun",
        "palermo: 1 finished, 0 never begun",
        "3 matches would be removed; add --remove to remove them",
    ]
    assert len(database.ids()) == 6
    assert not database.is_file or Path(database.where).read_bytes() == before


def test_old_matches_are_removed_completely_and_running_matches_stay(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prune(database, "--remove") == 0
    assert "3 matches removed" in capsys.readouterr().out
    assert database.ids() == STAYING
    for table in ("seats", "entries", "reels", "snapshots", "sittings"):
        left = database.execute(f"select distinct match from {table}")  # noqa: S608
        assert {name for (name,) in left} <= STAYING
    assert prune(database, "--remove") == 0
    assert "0 matches removed" in capsys.readouterr().out


def test_the_database_refuses_to_delete_single_entries_or_a_running_match(
    database: Database,
) -> None:
    prune(database, "--remove")
    for sql in (
        "delete from entries where match = 'new' and seq = 3",
        "delete from entries where match = 'running'",
        "update entries set text = 'better' where match = 'new' and seq = 3",
        "insert into pruned values ('running', 'now')",
        "insert into matches (id, game, revision, options, seats, seed, host, created) "
        "select 'old', game, revision, options, seats, seed, host, created "
        "from matches where id = 'new'",
    ):
        with pytest.raises(REFUSED):
            database.execute(sql)
    assert database.ids() == STAYING


def test_a_match_that_begins_during_the_prune_stays(
    database: Database, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[str] = []

    def begin(_: float) -> None:
        if not begun:
            begun.append("laid")
            database.execute("insert into entries values ('laid', 2, 0, 'bet', 'now')")

    database.execute("update matches set created = '2021' where id = 'laid'")
    monkeypatch.setattr("tavolino.store.pruning.time.sleep", begin)
    assert prune(database, "--remove") == 0
    monkeypatch.undo()
    assert "2 matches removed" in capsys.readouterr().out
    assert "laid" in database.ids()


async def test_a_running_server_accepts_moves_while_matches_are_pruned(empty: Database) -> None:
    store = empty.open()
    log = log_in(KUHN)
    await asyncio.gather(*(store_match(store, f"old{n}", log, at=OLD) for n in range(40)))
    await store.close()
    with serve(empty.where) as server:
        made = create_table(server, "palermo", "me", "me", "me")
        pruning = asyncio.create_task(asyncio.to_thread(prune, empty, "--remove"))
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            while not pruning.done() and update["actions"]:
                action = update["actions"][0]["action"]
                said = await mine.act(update["seat"], update["seq"], action)
                assert said == {"t": "accepted", "seq": update["seq"]}
                update = await mine.until_seq(update["seq"] + 1)
        assert await pruning == 0
    assert len(await asyncio.to_thread(empty.ids)) == 1


@pytest.mark.parametrize("days", ["-1", "soon", "inf"])
def test_the_age_is_given_in_days(database: Database, days: str) -> None:
    assert prune(database, "--remove", days=days) == 2
    assert len(database.ids()) == 6


async def test_unused_accounts_are_removed_and_others_stay(
    empty: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    passkey = PasskeyRecord("passkey", "keyed", "public", 0, "Phone", OLD, OLD)
    store = empty.open()
    await store_several(store)
    for name, made, until in (
        ("gone", OLD, "2020-06-29T00:00:00.000Z"),
        ("here", OLD, NEW),
        ("young", NEW, NEW),
        ("keyed", OLD, OLD),
        ("seated", OLD, OLD),
        ("staked", OLD, OLD),
    ):
        person = AccountRecord(name, name, "{}", name, NEW, made)
        session = SessionRecord(f"session {name}", name, made, until)
        await store.accounts.create_account(person, session, passkey if name == "keyed" else None)
    await store.accounts.claim_seat("seated", "running", ("hosting", "host"), OLD)
    await store.ratings.claim_result(ResultClaimRecord("running", 0, "staked", OLD))
    await store.close()
    assert await asyncio.to_thread(prune, empty) == 0
    assert "1 empty account would be removed" in capsys.readouterr().out
    assert await asyncio.to_thread(prune, empty, "--remove") == 0
    assert "1 empty account removed" in capsys.readouterr().out
    left = await asyncio.to_thread(empty.execute, "select id from people")
    assert {name for (name,) in left} == {"here", "young", "keyed", "seated", "staked"}
    assert await asyncio.to_thread(prune, empty, "--remove") == 0
    assert "empty account" not in capsys.readouterr().out
