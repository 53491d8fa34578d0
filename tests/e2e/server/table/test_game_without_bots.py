"""A game package without bots: only humans play it, and bots are refused with an explanation."""

from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process


async def test_a_game_without_bots_is_played_by_humans(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", rooms=("tests.kit.games.faulty",)) as server:
        games = {game["name"]: game for game in http(server, "/api/games")[1]}
        assert games["mindless"]["levels"] == []
        seats = [{"kind": "me"}, {"kind": "bot"}]
        status, said, _ = http(server, "/api/tables", {"game": "mindless", "seats": seats})
        assert (status, said["text"]["key"]) == (400, "problem-no-bots")
        await nobody_takes_over(server)


async def nobody_takes_over(server: RunningServer) -> None:
    made = create_table(server, "mindless", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as both:
        await both.send("delegate", seat=0, level="easy")
        refused = await both.receive("problem")
        assert refused["text"]["key"] == "problem-no-bots"
