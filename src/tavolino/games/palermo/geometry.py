"""The map: 36 cells for cards, and 14 by 14 fields including the ring. Sets of fields are ints.

Field (r, c) has the number 14r + c, which is also its bit in a set. Rows and columns 0 and 13 are
the ring (PAL-G9 to PAL-G11). Cell (R, C) has the number 6R + C and covers rows 2R+1, 2R+2 and
columns 2C+1, 2C+2 (PAL-G1).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from tavolino.games.palermo.components import Face, RingLinks

Fields: TypeAlias = int
"""A set of fields, one bit per field."""

T = TypeVar("T")

SIDE = 14
CELLS_A_SIDE = 6
FIELDS = range(SIDE * SIDE)
CELLS = range(CELLS_A_SIDE * CELLS_A_SIDE)


def fields(*numbers: int) -> Fields:
    """The set of these fields."""
    return sum(1 << number for number in numbers)


def each(members: Fields) -> Iterator[int]:
    """The fields of a set, in order."""
    while members:
        lowest = members & -members
        yield lowest.bit_length() - 1
        members ^= lowest


def field_at(row: int, column: int) -> int:
    return SIDE * row + column


def field_name(field: int) -> str:
    """Row and column, e.g. ``5.9``."""
    return _FIELD_NAMES[field]


def cell_name(cell: int) -> str:
    """A letter for the column from the west, a digit for the row from the north, e.g. ``D3``."""
    return _CELL_NAMES[cell]


_FIELD_NAMES = [f"{row}.{column}" for row in range(SIDE) for column in range(SIDE)]
_CELL_NAMES = [f"{column}{row + 1}" for row in range(CELLS_A_SIDE) for column in "ABCDEF"]


ALL: Fields = (1 << len(FIELDS)) - 1
_WEST = fields(*(field_at(row, 0) for row in range(SIDE)))
_EAST = fields(*(field_at(row, SIDE - 1) for row in range(SIDE)))
_NORTH = fields(*(field_at(0, column) for column in range(SIDE)))
_SOUTH = fields(*(field_at(SIDE - 1, column) for column in range(SIDE)))
NOT_WEST = ALL & ~_WEST
NOT_EAST = ALL & ~_EAST

RING: Fields = _NORTH | _EAST | _SOUTH | _WEST
RING_CORNERS: Fields = _NORTH & _WEST | _NORTH & _EAST | _SOUTH & _EAST | _SOUTH & _WEST


def neighbours_of(members: Fields) -> Fields:
    """All fields that share an edge with one of these fields (PAL-2.4: never diagonally)."""
    upright = members << SIDE | members >> SIDE
    return (upright | (members & NOT_EAST) << 1 | (members & NOT_WEST) >> 1) & ALL


NEIGHBOURS: tuple[Fields, ...] = tuple(neighbours_of(1 << field) for field in FIELDS)


def flood(seed: Fields, streets: Fields, until: Fields = ALL) -> Fields:
    """The fields connected to the seed through these streets; stops once `until` is covered."""
    filled = seed
    while True:
        grown = (filled | neighbours_of(filled)) & streets
        if grown == filled or not until & ~grown:
            return grown
        filled = grown


# ---------------------------------------------------------------- the ring's fast links
Shortcuts: TypeAlias = tuple[tuple[Fields, Fields], ...]
"""Pairs of sets: one step leads from any field of the first set to any field of the second."""

_SIDES = (_NORTH, _EAST, _SOUTH, _WEST)
_TO_OWN_CORNERS: Shortcuts = tuple((side, side & RING_CORNERS) for side in _SIDES)
_FROM_CORNERS: Shortcuts = tuple(
    (corner, side)
    for corner in (1 << field for field in each(RING_CORNERS))
    for side in _SIDES
    if side & corner
)

SHORTCUTS: dict[RingLinks, Shortcuts] = {
    "side": _TO_OWN_CORNERS,
    "any_corner": ((RING, RING_CORNERS),),
    "both_ways": _TO_OWN_CORNERS + _FROM_CORNERS,
    "none": (),
}
"""PAL-G12: a corner belongs to two sides, so `side` also links corners with each other.

PAL-G13: the fields that a link skips cost nothing.
"""


def step(front: Fields, streets: Fields, shortcuts: Shortcuts) -> Fields:
    """The fields that one step reaches from these fields, on streets or along a fast link."""
    near = neighbours_of(front)
    if front & RING:
        for origin, target in shortcuts:
            if front & origin:
                near |= target
    return near & streets


def step_back(front: Fields, shortcuts: Shortcuts) -> Fields:
    """The fields from which one step can reach one of these fields; ignores roofs."""
    near = neighbours_of(front)
    if front & RING:
        for origin, target in shortcuts:
            if front & target:
                near |= origin
    return near


class Trip(Struct, frozen=True):
    """Everything that determines the costs of a figure's steps."""

    origin: Fields
    """The figure's position: one field, or the four fields of the undivided start card."""
    streets: Fields
    toll: Fields
    """Fields that cost 2 to enter instead of 1."""
    terminal: Fields
    """Fields where a path must end: the start card, for a gangster on the way home."""
    links: RingLinks


