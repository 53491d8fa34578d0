"""The notation of actions: ``put b2``."""

from tavolino.cli.template.actions import Action, Put
from tavolino.cli.template.components import SQUARES
from tavolino.core.game import MalformedAction


def format(action: Action) -> str:
    return f"put {SQUARES[action.square]}"


def parse(text: str) -> Action:
    match text.split():
        case ["put", name] if name in SQUARES:
            return Put(SQUARES.index(name))
        case _:
            raise MalformedAction(f"not an action of tris: {text!r}")
