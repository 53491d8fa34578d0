"""`tavolino ladder`: options and output. The tests of the bots cover the computation."""

import json

import pytest

from tavolino.cli import main

pytestmark = pytest.mark.process

KUHN = ["ladder", "kuhn", "--game", "examples.kuhn", "--bots", "random,easy", "--seed", "x"]


def test_rates_and_elo_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*KUHN, "--matches", "4"]) == 0
    shown = capsys.readouterr().out
    assert "easy" in shown
    assert "random" in shown
    assert "Elo" in shown


def test_json_output_from_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*KUHN, "--matches", "4", "--jobs", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "kuhn"
    assert "easy" in json.dumps(found)


@pytest.mark.parametrize(
    "flags",
    [
        ["--bots", "nobody"],
        ["--bots", "easy"],
        ["--seats", "9"],
        ["--matches", "0"],
        ["--tries", "0"],
    ],
)
def test_misuse_is_explained(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*KUHN, *flags])
    assert ended.value.code == 2
    assert "tavolino" in capsys.readouterr().err
