"""The actions of Palermo. The game has no chance, so NATURE has none."""

from typing import TypeAlias

from msgspec import Struct


class LayStart(Struct, frozen=True, gc=False):
    """Lay the start card on a cell; the first player's first action."""

    cell: int


class LayHouse(Struct, frozen=True, gc=False):
    """Lay a house card on a cell, rotated clockwise by `rotation` quarter turns."""

    cell: int
    size: int
    rotation: int
    mirrored: bool = False


class LayPlaza(Struct, frozen=True, gc=False):
    """Lay a street card with the disc on one of its fields. Legal only if no house fits."""

    cell: int
    corner: int


class MovePolice(Struct, frozen=True, gc=False):
    field: int


class SkipPolice(Struct, frozen=True, gc=False):
    pass


class Go(Struct, frozen=True, gc=False):
    """Move the gangster to a field."""

    field: int


class Stay(Struct, frozen=True, gc=False):
    """Leave the gangster where it is."""


Action: TypeAlias = LayStart | LayHouse | LayPlaza | MovePolice | SkipPolice | Go | Stay
