"""`tavolino replay --all`: every stored match, replayed by the current code."""

import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples.kuhn import KUHN as GAME
from tavolino.cli import main
from tavolino.cli.support import replay_stored
from tavolino.core.contract.simulation import Trace
from tavolino.core.log import Log
from tavolino.core.match import replay
from tavolino.core.replay.snapshot import snapshot
from tavolino.games import GAMES
from tavolino.server.match.recordings import pack_recording
from tavolino.store.records import SnapshotRecord
from tavolino.store.sqlite import SqliteStore
from tests.kit.store.damaged_database import damage, fill
from tests.kit.store.stored_matches import KUHN, PALERMO, log_in, store_match
from tests.unit.core.test_simulation_check import played

pytestmark = pytest.mark.process

ROOM = ("--game", "examples.kuhn")


def snapshot_at(log: Log, seq: int) -> SnapshotRecord:
    match = replay(GAME, Log(log.header, log.entries[:seq]))
    return SnapshotRecord(seq, snapshot(match))


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    file = tmp_path / "tavolino.db"
    store = SqliteStore(file)
    kuhn = log_in(KUHN)
    await store_match(store, "over", kuhn, snapshot=snapshot_at(kuhn, 3))
    await store_match(store, "begun", Log(kuhn.header, kuhn.entries[:3]), over=False)
    await store_match(store, "palermo", log_in(PALERMO))
    await store.close()
    return file


def run_sql(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        for statement in ("drop trigger entries_are_never_changed", *statements):
            db.execute(statement)


def reported_differences(
    database: Path, capsys: pytest.CaptureFixture[str], *more: str
) -> list[str]:
    """The reported differences without the summary line; checks that the exit code agrees."""
    code = main(["replay", "--all", str(database), *ROOM, *more])
    *found, last = capsys.readouterr().out.splitlines()
    assert code == bool(found)
    assert "matches replayed" in last
    return found


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_identical_replays_report_nothing(
    database: Path, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    assert reported_differences(database, capsys, "--jobs", jobs) == []
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "update entries set text = 'deal A' where match = 'begun' and seq = 1",
            "kuhn-begun (running): entry 1: ",
        ),
        (
            "update matches set seed = 'another' where id = 'begun'",
            "kuhn-begun (running): the chance draws differ: entry ",
        ),
        (
            "update matches set finished = 'now' where id = 'begun'",
            "kuhn-begun (over): it was over and is not now",
        ),
        (
            "update matches set finished = null where id = 'over'",
            "kuhn-over (running): it is over now and was not",
        ),
        (
            "update matches set revision = 0 where id = 'begun'",
            "kuhn-begun (running): revision 0 is no longer known",
        ),
        (
            "update matches set game = 'chess' where id = 'begun'",
            "chess-begun (running): its game is not known here",
        ),
        (
            "update matches set options = 'nonsense' where id = 'begun'",
            "kuhn-begun (running): the rules failed: DecodeError",
        ),
    ],
)
def test_differences_are_reported(
    database: Path, change: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run_sql(database, change)
    (found,) = reported_differences(database, capsys)
    assert found.startswith(told)


def test_rules_with_other_results_are_reported(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every entry is still legal, but a stored intermediate state differs."""

    def other(state: Any, seat: int, action: Any) -> Any:
        after = GAME.apply(state, seat, action)
        return msgspec.structs.replace(after, cards=tuple(sorted(after.cards, reverse=True)))

    changed = dataclasses.replace(GAME, apply=other)
    monkeypatch.setattr(replay_stored, "load_games", lambda _: {**GAMES, "kuhn": changed})
    (found,) = reported_differences(database, capsys)
    assert found == "kuhn-over (over): the state after 3 entries differs"


def test_an_unreadable_match_is_reported(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(database, "begun", 3)
    damage(database)
    (found,) = reported_differences(database, capsys)
    assert found.startswith("begun: ")
    assert "malformed" in found


async def test_simulation_records_are_replayed_on_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, traces = played()
    wrong = {**traces, 3: Trace("by hand", ("other", "marks"))}
    database = tmp_path / "tavolino.db"
    store = SqliteStore(database)
    for name, kept in (("good", traces), ("bad", wrong)):
        reels = {at: pack_recording([], trace) for at, trace in kept.items()}
        await store_match(store, name, match.log, reels=reels, over=match.is_over)
    await store.close()
    room = ("--game", "tests.unit.core.test_simulation_check")
    assert reported_differences(database, capsys, *room) == []
    (found,) = reported_differences(database, capsys, "--records", *room)
    assert found.endswith("-bad (running): the simulations differ: entry 3")


def test_replay_all_accepts_logs_or_a_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for args in ([], ["x.log", "--all", str(database)]):
        with pytest.raises(SystemExit) as misused:
            main(["replay", *args])
        assert misused.value.code == 2
    assert main(["replay", "--all", str(database) + "x"]) == 1
    assert "unable to open" in capsys.readouterr().err
