"""PP-E: where a round can go, what a stop completes, and the best rounds for all that is left."""

from tavolino.core.game import Seat
from tavolino.games.papa_paolo.actions import Drop
from tavolino.games.papa_paolo.components.printed import ROUNDS
from tavolino.games.papa_paolo.evaluate.planning import Planned, best_rounds
from tavolino.games.papa_paolo.evaluate.tracks import worth_of_steps
from tavolino.games.papa_paolo.geometry import each, route, spot_name, xy
from tavolino.games.papa_paolo.previews.parts import DropPreview, RidePreview, RoundPlan
from tavolino.games.papa_paolo.rules.delivering import delivery_of, way_with
from tavolino.games.papa_paolo.state import State


def ride(state: State, seat: Seat, at: int) -> RidePreview:
    district, delivery = state.players[seat].district, delivery_of(state)
    plan = district.plan
    pizzeria = plan.pizzeria_at[at]
    ranks = plan.ranks(pizzeria)
    reach = sorted(each(district.can_serve(pizzeria, delivery.distance)), key=ranks.__getitem__)
    rounds = _best(state, seat)
    begins = bool(rounds) and rounds[0].pizzeria == pizzeria
    return RidePreview(
        xy(at),
        tuple(xy(plan.cities[tile].at) for tile in reach),
        _told(state, seat, rounds) if begins else (),
    )


def drop(state: State, seat: Seat, said: Drop) -> DropPreview:
    district, delivery = state.players[seat].district, delivery_of(state)
    plan = district.plan
    tile = plan.city_at[said.at]
    rounds = _best(state, seat)
    begins = bool(rounds) and (tile, said.pizzas) in rounds[0].drops
    return DropPreview(
        path=tuple(map(xy, way_with(state, seat, said.at))),
        rank=plan.ranks(delivery.pizzeria)[tile],
        completes=district.free[tile] == said.pizzas,
        plan=_told(state, seat, rounds) if begins else (),
    )


def _best(state: State, seat: Seat) -> tuple[Planned, ...]:
    """The rounds that bring most, by pizzas and by the tiles they complete."""
    player = state.players[seat]
    worth = worth_of_steps(state.options.components, player.markers, ROUNDS - state.round)
    return best_rounds(player.district, delivery_of(state), worth).rounds


def _told(state: State, seat: Seat, rounds: tuple[Planned, ...]) -> tuple[RoundPlan, ...]:
    return tuple(_round(state, seat, one, first=not number) for number, one in enumerate(rounds))


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
