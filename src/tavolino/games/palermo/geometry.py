"""The map: 36 cells for cards, 14 by 14 small fields, the ring round them. Sets of fields are ints.

Field (r, c) has the number 14r + c, and bit number 14r + c in a set. Rows and columns 0 and 13 are
the ring (PAL-G9 to PAL-G11). Cell (R, C) has the number 6R + C and covers rows 2R+1, 2R+2 and
columns 2C+1, 2C+2 (PAL-G1).
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from tavolino.games.palermo.components import Face, RingLinks

Fields: TypeAlias = int
"""A set of fields, one bit each."""

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


def at(row: int, column: int) -> int:
    return SIDE * row + column


def field_name(field: int) -> str:
    """Row and column, as in ``5.9``."""
    return _FIELD_NAMES[field]


def cell_name(cell: int) -> str:
    """Column from the west as a letter, row from the north as a digit, as in ``D3``."""
    return _CELL_NAMES[cell]


_FIELD_NAMES = [f"{row}.{column}" for row in range(SIDE) for column in range(SIDE)]
_CELL_NAMES = [f"{column}{row + 1}" for row in range(CELLS_A_SIDE) for column in "ABCDEF"]


ALL: Fields = (1 << len(FIELDS)) - 1
_WEST = fields(*(at(row, 0) for row in range(SIDE)))
_EAST = fields(*(at(row, SIDE - 1) for row in range(SIDE)))
_NORTH = fields(*(at(0, column) for column in range(SIDE)))
_SOUTH = fields(*(at(SIDE - 1, column) for column in range(SIDE)))
NOT_WEST = ALL & ~_WEST
NOT_EAST = ALL & ~_EAST

RING: Fields = _NORTH | _EAST | _SOUTH | _WEST
RING_CORNERS: Fields = _NORTH & _WEST | _NORTH & _EAST | _SOUTH & _EAST | _SOUTH & _WEST


def beside(members: Fields) -> Fields:
    """Every field that shares an edge with one of these (PAL-2.4: never diagonally)."""
    upright = members << SIDE | members >> SIDE
    return (upright | (members & NOT_EAST) << 1 | (members & NOT_WEST) >> 1) & ALL


NEIGHBOURS: tuple[Fields, ...] = tuple(beside(1 << field) for field in FIELDS)


def flood(seed: Fields, streets: Fields, until: Fields = ALL) -> Fields:
    """All that is connected with the seed through these streets, or enough to cover `until`."""
    filled = seed
    while True:
        grown = (filled | beside(filled)) & streets
        if grown == filled or not until & ~grown:
            return grown
        filled = grown


# ---------------------------------------------------------------- the ring's fast links
Shortcuts: TypeAlias = tuple[tuple[Fields, Fields], ...]
"""From any field of the first set, one step leads to any field of the second."""

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
"""PAL-G12. A corner lies on two sides, so `side` also leads from corner to corner.

PAL-G13: what is skipped counts for nothing.
"""


def step(front: Fields, streets: Fields, shortcuts: Shortcuts) -> Fields:
    """Where one step may lead from these fields: through the streets or along a fast link."""
    near = beside(front)
    if front & RING:
        for origin, target in shortcuts:
            if front & origin:
                near |= target
    return near & streets


def step_back(front: Fields, shortcuts: Shortcuts) -> Fields:
    """From where one step may lead to one of these fields, if there are streets."""
    near = beside(front)
    if front & RING:
        for origin, target in shortcuts:
            if front & target:
                near |= origin
    return near


class Trip(Struct, frozen=True):
    """All that decides what a figure's steps cost, whoever's figure it is."""

    origin: Fields
    """Where the figure stands: one field, or the four of the undivided start card."""
    streets: Fields
    toll: Fields
    """Fields that cost 2 to enter instead of 1."""
    terminal: Fields
    """Fields where the way ends: the start card, for a gangster on the way home."""
    links: RingLinks


def reach(trip: Trip, points: int) -> list[Fields]:
    """The fields that can be entered for 1, 2, 3 … points, each under its lowest cost."""
    streets, toll, shortcuts = trip.streets, trip.toll, SHORTCUTS[trip.links]
    front = seen = trip.origin
    undivided = front & (front - 1)
    delayed = 0
    levels = []
    for _ in range(points):
        near = step(front, streets, shortcuts) & ~seen
        if undivided:  # having left it, one may step on the fields of the start card again
            seen = undivided = 0
        front = near & ~toll | delayed & ~seen
        delayed = near & toll
        seen |= front
        levels.append(front)
        front &= ~trip.terminal
    return levels


# ---------------------------------------------------------------- cards in their cells
def corner_field(cell: int, corner: int) -> int:
    """The field of a cell at a corner: NW 0, NE 1, SE 2, SW 3."""
    down, right = ((0, 0), (0, 1), (1, 1), (1, 0))[corner]
    return at(2 * (cell // CELLS_A_SIDE) + 1 + down, 2 * (cell % CELLS_A_SIDE) + 1 + right)


CELL_FIELDS: tuple[Fields, ...] = tuple(
    fields(*(corner_field(cell, corner) for corner in range(4))) for cell in CELLS
)
FIELDS_BESIDE_CELL: tuple[Fields, ...] = tuple(
    beside(covered) & ~covered for covered in CELL_FIELDS
)


class Plot(Struct, frozen=True):
    """A house card on a cell; all that is no roof is street, and it hangs together (PAL-G7)."""

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
    """PAL-G5: the roof lies anticlockwise of the entrance field; clockwise on a mirrored card."""
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
        roof_contacts=beside(roofs) & ~card,
        street_contacts=beside(card & ~roofs) & ~card,
    )


# A window is the 4 by 4 fields of a cell and its surroundings, moved to the north-west corner.
_WINDOW_SHIFTS = tuple(corner_field(cell, 0) - at(1, 1) for cell in CELLS)
_WINDOW_RIM = CELL_FIELDS[0] ^ fields(*(at(row, column) for row in range(4) for column in range(4)))


@cache
def _rim_parts(open_rim: Fields) -> tuple[Fields, ...]:
    """How the open fields right round a cell hang together without a detour."""
    parts = []
    left = open_rim
    while left:
        part = flood(left & -left, open_rim)
        left &= ~part
        if part & FIELDS_BESIDE_CELL[0]:
            parts.append(part & FIELDS_BESIDE_CELL[0])
    return tuple(parts)


def parts_round(cell: int, streets: Fields) -> tuple[Fields, ...]:
    """If the cell were built over: into which parts would the streets beside it fall?"""
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
    """PAL-1.7, seen from the cell: the card's own streets must join all parts round it."""
    return all(part & card.street_contacts for part in parts)


# ---------------------------------------------------------------- from sets to things
class Menu(Generic[T]):
    """One thing for every field; `pick` lists those of a set, in the order of the fields."""

    def __init__(self, make: Callable[[int], T]) -> None:
        things = [make(field) for field in FIELDS]
        self._bytes = (len(things) + 7) // 8
        self._rows = [
            [tuple(things[8 * i + bit] for bit in each(byte) if 8 * i + bit < len(things))
             for byte in range(256)]
            for i in range(self._bytes)
        ]  # fmt: skip

    def pick(self, members: Fields) -> list[T]:
        picked: list[T] = []
        for row, byte in zip(self._rows, members.to_bytes(self._bytes, "little"), strict=True):
            if byte:
                picked += row[byte]
        return picked
