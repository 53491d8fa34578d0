"""Which games the command line knows: our own, and those that ``--game`` brings along."""

import argparse
import importlib
import re
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from tavolino.bots.ladder import EVALUATOR_SEPARATOR
from tavolino.cli.support.component_files import furnishing
from tavolino.cli.support.usage_error import complain
from tavolino.core.game import AnyGame, Game, Thinking
from tavolino.core.thinking import AnyThinking
from tavolino.games import GAMES
from tavolino.promises import contract
from tavolino.promises.crash import place


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


def rooms_called(name: str) -> list[AnyGame]:
    """The games that somebody means: one of ours, or those in a Python package."""
    known = rooms()
    return [known[name]] if name in known else _games_in(name)


def _games_in(module: str) -> list[AnyGame]:
    things = {id(thing): thing for thing in _things_in(module) if isinstance(thing, Game)}
    found = list(things.values())
    for game in found:
        if not _exists(game.room):
            complain(f"{module}: {game.name} says room={game.room!r}, but there is no such package")
        for wrong in contract.look(game):
            complain(f"{module}: {wrong}")
    return found or complain(f"{module} has no Game in it")


def _exists(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def _things_in(module: str) -> list[object]:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return list(vars(importlib.import_module(module)).values())
    except ModuleNotFoundError as error:
        if error.name and module.startswith(error.name):
            complain(f"cannot import {module}: {error}")
        complain(f"cannot import {module}: {_failed(error, module)}")
    except Exception as error:
        complain(f"cannot import {module}: {_failed(error, module)}")


def _failed(error: Exception, module: str) -> str:
    """What went wrong while a module was imported, and where."""
    where = place(error, module.partition(".")[0])
    return f"{where}: {forgotten(str(error)) or f'{type(error).__name__}: {error}'}"


def forgotten(message: str) -> str:
    """What Python says of a record with a field too few or too many, in words about rooms."""
    if lacks := re.fullmatch(r"(\w+)\.__init__\(\) missing .*?: (.*)", message):
        return f"{lacks[1]} lacks {lacks[2]}"
    if odd := re.fullmatch(r"(\w+)\.__init__\(\) got an unexpected .*? ('\w+')", message):
        return f"{odd[1]} has no field {odd[2]}"
    return ""


def minds(bots: Sequence[str]) -> dict[str, AnyThinking]:
    """What those bots think with whose names say so: ``hard@my_rooms.other_mind``."""
    named = {
        bot: bot.partition(EVALUATOR_SEPARATOR)[2] for bot in bots if EVALUATOR_SEPARATOR in bot
    }
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
