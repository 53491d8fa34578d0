"""Rematches, match status and score curves at real tables."""

import asyncio
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tavolino.server.tokens import ID_ALPHABET, ID_LETTERS, rematch_id
from tavolino.store.records import MatchRecord
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, create_table, http, open_connection, play_to_end, tokens

pytestmark = pytest.mark.process


async def finished_match(
    server: RunningServer, *kinds: str, game: str = "kuhn", **more: Any
) -> Json:
    made = create_table(server, game, *kinds, **more)
    await play_to_end(server, made)
    return made


def request_rematch(server: RunningServer, made: Json, *kinds: str) -> tuple[int, Json]:
    """Request a rematch with these tokens; return the status and the response."""
    body = {"tokens": tokens(made, *kinds)}
    status, said, _ = http(server, f"/api/tables/{made['table']['id']}/rematch", body)
    return status, said


async def test_one_request_creates_the_same_table_again_and_everybody_is_told(
    server: RunningServer,
) -> None:
    made = await finished_match(server, "me", "open", options={"ante": 2})
    before = made["table"]["id"]
    async with (
        open_connection(server, before, tokens(made, "open")) as bruno,
        open_connection(server, before) as spectator,
    ):
        assert bruno.table["next"] is None
        status, table = await asyncio.to_thread(request_rematch, server, made, "mine")
        assert status == 201
        await bruno.until_table(lambda seen: seen["next"] == table["id"])
        await spectator.until_table(lambda seen: seen["next"] == table["id"])
        assert table["options"] == {"ante": 2}
        assert table["commitment"] != made["table"]["commitment"]
        assert datetime.fromisoformat(table["created"]) >= datetime.fromisoformat(
            made["table"]["created"]
        )
        # The tokens are the same: old links lead to a seat at the new table too.
        async with open_connection(server, table["id"], tokens(made, "open")) as seated:
            assert [seat["mine"] for seat in seated.table["seats"]] == [False, True]
            assert (await seated.until_seq(2))["places"] is None
        async with open_connection(server, table["id"], tokens(made, "host")) as host:
            assert host.table["hosting"]


async def test_bots_and_names_stay_the_same_in_a_rematch(server: RunningServer) -> None:
    made = await finished_match(server, "me", "hard")
    names = [seat["name"] for seat in made["table"]["seats"]]
    _, table = request_rematch(server, made, "mine")
    assert [seat["name"] for seat in table["seats"]] == names
    assert [seat["level"] for seat in table["seats"]] == [None, "hard"]


async def test_all_requests_for_a_rematch_lead_to_the_same_table(server: RunningServer) -> None:
    made = await finished_match(server, "me", "open")
    kinds = ["mine", "open", "host"] * 5
    asked = (asyncio.to_thread(request_rematch, server, made, kind) for kind in kinds)
    answers = await asyncio.gather(*asked)
    assert {status for status, _ in answers} == {201}
    assert len({table["id"] for _, table in answers}) == 1


async def test_a_rematch_may_be_followed_by_another(server: RunningServer) -> None:
    made = await finished_match(server, "me", "me")
    _, second = request_rematch(server, made, "mine")
    await play_to_end(server, {**made, "table": second})
    _, third = request_rematch(server, {**made, "table": second}, "mine")
    assert len({made["table"]["id"], second["id"], third["id"]}) == 3
    assert http(server, f"/api/tables/{second['id']}")[1]["next"] == third["id"]


async def test_only_a_player_of_the_match_may_request_a_rematch(server: RunningServer) -> None:
    """Not a spectator, a player of another table, or a client with a wrong token."""
    made, other = (
        await finished_match(server, "me", "open"),
        create_table(server, "kuhn", "me", "open"),
    )
    address = f"/api/tables/{made['table']['id']}/rematch"
    for held in ([], tokens(other, "mine", "host"), ["x" * 32], [made["table"]["commitment"]]):
        status, said, _ = http(server, address, {"tokens": held})
        assert (status, said["code"]) == (403, "not_your_seat")
    assert http(server, f"/api/tables/{made['table']['id']}")[1]["next"] is None


def test_a_running_match_has_no_rematch(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    status, said = request_rematch(server, made, "mine")
    assert (status, said["code"]) == (409, "illegal")
    assert said["text"]["key"] == "problem-not-over"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"tokens": 1}',
        b'{"tokens": [1]}',
        b'{"tokens": [], "seed": "x"}',
        b'{"tokens": [' + b",".join([b'"x"'] * 17) + b"]}",
        json.dumps({"tokens": ["x" * 81]}).encode(),
        b"[" * 10_000,
    ],
)
def test_an_invalid_rematch_request_is_refused(server: RunningServer, body: bytes) -> None:
    made = create_table(server, "kuhn", "me", "open")
    status, said, _ = http(server, f"/api/tables/{made['table']['id']}/rematch", raw=body)
    assert (status, said["code"]) == (400, "malformed")


