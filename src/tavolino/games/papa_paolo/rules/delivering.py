"""PP-A15, PP-E, PP-F: deliveries, round by round, and the experience from them."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import DROP_ACTIONS, RIDE_ACTIONS, Drop, Home, Ride, Stop
from tavolino.games.papa_paolo.components.printed import EXPRESS_FEE, GREEN, TRACK_END
from tavolino.games.papa_paolo.geometry import Tiles, each, route, spot_name
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.rules.trading import refuse_payment
from tavolino.games.papa_paolo.state import (
    EVERYWHERE,
    NOBODY,
    Delivery,
    District,
    Plan,
    Player,
    State,
)

_HOME, _STOP = Home(), Stop()


# ---------------------------------------------------------------- start and end
def can_express(state: State, seat: int, fee: int = EXPRESS_FEE) -> bool:
    player = state.players[seat]
    return fee <= player.money and bool(player.district.usable_pizzerias(EVERYWHERE))


def refuse_express(state: State, seat: int, fee: int = EXPRESS_FEE) -> Objection | None:
    """PP-A15, PP-A17: the player must pay, and must be able to deliver at least one pizza."""
    player = state.players[seat]
    if refusal := refuse_payment(player, fee):
        return refusal
    if not any(player.district.stock):
        return objection("PP-A15", "papa_paolo-no-pizzas-to-deliver")
    if not player.district.usable_pizzerias(EVERYWHERE):
        return objection("PP-A15", "papa_paolo-no-house-in-reach")
    return None


def express(state: State, seat: int, pizzas: int, fee: int = EXPRESS_FEE) -> State:
    """PP-A15: an immediate delivery at any distance, with the rounds of the network track."""
    player = state.players[seat]
    paid = state.with_player(seat, replace(player, money=player.money - fee))
    rounds = state.level(seat, GREEN)
    return deliver(paid, seat, Delivery(pizzas, rounds, EVERYWHERE, express=True))


def deliver(state: State, seat: int, delivery: Delivery) -> State:
    """Continue a delivery between two rounds. It ends if nothing more can be delivered."""
    start_pizzerias = state.players[seat].district.usable_pizzerias(delivery.distance)
    if not (start_pizzerias and delivery.rounds and delivery.pizzas):
        return _finish(state, seat, delivery)
    return replace(state, step="ride", pending=delivery)


def _finish(state: State, seat: int, delivery: Delivery) -> State:
    """PP-F2: an express delivery gives experience immediately, others in phase F."""
    done = replace(state, step="next", pending=None)
    return done.with_player(seat, experienced(done.players[seat])) if delivery.express else done


def experienced(player: Player) -> Player:
    """PP-F1, PP-F3: one step per completed tile, up to the end of the track."""
    if not any(player.earned):
        return player
    gold, blue, red, green = (
        min(marker + earned, TRACK_END)
        for marker, earned in zip(player.markers, player.earned, strict=True)
    )
    return replace(player, markers=(gold, blue, red, green), earned=(0, 0, 0, 0))


def delivery_of(state: State) -> Delivery:
    assert isinstance(state.pending, Delivery)
    return state.pending


# ---------------------------------------------------------------- a round
def _legal_rides(state: State, seat: int) -> Sequence[Ride | Stop]:
    district, delivery = state.players[seat].district, delivery_of(state)
    pizzerias = district.plan.pizzerias
    rides: list[Ride | Stop] = [
        RIDE_ACTIONS[pizzerias[n].at] for n in district.usable_pizzerias(delivery.distance)
    ]
    if delivery.begun or not delivery.express:
        rides.append(_STOP)
    return rides


def _refuse_ride(state: State, seat: int, ride: Ride) -> Objection | None:
    """PP-E3, PP-E8: a round starts at a pizzeria with pizzas and a hungry house in reach."""
    district, delivery = state.players[seat].district, delivery_of(state)
    pizzeria = district.plan.pizzeria_at.get(ride.at, NOBODY)
    where = spot_name(ride.at)
    if pizzeria == NOBODY:
        return objection("PP-E3", "papa_paolo-no-pizzeria-there", at=where)
    if not district.stock[pizzeria]:
        return objection("PP-E8", "papa_paolo-no-pizzas-left", at=where)
    if not district.can_serve(pizzeria, delivery.distance):
        return objection("PP-E3", "papa_paolo-no-house-in-reach-from", at=where)
    return None


def _ride(state: State, seat: int, ride: Ride) -> State:
    pizzeria = state.players[seat].district.plan.pizzeria_at[ride.at]
    return replace(state, step="drop", pending=replace(delivery_of(state), pizzeria=pizzeria))


def _refuse_stop(state: State, seat: int, stop: Stop) -> Objection | None:
    """PP-A15: an express delivery must deliver at least one pizza."""
    delivery = delivery_of(state)
    if delivery.express and not delivery.begun:
        return objection("PP-A15", "papa_paolo-no-empty-express")
    return None


def _stop(state: State, seat: int, stop: Stop) -> State:
    return _finish(state, seat, delivery_of(state))


RIDE = PlayerStep(
    "ride",
    due_first=objection("PP-E3", "papa_paolo-no-ride-first"),
    legal=_legal_rides,
    actions=(ActionRule(Ride, _ride, _refuse_ride), ActionRule(Stop, _stop, _refuse_stop)),
)


# ---------------------------------------------------------------- a stop
def next_stops(district: District, delivery: Delivery) -> Tiles:
    """PP-E3 to PP-E6, PP-N3: the hungry tiles on a route that also passes all stops so far."""
    reached = 0
    for tour in district.plan.tours(delivery.pizzeria, delivery.distance):
        if delivery.stops & ~tour == 0:
            reached |= tour
    reached &= district.hungry & ~delivery.stops
    ranks = district.plan.ranks(delivery.pizzeria)
    return sum(1 << tile for tile in each(reached) if ranks[tile] > delivery.last)


def way_with(state: State, seat: int, at: int) -> tuple[int, ...]:
    """PP-N3: the cells of a shortest route of the current round, including this stop."""
    plan, delivery = state.players[seat].district.plan, delivery_of(state)
    stops = delivery.stops | 1 << plan.city_at[at]
    way = route(plan.roads, plan.doors[delivery.pizzeria], stops, delivery.distance) or ()
    return tuple(plan.cities[tile].at for tile in way)


def max_pizzas(district: District, delivery: Delivery) -> int:
    """PP-E8, PP-E9: the pizzas left, by the pizzeria and by the delivery tile."""
    return min(district.stock[delivery.pizzeria], delivery.pizzas)


def _legal_drops(state: State, seat: int) -> Sequence[Drop | Home]:
    """PP-E7: on each tile up to the number of its free houses."""
    district, delivery = state.players[seat].district, delivery_of(state)
    most, cities, free = max_pizzas(district, delivery), district.plan.cities, district.free
    drops: list[Drop | Home] = [
        DROP_ACTIONS[cities[tile].at, pizzas]
        for tile in each(next_stops(district, delivery))
        for pizzas in range(1, min(free[tile], most) + 1)
    ]
    if delivery.stops:
        drops.append(_HOME)
    return drops


def _refuse_drop(state: State, seat: int, drop: Drop) -> Objection | None:
    district, delivery = state.players[seat].district, delivery_of(state)
    tile = district.plan.city_at.get(drop.at, NOBODY)
    if tile == NOBODY:
        return objection("PP-E7", "papa_paolo-no-city-there", at=spot_name(drop.at))
    return (
        _refuse_amount(district, delivery, tile, drop.pizzas)
        or _refuse_way(district.plan, delivery, tile)
        or _refuse_order(district.plan, delivery, tile)
    )


def _refuse_amount(
    district: District, delivery: Delivery, tile: int, pizzas: int
) -> Objection | None:
    where, free = spot_name(district.plan.cities[tile].at), district.free[tile]
    if delivery.stops >> tile & 1:
        return objection("PP-E5", "papa_paolo-no-cell-twice", at=where)
    if not free:
        return objection("PP-E11", "papa_paolo-no-hungry-house", at=where)
    if not 1 <= pizzas <= free:
        return objection("PP-E7", "papa_paolo-no-so-many-houses", at=where, free=free)
    if pizzas > district.stock[delivery.pizzeria]:
        stock = district.stock[delivery.pizzeria]
        return objection("PP-E8", "papa_paolo-no-so-many-pizzas", stock=stock)
    if pizzas > delivery.pizzas:
        return objection("PP-E9", "papa_paolo-no-more-on-tile", left=delivery.pizzas)
    return None


def _refuse_way(plan: Plan, delivery: Delivery, tile: int) -> Objection | None:
    """PP-E3 to PP-E6: is there a route? If not, which rule forbids it?"""
    stops, doors = delivery.stops | 1 << tile, plan.doors[delivery.pizzeria]
    where = spot_name(plan.cities[tile].at)
    if route(plan.roads, doors, stops, delivery.distance):
        return None
    if way := route(plan.roads, doors, stops, EVERYWHERE):
        far, most = len(way), delivery.distance
        return objection("PP-E1", "papa_paolo-no-too-far", at=where, far=far, most=most)
    if route(plan.roads, doors, 1 << tile, EVERYWHERE):
        return objection("PP-E5", "papa_paolo-no-turning-back", at=where)
    if _is_joined_through_pizzerias(plan, delivery.pizzeria, tile):
        return objection("PP-E6", "papa_paolo-no-way-through-pizzeria", at=where)
    return objection("PP-E3", "papa_paolo-no-road-there", at=where)


def _is_joined_through_pizzerias(plan: Plan, pizzeria: int, tile: int) -> bool:
    """Could the round reach the tile if it could cross pizzerias?"""
    reached = plan.doors[pizzeria]
    while True:
        extended = reached
        for near in each(reached):
            extended |= plan.roads[near]
        for doors in plan.doors:
            extended |= doors if doors & extended else 0
        if extended == reached:
            return bool(reached >> tile & 1)
        reached = extended


def _refuse_order(plan: Plan, delivery: Delivery, tile: int) -> Objection | None:
    """PP-N3."""
    if plan.ranks(delivery.pizzeria)[tile] > delivery.last:
        return None
    return objection("PP-N3", "papa_paolo-no-nearest-first", at=spot_name(plan.cities[tile].at))


def _refuse_home(state: State, seat: int, home: Home) -> Objection | None:
    """PP-N3: a round must deliver at least one pizza."""
    if delivery_of(state).stops:
        return None
    return objection("PP-N3", "papa_paolo-no-empty-round")


def _drop(state: State, seat: int, drop: Drop) -> State:
    player, delivery = state.players[seat], delivery_of(state)
    district, origin = player.district, delivery.pizzeria
    tile = district.plan.city_at[drop.at]
    player = _served(player, origin, tile, drop.pizzas)
    delivery = replace(
        delivery,
        pizzas=delivery.pizzas - drop.pizzas,
        begun=True,
        stops=delivery.stops | 1 << tile,
        last=district.plan.ranks(origin)[tile],
    )
    after = state.with_player(seat, player)
    more = max_pizzas(player.district, delivery) and next_stops(player.district, delivery)
    return replace(after, pending=delivery) if more else _end_round(after, seat, delivery)


def _served(player: Player, origin: int, tile: int, pizzas: int) -> Player:
    """PP-E8, PP-E11: pizzas move permanently from the pizzeria to houses."""
    served, stock = player.district.served, player.district.stock
    now = served[tile] + pizzas
    district = replace(
        player.district,
        served=(*served[:tile], now, *served[tile + 1 :]),
        stock=(*stock[:origin], stock[origin] - pizzas, *stock[origin + 1 :]),
    )
    city = district.plan.cities[tile]
    if now < city.houses:
        return replace(player, district=district)
    gold, blue, red, green = (
        earned + (colour == city.colour) for colour, earned in enumerate(player.earned)
    )
    return replace(player, district=district, earned=(gold, blue, red, green))


def _go_home(state: State, seat: int, home: Home) -> State:
    return _end_round(state, seat, delivery_of(state))


def _end_round(state: State, seat: int, delivery: Delivery) -> State:
    """PP-E9: the next round may start at any pizzeria and pass the same tiles again."""
    rest = replace(delivery, rounds=delivery.rounds - 1, pizzeria=NOBODY, stops=0, last=-1)
    return deliver(state, seat, rest)


DROP = PlayerStep(
    "drop",
    due_first=objection("PP-E7", "papa_paolo-no-drop-first"),
    legal=_legal_drops,
    actions=(ActionRule(Drop, _drop, _refuse_drop), ActionRule(Home, _go_home, _refuse_home)),
)
