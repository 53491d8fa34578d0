"""Everything a client needs to draw the pieces: sizes, outlines, colours and marks.

Millimetres, grams, newtons and seconds. Pieces are numbered as in frames: the pillars in their
order, then the floors from blue on. tools/gen_ts.py writes the catalogue for the client.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.core.contract.simulation import FRAMES_PER_SECOND
from tavolino.games.villa_paletti.components import (
    BASE_RADIUS,
    BASE_THICKNESS,
    FLOOR_THICKNESS,
    FLOORS,
    MAX_LIFT,
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
from tavolino.games.villa_paletti.gesture import MAX_GESTURE_TICKS, MAX_HAND_SPEED, TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.hand import STRENGTHS
from tavolino.games.villa_paletti.rules.building import HIGHEST_GRIP, LOWEST_GRIP

Mark: TypeAlias = Literal["circle", "triangle", "square", "diamond"]

MARKS: dict[Colour, Mark] = {
    "red": "circle",
    "yellow": "triangle",
    "blue": "square",
    "green": "diamond",
}
"""The mark on each pillar, so that no player depends on colour alone."""


class PillarPiece(Struct, frozen=True):
    """A pillar: an upright prism with its first corner on its own x axis."""

    name: str
    colour: Colour
    mark: Mark
    shape: Shape
    points: int
    radius: float
    """Distance from the axis to a corner."""
    sides: int
    height: float
    mass: float


class FloorPiece(Struct, frozen=True):
    """A floor. The outline runs anticlockwise around the centroid."""

    colour: FloorColour
    thickness: float
    outline: tuple[tuple[float, float], ...]
    mass: float


class BaseBoard(Struct, frozen=True):
    """The base board. Its upper face is at height 0."""

    radius: float
    site: float
    """Radius of the building site. The rim around it is forbidden (VP-S3)."""
    thickness: float


class HandLimits(Struct, frozen=True):
    """The limits of a hand."""

    low: int
    high: int
    """Lowest and highest grip on a pillar, above its foot."""
    lift: float
    """Maximum height to which the steadying hand lifts a floor."""
    speed: int
    """Maximum speed, per second."""
    seconds: int
    """Time limit for a pull and the placement after it, or for a floor."""
    fingers: float
    hook: float
    flat: float
    """Maximum forces. `flat` is a hand that holds a floor."""


class Catalogue(Struct, frozen=True):
    """All pieces of the game."""

    pillars: tuple[PillarPiece, ...]
    floors: tuple[FloorPiece, ...]
    base: BaseBoard
    first_floor: int
    """The piece number of the blue floor."""
    storey: float
    """Distance from the top of one floor to the top of the next."""
    ticks: int
    frames: int
    """Ticks and frames per second."""
    hand: HandLimits


def catalogue() -> Catalogue:
    return Catalogue(
        pillars=tuple(map(_pillar, PILLARS)),
        floors=tuple(map(_floor, FLOORS)),
        base=BaseBoard(BASE_RADIUS, SITE_RADIUS, BASE_THICKNESS),
        first_floor=len(PILLARS),
        storey=STOREY,
        ticks=TICKS_PER_SECOND,
        frames=FRAMES_PER_SECOND,
        hand=HandLimits(
            LOWEST_GRIP,
            HIGHEST_GRIP,
            MAX_LIFT,
            MAX_HAND_SPEED,
            MAX_GESTURE_TICKS // TICKS_PER_SECOND,
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
