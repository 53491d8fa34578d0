"""The structs of previews. Names of cells and tiles are those of the notation.

`best` and `plan` need judgement. The server sends them only at tables that allow help.
"""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.text import Objection
from tavolino.games.papa_paolo.components.printed import Colour
from tavolino.games.papa_paolo.geometry import XY
from tavolino.games.papa_paolo.view import DeliveryTileView, RoundView, TileView

Lays: TypeAlias = dict[str, tuple[str, ...]]
"""For each cell of a district, the legal orientations of a tile: ``2,0``: ``NES``."""


# ---------------------------------------------------------------- phase A
class SponsorOffer(Struct, frozen=True, tag_field="job", tag="sponsor"):
    """Money from the bank."""

    money: int


class ShopOffer(Struct, frozen=True, tag_field="job", tag="shop"):
    """Pizzas for money."""

    gets: tuple[int, ...]
    """The pizzas received, with the bonus, for buying 1, 2, … pizzas, as far as legal."""
    bonus: int
    why: Objection | None
    """The objection if nothing can be bought."""


class ExpressOffer(Struct, frozen=True, tag_field="job", tag="express"):
    """An express delivery."""

    pizzas: int
    rounds: int
    cost: int
    why: Objection | None


class BuildOffer(Struct, frozen=True, tag_field="job", tag="build"):
    """A new pizzeria."""

    prices: tuple[int, ...]
    """The prices of the pizzerias that can be built."""
    sites: tuple[str, ...]
    why: Objection | None


JobOffer: TypeAlias = SponsorOffer | ShopOffer | ExpressOffer | BuildOffer


class PawnPreview(Struct, frozen=True, tag_field="kind", tag="pawn"):
    """The possible uses of a pawn on this cell, and who would then win its row and column."""

    tile: TileView
    lays: Lays
    jobs: tuple[JobOffer, ...]
    leaders: dict[str, int]
    """The leading seat of the row and of the column, by name."""


class TakePreview(Struct, frozen=True, tag_field="kind", tag="take"):
    """The legal placements of the tile."""

    lays: Lays


class SpotPreview(Struct, frozen=True, tag_field="kind", tag="spot"):
    """The place of a city tile or a pizzeria. A pizzeria is open to all sides."""

    at: XY
    open: str


class DealPreview(Struct, frozen=True, tag_field="kind", tag="deal"):
    """The cost, the money and pizzas received, and the money afterwards."""

    cost: int
    money: int
    pizzas: int
    keeps: int
    sites: tuple[str, ...] = ()
    """The possible sites, for a pizzeria."""


# ---------------------------------------------------------------- phases C and D
class RoundPlan(Struct, frozen=True):
    """One round of a delivery: its start, its route, and the pizzas for each tile."""

    start: XY
    path: tuple[XY, ...]
    drops: dict[str, int]


class BidPreview(Struct, frozen=True, tag_field="kind", tag="bid"):
    """The result of a bid if no player answers it."""

    row: int
    tile: DeliveryTileView | None
    """The tile above the column; None with two players, because the higher bidder chooses later."""
    keeps: int
    outbids: int
    """The seat that is outbid, or -1."""
    settles: int
    """The player's position in the order of picking investments, from 1."""
    order: tuple[int, ...]
    """The turn order of the next round."""
    best: int | None = None
    """The pizzas that the tile, or the better of two, could deliver in the current district."""
    plan: tuple[RoundPlan, ...] = ()
    """The rounds that deliver `best`. Empty with two players: the tile is not yet known."""


class PickPreview(Struct, frozen=True, tag_field="kind", tag="pick"):
    """An investment: its cost, and the level of the track before and after a step."""

    cost: int
    before: int
    after: int
    leaves: tuple[Colour, ...]
    """The colours left for the others; with two players those on the other side of the tile."""


class TrackPreview(Struct, frozen=True, tag_field="kind", tag="track"):
    """A step to the right: the current space, and the level before and after."""

    colour: Colour
    marker: int
    before: int
    after: int


# ---------------------------------------------------------------- phase E
class TilePreview(Struct, frozen=True, tag_field="kind", tag="tile"):
    tile: DeliveryTileView
    best: int | None = None
    """The pizzas that the tile could deliver in the current district."""
    plan: tuple[RoundPlan, ...] = ()
    """The rounds that deliver `best`."""


class RidePreview(Struct, frozen=True, tag_field="kind", tag="ride"):
    """A round from this pizzeria."""

    round: RoundView
    plan: tuple[RoundPlan, ...] = ()
    """The best remaining rounds, if this action begins them; otherwise empty."""


class DropPreview(Struct, frozen=True, tag_field="kind", tag="drop"):
    """A route for the round with this stop."""

    path: tuple[XY, ...]
    completes: bool
    plan: tuple[RoundPlan, ...] = ()
    """As in `RidePreview`; the rest of the current round comes first."""


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
