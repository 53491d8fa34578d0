"""What stands: pillars and floors, frozen where they came to rest.

The middle of the base's upper side is the origin; x goes east, y north, z up. Level 0 is the base,
level n the n-th floor; a pillar's level is what it stands on.
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
"""How a villa falls: C1 a floor sank, C2 tilted, C3 touched another; C4 only pillars fell over."""

NM = 1_000_000
"""Nanometres in a millimetre."""

UNIT = 10**9
"""A quaternion's length: poses are whole numbers, so that no log depends on how floats print."""

OUT = -1
"""The level of a pillar that left the game."""


class Pose(Struct, frozen=True, array_like=True):
    """Where a body is: its centre in nanometres, and its unit quaternion times 10**9."""

    x: int
    y: int
    z: int
    w: int = UNIT
    i: int = 0
    j: int = 0
    k: int = 0


class Villa(Struct, frozen=True):
    """Everything that stands."""

    pillars: tuple[Pose | None, ...] = (None,) * len(PILLARS)
    """By number; None for a pillar that is in a hand, not yet set up, or out of the game."""
    levels: tuple[int, ...] = (0,) * len(PILLARS)
    """What each pillar stands on; one in a hand keeps the level it came from; OUT of the game."""
    floors: tuple[Pose, ...] = ()
    """The floors that are built, blue first."""

    @property
    def top(self) -> int:
        """The level of the highest floor."""
        return len(self.floors)

    def with_pillar(self, pillar: int, pose: Pose | None, level: int) -> "Villa":
        pillars, levels = list(self.pillars), list(self.levels)
        pillars[pillar], levels[pillar] = pose, level
        return replace(self, pillars=tuple(pillars), levels=tuple(levels))

    def without(self, pillar: int) -> "Villa":
        """The pillar has left the game."""
        return self.with_pillar(pillar, None, OUT)

    def standing_on(self, level: int) -> tuple[int, ...]:
        """The pillars of a level, by number."""
        return tuple(
            number
            for number, pose in enumerate(self.pillars)
            if pose is not None and self.levels[number] == level
        )


# ---------------------------------------------------------------- poses
def upright(spot: Spot, z: float) -> Pose:
    """A body that is turned but not tilted, with its centre at this height in millimetres."""
    half = spot.turn / 2
    return Pose(
        round(spot.x * NM),
        round(spot.y * NM),
        round(z * NM),
        w=round(cos(half) * UNIT),
        k=round(sin(half) * UNIT),
    )


def on_level(spot: Spot, level: int) -> Pose:
    """A pillar of nominal height that stands on a level."""
    return upright(spot, level * STOREY + PILLAR_HEIGHT / 2)


def laid(floor: int, spot: Spot) -> Pose:
    """A floor that lies on pillars of nominal height."""
    return upright(spot, floor * STOREY + PILLAR_HEIGHT + FLOOR_THICKNESS / 2)


def turn(pose: Pose) -> float:
    """How far a body is turned anticlockwise, in radians."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    return atan2(2 * (w * k + i * j), 1 - 2 * (j * j + k * k))


def axis(pose: Pose) -> tuple[float, float, float]:
    """The direction from a body's foot to its head, of length one."""
    w, i, j, k = (part / UNIT for part in (pose.w, pose.i, pose.j, pose.k))
    return 2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)


def along(pose: Pose, way: int) -> Pose:
    """The same body, its centre moved so many nanometres towards its head."""
    x, y, z = axis(pose)
    return replace(
        pose, x=pose.x + round(x * way), y=pose.y + round(y * way), z=pose.z + round(z * way)
    )


def spot(pose: Pose) -> Spot:
    """Where a body is, seen from above, in millimetres."""
    return Spot(pose.x / NM, pose.y / NM, turn(pose))


def alike(villa: Villa, heights: tuple[int, ...]) -> Villa:
    """The same feet and floors, if no pillar were longer than another by its hidden deviation."""
    pillars = (
        pose and along(pose, -(height // 2))
        for pose, height in zip(villa.pillars, heights, strict=True)
    )
    return replace(villa, pillars=tuple(pillars))


# ---------------------------------------------------------------- in the hand
HOVER = 15.0
"""What is carried begins so many millimetres above everything else."""


def hover(villa: Villa, piece: int) -> Pose:
    """Where a carried piece begins: over the middle of the top floor, above everything."""
    tops = [pose.z / NM + PILLAR_HEIGHT / 2 for pose in villa.pillars if pose is not None]
    tops += [pose.z / NM + FLOOR_THICKNESS / 2 for pose in villa.floors]
    half = PILLAR_HEIGHT / 2 if piece < len(PILLARS) else FLOOR_THICKNESS / 2
    return upright(hover_spot(villa), max(tops, default=0.0) + HOVER + half)


def hover_spot(villa: Villa) -> Spot:
    """The middle of the top floor, or of the base."""
    return Spot(villa.floors[-1].x / NM, villa.floors[-1].y / NM) if villa.floors else Spot(0, 0)


# ---------------------------------------------------------------- seen from above
@lru_cache(maxsize=4096)
def head(pillar: int, pose: Pose) -> Polygon:
    """The outline of a standing pillar; its foot is the same."""
    return geometry.foot(PILLARS[pillar].kind, spot(pose))


@lru_cache(maxsize=512)
def outline(floor: int, pose: Pose) -> Polygon:
    return geometry.outline(FLOORS[floor], spot(pose))


def ground(villa: Villa, level: int) -> Polygon:
    """On what a pillar of this level stands: the building site, or a floor's outline."""
    return outline(level - 1, villa.floors[level - 1]) if level else geometry.SITE


def is_covered(villa: Villa, pillar: int) -> bool:
    """Does the floor above lie over any part of the pillar's head?"""
    pose, level = villa.pillars[pillar], villa.levels[pillar]
    if pose is None or level >= villa.top:
        return False
    return geometry.covered(head(pillar, pose), outline(level, villa.floors[level]))
