"""Match files, imported into a real server by honest users and by attackers."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import ROOT, RunningServer, serve
from tests.kit.store.postgres import Postgres
from tests.kit.store.stored_matches import PALERMO
from tests.kit.ws_client import (
    MATCH_TIMEOUT_SECONDS,
    Json,
    create_table,
    http,
    open_connection,
    play_to_end,
)

pytestmark = pytest.mark.process

LOG = (ROOT / PALERMO).read_bytes()


@pytest.fixture(scope="module")
def import_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("archive") / "tavolino.db") as running:
        yield running


def post_import(server: RunningServer, raw: bytes, **more: Any) -> tuple[int, Json]:
    status, said, _ = http(server, "/api/imports", raw=raw, **more)
    return status, said


def import_file(server: RunningServer, raw: bytes) -> str:
    status, said = post_import(server, raw)
    assert status == 201, said
    return str(said["table"])


async def view_position(server: RunningServer, table: str, seq: int) -> Json:
    async with open_connection(server, table, ["any key", ""]) as guest:
        await guest.receive("update")
        await guest.send("view_at", seq=seq)
        return await guest.receive("position_at")


def count_imports(server: RunningServer) -> int:
    with closing(sqlite3.connect(server.database)) as db:
        (count,) = db.execute("select count(*) from imports").fetchone()
        return int(count)


async def test_an_exported_json_match_is_imported_with_its_names(
    server: RunningServer,
) -> None:
    made = create_table(server, "papa_paolo", "me", "easy")
    table = made["table"]["id"]
    assert http(server, f"/api/tables/{table}/log?form=json")[0] == 404
    await play_to_end(server, made)
    status, text, headers = http(server, f"/api/tables/{table}/log?form=json")
    assert status == 200
    assert headers["content-disposition"].endswith(f'-{table}.json"')
    copy = import_file(server, json.dumps(text).encode())
    assert copy == import_file(server, json.dumps(text, indent=4).encode()), "it is the same match"
    _, there, _ = http(server, f"/api/tables/{copy}")
    _, here, _ = http(server, f"/api/tables/{table}")
    assert there["help"] == "imported"
    assert [seat["name"] for seat in there["seats"]] == [seat["name"] for seat in here["seats"]]
    assert there["places"] == here["places"]
    assert there["seed"] == here["seed"]
    for what in ("curve", "lots", "analysis"):
        assert (
            http(server, f"/api/tables/{copy}/{what}", patience=MATCH_TIMEOUT_SECONDS)[0] == 200
        ), what
    assert (await view_position(server, copy, 40))["view"] == (
        await view_position(server, table, 40)
    )["view"]


def test_an_imported_log_can_be_exported_again(import_server: RunningServer) -> None:
    table = import_file(import_server, LOG)
    status, text, _ = http(import_server, f"/api/tables/{table}/log")
    assert status == 200
    assert text.encode().startswith(LOG.splitlines()[0])
    assert import_file(import_server, text.encode()) == table
    assert import_file(import_server, b"\xef\xbb\xbf" + LOG.replace(b"\n", b"\r\n")) == table


async def test_nobody_can_play_an_imported_match(import_server: RunningServer) -> None:
    begun = b"\n".join(LOG.splitlines()[:12])
    table = import_file(import_server, begun)
    async with open_connection(import_server, table, [""]) as guest:
        update = await guest.receive("update")
        assert (update["seat"], update["actors"], update["seq"]) == (-2, [], 11)
        await guest.send("act", seat=0, seq=11, action="undo")
        assert (await guest.receive("problem"))["code"] == "not_your_seat"
        await guest.send("delegate", seat=0, level="easy")
        assert (await guest.receive("problem"))["code"] == "not_your_seat"
    for what in ("rematch", "rewind"):
        asked = {"tokens": [""], **({"seq": 0} if what == "rewind" else {})}
        assert http(import_server, f"/api/tables/{table}/{what}", asked)[0] == 403
    assert http(import_server, f"/api/tables/{table}/log")[0] == 404
    assert http(import_server, f"/api/tables/{table}/analysis")[0] == 404
    assert http(import_server, f"/api/tables/{table}")[1]["seed"] is None


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "import-empty"),
        (b"\0" * 50, "import-no-text"),
        (b"[" * 200_000, "import-no-match"),
        (b'{"kind":"tavolino-match","form":7}', "import-newer"),
        (LOG.replace(b'"palermo"', b'"chess"', 1), "import-game"),
        (LOG.replace(b'"revision":', b'"revision":9', 1), "import-revision"),
        (LOG + b"# fingerprint 1234\n", "import-fingerprint"),
        (LOG + b"# scores 1 2 3\n", "import-scores"),
        (LOG + b"0: undo\n", "import-illegal"),
    ],
)
def test_a_broken_file_gets_a_one_sentence_problem_and_is_not_stored(
    import_server: RunningServer, raw: bytes, key: str
) -> None:
    before = count_imports(import_server)
    status, said = post_import(import_server, raw)
    assert (status, said["text"]["key"]) == (400, key)
    assert count_imports(import_server) == before


def test_a_huge_file_is_not_read_to_its_end(import_server: RunningServer) -> None:
    status, said = post_import(import_server, b"#" * (3 << 20))
    assert (status, said["code"]) == (413, "too_large")


def test_names_from_a_file_are_sanitized(import_server: RunningServer) -> None:
    table = import_file(import_server, LOG)
    _, file, _ = http(import_server, f"/api/tables/{table}/log?form=json")
    file["players"] = [{"name": "A\u202eda\u0000"}, {"name": "Z" + "\u0335" * 30}, {"name": "Bo"}]
    _, seen, _ = http(
        import_server, f"/api/tables/{import_file(import_server, json.dumps(file).encode())}"
    )
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "", "Bo"]


def test_pages_of_other_sites_cannot_import(import_server: RunningServer) -> None:
    assert (
        post_import(import_server, LOG, headers={"origin": "https://elsewhere.example"})[0] == 403
    )


def test_imports_are_rate_limited_and_the_operator_may_disable_them(tmp_path: Path) -> None:
    with serve(tmp_path / "slow.db", imports_per_minute=1) as slow:
        assert post_import(slow, LOG)[0] == 201
        assert post_import(slow, LOG)[0] == 429
    with serve(tmp_path / "none.db", imports_kept=0) as none:
        status, said = post_import(none, LOG)
        assert (status, said["text"]["key"]) == (404, "import-off")


async def test_servers_that_share_a_database_all_show_an_imported_match(
    database_server: Postgres, tmp_path: Path
) -> None:
    address = await database_server.create_database(tmp_path.name)
    with serve(address) as one, serve(address) as other:
        table = import_file(one, LOG)
        assert (await view_position(other, table, 20))["view"] == (
            await view_position(one, table, 20)
        )["view"]
