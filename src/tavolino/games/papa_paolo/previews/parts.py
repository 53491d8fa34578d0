"""What a preview is made of. Names are those of the notation.

`best` and `plan` take judgement: they are there at tables that help.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.text import Objection
from tavolino.games.papa_paolo.components.printed import Colour
from tavolino.games.papa_paolo.geometry import XY
from tavolino.games.papa_paolo.view import DeliveryTileView, TileView

Lays: TypeAlias = dict[str, tuple[str, ...]]
"""For each cell of the district how a tile may lie there, by its open sides: ``2,0``: ``NES``."""


# ---------------------------------------------------------------- phase A
class SponsorOffer(Struct, frozen=True, tag_field="job", tag="sponsor"):
    """Money from the bank."""

    money: int


class ShopOffer(Struct, frozen=True, tag_field="job", tag="shop"):
    """Pizzas for money."""

    gets: tuple[int, ...]
    """What buying one pizza would bring with the bonus, what two, and so on as far as allowed."""
    bonus: int
    why: Objection | None
    """Why nothing can be bought."""


class ExpressOffer(Struct, frozen=True, tag_field="job", tag="express"):
    """A delivery at once."""

    pizzas: int
    rounds: int
    cost: int
    why: Objection | None


class BuildOffer(Struct, frozen=True, tag_field="job", tag="build"):
    """A new pizzeria."""

    prices: tuple[int, ...]
    """Those that can be built."""
    sites: tuple[str, ...]
    why: Objection | None


JobOffer: TypeAlias = SponsorOffer | ShopOffer | ExpressOffer | BuildOffer


class PawnPreview(Struct, frozen=True, tag_field="kind", tag="pawn"):
    """What a pawn on this cell could do, and whose coins its row and column would then be."""

    tile: TileView
    lays: Lays
    jobs: tuple[JobOffer, ...]
    leaders: dict[str, int]
    """By the names of the row and the column."""


class TakePreview(Struct, frozen=True, tag_field="kind", tag="take"):
    """Where the tile may be laid."""

    lays: Lays


class SpotPreview(Struct, frozen=True, tag_field="kind", tag="spot"):
    """Where a city tile or pizzeria would lie; a pizzeria is open to all sides."""

    at: XY
    open: str


class DealPreview(Struct, frozen=True, tag_field="kind", tag="deal"):
    """What it costs, the money and pizzas that it brings, and what one has then."""

    cost: int
    money: int
    pizzas: int
    keeps: int
    sites: tuple[str, ...] = ()
    """For a pizzeria: where it may stand."""


# ---------------------------------------------------------------- phases C and D
class RoundPlan(Struct, frozen=True):
    """One round of a delivery: where it begins, its way, and the pizzas it leaves on tiles."""

    start: XY
    path: tuple[XY, ...]
    drops: dict[str, int]


class BidPreview(Struct, frozen=True, tag_field="kind", tag="bid"):
    """What a bid would mean if nobody answered it."""

    row: int
    tile: DeliveryTileView | None
    """The one above the column; with two players who bids more chooses later."""
    keeps: int
    outbids: int
    """The seat that is outbid, or -1."""
    settles: int
    """The how many-th to pick an investment."""
    order: tuple[int, ...]
    """The turn order of the next round."""
    best: int | None = None
    """So many pizzas the tile, or the better of two, could deliver in one's district as it is."""
    plan: tuple[RoundPlan, ...] = ()
    """The rounds that would do so; none with two players, who do not know yet whose it will be."""


class PickPreview(Struct, frozen=True, tag_field="kind", tag="pick"):
    """What the investment would do: on the track, from one level to the next."""

    cost: int
    before: int
    after: int
    leaves: tuple[Colour, ...]
    """Among which the others pick then; with two players those on the other side of the tile."""


class TrackPreview(Struct, frozen=True, tag_field="kind", tag="track"):
    """A step to the right: from this space and level to the next."""

    colour: Colour
    marker: int
    before: int
    after: int


# ---------------------------------------------------------------- phase E
class TilePreview(Struct, frozen=True, tag_field="kind", tag="tile"):
    tile: DeliveryTileView
    best: int | None = None
    """So many pizzas it could deliver in one's district as it is."""
    plan: tuple[RoundPlan, ...] = ()
    """The rounds that would do so."""


class RidePreview(Struct, frozen=True, tag_field="kind", tag="ride"):
    """Where a round could deliver, in the order in which it names its stops."""

    start: XY
    reach: tuple[XY, ...]
    plan: tuple[RoundPlan, ...] = ()
    """The best rounds for all that is left, at the option that begins them; else empty."""


class DropPreview(Struct, frozen=True, tag_field="kind", tag="drop"):
    """A way for the round so far with this stop; stops are named by rising rank."""

    path: tuple[XY, ...]
    rank: int
    completes: bool
    plan: tuple[RoundPlan, ...] = ()
    """As with a ride: what is left of the present round comes first."""


Preview: TypeAlias = (
    PawnPreview
    | TakePreview
    | SpotPreview
    | DealPreview
    | BidPreview
    | PickPreview
    | TrackPreview
    | TilePreview
    | RidePreview
    | DropPreview
)
