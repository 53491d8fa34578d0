"""The games that the command line knows: the built-in ones and those of ``--game``."""

import argparse
import importlib
import re
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from tavolino.bots.ladder import EVALUATOR_SEPARATOR
from tavolino.cli.support.component_files import component_setup
from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.contract.thinking import AnyThinking
from tavolino.core.game import AnyGame, Thinking
from tavolino.core.game_package import games_in
from tavolino.games import GAMES
from tavolino.promises import contract
from tavolino.promises.crash import crash_location

Loaded = TypeVar("Loaded")


def add_game_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        *("--game", "-g"),
        metavar="MODULE",
        action="append",
        default=[],
        dest="modules",
        help="also load the game in this Python package, e.g. examples.kuhn (repeatable)",
    )


def load_games(modules: Sequence[str] = ()) -> dict[str, AnyGame]:
    """Every game by its name, with the operator's component files loaded."""
    component_setup()()
    return {**GAMES, **{game.name: game for module in modules for game in _games_in(module)}}


def load_games_of(name: str) -> list[AnyGame]:
    """The built-in game of this name, or the games in the Python package of this name."""
    known = load_games()
    return [known[name]] if name in known else _games_in(name)


def _games_in(module: str) -> list[AnyGame]:
    found = _import(module, games_in)
    for game in found:
        if not _exists(game.room):
            exit_with_usage_error(
                f"{module}: {game.name} says room={game.room!r}, but there is no such package"
            )
        for wrong in contract.check(game):
            exit_with_usage_error(f"{module}: {wrong}")
    return found or exit_with_usage_error(f"{module} contains no Game")


def _exists(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def _import(module: str, load: Callable[[str], Loaded]) -> Loaded:
    """Load a module from the current folder. If it fails, exit with the reason and the place."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return load(module)
    except ModuleNotFoundError as error:
        if error.name and module.startswith(error.name):
            exit_with_usage_error(f"cannot import {module}: {error}")
        exit_with_usage_error(f"cannot import {module}: {_import_error(error, module)}")
    except Exception as error:
        exit_with_usage_error(f"cannot import {module}: {_import_error(error, module)}")


def _import_error(error: Exception, module: str) -> str:
    """What failed while a module was imported, and where."""
    where = crash_location(error, module.partition(".")[0])
    return f"{where}: {explain_record_error(str(error)) or f'{type(error).__name__}: {error}'}"


def explain_record_error(message: str) -> str:
    """Python's error about a missing or unknown field of a record, in plain words."""
    if lacks := re.fullmatch(r"(\w+)\.__init__\(\) missing .*?: (.*)", message):
        return f"{lacks[1]} lacks {lacks[2]}"
    if odd := re.fullmatch(r"(\w+)\.__init__\(\) got an unexpected .*? ('\w+')", message):
        return f"{odd[1]} has no field {odd[2]}"
    return ""


def load_evaluators(bots: Sequence[str]) -> dict[str, AnyThinking]:
    """The evaluators that bot names ask for, such as ``hard@my_games.other_mind``."""
    named = {
        bot: bot.partition(EVALUATOR_SEPARATOR)[2] for bot in bots if EVALUATOR_SEPARATOR in bot
    }
    return {bot: _evaluator_in(module) for bot, module in named.items()}


def _evaluator_in(module: str) -> AnyThinking:
    members = vars(_import(module, importlib.import_module)).values()
    found = [thing for thing in members if isinstance(thing, Thinking)]
    return found[0] if found else exit_with_usage_error(f"{module} contains no Thinking")


def load_game(name: str, modules: Sequence[str] = ()) -> AnyGame:
    """The game of this name. For an unknown name, exits and lists the known games."""
    known = load_games(modules)
    if name not in known:
        exit_with_usage_error(f"there is no game {name!r}; there are: {', '.join(known)}")
    return known[name]
