"""Checking an action: why it is illegal, or what it would do. A check changes nothing."""

from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def test_checking_an_illegal_action_names_the_rule_and_changes_nothing(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        await mine.send("check_action", seat=0, action="call")
        because = await mine.receive("action_check")
        assert because["objection"]["rule"] == "KUHN-2.2"
        assert because["objection"]["text"]["key"] == "kuhn-nothing-to-answer"
        await mine.send("check_action", seat=1, action="bet")
        assert (await mine.receive("action_check"))["objection"]["text"]["key"] == "not-your-turn"
        await mine.send("check_action", seat=0, action="sing")
        assert (await mine.receive("problem"))["code"] == "malformed"
        assert await mine.is_quiet()


async def test_a_legal_action_is_described_as_in_the_list_of_actions(server: RunningServer) -> None:
    made = create_table(server, "palermo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        for listed in update["actions"][:2]:
            await mine.send("check_action", seat=0, action=f"  {listed['action']} ")
            because = await mine.receive("action_check")
            assert (because["objection"], because["final"]) == (None, False)
            assert because["legal_action"] == listed
        await mine.act(0, 0, update["actions"][0]["action"])
        await mine.send("check_action", seat=0, action="undo")
        because = await mine.receive("action_check")
        assert (because["objection"], because["legal_action"]) == (None, None)


async def test_checking_a_plan_checks_its_last_action_and_changes_nothing(
    server: RunningServer,
) -> None:
    made = create_table(server, "papa_paolo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        while update["seat"] not in update["actors"]:
            update = await mine.receive("update")
        seat = update["seat"]
        pawn = next(one for one in update["actions"] if one["preview"]["lays"])
        where, ways = next(iter(pawn["preview"]["lays"].items()))
        plan = f"{pawn['action']}; take; lay {where} {ways[0]}"
        await mine.send("check_action", seat=seat, action=plan)
        because = await mine.receive("action_check")
        assert (because["action"], because["objection"]) == (plan, None)
        assert because["legal_action"]["action"] == f"lay {where} {ways[0]}"
        await mine.send(
            "check_action", seat=seat, action=f"{pawn['action']}; take; lay 0,0 {ways[0]}"
        )
        assert (await mine.receive("action_check"))["objection"]["rule"] == "PP-A6"
        await mine.send("check_action", seat=seat, action=f"{pawn['action']}; dance; take")
        assert (await mine.receive("problem"))["code"] == "malformed"
        await mine.send(
            "check_action", seat=seat, action=f"{pawn['action']}; nothing; {pawn['action']}"
        )
        assert (await mine.receive("action_check"))["objection"]["text"]["key"] == "not-your-turn"
        assert await mine.is_quiet()


async def test_an_expensive_preview_is_computed_by_a_worker_and_sent_later(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db", rooms=("tests.kit.games.faulty",)) as server:
        made = create_table(server, "dear", "me", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await mine.receive("update")
            await mine.send("check_action", seat=0, action="bet")
            because = await mine.receive("action_check")
            assert (because["objection"], because["final"]) == (None, False)
            assert because["legal_action"]["preview"] == {"force": 1.0}
            await mine.send("check_action", seat=0, action="call")
            assert (await mine.receive("action_check"))["objection"]["rule"] == "KUHN-2.2"
