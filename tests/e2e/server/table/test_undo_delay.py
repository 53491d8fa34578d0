"""The undo delay at real tables: when NATURE and bots wait, and when they do not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.server.table.test_undo import play_first_action
from tests.kit.games.faulty import PONDERING
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    Json,
    TestConnection,
    create_table,
    open_connection,
    tokens,
    wait_for,
)

pytestmark = pytest.mark.process

LONG_DELAY_SECONDS = 60
"""Seconds; longer than any test runs."""


@pytest.fixture(scope="module")
def long_delay_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with a very long undo delay."""
    with serve(
        tmp_path_factory.mktemp("patient") / "tavolino.db", undo_seconds=LONG_DELAY_SECONDS
    ) as running:
        yield running


async def play_until_bots_are_next(who: TestConnection) -> Json:
    """Play until a bot is next; return the update that says so."""
    update = await who.receive("update")
    while update["actions"]:
        assert (await play_first_action(who, update, confirmed=False))["t"] == "accepted"
        update = await who.until_seq(update["seq"] + 1)
    return update


async def test_bots_wait_until_the_undo_delay_is_over(long_delay_server: RunningServer) -> None:
    made = create_table(long_delay_server, "palermo", "me", "easy", "easy")
    async with (
        open_connection(long_delay_server, made["table"]["id"], tokens(made, "mine")) as mine,
        open_connection(long_delay_server, made["table"]["id"]) as spectator,
    ):
        waiting = await play_until_bots_are_next(mine)
        assert 0 < waiting["undo_wait"] <= LONG_DELAY_SECONDS
        assert waiting["undo"] == 0
        seen = await spectator.until_seq(waiting["seq"])
        assert seen["undo_wait"] > 0
        assert seen["undo"] is None
        assert await mine.is_quiet()
        await mine.send("skip_wait", seat=0)
        assert "undo_wait" not in await mine.receive("update")
        answered = await mine.until_seq(waiting["seq"] + 1)
        assert mine.lines[waiting["seq"]]["seat"] == 1
        assert "undo_wait" not in answered


async def test_bots_do_not_wait_after_a_confirmed_move(long_delay_server: RunningServer) -> None:
    made = create_table(long_delay_server, "palermo", "me", "easy", "easy")
    async with open_connection(
        long_delay_server, made["table"]["id"], tokens(made, "mine")
    ) as mine:
        update = await mine.receive("update")
        while update["actions"]:
            assert (await play_first_action(mine, update))["t"] == "accepted"
            update = await mine.receive("update")
            assert "undo_wait" not in update
        await mine.until_seq(update["seq"] + 2)


async def test_bots_do_not_wait_for_each_other(long_delay_server: RunningServer) -> None:
    made = create_table(long_delay_server, "palermo", "easy", "easy", "easy")
    async with open_connection(long_delay_server, made["table"]["id"]) as spectator:
        await spectator.until_seq(20)
        assert not any("undo_wait" in heard for heard in spectator.messages)


async def test_an_undo_ends_the_delay_and_the_next_move_starts_a_new_one(
    long_delay_server: RunningServer,
) -> None:
    made = create_table(long_delay_server, "palermo", "me", "easy", "easy")
    async with open_connection(
        long_delay_server, made["table"]["id"], tokens(made, "mine")
    ) as mine:
        waiting = await play_until_bots_are_next(mine)
        assert (await mine.act(0, waiting["seq"], "undo"))["t"] == "accepted"
        update = await mine.until_seq(waiting["seq"] + 1)
        assert update["actions"]
        assert "undo_wait" not in update
        assert (await play_first_action(mine, update, confirmed=False))["t"] == "accepted"
        assert (await mine.until_seq(update["seq"] + 1))["undo_wait"] > 0


