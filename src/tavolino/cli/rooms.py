"""Which games the command line knows: our own, and those that ``--game`` brings along."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tavolino.cli.complaint import complain
from tavolino.core.game import AnyGame, Game
from tavolino.games import GAMES


def add_game_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        *("--game", "-g"),
        metavar="MODULE",
        action="append",
        default=[],
        dest="modules",
        help="also know the game in this Python package, e.g. examples.kuhn (repeatable)",
    )


def rooms(modules: Sequence[str] = ()) -> dict[str, AnyGame]:
    """Every game by its name."""
    return {**GAMES, **{game.name: game for module in modules for game in _games_in(module)}}


def _games_in(module: str) -> list[AnyGame]:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        room = importlib.import_module(module)
    except ImportError as error:
        complain(f"cannot import the room {module}: {error}")
    found = [thing for thing in vars(room).values() if isinstance(thing, Game)]
    return found or complain(f"{module} has no Game in it")


def room(name: str, modules: Sequence[str] = ()) -> AnyGame:
    """The game of this name; whoever asks for another one is told which there are."""
    known = rooms(modules)
    if name not in known:
        complain(f"there is no game {name!r}; there are: {', '.join(known)}")
    return known[name]
