"""Hints and explanations: for the players of a table with help, and for nobody else."""

from pathlib import Path

import pytest

from tests.e2e.server.table.test_secrets import card_of, names_card, receive_all
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def next_answer(guest: TestConnection) -> Json:
    """The next hint, explanation or refusal."""
    while (message := await guest.next())["t"] not in ("reasoned", "problem"):
        pass
    return message


async def request_hint(guest: TestConnection, seat: int) -> Json:
    await guest.send("hint", seat=seat)
    return await next_answer(guest)


async def request_explanation(guest: TestConnection, seq: int) -> Json:
    await guest.send("explain", seq=seq)
    return await next_answer(guest)


@pytest.mark.parametrize("game", ["palermo", "papa_paolo", "villa_paletti"])
async def test_the_player_to_move_gets_a_hint_with_its_reason(
    server: RunningServer, game: str
) -> None:
    seats = ["me", "easy", "easy"]
    made = create_table(server, game, *seats)
    assert made["table"]["help"] == "hints"
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        update = await ada.receive("update")
        while update["actors"] != [0]:  # where others answer as well, they may be faster
            update = await ada.receive("update")
        found = await request_hint(ada, 0)
        assert (found["t"], found["asked"]) == ("reasoned", "hint")
        assert (found["seq"], found["seat"]) == (update["seq"], 0)
        options = [option["action"] for option in update["actions"]]
        assert found["chosen"]["action"] in options
        assert found["options"] == len(options)
        assert found["chosen"]["text"]["key"].startswith(game)
        assert len(found["before"]) == len(seats)
        answer = await ada.act(0, update["seq"], found["chosen"]["action"])
        assert answer["t"] == "accepted", answer


