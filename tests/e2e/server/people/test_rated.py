"""Rated tables: who may play, what is forbidden, and how the result changes ratings."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.cli import in_thread
from tests.kit.passkey_browser import Browser
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, http, open_connection, play_on, play_to_end, tokens, wait_for

pytestmark = pytest.mark.process

VARIANT = {"money_points": True}
NONSENSE = "problem-malformed-action"
AWAY = {"limit": {"kind": "away", "seconds": 600}}


@pytest.fixture(scope="module")
def rated_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with serve(tmp_path_factory.mktemp("club") / "tavolino.db") as running:
        yield running


def signed_in_browser(server: RunningServer, name: str = "Ada") -> Browser:
    browser = Browser(server)
    browser.create_account(name)
    return browser


def rated_request(*kinds: str, **more: Any) -> Json:
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    return {
        "game": "papa_paolo",
        "seats": seats,
        "tempo": AWAY,
        "terms": {"rated": True},
        **more,
    }


def create_rated_table(by: Browser, *kinds: str, **more: Any) -> Json:
    status, made = by.http("/api/tables", rated_request(*kinds, **more))
    assert status == 201, made
    found: Json = made
    return found


async def wait_for_rating(server: RunningServer, table: str) -> Json:
    """The ratings of a match, once it is rated."""
    found: Json = {}

    def is_judged() -> bool:
        nonlocal found
        found = http(server, f"/api/tables/{table}/ratings")[1]
        return any(seat["gained"] is not None for seat in found["seats"])

    await wait_for(is_judged)
    return found


async def problem_of_move(
    server: RunningServer, table: str, seat: int, held: list[str], by: Browser | None = None
) -> str:
    """The problem that an invalid action gets."""
    async with open_connection(server, table, held, cookie=by.cookie if by else "") as guest:
        update = await guest.receive("update")
        await guest.send("act", seat=seat, seq=update["seq"], action="anything")
        return str((await guest.receive("problem"))["text"]["key"])


async def play_all(server: RunningServer, made: Json, **players: Browser) -> None:
    """Every player plays with their own tokens until the match is over."""
    async with asyncio.TaskGroup() as group:
        for kind, who in players.items():
            held = tokens(made, kind)
            group.create_task(play_on(server, made["table"]["id"], held, who.cookie))


def count_rows(server: RunningServer, table: str) -> int:
    with closing(sqlite3.connect(server.database)) as db:
        return int(db.execute(f"select count(*) from {table}").fetchone()[0])  # noqa: S608


async def test_a_rated_match_changes_a_rating_once_and_its_result_is_shown_exported_and_deleted(
    rated_server: RunningServer,
) -> None:
    ada = signed_in_browser(rated_server)
    made = create_rated_table(ada, "me", "easy")
    table = made["table"]["id"]
    assert made["table"]["help"] == "none"
    assert made["table"]["tempo"]["level"] == "beginner", "who stays away wins nothing by it"
    before = http(rated_server, f"/api/tables/{table}/ratings")[1]["seats"]
    mine = made["mine"][0]["seat"]
    assert before[mine] == {"seat": mine, "strength": {"points": 1000, "give": 653}, "gained": None}
    assert before[1 - mine]["strength"]["points"] < 1000, "an easy bot is published below normal"
    await play_to_end(rated_server, made, ada.cookie)
    after = (await wait_for_rating(rated_server, table))["seats"]
    assert after[mine]["strength"]["points"] == 1000 + after[mine]["gained"]
    assert after[mine]["strength"]["give"] < 653
    assert after[1 - mine]["gained"] is None

    _, told = ada.http("/api/you/statistics")
    [game] = told["games"]
    assert game["game"] == "papa_paolo"
    [pool] = game["pools"]
    assert [then["match"] for then in pool["history"]] == [table]
    assert set(pool["bots"]) >= {"beginner", "easy", "normal", "hard"}
    [ended] = game["results"]
    assert (ended["match"], ended["rated"], ended["players"]) == (table, True, 2)
    assert ended["rivals"] == [[1 - mine, "easy", 3 - ended["place"], 1.0, False]]

    _, taken = ada.http("/api/you/export")
    assert [one["match"] for one in taken["ratings"]] == [table]
    assert [one["match"] for one in taken["results"]] == [table]
    assert [one["seat"] for one in taken["rated_seats"]] == [mine]
    before_all = count_rows(rated_server, "ratings")
    ada.send_accepted("forget_me")
    assert count_rows(rated_server, "ratings") == before_all - 1
    assert ada.http("/api/you/statistics")[0] == 404


@pytest.mark.parametrize(
    ("kinds", "more", "key"),
    [
        (("me", "me"), {}, "problem-rated-shared"),
        (("easy", "easy"), {}, "problem-rated-bots"),
        (("me", "easy"), {"tempo": {}}, "problem-rated-clock"),
        (("me", "easy"), {"help": True}, "problem-rated-help"),
        (("me", "easy"), {"options": VARIANT}, "problem-rated-rules"),
    ],
)
def test_a_rated_table_with_unfair_settings_is_refused(
    rated_server: RunningServer, kinds: tuple[str, ...], more: Json, key: str
) -> None:
    status, said = signed_in_browser(rated_server).http(
        "/api/tables", rated_request(*kinds, **more)
    )
    assert (status, said["text"]["key"]) == (400, key)


@pytest.mark.parametrize(
    ("said", "meant"), [({}, "none"), ({"undo": "none"}, "none"), ({"undo": "free"}, "free")]
)
def test_a_rated_match_has_no_undo_unless_the_table_was_created_with_it(
    rated_server: RunningServer, said: Json, meant: str
) -> None:
    made = create_rated_table(
        signed_in_browser(rated_server), "me", "easy", terms={"rated": True, **said}
    )
    assert made["table"]["terms"] == {"rated": True, "undo": meant}


async def test_guests_can_neither_create_nor_join_a_rated_table(
    rated_server: RunningServer,
) -> None:
    status, said, _ = http(rated_server, "/api/tables", rated_request("me", "easy"))
    assert (status, said["text"]["key"]) == (403, "problem-rated-stranger")
    made = create_rated_table(signed_in_browser(rated_server), "me", "open")
    table = made["table"]["id"]
    held = tokens(made, "open")

    seat, bea = made["open"][0]["seat"], signed_in_browser(rated_server, "Bea")
    assert await problem_of_move(rated_server, table, seat, held) == "problem-rated-stranger"
    bea.send_accepted("claim", seats=[{"table": table, "token": held[0]}])
    assert await problem_of_move(rated_server, table, seat, held) == "problem-rated-stranger", (
        "it is seen who moves"
    )
    assert await problem_of_move(rated_server, table, seat, held, bea) == NONSENSE
    assert (
        await problem_of_move(
            rated_server, table, seat, held, signed_in_browser(rated_server, "Cas")
        )
        == "problem-rated-seat"
    )


async def test_a_rated_seat_can_be_neither_delegated_nor_observed(
    rated_server: RunningServer,
) -> None:
    made = create_rated_table(signed_in_browser(rated_server), "me", "open")
    table, seat = made["table"]["id"], made["mine"][0]["seat"]
    async with open_connection(rated_server, table, tokens(made, "mine", "host")) as host:
        await host.receive("update")
        for number in (seat, 1 - seat):
            await host.send("delegate", seat=number, level="expert")
            assert (await host.receive("problem"))["text"]["key"] == "problem-rated-seat"
    asked = {"t": "make", "token": tokens(made, "mine")[0], "name": "coach"}
    status, said, _ = http(rated_server, f"/api/tables/{table}/onlookers", asked)
    assert (status, said["text"]["key"]) == (409, "problem-rated-help"), said


def test_an_unrated_table_has_no_ratings(rated_server: RunningServer) -> None:
    made = create_rated_table(signed_in_browser(rated_server), "me", "easy", terms={})
    assert http(rated_server, f"/api/tables/{made['table']['id']}/ratings")[0] == 404


async def test_a_match_left_unrated_by_a_crash_is_rated_by_the_next_server_or_by_the_operator(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tavolino.db"
    with serve(file) as first:
        ada = signed_in_browser(first)
        made = create_rated_table(ada, "me", "easy")
        await play_to_end(first, made, ada.cookie)
        table = made["table"]["id"]
        told = await wait_for_rating(first, table)
        first.kill()
    forgotten = ("delete from judged", "delete from ratings", "delete from results")
    with closing(sqlite3.connect(file)) as db, db:
        for sql in forgotten:
            db.execute(sql)
    with serve(file) as second:
        assert await wait_for_rating(second, table) == told
        second.stop()
    assert await in_thread("ratings", "--again", "--suspicious", "--database", file) == 0
    said = capsys.readouterr().out
    assert "0 matches newly rated" in said
    assert "papa_paolo, 2 players: 1 accounts rated by 1 results" in said
    assert "0 suspicious pairs, 0 suspicious winners" in said
    with serve(file) as third:
        assert await wait_for_rating(third, table) == told


async def test_a_seat_of_a_public_rated_table_requires_an_account(
    rated_server: RunningServer,
) -> None:
    ada = signed_in_browser(rated_server)
    made = create_rated_table(ada, "me", "open", terms={"rated": True, "public": True})
    table, old = made["table"]["id"], tokens(made, "open")[0]
    ada.send_accepted("claim", seats=[{"table": table, "token": old}])
    status, said, _ = http(rated_server, f"/api/tables/{table}/join", {})
    assert (status, said["text"]["key"]) == (403, "problem-rated-stranger")
    status, said = ada.http(f"/api/tables/{table}/join", {})
    assert (status, said["text"]["key"]) == (409, "problem-rated-shared")
    bea = signed_in_browser(rated_server, "Bea")
    status, taken = bea.http(f"/api/tables/{table}/join", {})
    assert status == 201, taken

    assert (
        await problem_of_move(rated_server, table, taken["seat"], [taken["token"]], bea) == NONSENSE
    )


async def test_a_rated_player_can_neither_drop_the_result_nor_lose_the_seat_to_another_account(
    rated_server: RunningServer,
) -> None:
    ada, bea = signed_in_browser(rated_server), signed_in_browser(rated_server, "Bea")
    made = create_rated_table(ada, "me", "open")
    table, [mine], [theirs] = made["table"]["id"], tokens(made, "mine"), tokens(made, "open")
    ada.send_accepted("claim", seats=[{"table": table, "token": theirs}])
    other = made["open"][0]["seat"]
    assert (
        await problem_of_move(rated_server, table, other, [theirs], ada) == "problem-rated-shared"
    )
    bea.send_accepted("claim", seats=[{"table": table, "token": theirs}])
    assert await problem_of_move(rated_server, table, other, [theirs], bea) == NONSENSE
    for one in (ada, bea):
        one.send_accepted("release", table=table)
    signed_in_browser(rated_server, "Cas").send_accepted(
        "claim", seats=[{"table": table, "token": mine}]
    )
    await play_all(rated_server, made, mine=ada, open=bea)
    gained = [seat["gained"] for seat in (await wait_for_rating(rated_server, table))["seats"]]
    assert None not in gained
    for one in (ada, bea):
        [game] = one.http("/api/you/statistics")[1]["games"]
        assert [ended["match"] for ended in game["results"] if ended["rated"]] == [table]


def test_ratings_of_a_table_without_spectators_are_shown_only_to_its_seats(
    rated_server: RunningServer,
) -> None:
    made = create_rated_table(
        signed_in_browser(rated_server), "me", "open", terms={"rated": True, "spectators": False}
    )
    path = f"/api/tables/{made['table']['id']}/ratings"
    assert http(rated_server, path)[1]["text"]["key"] == "problem-no-spectators"
    shown = {"authorization": f"Bearer {tokens(made, 'mine')[0]}"}
    assert http(rated_server, path, headers=shown)[0] == 200
