"""`tavolino import`, and files of both formats between commands."""

from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.store.postgres import PostgresStore
from tavolino.store.sqlite import SqliteStore
from tavolino.store.sqlite.reader import SqliteReader
from tests.kit.cli import in_thread
from tests.kit.server import ROOT
from tests.kit.store.postgres import Postgres
from tests.kit.store.stored_matches import PALERMO, log_in, store_match

pytestmark = pytest.mark.process

LOG = str(ROOT / PALERMO)


async def test_a_log_is_imported_while_a_server_runs_and_a_broken_log_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    broken = tmp_path / "broken.log"
    broken.write_text((ROOT / PALERMO).read_text("utf-8") + "0: undo\n", "utf-8")
    assert main(["import", LOG, str(broken), "--database", str(file)]) == 1
    said = capsys.readouterr()
    assert ": /table/file-" in said.out
    assert "(undo) is not allowed by the rules at that moment." in said.err
    name = said.out.rsplit("/", 1)[1].strip()
    assert await store.load_import(name)
    await store.close()
    with SqliteReader(file) as archive:
        assert [one.id for one in archive.load_imports()] == [name]


async def test_json_from_a_database_is_read_by_every_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    await store_match(store, "m", log_in(PALERMO))
    await store.close()
    out = str(tmp_path / "out")
    assert main(["export", "--json", "--out", out, "--database", str(file)]) == 0
    match = str(tmp_path / "out" / "palermo-m.json")
    assert main(["verify", match]) == 0
    assert main(["replay", "--quiet", match]) == 0
    assert main(["import", match, "--database", str(file)]) == 0
    assert "Ada 1" in next(iter(SqliteReader(file).load_imports())).text
    assert "/table/file-" in capsys.readouterr().out


async def test_a_log_is_imported_into_a_shared_database(
    database_server: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = await database_server.create_database(tmp_path.name)
    assert await in_thread("import", LOG, "--database", address) == 0
    name = capsys.readouterr().out.rsplit("/", 1)[1].strip()
    store = PostgresStore(address)
    assert await store.load_import(name)
    await store.close()
