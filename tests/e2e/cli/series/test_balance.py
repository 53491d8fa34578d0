"""`tavolino balance`: options and output. The laboratory tests cover the computation."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.support.variants import options_of_variant, variants_of
from tavolino.games import GAMES
from tavolino.games.papa_paolo.components import BOXES

pytestmark = pytest.mark.process

KUHN = ["balance", "kuhn", "--game", "examples.kuhn", "--bot", "easy", "--matches", "4"]
PAOLO = GAMES["papa_paolo"]


def test_each_value_has_a_column_and_each_measure_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*KUHN, "--vary", "ante", "--svg", str(tmp_path / "ante.svg")]) == 0
    head, *rest = capsys.readouterr().out.splitlines()
    assert head.split() == ["1", "2"]
    assert any(line.startswith("share of luck") for line in rest)
    assert "kuhn, 2 seats, easy, 4 matches each, seed 'tavolino'" in rest[-2]
    assert (tmp_path / "ante.svg").read_text("utf-8").startswith("<svg")


def test_json_output_from_several_processes_and_without_luck(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*KUHN, "--jobs", "2", "--json", "--weaker", "none"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["variant"] for one in found["columns"]] == ["as it is"]
    assert "share of luck" not in found["columns"][0]["measures"]


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (["--vary", "nothing=1"], "has no rule option 'nothing'"),
        (["--vary", "ante=3"], "--vary: Invalid enum value 3"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--weaker", "nobody"], "there is no bot 'nobody'"),
        (["--bot", "none"], "there is no bot 'none'"),
        (["--matches", "1"], "must be 2 or more"),
    ],
)
def test_misuse_is_explained(
    flags: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*KUHN, *flags])
    assert ended.value.code == 2
    assert why in capsys.readouterr().err


@pytest.fixture
def restored_boxes() -> Iterator[None]:
    """Restores the component boxes after the test."""
    before = dict(BOXES)
    yield
    BOXES.clear()
    BOXES.update(before)


@pytest.mark.usefixtures("restored_boxes")
def test_figures_of_a_component_file_are_varied_by_their_path() -> None:
    options = {"components": "the newest"}
    low, high = variants_of(PAOLO, options, "tracks.versatilityVP=[0,0,1,1,2,2],[0,1,2,3,4,9]")
    assert low.name == "[0,0,1,1,2,2]"
    marks = [options_of_variant(one)["components"] for one in (low, high)]
    assert [BOXES[mark].tracks.versatility[-1] for mark in marks] == [2, 9]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("tracks.nothing=1", "nothing at tracks.nothing"),
        ("nothing.at.all=1", "nothing at nothing.at.all"),
        ("tracks.expertVP=many", "tracks.expertVP: Expected `int`"),
        ("pizzerias.capacity.2=1", "pizzerias.capacity.2: must hold 2 pizzas"),
    ],
)
def test_a_figure_that_no_component_file_can_hold_is_refused(
    wish: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        variants_of(PAOLO, {"components": "the newest"}, wish)
    assert why in capsys.readouterr().err
