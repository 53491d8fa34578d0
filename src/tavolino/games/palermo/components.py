"""The components of the game and the rule options of a match."""

from typing import Literal, TypeAlias

from msgspec import Struct

from tavolino.core.game import Options

PoliceOption: TypeAlias = Literal["on", "off"]
RingLinks: TypeAlias = Literal["side", "any_corner", "both_ways", "none"]
Handedness: TypeAlias = Literal["fixed", "free"]
BonusTable: TypeAlias = Literal["printed", "falling"]
Tiebreak: TypeAlias = Literal["shared", "earlier_home", "later_seat"]


class PalermoOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The rule options of a match. Each default is our reading of the rulebook."""

    police: PoliceOption = "on"
    bonus_table: BonusTable = "printed"
    ring_links: RingLinks = "side"
    first_house_touches_start: bool = False
    handedness: Handedness = "fixed"
    bribe: bool = False
    no_loitering: bool = False
    tiebreak: Tiebreak = "shared"


class Face(Struct, frozen=True):
    """A house card in one orientation: size, clockwise quarter turns, mirrored or not.

    PAL-G2: the size is the number of fields with a roof.
    """

    size: int
    rotation: int
    mirrored: bool = False


SIZES = (1, 2, 3)
HOUSE_CARDS = (12, 12, 12)
"""Number of house cards of each size."""

FACES = tuple(Face(size, rotation) for size in SIZES for rotation in range(4))
MIRRORED_FACES = tuple(
    Face(size, rotation, mirrored)
    for size in SIZES
    for rotation in range(4)
    for mirrored in (False, True)
    if size < 3 or not mirrored
)
"""A mirrored three-field house is the same card, because only its one street field matters."""

CORNERS = ("NW", "NE", "SE", "SW")
"""The four fields of a card, clockwise."""

DISCS = {3: 11, 4: 8, 5: 7}
"""Discs per player, by the number of players."""

FIRST_RANGE = 3
"""Movement points before the first disc is collected."""

BONUS: dict[BonusTable, dict[int, int]] = {
    "printed": {3: 5, 4: 4, 5: 5},
    "falling": {3: 5, 4: 4, 5: 3},
}
"""Million lire per turn for a player at home, by the number of players."""

STALL_ROUNDS = 8
"""The match ends after this number of complete rounds without progress."""
