"""Practice: one player holds every seat and can go on from any earlier position."""

import asyncio
from typing import Any

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process


def create_practice(server: RunningServer, **options: Any) -> Json:
    wish = {"name": "Ada", "options": options}
    status, made, _ = http(server, "/api/games/villa_paletti/practice", wish)
    assert status == 201, made
    found: Json = made
    return found


def request_rewind(
    server: RunningServer, table: str, keys: list[str], seq: int
) -> tuple[int, Json]:
    status, said, _ = http(server, f"/api/tables/{table}/rewind", {"tokens": keys, "seq": seq})
    return status, said


async def next_decision(guest: TestConnection) -> Json:
    """The next position in which a player has to choose."""
    while not (update := await guest.receive("update"))["actions"]:
        pass
    return update


def test_one_player_holds_every_seat_and_no_clock_runs(server: RunningServer) -> None:
    _, games, _ = http(server, "/api/games")
    practised = {game["name"]: game["practice"] for game in games}
    assert practised["villa_paletti"] is True
    assert practised["palermo"] is False
    made = create_practice(server, assist=True)
    table = made["table"]
    assert (table["help"], len(made["mine"]), made["open"]) == ("practice", 2, [])
    assert (table["options"]["time_to_answer"], table["options"]["assist"]) == (0, True)


async def test_practice_from_an_earlier_position_is_a_new_match(
    server: RunningServer,
) -> None:
    made = create_practice(server)
    name, keys = made["table"]["id"], tokens(made, "mine")
    async with open_connection(server, name, keys) as ada:
        first = await next_decision(ada)
        await ada.act(first["seat"], first["seq"], first["actions"][0]["action"])
        later = await next_decision(ada)
        status, table = await asyncio.to_thread(request_rewind, server, name, keys, first["seq"])
        assert (status, table["help"]) == (201, "practice")
        assert table["id"] != name
        async with open_connection(server, table["id"], keys) as again:
            update = await next_decision(again)
            assert (update["seq"], update["view"]) == (first["seq"], first["view"])
            other = update["actions"][1]["action"]
            assert (await again.act(update["seat"], update["seq"], other))["t"] == "accepted"
        unmoved, _, _ = http(server, f"/api/tables/{name}")
        assert unmoved == 200
        assert later["seq"] > first["seq"]


def test_only_a_practice_goes_back_and_only_to_a_players_decision(server: RunningServer) -> None:
    made = create_practice(server)
    keys = tokens(made, "mine")
    assert (
        request_rewind(server, made["table"]["id"], keys, 0)[1]["text"]["key"]
        == "problem-no-choice"
    )
    assert (
        request_rewind(server, made["table"]["id"], keys, 999)[1]["text"]["key"]
        == "problem-no-choice"
    )
    assert request_rewind(server, made["table"]["id"], ["nobody"], 0)[1]["code"] == "not_your_seat"
    real = create_table(server, "villa_paletti", "me", "me")
    refused = request_rewind(server, real["table"]["id"], tokens(real, "mine"), 0)[1]
    assert refused["text"]["key"] == "problem-no-practice"


@pytest.mark.parametrize("game", ["kuhn", "nothing"])
def test_a_game_without_simulation_offers_no_practice(server: RunningServer, game: str) -> None:
    assert http(server, f"/api/games/{game}/practice", {})[0] == 404
