"""Finds every game: the registered ones, the examples and the template."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import examples
from tavolino.cli.template import TRIS
from tavolino.core.game import AnyGame
from tavolino.core.game_package import games_in
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.games import GAMES
from tavolino.promises import random_play
from tavolino.promises.walk import Case, Walk

TESTS = Path(__file__).resolve().parents[1]


def example_games() -> Iterator[AnyGame]:
    for room in sorted(Path(examples.__file__).parent.glob("*/__init__.py")):
        yield from games_in(f"examples.{room.parent.name}")


EVERY_GAME: tuple[AnyGame, ...] = (*GAMES.values(), *example_games(), TRIS)

QUICK_GAMES = tuple(game for game in EVERY_GAME if game.hands is None)
"""Games without simulations, whose whole matches take little time."""

FALLING_GAMES = tuple(game for game in EVERY_GAME if game.hands is not None)


def shelf(game: AnyGame) -> Path:
    """Return the folder with the golden files of a game."""
    return TESTS / ("games" if game.name in GAMES else "unit/core") / game.name


def kept_matches(game: AnyGame) -> list[Path]:
    """Return the golden matches of a game that use its current revision."""
    logs = sorted(shelf(game).glob("matches/*.log"))
    return [log for log in logs if not log.stem.startswith("revision-")]


@cache
def kept(file: Path, game: AnyGame) -> Walk:
    """Convert a golden match to a walk. In games with simulations only this is fast."""
    log = parse_log(file.read_text(encoding="utf-8"))
    switched = json.dumps(log.header.options, sort_keys=True)
    return random_play.walk_of_match(Case(game, log.header.seats, switched), replay(game, log))


@cache
def walked(case: Case) -> Walk:
    return random_play.random_walk(case)


@cache
def heard(game: AnyGame) -> tuple[Any, ...]:
    """Return actions of many moments, most of which are illegal at other moments."""
    if game.hands is not None:
        return random_play.actions_of([kept(file, game) for file in kept_matches(game)])
    return random_play.actions_of([walked(case) for case in random_play.cases(game)])


CASES = tuple(case for game in QUICK_GAMES for case in random_play.cases(game))
FALLING = tuple(case for game in FALLING_GAMES for case in random_play.cases(game))
KEPT = [(file, game) for game in FALLING_GAMES for file in kept_matches(game)]

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