async def test_only_the_seat_that_moved_may_skip_the_delay(
    long_delay_server: RunningServer,
) -> None:
    """Not a spectator, another seat, or the seat of a bot. No rename ends it either."""
    made = create_table(long_delay_server, "palermo", "me", "open", "easy")
    table = made["table"]["id"]
    async with (
        open_connection(long_delay_server, table, tokens(made, "mine")) as ada,
        open_connection(long_delay_server, table, tokens(made, "open")) as bruno,
        open_connection(long_delay_server, table) as spectator,
    ):
        update = await ada.receive("update")
        while update["actions"]:
            await play_first_action(ada, update)
            update = await ada.until_seq(update["seq"] + 1)
        waiting = await wait_until_bots_are_next(bruno, update["seq"])
        for who, seat, code in (
            (spectator, 1, "not_your_seat"),
            (ada, 1, "not_your_seat"),
            (ada, 2, "not_your_seat"),
            (ada, 15, "no_such_seat"),
        ):
            await who.send("skip_wait", seat=seat)
            assert (await who.receive("problem"))["code"] == code
        await ada.send("skip_wait", seat=0)
        await ada.send("rename", seat=0, name="Ada L.")
        await bruno.until_table(lambda seen: seen["seats"][0]["name"] == "Ada L.")
        still = await bruno.receive("update")
        assert still["seq"] == waiting["seq"]
        assert still["undo_wait"] > 0


async def wait_until_bots_are_next(who: TestConnection, seq: int) -> Json:
    update = await who.until_seq(seq)
    while update["actions"]:
        assert (await play_first_action(who, update, confirmed=False))["t"] == "accepted"
        update = await who.until_seq(update["seq"] + 1)
    return update


async def test_a_seat_handed_to_a_bot_has_no_undo_delay(long_delay_server: RunningServer) -> None:
    made = create_table(long_delay_server, "palermo", "me", "easy", "easy")
    async with open_connection(
        long_delay_server, made["table"]["id"], tokens(made, "mine", "host")
    ) as mine:
        waiting = await play_until_bots_are_next(mine)
        await mine.send("delegate", seat=0, level="easy")
        await mine.until_seq(waiting["seq"] + 3)


async def test_an_undo_while_a_bot_thinks_or_waits_drops_its_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought belongs to an earlier position, whether the delay is over or not."""
    monkeypatch.setenv(PONDERING, str(tmp_path))

    rooms = ("tests.kit.games.faulty",)
    with serve(tmp_path / "tavolino.db", rooms=rooms, undo_seconds=LONG_DELAY_SECONDS) as server:
        made = create_table(server, "ponders", "me", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.send("act", seat=0, seq=2, action="check", confirmed=False)
            await wait_for((tmp_path / "begun").exists)
            assert (await mine.until_seq(3))["undo_wait"] > 0
            assert (await mine.act(0, 3, "undo"))["t"] == "accepted"
            (tmp_path / "enough").touch()
            assert (await mine.act(0, 4, "bet"))["t"] == "accepted"
            await mine.until_seq(6)
            assert [told["seat"] for told in mine.lines[2:6]] == [0, 0, 0, 1]
            assert mine.lines[5]["message"]["notation"] in ("call", "fold")


async def test_nature_waits_for_the_undo_delay_too(long_delay_server: RunningServer) -> None:
    """Otherwise keeping the second start tile of Papà Paolo would turn both over at once."""
    made = create_table(long_delay_server, "papa_paolo", "me", "me")
    async with open_connection(
        long_delay_server, made["table"]["id"], tokens(made, "mine")
    ) as mine:
        update = await mine.receive("update")
        await play_first_action(mine, update)
        update = await mine.until_seq(update["seq"] + 1)
        assert (await play_first_action(mine, update, confirmed=False))["t"] == "accepted"
        waiting = await mine.until_seq(update["seq"] + 1)
        assert (waiting["actors"], waiting["undo"]) == ([-1], update["seat"])
        assert 0 < waiting["undo_wait"] <= LONG_DELAY_SECONDS
        assert (await mine.act(update["seat"], waiting["seq"], "undo"))["t"] == "accepted"
        again = await mine.until_seq(waiting["seq"] + 1)
        assert again["actions"] == update["actions"]
        assert (await play_first_action(mine, again, confirmed=False))["t"] == "accepted"
        held = await mine.until_seq(again["seq"] + 1)
        await mine.send("skip_wait", seat=update["seat"])
        await mine.until_seq(held["seq"] + 1)
        assert mine.lines[held["seq"]]["seat"] == -1


async def test_after_a_restart_the_undo_delay_starts_again(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database, undo_seconds=LONG_DELAY_SECONDS) as server:
        made = create_table(server, "palermo", "me", "easy", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            waiting = await play_until_bots_are_next(mine)
    with serve(database, undo_seconds=LONG_DELAY_SECONDS) as server:
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            back = await mine.until_seq(waiting["seq"])
    assert (back["seq"], back["undo"]) == (waiting["seq"], 0)
    assert 0 < back["undo_wait"] <= LONG_DELAY_SECONDS
