"""Every game package has the same modules and files."""

from importlib.resources import files
from pathlib import Path

import pytest

from tavolino.core.game import AnyGame
from tavolino.core.game_package import RULES_MODULE
from tavolino.i18n import LANGUAGES
from tests.conformance.all_games import EVERY_GAME, every_game, shelf

pytestmark = pytest.mark.slow

QUESTIONS = (
    "components",
    "state",
    "actions",
    "rules",
    "view",
    "notation",
    "evaluate",
    "tell",
)


@every_game
def test_a_game_package_is_one_file_or_has_every_standard_module(game: AnyGame) -> None:
    room = Path(str(files(game.room)))
    for question in () if (room / f"{RULES_MODULE}.py").is_file() else QUESTIONS:
        single, grown = room / f"{question}.py", room / question / "__init__.py"
        assert single.is_file() != grown.is_file(), f"{game.room} lacks {question}, or has it twice"


@every_game
def test_a_game_package_has_its_rules_and_texts(game: AnyGame) -> None:
    room = Path(str(files(game.room)))
    assert (room / "RULES.md").read_text(encoding="utf-8").startswith("# ")
    for lang in LANGUAGES:
        assert (room / "texts" / f"{lang}.ftl").is_file()


@every_game
def test_every_module_begins_with_a_docstring(game: AnyGame) -> None:
    for file in Path(str(files(game.room))).rglob("*.py"):
        assert file.read_text(encoding="utf-8").startswith('"""'), file


@every_game
def test_golden_files_exist(game: AnyGame) -> None:
    place = shelf(game)
    assert (place / "playthrough.txt").is_file(), "run `make goldens`"
    assert list(place.glob("*.perft")), "run `make goldens`"
    played = {int(file.name.split("-")[1]) for file in place.glob("matches/random-*.log")}
    assert played == set(game.seats), "run `make goldens`"


def test_names_are_unique() -> None:
    names = [game.name for game in EVERY_GAME]
    assert len(set(names)) == len(names)
