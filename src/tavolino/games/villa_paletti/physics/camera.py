"""Where the eye stands so that everything is in the picture, from the first to the last moment."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin, tan
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.games.villa_paletti.components import FLOORS, PILLAR_HEIGHT, PILLARS, STOREY
from tavolino.games.villa_paletti.geometry import shape
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.world import rotation
from tavolino.games.villa_paletti.villa import NM, UNIT, Pose

Points = npt.NDArray[np.float64]

FIELD: Final = 45.0
"""Degrees that the eye sees from top to bottom."""
EDGE: Final = 0.96
"""Nothing comes nearer to the edge of the picture than this part of the way to it."""
RING: Final = 6
"""Every so many corners of a floor are looked at; between them it hardly bulges."""


class Eye(NamedTuple):
    """It looks at the axis of the villa at this height, from so far; metres and degrees."""

    height: float
    distance: float
    elevation: float


def reach(poses: Mapping[int, Pose]) -> float:
    """How many storeys there are to show: floors, and whatever stands or is held above them."""
    floors = sum(piece >= FIRST_FLOOR for piece in poses)
    highest = max((pose.z / NM for pose in poses.values()), default=0.0)
    return max(floors, (highest - PILLAR_HEIGHT / 2) / STOREY)


def eye_for(frames: Sequence[Mapping[int, Pose]], turn: float, aspect: float) -> Eye:
    """One place for all of them, for a picture that is so many times as high as wide."""
    storeys = max(map(reach, frames), default=0.0)
    tall = (storeys * STOREY + PILLAR_HEIGHT) / 1000
    height, elevation = 0.48 * tall - 0.02, min(-14.0, 4.0 * storeys - 34.0)
    near = 0.42 + 1.15 * tall / min(aspect, 1.25)
    corners = [_corners(piece, pose) for frame in frames for piece, pose in frame.items()]
    if not corners:
        return Eye(height, near, elevation)
    seen = np.concatenate(corners) - [0.0, 0.0, height]
    return Eye(height, max(near, _far_enough(seen, turn, elevation, aspect)), elevation)


def _far_enough(seen: Points, turn: float, elevation: float, aspect: float) -> float:
    """The distance at which all of these are between the edges."""
    a, e = radians(turn), radians(elevation)
    ahead = seen @ [cos(e) * cos(a), cos(e) * sin(a), sin(e)]
    across = np.abs(seen @ [sin(a), -cos(a), 0.0])
    up = np.abs(seen @ [-sin(e) * cos(a), -sin(e) * sin(a), cos(e)])
    half = tan(radians(FIELD / 2)) * EDGE
    return float(np.max(np.maximum(up, across * aspect) / half - ahead))


def _corners(piece: int, pose: Pose) -> Points:
    """The outermost points of a piece, in metres."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    turned: Points = _own_corners(piece) @ np.array(rotation((w, i, j, k))).T
    return turned + np.array([pose.x, pose.y, pose.z]) / UNIT


def _own_corners(piece: int) -> Points:
    if piece >= FIRST_FLOOR:
        ring = shape(FLOORS[piece - FIRST_FLOOR]).exterior.coords[::RING]
        return np.array([(x, y, 0.0) for x, y in ring]) / 1000
    radius, half = PILLARS[piece].kind.radius, PILLAR_HEIGHT / 2
    sides = ((radius, 0.0), (-radius, 0.0), (0.0, radius), (0.0, -radius))
    return np.array([(x, y, z) for x, y in sides for z in (-half, half)]) / 1000
