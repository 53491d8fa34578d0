"""Gestures: what the server sends to all, what it answers, and what the log stores."""

import os
import signal
import struct
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.server import RunningServer, serve
from tests.kit.ws_client import (
    TIMEOUT_SECONDS,
    Json,
    TestConnection,
    create_table,
    open_connection,
    tokens,
)

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def tower_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    database = tmp_path_factory.mktemp("tower") / "tavolino.db"
    with serve(database, rooms=("tests.kit.games.faulty",)) as server:
        yield server


async def send_packet(hand: TestConnection, *packets: str, seat: int = 0, seq: int = 0) -> None:
    for packet in packets:
        await hand.send("gesture", seat=seat, seq=seq, packet=packet)


async def wait_for_feedback(hand: TestConnection, force: float) -> None:
    while (await hand.receive("feedback"))["feedback"] != {"force": force}:
        pass


def frame_forces(watcher: TestConnection) -> list[float]:
    return [struct.unpack("<d", frame)[0] for frame in watcher.frames]


def stored_recording(server: RunningServer, table: str, seq: int) -> list[float]:
    """The recording of an entry, as the store holds it."""
    address = f"{server.url}/api/tables/{table}/reels/{seq}"
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
            film = answer.read()
    except urllib.error.HTTPError:
        return []
    assert all(film[at : at + 2] == b"\x08\0" for at in range(0, len(film), 10))
    return [struct.unpack_from("<d", film, at + 2)[0] for at in range(0, len(film), 10)]


async def test_a_gesture_is_sent_to_all_gives_feedback_to_its_player_and_is_logged(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(tower_server, table, held) as mine,
        open_connection(tower_server, table) as watcher,
    ):
        await send_packet(mine, "push 0.25")
        await wait_for_feedback(mine, 0.25)
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.75)
        await send_packet(mine, "let go")
        await mine.until_seq(2)
        update = await watcher.until_seq(2)
        told = [(entry["seat"], entry["message"]["notation"]) for entry in watcher.lines]
        assert told == [(0, "pull 0.75"), (-1, "settle 0.375")]
        assert update["actors"] == [0]
        assert frame_forces(watcher)[-2:] == frame_forces(mine)[-2:] == [0.25, 0.75]
        assert set(watcher.watched) == {0}, "frames say which moment they belong to"
        assert stored_recording(tower_server, table, 1)[-2:] == [0.25, 0.75]
        assert stored_recording(tower_server, table, 0) == []
        assert [entry.get("recording", False) for entry in watcher.lines] == [False, True]
        assert not [said for said in watcher.messages if said["t"] == "feedback"]


