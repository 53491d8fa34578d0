"""Geometry: the grid of the city, the cells of a district, and the routes of a delivery.

The grid numbers its cells from 0, always four per row, so that a cell has the same name with any
number of players. A district numbers its cells from 0 in a frame around the start tile that is
large enough for every district that PP-A10 allows. Sets of city tiles are integers, one bit per
tile.
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.components.printed import GRID, LONG, SHORT
from tavolino.games.papa_paolo.components.tiles import SHAPE_SIDES, SHAPES

# ---------------------------------------------------------------- the grid of the city
ACROSS = 4
CELLS = {
    seats: tuple(ACROSS * row + column for row in range(rows) for column in range(columns))
    for seats, (rows, columns) in GRID.items()
}
LINES: dict[int, tuple[int, ...]] = {
    seats: (*range(rows), *range(ACROSS, ACROSS + columns))
    for seats, (rows, columns) in GRID.items()
}
"""Rows from 0, columns from 4. Each line has a coin."""


@cache
def cell_name(cell: int) -> str:
    """``b3``: second column from the left, third row from the top."""
    return f"{'abcd'[cell % ACROSS]}{cell // ACROSS + 1}"


def line_name(line: int) -> str:
    """``3`` for a row, ``b`` for a column."""
    return str(line + 1) if line < ACROSS else "abcd"[line - ACROSS]


def lines_of(cell: int) -> tuple[int, int]:
    """The row and the column of a cell."""
    return cell // ACROSS, ACROSS + cell % ACROSS


def cells_of(seats: int, line: int) -> tuple[int, ...]:
    """The cells of a row from the left, or of a column from the top."""
    return tuple(cell for cell in CELLS[seats] if line in lines_of(cell))


# ---------------------------------------------------------------- the cells of a district
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = (NORTH, EAST, SOUTH, WEST)
FACING = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}

_LEFT, _TOP = LONG, LONG
_WIDE, _HIGH = 2 * LONG + 2, 2 * LONG + 1
"""The start tile covers (0, 0) and (1, 0). The frame is one cell larger than any legal district, so
that the objection to a cell outside can name PP-A10."""


XY: TypeAlias = tuple[int, int]
"""Coordinates in a district: cells east and cells south of the start pizzeria."""


def spot(x: int, y: int) -> int:
    """The cell of a district at these coordinates. (0, 0) is the start pizzeria."""
    return (y + _TOP) * _WIDE + x + _LEFT


def is_in_frame(x: int, y: int) -> bool:
    return -_LEFT <= x < _WIDE - _LEFT and -_TOP <= y < _HIGH - _TOP


def xy(at: int) -> XY:
    """The coordinates of a district's cell."""
    return at % _WIDE - _LEFT, at // _WIDE - _TOP


SPOTS = range(_WIDE * _HIGH)
START, TOWN = spot(0, 0), spot(1, 0)


def spot_name(at: int) -> str:
    x, y = xy(at)
    return f"{x},{y}"


def _neighbours(at: int) -> tuple[tuple[int, int], ...]:
    x, y = xy(at)
    steps = ((side, x + STEPS[side][0], y + STEPS[side][1]) for side in SIDES)
    return tuple((side, spot(i, j)) for side, i, j in steps if is_in_frame(i, j))


NEIGHBOURS = tuple(_neighbours(at) for at in SPOTS)
"""For each cell, its neighbours as pairs of side and cell."""


class Extent(Struct, frozen=True, gc=False):
    """The bounding rectangle of a district."""

    west: int
    east: int
    north: int
    south: int

    def fits_with(self, at: int) -> bool:
        """PP-A10: does the district with this cell still fit into 4 by 5 cells?"""
        x, y = xy(at)
        wide = max(self.east, x) - min(self.west, x) + 1
        high = max(self.south, y) - min(self.north, y) + 1
        return max(wide, high) <= LONG and min(wide, high) <= SHORT


def extent(spots: list[int]) -> Extent:
    across, down = zip(*map(xy, spots), strict=True)
    return Extent(min(across), max(across), min(down), max(down))


