"""What hands do: ready-made gestures in few words, or the packets of real hands.

Places are whole hundredths of a millimetre, as in the packets; turns are whole degrees.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.gesture import Timed


class Pull(Struct, frozen=True, tag=True):
    """A ready-made pull: straight out, so many degrees anticlockwise from east.

    The other hand may steady the floor above, and lift it by so many micrometres.
    """

    towards: int
    steady: bool = False
    lift: int = 0


class LiftOff(Struct, frozen=True, tag=True):
    """A ready-made way for a pillar that nothing covers: straight up."""


class Place(Struct, frozen=True, tag=True):
    """A ready-made placement: carry the pillar over this spot of the top floor, lower, let go."""

    x: int
    y: int
    turn: int = 0


class Lay(Struct, frozen=True, tag=True):
    """A ready-made floor: over this spot, turned so, lower, let go."""

    x: int
    y: int
    turn: int = 0


class ByHand(Struct, frozen=True, tag=True):
    """What real hands did, packet by packet: a pull, a placement or a floor."""

    packets: tuple[Timed, ...]


Motion: TypeAlias = Pull | LiftOff | Place | Lay | ByHand
"""NATURE has to say how it ends."""
