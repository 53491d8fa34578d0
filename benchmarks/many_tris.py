"""Many rounds of Tris in one match: a tiny game, with little cost for creating tables."""

import dataclasses
from typing import cast

from tavolino.cli.template import TRIS, game
from tavolino.cli.template.game import Put, State, TrisOptions
from tavolino.core.game import AnyGame, Seat

ROUNDS = 25


class Rounds(State, frozen=True):
    """A board, and the number of boards before it."""

    rounds: int = 0


def initial(options: TrisOptions, seats: int) -> Rounds:
    return Rounds(options)


def actors(state: Rounds) -> tuple[Seat, ...]:
    return () if state.rounds == ROUNDS else game.actors(state)


def apply(state: Rounds, seat: Seat, action: Put) -> State:
    """Empty the board when its round is over."""
    after = game.apply(state, seat, action)
    if game.actors(after):
        return after
    return Rounds(state.options, rounds=state.rounds + 1)


MANY_TRIS: AnyGame = dataclasses.replace(
    cast(AnyGame, TRIS),
    name="many_tris",
    state=Rounds,
    initial=initial,
    actors=actors,
    apply=apply,
)