def reach(trip: Trip, points: int) -> list[Fields]:
    """The reachable fields by cost: index 0 holds those for 1 point. Each field occurs once."""
    streets, toll, shortcuts = trip.streets, trip.toll, SHORTCUTS[trip.links]
    front = seen = trip.origin
    undivided = front & (front - 1)
    delayed = 0
    levels = []
    for _ in range(points):
        near = step(front, streets, shortcuts) & ~seen
        if undivided:  # after leaving it, the figure may step on its fields again
            seen = undivided = 0
        front = near & ~toll | delayed & ~seen
        delayed = near & toll
        seen |= front
        levels.append(front)
        front &= ~trip.terminal
    return levels


# ---------------------------------------------------------------- cards on cells
def corner_field(cell: int, corner: int) -> int:
    """The field of a cell at a corner: NW 0, NE 1, SE 2, SW 3."""
    down, right = ((0, 0), (0, 1), (1, 1), (1, 0))[corner]
    return field_at(2 * (cell // CELLS_A_SIDE) + 1 + down, 2 * (cell % CELLS_A_SIDE) + 1 + right)


CELL_FIELDS: tuple[Fields, ...] = tuple(
    fields(*(corner_field(cell, corner) for corner in range(4))) for cell in CELLS
)
FIELDS_BESIDE_CELL: tuple[Fields, ...] = tuple(
    neighbours_of(covered) & ~covered for covered in CELL_FIELDS
)


class Plot(Struct, frozen=True):
    """A house card on a cell. All fields without a roof are connected streets (PAL-G7)."""

    cell: int
    face: Face
    roofs: Fields
    entrance: int
    roof_contacts: Fields
    """The fields outside the card that share an edge with its roof."""
    street_contacts: Fields
    """The fields outside the card that share an edge with its streets."""


@cache
def plot(cell: int, face: Face) -> Plot:
    """PAL-G5: the roof is anticlockwise of the entrance field, on a mirrored card clockwise."""
    entrance = (2 + face.rotation) % 4
    turn = 1 if face.mirrored else -1
    roofs = fields(
        *(corner_field(cell, (entrance + turn * i) % 4) for i in range(1, face.size + 1))
    )
    card = CELL_FIELDS[cell]
    return Plot(
        cell=cell,
        face=face,
        roofs=roofs,
        entrance=corner_field(cell, entrance),
        roof_contacts=neighbours_of(roofs) & ~card,
        street_contacts=neighbours_of(card & ~roofs) & ~card,
    )


# A window is the 4 by 4 fields of a cell and its surroundings, shifted to the north-west corner.
_WINDOW_SHIFTS = tuple(corner_field(cell, 0) - field_at(1, 1) for cell in CELLS)
_WINDOW_RIM = CELL_FIELDS[0] ^ fields(
    *(field_at(row, column) for row in range(4) for column in range(4))
)


@cache
def _rim_parts(open_rim: Fields) -> tuple[Fields, ...]:
    """The connected parts of the open fields that surround a cell."""
    parts = []
    left = open_rim
    while left:
        part = flood(left & -left, open_rim)
        left &= ~part
        if part & FIELDS_BESIDE_CELL[0]:
            parts.append(part & FIELDS_BESIDE_CELL[0])
    return tuple(parts)


def parts_around(cell: int, streets: Fields) -> tuple[Fields, ...]:
    """The parts into which the streets around a cell would split if the cell were built over."""
    shift = _WINDOW_SHIFTS[cell]
    near = _rim_parts(streets >> shift & _WINDOW_RIM)
    if len(near) == 1:
        return (near[0] << shift,)
    left = [part << shift for part in near]
    parts = []
    outside = streets & ~CELL_FIELDS[cell]
    while left:
        part = left.pop()
        area = flood(part, outside, until=sum(left))
        parts.append(part | sum(other for other in left if other & area))
        left = [other for other in left if not other & area]
    return tuple(parts)


def keeps_streets_connected(card: Plot, parts: tuple[Fields, ...]) -> bool:
    """PAL-1.7: the card's own streets must connect all parts around its cell."""
    return all(part & card.street_contacts for part in parts)


# ---------------------------------------------------------------- lookup by set
class FieldTable(Generic[T]):
    """One object per field. `pick` returns the objects of a set, in the order of the fields."""

    def __init__(self, make: Callable[[int], T]) -> None:
        objects = [make(field) for field in FIELDS]
        self._bytes = (len(objects) + 7) // 8
        self._rows = [
            [tuple(objects[8 * i + bit] for bit in each(byte) if 8 * i + bit < len(objects))
             for byte in range(256)]
            for i in range(self._bytes)
        ]  # fmt: skip

    def pick(self, members: Fields) -> list[T]:
        picked: list[T] = []
        for row, byte in zip(self._rows, members.to_bytes(self._bytes, "little"), strict=True):
            if byte:
                picked += row[byte]
        return picked
