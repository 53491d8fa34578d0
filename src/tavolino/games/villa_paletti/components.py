"""The components: pillars, floors, the base, and the material they are made of.

Millimetres and grams. Provenance, as in RULES.md: [RB] the rulebook, Dutch and French; [review]
written by an owner of the game; [reconstructed] our own figure, because no source gives one;
[derived] follows from the others.
"""

from math import pi, sqrt
from typing import Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = Literal["red", "yellow", "blue", "green"]
Shape: TypeAlias = Literal["thin", "hexagonal", "thick"]
FloorColour: TypeAlias = Literal["blue", "green", "yellow", "orange", "red"]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "green")
"""The players' colours. [RB]"""

# ---------------------------------------------------------------- material
PILLAR_HEIGHT = 80.0  # [reconstructed]
FLOOR_THICKNESS = 6.0  # [reconstructed]
STOREY = PILLAR_HEIGHT + FLOOR_THICKNESS
"""Distance from the top of one floor to the top of the next. [derived]"""
PILLAR_DENSITY = 650e-6
"""g/mm³: light hardwood. [reconstructed]"""
FLOOR_DENSITY = 600e-6
"""g/mm³: plywood. [reconstructed]"""
FRICTION = 0.40
"""Coefficient of friction of painted wood on painted wood: 0.3 to 0.5. [reconstructed]"""
GRAVITY = 9.81

# ---------------------------------------------------------------- the base
BASE_RADIUS = 140.0  # [review]
BASE_THICKNESS = 2.0  # [reconstructed]
SITE_RADIUS = 118.0
"""Radius of the brown building site; the green rim is forbidden (VP-S3). [reconstructed]"""


# ---------------------------------------------------------------- pillars
class Kind(Struct, frozen=True):
    """One of the three types of pillars."""

    shape: Shape
    points: int
    radius: float
    """Distance from the axis to a corner: half the diameter, or half the hexagon's diagonal."""
    sides: int
    """Sides of the prism. Round pillars have twelve, both in pictures and in the physics."""
    area: float
    """Area of a real pillar's foot in mm². The mass follows from it."""
    mean_shortfall: float
    """Mean shortfall in height, so that heavy pillars come out easily. [review]"""

    @property
    def mass(self) -> float:
        """Mass in grams: 10.5, 18.0 and 32.0. [derived]"""
        return self.area * PILLAR_HEIGHT * PILLAR_DENSITY


HEXAGON_WIDTH = 20.0
"""Width across flats. [reconstructed]"""

THIN = Kind("thin", points=1, radius=8.0, sides=12, area=pi * 8.0**2, mean_shortfall=0.0)
HEXAGONAL = Kind(
    "hexagonal",
    points=2,
    radius=HEXAGON_WIDTH / sqrt(3),
    sides=6,
    area=HEXAGON_WIDTH**2 * sqrt(3) / 2,
    mean_shortfall=0.05,
)
THICK = Kind("thick", points=3, radius=14.0, sides=12, area=pi * 14.0**2, mean_shortfall=0.10)
"""Diameters of 16 and 28 mm [reconstructed]; points [RB]."""

PILLAR_SET = (THIN, THIN, THIN, HEXAGONAL, THICK)
"""The pillars of one colour: three thin, one hexagonal, one thick. [review]"""

HEIGHT_SPREAD = 0.10
"""Standard deviation of a pillar's height. [reconstructed; floors rock in the reviews]"""
HEIGHT_LIMIT = 0.25
"""Maximum deviation from the nominal height. [reconstructed]"""


class Pillar(Struct, frozen=True):
    """One of the twenty pillars; r1 to r3 are thin, r4 is hexagonal, r5 thick."""

    number: int
    name: str
    colour: Colour
    kind: Kind


PILLARS: tuple[Pillar, ...] = tuple(
    Pillar(5 * c + n, f"{colour[0]}{n + 1}", colour, kind)
    for c, colour in enumerate(COLOURS)
    for n, kind in enumerate(PILLAR_SET)
)
PILLAR_NAMED = {pillar.name: pillar for pillar in PILLARS}


# ---------------------------------------------------------------- floors
class Floor(Struct, frozen=True):
    """A wooden plate. Its outline is a smooth closed curve through polar control points."""

    number: int
    colour: FloorColour
    corners: tuple[tuple[int, int], ...]
    """Control points: degrees and millimetres. [reconstructed: own shapes, drawn after
    descriptions]"""


FLOORS: tuple[Floor, ...] = (
    Floor(
        0,
        "blue",
        ((0, 118), (30, 122), (60, 126), (90, 124), (120, 112), (148, 82),
         (180, 18), (212, 78), (240, 110), (270, 122), (300, 125), (330, 121)),
    ),
    Floor(
        1,
        "green",
        ((0, 104), (38, 84), (75, 48), (112, 84), (150, 98),
         (192, 64), (232, 58), (272, 88), (318, 86)),
    ),
    Floor(
        2,
        "yellow",
        ((0, 88), (45, 58), (90, 30), (135, 60), (180, 84), (225, 72), (270, 56), (315, 72)),
    ),
    Floor(
        3,
        "orange",
        ((0, 70), (45, 46), (90, 38), (140, 60), (190, 58), (235, 34), (290, 50)),
    ),
    Floor(
        4,
        "red",
        ((0, 50), (60, 36), (120, 48), (180, 34), (240, 46), (300, 36)),
    ),
)  # fmt: skip
"""In building order (VP-G4). Five wooden floors of these colours [RB]; each smaller than the last
[review]."""

# ---------------------------------------------------------------- dimensions in the rules
MIN_SCATTER_GAP = 4.0
"""Minimum gap between pillars in the automatic setup (VP-S2). [reconstructed]"""
MIN_COVER_AREA = 1.0
"""Minimum overlap in mm² at which a floor covers a pillar's head (VP-P-COVER)."""
MIN_SUPPORT_AREA = 20.0
"""Minimum overlap in mm² at which a floor rests on a pillar's head (D24)."""
EDGE_TOLERANCE = 0.2
"""Maximum overhang of a pillar's foot (VP-P-EDGE)."""
FREE_CLEARANCE = 2.0
"""Minimum distance of a free pillar from every floor above (VP-P-FREE)."""
MAX_LIFT = 3.0
"""Maximum height to which the steadying hand lifts a floor (VP-G1, D28)."""
