"""A server for tests, in a process of its own: ``python -m tests.house '{"rooms": […]}'``."""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.games import GAMES
from tavolino.server.serve import serve
from tavolino.server.settings import read_settings
from tavolino.server.think import games_in


class Order(Struct, frozen=True):
    """Which rooms to open beside our own, and with which settings."""

    rooms: tuple[str, ...] = ()
    settings: dict[str, Any] = {}


def main(order: Order) -> int:
    more: list[AnyGame] = [game for room in order.rooms for game in games_in(room)]
    games = {**GAMES, **{game.name: game for game in more}}
    return serve(read_settings(**order.settings), games)


if __name__ == "__main__":
    sys.exit(main(msgspec.json.decode(sys.argv[1], type=Order)))
