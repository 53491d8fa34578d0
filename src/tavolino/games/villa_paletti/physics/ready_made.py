"""Motions in few words become the packets of a careful hand."""

from math import cos, radians, sin

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    GRAINS,
    Gesture,
    Remove,
    Stretch,
    carry,
    lift_off,
    pull,
)
from tavolino.games.villa_paletti.motions import Hands, Lay, LiftOff, Motion, Place, Pull
from tavolino.games.villa_paletti.physics.scene import hover_spot
from tavolino.games.villa_paletti.villa import Villa, outline, spot

FARTHEST = 400
"""Millimetres: from there no floor is overhead."""
BEYOND = 12.0
"""The hand goes on so far after the pillar should be free: it follows the hand with some slack."""


def gesture_of(villa: Villa, stretch: Stretch, motion: Motion) -> Gesture:
    """The packets that a motion stands for, from this villa."""
    match motion:
        case Hands(packets):
            return packets
        case Place(x, y, turn) | Lay(x, y, turn):
            to = Spot(x / GRAINS, y / GRAINS, radians(turn))
            return carry(hover_spot(villa), to)
        case Pull() if isinstance(stretch, Remove):
            return _pull(villa, stretch, motion)
        case LiftOff() if isinstance(stretch, Remove):
            return lift_off(
                _foot(villa, stretch.pillar), villa.levels[stretch.pillar], stretch.grip
            )
        case _:
            raise ValueError(f"{motion} is no motion of {stretch}")


def _foot(villa: Villa, pillar: int) -> Spot:
    pose = villa.pillars[pillar]
    if pose is None:
        raise ValueError(f"pillar {pillar} does not stand")
    return spot(pose)


def _pull(villa: Villa, stretch: Remove, motion: Pull) -> Gesture:
    foot, level = _foot(villa, stretch.pillar), villa.levels[stretch.pillar]
    way = way_out(villa, stretch.pillar, radians(motion.towards)) + BEYOND
    angle = radians(motion.towards)
    to = Spot(foot.x + way * cos(angle), foot.y + way * sin(angle))
    steady = level if motion.steady else None
    return pull(foot, level, stretch.grip, to, steady=steady, lift=motion.lift / 1000)


def way_out(villa: Villa, pillar: int, angle: float) -> float:
    """So many millimetres in this direction a pillar is clear of every floor above it."""
    foot, kind = _foot(villa, pillar), PILLARS[pillar].kind
    above = [outline(n, villa.floors[n]) for n in range(villa.levels[pillar], villa.top)]
    for way in range(FARTHEST):
        there = Spot(foot.x + way * cos(angle), foot.y + way * sin(angle))
        if geometry.is_clear(kind, there, above):
            return float(way)
    return float(FARTHEST)
