"""Many rounds of Tris in one match: a tiny game, with little cost for creating tables."""

import dataclasses
from typing import cast

from tavolino.cli.template import TRIS, rules
from tavolino.cli.template.actions import Action
from tavolino.cli.template.components import TrisOptions
from tavolino.cli.template.state import State
from tavolino.core.game import AnyGame, Seat

ROUNDS = 25


class Rounds(State, frozen=True):
    """A board, and the number of boards before it."""

    rounds: int = 0


def initial(options: TrisOptions, seats: int) -> Rounds:
    return Rounds(options)


def actors(state: Rounds) -> tuple[Seat, ...]:
    return () if state.rounds == ROUNDS else rules.actors(state)


def apply(state: Rounds, seat: Seat, action: Action) -> State:
    """Empty the board when its round is over."""
    after = rules.apply(state, seat, action)
    if rules.actors(after):
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