# ---------------------------------------------------------------- orientations of tiles
def _rotated(sides: int) -> int:
    """Rotate open sides clockwise by a quarter turn."""
    return (sides << 1) & 15 | sides >> 3


def _rotations(sides: int) -> tuple[int, ...]:
    found = [sides]
    while (rotated := _rotated(found[-1])) != sides:
        found.append(rotated)
    return tuple(found)


ROTATIONS = tuple(_rotations(SHAPE_SIDES[shape]) for shape in SHAPES)
"""The distinct rotations of each shape, as open sides."""
SHAPE_OF = {sides: shape for shape, rotated in enumerate(ROTATIONS) for sides in rotated}


@cache
def sides_name(sides: int) -> str:
    """``NES`` for a tile that is open to the north, east and south."""
    return "".join(letter for letter, side in zip("NESW", SIDES, strict=True) if sides & side)


# ---------------------------------------------------------------- routes of a delivery
Tiles: TypeAlias = int
"""A set of city tiles of one district: bit n is the n-th tile."""
Roads: TypeAlias = tuple[Tiles, ...]
"""For each city tile, the tiles that can be entered from it."""


def each(tiles: Tiles) -> Iterator[int]:
    while tiles:
        low = tiles & -tiles
        yield low.bit_length() - 1
        tiles ^= low


def tours(roads: Roads, doors: Tiles, distance: int) -> tuple[Tiles, ...]:
    """PP-E3 to PP-E6: the maximal sets of tiles that one delivery round can pass.

    A round can serve a set of tiles if and only if the set is a subset of a tour.
    """
    ends = {(door, 1 << door) for door in each(doors)}
    complete: set[Tiles] = set()
    for _ in range(distance - 1):
        longer = set[tuple[int, Tiles]]()
        for end, passed in ends:
            if onward := roads[end] & ~passed:
                longer.update((step, passed | 1 << step) for step in each(onward))
            else:
                complete.add(passed)
        ends = longer
    complete.update(passed for _, passed in ends)
    return _largest(complete)


def _largest(sets: set[Tiles]) -> tuple[Tiles, ...]:
    """The sets that are not a subset of another one, in a fixed order."""
    kept: list[Tiles] = []
    for tiles in sorted(sets, key=lambda tiles: (-tiles.bit_count(), tiles)):
        if not any(tiles & other == tiles for other in kept):
            kept.append(tiles)
    return tuple(kept)


def ways(roads: Roads, doors: Tiles, distance: int, stops: Tiles) -> tuple[tuple[int, ...], ...]:
    """PP-E3 to PP-E6: the longest routes of one round that pass all these tiles, sorted."""
    found: list[tuple[int, ...]] = []
    begun: list[tuple[tuple[int, ...], Tiles]] = [((door,), 1 << door) for door in each(doors)]
    while begun:
        way, passed = begun.pop()
        onward = roads[way[-1]] & ~passed if len(way) < distance else 0
        begun += [((*way, step), passed | 1 << step) for step in each(onward)]
        if not onward and not stops & ~passed:
            found.append(way)
    return tuple(sorted(found))


def distances(roads: Roads, doors: Tiles) -> tuple[int, ...]:
    """The distance of each tile by road; 0 for unreachable tiles."""
    far = [0] * len(roads)
    level, seen, step = doors, doors, 1
    while level:
        onward = 0
        for tile in each(level):
            far[tile] = step
            onward |= roads[tile]
        level = onward & ~seen
        seen |= level
        step += 1
    return tuple(far)


def route(roads: Roads, doors: Tiles, stops: Tiles, distance: int) -> tuple[int, ...] | None:
    """A shortest route that passes all these tiles, or None if there is none."""
    ways: dict[tuple[int, Tiles], tuple[int, ...]] = {
        (door, 1 << door): (door,) for door in each(doors)
    }
    for _ in range(distance):
        for (_, passed), way in ways.items():
            if not stops & ~passed:
                return way
        ways = {
            (step, passed | 1 << step): (*way, step)
            for (end, passed), way in ways.items()
            for step in each(roads[end] & ~passed)
        }
    return None
