"""Expert bots are available where a game has a compiled twin, and nowhere else."""

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, http, open_connection, tokens

pytestmark = pytest.mark.process


def test_an_expert_is_offered_where_there_is_a_twin(server: RunningServer) -> None:
    levels = {game["name"]: game["levels"] for game in http(server, "/api/games")[1]}
    assert levels["palermo"] == ["beginner", "easy", "normal", "hard", "expert"]
    assert "expert" not in levels["kuhn"]


async def test_an_expert_is_refused_where_there_is_no_twin(server: RunningServer) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
    status, said, _ = http(server, "/api/tables", {"game": "kuhn", "seats": seats})
    assert (status, said["text"]["key"]) == (400, "problem-no-such-level")
    await no_expert_takes_over(server)


async def no_expert_takes_over(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as both:
        await both.send("delegate", seat=0, level="expert")
        refused = await both.receive("problem")
        assert refused["text"]["key"] == "problem-no-such-level"


async def test_an_expert_plays_at_a_table(server: RunningServer) -> None:
    await it_lays_the_start_card(server)


async def it_lays_the_start_card(server: RunningServer) -> None:
    made = create_table(server, "palermo", "expert", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as others:
        view = (await others.until_seq(2))["view"]
        assert view["turn"] == 1
