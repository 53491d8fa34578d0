"""Answer windows: a player has limited time for an answer, and silence counts as an answer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.games.questions import QUICK, SLOW
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process

ROOMS = ("tests.kit.games.questions",)


@pytest.fixture(scope="module")
def question_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("asking") / "tavolino.db", rooms=ROOMS) as server:
        yield server


def told(mine: TestConnection) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["message"]["notation"]) for entry in mine.lines]


def seconds(update: Json) -> dict[int, float]:
    return {clock["seat"]: clock["seconds"] for clock in update["answer_clocks"]}


def keys(made: Json) -> list[str]:
    return [*tokens(made, "mine"), *tokens(made, "open")]


async def test_an_expired_window_enters_the_default_answer_of_the_seat(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, QUICK.name, "me", "open", "open")
    table, (first, second, _) = made["table"]["id"], keys(made)
    async with (
        open_connection(question_server, table, [first]) as ada,
        open_connection(question_server, table, [second]) as ben,
    ):
        await ada.act(0, 0, "ask")
        update = await ada.until_seq(3)
        assert told(ada) == [(0, "ask"), (1, "no"), (2, "no")]
        assert (update["actors"], update["answer_clocks"]) == ([1], [])

        late = await ben.act(1, 1, "yes")
        assert (late["t"], late["code"], late["seq"]) == ("problem", "stale", 3)
        assert await ben.act(1, 1, "no") == {"t": "accepted", "seq": 1}
        refused = await ben.act(1, 3, "undo")
        assert refused["objection"]["rule"] == "HOUSE-2"
        assert (await ben.act(1, 3, "ask"))["t"] == "accepted"


async def test_an_answer_in_time_counts_and_gives_no_other_player_more_time(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, SLOW.name, "me", "open", "open")
    table, (first, second, third) = made["table"]["id"], keys(made)
    async with (
        open_connection(question_server, table, [first]) as ada,
        open_connection(question_server, table, [second]) as ben,
        open_connection(question_server, table, [third]) as cleo,
    ):
        await ada.act(0, 0, "ask")
        begun = seconds(await cleo.until_seq(1))[2]
        assert (await ben.act(1, 1, "no"))["t"] == "accepted"
        update = await cleo.until_seq(2)
        assert seconds(update).keys() == {2}
        assert seconds(update)[2] <= begun
        assert (await cleo.act(2, 2, "yes"))["t"] == "accepted"
        assert (await ada.until_seq(3))["answer_clocks"] == []


async def refused(mine: TestConnection, seat: int) -> str:
    """Ask for more time; return the problem code."""
    await mine.send("more_time", seat=seat)
    return str((await mine.receive("problem"))["code"])


async def test_a_player_gets_more_time_once_and_everybody_sees_it(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, SLOW.name, "me", "open", "open")
    table, (first, second, _) = made["table"]["id"], keys(made)
    async with (
        open_connection(question_server, table, [first]) as ada,
        open_connection(question_server, table, [second]) as ben,
    ):
        assert await refused(ada, 0) == "no_more_time"
        await ada.act(0, 0, "ask")
        update = await ben.until_seq(1)
        assert [clock["more"] for clock in update["answer_clocks"]] == [True, True]
        assert await refused(ada, 0) == "no_more_time"
        assert await refused(ada, 1) == "not_your_seat"
        assert await refused(ada, 7) == "no_such_seat"

        await ben.send("more_time", seat=1)
        for guest in (ada, ben):
            while seconds(update := await guest.receive("update")).get(1, 0) <= 150:
                pass
            assert seconds(update)[1] <= 1500
            assert seconds(update)[2] <= 150
            assert [clock["more"] for clock in update["answer_clocks"]] == [False, True]
        assert await refused(ben, 1) == "no_more_time"
        assert (await ben.act(1, 1, "yes"))["t"] == "accepted"
        assert (await ada.until_seq(2))["answer_clocks"] == []
        assert await refused(ben, 1) == "no_more_time"


@pytest.mark.parametrize("early", [0.04, 0.0, -0.04])
async def test_at_the_last_moment_exactly_one_answer_counts(
    question_server: RunningServer, early: float
) -> None:
    made = create_table(question_server, QUICK.name, "me", "open")
    table, (first, second) = made["table"]["id"], keys(made)
    async with (
        open_connection(question_server, table, [first]) as ada,
        open_connection(question_server, table, [second]) as ben,
    ):
        await ada.act(0, 0, "ask")
        left = seconds(await ben.until_seq(1)).get(1, 0.0)
        await asyncio.sleep(max(0.0, left - early))  # time to aim; either answer may be first
        said = await ben.act(1, 1, "yes")
        await ada.until_seq(2)
        in_time = said["t"] == "accepted"
        assert in_time or said["code"] == "stale"
        assert told(ada) == [(0, "ask"), (1, "yes" if in_time else "no")]
        assert (await ben.act(1, 2, "ask"))["t"] == "accepted"


async def test_players_who_share_a_device_have_no_time_limit(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, QUICK.name, "me", "me")
    async with open_connection(question_server, made["table"]["id"], keys(made)) as both:
        await both.act(0, 0, "ask")
        assert (await both.until_seq(1))["answer_clocks"] == []
        assert (await both.act(1, 1, "yes"))["t"] == "accepted"


async def test_the_window_runs_only_while_another_player_is_present_and_waiting(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, SLOW.name, "me", "open")
    table, (first, second) = made["table"]["id"], keys(made)
    async with open_connection(question_server, table, [second]) as ben:
        async with open_connection(question_server, table, [first]) as ada:
            await ada.act(0, 0, "ask")
            assert seconds(await ben.until_seq(1)).keys() == {1}
        while (update := await ben.receive("update"))["answer_clocks"]:
            pass
        async with open_connection(question_server, table, [first]):
            while not (update := await ben.receive("update"))["answer_clocks"]:
                pass
            assert 0 < seconds(update)[1] <= 150


async def test_bots_answer_at_once_and_a_bot_that_takes_over_stops_the_window(
    question_server: RunningServer,
) -> None:
    made = create_table(question_server, SLOW.name, "me", "open", "easy")
    async with open_connection(question_server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.act(0, 0, "ask")
        await ada.until_seq(2)
        assert ada.lines[1]["seat"] == 2

    made = create_table(question_server, SLOW.name, "me", "open")
    table, (first, second) = made["table"]["id"], keys(made)
    async with (
        open_connection(question_server, table, [first]) as ada,
        open_connection(question_server, table, [second]) as ben,
    ):
        await ada.act(0, 0, "ask")
        assert seconds(await ben.until_seq(1)).keys() == {1}
        await ben.send("delegate", seat=1, level="easy")
        assert (await ada.until_seq(2))["answer_clocks"] == []
        assert ada.lines[1]["seat"] == 1


async def test_after_a_restart_the_window_runs_again_and_expires(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"

    async def ask(server: RunningServer, game: str) -> Json:
        made = create_table(server, game, "me", "open")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            assert (await ada.act(0, 0, "ask"))["t"] == "accepted"
        return made

    async def wait(server: RunningServer, made: Json, entries: int) -> Json:
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            return await ada.until_seq(entries)

    with serve(database, rooms=ROOMS) as server:
        quick, slow = [await ask(server, game.name) for game in (QUICK, SLOW)]
        server.kill()
    with serve(database, rooms=ROOMS) as server:
        assert seconds(await wait(server, slow, 1)).keys() == {1}
        silence = (await wait(server, quick, 2))["lines"][-1]
        assert (silence["seat"], silence["message"]["notation"]) == (1, "no")
