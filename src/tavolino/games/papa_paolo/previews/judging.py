"""What takes judgement: the most that a delivery could bring, and the rounds that bring it."""

from functools import reduce
from operator import or_

from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Action, Choose, Drop, PlaceBid, Ride
from tavolino.games.papa_paolo.components.printed import GREEN, ROUNDS
from tavolino.games.papa_paolo.components.tiles import DeliveryTile
from tavolino.games.papa_paolo.evaluate.planning import Planned, best_rounds, most_pizzas
from tavolino.games.papa_paolo.evaluate.tracks import worth_of_steps
from tavolino.games.papa_paolo.geometry import each, route, spot_name, xy
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
        case PlaceBid(column=column), BidPreview():
            tiles = (state.offer[column - 1],) if column else state.offer
            return replace(shown, best=max(best(state, seat, one) for one in tiles))
        case Choose(number), TilePreview():
            return replace(shown, best=best(state, seat, number))
        case Ride() | Drop(), RidePreview() | DropPreview():
            return replace(shown, plan=_plan(state, seat, action))
        case _:
            return shown


# ---------------------------------------------------------------- in figures
def best(state: State, seat: Seat, number: int) -> int:
    """The most pizzas that a delivery tile of this round could bring to one's district as it is."""
    tile = state.box.delivery(state.round, number)
    delivery = Delivery(tile.pizzas, state.level(seat, GREEN), tile.distance, express=False)
    district = state.players[seat].district
    at_a_glance = most_pizzas(district, district.stock, delivery)
    one_round = most_pizzas(district, district.stock, replace(delivery, rounds=1))
    if at_a_glance == min(_hope(district, tile), delivery.rounds * one_round):
        return at_a_glance
    return int(best_rounds(district, delivery, _ONLY_PIZZAS).value)


def _hope(district: District, tile: DeliveryTile) -> int:
    """Nothing brings more: as if there were rounds without end."""
    served = [district.can_serve(n, tile.distance) for n in range(len(district.stock))]
    reached = reduce(or_, served, 0)
    stock = sum(there for there, some in zip(district.stock, served, strict=True) if some)
    return min(tile.pizzas, stock, sum(district.free[one] for one in each(reached)))


# ---------------------------------------------------------------- round by round
def _plan(state: State, seat: Seat, said: Ride | Drop) -> tuple[RoundPlan, ...]:
    """The rounds that bring most, at the option that begins them; else none."""
    player = state.players[seat]
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    rounds = best_rounds(player.district, delivery_of(state), worth).rounds
    if not rounds or not _begins(player.district.plan, rounds[0], said):
        return ()
    return tuple(_round(state, seat, one, first=not number) for number, one in enumerate(rounds))


def _begins(plan: Plan, first: Planned, said: Ride | Drop) -> bool:
    if isinstance(said, Ride):
        return first.pizzeria == plan.pizzeria_at[said.at]
    return (plan.city_at[said.at], said.pizzas) in first.drops


def _round(state: State, seat: Seat, planned: Planned, *, first: bool) -> RoundPlan:
    """The first round may have begun: then its way passes where it stopped already."""
    plan, delivery = state.players[seat].district.plan, delivery_of(state)
    stops = sum(1 << tile for tile, _ in planned.drops)
    if first:
        stops |= delivery.stops
    way = route(plan.roads, plan.doors[planned.pizzeria], stops, delivery.distance) or ()
    return RoundPlan(
        start=xy(plan.pizzerias[planned.pizzeria].at),
        path=tuple(xy(plan.cities[tile].at) for tile in way),
        drops={spot_name(plan.cities[tile].at): pizzas for tile, pizzas in planned.drops},
    )
