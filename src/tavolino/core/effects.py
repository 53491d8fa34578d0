"""The effects of a log entry on the board, for clients that animate or announce it.

A game package derives the effects of an entry from the state before it and the action, for one
viewer, and builds them from what that viewer may know. Effects are optional: a client that ignores
them still shows the correct position.

Strings name the pieces and places, as in the game's notation and views. The docs of each game list
them. In a name of several words the first word is the kind: ``house 2``. The name of a place in
front of a seat begins with the seat's number: ``1/2,0``. Effects are listed in the order in which
they happen.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.seat import Seat


class _Effect(Struct, frozen=True, gc=False, tag_field="did", omit_defaults=True):
    """The common encoding of all effects."""


class Moved(_Effect, frozen=True, tag="moved"):
    """Something moved along the path: the first place is the origin, the last the destination."""

    what: str
    path: tuple[str, ...]
    seat: Seat | None = None
    """The owner, where ownership matters."""
    count: int = 1
    """The number of pieces."""


class Placed(_Effect, frozen=True, tag="placed"):
    """Something was built or put down at this place."""

    what: str
    at: str
    seat: Seat | None = None
    """The owner, where ownership matters."""
    turned: int = 0
    """The rotation, in degrees or in steps; each game defines its unit."""
    count: int = 1


class Removed(_Effect, frozen=True, tag="removed"):
    """Something left this place. `to` names the destination if the viewer can see it."""

    what: str
    at: str
    to: str = ""
    seat: Seat | None = None
    """The owner, where ownership matters."""
    count: int = 1


class Paid(_Effect, frozen=True, tag="paid"):
    """An amount went from the giver to the taker. None is the bank or a party without a seat."""

    amount: int
    giver: Seat | None = None
    taker: Seat | None = None
    why: str = ""


class Drawn(_Effect, frozen=True, tag="drawn"):
    """A seat, or the table, received something from a hidden supply."""

    what: str = ""
    """Empty if the viewer may not know."""
    seat: Seat | None = None
    at: str = ""


class Turned(_Effect, frozen=True, tag="turned"):
    """Something stayed in its place but now shows another side, direction or condition."""

    what: str
    at: str
    to: str


class Revealed(_Effect, frozen=True, tag="revealed"):
    """The viewer now sees something that was secret."""

    what: str
    seat: Seat | None = None
    at: str = ""


class Scored(_Effect, frozen=True, tag="scored"):
    """A seat gained or lost points, with the reason.

    In the entry that ends a match, a seat's effects add up to its score.
    """

    seat: Seat
    points: int
    why: str = ""


class Began(_Effect, frozen=True, tag="began"):
    """A phase, a round or a seat's turn begins."""

    what: str
    seat: Seat | None = None


class Said(_Effect, frozen=True, tag="said"):
    """A seat chose, bid, passed or objected in public, without moving anything."""

    seat: Seat
    what: str
    amount: int | None = None
    at: str = ""
    """The place in question, if there is one."""


Effect: TypeAlias = (
    Moved | Placed | Removed | Paid | Drawn | Turned | Revealed | Scored | Began | Said
)
