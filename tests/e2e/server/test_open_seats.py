"""Seats of public tables that were taken and never played: who may free them, and who may not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.server.test_lobby import PUBLIC, join, until_listed
from tests.e2e.server.test_observers import farewell, link
from tests.e2e.server.test_rated import NONSENSE, laid, member, moved
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

CLOCK: Json = {"limit": {"kind": "budget", "seconds": 600, "increment": 0}}
RATED = {"public": True, "rated": True}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("inn") / "tavolino.db") as running:
        yield running


def squatted(
    server: RunningServer, game: str = "kuhn", *bots: str, tempo: Json | None = None
) -> tuple[Json, Json]:
    """A public table whose second seat was taken, and the token of that player."""
    made = create_table(server, game, "me", "open", *bots, terms=PUBLIC, tempo=tempo or {})
    status, key = join(server, made["table"]["id"], name="Eve")
    assert status == 201, key
    return made, key


async def vacated(host: TestConnection, seat: int) -> Json:
    """The answer to the host."""
    await host.send("vacate", seat=seat)
    while True:
        message = await host.next()
        if message["t"] == "problem" or message.get("key"):
            return message


async def asked(server: RunningServer, made: Json, seat: int, *kinds: str) -> Json:
    async with open_connection(server, made["table"]["id"], tokens(made, *kinds)) as guest:
        return await vacated(guest, seat)


async def refused(server: RunningServer, made: Json, seat: int, *kinds: str) -> str:
    return str((await asked(server, made, seat, *kinds))["text"]["key"])


async def sits(server: RunningServer, table: str, token: str) -> list[bool]:
    async with open_connection(server, table, [token]) as guest:
        return [seat["mine"] for seat in guest.table["seats"]]


def is_free(server: RunningServer, table: str, seat: int) -> bool:
    return bool(http(server, f"/api/tables/{table}")[1]["seats"][seat]["free"])


async def test_the_host_frees_a_seat_that_was_never_played_and_its_player_is_disconnected(
    inn: RunningServer,
) -> None:
    made, key = squatted(inn)
    table, seat = made["table"]["id"], key["seat"]
    async with (
        open_connection(inn, table, tokens(made, "mine", "host")) as host,
        open_connection(inn, table, [key["token"]]) as eve,
    ):
        assert host.table["seats"][seat]["unplayed"]
        told = await vacated(host, seat)
        last, code = await farewell(eve)
        assert (last["text"]["key"], code) == ("problem-seat-freed", 4000)
        await host.until_table(lambda now: not now["seats"][seat]["here"])
    shown = told["table"]["seats"][seat]
    assert (shown["free"], shown["unplayed"], shown["name"]) == (True, False, "")
    await until_listed(inn, "open", table)
    assert await sits(inn, table, key["token"]) == [False, False]
    assert await sits(inn, table, told["key"]["token"]) == [False, True], (
        "the host may ask somebody else"
    )
    assert join(inn, table)[0] == 409, "who came by the new link has taken it"


async def test_a_freed_seat_can_be_joined_again_with_full_time_and_without_observers(
    inn: RunningServer,
) -> None:
    made, key = squatted(inn, "palermo", "easy", tempo=CLOCK)
    table, seat = made["table"]["id"], key["seat"]
    secret = link(inn, made, key["token"])
    await asked(inn, made, seat, "host")
    status, fresh = join(inn, table, name="Bea")
    assert (status, fresh["seat"]) == (201, seat)
    async with open_connection(inn, table, [fresh["token"]]) as bea:
        update = await bea.receive("update")
        assert update["time"]["left"][seat] == CLOCK["limit"]["seconds"]
        assert bea.table["seats"][seat]["onlookers"] == 0
    path = f"/api/tables/{table}/onlookers"
    assert http(inn, path, {"t": "look", "token": fresh["token"]})[1]["links"] == [], secret


async def test_only_the_host_may_free_a_seat_and_not_their_own(inn: RunningServer) -> None:
    made, key = squatted(inn)
    assert await refused(inn, made, key["seat"], "mine") == "problem-hosts-only"
    assert await refused(inn, made, key["seat"]) == "problem-hosts-only"
    assert await refused(inn, made, 0, "mine", "host") == "problem-hosts-only"
    assert await refused(inn, made, 0, "host") == "problem-seat-played", "it was never free"
    assert await refused(inn, made, 9, "host") == "problem-no-such-seat"
    private = create_table(inn, "kuhn", "me", "open")
    assert await refused(inn, private, 1, "host") == "problem-seat-played"


async def test_a_player_who_has_moved_keeps_the_seat_even_after_an_undo(inn: RunningServer) -> None:
    made = create_table(inn, "palermo", "open", "me", "easy", terms=PUBLIC)
    table = made["table"]["id"]
    key = join(inn, table)[1]
    async with (
        open_connection(inn, table, [key["token"]]) as bea,
        open_connection(inn, table, tokens(made, "host")) as host,
    ):
        update = await bea.receive("update")
        await bea.act(key["seat"], update["seq"], update["options"][0]["action"])
        await bea.act(key["seat"], update["seq"] + 1, "undo")
        assert (await vacated(host, key["seat"]))["text"]["key"] == "problem-seat-played"
    assert (await sits(inn, table, key["token"]))[key["seat"]]


async def test_a_rated_seat_can_be_freed_before_its_first_move_and_belongs_to_the_next_player(
    inn: RunningServer,
) -> None:
    ada, eve, bea = (member(inn, name) for name in ("Ada", "Eve", "Bea"))
    made = laid(ada, "me", "open", terms=RATED)
    table = made["table"]["id"]
    status, key = eve.http(f"/api/tables/{table}/join", {})
    assert status == 201, key
    seat = key["seat"]
    assert await moved(inn, table, seat, [key["token"]], eve) == NONSENSE
    await asked(inn, made, seat, "host")
    assert eve.account["sittings"] == []
    status, fresh = bea.http(f"/api/tables/{table}/join", {})
    assert (status, fresh["seat"]) == (201, seat)
    assert await moved(inn, table, seat, [fresh["token"]], bea) == NONSENSE
    assert await moved(inn, table, seat, [fresh["token"]], eve) == "problem-rated-seat"
    assert eve.http(f"/api/tables/{table}/join", {})[0] == 409


async def test_the_host_cannot_remove_a_player_from_a_running_rated_match(
    inn: RunningServer,
) -> None:
    ada, bea = member(inn), member(inn, "Bea")
    made = laid(ada, "open", "me", terms=RATED)
    table = made["table"]["id"]
    _, key = bea.http(f"/api/tables/{table}/join", {})
    async with open_connection(inn, table, [key["token"]], cookie=bea.cookie) as player:
        while not (update := await player.receive("update"))["options"]:
            pass
        action = update["options"][0]["action"]
        assert (await player.act(key["seat"], update["seq"], action))["t"] == "accepted"
    assert await refused(inn, made, key["seat"], "host") == "problem-seat-played"


async def test_a_live_table_frees_a_seat_that_its_player_left_before_the_match_began(
    tmp_path: Path,
) -> None:
    with serve(tmp_path / "tavolino.db", unplayed_minutes=0, idle_seconds=0.1) as server:
        over_days, held = squatted(server, tempo={"pace": "days"})
        made, key = squatted(server)
        table, seat = made["table"]["id"], key["seat"]
        async with (
            open_connection(server, over_days["table"]["id"], tokens(over_days, "mine")),
            open_connection(server, table, tokens(made, "mine")) as host,
        ):
            await host.until_table(lambda now: now["seats"][seat]["free"])
        assert not is_free(server, over_days["table"]["id"], held["seat"])
        await until_listed(server, "open", table)
        assert join(server, table)[0] == 201


async def test_a_player_keeps_the_seat_by_staying_or_after_the_match_has_begun(
    tmp_path: Path,
) -> None:
    with serve(tmp_path / "tavolino.db", unplayed_minutes=0, idle_seconds=0.1) as server:
        made = create_table(server, "kuhn", "me", "open", terms=PUBLIC)
        table = made["table"]["id"]
        other, _ = squatted(server)
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
            again, _ = squatted(server)
            async with open_connection(
                server, again["table"]["id"], tokens(again, "mine")
            ) as later:
                await later.until_table(lambda now: now["seats"][1]["free"])
            assert not is_free(server, table, 1)
