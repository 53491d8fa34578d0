"""Earlier positions of a match: what the server sends, and to whom."""

import pytest

from tavolino.core.game import SPECTATOR
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def test_an_earlier_position_shows_the_scores_and_places_of_that_position(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as mine,
        open_connection(server, table) as watcher,
    ):
        await mine.act(0, 2, "bet")
        await mine.act(1, 3, "fold")
        end = await mine.until_seq(4)
        await watcher.until_seq(4)
        for guest in (mine, watcher):
            for seq in range(5):
                await guest.send("view_at", seq=seq)
            told = [await guest.receive("position_at") for _ in range(5)]
            assert [past["scores"] for past in told] == [[0, 0]] * 4 + [end["scores"]]
            assert [past["places"] for past in told] == [None] * 4 + [end["places"]]
        assert {past["seat"] for past in told} == {SPECTATOR}


async def test_after_the_end_anybody_may_view_the_match_as_any_seat(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "me")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as mine,
        open_connection(server, table) as watcher,
    ):
        await watcher.send("view_as", seat=0)
        assert (await watcher.receive("problem"))["code"] == "illegal"
        await mine.act(0, 2, "bet")
        await mine.act(1, 3, "fold")
        before = await watcher.until_seq(4)
        for seat in (9, 2):
            await watcher.send("view_as", seat=seat)
            assert (await watcher.receive("problem"))["code"] == "no_such_seat"
        for seat in (1, SPECTATOR):
            await watcher.send("view_as", seat=seat)
            update = await watcher.receive("update")
            assert (update["seat"], update["actions"]) == (seat, [])
            assert update["since"] == 1, "what only seat 1 had heard is told, and hidden again"
            await watcher.send("view_at", seq=2)
            assert (await watcher.receive("position_at"))["seat"] == seat
        assert update["view"] == before["view"]
        await watcher.send("act", seat=1, seq=4, action="undo")
        assert (await watcher.receive("problem"))["code"] == "not_your_seat"
