"""A log of an earlier revision is replayed, counted and continued by its own rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolino.cli import main
from tavolino.cli.commands.engine import Engine
from tavolino.core.log import Log, parse_log
from tavolino.store.sqlite import SqliteStore
from tests.kit.games.revised import QUESTIONS
from tests.kit.store.stored_matches import log_in, store_match

VILLAS = "tests/games/villa_paletti/matches"
HEAD = '{"game":"questions","revision":1,"seats":2,"options":{},"seed":"s"}'
NAY = f"{HEAD}\n0: ask\n1: nay\n1: ask\n"
ROOM = ("--game", "tests.kit.games.revised")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "first.log"
    file.write_text(NAY, "utf-8")
    return file


def test_replay_of_an_available_old_revision_prints_no_warning(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(log), "--quiet", *ROOM]) == 0
    assert capsys.readouterr().err == ""


def test_replay_reports_a_missing_revision(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_text(NAY.replace('"revision":1', '"revision":0').replace("nay", "no"), "utf-8")
    assert main(["replay", str(log), "--quiet", *ROOM]) == 0
    assert "played by revision 0, replayed by 3" in capsys.readouterr().err


def test_perft_counts_by_the_revision_of_the_log(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", "questions", "--log", str(log), "--split", *ROOM]) == 0
    assert capsys.readouterr().out == "0: nay\t1\ntotal\t1\n"


def test_the_engine_continues_by_the_revision_of_the_log() -> None:
    engine = Engine({QUESTIONS.name: QUESTIONS})

    def said(**request: Any) -> Any:
        return engine.answer(msgspec.json.encode(request))

    loaded = said(do="load", log=NAY)
    assert (loaded["ok"], loaded["load"]["revision"]) == (True, 1)
    assert said(do="options", seat=0)["options"] == ["nay"]
    assert said(do="play", seat=0, action="no")["error"] == "illegal"
    assert said(do="play", seat=0, action="nay")["ok"]
    assert said(do="log")["log"].startswith(HEAD.split(',"seats"')[0])


async def stored_database(file: Path, *logs: Log) -> Path:
    store = SqliteStore(file)
    for number, log in enumerate(logs):
        await store_match(store, f"m{number}", log, over=False)
    await store.close()
    return file


async def test_replay_all_replays_each_match_by_its_own_revision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each match contains an action that the next revision refuses."""
    villas = [log_in(f"{VILLAS}/revision-{n}.log") for n in (1, 2)]
    running = [Log(log.header, log.entries[:-1]) for log in villas]
    database = await stored_database(tmp_path / "tavolino.db", parse_log(NAY), *running)
    assert main(["replay", "--all", str(database), *ROOM]) == 0
    assert capsys.readouterr().out == "3 matches replayed, 0 of them differ\n"


async def test_replay_all_reports_a_missing_revision_and_its_consequences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = parse_log(NAY.replace('"revision":1', '"revision":0'))
    assert (
        main(["replay", "--all", str(await stored_database(tmp_path / "tavolino.db", gone)), *ROOM])
        == 1
    )
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "questions-m0 (running): revision 0 is no longer known; replayed by 3"
    assert told[1].startswith("questions-m0 (running): entry 1: ")


async def test_an_exported_log_names_its_own_revision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = await stored_database(tmp_path / "tavolino.db", parse_log(NAY))
    out = ("--out", str(tmp_path), "--database", str(database))
    assert main(["export", "--running", *out]) == 0
    assert main(["replay", str(tmp_path / "questions-m0.log"), "--quiet", *ROOM]) == 0
    assert capsys.readouterr().err == ""
