"""Table clocks over the wire, and when the server is killed."""

from pathlib import Path
from time import monotonic

import pytest

from tests.kit.server import serve
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

ROOMS = ("tests.kit.games.questions",)
BUDGET = {"pace": "live", "limit": {"kind": "budget", "seconds": 300, "increment": 5}}


async def test_a_killed_server_costs_no_player_any_time(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database, rooms=ROOMS) as server:
        made = create_table(server, "calm", "me", "open", tempo=BUDGET)
        table, (first, second) = made["table"]["id"], tokens(made, "mine", "open")
        async with (
            open_connection(server, table, [first]) as ada,
            open_connection(server, table, [second]) as ben,
        ):
            asked = monotonic()
            await ada.act(0, 0, "ask")
            before = (await ben.until_seq(1))["table_clock"]["left"]
            passed = monotonic() - asked
        server.kill()
    with serve(database, rooms=ROOMS) as server:
        async with (
            open_connection(server, table, [first]) as ada,
            open_connection(server, table, [second]) as ben,
        ):
            await ben.send("subscribe", extras=[])
            update = await ben.until_seq(1)
            assert update["table_clock"]["running"] == [1]
            assert update["table_clock"]["left"][0] == before[0] == 305
            await ben.act(1, 1, "yes")
            assert (await ada.until_seq(2))["table_clock"]["left"][1] <= 305
    assert 300 - passed <= before[1] <= 300


def test_a_clock_requires_bots_and_valid_figures(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    with serve(tmp_path / "tavolino.db") as server:
        for limit in (
            {"kind": "turn", "seconds": 1},
            {"kind": "turn", "seconds": 10**9},
            {"kind": "budget", "seconds": 60, "increment": -1},
            {"kind": "sundial", "seconds": 60},
        ):
            wish = {"game": "palermo", "seats": seats, "tempo": {"limit": limit}}
            status, said, _ = http(server, "/api/tables", wish)
            assert (status, said["code"]) == (400, "malformed")
        made = create_table(server, "palermo", "me", "open", "open", tempo={"pace": "days"})
        _, found, _ = http(server, f"/api/tables/{made['table']['id']}")
        assert found["tempo"] == {"pace": "days", "limit": None, "level": "normal"}
