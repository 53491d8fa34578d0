"""What a seat can still make of its pawns, money, pizzas and houses: a guess of its final score."""

from functools import lru_cache

from tavolino.games.papa_paolo.components import (
    BLUE,
    BOXES,
    GOLD,
    GREEN,
    PAWNS,
    RED,
    ROUNDS,
    TRACK_END,
    Box,
)
from tavolino.games.papa_paolo.evaluate.rounds import best_value, most_houses
from tavolino.games.papa_paolo.geometry import distances, each
from tavolino.games.papa_paolo.rules.auction import is_outbid
from tavolino.games.papa_paolo.rules.duel import highest
from tavolino.games.papa_paolo.rules.scoring import scores
from tavolino.games.papa_paolo.state import Delivery, District, Player, State

HOUSES_PER_TILE = 1.8
PIZZAS_PER_PURCHASE = 3.5
PRICE = 1.9
"""Lire for a pizza, on average."""
BRIBES = {2: 6.0, 3: 4.7, 4: 4.25}
"""Lire from bribes in a round."""
BID = 3.5
"""Lire that a delivery tile costs, on average."""
HOUSES_PER_ROUND = 2.8
"""Houses that one delivery round serves, in a district that has had time to grow."""
GROWTH = 0.9
"""What each pawn still to be placed adds to this round's delivery."""
NEARNESS = (1.0, 1.0, 0.95, 0.8, 0.5)
"""How surely a house at distance 1, 2, … will be served."""
STEPS_PER_PIZZA = 0.5
AIMED = 0.6
"""So large a part of the steps to come can be made where one wants."""
SPARE_PAWN, SPARE_LIRA = 0.15, 0.02


# ---------------------------------------------------------------- what is left
def pawns_left(state: State, seat: int) -> int:
    later = PAWNS * (ROUNDS - state.round)
    if state.phase in ("prepare", "place"):
        return later + PAWNS - state.grid.pawns.count(seat)
    return later


def _delivers_now(state: State, seat: int) -> bool:
    """Is this round's delivery still to come?"""
    if state.phase == "deliver":
        return seat in state.queue or (seat == state.turn and state.step != "choose")
    return state.phase != "over"