async def test_a_client_that_joins_during_a_gesture_gets_the_full_state(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(tower_server, table, held) as mine:
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
        async with open_connection(tower_server, table) as late:
            await late.next_frame()
            assert frame_forces(late) == [0.5]
            await send_packet(mine, "let go")
            await mine.until_seq(2)


async def send_refused_packet(mine: TestConnection, packet: str, **more: int) -> Json:
    await send_packet(mine, packet, **more)
    return await mine.receive("problem")


async def test_an_illegal_gesture_packet_is_refused_and_the_gesture_goes_on(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me", "open")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(tower_server, table, held) as mine,
        open_connection(tower_server, table) as watcher,
    ):
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
        assert (await send_refused_packet(mine, "push 0.75"))["objection"]["rule"] == "TOW-1"
        assert (await send_refused_packet(mine, "dance"))["code"] == "malformed"
        assert (await send_refused_packet(mine, "push 0.1", seq=7))["code"] == "stale"
        assert (await send_refused_packet(mine, "push 0.1", seat=1))["code"] == "not_your_seat"
        assert (await send_refused_packet(watcher, "push 0.1"))["code"] == "not_your_seat"
        await send_packet(mine, "let go")
        await watcher.until_seq(2)
        assert watcher.lines[0]["message"]["notation"] == "pull 0.5"


async def test_a_gesture_with_only_refused_packets_blocks_nobody(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        assert (await send_refused_packet(mine, "push 9"))["objection"]["rule"] == "TOW-1"
        assert (await mine.act(0, 0, "pull 0.2"))["t"] == "accepted"
        await mine.until_seq(2)
        assert mine.lines[0]["message"]["notation"] == "pull 0.2"


async def test_gesture_packets_are_numbered_and_answers_name_their_packet(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        for n, packet in ((7, "push 0.5"), (8, "push 9"), (9, "dance")):
            await mine.send("gesture", seat=0, seq=0, packet=packet, n=n)
        problems = [await mine.receive("problem") for _ in range(2)]
        assert [(said["code"], said["packet"]) for said in problems] == [
            ("illegal", 8),
            ("malformed", 9),
        ]
        await mine.send("gesture", seat=0, seq=5, packet="push 0.1", n=10)
        late = await mine.receive("problem")
        assert (late["code"], late["packet"]) == ("stale", 10)
        await mine.send("gesture", seat=0, seq=0, packet="push 0.25", n=11)
        while (felt := await mine.receive("feedback"))["feedback"] != {"force": 0.75}:
            pass
        assert felt["answers"] == 11
        refused_otherwise = await mine.act(0, 0, "pull 9")
        assert "packet" not in refused_otherwise
        await send_packet(mine, "let go")
        await mine.until_seq(2)


async def test_packets_that_arrive_after_the_end_of_a_gesture_cause_no_problem(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await send_packet(mine, "push 0.25", "let go")
        await mine.until_seq(2)
        await send_packet(mine, "push 0.1", "let go")
        assert await mine.is_quiet()
        assert len(mine.lines) == 2


async def test_gestures_are_refused_out_of_turn_and_in_games_without_gestures(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        assert (await send_refused_packet(mine, "push 0.1", seat=1))["code"] == "not_your_turn"
    made = create_table(tower_server, "falls", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        assert (await send_refused_packet(mine, "push 0.1"))["text"]["key"] == "problem-no-gesture"
        assert (await mine.act(0, 0, "pull 0.2"))["t"] == "accepted"


@pytest.mark.parametrize("fault", ["break", "stumble", "lie"])
async def test_a_failed_gesture_is_not_logged_and_may_be_repeated(
    tower_server: RunningServer, fault: str
) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await send_packet(mine, "push 0.5", fault)
        said = await mine.receive("problem")
        assert (said["code"], said["text"]["key"]) == ("unavailable", "problem-interrupted")
        assert said["seq"] == 0
        await send_packet(mine, "push 0.25", "let go")
        await mine.until_seq(2)
        assert mine.lines[0]["message"]["notation"] == "pull 0.25"


async def fail_gesture(mine: TestConnection, fault: str, seq: int) -> str:
    """Push until it counts, and fail; return the messages that the player gets."""
    await send_packet(mine, "push 0.5", seq=seq)
    await wait_for_feedback(mine, 0.5)
    await send_packet(mine, fault, seq=seq)
    key: str = (await mine.receive("problem"))["text"]["key"]
    return key


async def test_a_second_failed_gesture_in_one_turn_counts(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "forfeits", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        assert await fail_gesture(mine, "break", 0) == "problem-interrupted"
        await mine.act(0, 0, "pull 0.125")
        await mine.until_seq(2)
        assert await fail_gesture(mine, "lie", 2) == "problem-interrupted-again"
        await mine.until_seq(4)
        told = [entry["message"]["notation"] for entry in mine.lines]
        assert told[0::2] == ["pull 0.125", "pull 0.0625"]
        assert told[3].startswith("settle ")


async def test_another_action_does_not_undo_a_gesture_that_has_begun(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
        for other in ("pull 0.125", "undo"):
            said = await mine.act(0, 0, other)
            assert (said["code"], said["text"]["key"]) == ("illegal", "problem-hand-at-work")
        await send_packet(mine, "let go")
        await mine.until_seq(2)
        assert mine.lines[0]["message"]["notation"] == "pull 0.5"


async def test_giving_up_during_a_gesture_ends_the_gesture(tower_server: RunningServer) -> None:
    made = create_table(tower_server, "pushed", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
        assert (await mine.act(0, 0, "pull 0.0625"))["t"] == "accepted"
        await mine.until_seq(2)
        told = [entry["message"]["notation"] for entry in mine.lines]
        assert told == ["pull 0.5", "settle 0.25"]


async def test_a_player_who_leaves_during_a_gesture_returns_to_its_result(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "lets_go", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with open_connection(tower_server, table, held) as mine:
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
    async with open_connection(tower_server, table, held) as again:
        await again.until_seq(2)
        assert again.lines[0]["message"]["notation"] == "pull 0.5"


async def test_a_server_killed_during_a_gesture_restores_the_position_before_it(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tavolino.db"
    rooms = ("tests.kit.games.faulty",)

    with serve(database, rooms=rooms) as server:
        made = create_table(server, "pushed", "me")
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            await send_packet(mine, "push 0.5")
            await wait_for_feedback(mine, 0.5)
            os.kill(server.process.pid, signal.SIGKILL)
    with serve(database, rooms=rooms) as server:
        async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
            assert (await mine.receive("update"))["seq"] == 0
            await send_packet(mine, "push 0.25", "let go")
            await mine.until_seq(2)
    with serve(database, rooms=rooms) as server:
        async with open_connection(server, made["table"]["id"]) as watcher:
            await watcher.until_seq(2)
            assert [entry.get("recording", False) for entry in watcher.lines] == [False, True]


async def test_a_bot_that_takes_over_the_seat_waits_for_the_end_of_the_gesture(
    tower_server: RunningServer,
) -> None:
    made = create_table(tower_server, "lets_go", "me")
    async with open_connection(tower_server, made["table"]["id"], tokens(made, "mine")) as mine:
        await send_packet(mine, "push 0.5")
        await wait_for_feedback(mine, 0.5)
        await mine.send("delegate", seat=0, level="easy")
        await mine.until_seq(4)
        assert mine.lines[0]["message"]["notation"] == "pull 0.5"
        assert mine.lines[2]["message"]["notation"].startswith("pull ")
        await mine.send("delegate", seat=0, level=None)
