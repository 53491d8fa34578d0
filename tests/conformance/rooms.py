"""Every game we host, found and not listed: the registered ones, the examples, the template."""

import importlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import examples
from tavolino.cli.template import TRIS
from tavolino.core.game import AnyGame, Game
from tavolino.core.log import read
from tavolino.core.switches import any_of, one_by_one
from tavolino.games import GAMES

TESTS = Path(__file__).resolve().parents[1]
AT_RANDOM = 3
"""So many random combinations of switches, besides each value alone."""


def example_games() -> Iterator[AnyGame]:
    for room in sorted(Path(examples.__file__).parent.glob("*/__init__.py")):
        found = vars(importlib.import_module(f"examples.{room.parent.name}")).values()
        yield from (thing for thing in found if isinstance(thing, Game))


EVERY_GAME: tuple[AnyGame, ...] = (*GAMES.values(), *example_games(), TRIS)

QUICK_GAMES = tuple(game for game in EVERY_GAME if game.hands is None)
"""Where nothing is simulated, whole matches take no time."""


def shelf(game: AnyGame) -> Path:
    """Where the golden files of a game lie."""
    return TESTS / ("games" if game.name in GAMES else "core") / game.name


@dataclass(frozen=True)
class Case:
    """A game with so many seats and such rules."""

    game: AnyGame
    seats: int
    switched: str
    """The switches that differ from their defaults, as JSON: a case must be hashable."""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.switched}"

    @property
    def options(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.switched)
        return found


def combinations(game: AnyGame) -> Iterator[dict[str, Any]]:
    yield from one_by_one(game.options)
    random = Random(game.name)
    for _ in range(AT_RANDOM):
        yield dict(any_of(game.options, random))


def kept_matches(game: AnyGame) -> dict[Case, Path]:
    """The golden matches of a game, by their case."""
    found = {}
    for file in sorted(shelf(game).glob("matches/random-*.log")):
        header = read(file.read_text(encoding="utf-8")).header
        switched = json.dumps(header.options, sort_keys=True)
        found[Case(game, header.seats, switched)] = file
    return found


def cases() -> Iterator[Case]:
    """Where NATURE simulates, matches take long: there the golden ones are looked at."""
    for game in EVERY_GAME:
        if game.hands is not None:
            yield from kept_matches(game)
            continue
        for seats in game.seats:
            switched = (json.dumps(options, sort_keys=True) for options in combinations(game))
            yield from (Case(game, seats, options) for options in dict.fromkeys(switched))


CASES = tuple(cases())

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