def _tile_now(state: State, seat: int) -> tuple[float, int]:
    """Pizzas and distance of this round's delivery tile, as far as one can tell."""
    player = state.players[seat]
    if player.delivery:
        tile = state.box.delivery(state.round, player.delivery)
        return tile.pizzas, tile.distance
    offer = state.offer or (1, 2, 3, 4)
    tiles = [state.box.delivery(state.round, number) for number in offer]
    if _has_to_bid(state, seat):
        middle = tiles[(len(tiles) - 1) // 2]
        return sum(tile.pizzas for tile in tiles) / len(tiles), middle.distance
    if not player.bid:
        return 0.0, 1
    leads = player.bid.amount == highest(state)
    number = player.bid.column - 1 if player.bid.column else -leads
    return tiles[number].pizzas, tiles[number].distance


def _has_to_bid(state: State, seat: int) -> bool:
    """Is it still open for which tile this seat will pay how much?"""
    if state.phase == "bid":
        return not state.players[seat].spoke or is_outbid(state, seat)
    return state.phase in ("prepare", "place")


def _later_capacity(state: State, network: int) -> float:
    """Pizzas that can be delivered in the rounds after this one."""
    total, rounds = 0.0, float(network)
    for number in range(state.round + 1, ROUNDS + 1):
        rounds = min(3.0, rounds + 0.4)
        total += min(
            _mean_pizzas(state.options.components, number), HOUSES_PER_ROUND * rounds + 0.5
        )
    return total


@lru_cache(maxsize=64)
def _mean_pizzas(mark: str, round: int) -> float:
    return sum(BOXES[mark].delivery(round, number).pizzas for number in (1, 2, 3, 4)) / 4


def houses(district: District) -> float:
    """The hungry houses, each as surely as it will be reached."""
    doors = 0
    for some in district.plan.doors:
        doors |= some
    far = distances(district.plan.roads, doors)
    last = len(NEARNESS) - 1
    return sum(
        district.free[tile] * NEARNESS[min(far[tile] - 1, last)]
        for tile in each(district.hungry)
        if far[tile]
    )


# ---------------------------------------------------------------- what can be made of it
def prospects(state: State, seat: int) -> float:
    """The final score of a seat that uses what it has, and what it will get, sensibly."""
    points = scores(state)[seat]
    if state.phase == "over":
        return points + state.players[seat].money * 0.001
    player, box = state.players[seat], state.box
    stock = sum(player.district.stock)
    lire = _lire(state, seat)
    capacity = _capacity(state, seat)
    pawns = pawns_left(state, seat)
    delivered, spare = _deliveries(state, seat, capacity, pawns, lire, stock)
    left_over = max(0.0, stock - delivered)
    settled = points + stock - _versatility(box, player) - _expertise(box, player)
    return (
        settled
        + delivered
        - left_over
        + _experience(state, seat, delivered)
        + SPARE_PAWN * spare
        + SPARE_LIRA * min(lire, 20.0)
        + 0.1 * most_houses(player.district, state.level(seat, GREEN), 3) * (state.round < ROUNDS)
    )


def _versatility(box: Box, player: Player) -> float:
    return box.tracks.versatility[min(player.markers)]


def _expertise(box: Box, player: Player) -> float:
    return box.tracks.expert * player.markers.count(TRACK_END)


def _lire(state: State, seat: int) -> float:
    """Money, with what is still to come and to go in this round and the others."""
    player = state.players[seat]
    lire: float = player.money
    if _has_to_bid(state, seat):
        lire += (BRIBES[state.seats] if state.phase != "bid" else 0.0) - BID
    elif state.phase == "bid" and player.bid:
        lire -= player.bid.amount
    return lire + (ROUNDS - state.round) * (BRIBES[state.seats] - BID)


def _capacity(state: State, seat: int) -> float:
    """Pizzas that the delivery tiles, the network and express deliveries will let through."""
    player, network = state.players[seat], state.level(seat, GREEN)
    capacity = _later_capacity(state, network)
    capacity += 0.35 * state.level(seat, RED) * (ROUNDS - state.round + (state.phase == "place"))
    if not _delivers_now(state, seat):
        return capacity
    pizzas, distance = _tile_now(state, seat)
    now = Delivery(round(pizzas), network, distance, express=False)
    if isinstance(state.pending, Delivery) and seat == state.turn and state.phase == "deliver":
        now = state.pending
    reach = best_value(player.district, now, (0.0,) * 4)
    if state.phase in ("prepare", "place"):
        reach += GROWTH * (PAWNS - state.grid.pawns.count(seat))
    return capacity + min(pizzas, reach)


def _deliveries(
    state: State, seat: int, capacity: float, pawns: int, lire: float, stock: int
) -> tuple[float, float]:
    """How many pizzas can still be delivered, and how many pawns that leaves."""
    there = houses(state.players[seat].district)
    low, high = 0.0, capacity
    if _pawns_for(state, seat, high, there, lire, stock) > pawns:
        for _ in range(8):
            middle = (low + high) / 2
            if _pawns_for(state, seat, middle, there, lire, stock) > pawns:
                high = middle
            else:
                low = middle
        high = low
    return high, max(0.0, pawns - _pawns_for(state, seat, high, there, lire, stock))


def _pawns_for(
    state: State, seat: int, delivered: float, there: float, lire: float, stock: int
) -> float:
    """The pawns that it takes to have the houses, pizzas and money for so many deliveries."""
    for_tiles = max(0.0, delivered - there) / HOUSES_PER_TILE
    pizzas = max(0.0, delivered - stock)
    bonus = state.level(seat, BLUE)
    purchases = pizzas / (PIZZAS_PER_PURCHASE + bonus)
    missing = PRICE * (pizzas - bonus * purchases) - lire
    return for_tiles + purchases + max(0.0, missing) / state.level(seat, GOLD)


def _experience(state: State, seat: int, delivered: float) -> float:
    """Points for the markers, where they will stand in the end."""
    player, box = state.players[seat], state.box
    markers = sorted(
        min(TRACK_END, marker + earned)
        for marker, earned in zip(player.markers, player.earned, strict=True)
    )
    investments = ROUNDS - state.round + (player.investment >= 0 or state.phase != "deliver")
    aimed = AIMED * (STEPS_PER_PIZZA * delivered + 0.8 * investments)
    lowest = _filled(markers, aimed)
    versatility = box.tracks.versatility
    whole = min(int(lowest), TRACK_END)
    following = versatility[min(whole + 1, TRACK_END)]
    points = versatility[whole] + (lowest - whole) * (following - versatility[whole])
    for marker in markers:
        points += box.tracks.expert * (1.0 if marker == TRACK_END else 0.5 * (marker / 5) ** 2)
    return points


def _filled(markers: list[int], steps: float) -> float:
    """How far the lowest markers come if all these steps go to them."""
    level = float(markers[0])
    for together, above in enumerate((*markers[1:], TRACK_END), 1):
        room = (above - level) * together
        if steps <= room:
            return level + steps / together
        steps -= room
        level = float(above)
    return level
