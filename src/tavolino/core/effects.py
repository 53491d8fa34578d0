"""What an entry did, in the words of a board: for whoever shows it happening.

A room makes the effects of an entry from the state before it and the action, for one viewer, and
with the secrecy of a view: they are built up from what the viewer may know. Nobody needs them to
know where things stand; a client that skips them is still right.

Things and places are named by strings. Each room chooses its own, says in its docs what they mean,
and uses the same names in its views and notation.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.seat import Seat


class _Effect(Struct, frozen=True, tag_field="did", omit_defaults=True):
    """What all effects have in common: how they are sent."""


class Moved(_Effect, frozen=True, tag="moved"):
    """Something went from the first place over the next ones to the last."""

    what: str
    path: tuple[str, ...]


class Placed(_Effect, frozen=True, tag="placed"):
    """Something was built, laid or put down here; by whom, where that matters."""

    what: str
    at: str
    seat: Seat | None = None
    turned: int = 0
    """So many degrees, or steps, as the room counts."""


class Removed(_Effect, frozen=True, tag="removed"):
    """Something left this place; where to, if it can be seen."""

    what: str
    at: str
    to: str = ""


class Paid(_Effect, frozen=True, tag="paid"):
    """So much went from one to the other; None is the bank, or whoever has no seat."""

    amount: int
    giver: Seat | None = None
    taker: Seat | None = None
    what: str = ""
    """Money, unless said."""


class Drawn(_Effect, frozen=True, tag="drawn"):
    """A seat, or the table, got something from a supply that nobody looks into."""

    what: str = ""
    """Empty where the viewer may not know."""
    seat: Seat | None = None
    at: str = ""
    count: int = 1


class Turned(_Effect, frozen=True, tag="turned"):
    """Something that stays where it is shows another side, or points another way."""

    what: str
    at: str
    to: str


class Revealed(_Effect, frozen=True, tag="revealed"):
    """What was a secret is seen by the viewer now."""

    what: str
    seat: Seat | None = None
    at: str = ""


class Scored(_Effect, frozen=True, tag="scored"):
    """A seat has so many points more, or fewer; and for what."""

    seat: Seat
    points: int
    why: str = ""


class Began(_Effect, frozen=True, tag="began"):
    """Something else begins from here: a phase, a round, a seat's turn."""

    what: str
    seat: Seat | None = None


class Said(_Effect, frozen=True, tag="said"):
    """A seat chose, bid, passed or objected: it moved nothing, but everybody heard it."""

    seat: Seat
    what: str
    amount: int | None = None


Effect: TypeAlias = (
    Moved | Placed | Removed | Paid | Drawn | Turned | Revealed | Scored | Began | Said
)
