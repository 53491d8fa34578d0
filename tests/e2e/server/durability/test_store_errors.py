"""Storage errors: full disk, locked database, lost snapshot, changed rules. No match is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    create_table,
    http,
    open_connection,
    tokens,
    until_in_memory,
    wait_for,
)

pytestmark = pytest.mark.process

resource = pytest.importorskip("resource")


def limit_files(server: RunningServer, size: int) -> None:
    """Limits the file size of the server process, which simulates a full disk."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def fill_disk(server: RunningServer, database: Path, spare: int = 0) -> None:
    limit_files(server, Path(f"{database}-wal").stat().st_size + spare)


async def test_a_full_disk_refuses_moves_and_accepts_them_later(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "palermo", "me", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with (
            open_connection(server, table, held) as mine,
            open_connection(server, table) as watcher,
        ):
            update = await mine.receive("update")
            fill_disk(server, database, spare=9000)
            while True:
                action = update["actions"][0]["action"]
                said = await mine.act(update["seat"], update["seq"], action)
                if said["t"] == "problem":
                    break
                update = await mine.receive("update")
            assert said["code"] == "unavailable"
            assert said["text"]["key"] == "problem-unavailable"
            assert said["seq"] == update["seq"]
            await mine.send("view_at", seq=update["seq"])
            assert (await mine.receive("position_at"))["view"] == update["view"]
            await mine.send("rename", seat=0, name="Ada")
            assert (await mine.receive("problem"))["code"] == "unavailable"
            wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "me"}]}
            status, refused, _ = http(server, "/api/tables", wish)
            assert (status, refused["code"]) == (503, "unavailable")

            limit_files(server, resource.RLIM_INFINITY)
            said = await mine.act(update["seat"], update["seq"], action)
            assert said == {"t": "accepted", "seq": update["seq"]}
            await watcher.until_seq(update["seq"] + 1)
            await mine.until_seq(update["seq"] + 1)
            assert watcher.lines == mine.lines


async def test_bots_wait_for_disk_space_and_then_go_on(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database, bot_pace=0.05) as server:
        made = create_table(server, "palermo", "easy", "easy", "easy")
        table = made["table"]["id"]
        async with open_connection(server, table) as watcher:
            await watcher.until_seq(2)
            fill_disk(server, database)
            await wait_for(lambda: http(server, "/api/ready")[0] == 503)
            async with open_connection(server, table) as late:
                stopped = (await late.receive("update"))["seq"]
            limit_files(server, resource.RLIM_INFINITY)
            await watcher.until_seq(stopped + 3)


async def test_a_server_notices_the_writes_of_another_process_and_reloads(tmp_path: Path) -> None:
    """Two processes on one database do not overwrite each other."""
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        elsewhere = f"insert into entries values ('{table}', {{}}, {{}}, '{{}}', '')"  # noqa: S608
        async with open_connection(server, table, held) as mine:
            await mine.receive("update")
            run_sql(database, elsewhere.format(2, 0, "bet"))
            assert (await mine.act(0, 2, "check"))["code"] == "stale"
            assert (await mine.until_seq(3))["actors"] == [1]
            assert mine.lines[2]["message"]["notation"] == "bet"
            run_sql(database, elsewhere.format(3, 1, "fold"))
            assert await mine.act(1, 3, "fold") == {"t": "accepted", "seq": 3}


async def test_idle_tables_leave_memory_and_are_loaded_again(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database, idle_seconds=0.2) as server:
        made = create_table(server, "palermo", "me", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
        async with open_connection(server, table, held) as mine:
            update = await mine.receive("update")
            for _ in range(4):
                await mine.act(update["seat"], update["seq"], update["actions"][0]["action"])
                update = await mine.receive("update")
            create_table(server, "palermo", "me", "me", "me")  # no client is connected to it
            await until_in_memory(server, 1)
            assert await mine.is_quiet()
        await until_in_memory(server, 0)
        for wipe in (False, True):
            with closing(sqlite3.connect(database)) as db, db:
                assert wipe or db.execute("select seq from snapshots").fetchall() == [(4,)]
                db.execute("delete from snapshots" if wipe else "select 1")
            async with open_connection(server, table, held) as again:
                back = await again.receive("update")
                assert back == update | {"lines": back["lines"], "since": 0}
                assert again.lines == mine.lines
            await until_in_memory(server, 0)
        async with open_connection(server, table, held) as again:
            back = await again.receive("update")
            assert await again.act(back["seat"], 4, back["actions"][0]["action"]) == {
                "t": "accepted",
                "seq": 4,
            }


def run_sql(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


async def test_a_match_whose_rules_changed_can_still_be_viewed(tmp_path: Path) -> None:
    """The log has an action that the current rules lack: it is shown up to there, and closed."""
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.receive("update")
            await mine.act(0, 2, "bet")
        table, held = made["table"]["id"], tokens(made, "mine")
    run_sql(
        database,
        "drop trigger entries_are_never_changed",
        "update entries set text = 'raise' where seq = 2",
        "update matches set revision = 0",
    )
    with serve(database) as server:
        async with open_connection(server, table, held) as mine:
            assert (await mine.next())["text"]["key"] == "problem-old-rules"
            update = await mine.receive("update")
            assert update["prompt"]["key"] == "table-closed"
            assert (update["seq"], update["actions"], update["actors"]) == (2, [], [])
            assert mine.table["seed"] is None
            said = await mine.act(0, 2, "check")
            assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-old-rules")
            await mine.send("view_at", seq=1)
            assert (await mine.receive("position_at"))["seq"] == 1


async def test_a_match_of_an_older_revision_can_only_be_viewed(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    with serve(database) as server:
        made = create_table(server, "kuhn", "me", "me")
        table, held = made["table"]["id"], tokens(made, "mine")
    run_sql(database, "update matches set revision = 0")
    with serve(database) as server:
        async with open_connection(server, table, held) as mine:
            assert (await mine.next())["text"]["key"] == "problem-old-rules"
            said = await mine.act(0, 2, "check")
            assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-old-rules")


def test_a_match_that_cannot_be_opened_is_a_typed_problem(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    changes = (
        "game = 'chess'",
        "seats = 7",
        """options = '{"ante":77}'""",
        "options = 'nonsense'",
    )
    with serve(database) as server:
        tables = [create_table(server, "kuhn", "me", "me")["table"]["id"] for _ in changes]
    for table, change in zip(tables, changes, strict=True):
        run_sql(database, f"update matches set {change} where id = '{table}'")  # noqa: S608
    with serve(database) as server:
        for table in tables:
            status, said, _ = http(server, f"/api/tables/{table}")
            assert (status, said["code"]) == (503, "unavailable")
            assert said["text"]["key"] == "problem-old-rules"
