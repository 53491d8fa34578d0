"""Taking back at real tables: how far an undo reaches, and who tries in vain."""

from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def do(who: TestConnection, update: Json, **more: bool) -> Json:
    """Take the first option."""
    action = update["options"][0]["action"]
    await who.send("act", seat=update["seat"], seq=update["seq"], action=action, **more)
    while True:
        message = await who.next()
        if message["t"] in ("accepted", "problem", "because"):
            return message


# ---------------------------------------------------------------- over what bots did


async def test_alone_among_bots_an_undo_reaches_over_what_they_did(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        first = update
        while update["options"]:
            first = update
            await do(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
        while not update["options"]:
            update = await mine.receive("update")
        answers = update["seq"] - first["seq"] - 1
        assert answers > 0
        assert update["undo"] == 0
        assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
        back = await mine.until_seq(update["seq"] + 1)
        assert back["view"] == first["view"]
        assert back["options"] == first["options"]
        told = mine.lines[update["seq"]]["told"]
        assert told["text"]["key"] == "took-back-further"
        assert told["notation"] == f"undo {answers + 1}"
        undone = [told["seq"] for told in mine.lines if told.get("undone", False)]
        assert undone == list(range(first["seq"], update["seq"]))
        # Said twice, as after a broken line, it is done once.
        assert (await mine.act(0, update["seq"], "undo"))["t"] == "accepted"
        assert await mine.is_quiet()


async def test_a_match_with_a_far_undo_comes_back_after_the_power_failed(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        made = create_table(server, "palermo", "me", "easy", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            while update["options"]:
                await do(mine, update)
                update = await mine.until_seq(update["seq"] + 1)
            while not update["options"]:
                update = await mine.receive("update")
            await mine.act(0, update["seq"], "undo")
            before = await mine.until_seq(update["seq"] + 1)
        server.kill()
    with serve(database) as again:
        async with open_connection(again, made["table"]["id"], tokens(made, "mine")) as mine:
            after = await mine.receive("update")
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


async def test_among_people_what_bots_answered_stands(server: RunningServer) -> None:
    """Else one could try what they answer, and choose again."""
    made = create_table(server, "palermo", "me", "easy", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["seat"] == 0:
            await do(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
            while not update["options"]:
                update = await mine.receive("update")
        assert mine.lines[-1]["seat"] == 1
        assert update["undo"] is None
        for text in ("undo", "undo 2", "undo 1", "undo 9999"):
            for seat in (0, 2):
                said = await mine.act(seat, update["seq"], text)
                assert (said["code"], said["objection"]["rule"]) == ("illegal", "HOUSE-2")


async def test_where_cards_are_hidden_what_a_bot_answered_stands(server: RunningServer) -> None:
    for _ in range(12):  # until the bot does not end it by calling or folding
        made = create_table(server, "kuhn", "me", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.until_seq(2)
            await mine.act(0, 2, "check")
            update = await mine.until_seq(4)
            said = await mine.act(0, update["seq"], "undo")
            assert (said["t"], said["code"]) == ("problem", "illegal")
            assert update["undo"] is None


async def test_nobody_takes_back_what_others_did(server: RunningServer) -> None:
    """A spectator, another person, the host without a seat, and a bot's seat."""
    made = create_table(server, "palermo", "me", "open", "easy")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
        open_connection(server, table, tokens(made, "host")) as host,
        open_connection(server, table) as spectator,
    ):
        update = await ada.receive("update")
        await do(ada, update)
        seq = update["seq"] + 1
        for who in (spectator, host, bruno):
            assert (await who.act(0, seq, "undo"))["code"] == "not_your_seat"
            assert (await who.act(2, seq, "undo"))["code"] == "not_your_seat"
        assert (await bruno.act(1, seq, "undo"))["code"] == "illegal"
        assert (await ada.act(0, seq, "undo"))["t"] == "accepted"


async def test_an_undo_that_comes_after_the_next_move_is_stale(server: RunningServer) -> None:
    """Both were on their way; whichever arrives first counts, and the other one changes nothing."""
    made = create_table(server, "palermo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["seat"] == 0:
            last = update
            await do(mine, update)
            update = await mine.until_seq(update["seq"] + 1)
        action = update["options"][0]["action"]
        seq = update["seq"]
        await mine.send("act", seat=1, seq=seq, action=action)
        await mine.send("act", seat=0, seq=seq, action="undo")
        assert (await mine.receive("accepted"))["seq"] == seq
        assert (await mine.receive("problem"))["code"] == "stale"
        assert last["seat"] == 0
        update = await mine.until_seq(seq + 1)
        # The other way round: the move answers what is not there any more.
        seq = update["seq"]
        await mine.send("act", seat=1, seq=seq, action="undo")
        await mine.send("act", seat=update["seat"], seq=seq, action=action)
        assert (await mine.receive("accepted"))["seq"] == seq
        assert (await mine.receive("problem"))["code"] == "stale"


# ---------------------------------------------------------------- what could not be taken back


async def test_what_could_not_be_taken_back_is_asked_about_first(server: RunningServer) -> None:
    """The call in Kuhn's game shows the cards, and the fold ends it."""
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.until_seq(2)
        assert (await mine.act(0, 2, "bet"))["t"] == "accepted"
        await mine.until_seq(3)
        for action in ("call", "fold"):
            await mine.send("act", seat=1, seq=3, action=action, sure=False)
            because = await mine.receive("because")
            assert (because["action"], because["final"]) == (action, True)
            assert because["objection"] is None
            assert because["option"]["text"]["key"]
        assert await mine.is_quiet()
        await mine.send("act", seat=1, seq=3, action="call", sure=True)
        assert (await mine.receive("accepted"))["seq"] == 3


async def test_who_is_not_sure_is_told_no_secret_and_does_nothing_for_others(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.until_seq(2)
        await ada.act(0, 2, "bet")
        await ada.until_seq(3)
        await ada.send("act", seat=1, seq=3, action="call", sure=False)
        assert (await ada.receive("problem"))["code"] == "not_your_seat"
        async with open_connection(server, made["table"]["id"]) as spectator:
            await spectator.send("act", seat=1, seq=3, action="call", sure=False)
            assert (await spectator.receive("problem"))["code"] == "not_your_seat"
        await ada.send("act", seat=0, seq=3, action="call", sure=False)
        assert (await ada.receive("problem"))["code"] == "not_your_turn"


async def test_the_last_move_of_a_match_stands(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["actors"]:
            if update["options"]:
                await do(mine, update)
            update = await mine.receive("update")
        assert update["undo"] is None
        for text in ("undo", "undo 2", "undo 3"):
            assert (await mine.act(0, update["seq"], text))["code"] == "illegal"


# ---------------------------------------------------------------- where nothing is taken back


async def test_where_nothing_may_be_taken_back_that_is_said_in_words(server: RunningServer) -> None:
    """No undo is offered, what was clicked once is asked about first, and bots do not wait."""
    made = create_table(server, "palermo", "me", "easy", "easy", terms={"undo": "none"})
    assert made["table"]["terms"] == {"undo": "none"}
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        told = await do(mine, update, sure=False)
        assert (told["t"], told["final"]) == ("because", True)
        assert (await do(mine, update))["t"] == "accepted"
        moved = await mine.until_seq(update["seq"] + 1)
        assert moved["undo"] is None
        refused = await mine.act(0, moved["seq"], "undo")
        assert (refused["code"], refused["text"]["key"]) == ("illegal", "no-undo-here")
        assert refused["objection"]["rule"] == "HOUSE-2"
        await mine.send("why", seat=0, action="undo")
        asked = await mine.receive("because")
        assert asked["objection"]["text"]["key"] == "no-undo-here"
        while moved["options"]:
            await do(mine, moved)
            moved = await mine.until_seq(moved["seq"] + 1)
        await mine.until_seq(moved["seq"] + 2)
        assert not any("pause" in heard for heard in mine.messages)


async def test_a_table_of_which_nothing_is_said_takes_back_as_ever(server: RunningServer) -> None:
    for terms in ({}, {"undo": "free"}):
        made = create_table(server, "palermo", "me", "me", "me", terms=terms)
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            update = await mine.receive("update")
            await do(mine, update, sure=False)
            moved = await mine.until_seq(update["seq"] + 1)
            assert moved["undo"] == update["seat"]
            assert (await mine.act(moved["undo"], moved["seq"], "undo"))["t"] == "accepted"
