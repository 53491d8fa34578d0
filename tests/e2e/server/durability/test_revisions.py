"""A server with newer rules continues running matches by the revision that they began with."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from tavolino.cli import main
from tavolino.core.log import Log, parse_log
from tavolino.server.tokens import fingerprint
from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord
from tavolino.store.sqlite import SqliteStore
from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import Json, TestConnection, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

NOW = "tests.kit.games.revised"
THEN = {1: "tests.kit.games.revised.v1", 2: "tests.kit.games.revised.v2", 3: NOW}

VILLAS = Path(__file__).parents[3] / "games" / "villa_paletti" / "matches"

Play: TypeAlias = Callable[[TestConnection], Coroutine[Any, Any, None]]


async def table_of_revision(database: Path, revision: int, game: str, *seats: str) -> Json:
    """A table created when this revision was the newest; its answer window is open."""
    with serve(database, rooms=(THEN[revision],)) as server:
        made = create_table(server, game, *seats)
        assert made["table"]["revision"] == revision
        if game == "questions":
            await play_at(server, made, ask_question)
    return made


async def play_at(server: RunningServer, made: Json, play: Play) -> None:
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        await mine.receive("update")
        await play(mine)


async def ask_question(mine: TestConnection) -> None:
    assert (await mine.act(0, 0, "ask"))["t"] == "accepted"


async def resume(database: Path, made: Json, play: Play) -> None:
    """After the restart with the current rules."""
    with serve(database, rooms=(NOW,)) as server:
        await play_at(server, made, play)


def options(update: Json) -> list[str]:
    return [option["action"] for option in update["actions"]]


async def act_and_wait(mine: TestConnection, seat: int, seq: int, action: str) -> Json:
    answer = await mine.act(seat, seq, action)
    assert answer == {"t": "accepted", "seq": seq}, answer
    return await mine.until_seq(seq + 1)


@pytest.mark.parametrize("revision", THEN)
async def test_a_running_match_is_played_to_its_end_by_the_revision_it_began_with(
    tmp_path: Path, revision: int
) -> None:
    database = tmp_path / "tavolino.db"
    made = await table_of_revision(database, revision, "questions", "me", "me")
    answers = ["nay"] if revision == 1 else ["yes", "no"]

    async def play(mine: TestConnection) -> None:
        update = await act_and_wait(mine, 1, 1, answers[-1])
        for asks in (1, 0, 1):
            update = await act_and_wait(mine, asks, update["seq"], "ask")
            assert options(update) == answers
            wrong = "no" if revision == 1 else "nay"
            assert (await mine.act(1 - asks, update["seq"], wrong))["code"] == "illegal"
            update = await act_and_wait(mine, 1 - asks, update["seq"], answers[-1])
        assert update["actors"] == []
        assert mine.table["revision"] == revision

    await resume(database, made, play)
    with serve(database, rooms=(NOW,)) as server:
        log = http(server, f"/api/tables/{made['table']['id']}/log")[1]
    file = tmp_path / "match.log"
    file.write_text(log, encoding="utf-8")
    assert f'"revision":{revision}' in log
    assert main(["replay", "--quiet", "--game", NOW, str(file)]) == 0


async def test_undo_follows_the_revision_of_the_match(tmp_path: Path) -> None:
    """Only since there is a time limit does an answer stand."""
    database = tmp_path / "tavolino.db"
    second, third = [await table_of_revision(database, n, "questions", "me", "me") for n in (2, 3)]

    async def undo_last(mine: TestConnection) -> None:
        assert (await act_and_wait(mine, 1, 1, "no"))["undo"] == 1
        assert options(await act_and_wait(mine, 1, 2, "undo")) == ["yes", "no"]

    async def cannot_undo(mine: TestConnection) -> None:
        assert (await act_and_wait(mine, 1, 1, "no"))["undo"] is None
        assert (await mine.act(1, 2, "undo"))["code"] == "illegal"

    await resume(database, second, undo_last)
    await resume(database, third, cannot_undo)


async def test_clocks_follow_the_revision_of_the_match(tmp_path: Path) -> None:
    """Time runs only in a match that began with a limit."""
    database = tmp_path / "tavolino.db"
    tables = {n: await table_of_revision(database, n, "questions", "me", "open") for n in (2, 3)}

    async def clocks(server: RunningServer, made: Json) -> list[int]:
        table = made["table"]["id"]
        async with open_connection(server, table, tokens(made, "mine")) as mine:
            await mine.receive("update")
            async with open_connection(server, table, tokens(made, "open")) as theirs:
                update = await theirs.receive("update")
                return [clock["seat"] for clock in update["answer_clocks"]]

    with serve(database, rooms=(NOW,)) as server:
        found = {n: await clocks(server, made) for n, made in tables.items()}
    assert found == {2: [], 3: [1]}


async def test_bots_follow_the_revision_of_the_match(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with serve(database, rooms=(THEN[1],)) as server:
        made = create_table(server, "questions", "me", "hard")

    async def play(mine: TestConnection) -> None:
        update = await act_and_wait(mine, 0, 0, "ask")
        update = await mine.until_seq(3)
        assert [told["message"]["notation"] for told in mine.lines] == ["ask", "nay", "ask"]
        await act_and_wait(mine, 0, update["seq"], "nay")

    await resume(database, made, play)


async def test_gestures_follow_the_revision_of_the_match(tmp_path: Path) -> None:
    """The first revision allows a pull twice as hard, by gesture and in notation."""
    database = tmp_path / "tavolino.db"
    first, third = [await table_of_revision(database, n, "pulled", "me") for n in (1, 3)]

    async def pull(mine: TestConnection) -> None:
        await act_and_wait(mine, 0, 0, "pull 1.5")
        update = await mine.until_seq(2)
        assert mine.lines[1]["message"]["notation"] == "settle 0.75"
        for packet in ("push 0.75", "push 0.75", "let go"):
            await mine.send("gesture", seat=0, seq=update["seq"], packet=packet)
        await mine.until_seq(4)
        assert [told["message"]["notation"] for told in mine.lines[2:]] == [
            "pull 1.5",
            "settle 1.5",
        ]

    async def cannot_pull(mine: TestConnection) -> None:
        assert (await mine.act(0, 0, "pull 1.5"))["code"] == "illegal"
        for packet in ("push 0.75", "push 0.75"):
            await mine.send("gesture", seat=0, seq=0, packet=packet)
        assert (await mine.receive("problem"))["objection"]["rule"] == "TOW-1"

    await resume(database, first, pull)
    await resume(database, third, cannot_pull)


# ---------------------------------------------------------------- a game of Tavolino
SECRETS = ("for the first", "for the second")


async def stored(database: Path, log: Log) -> str:
    """The match of a log, as a server of its time stored it. A client with the tokens may go on."""
    header = log.header
    rules = msgspec.json.encode(header.options).decode()
    match = MatchRecord(
        "old", header.game, header.revision, rules, header.seats, header.seed, "", "then"
    )
    people = [
        SeatRecord(seat, "person", None, "", fingerprint(secret))
        for seat, secret in enumerate(SECRETS)
    ]
    store = SqliteStore(database)
    await store.create_match(match, people)
    for seq, entry in enumerate(log.entries):
        await store.append_entries(match.id, EntryRecord(seq, entry.seat, entry.text, "then"))
    await store.close()
    return match.id


async def test_a_villa_of_revision_1_is_played_to_its_end(tmp_path: Path) -> None:
    """Its log holds an answer that was undone, and a floor set aside that could be placed."""
    log = parse_log((VILLAS / "revision-1.log").read_text(encoding="utf-8"))
    answered = [entry.text for entry in log.entries].index("decline")
    database = tmp_path / "tavolino.db"
    table = await stored(database, Log(log.header, log.entries[:answered]))

    with serve(database) as server:
        async with open_connection(server, table, SECRETS) as mine:
            update = await mine.receive("update")
            assert mine.table["options"] == log.header.options
            for entry in log.entries[answered:]:
                update = await act_and_wait(mine, entry.seat, update["seq"], entry.text)
            assert update["actors"] == []
        written = parse_log(http(server, f"/api/tables/{table}/log")[1])
    assert written == log
