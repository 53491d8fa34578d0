"""Splits floors into convex parts: the rigid-body engine handles only convex shapes."""

from functools import cache
from itertools import combinations
from typing import TypeAlias

from shapely import Point, Polygon, constrained_delaunay_triangles, get_parts
from shapely.geometry.polygon import orient

from tavolino.games.villa_paletti.components import Floor
from tavolino.games.villa_paletti.geometry import shape

Corner: TypeAlias = tuple[float, float]

MAX_CONCAVITY = 0.6
"""mm: maximum depth of concavities that a part may fill. Fewer parts mean fewer seams."""


@cache
def convex_parts(floor: Floor) -> tuple[tuple[Corner, ...], ...]:
    """The corners of each part, anticlockwise: triangles, merged across small concavities."""
    triangles = get_parts(constrained_delaunay_triangles(shape(floor)))
    parts = sorted((orient(part) for part in triangles), key=lambda part: part.bounds)
    while pair := _best_pair(parts):
        one, other = pair
        parts = [part for part in parts if part is not one and part is not other]
        parts.append(orient(one.union(other)))
    return tuple(tuple(orient(part.convex_hull).exterior.coords[:-1]) for part in parts)


def _best_pair(parts: list[Polygon]) -> tuple[Polygon, Polygon] | None:
    """The two parts with the shallowest concavity when merged; small ones first."""
    found = []
    for (i, one), (j, other) in combinations(enumerate(parts), 2):
        whole = _union_concavity(one, other)
        if whole is not None and whole[0] <= MAX_CONCAVITY:
            found.append((round(whole[0], 1), whole[1], i, j))
    if not found:
        return None
    *_, i, j = min(found)
    return parts[i], parts[j]


@cache
def _union_concavity(one: Polygon, other: Polygon) -> tuple[float, float] | None:
    """Depth of the deepest concavity of the union, and its area; None if they are not adjacent."""
    whole = one.union(other)
    if not isinstance(whole, Polygon) or whole.interiors:
        return None
    hull = whole.convex_hull.exterior
    return max(hull.distance(Point(corner)) for corner in whole.exterior.coords), whole.area
