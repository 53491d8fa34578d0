"""What takes judgement: the most that a delivery could bring, and the rounds that bring it."""

from functools import lru_cache, reduce
from operator import or_

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Action, Choose, Drop, PlaceBid, Ride
from tavolino.games.papa_paolo.components.printed import GREEN, ROUNDS
from tavolino.games.papa_paolo.evaluate.planning import (
    REMEMBERED,
    Planned,
    best_rounds,
    most_pizzas,
    quick_rounds,
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
"""What completing a tile is worth to somebody who counts pizzas."""


def judged(state: State, seat: Seat, action: Action, shown: Preview | None) -> Preview | None:
    """What an action would bring, with the best that could come of it."""
    match action, shown:
        case PlaceBid(column=0), BidPreview():
            return replace(shown, best=max(_best(best(state, seat, one)) for one in state.offer))
        case PlaceBid(column=column), BidPreview():
            plan = best(state, seat, state.offer[column - 1])
            return replace(shown, best=_best(plan), plan=plan)
        case Choose(number), TilePreview():
            plan = best(state, seat, number)
            return replace(shown, best=_best(plan), plan=plan)
        case Ride() | Drop(), RidePreview() | DropPreview():
            return replace(shown, plan=_plan(state, seat, action))
        case _:
            return shown


# ---------------------------------------------------------------- a tile nobody delivers yet
def best(state: State, seat: Seat, number: int) -> tuple[RoundPlan, ...]:
    """The rounds that bring most pizzas of a delivery tile to one's district as it is."""
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    return _most(state.players[seat].district, delivery)


@lru_cache(maxsize=REMEMBERED)
def _most(district: District, delivery: Delivery) -> tuple[RoundPlan, ...]:
    """Found once, however many bids there are for it; searched for where a glance is not enough."""
    rounds = quick_rounds(district, district.stock, delivery)
    if sum(pizzas for one in rounds for _, pizzas in one.drops) < _hope(district, delivery):
        rounds = best_rounds(district, delivery, _ONLY_PIZZAS).rounds
    return tuple(_round(district, delivery, one) for one in rounds)


def _hope(district: District, delivery: Delivery) -> int:
    """Nothing brings more: as if each round were the best one, or if there were no end of them."""
    served = [district.can_serve(n, delivery.distance) for n in range(len(district.stock))]
    reached = reduce(or_, served, 0)
    stock = sum(there for there, some in zip(district.stock, served, strict=True) if some)
    houses = sum(district.free[one] for one in each(reached))
    one_round = most_pizzas(district, district.stock, replace(delivery, rounds=1))
    return min(delivery.pizzas, stock, houses, delivery.rounds * one_round)


def _best(plan: tuple[RoundPlan, ...]) -> int:
    return sum(pizzas for one in plan for pizzas in one.drops.values())


# ---------------------------------------------------------------- round by round
def _plan(state: State, seat: Seat, said: Ride | Drop) -> tuple[RoundPlan, ...]:
    """The rounds that bring most, at the option that begins them; else none."""
    player = state.players[seat]
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    delivery = delivery_of(state)
    rounds = best_rounds(player.district, delivery, worth).rounds
    if not rounds or not _begins(player.district.plan, rounds[0], said):
        return ()
    return tuple(
        _round(player.district, delivery, one, passed=0 if number else delivery.stops)
        for number, one in enumerate(rounds)
    )


def _begins(plan: Plan, first: Planned, said: Ride | Drop) -> bool:
    if isinstance(said, Ride):
        return first.pizzeria == plan.pizzeria_at[said.at]
    return (plan.city_at[said.at], said.pizzas) in first.drops


def _round(
    district: District, delivery: Delivery, planned: Planned, *, passed: Tiles = 0
) -> RoundPlan:
    """A round that has begun passes where it stopped already."""
    plan = district.plan
    stops = passed | sum(1 << tile for tile, _ in planned.drops)
    way = route(plan.roads, plan.doors[planned.pizzeria], stops, delivery.distance) or ()
    return RoundPlan(
        start=xy(plan.pizzerias[planned.pizzeria].at),
        path=tuple(xy(plan.cities[tile].at) for tile in way),
        drops={spot_name(plan.cities[tile].at): pizzas for tile, pizzas in planned.drops},
    )
