"""The file lock: a second server is refused, and missing moves are reported."""

import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tavolino.store.records import DatabaseLocked
from tavolino.store.sqlite import SqliteStore, file_lock
from tavolino.store.sqlite.connection import read_only
from tavolino.store.sqlite.migrate import migration_steps
from tests.kit.server import ROOT
from tests.kit.store.store_records import MATCH, SEATS, entry
from tests.unit.store.test_sqlite import look

HOLD = (
    "import sys; from tavolino.store.sqlite import SqliteStore;"
    "store = SqliteStore(sys.argv[1]); print('open', flush=True); sys.stdin.read()"
)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "HANDOVER_SECONDS", 0.05)


@contextmanager
def held(database: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process has the database open."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)], cwd=ROOT, stdin=pipe, stdout=pipe, text=True
    ) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


@pytest.mark.process
def test_a_second_server_is_refused_with_the_process_id_of_the_first(tmp_path: Path) -> None:
    database, link = tmp_path / "tavolino.db", tmp_path / "link.db"
    link.symlink_to(database)
    with held(database) as process:
        for path in (database, link):
            with pytest.raises(DatabaseLocked, match=rf"tavolino.db: process {process.pid} "):
                SqliteStore(path)
        with closing(read_only(database)) as db:
            assert db.execute("select count(*) from matches").fetchone() == (0,)


@pytest.mark.process
async def test_a_killed_process_releases_the_lock(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with held(database) as process:
        process.kill()
        process.wait()
        await SqliteStore(database).close()
    await SqliteStore(database).close()


async def test_a_failed_open_releases_the_lock(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    await SqliteStore(database).close()
    with look(database) as db:
        db.execute("pragma user_version = 99")
    for _ in range(2):
        with pytest.raises(Exception, match="version 99"):
            SqliteStore(database)
    with look(database) as db:
        db.execute(f"pragma user_version = {max(migration_steps())}")
    await SqliteStore(database).close()


# ------------------------------------------------------------ the last write


@pytest.fixture
async def killed(tmp_path: Path) -> Path:
    """The files of a killed server, with moves that are only in the -wal."""
    alive = tmp_path / "alive.db"
    store = SqliteStore(alive)
    await store.create_match(MATCH, SEATS)
    store._writer.db.execute("pragma wal_checkpoint")
    await store.append_entries("m1", entry(0))
    for suffix in ("", "-wal", "-shm", "-lock"):
        shutil.copyfile(f"{alive}{suffix}", tmp_path / f"tavolino.db{suffix}")
    await store.close()
    return tmp_path / "tavolino.db"


def wal_is_gone(database: Path) -> None:
    Path(f"{database}-wal").unlink()


def wal_is_cut(database: Path) -> None:
    wal = Path(f"{database}-wal")
    wal.write_bytes(wal.read_bytes()[:1000])


def wal_is_emptied(database: Path) -> None:
    Path(f"{database}-wal").write_bytes(b"")


def older_copy(database: Path) -> None:
    for suffix in ("-wal", "-shm", ""):
        Path(f"{database}{suffix}").unlink()


def copied_alone(database: Path) -> None:
    for suffix in ("-wal", "-shm", "-lock"):
        Path(f"{database}{suffix}").unlink()


@pytest.mark.parametrize(
    "spoil", [wal_is_gone, wal_is_cut, wal_is_emptied, older_copy, copied_alone]
)
async def test_missing_moves_are_reported(
    killed: Path, spoil: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    spoil(killed)
    await SqliteStore(killed).close()
    assert "missing" in caplog.text
    assert "tavolino.db-wal" in caplog.text


async def nothing_is_wrong(database: Path) -> None:
    pass


async def somebody_looked(database: Path) -> None:
    """Another program merges the -wal into the file and removes it."""
    with look(database) as db:
        db.execute("select * from matches").fetchall()


async def it_was_closed(database: Path) -> None:
    await SqliteStore(database).close()


async def it_was_closed_and_moved(database: Path) -> None:
    await it_was_closed(database)
    Path(f"{database}-lock").unlink()


@pytest.mark.parametrize(
    "meanwhile", [nothing_is_wrong, somebody_looked, it_was_closed, it_was_closed_and_moved]
)
async def test_nothing_is_reported_when_no_move_is_missing(
    killed: Path, meanwhile: Callable[[Path], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    await meanwhile(killed)
    store = SqliteStore(killed)
    kept = await store.load_match("m1")
    assert kept is not None
    assert kept.entries == (entry(0),)
    await store.close()
    assert caplog.text == ""