def test_an_unknown_table_has_no_rematch(server: RunningServer) -> None:
    for what, body in (("rematch", {"tokens": []}), ("curve", None), ("lots", None)):
        status, said, _ = http(server, f"/api/tables/nowhere/{what}", body)
        assert (status, said["code"]) == (404, "no_such_table")


async def test_pages_of_other_sites_cannot_request_a_rematch(server: RunningServer) -> None:
    made = await finished_match(server, "me", "open")
    body = {"tokens": tokens(made, "mine")}
    address = f"/api/tables/{made['table']['id']}/rematch"
    status, _, _ = http(server, address, body, headers={"origin": "https://elsewhere.example"})
    assert status == 403


async def test_rematches_count_towards_the_limit_of_new_tables(tmp_path: Path) -> None:
    with serve(tmp_path / "tavolino.db", tables_per_minute=2) as server:
        made = await finished_match(server, "me", "me")
        assert request_rematch(server, made, "mine")[0] == 201
        status, said = request_rematch(server, made, "mine")
        assert (status, said["code"]) == (429, "too_fast")


async def test_after_a_crash_the_server_still_knows_the_rematch(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database) as server:
        made = await finished_match(server, "me", "open")
        _, table = request_rematch(server, made, "mine")
        server.kill()
    with serve(database) as server:
        assert http(server, f"/api/tables/{made['table']['id']}")[1]["next"] == table["id"]
        assert request_rematch(server, made, "open") == (201, ask_info(server, table["id"]))


def ask_info(server: RunningServer, table: str) -> Json:
    """The status as the response to a rematch request has it: without `standing`."""
    said = http(server, f"/api/tables/{table}")[1]
    return {name: value for name, value in said.items() if name not in ("actors", "places")}


def test_the_rematch_id_depends_on_secrets_of_the_match() -> None:
    record = MatchRecord("abc", "kuhn", 1, "{}", 2, "seed", "host", "now")
    found = rematch_id(record)
    assert len(found) == ID_LETTERS
    assert set(found) <= set(ID_ALPHABET)
    others = [
        MatchRecord("abd", "kuhn", 1, "{}", 2, "seed", "host", "now"),
        MatchRecord("abc", "kuhn", 1, "{}", 2, "seed2", "host", "now"),
        MatchRecord("abc", "kuhn", 1, "{}", 2, "seed", "other", "now"),
    ]
    assert len({found, *map(rematch_id, others)}) == 4


# ---------------------------------------------------------------- match status


async def test_the_turn_and_the_winner_can_be_requested_without_joining(
    server: RunningServer,
) -> None:
    made = create_table(server, "kuhn", "me", "open")
    seen = http(server, f"/api/tables/{made['table']['id']}")[1]
    assert (seen["actors"], seen["places"]) == ([0], None)
    await play_to_end(server, made)
    seen = http(server, f"/api/tables/{made['table']['id']}")[1]
    assert seen["actors"] == []
    assert sorted(seen["places"]) == [1, 2]


async def test_the_score_curve_of_a_finished_match_has_every_change(
    server: RunningServer,
) -> None:
    made = await finished_match(server, "me", "me", "me", game="palermo")
    address = f"/api/tables/{made['table']['id']}"
    status, found, _ = http(server, f"{address}/curve")
    assert status == 200
    assert found["after"] == sorted(set(found["after"]))
    assert found["points"][0] == [0, 0, 0]
    assert all(one != two for one, two in zip(found["points"], found["points"][1:], strict=False))
    async with open_connection(server, made["table"]["id"]) as spectator:
        assert found["points"][-1] == (await spectator.receive("update"))["scores"]


async def test_the_score_curve_includes_other_counts_of_the_game(server: RunningServer) -> None:
    made = await finished_match(server, "easy", "easy", "me", game="papa_paolo")
    _, found, _ = http(server, f"/api/tables/{made['table']['id']}/curve")
    assert set(found["figures"]) == {"money", "pizzas"}
    assert all(len(line) == len(found["after"]) for line in found["figures"].values())
    assert found["figures"]["money"][0] == [10, 10, 10]
    assert found["figures"]["pizzas"][0] == [0, 0, 0]


def test_a_running_match_has_no_score_curve(server: RunningServer) -> None:
    made = create_table(server, "kuhn", "me", "open")
    status, said, _ = http(server, f"/api/tables/{made['table']['id']}/curve")
    assert (status, said["code"]) == (404, "not_found")
