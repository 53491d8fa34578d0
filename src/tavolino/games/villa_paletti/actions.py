"""The actions of the game: what players decide and do, and how NATURE resolves it.

Coordinates are whole hundredths of a millimetre. The gestures of a hand are in motions.py.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.games.villa_paletti.components import Colour
from tavolino.games.villa_paletti.gesture import Tool
from tavolino.games.villa_paletti.motions import Motion
from tavolino.games.villa_paletti.villa import Criterion, Villa


# ---------------------------------------------------------------- decisions
class Choose(Struct, frozen=True):
    """Take one of the free colours."""

    colour: Colour


class Stand(Struct, frozen=True):
    """Put a pillar on the building site before the match begins."""

    pillar: int
    x: int
    y: int


class Touch(Struct, frozen=True):
    """Take hold of a pillar, `grip` millimetres above its foot, with the fingers or the hook."""

    pillar: int
    tool: Tool
    grip: int


class PutBack(Struct, frozen=True):
    """Leave the touched pillar in place, before pulling it."""


class Claim(Struct, frozen=True):
    """Claim that none of one's pillars can be brought up, and ask for a new floor."""


class Object(Struct, frozen=True):
    """Object to a claim, and show that one of the claimant's pillars can be brought up."""


class Prove(Struct, frozen=True):
    """Prove that another neutral pillar could have been moved, by moving it."""


class Decline(Struct, frozen=True):
    """Raise no objection, offer no proof, or refuse to end the match."""


class Take(Struct, frozen=True):
    """Name the pillar that the failed objector loses. The claimant decides."""

    pillar: int


class Forgo(Struct, frozen=True):
    """Lay no floor. Before the match: leave the blue floor to the automatic setup."""


class EndTurn(Struct, frozen=True):
    """End the turn after the neutral pillar, without an own pillar (three players)."""


class ProposeEnd(Struct, frozen=True):
    """Propose to end the match. The seal decides who wins."""


class Agree(Struct, frozen=True):
    """Agree to end the match."""


class Resign(Struct, frozen=True):
    """Leave the match and take the last place."""


# ---------------------------------------------------------------- NATURE's outcomes
class Wood(Struct, frozen=True):
    """The hidden dimensions of the pillars, and the seat of the youngest player."""

    heights: tuple[int, ...]
    """Deviation of each pillar from its nominal height, in nanometres. Hidden from everybody."""
    youngest: int


class Scatter(Struct, frozen=True):
    """All pillars stand on the base, placed by the automatic setup."""

    villa: Villa


class Roll(Struct, frozen=True):
    """The seal was rolled and shows this colour."""

    colour: Colour


class Held(Struct, frozen=True):
    """The hand has closed. The player can no longer choose another pillar."""


class Free(Struct, frozen=True):
    """The pillar is out and in the hand. The villa stands without it."""

    villa: Villa
    spent: int = 0
    """Ticks that the pull took."""


class Stands(Struct, frozen=True):
    """The piece was set down or lifted out, and the villa stands."""

    villa: Villa


class Returned(Struct, frozen=True):
    """The attempt had no result: the piece is where it was before, and the villa stands.

    A pulled pillar is back on its spot, a carried pillar in the hand, a floor beside the villa.
    """

    villa: Villa
    spent: int = 0
    """Ticks for which the hand held a floor that it never released. Such an attempt is no try
    (VP-F8)."""


class Fell(Struct, frozen=True):
    """Something fell. `villa` is the villa at the end of the collapse."""

    villa: Villa
    why: Criterion
    piece: str
    """The colour of the floor, or the name of the pillar, that fell first."""
    toppled: tuple[int, ...] = ()
    """The pillars that fell over."""


Outcome: TypeAlias = Wood | Scatter | Roll | Held | Free | Stands | Returned | Fell

Action: TypeAlias = (
    Choose
    | Stand
    | Touch
    | PutBack
    | Claim
    | Object
    | Prove
    | Decline
    | Take
    | Forgo
    | EndTurn
    | ProposeEnd
    | Agree
    | Resign
    | Motion
    | Outcome
)
