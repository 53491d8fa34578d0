"""Static equilibrium of a villa by linear programming, without simulation and hidden facts.

All contact planes are horizontal. The villa can stand if compressive forces in the contact patches
balance the weight and the overturning moments of every piece. The margin is the greatest horizontal
acceleration in g that it withstands, roughly the tangent of the angle by which the table could be
tilted. All pillars are assumed to be of equal height.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import cos, dist, pi, sin, sqrt
from typing import Literal, TypeAlias

import highspy
import numpy as np
from msgspec import Struct
from shapely import MultiPoint, Polygon

from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.components import (
    FLOOR_THICKNESS,
    FLOORS,
    FRICTION,
    PILLAR_HEIGHT,
    PILLARS,
    STOREY,
)
from tavolino.games.villa_paletti.villa import NM, Pose, Villa, head, outline

GROUND = -1
FIRST_FLOOR = len(PILLARS)
"""Pieces are numbered: the pillars, then the floors."""
SMALLEST_PATCH = 0.1
"""mm²: smaller overlaps carry no load."""
DIRECTIONS = 8
CONE_SIDES = 8
"""Sides of the pyramid that approximates the friction cone."""
MAX_MARGIN = 0.5
"""g: upper bound of the margin. More stability makes no difference."""
MIN_STABLE_MARGIN = 0.02
"""g: a villa with a smaller margin may fall, because no two pillars are exactly equal in height."""


class Body(Struct, frozen=True):
    """A rigid body: grams, and its centre of mass in millimetres."""

    mass: float
    x: float
    y: float
    z: float


class Patch(Struct, frozen=True):
    """The contact patch between two pieces."""

    below: int
    above: int
    corners: tuple[tuple[float, float], ...]
    z: float


# ---------------------------------------------------------------- contacts
def bodies(villa: Villa) -> dict[int, Body]:
    """Every piece that stands."""
    found = {}
    for number, pose in enumerate(villa.pillars):
        if pose is not None:
            z = _foot_height(villa, number, pose) + PILLAR_HEIGHT / 2
            found[number] = Body(PILLARS[number].kind.mass, pose.x / NM, pose.y / NM, z)
    for number, pose in enumerate(villa.floors):
        z = (number + 1) * STOREY - FLOOR_THICKNESS / 2
        mass = geometry.floor_mass(FLOORS[number])
        found[FIRST_FLOOR + number] = Body(mass, pose.x / NM, pose.y / NM, z)
    return found


def _pillars_below(villa: Villa, number: int, pose: Pose) -> int:
    """Number of pillars stacked below a pillar: 0, except on the red floor (VP-G8)."""
    above = pose.z / NM - villa.levels[number] * STOREY - PILLAR_HEIGHT / 2
    return max(0, round(above / PILLAR_HEIGHT))


def _foot_height(villa: Villa, number: int, pose: Pose) -> float:
    return villa.levels[number] * STOREY + _pillars_below(villa, number, pose) * PILLAR_HEIGHT


def patches(villa: Villa) -> Iterator[Patch]:
    """All contact patches."""
    for number, pose in enumerate(villa.pillars):
        if pose is None:
            continue
        level, foot = villa.levels[number], head(number, pose)
        z = _foot_height(villa, number, pose)
        if level == 0:
            yield Patch(GROUND, number, tuple(foot.exterior.coords[:-1]), z)
        elif _pillars_below(villa, number, pose) == 0:
            floor = outline(level - 1, villa.floors[level - 1])
            yield from _patch(FIRST_FLOOR + level - 1, number, foot, floor, z)
        else:
            yield from _on_pillars(villa, number, foot, z)
        if level < villa.top:
            floor = outline(level, villa.floors[level])
            yield from _patch(number, FIRST_FLOOR + level, foot, floor, z + PILLAR_HEIGHT)


def _on_pillars(villa: Villa, number: int, foot: Polygon, z: float) -> Iterator[Patch]:
    """VP-G8: contacts of a pillar stacked on others on the red floor."""
    for other in villa.standing_on(villa.levels[number]):
        pose = villa.pillars[other]
        assert pose is not None
        if other != number and _foot_height(villa, other, pose) + PILLAR_HEIGHT == z:
            yield from _patch(other, number, foot, head(other, pose), z)


def _patch(below: int, above: int, one: Polygon, other: Polygon, z: float) -> Iterator[Patch]:
    common = one.intersection(other)
    if common.area >= SMALLEST_PATCH:
        yield Patch(below, above, tuple(common.convex_hull.exterior.coords[:-1]), z)


# ---------------------------------------------------------------- the linear program
class LinearProgram:
    """Rows and columns of a linear program, collected one by one."""

    def __init__(self, rows: int) -> None:
        self.lower = [0.0] * rows
        self.upper = [0.0] * rows
        self.starts = [0]
        self.rows: list[int] = []
        self.values: list[float] = []
        self.bounds: list[tuple[float, float]] = []

    def column(self, entries: list[tuple[int, float]], least: float, most: float) -> int:
        """Add an unknown with its coefficients and return its column number."""
        self.rows += [row for row, _ in entries]
        self.values += [value for _, value in entries]
        self.starts.append(len(self.rows))
        self.bounds.append((least, most))
        return len(self.bounds) - 1

    def solver(self) -> highspy.Highs:
        lp = highspy.HighsLp()
        lp.num_col_, lp.num_row_ = len(self.bounds), len(self.lower)
        lp.col_cost_ = np.zeros(len(self.bounds))
        lp.col_lower_ = np.array([least for least, _ in self.bounds])
        lp.col_upper_ = np.array([most for _, most in self.bounds])
        lp.row_lower_, lp.row_upper_ = np.array(self.lower), np.array(self.upper)
        lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        lp.a_matrix_.start_ = np.array(self.starts)
        lp.a_matrix_.index_ = np.array(self.rows)
        lp.a_matrix_.value_ = np.array(self.values)
        solver = highspy.Highs()  # type: ignore[no-untyped-call]  # highspy has no types here
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        solver.passModel(lp)
        return solver


def _is_feasible(solver: highspy.Highs) -> bool:
    solver.run()
    return bool(solver.getModelStatus() == highspy.HighsModelStatus.kOptimal)


def can_stand(villa: Villa, shrink: float = 0.0) -> bool:
    """Can these pieces stand, even if every patch were smaller by `shrink` millimetres?"""
    pieces, contacts = bodies(villa), list(patches(villa))
    rows = {piece: 3 * n for n, piece in enumerate(pieces)}
    program = LinearProgram(3 * len(pieces))
    for piece, row in rows.items():
        program.lower[row] = program.upper[row] = pieces[piece].mass
    for patch in contacts:
        for x, y in _shrunk(patch.corners, shrink):
            entries = []
            for piece, sign in ((patch.below, -1.0), (patch.above, 1.0)):
                if piece != GROUND:
                    body, row = pieces[piece], rows[piece]
                    moments = (1.0, x - body.x, y - body.y)
                    entries += [(row + n, sign * value) for n, value in enumerate(moments)]
            program.column(entries, 0.0, highspy.kHighsInf)
    return _is_feasible(program.solver())


def _shrunk(corners: tuple[tuple[float, float], ...], by: float) -> list[tuple[float, float]]:
    """The corners of a patch, moved towards their centre."""
    points = np.array(corners)
    centre = points.mean(axis=0)
    arms = points - centre
    lengths = np.maximum(np.hypot(arms[:, 0], arms[:, 1]), 1e-9)[:, None]
    moved = centre + arms * np.maximum(0.0, 1 - by / lengths)
    return [(x, y) for x, y in moved.tolist()]


def margin(villa: Villa) -> float:
    """The horizontal acceleration in g that the villa withstands in every direction, or -1."""
    pieces, contacts = bodies(villa), list(patches(villa))
    rows = {piece: 5 * n for n, piece in enumerate(pieces)}
    program = LinearProgram(5 * len(pieces) + CONE_SIDES * len(contacts))
    for piece, row in rows.items():
        program.lower[row + 2] = program.upper[row + 2] = pieces[piece].mass
    for n, patch in enumerate(contacts):
        _add_patch(program, patch, pieces, rows, 5 * len(pieces) + CONE_SIDES * n)
    push = program.column(
        [(row + axis, pieces[piece].mass) for piece, row in rows.items() for axis in (0, 1)],
        0.0,
        MAX_MARGIN,
    )
    solver = program.solver()
    solver.changeColCost(push, -1.0)
    return _least_push(solver, push, pieces, rows)


def _least_push(
    solver: highspy.Highs, push: int, pieces: dict[int, Body], rows: dict[int, int]
) -> float:
    least = MAX_MARGIN
    for n in range(DIRECTIONS):
        angle = 2 * pi * n / DIRECTIONS
        for piece, row in rows.items():
            for axis, part in enumerate((cos(angle), sin(angle))):
                solver.changeCoeff(row + axis, push, pieces[piece].mass * part)
        if not _is_feasible(solver):
            return -1.0
        least = min(least, float(solver.getSolution().col_value[push]))
    return least


def _add_patch(
    program: LinearProgram, patch: Patch, pieces: dict[int, Body], rows: dict[int, int], cone: int
) -> None:
    """A normal force in every corner, and a friction force that stays within the friction cone."""
    sides = [(cone + n, 2 * pi * n / CONE_SIDES) for n in range(CONE_SIDES)]
    grip = FRICTION * cos(pi / CONE_SIDES)
    for row, _ in sides:
        program.upper[row] = highspy.kHighsInf
    ends = [(p, s) for p, s in ((patch.below, -1.0), (patch.above, 1.0)) if p != GROUND]
    for x, y in patch.corners:
        entries = [(row, grip) for row, _ in sides]
        for piece, sign in ends:
            body, row = pieces[piece], rows[piece]
            entries += [(row + 2, sign)]
            entries += [(row + 3, sign * (x - body.x)), (row + 4, sign * (y - body.y))]
        program.column(entries, 0.0, highspy.kHighsInf)
    for axis in (0, 1):
        entries = [(row, -(sin(a) if axis else cos(a))) for row, a in sides]
        for piece, sign in ends:
            lever = patch.z - pieces[piece].z
            entries += [(rows[piece] + axis, sign), (rows[piece] + 3 + axis, -sign * lever)]
        program.column(entries, -highspy.kHighsInf, highspy.kHighsInf)


# ---------------------------------------------------------------- pillars of unequal height
HEIGHT_DIFFERENCE = 0.2
"""mm: a plausible height difference of two pillars under a floor, 1.5 times the usual one."""


def lean(villa: Villa) -> float:
    """Expected lean of the villa due to unequal pillars, as a tangent.

    A floor tilts by the height difference over the width of its support. Its pillars, loaded at the
    edges of their heads, lean by the same amount. Three pillars almost in line are the worst case.
    The floors lean independently of each other.
    """
    legs: dict[int, list[tuple[float, float]]] = {}
    for patch in patches(villa):
        if patch.above >= FIRST_FLOOR:
            legs.setdefault(patch.above, []).append(_centroid(patch.corners))
    return sqrt(sum((2 * HEIGHT_DIFFERENCE / width(points)) ** 2 for points in legs.values()))


def _centroid(corners: tuple[tuple[float, float], ...]) -> tuple[float, float]:
    points = np.array(corners).mean(axis=0)
    return float(points[0]), float(points[1])


def width(points: list[tuple[float, float]]) -> float:
    """Width of the minimum bounding rectangle of the points; for two points their distance."""
    if len(points) < 3:
        return max(1.0, dist(points[0], points[-1]))
    hull = MultiPoint(points).minimum_rotated_rectangle
    sides = [dist(a, b) for a, b in pairwise(hull.exterior.coords)] if hull.area else [1.0]
    return max(1.0, min(sides))


def steadiness(villa: Villa) -> float:
    """The margin that is left, in g, after the lean due to unequal pillars."""
    return margin(villa) - lean(villa)


# ---------------------------------------------------------------- queries
def without(villa: Villa, pillar: int) -> Villa:
    """The villa after a hand has taken this pillar."""
    return villa.with_pillar(pillar, None, villa.levels[pillar])


def is_needed(villa: Villa, pillar: int) -> bool:
    """Would the villa fall without this pillar?"""
    return not can_stand(without(villa, pillar))


Verdict: TypeAlias = Literal["safe", "wobbly", "falls"]

SAFE_STEADINESS = 0.015
"""g: no villa that kept more steadiness than this has ever fallen in measurements."""


@lru_cache(maxsize=4096)
def verdict_without(villa: Villa, pillar: int) -> Verdict:
    """What happens to the villa when this pillar is removed."""
    if villa.pillars[pillar] is None:
        return "safe"
    remaining = without(villa, pillar)
    stability = margin(remaining)
    if stability < 0:
        return "falls"
    return "safe" if stability - lean(remaining) > SAFE_STEADINESS else "wobbly"
