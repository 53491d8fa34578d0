"""Plan view of the villa: outlines of floors, feet and heads of pillars, and overlaps.

Millimetres and radians. Tilt is ignored: in a standing villa it is far too small to change an
outline.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, hypot, pi, radians, sin

import numpy as np
from msgspec import Struct
from shapely import Point, Polygon, affinity
from shapely.geometry.base import BaseGeometry

from tavolino.games.villa_paletti.components import (
    BASE_RADIUS,
    EDGE_TOLERANCE,
    FLOOR_DENSITY,
    FLOOR_THICKNESS,
    FREE_CLEARANCE,
    MIN_COVER_AREA,
    MIN_SUPPORT_AREA,
    SITE_RADIUS,
    Floor,
    Kind,
)

OUTLINE_CORNERS = 36
ARC_SEGMENTS = 64
"""Segments per quarter circle."""


class Spot(Struct, frozen=True):
    """Plan position of a piece: its axis or centroid, and its rotation anticlockwise."""

    x: float
    y: float
    turn: float = 0.0


# ---------------------------------------------------------------- shapes
def _spline(angles: Sequence[float], radii: Sequence[float], at: Sequence[float]) -> list[float]:
    """Closed cubic spline through these radii, evaluated at the angles `at` of the first turn."""
    a = np.array([*angles, angles[0] + 2 * pi])
    r = np.array([*radii, radii[0]])
    n, h = len(radii), np.diff(a)
    slopes = np.diff(r) / h
    system = np.zeros((n, n))
    for i in range(n):  # continuous second derivative at every control point
        system[i, (i - 1) % n] += h[i - 1]
        system[i, i] += 2 * (h[i - 1] + h[i])
        system[i, (i + 1) % n] += h[i]
    curvatures = np.linalg.solve(system, 6 * (slopes - np.roll(slopes, 1)))
    values = []
    for angle in at:
        i = int(np.searchsorted(a, angle, side="right")) - 1
        m, m1, t, s = curvatures[i], curvatures[(i + 1) % n], angle - a[i], a[i + 1] - angle
        arc = (m * s**3 + m1 * t**3) / (6 * h[i])
        values.append(
            float(arc + (r[i] / h[i] - m * h[i] / 6) * s + (r[i + 1] / h[i] - m1 * h[i] / 6) * t)
        )
    return values


@cache
def shape(floor: Floor) -> Polygon:
    """The outline of a floor around its centroid.

    Corners are rounded to whole micrometres, so that every machine gets the same shape.
    """
    at = [2 * pi * k / OUTLINE_CORNERS for k in range(OUTLINE_CORNERS)]
    radii = _spline(
        [radians(a) for a, _ in floor.corners], [float(r) for _, r in floor.corners], at
    )
    curve = Polygon([(r * cos(a), r * sin(a)) for a, r in zip(at, radii, strict=True)])
    centre = curve.centroid
    corners = curve.exterior.coords[:-1]
    return Polygon([(round(x - centre.x, 3), round(y - centre.y, 3)) for x, y in corners])


@cache
def floor_mass(floor: Floor) -> float:
    """Mass of a floor in grams: 132, 74, 51, 32 and 20, from blue to red. [derived]"""
    return float(shape(floor).area) * FLOOR_THICKNESS * FLOOR_DENSITY


def outline(floor: Floor, spot: Spot) -> Polygon:
    """The outline of a floor at this position."""
    turned = affinity.rotate(shape(floor), spot.turn, origin=(0, 0), use_radians=True)
    return affinity.translate(turned, spot.x, spot.y)


def foot_corners(kind: Kind, spot: Spot) -> list[tuple[float, float]]:
    """The corners of a pillar's foot, anticlockwise."""
    angles = (spot.turn + 2 * pi * k / kind.sides for k in range(kind.sides))
    return [(spot.x + kind.radius * cos(a), spot.y + kind.radius * sin(a)) for a in angles]


def foot(kind: Kind, spot: Spot) -> Polygon:
    """The outline of a pillar's foot. Its head has the same shape."""
    return Polygon(foot_corners(kind, spot))


SITE: Polygon = Point(0, 0).buffer(SITE_RADIUS, ARC_SEGMENTS)
BASE: Polygon = Point(0, 0).buffer(BASE_RADIUS, ARC_SEGMENTS)


# ---------------------------------------------------------------- predicates
def is_on_site(kind: Kind, spot: Spot) -> bool:
    """VP-S3: is the whole foot on the building site?"""
    return hypot(spot.x, spot.y) + kind.radius <= SITE_RADIUS


def is_within_base(floor: Polygon) -> bool:
    """VP-S4: does the blue floor stay within the base?"""
    return bool(BASE.contains(floor))


def overlap_area(head: Polygon, floor: Polygon) -> float:
    """Area of a head that lies under a floor, in mm²."""
    return float(head.intersection(floor).area)


def is_head_covered(head: Polygon, floor: Polygon) -> bool:
    """VP-P-COVER: does the floor cover this pillar?"""
    return overlap_area(head, floor) >= MIN_COVER_AREA


def is_supporting(head: Polygon, floor: Polygon) -> bool:
    """D24: does the floor overlap the head enough to rest on it?"""
    return overlap_area(head, floor) >= MIN_SUPPORT_AREA


def is_inside(foot: Polygon, floor: Polygon) -> bool:
    """VP-G3: is the foot on the floor, within a small tolerance at the edge?"""
    return bool(floor.buffer(EDGE_TOLERANCE).contains(foot))


def is_apart(kind: Kind, spot: Spot, other: Kind, there: Spot, gap: float = 0.0) -> bool:
    """Is there at least this gap between two pillars of one level, for any rotation of them?"""
    return hypot(spot.x - there.x, spot.y - there.y) >= kind.radius + other.radius + gap


def is_clear(kind: Kind, spot: Spot, floors: Iterable[Polygon]) -> bool:
    """VP-P-FREE: is the pillar clear of all these floors, with a margin of 2 mm?"""
    axis = Point(spot.x, spot.y)
    return all(axis.distance(floor) >= kind.radius + FREE_CLEARANCE for floor in floors)


def free_region(
    kind: Kind, floor: Polygon, standing: Iterable[tuple[Kind, Spot]], gap: float = 0.0
) -> BaseGeometry:
    """The region of a floor where the axis of a pillar of this kind may stand between the others.

    The region is valid for any rotation. At the rim a hexagon could stand slightly farther out.
    """
    region: BaseGeometry = floor.buffer(-kind.radius, ARC_SEGMENTS // 4)
    for other, there in standing:
        taken = Point(there.x, there.y).buffer(kind.radius + other.radius + gap, ARC_SEGMENTS // 4)
        region = region.difference(taken)
    return region


def grid_spots(region: BaseGeometry, step: float) -> list[Spot]:
    """The points of a grid of this spacing inside a region, in rows from the south-west."""
    if region.is_empty:
        return []
    west, south, east, north = region.bounds
    columns, rows = int((east - west) / step), int((north - south) / step)
    grid = [
        (west + step * c, south + step * r) for r in range(rows + 1) for c in range(columns + 1)
    ]
    return [Spot(x, y) for x, y in grid if region.covers(Point(x, y))]
