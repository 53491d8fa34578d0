"""`tavolino stats` and `export`: an operator's commands on a database."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.core.log import parse_log
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.migrate import migration_steps, split_statements
from tests.kit.server import RunningServer
from tests.kit.store.damaged_database import damage, fill
from tests.kit.store.stored_matches import KUHN, OLD, PALERMO, log_in, store_match, store_several
from tests.kit.ws_client import create_table, http

pytestmark = pytest.mark.process


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    await store_several(store)
    await store.close()
    return file


def run(*args: str | Path) -> int:
    try:
        return main([str(arg) for arg in args])
    except SystemExit as misused:
        return int(str(misused.code))


def ids(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as db:
        return {name for (name,) in db.execute("select id from matches")}


# ------------------------------------------------------------ stats


def test_stats_lists_the_content_of_the_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("stats", "--database", database) == 0
    _, kuhn, palermo, _, space, people = capsys.readouterr().out.splitlines()
    entries = len(log_in(PALERMO).entries)
    assert kuhn.split() == ["kuhn", "3", "2", "1", "2", str(2 * 2 + 5), "2999-01-01"]
    assert palermo.split() == ["palermo", "3", "1", "2", "0", str(2 * entries + 20), "2999-01-01"]
    assert "kB" in space
    assert people == "0 accounts"


def test_stats_as_json_has_the_same_figures(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("stats", "--json", "--database", database) == 0
    said = json.loads(capsys.readouterr().out)
    assert [game["matches"] for game in said["games"]] == [3, 3]
    assert said["games"][0]["never_begun"] == 2
    assert said["people"] == 0
    assert said["bytes"]["file"] == database.stat().st_size


def test_operator_commands_work_beside_a_running_server(
    server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = create_table(server, "kuhn", "me", "me")["table"]["id"]
    assert run("stats", "--database", server.database) == 0
    assert run("export", "--running", "--out", tmp_path, "--database", server.database) == 0
    assert (tmp_path / f"kuhn-{table}.log").exists()
    assert run("prune", "--older-than", "1", "--database", server.database) == 0
    assert http(server, "/api/ready")[0] == 200


@pytest.mark.parametrize(
    "command", [["stats"], ["export", "--out", "logs"], ["prune", "--older-than", "1"]]
)
@pytest.mark.parametrize("what", ["nothing", "diary", "empty"])
def test_a_file_that_is_no_database_is_explained(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    what: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "tavolino.db"
    if what != "nothing":
        file.write_text("Dear diary. " * 999 if what == "diary" else "")
    assert run(*command, "--database", file) == 1
    assert capsys.readouterr().err.startswith(f"tavolino: {file}: ")


def test_an_old_database_is_read_without_migration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tavolino.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for statement in split_statements(migration_steps()[1]):
            db.execute(statement)
        db.execute("pragma user_version = 1")
        db.execute("insert into matches values ('m', 'kuhn', 1, '{}', 2, 's', 'h', '2020', '2020')")
    before = file.read_bytes()
    for command in (["stats"], ["export", "--out", tmp_path], ["prune", "--older-than", "1"]):
        assert run(*command, "--database", file) == 0
    assert file.read_bytes() == before
    assert run("prune", "--older-than", "1", "--remove", "--database", file) == 0
    assert ids(file) == set()


# ------------------------------------------------------------ export


def test_finished_matches_are_exported_as_they_were_played(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs = tmp_path / "logs"
    assert run("export", "--out", logs, "--database", database) == 0
    assert "3 logs written" in capsys.readouterr().out
    names = ["kuhn-oldkuhn.log", "palermo-new.log", "palermo-old.log"]
    assert sorted(file.name for file in logs.iterdir()) == names
    assert parse_log((logs / "palermo-new.log").read_text()) == log_in(PALERMO)
    files = [logs / name for name in names]
    assert run("replay", "--quiet", "--game", "examples.kuhn", *files) == 0


def test_running_matches_are_exported_only_on_request(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", "running", "--out", tmp_path, "--database", database) == 1
    assert "running: the match is not over" in capsys.readouterr().err
    assert run("export", "running", "--running", "--out", tmp_path, "--database", database) == 0
    assert len(parse_log((tmp_path / "palermo-running.log").read_text()).entries) == 20
    assert run("export", "nobody", "--out", tmp_path, "--database", database) == 1
    assert "nobody: there is no such match" in capsys.readouterr().err


def test_an_unreadable_match_is_named_and_the_others_are_exported(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(
            "insert into matches "
            "(id, game, revision, options, seats, seed, host, created, finished) "
            "select 'poor', game, revision, options, seats, seed, host, created, finished "
            "from matches where id = 'new'"
        )
    fill(database, "poor", 0)
    damage(database)
    assert run("export", "--out", tmp_path / "logs", "--database", database) == 1
    said = capsys.readouterr()
    assert said.err.startswith("poor: ")
    assert said.err.count("\n") == 1
    assert "3 logs written" in said.out


async def test_a_pruned_last_entry_is_not_called_missing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    await store_match(store, "last", log_in(KUHN), at=OLD)
    await store.close()
    assert run("prune", "--older-than", "1", "--remove", "--database", file) == 0
    await SqliteStore(file).close()
    assert caplog.text == ""
