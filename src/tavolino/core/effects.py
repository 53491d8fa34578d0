"""What an entry did, in the words of a board: for whoever shows it happening.

A room makes the effects of an entry from the state before it and the action, for one viewer, and
with the secrecy of a view: they are built up from what the viewer may know. Nobody needs them to
know where things stand; a client that skips them is still right.

Things and places are named by strings, the same as in the room's notation and views; its docs list
them. In a name of several words the first says what kind of thing it is: ``house 2``. A place that
lies before a seat begins with its number: ``1/2,0``. The effects of an entry stand in the order in
which they happen.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.seat import Seat


class _Effect(Struct, frozen=True, gc=False, tag_field="did", omit_defaults=True):
    """What all effects have in common: how they are sent."""


class Moved(_Effect, frozen=True, tag="moved"):
    """Something went from the first place over the next ones to the last."""

    what: str
    path: tuple[str, ...]
    seat: Seat | None = None
    """Whose it is, where that matters."""
    count: int = 1
    """So many of them."""


class Placed(_Effect, frozen=True, tag="placed"):
    """Something was built, laid or put down here."""

    what: str
    at: str
    seat: Seat | None = None
    """Whose it is, where that matters."""
    turned: int = 0
    """So many degrees, or steps, as the room counts."""
    count: int = 1


class Removed(_Effect, frozen=True, tag="removed"):
    """Something left this place; where to, if it can be seen."""

    what: str
    at: str
    to: str = ""
    seat: Seat | None = None
    """Whose it is, where that matters."""
    count: int = 1


class Paid(_Effect, frozen=True, tag="paid"):
    """So much went from one to the other; None is the bank, or whoever has no seat."""

    amount: int
    giver: Seat | None = None
    taker: Seat | None = None
    why: str = ""


class Drawn(_Effect, frozen=True, tag="drawn"):
    """A seat, or the table, got something from a supply that nobody looks into."""

    what: str = ""
    """Empty where the viewer may not know."""
    seat: Seat | None = None
    at: str = ""


class Turned(_Effect, frozen=True, tag="turned"):
    """Something that stays where it is shows another side, points another way or is now so."""

    what: str
    at: str
    to: str


class Revealed(_Effect, frozen=True, tag="revealed"):
    """What was a secret is seen by the viewer now."""

    what: str
    seat: Seat | None = None
    at: str = ""


class Scored(_Effect, frozen=True, tag="scored"):
    """Points are counted: a seat gets so many, or loses them, and for what.

    In the entry that ends a match they add up to the seat's score.
    """

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
    at: str = ""
    """The place that it is about, if there is one."""


Effect: TypeAlias = (
    Moved | Placed | Removed | Paid | Drawn | Turned | Revealed | Scored | Began | Said
)
