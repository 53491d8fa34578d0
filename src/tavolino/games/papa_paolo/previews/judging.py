"""Previews that need judgement: the best rounds of a delivery, and their pizzas."""

from functools import lru_cache, reduce
from operator import or_

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Action, Choose, Drop, PlaceBid, Ride
from tavolino.games.papa_paolo.components.printed import GREEN, ROUNDS
from tavolino.games.papa_paolo.evaluate.planning import (
    CACHE_SIZE,
    PlannedRound,
    best_rounds,
    greedy_rounds,
    most_pizzas,
)
from tavolino.games.papa_paolo.evaluate.tracks import worth_of_steps
from tavolino.games.papa_paolo.geometry import Tiles, each, route, spot_name, xy
from tavolino.games.papa_paolo.previews.parts import (
    BidPreview,
    DropPreview,
    Preview,
    RidePreview,
    RoundPlan,
    TilePreview,
)
from tavolino.games.papa_paolo.rules.delivering import delivery_of
from tavolino.games.papa_paolo.state import Delivery, District, Plan, State

_ONLY_PIZZAS = (0.0, 0.0, 0.0, 0.0)
"""Values of completed tiles for a plan that counts only pizzas."""


def judged(state: State, seat: Seat, action: Action, preview: Preview | None) -> Preview | None:
    """A preview with `best` and `plan` filled in."""
    match action, preview:
        case PlaceBid(column=0), BidPreview():
            return replace(
                preview, best=max(_pizzas_of(best_plan(state, seat, one)) for one in state.offer)
            )
        case PlaceBid(column=column), BidPreview():
            plan = best_plan(state, seat, state.offer[column - 1])
            return replace(preview, best=_pizzas_of(plan), plan=plan)
        case Choose(number), TilePreview():
            plan = best_plan(state, seat, number)
            return replace(preview, best=_pizzas_of(plan), plan=plan)
        case Ride() | Drop(), RidePreview() | DropPreview():
            return replace(preview, plan=_plan_from(state, seat, action))
        case _:
            return preview


# ---------------------------------------------------------------- before the delivery
def best_plan(state: State, seat: Seat, number: int) -> tuple[RoundPlan, ...]:
    """The rounds that deliver most pizzas with this delivery tile in the current district."""
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    return _best_plan(state.players[seat].district, delivery)


@lru_cache(maxsize=CACHE_SIZE)
def _best_plan(district: District, delivery: Delivery) -> tuple[RoundPlan, ...]:
    """The best plan. Uses the greedy plan if it is provably optimal, otherwise a search. Cached."""
    rounds = greedy_rounds(district, district.stock, delivery)
    if sum(pizzas for one in rounds for _, pizzas in one.drops) < _upper_bound(district, delivery):
        rounds = best_rounds(district, delivery, _ONLY_PIZZAS).rounds
    return tuple(_round(district, delivery, one) for one in rounds)


def _upper_bound(district: District, delivery: Delivery) -> int:
    """An upper bound of the delivered pizzas."""
    served = [district.can_serve(n, delivery.distance) for n in range(len(district.stock))]
    reached = reduce(or_, served, 0)
    stock = sum(there for there, some in zip(district.stock, served, strict=True) if some)
    houses = sum(district.free[one] for one in each(reached))
    one_round = most_pizzas(district, district.stock, replace(delivery, rounds=1))
    return min(delivery.pizzas, stock, houses, delivery.rounds * one_round)


def _pizzas_of(plan: tuple[RoundPlan, ...]) -> int:
    return sum(pizzas for one in plan for pizzas in one.drops.values())


# ---------------------------------------------------------------- during the delivery
def _plan_from(state: State, seat: Seat, action: Ride | Drop) -> tuple[RoundPlan, ...]:
    """The best rounds, if this action begins them; otherwise empty."""
    player = state.players[seat]
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    delivery = delivery_of(state)
    rounds = best_rounds(player.district, delivery, worth).rounds
    if not rounds or not _begins_with(player.district.plan, rounds[0], action):
        return ()
    return tuple(
        _round(player.district, delivery, one, passed=0 if number else delivery.stops)
        for number, one in enumerate(rounds)
    )


def _begins_with(plan: Plan, first: PlannedRound, action: Ride | Drop) -> bool:
    if isinstance(action, Ride):
        return first.pizzeria == plan.pizzeria_at[action.at]
    return (plan.city_at[action.at], action.pizzas) in first.drops


def _round(
    district: District, delivery: Delivery, planned: PlannedRound, *, passed: Tiles = 0
) -> RoundPlan:
    """The plan of a round. The route also passes the stops made so far (`passed`)."""
    plan = district.plan
    stops = passed | sum(1 << tile for tile, _ in planned.drops)
    way = route(plan.roads, plan.doors[planned.pizzeria], stops, delivery.distance) or ()
    return RoundPlan(
        start=xy(plan.pizzerias[planned.pizzeria].at),
        path=tuple(xy(plan.cities[tile].at) for tile in way),
        drops={spot_name(plan.cities[tile].at): pizzas for tile, pizzas in planned.drops},
    )
