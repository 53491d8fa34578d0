"""Gestures as actions: ready-made ones with a few parameters, or the packets of a live hand.

Positions are whole hundredths of a millimetre, as in the packets; rotations are whole degrees.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.gesture import Timed


class Pull(Struct, frozen=True, tag=True):
    """A ready-made pull: straight out, in this direction in degrees anticlockwise from east.

    The other hand may steady the floor above and lift it, `lift` in micrometres.
    """

    towards: int
    steady: bool = False
    lift: int = 0


class LiftOff(Struct, frozen=True, tag=True):
    """A ready-made lift straight up, for a pillar that nothing covers."""


class Place(Struct, frozen=True, tag=True):
    """A ready-made placement: carry the pillar over this spot of the top floor, lower, let go."""

    x: int
    y: int
    turn: int = 0


class Lay(Struct, frozen=True, tag=True):
    """A ready-made floor: carry it to this position and rotation, lower, let go."""

    x: int
    y: int
    turn: int = 0


class ByHand(Struct, frozen=True, tag=True):
    """The packets of a live hand: a pull, a placement or a floor."""

    packets: tuple[Timed, ...]


Motion: TypeAlias = Pull | LiftOff | Place | Lay | ByHand
"""A gesture whose outcome NATURE determines."""
