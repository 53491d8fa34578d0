"""Floors cut into convex parts, which are all that a rigid-body engine can push against."""

from functools import cache
from itertools import combinations
from typing import TypeAlias

from shapely import Point, Polygon, constrained_delaunay_triangles, get_parts
from shapely.geometry.polygon import orient

from tavolino.games.villa_paletti.components import Floor
from tavolino.games.villa_paletti.geometry import shape

Corner: TypeAlias = tuple[float, float]

DENT = 0.6
"""A part may fill dents of the outline up to this many millimetres: fewer parts, fewer seams."""


@cache
def convex_parts(floor: Floor) -> tuple[tuple[Corner, ...], ...]:
    """The corners of each part, anticlockwise: triangles, grown together over small dents."""
    triangles = get_parts(constrained_delaunay_triangles(shape(floor)))
    parts = sorted((orient(part) for part in triangles), key=lambda part: part.bounds)
    while pair := _best_pair(parts):
        one, other = pair
        parts = [part for part in parts if part is not one and part is not other]
        parts.append(orient(one.union(other)))
    return tuple(tuple(orient(part.convex_hull).exterior.coords[:-1]) for part in parts)


def _best_pair(parts: list[Polygon]) -> tuple[Polygon, Polygon] | None:
    """The two parts that make the flattest dent together, small ones first."""
    found = []
    for (i, one), (j, other) in combinations(enumerate(parts), 2):
        whole = _joined(one, other)
        if whole is not None and whole[0] <= DENT:
            found.append((round(whole[0], 1), whole[1], i, j))
    if not found:
        return None
    *_, i, j = min(found)
    return parts[i], parts[j]


@cache
def _joined(one: Polygon, other: Polygon) -> tuple[float, float] | None:
    """How deep the deepest dent of the two together is, and their area; None if they lie apart."""
    whole = one.union(other)
    if not isinstance(whole, Polygon) or whole.interiors:
        return None
    hull = whole.convex_hull.exterior
    return max(hull.distance(Point(corner)) for corner in whole.exterior.coords), whole.area
