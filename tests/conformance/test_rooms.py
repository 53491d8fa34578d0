"""Every room has the same shape, so that whoever knows one knows them all."""

from importlib.resources import files
from pathlib import Path

import pytest

from tavolino.core.game import AnyGame
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
def test_a_room_answers_the_same_questions(game: AnyGame) -> None:
    room = Path(str(files(game.room)))
    for question in QUESTIONS:
        single, grown = room / f"{question}.py", room / question / "__init__.py"
        assert single.is_file() != grown.is_file(), f"{game.room} lacks {question}, or has it twice"


@every_game
def test_a_room_brings_its_rules_and_its_texts(game: AnyGame) -> None:
    room = Path(str(files(game.room)))
    assert (room / "RULES.md").read_text(encoding="utf-8").startswith("# ")
    for lang in LANGUAGES:
        assert (room / "texts" / f"{lang}.ftl").is_file()


@every_game
def test_every_file_says_its_point_first(game: AnyGame) -> None:
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
