"""Seats of public tables that were taken and never played: who may free them, and who may not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.server.people.test_lobby import PUBLIC, join_table, wait_until_listed
from tests.e2e.server.people.test_rated import (
    NONSENSE,
    create_rated_table,
    problem_of_move,
    signed_in_browser,
)
from tests.e2e.server.table.test_observers import create_observer_link, last_problem
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

CLOCK: Json = {"limit": {"kind": "budget", "seconds": 600, "increment": 0}}
RATED = {"public": True, "rated": True}


@pytest.fixture(scope="module")
def seat_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("inn") / "tavolino.db") as running:
        yield running


def table_with_taken_seat(
    server: RunningServer, game: str = "kuhn", *bots: str, tempo: Json | None = None
) -> tuple[Json, Json]:
    """A public table whose second seat was taken, and the token of that player."""
    made = create_table(server, game, "me", "open", *bots, terms=PUBLIC, tempo=tempo or {})
    status, key = join_table(server, made["table"]["id"], name="Eve")
    assert status == 201, key
    return made, key


async def free_seat(host: TestConnection, seat: int) -> Json:
    """The answer to the host."""
    await host.send("free_seat", seat=seat)
    while True:
        message = await host.next()
        if message["t"] == "problem" or message.get("key"):
            return message


async def request_free_seat(server: RunningServer, made: Json, seat: int, *kinds: str) -> Json:
    async with open_connection(server, made["table"]["id"], tokens(made, *kinds)) as guest:
        return await free_seat(guest, seat)


async def refusal_key(server: RunningServer, made: Json, seat: int, *kinds: str) -> str:
    return str((await request_free_seat(server, made, seat, *kinds))["text"]["key"])


async def owned_seats(server: RunningServer, table: str, token: str) -> list[bool]:
    async with open_connection(server, table, [token]) as guest:
        return [seat["mine"] for seat in guest.table["seats"]]


def is_free(server: RunningServer, table: str, seat: int) -> bool:
    return bool(http(server, f"/api/tables/{table}")[1]["seats"][seat]["free"])


async def test_the_host_frees_a_seat_that_was_never_played_and_its_player_is_disconnected(
    seat_server: RunningServer,
) -> None:
    made, key = table_with_taken_seat(seat_server)
    table, seat = made["table"]["id"], key["seat"]
    async with (
        open_connection(seat_server, table, tokens(made, "mine", "host")) as host,
        open_connection(seat_server, table, [key["token"]]) as eve,
    ):
        assert host.table["seats"][seat]["unplayed"]
        told = await free_seat(host, seat)
        last, code = await last_problem(eve)
        assert (last["text"]["key"], code) == ("problem-seat-freed", 4000)
        await host.until_table(lambda now: not now["seats"][seat]["here"])
    shown = told["table"]["seats"][seat]
    assert (shown["free"], shown["unplayed"], shown["name"]) == (True, False, "")
    await wait_until_listed(seat_server, "open", table)
    assert await owned_seats(seat_server, table, key["token"]) == [False, False]
    assert await owned_seats(seat_server, table, told["key"]["token"]) == [False, True], (
        "the host may ask somebody else"
    )
    assert join_table(seat_server, table)[0] == 409, "who came by the new link has taken it"


async def test_a_freed_seat_can_be_joined_again_with_full_time_and_without_observers(
    seat_server: RunningServer,
) -> None:
    made, key = table_with_taken_seat(seat_server, "palermo", "easy", tempo=CLOCK)
    table, seat = made["table"]["id"], key["seat"]
    secret = create_observer_link(seat_server, made, key["token"])
    await request_free_seat(seat_server, made, seat, "host")
    status, fresh = join_table(seat_server, table, name="Bea")
    assert (status, fresh["seat"]) == (201, seat)
    async with open_connection(seat_server, table, [fresh["token"]]) as bea:
        update = await bea.receive("update")
        assert update["table_clock"]["left"][seat] == CLOCK["limit"]["seconds"]
        assert bea.table["seats"][seat]["observers"] == 0
    path = f"/api/tables/{table}/onlookers"
    assert http(seat_server, path, {"t": "look", "token": fresh["token"]})[1]["links"] == [], secret


async def test_only_the_host_may_free_a_seat_and_not_their_own(seat_server: RunningServer) -> None:
    made, key = table_with_taken_seat(seat_server)
    assert await refusal_key(seat_server, made, key["seat"], "mine") == "problem-hosts-only"
    assert await refusal_key(seat_server, made, key["seat"]) == "problem-hosts-only"
    assert await refusal_key(seat_server, made, 0, "mine", "host") == "problem-hosts-only"
    assert await refusal_key(seat_server, made, 0, "host") == "problem-seat-played", (
        "it was never free"
    )
    assert await refusal_key(seat_server, made, 9, "host") == "problem-no-such-seat"
    private = create_table(seat_server, "kuhn", "me", "open")
    assert await refusal_key(seat_server, private, 1, "host") == "problem-seat-played"


async def test_a_player_who_has_moved_keeps_the_seat_even_after_an_undo(
    seat_server: RunningServer,
) -> None:
    made = create_table(seat_server, "palermo", "open", "me", "easy", terms=PUBLIC)
    table = made["table"]["id"]
    key = join_table(seat_server, table)[1]
    async with (
        open_connection(seat_server, table, [key["token"]]) as bea,
        open_connection(seat_server, table, tokens(made, "host")) as host,
    ):
        update = await bea.receive("update")
        await bea.act(key["seat"], update["seq"], update["actions"][0]["action"])
        await bea.act(key["seat"], update["seq"] + 1, "undo")
        assert (await free_seat(host, key["seat"]))["text"]["key"] == "problem-seat-played"
    assert (await owned_seats(seat_server, table, key["token"]))[key["seat"]]


async def test_a_rated_seat_can_be_freed_before_its_first_move_and_belongs_to_the_next_player(
    seat_server: RunningServer,
) -> None:
    ada, eve, bea = (signed_in_browser(seat_server, name) for name in ("Ada", "Eve", "Bea"))
    made = create_rated_table(ada, "me", "open", terms=RATED)
    table = made["table"]["id"]
    status, key = eve.http(f"/api/tables/{table}/join", {})
    assert status == 201, key
    seat = key["seat"]
    assert await problem_of_move(seat_server, table, seat, [key["token"]], eve) == NONSENSE
    await request_free_seat(seat_server, made, seat, "host")
    assert eve.account["sittings"] == []
    status, fresh = bea.http(f"/api/tables/{table}/join", {})
    assert (status, fresh["seat"]) == (201, seat)
    assert await problem_of_move(seat_server, table, seat, [fresh["token"]], bea) == NONSENSE
    assert (
        await problem_of_move(seat_server, table, seat, [fresh["token"]], eve)
        == "problem-rated-seat"
    )
    assert eve.http(f"/api/tables/{table}/join", {})[0] == 409


async def test_the_host_cannot_remove_a_player_from_a_running_rated_match(
    seat_server: RunningServer,
) -> None:
    ada, bea = signed_in_browser(seat_server), signed_in_browser(seat_server, "Bea")
    made = create_rated_table(ada, "open", "me", terms=RATED)
    table = made["table"]["id"]
    _, key = bea.http(f"/api/tables/{table}/join", {})
    async with open_connection(seat_server, table, [key["token"]], cookie=bea.cookie) as player:
        while not (update := await player.receive("update"))["actions"]:
            pass
        action = update["actions"][0]["action"]
        assert (await player.act(key["seat"], update["seq"], action))["t"] == "accepted"
    assert await refusal_key(seat_server, made, key["seat"], "host") == "problem-seat-played"


async def test_a_live_table_frees_a_seat_that_its_player_left_before_the_match_began(
    tmp_path: Path,
) -> None:
    with serve(tmp_path / "tavolino.db", unplayed_minutes=0, idle_seconds=0.1) as server:
        over_days, held = table_with_taken_seat(server, tempo={"pace": "days"})
        made, key = table_with_taken_seat(server)
        table, seat = made["table"]["id"], key["seat"]
        async with (
            open_connection(server, over_days["table"]["id"], tokens(over_days, "mine")),
            open_connection(server, table, tokens(made, "mine")) as host,
        ):
            await host.until_table(lambda now: now["seats"][seat]["free"])
        assert not is_free(server, over_days["table"]["id"], held["seat"])
        await wait_until_listed(server, "open", table)
        assert join_table(server, table)[0] == 201


async def test_a_player_keeps_the_seat_by_staying_or_after_the_match_has_begun(
    tmp_path: Path,
) -> None:
    with serve(tmp_path / "tavolino.db", unplayed_minutes=0, idle_seconds=0.1) as server:
        made = create_table(server, "kuhn", "me", "open", terms=PUBLIC)
        table = made["table"]["id"]
        other, _ = table_with_taken_seat(server)
        async with (
            open_connection(server, table, tokens(made, "mine")) as ada,
            open_connection(server, table, tokens(made, "open")) as bea,
            open_connection(server, other["table"]["id"], tokens(other, "mine")) as witness,
        ):
            await witness.until_table(lambda now: now["seats"][1]["free"])
            await ada.until_table(lambda now: now["seats"][1]["here"])
            assert not is_free(server, table, 1)
            seq = (await ada.receive("update"))["seq"]
            await ada.act(0, seq, "bet")
            await bea.socket.close()
            await ada.until_table(lambda now: not now["seats"][1]["here"])
            again, _ = table_with_taken_seat(server)
            async with open_connection(
                server, again["table"]["id"], tokens(again, "mine")
            ) as later:
                await later.until_table(lambda now: now["seats"][1]["free"])
            assert not is_free(server, table, 1)
