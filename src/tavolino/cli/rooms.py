"""Which games the command line knows: our own, and those that ``--game`` brings along."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tavolino.bots.ladder import WITH
from tavolino.cli.complaint import complain
from tavolino.cli.furnishing import furnishing
from tavolino.core.game import AnyGame, Game, Thinking
from tavolino.core.thinking import AnyThinking
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
    """Every game by its name, furnished."""
    furnishing()()
    return {**GAMES, **{game.name: game for module in modules for game in _games_in(module)}}


def _games_in(module: str) -> list[AnyGame]:
    found = [thing for thing in _things_in(module) if isinstance(thing, Game)]
    return found or complain(f"{module} has no Game in it")


def _things_in(module: str) -> list[object]:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return list(vars(importlib.import_module(module)).values())
    except ImportError as error:
        complain(f"cannot import {module}: {error}")


def minds(bots: Sequence[str]) -> dict[str, AnyThinking]:
    """What those bots think with whose names say so: ``hard@my_rooms.other_mind``."""
    named = {bot: bot.partition(WITH)[2] for bot in bots if WITH in bot}
    return {bot: _mind_in(module) for bot, module in named.items()}


def _mind_in(module: str) -> AnyThinking:
    found = [thing for thing in _things_in(module) if isinstance(thing, Thinking)]
    return found[0] if found else complain(f"{module} has no Thinking in it")


def room(name: str, modules: Sequence[str] = ()) -> AnyGame:
    """The game of this name; whoever asks for another one is told which there are."""
    known = rooms(modules)
    if name not in known:
        complain(f"there is no game {name!r}; there are: {', '.join(known)}")
    return known[name]
