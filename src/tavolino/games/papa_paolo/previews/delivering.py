"""PP-E: previews of delivery tiles, rounds and stops."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Drop
from tavolino.games.papa_paolo.geometry import each, xy
from tavolino.games.papa_paolo.previews.parts import DropPreview, RidePreview, TilePreview
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.view.table import delivery_tile


def tile(state: State, number: int) -> TilePreview:
    return TilePreview(delivery_tile(state, state.round, number))


def ride(state: State, seat: Seat, at: int) -> RidePreview:
    district, delivery = state.players[seat].district, delivery_of(state)
    plan = district.plan
    pizzeria = plan.pizzeria_at[at]
    ranks = plan.ranks(pizzeria)
    reach = sorted(each(district.can_serve(pizzeria, delivery.distance)), key=ranks.__getitem__)
    return RidePreview(xy(at), tuple(xy(plan.cities[tile].at) for tile in reach))


def drop(state: State, seat: Seat, action: Drop) -> DropPreview:
    district, delivery = state.players[seat].district, delivery_of(state)
    plan = district.plan
    tile = plan.city_at[action.at]
    return DropPreview(
        path=tuple(map(xy, way_with(state, seat, action.at))),
        rank=plan.ranks(delivery.pizzeria)[tile],
        completes=district.free[tile] == action.pizzas,
    )
