"""Finds the games in a Python package."""

import importlib
from importlib.util import find_spec
from types import ModuleType

from tavolino.core.game import AnyGame, Game

RULES_MODULE = "game"
"""The module that holds the rules of a game package of one file."""


def games_in(package: str) -> list[AnyGame]:
    """Imports a package and returns the games that it exports, or else those of `RULES_MODULE`.

    Raises what the import raises.
    """
    module = importlib.import_module(package)
    found = _games_of(module)
    rules = f"{package}.{RULES_MODULE}"
    if found or not hasattr(module, "__path__") or find_spec(rules) is None:
        return found
    return _games_of(importlib.import_module(rules))


def _games_of(module: ModuleType) -> list[AnyGame]:
    things = {id(thing): thing for thing in vars(module).values() if isinstance(thing, Game)}
    return list(things.values())
