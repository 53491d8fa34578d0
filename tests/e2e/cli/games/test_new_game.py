"""`tavolino new-game` creates a package that runs at once, or explains why it cannot."""

import re
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.commands.new_game import rule_series
from tests.kit import cli
from tests.kit.cli import tavolino

pytestmark = pytest.mark.process

WORDS = re.compile("tris|template", re.IGNORECASE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a new game package."""
    folder = tmp_path_factory.mktemp("rooms")
    made = tavolino("new-game", "four_corners", cwd=folder)
    assert made.returncode == 0, made.stderr
    assert b"tavolino serve --game four_corners" in made.stdout
    return folder


def test_every_file_names_the_new_game(folder: Path) -> None:
    room = folder / "four_corners"
    files = [file for file in room.rglob("*.*") if "__pycache__" not in file.parts]
    assert {"RULES.md", "game.py", "test_rules.py", "nl.ftl"} <= {file.name for file in files}
    for file in files:
        assert not WORDS.search(file.read_text("utf-8")), file
    assert "**FC-2.2**" in (room / "RULES.md").read_text("utf-8")
    assert "class FourCornersOptions" in (room / "game.py").read_text("utf-8")
    assert "four_corners-title = Four corners" in (room / "texts/en.ftl").read_text("utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "check four_corners",
        "fuzz --game four_corners four_corners --matches 100 --jobs 1",
        "games --game four_corners",
        "selfplay four_corners --game four_corners --bots hard,random --matches 2 --jobs 1",
    ],
)
def test_every_command_accepts_the_new_package(line: str, folder: Path) -> None:
    done = tavolino(*line.split(), cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert b"four_corners" in done.stdout


def test_the_tests_of_the_new_package_pass(folder: Path) -> None:
    done = cli.pytest("four_corners", folder)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("my-game", "cannot name a Python package"),
        ("Chess", "cannot name a Python package"),
        ("9men", "cannot name a Python package"),
        ("lambda", "cannot name a Python package"),
        ("x", "cannot name a Python package"),
        ("__init__", "cannot name a Python package"),
        ("palermo", "there is already a game palermo"),
        ("random", "there is already a Python module random"),
        ("msgspec", "there is already a Python module msgspec"),
        ("landing", "landing is a prefix of the application's texts"),
        ("here", "this folder already contains here"),
    ],
)
def test_an_invalid_name_is_reported_in_one_sentence(
    name: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").touch()
    with pytest.raises(SystemExit) as stopped:
        main(["new-game", name])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("tavolino: ")
    assert why in said
    assert said.count("\n") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["here"]


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("chess", "CHES"),
        ("my_game", "MG"),
        ("go", "GO"),
        ("six_5_4", ""),
        ("a_b_c_d_e_f_g", "ABCDEF"),
    ],
)
def test_rule_numbers_begin_with_the_name_of_the_game(name: str, letters: str) -> None:
    assert rule_series(name) == (letters or "SIX")
