"""PP-E: previews of delivery tiles, rounds and stops."""

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Drop
from tavolino.games.papa_paolo.geometry import xy
from tavolino.games.papa_paolo.previews.parts import DropPreview, RidePreview, TilePreview
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.state import State
from tavolino.games.papa_paolo.view.rounds import round_view
from tavolino.games.papa_paolo.view.table import delivery_tile


def tile(state: State, number: int) -> TilePreview:
    return TilePreview(delivery_tile(state, state.round, number))


def ride(state: State, seat: Seat, at: int) -> RidePreview:
    pizzeria = state.players[seat].district.plan.pizzeria_at[at]
    return RidePreview(round_view(state, seat, replace(delivery_of(state), pizzeria=pizzeria)))


def drop(state: State, seat: Seat, action: Drop) -> DropPreview:
    district = state.players[seat].district
    tile = district.plan.city_at[action.at]
    return DropPreview(
        path=tuple(map(xy, way_with(state, seat, action.at))),
        completes=district.free[tile] == action.pizzas,
    )
