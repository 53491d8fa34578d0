"""Entries of the game catalog: seats, rule options, bot levels and features of a game."""

import msgspec

from tavolino.bots import levels_of
from tavolino.core.files.lesson import lesson_of
from tavolino.core.game import AnyGame
from tavolino.core.rule_options import rule_options
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.tables import GameInfo, RuleOption


def game_info(game: AnyGame) -> GameInfo:
    """The catalog entry of a game."""
    return GameInfo(
        name=game.name,
        revision=game.revision,
        seats=game.seats,
        switches=tuple(
            RuleOption(name, values) for name, values in rule_options(game.options).items()
        ),
        levels=msgspec.convert(levels_of(game), tuple[Level, ...]),
        secrets=game.secrets,
        first_game=lesson_of(game.room) is not None,
        practice=can_practice(game),
    )


def can_practice(game: AnyGame) -> bool:
    """Where hands move and things fall nothing can be taken back, so there is something to try."""
    return game.hands is not None
