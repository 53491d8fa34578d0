"""NATURE's outcomes that cannot be enumerated: pillar dimensions, the setup, and the physics."""

from random import Random

from tavolino.games.villa_paletti.actions import Action, Scatter, Stands
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import LayFloor, carry
from tavolino.games.villa_paletti.physics import run
from tavolino.games.villa_paletti.rules import setup
from tavolino.games.villa_paletti.rules.moving import packets, task_of
from tavolino.games.villa_paletti.state import State

BLUE_POSES = 4
"""Number of poses of the blue floor to simulate before the pillars are scattered again."""


def nature(state: State, random: Random) -> Action:
    """The outcome of the setup or of a gesture."""
    match state.phase:
        case "wood":
            return setup.draw_wood(state, random)
        case "scatter":
            return setup.scatter(state, random)
        case "blue" if state.motion is None:
            return _lay_blue(state, random)
        case _:
            return run(state.villa, state.heights, task_of(state), packets(state))


def _lay_blue(state: State, random: Random) -> Stands | Scatter:
    """VP-S4: lay the blue floor so that it covers most pillars; if no pose holds, scatter again."""
    for there in setup.blue_poses(state, random)[:BLUE_POSES]:
        gesture = carry(Spot(0, 0), there)
        outcome = run(state.villa, state.heights, LayFloor(), gesture)
        if isinstance(outcome, Stands):
            return outcome
    return setup.scatter(state, random)
