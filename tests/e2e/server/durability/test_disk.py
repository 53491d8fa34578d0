"""Another process locks the database, or the disk is full. The client gets the reason."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.server import ROOT, serve, serve_command
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

WISH = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "me"}]}


def entries(database: Path, table: str) -> list[tuple[int, str]]:
    """The entries on disk."""
    with closing(sqlite3.connect(database)) as db:
        asked = "select seq, text from entries where match = ? and seat >= 0 order by seq"
        return db.execute(asked, (table,)).fetchall()


async def test_a_locked_database_refuses_moves_and_accepts_them_later(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            async with open_connection(server, table, held) as mine:
                await mine.receive("update")
                other.execute("begin immediate")
                assert (await mine.act(0, 2, "bet"))["code"] == "unavailable"
                status, said, _ = await asyncio.to_thread(http, server, "/api/tables", WISH)
                assert (status, said["code"]) == (503, "unavailable")
                await mine.send("view_at", seq=2)
                assert (await mine.receive("position_at"))["seq"] == 2
                assert entries(database, table) == []
                other.execute("rollback")
                assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
                assert entries(database, table) == [(2, "bet")]
                assert http(server, "/api/tables", WISH)[0] == 201


async def test_a_gesture_that_cannot_be_saved_yet_is_kept_and_the_player_is_told(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database, rooms=("tests.kit.games.faulty",)) as server:
        made = create_table(server, "pushed", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            async with open_connection(server, table, held) as mine:
                await mine.send("gesture", seat=0, seq=0, packet="push 0.25")
                await mine.receive("feedback")
                other.execute("begin immediate")
                await mine.send("gesture", seat=0, seq=0, packet="let go")
                assert (await mine.receive("problem"))["text"]["key"] == "problem-saved-later"
                other.execute("rollback")
                await mine.until_seq(2)
                assert entries(database, table) == [(0, "pull 0.25")]


def run_server(
    database: Path, first: Callable[[], None] | None = None
) -> "subprocess.CompletedProcess[str]":
    """The output of a server that fails to start after `first` ran in its process."""
    command = serve_command((), port=0, database=database)
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, preexec_fn=first
    )


def test_a_locked_database_is_explained_at_startup(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("begin exclusive")
        done = run_server(database)
    assert (done.returncode, done.stderr) == (1, f"tavolino: {database}: database is locked\n")


def test_a_full_disk_is_explained_at_startup(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    done = run_server(
        tmp_path / "tavolino.db", lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"tavolino: {tmp_path / 'tavolino.db'}: ")
    assert "Traceback" not in done.stderr


def test_a_database_path_that_is_not_a_file_is_refused(tmp_path: Path) -> None:
    done = run_server(tmp_path)
    assert (done.returncode, done.stderr) == (1, f"tavolino: {tmp_path}: this is not a file\n")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for this user"
)
def test_a_read_only_folder_is_explained_at_startup(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run_server(tmp_path / "tavolino.db")
    assert (done.returncode, done.stdout) == (1, "")
    assert "Traceback" not in done.stderr
