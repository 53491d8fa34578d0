"""`tavolino perft`."""

from pathlib import Path

import pytest

from tavolino.cli import main

KUHN = ("perft", "kuhn", "--game", "examples.kuhn")


def counted(capsys: pytest.CaptureFixture[str], *args: str) -> list[list[str]]:
    assert main([*args]) == 0
    return [line.split("\t") for line in capsys.readouterr().out.splitlines()]


def test_counts_by_depth(capsys: pytest.CaptureFixture[str]) -> None:
    rows = counted(capsys, *KUHN, "--depth", "5")
    assert [row[:2] for row in rows] == [
        ["1", "3"],
        ["2", "6"],
        ["3", "12"],
        ["4", "24"],
        ["5", "30"],
    ]


def test_a_split_names_each_first_step(capsys: pytest.CaptureFixture[str]) -> None:
    rows = counted(capsys, *KUHN, "--depth", "4", "--split")
    assert rows == [["-1: deal J", "8"], ["-1: deal Q", "8"], ["-1: deal K", "8"], ["total", "24"]]


def test_counting_begins_at_the_end_of_a_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "half.log"
    head = '{"game":"kuhn","revision":1,"seats":2,"options":{"ante":1},"seed":"s"}'
    file.write_text(f"{head}\n-1: deal Q\n-1: deal K\n0: bet\n", "utf-8")
    rows = counted(capsys, *KUHN, "--log", str(file), "--split")
    assert rows == [["1: fold", "1"], ["1: call", "1"], ["total", "2"]]


def test_rule_options_change_the_counts(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("perft", "palermo", "--seats", "5", "--depth", "2")
    usual = counted(capsys, *args)
    mirrored = counted(capsys, *args, "--options", '{"handedness": "free"}')
    assert [row[1] for row in usual] == ["36", "15120"]
    assert [row[1] for row in mirrored] == ["36", "25200"]


def test_a_log_that_does_not_replay_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.log"
    file.write_text("nonsense", "utf-8")
    assert main([*KUHN, "--log", str(file)]) == 1
    assert "line 1 is not the header" in capsys.readouterr().err
