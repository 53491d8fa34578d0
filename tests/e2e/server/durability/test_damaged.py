"""A damaged database is reported at startup, and readable matches are still played."""

from pathlib import Path

import pytest

from tests.kit.server import serve
from tests.kit.store.damaged_database import damage, fill
from tests.kit.ws_client import create_table, http, open_connection, open_raw_connection, tokens

pytestmark = pytest.mark.process


async def test_a_match_on_a_damaged_page_is_a_clear_problem_and_other_matches_go_on(
    tmp_path: Path,
) -> None:
    database, complaints = tmp_path / "tavolino.db", tmp_path / "complaints"
    with serve(database) as server:
        made = [create_table(server, "kuhn", "me", "me") for _ in range(3)]
        server.stop()
    tables = [one["table"]["id"] for one in made]
    fill(database, tables[1], 2)
    damage(database)

    with complaints.open("w") as log, serve(database, complaints=log) as server:
        async with open_raw_connection(server, tables[1]) as broken:
            said = await broken.receive("problem")
            assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-damaged")
        for one in (made[0], made[2]):
            async with open_connection(server, one["table"]["id"], tokens(one, "mine")) as mine:
                await mine.receive("update")
                assert await mine.act(0, 2, "bet") == {"t": "accepted", "seq": 2}
        assert http(server, f"/api/tables/{tables[1]}")[1]["text"]["key"] == "problem-damaged"
        assert http(server, "/api/ready")[0] == 200
        while "is damaged" not in complaints.read_text():
            assert server.process.poll() is None
    assert "3 matches, 3 running" in complaints.read_text()


def test_a_sound_database_reports_its_matches_at_startup(tmp_path: Path) -> None:
    database, complaints = tmp_path / "tavolino.db", tmp_path / "complaints"
    with complaints.open("w") as log, serve(database, complaints=log) as server:
        while "0 matches, 0 running" not in complaints.read_text():
            assert server.process.poll() is None
        server.stop()
    assert "damaged" not in complaints.read_text()
