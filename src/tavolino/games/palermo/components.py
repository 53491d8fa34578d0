"""What lies in the box: cards, figures, discs, and the switches of a match."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.core.game import Options

PoliceOption: TypeAlias = Literal["on", "off"]
RingLinks: TypeAlias = Literal["side", "any_corner", "both_ways", "none"]
Handedness: TypeAlias = Literal["fixed", "free"]
BonusTable: TypeAlias = Literal["printed", "falling"]
Tiebreak: TypeAlias = Literal["shared", "earlier_home", "later_seat"]


class PalermoOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The rule switches of a match; the first value of each is how we read the rulebook."""

    police: PoliceOption = "on"
    bonus_table: BonusTable = "printed"
    ring_links: RingLinks = "side"
    first_house_touches_start: bool = False
    handedness: Handedness = "fixed"
    bribe: bool = False
    no_loitering: bool = False
    tiebreak: Tiebreak = "shared"


class Face(Struct, frozen=True):
    """A house card as it lies: its size, its quarter turns clockwise, its mirror image or not.

    PAL-G2: the size is the number of its fields with a roof.
    """

    size: int
    rotation: int
    mirrored: bool = False


SIZES = (1, 2, 3)
HOUSE_CARDS = (12, 12, 12)
"""How many house cards there are of each size."""

FACES = tuple(Face(size, rotation) for size in SIZES for rotation in range(4))
MIRRORED_FACES = tuple(
    Face(size, rotation, mirrored)
    for size in SIZES
    for rotation in range(4)
    for mirrored in (False, True)
    if size < 3 or not mirrored
)
"""The mirror image of a three-field house is the same card: only its one street field counts."""

CORNERS = ("NW", "NE", "SE", "SW")
"""The four fields of a card, clockwise."""

DISCS = {3: 11, 4: 8, 5: 7}
"""Discs of each player, by the number of players."""

FIRST_RANGE = 3
"""Movement points before the first disc is collected."""

BONUS: dict[BonusTable, dict[int, int]] = {
    "printed": {3: 5, 4: 4, 5: 5},
    "falling": {3: 5, 4: 4, 5: 3},
}
"""Million lire a turn for a player at home, by the number of players."""

STALL_ROUNDS = 8
"""So many complete rounds without progress end the match."""
