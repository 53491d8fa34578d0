"""What NATURE does where nobody can list it: it turns the wood, scatters, and lets things fall."""

from random import Random

from tavolino.games.villa_paletti.actions import Action, Scatter, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import LayFloor, carry
from tavolino.games.villa_paletti.physics import run
from tavolino.games.villa_paletti.rules import setup
from tavolino.games.villa_paletti.rules.moving import packets, stretch
from tavolino.games.villa_paletti.state import State

TRIED = 4
"""So many poses of the blue floor are let down before the pillars are scattered anew."""


def nature(state: State, random: Random) -> Action:
    """How the villa is set up, or what came of what hands did."""
    match state.phase:
        case "wood":
            return setup.draw_wood(state, random)
        case "scatter":
            return setup.scatter(state, random)
        case "blue" if state.motion is None:
            return _lay_blue(state, random)
        case _:
            return run(state.villa, state.heights, stretch(state), packets(state))


def _lay_blue(state: State, random: Random) -> Stands | Scatter:
    """VP-S4: the pose that covers most pillars, if the floor lies there; else all over again."""
    for there in setup.blue_poses(state, random)[:TRIED]:
        gesture = carry(Spot(0, 0), there)
        outcome = run(state.villa, state.heights, LayFloor(), gesture)
        if isinstance(outcome, Stands):
            return outcome
    return setup.scatter(state, random)
