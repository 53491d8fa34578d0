"""The villa at rest: poses of pillars and floors.

The origin is the centre of the base's upper face; x points east, y north, z up. Level 0 is the
base, level n the n-th floor. The level of a pillar is the level that it stands on.
"""

from functools import lru_cache
from math import atan2, cos, sin
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from shapely import Polygon

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    FLOORS,
    PILLAR_HEIGHT,
    PILLARS,
    STOREY,
)
from tavolino.games.villa_paletti.geometry import Spot

Criterion: TypeAlias = Literal["C1", "C2", "C3", "C4"]
"""How a villa collapses: C1 a floor sank, C2 a floor tilted, C3 a floor touched another, C4 only
pillars fell over."""

NM = 1_000_000
"""Nanometres per millimetre."""

UNIT = 10**9
"""Norm of a quaternion, and nanometres per metre. Poses are integers, so that logs do not depend on
the formatting of floats."""

OUT = -1
"""The level of a pillar that left the game."""


class Pose(Struct, frozen=True, array_like=True):
    """Position and attitude of a body: the centre in nanometres, the quaternion times 10**9."""

    x: int
    y: int
    z: int
    w: int = UNIT
    i: int = 0
    j: int = 0
    k: int = 0


class Villa(Struct, frozen=True):
    """All pieces that stand."""

    pillars: tuple[Pose | None, ...] = (None,) * len(PILLARS)
    """By number; None for a pillar that is in a hand, not yet set up, or out of the game."""
    levels: tuple[int, ...] = (0,) * len(PILLARS)
    """The level of each pillar. A pillar in a hand keeps its previous level; OUT if it left the
    game."""
    floors: tuple[Pose, ...] = ()
    """The floors that have been laid, blue first."""

    @property
    def top(self) -> int:
        """The level of the highest floor."""
        return len(self.floors)

    def with_pillar(self, pillar: int, pose: Pose | None, level: int) -> "Villa":
        pillars, levels = list(self.pillars), list(self.levels)
        pillars[pillar], levels[pillar] = pose, level
        return replace(self, pillars=tuple(pillars), levels=tuple(levels))

    def without(self, pillar: int) -> "Villa":
        """The villa after this pillar has left the game."""
        return self.with_pillar(pillar, None, OUT)

    def standing_on(self, level: int) -> tuple[int, ...]:
        """The pillars on a level, by number."""
        return tuple(
            number
            for number, pose in enumerate(self.pillars)
            if pose is not None and self.levels[number] == level
        )


# ---------------------------------------------------------------- poses
def upright(spot: Spot, z: float) -> Pose:
    """A body that is rotated but not tilted, with its centre at height z in millimetres."""
    half = spot.turn / 2
    return Pose(
        round(spot.x * NM),
        round(spot.y * NM),
        round(z * NM),
        w=round(cos(half) * UNIT),
        k=round(sin(half) * UNIT),
    )


def pillar_pose(spot: Spot, level: int) -> Pose:
    """The pose of a pillar of nominal height on a level."""
    return upright(spot, level * STOREY + PILLAR_HEIGHT / 2)


def floor_pose(floor: int, spot: Spot) -> Pose:
    """The pose of a floor on pillars of nominal height."""
    return upright(spot, floor * STOREY + PILLAR_HEIGHT + FLOOR_THICKNESS / 2)


def turn(pose: Pose) -> float:
    """Rotation of a body about the vertical, anticlockwise, in radians."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    return atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k))


def axis(pose: Pose) -> tuple[float, float, float]:
    """Unit vector from a body's foot to its head."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    return 2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)


def moved_along_axis(pose: Pose, distance: int) -> Pose:
    """The same body, moved along its own axis by this distance in nanometres."""
    x, y, z = axis(pose)
    return replace(
        pose,
        x=pose.x + round(x * distance),
        y=pose.y + round(y * distance),
        z=pose.z + round(z * distance),
    )


def spot(pose: Pose) -> Spot:
    """Plan position of a body, in millimetres."""
    return Spot(pose.x / NM, pose.y / NM, turn(pose))


def with_nominal_heights(villa: Villa, heights: tuple[int, ...]) -> Villa:
    """The same feet and floors, with all pillars at nominal height."""
    pillars = (
        pose and moved_along_axis(pose, -(height // 2))
        for pose, height in zip(villa.pillars, heights, strict=True)
    )
    return replace(villa, pillars=tuple(pillars))


# ---------------------------------------------------------------- carried pieces
HOVER_CLEARANCE = 15.0
"""mm: clearance of a carried piece above everything else at the start."""


def hover_pose(villa: Villa, piece: int) -> Pose:
    """The initial pose of a carried piece: over the centre of the top floor, above everything."""
    tops = [pose.z / NM + PILLAR_HEIGHT / 2 for pose in villa.pillars if pose is not None]
    tops += [pose.z / NM + FLOOR_THICKNESS / 2 for pose in villa.floors]
    half = PILLAR_HEIGHT / 2 if piece < len(PILLARS) else FLOOR_THICKNESS / 2
    return upright(hover_spot(villa), max(tops, default=0.0) + HOVER_CLEARANCE + half)


def hover_spot(villa: Villa) -> Spot:
    """The centre of the top floor, or of the base."""
    return Spot(villa.floors[-1].x / NM, villa.floors[-1].y / NM) if villa.floors else Spot(0, 0)


# ---------------------------------------------------------------- plan view
@lru_cache(maxsize=4096)
def head(pillar: int, pose: Pose) -> Polygon:
    """The outline of a standing pillar's head. Its foot has the same outline."""
    return geometry.foot(PILLARS[pillar].kind, spot(pose))


@lru_cache(maxsize=512)
def outline(floor: int, pose: Pose) -> Polygon:
    return geometry.outline(FLOORS[floor], spot(pose))


def ground(villa: Villa, level: int) -> Polygon:
    """The surface on which pillars of a level stand: the building site, or a floor's outline."""
    return outline(level - 1, villa.floors[level - 1]) if level else geometry.SITE


def is_covered(villa: Villa, pillar: int) -> bool:
    """Does the floor above overlap the pillar's head?"""
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is None or level >= villa.top:
        return False
    return geometry.is_head_covered(head(pillar, pose), outline(level, villa.floors[level]))
