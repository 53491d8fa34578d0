"""Places the camera so that all pieces stay in the picture in every frame."""

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

FIELD_OF_VIEW: Final = 45.0
"""Vertical field of view, in degrees."""
FILL_FRACTION: Final = 0.96
"""Fraction of the half picture that the pieces may fill."""
CORNER_STEP: Final = 6
"""Only every RING-th corner of a floor is checked. Between them the outline hardly bulges."""


class Camera(NamedTuple):
    """A camera that looks at the villa's axis; metres and degrees."""

    height: float
    distance: float
    elevation: float


def storeys_shown(poses: Mapping[int, Pose]) -> float:
    """Height of the scene in storeys, including pieces above the top floor."""
    floors = sum(piece >= FIRST_FLOOR for piece in poses)
    highest = max((pose.z / NM for pose in poses.values()), default=0.0)
    return max(floors, (highest - PILLAR_HEIGHT / 2) / STOREY)


def camera_for(frames: Sequence[Mapping[int, Pose]], turn: float, aspect: float) -> Camera:
    """One camera for all frames, for a picture with this ratio of height to width."""
    storeys = max(map(storeys_shown, frames), default=0.0)
    tall = (storeys * STOREY + PILLAR_HEIGHT) / 1000
    height, elevation = 0.48 * tall - 0.02, min(-14.0, 4.0 * storeys - 34.0)
    near = 0.42 + 1.15 * tall / min(aspect, 1.25)
    corners = [_corners(piece, pose) for frame in frames for piece, pose in frame.items()]
    if not corners:
        return Camera(height, near, elevation)
    seen = np.concatenate(corners) - [0.0, 0.0, height]
    return Camera(height, max(near, _distance_for(seen, turn, elevation, aspect)), elevation)


def _distance_for(seen: Points, turn: float, elevation: float, aspect: float) -> float:
    """The distance at which all these points are inside the picture."""
    a, e = radians(turn), radians(elevation)
    ahead = seen @ [cos(e) * cos(a), cos(e) * sin(a), sin(e)]
    across = np.abs(seen @ [sin(a), -cos(a), 0.0])
    up = np.abs(seen @ [-sin(e) * cos(a), -sin(e) * sin(a), cos(e)])
    half = tan(radians(FIELD_OF_VIEW / 2)) * FILL_FRACTION
    return float(np.max(np.maximum(up, across * aspect) / half - ahead))


def _corners(piece: int, pose: Pose) -> Points:
    """The outermost points of a piece, in metres."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    turned: Points = _own_corners(piece) @ np.array(rotation((w, i, j, k))).T
    return turned + np.array([pose.x, pose.y, pose.z]) / UNIT


def _own_corners(piece: int) -> Points:
    if piece >= FIRST_FLOOR:
        ring = shape(FLOORS[piece - FIRST_FLOOR]).exterior.coords[::CORNER_STEP]
        return np.array([(x, y, 0.0) for x, y in ring]) / 1000
    radius, half = PILLARS[piece].kind.radius, PILLAR_HEIGHT / 2
    sides = ((radius, 0.0), (-radius, 0.0), (0.0, radius), (0.0, -radius))
    return np.array([(x, y, z) for x, y in sides for z in (-half, half)]) / 1000
