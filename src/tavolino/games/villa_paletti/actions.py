"""What can be said: what players decide and do with their hands, and how NATURE lets it end.

Places are whole hundredths of a millimetre. What hands do in between stands in motions.py.
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
    """Stand a pillar on the building site before the match begins."""

    pillar: int
    x: int
    y: int


class Touch(Struct, frozen=True):
    """Lay a hand or the hook on a pillar, so many millimetres above its foot: this one it is."""

    pillar: int
    tool: Tool
    grip: int


class PutBack(Struct, frozen=True):
    """Leave the touched pillar where it stands, before it was pulled."""


class Claim(Struct, frozen=True):
    """I cannot bring up any of my pillars: a new floor, please."""


class Object(Struct, frozen=True):
    """You can, and I will show you with one of yours."""


class Prove(Struct, frozen=True):
    """Another neutral pillar could have been moved, and I will show you."""


class Decline(Struct, frozen=True):
    """No objection, no proof; or: no, let us play on."""


class Take(Struct, frozen=True):
    """The claimant names the pillar that the failed objector loses."""

    pillar: int


class Forgo(Struct, frozen=True):
    """Lay no floor after all; before the match: let the house lay it."""


class EndTurn(Struct, frozen=True):
    """With three players: after the neutral pillar, move none of one's own."""


class ProposeEnd(Struct, frozen=True):
    """Shall we end it here? The seal decides."""


class Agree(Struct, frozen=True):
    """Yes, let us end it here."""


class Resign(Struct, frozen=True):
    """Leave the match as the last."""


# ---------------------------------------------------------------- NATURE's outcomes
class Wood(Struct, frozen=True):
    """How the pillars were turned, and who is the youngest. The first is nobody's to know."""

    heights: tuple[int, ...]
    """By how much each pillar is longer than it should be, in nanometres."""
    youngest: int


class Scatter(Struct, frozen=True):
    """All pillars stand on the base, as the house set them up."""

    villa: Villa


class Roll(Struct, frozen=True):
    """The seal fell with this colour up."""

    colour: Colour


class Held(Struct, frozen=True):
    """The hand has closed: from here there is no way back to another pillar."""


class Free(Struct, frozen=True):
    """The pillar is out and in the hand; the villa stands without it."""

    villa: Villa
    spent: int = 0
    """So many ticks the hand needed for that."""


class Stands(Struct, frozen=True):
    """The piece was set down, or lifted out, and the villa stands."""

    villa: Villa


class Returned(Struct, frozen=True):
    """Nothing came of it: the piece is where it was before, the villa stands.

    A pulled pillar is on its old spot again, a carried one in the hand, a floor beside the villa.
    """

    villa: Villa
    spent: int = 0
    """So many ticks a floor was in the hand that never opened: that was no try (VP-F8)."""


class Fell(Struct, frozen=True):
    """Something fell: the villa as it looked then."""

    villa: Villa
    why: Criterion
    piece: str
    """The colour of that floor or the name of that pillar."""
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
