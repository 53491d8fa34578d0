"""Experts sit down where a game has a compiled twin, and nowhere else."""

import pytest

from tests.kit.server import House
from tests.kit.ws_client import ask, lay, line, tokens

pytestmark = pytest.mark.process


def test_an_expert_is_offered_where_there_is_a_twin(house: House) -> None:
    levels = {game["name"]: game["levels"] for game in ask(house, "/api/games")[1]}
    assert levels["palermo"] == ["beginner", "easy", "normal", "hard", "expert"]
    assert "expert" not in levels["kuhn"]


async def test_an_expert_is_refused_where_there_is_none(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
    status, said, _ = ask(house, "/api/tables", {"game": "kuhn", "seats": seats})
    assert (status, said["text"]["key"]) == (400, "problem-no-such-level")
    await no_expert_takes_over(house)


async def no_expert_takes_over(house: House) -> None:
    made = lay(house, "kuhn", "me", "me")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as both:
        await both.say("delegate", seat=0, level="expert")
        refused = await both.hear("problem")
        assert refused["text"]["key"] == "problem-no-such-level"


async def test_an_expert_plays_at_a_table(house: House) -> None:
    await it_lays_the_start_card(house)


async def it_lays_the_start_card(house: House) -> None:
    made = lay(house, "palermo", "expert", "me", "me")
    async with line(house, made["table"]["id"], tokens(made, "mine")) as others:
        view = (await others.until(2))["view"]
        assert view["turn"] == 1
