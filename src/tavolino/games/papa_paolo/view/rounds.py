"""What delivery rounds can do: the reach of a district, the stops and ways of a round."""

from functools import lru_cache

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.geometry import (
    NEIGHBOURS,
    Tiles,
    distances,
    each,
    sides_name,
    spot_name,
    ways,
    xy,
)
from tavolino.games.papa_paolo.rules.delivering import max_pizzas, next_stops
from tavolino.games.papa_paolo.state import Delivery, District, Plan, State
from tavolino.games.papa_paolo.view.parts import RoundView


def round_view(state: State, seat: Seat, delivery: Delivery) -> RoundView:
    """PP-E: what the round of this delivery can still do."""
    district = state.players[seat].district
    plan, pizzeria = district.plan, delivery.pizzeria
    ranks, most = plan.ranks(pizzeria), max_pizzas(district, delivery)
    stops = sorted(each(next_stops(district, delivery)), key=ranks.__getitem__) if most else []
    return RoundView(
        start=xy(plan.pizzerias[pizzeria].at),
        pizzas=most,
        stops={spot_name(plan.cities[n].at): min(district.free[n], most) for n in stops},
        ways=tuple(
            tuple(xy(plan.cities[tile].at) for tile in way)
            for way in _ways(plan, pizzeria, delivery.distance, delivery.stops)
        ),
    )


@lru_cache(maxsize=256)
def _ways(plan: Plan, pizzeria: int, distance: int, stops: Tiles) -> tuple[tuple[int, ...], ...]:
    return ways(plan.roads, plan.doors[pizzeria], distance, stops)


def reach(district: District) -> tuple[tuple[int, str], ...]:
    """PP-E1, PP-E3: for each city tile, how far it is from a pizzeria with pizzas, and the side by
    which a round enters it."""
    stocked = sum(1 << n for n, pizzas in enumerate(district.stock) if pizzas)
    return _reach(district.plan, stocked)


@lru_cache(maxsize=1024)
def _reach(plan: Plan, stocked: int) -> tuple[tuple[int, str], ...]:
    doors = 0
    for pizzeria in each(stocked):
        doors |= plan.doors[pizzeria]
    far = distances(plan.roads, doors)
    return tuple((steps, _entry(plan, stocked, far, tile)) for tile, steps in enumerate(far))


def _entry(plan: Plan, stocked: int, far: tuple[int, ...], tile: int) -> str:
    city, steps = plan.cities[tile], far[tile]
    for side, near in NEIGHBOURS[city.at]:
        if steps == 1 and near in plan.pizzeria_at:
            is_before = stocked >> plan.pizzeria_at[near] & 1 and city.open & side
        elif steps > 1 and near in plan.city_at:
            before = plan.city_at[near]
            is_before = far[before] == steps - 1 and plan.roads[before] >> tile & 1
        else:
            continue
        if is_before:
            return sides_name(side)
    return ""
