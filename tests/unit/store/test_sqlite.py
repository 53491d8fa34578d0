"""The SQLite store: durability, locking, full disks and databases of older versions."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.store.account_records import AccountRecord, SessionRecord
from tavolino.store.rating_records import ResultClaimRecord
from tavolino.store.records import (
    SequenceConflict,
    SnapshotRecord,
    StoreUnavailable,
    UnusableDatabase,
)
from tavolino.store.sql.ratings import SELECT_UNRATED_MATCHES
from tavolino.store.sqlite import SqliteStore, connection
from tavolino.store.sqlite.migrate import migration_steps, split_statements
from tavolino.store.sqlite.reader import SqliteReader
from tavolino.store.sqlite.writer import Write, Writer
from tests.kit.store.store_records import MATCH, SEATS, entry


@contextmanager
def look(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the file like another program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        yield db


@contextmanager
def old_database(path: Path, version: int) -> Iterator[sqlite3.Connection]:
    """Create a database file of an older version."""
    path.parent.mkdir()
    with look(path) as db:
        for number in range(1, version + 1):
            for statement in split_statements(migration_steps()[number]):
                db.execute(statement)
        db.execute(f"pragma user_version = {version}")
        yield db


def reason_of(error: object) -> str:
    assert isinstance(error, StoreUnavailable)
    return error.reason


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "tavolino.db"


async def test_an_older_database_has_no_accounts_until_it_is_migrated(path: Path) -> None:
    with old_database(path, 10):
        pass
    with SqliteReader(path) as archive:
        assert (archive.load_accounts(), archive.count_accounts()) == ([], 0)
    store = SqliteStore(path)
    ada = AccountRecord("ada", "Ada", "{}", None, None, "now")
    await store.accounts.create_account(ada, SessionRecord("session", "ada", "now", "then"))
    assert await store.accounts.ids() == ["ada"]
    await store.close()
    with SqliteReader(path) as archive:
        assert archive.count_accounts() == 1


async def test_a_migration_gives_rated_seats_to_their_first_owners(path: Path) -> None:
    with old_database(path, 13) as db:
        for name, terms in (("m1", '{"rated":true}'), ("m2", "")):
            db.execute(
                "insert into matches values (?, 'nim', 3, '{}', 2, 's', 'h', 'now', null, 'none',"
                " '', ?)",
                (name, terms),
            )
        for name in ("ada", "bea"):
            db.execute("insert into people values (?, '', '{}', null, null, 'now')", (name,))
        sat = [("bea", "m1", 0, "1"), ("ada", "m1", 0, "2"), ("ada", "m2", 0, "1")]
        sat += [("ada", "m1", 1, "3"), ("bea", "m1", 1, "3"), ("ada", "m1", -1, "0")]
        for person, match, seat, since in sat:
            row = (person, match, seat, "key", since)
            db.execute("insert into sittings values (?, ?, ?, ?, ?)", row)
    store = SqliteStore(path)
    assert await store.ratings.result_owners("m1") == {0: "bea"}, "a tie gives no claim"
    assert await store.ratings.result_owners("m2") == {}
    await store.close()


@pytest.mark.parametrize("version", [12, 14])
async def test_rated_matches_of_an_older_database_stay_rated(path: Path, version: int) -> None:
    terms = {"m0": "", "m1": '{"rated":true,"undo":"none"}', "m2": '{"public":true}'}
    with old_database(path, version) as db:
        for name, text in terms.items():
            db.execute(
                "insert into matches values (?, 'nim', 3, '{}', 2, 's', 'h', 'now', 'then', 'none',"
                " '', ?)",
                (name, text),
            )
    with SqliteReader(path) as archive:
        old = {name: archive.load_match(name) for name in terms}
    assert [name for name, stored in old.items() if stored and stored.match.rated] == ["m1"]
    store = SqliteStore(path)
    assert {name: await store.load_match(name) for name in terms} == old
    assert await store.ratings.unrated_matches() == ["m1"]
    await store.close()


async def test_sessions_and_claims_of_an_older_database_are_read_and_migrated(path: Path) -> None:
    with old_database(path, 15) as db:
        db.execute(
            "insert into matches values ('m1', 'nim', 3, '{}', 2, 's', 'h', 'now', null, 'none',"
            " '', '', 1)"
        )
        db.execute("insert into people values ('ada', 'Ada', '{}', null, null, 'now')")
        db.execute("insert into sessions values ('laptop', 'ada', 'now', '2099')")
        db.execute("insert into stakes values ('m1', 0, 'ada', 'now')")
    with SqliteReader(path) as archive:
        [old] = archive.load_accounts()
        claims = archive.load_ratings().stakes
    session = SessionRecord("laptop", "ada", "now", "2099")
    assert (old.sessions, claims) == ((session,), (ResultClaimRecord("m1", 0, "ada", "now"),))
    store = SqliteStore(path)
    assert await store.accounts.load_account("ada") == old
    assert tuple(await store.ratings.claims_of_match("m1")) == claims
    await store.close()


async def test_unrated_matches_are_found_by_an_index(path: Path) -> None:
    await SqliteStore(path).close()
    with look(path) as db:
        plan = db.execute(f"explain query plan {SELECT_UNRATED_MATCHES}").fetchall()
    assert any("rated_matches" in row[-1] for row in plan)


async def test_recordings_of_an_older_database_have_no_traces(path: Path) -> None:
    with old_database(path, 2) as db:
        db.execute("insert into matches values ('m1', 'nim', 3, '{}', 2, 's', 'h', 'now', null)")
        db.execute("insert into reels values ('m1', 0, x'0102')")
    store = SqliteStore(path)
    assert await store.load_recording("m1", 0) == b"\x01\x02"
    assert await store.load_traces("m1") == {}
    stored = await store.load_match("m1")
    assert stored
    assert stored.recordings == (0,)
    await store.close()


async def test_an_acknowledged_entry_is_in_the_file(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    for seq in range(5):
        await store.append_entries("m1", entry(seq))
        with look(path) as db:
            assert db.execute("select max(seq) from entries").fetchone() == (seq,)
    await store.close()


async def test_the_log_only_grows(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    await store.append_entries("m1", entry(0))
    await store.close()
    with look(path) as db:
        for sql in ("delete from entries", "update entries set text = 'take 3'"):
            with pytest.raises(sqlite3.IntegrityError, match="entries are never"):
                db.execute(sql)


async def test_writes_that_wait_share_a_commit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = Writer.commit

    def count(writer: Writer, group: Sequence[Write]) -> None:
        sizes.append(len(group))
        commit(writer, group)

    monkeypatch.setattr(Writer, "commit", count)
    store = SqliteStore(path)
    many = [replace(MATCH, id=f"m{n}") for n in range(300)]
    await asyncio.gather(*(store.create_match(match, SEATS) for match in many))
    await store.close()
    assert sum(sizes) == 300
    assert len(sizes) < 100


async def test_a_full_disk_loses_nothing_and_works_again_later(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    pages = store._writer.db.execute("pragma page_count").fetchone()[0]
    store._writer.db.execute(f"pragma max_page_count = {pages + 2}")
    await store.append_entries("m1", entry(0))
    written = await fill(store)
    assert written > 2
    kept = await store.load_match("m1")
    assert kept is not None
    assert len(kept.entries) == written
    store._writer.db.execute("pragma max_page_count = 100000")
    await store.append_entries("m1", entry(written))
    kept = await store.load_match("m1")
    assert kept is not None
    assert len(kept.entries) == written + 1
    await store.close()


async def fill(store: SqliteStore) -> int:
    """Write entries until the disk is full, and return their number."""
    for seq in range(1, 1000):
        try:
            await store.append_entries("m1", entry(seq, "take 1 " * 50))
        except StoreUnavailable as refused:
            return seq if refused.reason == "full" else -1
    raise AssertionError("the disk never filled up")


async def test_when_the_disk_fills_up_within_a_group_the_first_writes_still_fit(path: Path) -> None:
    store = SqliteStore(path)
    ids = [f"m{n}" for n in range(60)]
    await asyncio.gather(*(store.create_match(replace(MATCH, id=name), SEATS) for name in ids))
    pages = store._writer.db.execute("pragma page_count").fetchone()[0]
    store._writer.db.execute(f"pragma max_page_count = {pages + 4}")
    long = entry(0, "x" * 1500)
    outcomes = await asyncio.gather(
        *(store.append_entries(name, long) for name in ids), return_exceptions=True
    )
    good = [name for name, out in zip(ids, outcomes, strict=True) if out is None]
    assert 0 < len(good) < len(ids)
    assert all(isinstance(out, StoreUnavailable) for out in outcomes if out is not None)
    for name in ids:
        kept = await store.load_match(name)
        assert kept is not None
        assert bool(kept.entries) == (name in good)
    await store.close()


async def test_a_locked_database_is_unavailable_and_then_works(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "BUSY_TIMEOUT_SECONDS", 0.05)
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    with look(path) as other:
        other.execute("begin immediate")
        writes = [store.append_entries("m1", entry(seq)) for seq in range(3)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [reason_of(out) for out in outcomes] == ["locked"] * 3
        assert (await store.load_match("m1")) is not None  # reading goes on
        other.execute("rollback")
    await store.append_entries("m1", entry(0))
    await store.close()


async def test_a_read_only_database_is_unavailable(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    store._writer.db.execute("pragma query_only = on")
    with pytest.raises(StoreUnavailable, match="readonly") as refused:
        await store.append_entries("m1", entry(0))
    assert reason_of(refused.value) == "read_only"
    store._writer.db.execute("pragma query_only = off")
    await store.append_entries("m1", entry(0))
    await store.close()


async def test_pending_writes_are_finished_before_closing(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    writes = [asyncio.ensure_future(store.append_entries("m1", entry(seq))) for seq in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with look(path) as db:
        assert db.execute("select count(*) from entries").fetchone() == (50,)


async def test_snapshots_may_be_deleted(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    await store.save_snapshot("m1", SnapshotRecord(0, b"zero"))
    with look(path) as db:
        db.execute("delete from snapshots")
    kept = await store.load_match("m1")
    assert kept is not None
    assert kept.snapshot is None
    await store.close()


async def test_the_file_is_in_wal_mode_and_for_its_owner_only(path: Path) -> None:
    store = SqliteStore(path)
    assert store._writer.db.execute("pragma synchronous").fetchone() == (2,)
    await store.close()
    with look(path) as db:
        assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_newer_database_is_refused_with_advice(path: Path) -> None:
    await SqliteStore(path).close()
    with look(path) as db:
        db.execute("pragma user_version = 99")
    with pytest.raises(UnusableDatabase, match=r"version 99.*install a newer Tavolino"):
        SqliteStore(path)


def test_a_database_of_another_program_is_refused_and_unchanged(path: Path) -> None:
    path.parent.mkdir()
    with look(path) as db:
        db.execute("create table recipes (name text)")
    before = path.read_bytes()
    with pytest.raises(UnusableDatabase, match="another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, this is not a database, and it is long enough to see that." * 20)
    with pytest.raises(StoreUnavailable, match="not a database"):
        SqliteStore(path)
    with pytest.raises(StoreUnavailable):
        SqliteStore(path / "below" / "a.db")


async def test_what_another_program_wrote_is_not_overwritten(path: Path) -> None:
    store = SqliteStore(path)
    await store.create_match(MATCH, SEATS)
    with look(path) as other:
        other.execute("insert into entries values ('m1', 0, 0, 'take 2', 'now')")
    with pytest.raises(SequenceConflict):
        await store.append_entries("m1", entry(0))
    await store.append_entries("m1", entry(1))
    await store.close()


def test_a_script_is_split_into_statements() -> None:
    script = "create table a (b);\ncreate trigger t after insert on a\nbegin select 1;\nend;\n"
    assert [text.split()[1] for text in split_statements(script)] == ["table", "trigger"]
    with pytest.raises(ValueError, match="unfinished"):
        split_statements("select 1")


async def test_a_failure_in_the_writer_is_answered_and_it_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(writer: Writer, write: Write) -> None:
        raise MemoryError

    store = SqliteStore(path)
    with monkeypatch.context() as patched:
        patched.setattr(Writer, "_write_one", stumble)
        with pytest.raises(StoreUnavailable, match="MemoryError"):
            await store.create_match(MATCH, SEATS)
    assert "the writer failed" in caplog.text
    await store.create_match(MATCH, SEATS)
    await store.close()


async def test_check_writable_really_writes(path: Path) -> None:
    wal = path.with_name("tavolino.db-wal")
    store = SqliteStore(path)
    before = wal.read_bytes()
    await store.check_writable()
    assert wal.read_bytes() != before
    store._writer.db.close()
    with pytest.raises(StoreUnavailable) as dead:
        await store.check_writable()
    assert reason_of(dead.value) == "failed"
    await store.close()
    await SqliteStore(path).close()
