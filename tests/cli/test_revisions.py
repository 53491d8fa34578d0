"""A log of an earlier revision is replayed, counted and gone on with by its own rules."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolino.cli import main
from tavolino.cli.engine import Engine
from tests.revised import QUESTIONS

HEAD = '{"game":"questions","revision":1,"seats":2,"options":{},"seed":"s"}'
NAY = f"{HEAD}\n0: ask\n1: nay\n1: ask\n"
ROOM = ("--game", "tests.revised")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "first.log"
    file.write_text(NAY, "utf-8")
    return file


def test_replay_says_nothing_of_old_rules_that_it_has(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(log), "--quiet", *ROOM]) == 0
    assert capsys.readouterr().err == ""


def test_replay_says_that_a_revision_is_gone(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log.write_text(NAY.replace('"revision":1', '"revision":0').replace("nay", "no"), "utf-8")
    assert main(["replay", str(log), "--quiet", *ROOM]) == 0
    assert "played by revision 0, replayed by 3" in capsys.readouterr().err


def test_perft_counts_by_the_revision_of_the_log(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["perft", "questions", "--log", str(log), "--split", *ROOM]) == 0
    assert capsys.readouterr().out == "0: nay\t1\ntotal\t1\n"


def test_the_engine_goes_on_by_the_revision_of_the_log() -> None:
    engine = Engine({QUESTIONS.name: QUESTIONS})

    def said(**request: Any) -> Any:
        return engine.answer(msgspec.json.encode(request))

    loaded = said(do="load", log=NAY)
    assert (loaded["ok"], loaded["load"]["revision"]) == (True, 1)
    assert said(do="options", seat=0)["options"] == ["nay"]
    assert said(do="play", seat=0, action="no")["error"] == "illegal"
    assert said(do="play", seat=0, action="nay")["ok"]
    assert said(do="log")["log"].startswith(HEAD.split(',"seats"')[0])
