"""A room that says nothing to bots: it is played among people, and bots are refused kindly."""

from pathlib import Path

import pytest

from tests.kit.server import House, serve
from tests.kit.ws_client import ask, lay, line, tokens

pytestmark = pytest.mark.process


async def test_a_game_without_a_mind_is_played_among_people(tmp_path: Path) -> None:
    with serve(tmp_path / "it.db", rooms=("tests.kit.games.faulty",)) as house:
        games = {game["name"]: game for game in ask(house, "/api/games")[1]}
        assert games["mindless"]["levels"] == []
        seats = [{"kind": "me"}, {"kind": "bot"}]
        status, said, _ = ask(house, "/api/tables", {"game": "mindless", "seats": seats})
        assert (status, said["text"]["key"]) == (400, "problem-no-bots")
        await nobody_takes_over(house)


async def nobody_takes_over(house: House) -> None:
    made = lay(house, "mindless", "me", "me")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as both:
        await both.say("delegate", seat=0, level="easy")
        refused = await both.hear("problem")
        assert refused["text"]["key"] == "problem-no-bots"
