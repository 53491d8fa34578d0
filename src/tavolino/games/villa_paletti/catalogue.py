"""What whoever draws the table has to know of the wood: sizes, outlines, colours and marks.

Millimetres, grams, newtons and seconds. Pieces are numbered as in frames: the pillars in their
order, then the floors from blue on. Written once, for the client (tools/gen_ts.py).
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.core.simulation import FRAMES_PER_SECOND
from tavolino.games.villa_paletti.components import (
    BASE_RADIUS,
    BASE_THICKNESS,
    FLOOR_THICKNESS,
    FLOORS,
    HIGHEST_LIFT,
    PILLAR_HEIGHT,
    PILLARS,
    SITE_RADIUS,
    STOREY,
    Colour,
    Floor,
    FloorColour,
    Pillar,
    Shape,
)
from tavolino.games.villa_paletti.geometry import floor_mass, shape
from tavolino.games.villa_paletti.gesture import FASTEST, LONGEST, TICKS
from tavolino.games.villa_paletti.physics.hand import STRENGTHS
from tavolino.games.villa_paletti.rules.building import HIGHEST_GRIP, LOWEST_GRIP

Mark: TypeAlias = Literal["circle", "triangle", "square", "diamond"]

MARKS: dict[Colour, Mark] = {
    "red": "circle",
    "yellow": "triangle",
    "blue": "square",
    "green": "diamond",
}
"""So that no colour is alone: what is branded on the pillars."""


class PillarPiece(Struct, frozen=True):
    """A pillar: an upright prism, its first corner on its own x axis."""

    name: str
    colour: Colour
    mark: Mark
    shape: Shape
    points: int
    radius: float
    """From the axis to a corner."""
    sides: int
    height: float
    mass: float


class FloorPiece(Struct, frozen=True):
    """A floor: its outline round its centroid, anticlockwise."""

    colour: FloorColour
    thickness: float
    outline: tuple[tuple[float, float], ...]
    mass: float


class BaseBoard(Struct, frozen=True):
    """What everything stands on; its upper side is at height 0."""

    radius: float
    site: float
    """The radius of the building site: the rim round it is forbidden (VP-S3)."""
    thickness: float


class HandLimits(Struct, frozen=True):
    """What hands can do."""

    low: int
    high: int
    """Where a pillar can be held, above its foot."""
    lift: float
    """So high the other hand lifts a floor at most."""
    speed: int
    """In a second."""
    seconds: int
    """For a pull and the placement after it, or for a floor."""
    fingers: float
    hook: float
    flat: float
    """How hard they pull at most; flat is a hand that holds a floor."""


class Catalogue(Struct, frozen=True):
    """Everything in the box."""

    pillars: tuple[PillarPiece, ...]
    floors: tuple[FloorPiece, ...]
    base: BaseBoard
    first_floor: int
    """The number of the blue floor among the pieces."""
    storey: float
    """From the top of one floor to the top of the next."""
    ticks: int
    frames: int
    """In a second."""
    hand: HandLimits


def catalogue() -> Catalogue:
    return Catalogue(
        pillars=tuple(map(_pillar, PILLARS)),
        floors=tuple(map(_floor, FLOORS)),
        base=BaseBoard(BASE_RADIUS, SITE_RADIUS, BASE_THICKNESS),
        first_floor=len(PILLARS),
        storey=STOREY,
        ticks=TICKS,
        frames=FRAMES_PER_SECOND,
        hand=HandLimits(
            LOWEST_GRIP,
            HIGHEST_GRIP,
            HIGHEST_LIFT,
            FASTEST,
            LONGEST // TICKS,
            *(STRENGTHS[hold].force for hold in ("fingers", "hook", "flat")),
        ),
    )


def _pillar(pillar: Pillar) -> PillarPiece:
    kind = pillar.kind
    return PillarPiece(
        pillar.name,
        pillar.colour,
        MARKS[pillar.colour],
        kind.shape,
        kind.points,
        round(kind.radius, 3),
        kind.sides,
        PILLAR_HEIGHT,
        round(kind.mass, 1),
    )


def _floor(floor: Floor) -> FloorPiece:
    corners = tuple((x, y) for x, y in shape(floor).exterior.coords[:-1])
    return FloorPiece(floor.colour, FLOOR_THICKNESS, corners, round(floor_mass(floor), 1))
