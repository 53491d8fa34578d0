"""`tavolino backup` of a running server under load, and `tavolino restore`: every match goes on."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tavolino.cli import main
from tavolino.store.sqlite import SqliteStore, file_lock
from tests.kit.cli import start_command, tavolino
from tests.kit.server import RunningServer, serve
from tests.kit.store.damaged_database import damage, fill
from tests.kit.store.store_records import MATCH, SEATS, entry
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

TABLES = 6


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "HANDOVER_SECONDS", 0.05)


class Player:
    """Plays three seats of a table, and remembers the acknowledged moves."""

    def __init__(self, made: Json) -> None:
        self.made = made
        self.lines: list[Json] = []
        self.moves = 0
        self.began = asyncio.Event()

    async def play(self, server: RunningServer, enough: asyncio.Event) -> None:
        async with open_connection(
            server, self.made["table"]["id"], tokens(self.made, "mine")
        ) as mine:
            update = await mine.receive("update")
            while update["actors"] and not enough.is_set():
                update = await self._move(mine, update)
            self.lines = list(mine.lines)

    async def go_on(self, server: RunningServer) -> None:
        """Check a copy: its entries are the played ones, and it accepts the next move."""
        async with open_connection(
            server, self.made["table"]["id"], tokens(self.made, "mine")
        ) as mine:
            update = await mine.receive("update")
            assert mine.lines == self.lines[: len(mine.lines)]
            if update["actors"]:
                await self._move(mine, update)

    async def _move(self, mine: TestConnection, update: Json) -> Json:
        action = update["actions"][0]["action"]
        said = await mine.act(update["seat"], update["seq"], action)
        assert said == {"t": "accepted", "seq": update["seq"]}
        self.moves += 1
        self.began.set()
        return await mine.until_seq(update["seq"] + 1)


async def back_up_while_they_play(server: RunningServer, players: list[Player], copy: Path) -> int:
    """The number of moves acknowledged during the backup."""
    enough = asyncio.Event()
    playing = [asyncio.create_task(player.play(server, enough)) for player in players]
    await asyncio.gather(*(player.began.wait() for player in players))
    process = start_command("backup", copy, "--database", server.database)
    before = sum(player.moves for player in players)
    out, err = await asyncio.to_thread(process.communicate, None, 60)
    during = sum(player.moves for player in players) - before
    enough.set()
    await asyncio.gather(*playing)
    assert (process.returncode, err) == (0, b"")
    assert f"{TABLES} matches, ".encode() in out
    return during


async def test_a_backup_under_load_has_every_match_and_each_of_them_goes_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serve(tmp_path / "tavolino.db") as server:
        players = [Player(create_table(server, "palermo", "me", "me", "me")) for _ in range(TABLES)]
        assert await back_up_while_they_play(server, players, copy) > TABLES
        assert http(server, "/api/ready")[0] == 200
    with serve(copy) as server:
        for player in players:
            await player.go_on(server)
        assert http(server, "/api/ready")[0] == 200


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A finished match, and a match with one entry."""
    file = tmp_path / "tavolino.db"
    await store_match(file, "m1", finishes=True)
    await store_match(file, "m2")
    return file


async def store_match(file: Path, name: str, *, finishes: bool = False) -> None:
    store = SqliteStore(file)
    await store.create_match(replace(MATCH, id=name), SEATS)
    await store.append_entries(name, entry(0), finishes=finishes)
    await store.close()


async def stored_matches(file: Path) -> list[str]:
    store = SqliteStore(file)
    found = [name for name in ("m1", "m2", "m3") if await store.load_match(name)]
    await store.close()
    return found


def run(*args: str | Path) -> int:
    try:
        return main([str(arg) for arg in args])
    except SystemExit as misused:
        return int(str(misused.code))


async def test_a_copy_is_private_compact_and_sound(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", copy, "--database", database) == 0
    assert capsys.readouterr().out.startswith(f"{copy}: 2 matches, 1 running (")
    if os.name == "posix":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir() if "copy" in file.name) == ["copy.db"]
    assert await stored_matches(copy) == ["m1", "m2"]
    assert caplog.text == ""