async def test_a_bot_move_is_explained(server: RunningServer) -> None:
    made = create_table(server, "palermo", "easy", "me", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.until_seq(2)
        found = await request_explanation(ada, 1)
        assert (found["asked"], found["seq"], found["seat"]) == ("explain", 1, 0)
        assert found["chosen"]["action"] == ada.lines[1]["message"]["notation"]
        assert found["chosen"]["places"] == [found["chosen"]["action"].split()[1]]


# ---------------------------------------------------------------- permissions
async def test_a_client_without_the_seat_token_gets_no_hint(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open", help=True)
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
        open_connection(server, table, tokens(made, "host")) as host,
        open_connection(server, table) as watcher,
    ):
        await ada.until_seq(2)
        for guest in (bruno, host, watcher):
            await guest.until_seq(2)
            assert (await request_hint(guest, 0))["code"] == "not_your_seat"
        assert (await request_hint(bruno, 1))["code"] == "not_your_turn"
        assert (await request_hint(watcher, 1))["code"] == "not_your_seat"
        assert (await request_hint(ada, 7))["code"] == "no_such_seat"
        assert (await request_hint(ada, 0))["t"] == "reasoned"


async def test_a_spectator_gets_no_explanation(server: RunningServer) -> None:
    made = create_table(server, "palermo", "easy", "me", "easy")
    async with (
        open_connection(server, made["table"]["id"], tokens(made, "host")) as host,
        open_connection(server, made["table"]["id"]) as watcher,
    ):
        for guest in (watcher, host):
            await guest.until_seq(2)
            assert (await request_explanation(guest, 1))["code"] == "not_your_seat"


@pytest.mark.parametrize(
    ("wanted", "expected"), [({}, "none"), ({"help": False}, "none"), ({"help": True}, "hints")]
)
async def test_a_table_of_humans_has_no_help_unless_the_host_turns_it_on(
    server: RunningServer, wanted: dict[str, bool], expected: str
) -> None:
    made = create_table(server, "kuhn", "me", "open", **wanted)
    assert made["table"]["help"] == expected
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.until_seq(2)
        found = await request_hint(ada, 0)
        assert found.get("code") == ("no_help" if expected == "none" else None)
        assert (await request_explanation(ada, 0))["code"] == "no_help"


async def play_until_bidding(guest: TestConnection) -> Json:
    """A player with all seats places no tile and waits for the first bid."""
    update = await guest.receive("update")
    while not (update["actions"] and update["actions"][0]["action"].startswith("bid ")):
        if update["actions"]:
            said = [option["action"] for option in update["actions"]]
            meant = "nothing" if "nothing" in said else said[0]
            await guest.send("act", seat=update["seat"], seq=update["seq"], action=meant)
        update = await guest.receive("update")
    return update


@pytest.mark.parametrize(("helped", "asked"), [(True, True), (True, False), (False, True)])
async def test_the_best_action_is_sent_only_on_request_and_only_at_a_table_with_help(
    server: RunningServer, helped: bool, asked: bool
) -> None:
    made = create_table(server, "papa_paolo", "me", "me", "me", help=helped)
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        update = await play_until_bidding(ada)
        parts = ["previews", *(["help"] if asked else [])]
        await ada.send("subscribe", extras=parts)
        bids = [option["preview"] for option in (await ada.receive("update"))["actions"][:-1]]
        assert {preview["best"] is not None for preview in bids} == {helped and asked}
        await ada.send("check_action", seat=update["seat"], action=update["actions"][0]["action"])
        assert (await ada.receive("action_check"))["legal_action"]["preview"]["best"] is None


async def test_a_table_against_bots_may_turn_help_off(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy", help=False)
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.receive("update")
        assert (await request_hint(ada, 0))["code"] == "no_help"


async def test_only_bot_moves_are_explained(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
        await ada.receive("update")
        await ada.act(0, 0, "start C3")
        assert (await request_explanation(ada, 0))["text"]["key"] == "problem-no-bot-did-that"
        assert (await request_explanation(ada, 99))["text"]["key"] == "problem-no-such-entry"
        await ada.act(0, 1, "undo")
        assert (await request_explanation(ada, 1))["code"] == "no_help"


async def test_hints_and_explanations_reveal_no_other_players_card(server: RunningServer) -> None:
    for _ in range(4):
        made = create_table(server, "kuhn", "me", "open", help=True)
        async with (
            open_connection(server, made["table"]["id"], tokens(made, "mine", "host")) as ada,
            open_connection(server, made["table"]["id"], tokens(made, "open")) as bruno,
        ):
            await ada.until_seq(2)
            await bruno.until_seq(2)
            await request_hint(ada, 0)
            await ada.send("delegate", seat=0, level="easy")
            await bruno.until_table(lambda table: table["seats"][0]["kind"] == "bot")
            await bruno.until_seq(3)
            assert (await request_explanation(bruno, 0))["code"] == "no_help"
            assert (await request_explanation(bruno, 2))["t"] == "reasoned"
            await request_hint(bruno, 1)
            await receive_all(bruno)
            assert not any(names_card(said, card_of(1, bruno.messages)) for said in ada.messages)
            assert not any(names_card(said, card_of(0, ada.messages)) for said in bruno.messages)


# ---------------------------------------------------------------- floods
async def test_a_repeated_request_is_answered_from_the_cache_and_delays_nobody(
    server: RunningServer,
) -> None:
    made = create_table(server, "palermo", "me", "easy", "easy")
    other = create_table(server, "palermo", "me", "easy", "easy")
    async with (
        open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada,
        open_connection(server, other["table"]["id"], tokens(other, "mine")) as bruno,
    ):
        await ada.receive("update")
        await bruno.receive("update")
        for _ in range(100):
            await ada.send("hint", seat=0)
        assert (await bruno.act(0, 0, "start C3"))["t"] == "accepted"
        first = await next_answer(ada)
        assert first["t"] == "reasoned"
        assert await request_hint(ada, 0) == first


async def test_too_many_explanation_requests_have_to_wait(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db", hints_per_minute=2) as server:
        made = create_table(server, "palermo", "easy", "me", "easy")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as ada:
            await ada.until_seq(2)
            found = [await request_explanation(ada, seq) for seq in (0, 1, 0, 1)]
            assert [said["t"] for said in found] == ["reasoned"] * 4
            await ada.send("hint", seat=1)
            assert (await next_answer(ada))["code"] == "too_fast"


async def test_moves_of_a_human_before_a_bot_took_over_are_not_explained(
    server: RunningServer,
) -> None:
    made = create_table(server, "palermo", "me", "open", "easy", help=True)
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
    ):
        await ada.receive("update")
        for seq, action in enumerate(("start C3", "house A1 2 r0")):
            assert (await ada.act(0, seq, action))["t"] == "accepted"
        await bruno.until_seq(2)
        assert (await bruno.act(1, 2, "house B1 2 r0"))["t"] == "accepted"
        await bruno.send("delegate", seat=1, level="easy")
        while not (around := await bruno.receive("table_changed"))["table"]["seats"][1]["since"]:
            pass
        since = around["table"]["seats"][1]["since"]
        assert since >= 3
        await ada.until_seq(4)
        assert (await request_explanation(ada, 2))["text"]["key"] == "problem-no-bot-did-that"
        assert (await request_explanation(ada, 3))["t"] == "reasoned"
