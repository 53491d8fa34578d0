"""Who sees what: everybody everything, for Palermo has no secrets. Built for a client to draw.

Cells are named ``A1`` … ``F6`` and small fields ``r.c``, as in the notation.
"""

from typing import Literal, TypeAlias

from msgspec import Struct


class EmptyCell(Struct, frozen=True, tag_field="kind", tag="empty"):
    """Nothing was laid here yet."""


class StartCell(Struct, frozen=True, tag_field="kind", tag="start"):
    """The start card: where all gangsters begin and where they come home."""


class StreetCell(Struct, frozen=True, tag_field="kind", tag="street"):
    """A street card: four street fields."""


class HouseCell(Struct, frozen=True, tag_field="kind", tag="house"):
    """A house card; its owner's disc lies at the door until it is collected."""

    size: int
    rotation: int
    mirrored: bool
    owner: int
    roofs: tuple[str, ...]
    entrance: str
    collected: bool


class PlazaCell(Struct, frozen=True, tag_field="kind", tag="plaza"):
    """A street card with a disc on one of its fields."""

    owner: int
    entrance: str
    collected: bool


CellView: TypeAlias = EmptyCell | StartCell | StreetCell | HouseCell | PlazaCell


class PlayerView(Struct, frozen=True):
    """What lies before one player."""

    discs: int
    """Discs still to be laid while the city is built."""
    entrances: tuple[str, ...]
    """The entrance fields of this player's discs that lie in the city."""
    collected: int
    range: int
    money: int
    gangster: str
    """``start`` (still on the undivided start card), ``home``, or a field."""
    policeman: str
    """``start``, a field, or ``none`` when the match is played without police."""
    active: bool
    """Does this policeman take a toll where he stands?"""
    arrived: int
    """The round in which the gangster came home, or 0."""


Phase: TypeAlias = Literal["start", "house", "police", "gangster", "over"]


class View(Struct, frozen=True):
    """The whole table."""

    phase: Phase
    round: int
    """The round of collecting, from 1; 0 while the city is built."""
    turn: int
    """The seat whose turn it is, or -1 when the match is over."""
    cells: dict[str, CellView]
    """All 36 cells by name."""
    supply: tuple[int, int, int]
    """House cards left, by size."""
    players: tuple[PlayerView, ...]
    stalled: int
    """Complete rounds without progress; the match ends at 8 (PAL-E.7)."""
    waived: bool
    """Is roof-to-roof waived for this placement (PAL-1.6)?"""


class LayPreview(Struct, frozen=True, tag_field="kind", tag="lay"):
    """Where a house's roof and entrance would be; no roofs for a plaza."""

    roofs: tuple[str, ...]
    entrance: str


class WalkPreview(Struct, frozen=True, tag_field="kind", tag="walk"):
    """A way for a gangster or policeman, without the field it begins on."""

    path: tuple[str, ...]
    cost: int
    gain: int
    """Money that the move would bring its owner."""
    collects: bool
    home: bool


Preview: TypeAlias = LayPreview | WalkPreview
