"""Undo at real tables: how far it reaches, and who may not use it."""

from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def play_first_action(who: TestConnection, update: Json, **more: bool) -> Json:
    """Play the first legal action."""
    action = update["actions"][0]["action"]
    await who.send("act", seat=update["seat"], seq=update["seq"], action=action, **more)
    while True:
        message = await who.next()
        if message["t"] in ("accepted", "problem", "action_check"):
            return message


# ---------------------------------------------------------------- moves of bots


async def test_against_bots_an_undo_also_takes_back_the_moves_of_bots(
    server: RunningServer,
) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        first = update
        while update["actions"]:
            first = update
            await play_first_action(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
        while not update["actions"]:
            update = await mine.receive("update")
        answers = update["seq"] - first["seq"] - 1
        assert answers > 0
        assert update["undo"] == 0
        assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
        back = await mine.until_seq(update["seq"] + 1)
        assert back["view"] == first["view"]
        assert back["actions"] == first["actions"]
        told = mine.lines[update["seq"]]["message"]
        assert told["text"]["key"] == "took-back-further"
        assert told["notation"] == f"undo {answers + 1}"
        undone = [told["seq"] for told in mine.lines if told.get("undone", False)]
        assert undone == list(range(first["seq"], update["seq"]))
        # A repeated undo, as after a broken connection, is played once.
        assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
        assert await mine.is_quiet()


async def test_a_match_with_a_long_undo_is_restored_after_a_power_failure(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        made = create_table(server, "palermo", "me", "easy", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            while update["actions"]:
                await play_first_action(mine, update)
                update = await mine.until_seq(update["seq"] + 1)
            while not update["actions"]:
                update = await mine.receive("update")
            await mine.act(0, update["seq"], "undo")
            before = await mine.until_seq(update["seq"] + 1)
        server.kill()
    with serve(database) as again:
        async with open_connection(again, made["table"]["id"], tokens(made, "mine")) as mine:
            after = await mine.receive("update")
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


async def test_with_other_humans_a_bots_answer_cannot_be_undone(server: RunningServer) -> None:
    """Otherwise a player could try out the answers of bots and choose again."""
    made = create_table(server, "palermo", "me", "easy", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["seat"] == 0:
            await play_first_action(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
            while not update["actions"]:
                update = await mine.receive("update")
        assert mine.lines[-1]["seat"] == 1
        assert update["undo"] is None
        for text in ("undo", "undo 2", "undo 1", "undo 9999"):
            for seat in (0, 2):
                said = await mine.act(seat, update["seq"], text)
                assert (said["code"], said["objection"]["rule"]) == ("illegal", "HOUSE-2")


async def test_with_hidden_cards_a_bots_answer_cannot_be_undone(server: RunningServer) -> None:
    for _ in range(12):  # until the bot does not end it by calling or folding
        made = create_table(server, "kuhn", "me", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.until_seq(2)
            await mine.act(0, 2, "check")
            update = await mine.until_seq(4)
            said = await mine.act(0, update["seq"], "undo")
            assert (said["t"], said["code"]) == ("problem", "illegal")
            assert update["undo"] is None


async def test_nobody_can_undo_the_move_of_another_player(server: RunningServer) -> None:
    """Not a spectator, another player, a host without a seat, or the seat of a bot."""
    made = create_table(server, "palermo", "me", "open", "easy")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
        open_connection(server, table, tokens(made, "host")) as host,
        open_connection(server, table) as spectator,
    ):
        update = await ada.receive("update")
        await play_first_action(ada, update)
        seq = update["seq"] + 1
        for who in (spectator, host, bruno):
            assert (await who.act(0, seq, "undo"))["code"] == "not_your_seat"
            assert (await who.act(2, seq, "undo"))["code"] == "not_your_seat"
        assert (await bruno.act(1, seq, "undo"))["code"] == "illegal"
        assert (await ada.act(0, seq, "undo"))["t"] == "accepted"


async def test_an_undo_that_arrives_after_the_next_move_is_stale(server: RunningServer) -> None:
    """Both messages cross: the first to arrive counts, and the other one changes nothing."""
    made = create_table(server, "palermo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["seat"] == 0:
            last = update
            await play_first_action(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
        action = update["actions"][0]["action"]
        seq = update["seq"]
        await mine.send("act", seat=1, seq=seq, action=action)
        await mine.send("act", seat=0, seq=seq, action="undo")
        assert (await mine.receive("accepted"))["seq"] == seq
        assert (await mine.receive("problem"))["code"] == "stale"
        assert last["seat"] == 0
        update = await mine.until_seq(seq + 1)
        # The reverse: the move answers a position that no longer exists.
        seq = update["seq"]
        await mine.send("act", seat=1, seq=seq, action="undo")
        await mine.send("act", seat=update["seat"], seq=seq, action=action)
        assert (await mine.receive("accepted"))["seq"] == seq
        assert (await mine.receive("problem"))["code"] == "stale"


# ---------------------------------------------------------------- irreversible moves


async def test_an_irreversible_move_requires_confirmation(server: RunningServer) -> None:
    """The call in Kuhn poker shows the cards, and the fold ends the match."""
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.until_seq(2)
        assert (await mine.act(0, 2, "bet"))["t"] == "accepted"
        await mine.until_seq(3)
        for action in ("call", "fold"):
            await mine.send("act", seat=1, seq=3, action=action, confirmed=False)
            because = await mine.receive("action_check")
            assert (because["action"], because["final"]) == (action, True)
            assert because["objection"] is None
            assert because["legal_action"]["text"]["key"]
        assert await mine.is_quiet()
        await mine.send("act", seat=1, seq=3, action="call", confirmed=True)
        assert (await mine.receive("accepted"))["seq"] == 3


async def test_an_unconfirmed_irreversible_move_reveals_no_secret_and_acts_for_no_other_seat(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.until_seq(2)
        await ada.act(0, 2, "bet")
        await ada.until_seq(3)
        await ada.send("act", seat=1, seq=3, action="call", confirmed=False)
        assert (await ada.receive("problem"))["code"] == "not_your_seat"
        async with open_connection(server, made["table"]["id"]) as spectator:
            await spectator.send("act", seat=1, seq=3, action="call", confirmed=False)
            assert (await spectator.receive("problem"))["code"] == "not_your_seat"
        await ada.send("act", seat=0, seq=3, action="call", confirmed=False)
        assert (await ada.receive("problem"))["code"] == "not_your_turn"


async def test_the_last_move_of_a_match_cannot_be_undone(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["actors"]:
            if update["actions"]:
                await play_first_action(mine, update)
            update = await mine.receive("update")
        assert update["undo"] is None
        for text in ("undo", "undo 2", "undo 3"):
            assert (await mine.act(0, update["seq"], text))["code"] == "illegal"


# ---------------------------------------------------------------- tables without undo


async def test_a_table_without_undo_explains_the_refusal(server: RunningServer) -> None:
    """The client gets no undo, every move needs confirmation, and bots do not wait."""
    made = create_table(server, "palermo", "me", "easy", "easy", terms={"undo": "none"})
    assert made["table"]["terms"] == {"undo": "none"}
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        told = await play_first_action(mine, update, confirmed=False)
        assert (told["t"], told["final"]) == ("action_check", True)
        assert (await play_first_action(mine, update))["t"] == "accepted"
        moved = await mine.until_seq(update["seq"] + 1)
        assert moved["undo"] is None
        refused = await mine.act(0, moved["seq"], "undo")
        assert (refused["code"], refused["text"]["key"]) == ("illegal", "no-undo-here")
        assert refused["objection"]["rule"] == "HOUSE-2"
        await mine.send("check_action", seat=0, action="undo")
        asked = await mine.receive("action_check")
        assert asked["objection"]["text"]["key"] == "no-undo-here"
        while moved["actions"]:
            await play_first_action(mine, moved)
            moved = await mine.until_seq(moved["seq"] + 1)
        await mine.until_seq(moved["seq"] + 2)
        assert not any("undo_wait" in heard for heard in mine.messages)


async def test_a_table_without_terms_allows_undo(server: RunningServer) -> None:
    for terms in ({}, {"undo": "free"}):
        made = create_table(server, "palermo", "me", "me", "me", terms=terms)
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            await play_first_action(mine, update, confirmed=False)
            moved = await mine.until_seq(update["seq"] + 1)
            assert moved["undo"] == update["seat"]
            assert (await mine.act(moved["undo"], moved["seq"], "undo"))["t"] == "accepted"