async def test_a_copy_of_an_open_database_does_not_look_unfinished(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, copy = tmp_path / "tavolino.db", tmp_path / "copy.db"
    store = SqliteStore(database)
    await store.create_match(MATCH, SEATS)
    assert await asyncio.to_thread(run, "backup", copy, "--database", database) == 0
    await store.close()
    assert await stored_matches(copy) == ["m1"]
    assert "missing" not in caplog.text


def test_a_backup_does_not_overwrite_an_existing_file(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    assert run("backup", copy, "--database", database) == 2
    assert "copy.db: this file exists already" in capsys.readouterr().err
    assert copy.read_text() == "precious"


def test_a_file_that_appears_during_the_backup_is_not_overwritten(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.db"
    monkeypatch.setattr("os.fsync", lambda _: copy.write_text("precious"))
    assert run("backup", copy, "--database", database) == 2
    assert copy.read_text() == "precious"
    assert len([file for file in tmp_path.iterdir() if "copy" in file.name]) == 1


@pytest.mark.parametrize("spoil", [True, False])
def test_a_failed_backup_leaves_no_file_behind(
    database: Path, tmp_path: Path, spoil: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if spoil:
        fill(database, "m2", 1)
        damage(database)
    else:
        database = tmp_path / "nowhere.db"
    before = set(tmp_path.iterdir())
    assert run("backup", tmp_path / "copy.db", "--database", database) == 1
    assert ("malformed" if spoil else "unable to open") in capsys.readouterr().err
    assert {file for file in tmp_path.iterdir() if "copy" in file.name} <= before


def test_a_missing_folder_is_explained(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("backup", tmp_path / "no" / "copy.db", "--database", database) == 2
    assert "No such file or directory" in capsys.readouterr().err


# ------------------------------------------------------------ restore


def old_databases(folder: Path) -> list[Path]:
    return sorted(file for file in folder.iterdir() if "before" in file.name)


async def test_restore_replaces_the_database_and_keeps_the_old_one(
    database: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    await store_match(database, "m3")
    capsys.readouterr()
    assert run("restore", copy, "--database", database) == 0
    (old,) = old_databases(tmp_path)
    said = capsys.readouterr().out
    assert said.startswith(f"{database}: 2 matches, 1 running")
    assert str(old) in said
    assert await stored_matches(database) == ["m1", "m2"]
    assert await stored_matches(old) == ["m1", "m2", "m3"]
    assert copy.exists()
    assert caplog.text == "", "a restored database is not called incomplete"


async def test_entries_that_are_only_in_the_wal_are_kept_with_the_old_database(
    database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("delete from snapshots")
        db.execute(
            "insert into matches (id, game, revision, options, seats, seed, host, created) "
            "select 'm3', game, revision, options, seats, seed, host, created "
            "from matches where id = 'm1'"
        )
        killed = tmp_path / "killed"
        killed.mkdir()
        for suffix in ("", "-wal", "-shm"):
            shutil.copyfile(f"{database}{suffix}", killed / f"tavolino.db{suffix}")
    assert run("restore", copy, "--database", killed / "tavolino.db") == 0
    assert await stored_matches(killed / "tavolino.db") == ["m1", "m2"]
    assert await stored_matches(old_databases(killed)[0]) == ["m1", "m2", "m3"]


def test_two_restores_within_a_second_lose_nothing(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--database", database)
    for count in (1, 2, 3):
        assert run("restore", copy, "--database", database) == 0
        assert len(old_databases(tmp_path)) == count


async def test_restore_works_without_an_existing_database(database: Path, tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.db", tmp_path / "deep" / "new.db"
    run("backup", copy, "--database", database)
    assert run("restore", copy, "--database", place) == 0
    assert await stored_matches(place) == ["m1", "m2"]
    assert old_databases(place.parent) == []


def test_restore_refuses_while_a_server_has_the_database_open(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serve(tmp_path / "tavolino.db") as server:
        made = create_table(server, "kuhn", "me", "me")
        assert run("backup", copy, "--database", server.database) == 0
        done = tavolino("restore", copy, "--database", server.database)
        assert done.returncode == 1
        assert f"process {server.process.pid} has it open".encode() in done.stderr
        assert http(server, "/api/ready")[0] == 200
        server.stop()
        assert run("restore", copy, "--database", server.database) == 0
    with serve(tmp_path / "tavolino.db") as server:
        assert http(server, f"/api/tables/{made['table']['id']}")[0] == 200


@pytest.mark.parametrize("what", ["diary", "damaged", "newer", "nothing"])
def test_a_damaged_copy_is_refused_and_the_database_stays_unchanged(
    database: Path, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    if what == "diary":
        copy.write_text("Dear diary, this is not a database. " * 100)
    elif what != "nothing":
        run("backup", copy, "--database", database)
    if what == "damaged":
        fill(copy, "m2", 1)
        damage(copy)
    if what == "newer":
        with closing(sqlite3.connect(copy)) as db:
            db.execute("pragma user_version = 99")
    before = database.read_bytes()
    assert run("restore", copy, "--database", database) == 1
    assert "copy.db: " in capsys.readouterr().err
    assert database.read_bytes() == before
    assert old_databases(tmp_path) == []


def test_a_database_cannot_be_restored_from_itself(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("restore", database, "--database", database) == 2
    assert "itself" in capsys.readouterr().err
