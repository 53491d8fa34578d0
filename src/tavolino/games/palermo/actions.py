"""What can be said at the table. Palermo has no chance, so NATURE says nothing."""

from typing import TypeAlias

from msgspec import Struct


class LayStart(Struct, frozen=True, gc=False):
    """The first player lays the start card on a cell."""

    cell: int


class LayHouse(Struct, frozen=True, gc=False):
    """Lay a house card of this size on a cell, turned clockwise by so many quarter turns."""

    cell: int
    size: int
    rotation: int
    mirrored: bool = False


class LayPlaza(Struct, frozen=True, gc=False):
    """Lay a street card, the disc on one of its fields: only if no house fits."""

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
