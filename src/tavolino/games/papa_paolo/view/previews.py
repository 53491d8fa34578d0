"""What an option would bring, for a client to draw."""

from typing import TypeAlias

from msgspec import Struct

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    Drop,
    Express,
    Lay,
    Once,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
)
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    EXPRESS_FEE,
    GOLD,
    GREEN,
    SHOP_COST,
    Job,
)
from tavolino.games.papa_paolo.geometry import XY, sides_name, xy
from tavolino.games.papa_paolo.rules.auction import row_of
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.rules.investing import (
    discount,
    express_fee,
    is_printed,
    money_at_once,
    pizzas_at_once,
)
from tavolino.games.papa_paolo.rules.placing import jobs_at
from tavolino.games.papa_paolo.rules.trading import received
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.view.parts import DeliveryTileView, TileView
from tavolino.games.papa_paolo.view.table import delivery_tile, tile_view, where


class PawnPreview(Struct, frozen=True, tag_field="kind", tag="pawn"):
    """What the cell has to offer."""

    tile: TileView
    places: int
    """In how many ways the tile fits into one's own district."""
    jobs: tuple[Job, ...]


class SpotPreview(Struct, frozen=True, tag_field="kind", tag="spot"):
    """Where a city tile or pizzeria would lie; a pizzeria is open to all sides."""

    at: XY
    open: str


class DealPreview(Struct, frozen=True, tag_field="kind", tag="deal"):
    """What it costs, and the money and pizzas that it brings."""

    cost: int
    money: int
    pizzas: int


class BidPreview(Struct, frozen=True, tag_field="kind", tag="bid"):
    """The step of the stairs, and the delivery tile above it."""

    row: int
    tile: DeliveryTileView | None


class TilePreview(Struct, frozen=True, tag_field="kind", tag="tile"):
    tile: DeliveryTileView


class RidePreview(Struct, frozen=True, tag_field="kind", tag="ride"):
    """Where a round could deliver."""

    start: XY
    reach: tuple[XY, ...]


class DropPreview(Struct, frozen=True, tag_field="kind", tag="drop"):
    """A way for the round so far with this stop."""

    path: tuple[XY, ...]
    completes: bool


Preview: TypeAlias = (
    PawnPreview | SpotPreview | DealPreview | BidPreview | RidePreview | DropPreview | TilePreview
)


def preview(state: State, seat: Seat, action: Action) -> Preview | None:
    """What an action would bring."""
    match action:
        case PlacePawn(cell):
            return _pawn(state, seat, cell)
        case Lay(at, open):
            return SpotPreview(xy(at), sides_name(open))
        case Site(at):
            return SpotPreview(xy(at), "NESW")
        case PlaceBid():
            return _bid(state, action)
        case Choose(number):
            return TilePreview(delivery_tile(state, state.round, number))
        case Ride(at):
            return _ride(state, seat, at)
        case Drop():
            return _drop(state, seat, action)
        case _:
            return _deal(state, seat, action)


def _pawn(state: State, seat: Seat, cell: int) -> PawnPreview:
    kind = state.box.kinds[state.grid.tiles[cell]]
    fits = len(state.players[seat].district.plan.placements(kind.shape))
    return PawnPreview(tile_view(kind), fits, jobs_at(state, cell))


def _bid(state: State, bid: PlaceBid) -> BidPreview:
    if not bid.column:
        return BidPreview(0, None)
    number = state.offer[bid.column - 1]
    return BidPreview(row_of(state, bid), delivery_tile(state, state.round, number))


def _ride(state: State, seat: Seat, at: int) -> RidePreview:
    district = state.players[seat].district
    pizzeria = district.plan.pizzeria_at[at]
    reach = district.can_serve(pizzeria, delivery_of(state).distance)
    return RidePreview(xy(at), where(state, seat, reach))


def _drop(state: State, seat: Seat, drop: Drop) -> DropPreview:
    district = state.players[seat].district
    path = tuple(map(xy, way_with(state, seat, drop.at)))
    tile = district.plan.city_at[drop.at]
    return DropPreview(path, completes=district.free[tile] == drop.pizzas)


def _deal(state: State, seat: Seat, action: Action) -> DealPreview | None:
    match action:
        case Sponsor():
            return DealPreview(0, state.level(seat, GOLD), 0)
        case Shop(pizzas):
            return DealPreview(SHOP_COST[pizzas - 1], 0, received(state, seat, pizzas))
        case Build(price):
            return DealPreview(price, 0, 0)
        case Express():
            return DealPreview(EXPRESS_FEE, 0, 0)
        case Once(choice):
            return _once(state, seat, choice)
        case _:
            return None


def _once(state: State, seat: Seat, choice: int) -> DealPreview:
    colour = state.players[seat].investment
    if colour == GOLD:
        return DealPreview(0, money_at_once(state, seat), 0)
    if colour == GREEN:
        return DealPreview(choice - discount(state), 0, 0)
    if colour == BLUE and is_printed(state):
        return DealPreview(0, 0, pizzas_at_once(state, seat))
    if colour == BLUE:
        return DealPreview(SHOP_COST[choice - 1], 0, received(state, seat, choice))
    return DealPreview(express_fee(state), 0, 0)
