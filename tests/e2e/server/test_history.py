"""Earlier moments of a match: what is told of them, and to whom."""

import pytest

from tavolino.core.game import SPECTATOR
from tests.kit.server import House
from tests.kit.ws_client import lay, line, tokens

pytestmark = pytest.mark.process


async def test_scores_and_places_of_the_past_are_those_of_the_moment(house: House) -> None:
    made = lay(house, "kuhn", "me", "me")
    table = made["table"]["id"]
    async with line(house, table, tokens(made, "mine")) as mine, line(house, table) as watcher:
        await mine.act(0, 2, "bet")
        await mine.act(1, 3, "fold")
        end = await mine.until(4)
        await watcher.until(4)
        for guest in (mine, watcher):
            for seq in range(5):
                await guest.say("look_back", seq=seq)
            told = [await guest.hear("past") for _ in range(5)]
            assert [past["scores"] for past in told] == [[0, 0]] * 4 + [end["scores"]]
            assert [past["places"] for past in told] == [None] * 4 + [end["places"]]
        assert {past["seat"] for past in told} == {SPECTATOR}


async def test_once_it_is_over_anybody_may_look_with_anybodys_eyes(house: House) -> None:
    made = lay(house, "kuhn", "me", "me")
    table = made["table"]["id"]
    async with line(house, table, tokens(made, "mine")) as mine, line(house, table) as watcher:
        await watcher.say("look_as", seat=0)
        assert (await watcher.hear("problem"))["code"] == "illegal"
        await mine.act(0, 2, "bet")
        await mine.act(1, 3, "fold")
        before = await watcher.until(4)
        for seat in (9, 2):
            await watcher.say("look_as", seat=seat)
            assert (await watcher.hear("problem"))["code"] == "no_such_seat"
        for seat in (1, SPECTATOR):
            await watcher.say("look_as", seat=seat)
            update = await watcher.hear("update")
            assert (update["seat"], update["options"]) == (seat, [])
            assert update["since"] == 1, "what only seat 1 had heard is told, and hidden again"
            await watcher.say("look_back", seq=2)
            assert (await watcher.hear("past"))["seat"] == seat
        assert update["view"] == before["view"]
        await watcher.say("act", seat=1, seq=4, action="undo")
        assert (await watcher.hear("problem"))["code"] == "not_your_seat"
