"""Simultaneous choices: an answer under way survives the answers of other players."""

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, tokens

pytestmark = pytest.mark.process


async def test_an_answer_counts_although_another_player_was_quicker(server: RunningServer) -> None:
    made = create_table(server, "papa_paolo", "me", "open")
    table = made["table"]["id"]
    async with (
        open_connection(server, table, tokens(made, "mine")) as ada,
        open_connection(server, table, tokens(made, "open")) as bruno,
    ):
        asked = [await one.receive("update") for one in (ada, bruno)]
        seq = asked[0]["seq"]
        assert asked[0]["actors"] == [0, 1]
        keeps = [update["actions"][0]["action"] for update in asked]
        assert (await ada.act(0, seq, keeps[0]))["t"] == "accepted"
        assert (await bruno.act(1, seq, keeps[1]))["t"] == "accepted"
        assert (await bruno.act(1, seq, keeps[1]))["t"] == "accepted"  # the page sent it again
        update = await ada.until_seq(seq + 2)
        assert [line["seat"] for line in ada.lines[seq : seq + 2]] == [0, 1]
        assert 1 not in [line["seat"] for line in ada.lines[seq + 2 :]]
        assert update["view"]["step"] != "keep"


async def test_a_second_and_different_answer_is_refused(server: RunningServer) -> None:
    made = create_table(server, "papa_paolo", "me", "open")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine", "open")) as both:
        update = await both.receive("update")
        first, second = (option["action"] for option in update["actions"])
        assert (await both.act(0, update["seq"], first))["t"] == "accepted"
        assert (await both.act(0, update["seq"], second))["code"] == "stale"
