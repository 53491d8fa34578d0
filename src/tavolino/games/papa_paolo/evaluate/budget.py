"""An estimate of the final score from pawns, money, pizzas and houses."""

from functools import lru_cache

from msgspec import Struct

from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.components.printed import (
    BLUE,
    COINS,
    GOLD,
    GREEN,
    NUMBERS,
    PAWNS,
    PIZZAS,
    RED,
    ROUNDS,
)
from tavolino.games.papa_paolo.evaluate.outlook import MEAN_BID, MeanTile, Outlook, mean_tile
from tavolino.games.papa_paolo.evaluate.planning import CACHE_SIZE, most_pizzas
from tavolino.games.papa_paolo.evaluate.tracks import experience
from tavolino.games.papa_paolo.geometry import distances, each
from tavolino.games.papa_paolo.state import Delivery, District

HOUSES_PER_TILE = 1.8
PIZZAS_PER_PURCHASE = 3.5
PIZZA_PRICE = 1.9
"""Average lire per pizza."""
HOUSES_PER_ROUND = 3.2
"""Houses that one delivery round serves in a developed district."""
SERVED_BY_DISTANCE = (1.0, 1.0, 0.95, 0.8, 0.5)
"""Probability that a house at distance 1, 2, … will be served."""
NETWORK_GROWTH = 0.4
"""Additional delivery rounds per round."""
ROOM_GROWTH = 1.0
"""Additional places for pizzas per round."""
USED_SHARE = 0.85
"""The used share of the pizzas that a delivery tile allows."""
EXPRESS_PER_ROUND = 0.35
"""Express deliveries per round."""
USEFUL_PAWNS = 0.85
"""The share of pawns that do exactly what is needed."""
USEFUL_PAWNS_NOW = 0.6
"""The same share in the current round."""
SHARPNESS = 5.0
"""Sharpness of the soft minimum of two limits."""
STEPS_PER_PIZZA = 0.5
STEPS_PER_INVESTMENT = 0.8
REACH_VALUE = 0.1
"""The value of a house that the next delivery can serve."""
BEGIN_VALUE = 0.3
"""The value of beginning the next round."""
SPARE_LIRA, PLENTY_OF_LIRE = 0.02, 20.0
"""The value of a spare lira, and the number of lire up to which it counts."""


class Resources(Struct, frozen=True):
    """The resources for deliveries."""

    pawns: float
    lire: float
    stock: float
    houses: float


def final_score(outlook: Outlook) -> float:
    """The expected final score of a seat that uses its resources sensibly."""
    return sum(parts(outlook).values())


def parts(outlook: Outlook) -> dict[str, float]:
    """The components of `final_score`."""
    district = outlook.district
    stock, waiting = sum(district.stock), houses(district)
    lire = outlook.lire + outlook.rounds * (sum(COINS[outlook.seats]) / outlook.seats - MEAN_BID)
    resources = Resources(
        USEFUL_PAWNS * (outlook.pawns + PAWNS * outlook.rounds), lire, stock, waiting
    )
    delivered = _soft_minimum(_affordable(outlook, resources), _now(outlook) + _later(outlook))
    return {
        "delivered": float(district.delivered),
        "to_come": delivered,
        "spoilt": -max(0.0, stock - delivered),
        "experience": _experience(outlook, delivered, waiting),
        "money": SPARE_LIRA * min(lire, PLENTY_OF_LIRE),
        "position": REACH_VALUE * _reach(outlook) + BEGIN_VALUE * outlook.begins
        if outlook.rounds
        else 0.0,
    }


def _level(outlook: Outlook, colour: int) -> int:
    return BOXES[outlook.fingerprint].levels[colour][outlook.markers[colour]]


def _soft_minimum(one: float, other: float) -> float:
    """A soft minimum of two limits: a little less than the lower one."""
    low, high = sorted((one, other))
    return low * (1 + (low / high) ** SHARPNESS) ** (-1 / SHARPNESS) if low > 0 else 0.0


# ---------------------------------------------------------------- limit by resources
def _affordable(outlook: Outlook, resources: Resources, most: float = PIZZAS) -> float:
    """The number of pizzas that can be delivered with these resources."""
    gold, bonus = _level(outlook, GOLD), _level(outlook, BLUE)

    def pawns_for(delivered: float) -> float:
        """The pawns needed for the houses, pizzas and money of so many delivered pizzas."""
        pizzas = max(0.0, delivered - resources.stock)
        purchases = pizzas / (PIZZAS_PER_PURCHASE + bonus)
        missing = PIZZA_PRICE * (pizzas - bonus * purchases) - resources.lire
        tiles = max(0.0, delivered - resources.houses) / HOUSES_PER_TILE
        return tiles + purchases + max(0.0, missing) / gold

    if pawns_for(most) <= resources.pawns:
        return most
    low, high = 0.0, most
    for _ in range(9):
        middle = (low + high) / 2
        if pawns_for(middle) > resources.pawns:
            high = middle
        else:
            low = middle
    return low


@lru_cache(maxsize=CACHE_SIZE)
def houses(district: District) -> float:
    """The expected number of hungry houses that will be served."""
    doors = 0
    for some in district.plan.doors:
        doors |= some
    far = distances(district.plan.roads, doors)
    last = len(SERVED_BY_DISTANCE) - 1
    return sum(
        district.free[tile] * SERVED_BY_DISTANCE[min(far[tile] - 1, last)]
        for tile in each(district.hungry)
    )


# ---------------------------------------------------------------- limit by deliveries
def _now(outlook: Outlook) -> float:
    """Pizzas that this round's delivery will deliver; 0 if it is over."""
    if not outlook.tile.pizzas:
        return 0.0
    resources = Resources(
        USEFUL_PAWNS_NOW * outlook.pawns, max(0.0, outlook.lire), outlook.usable, outlook.in_reach
    )
    return _affordable(outlook, resources, min(outlook.tile.pizzas, _room(outlook)))


def _room(outlook: Outlook) -> int:
    return sum(pizzeria.capacity for pizzeria in outlook.district.plan.pizzerias)


def _later(outlook: Outlook) -> float:
    """Pizzas that tiles, network, pizzerias and express deliveries allow in later rounds."""
    express = EXPRESS_PER_ROUND * _level(outlook, RED) * (outlook.rounds + outlook.pawns / PAWNS)
    network = BOXES[outlook.fingerprint].tracks.network[-1]
    later = (
        min(
            USED_SHARE * _tile_ahead(outlook, ahead).pizzas,
            _room(outlook) + ROOM_GROWTH * ahead,
            HOUSES_PER_ROUND * min(network, _level(outlook, GREEN) + NETWORK_GROWTH * ahead),
        )
        for ahead in range(1, outlook.rounds + 1)
    )
    return express + sum(later)


def _tile_ahead(outlook: Outlook, ahead: int) -> MeanTile:
    """The mean delivery tile of a later round."""
    return mean_tile(outlook.fingerprint, ROUNDS - outlook.rounds + ahead, NUMBERS)


def _reach(outlook: Outlook) -> float:
    """The number of houses that the next round's delivery could serve with unlimited pizzas."""
    plenty = (PIZZAS,) * len(outlook.district.stock)
    distance = _tile_ahead(outlook, 1).distance
    delivery = Delivery(PIZZAS, _level(outlook, GREEN), distance, express=False)
    return most_pizzas(outlook.district, plenty, delivery)


# ---------------------------------------------------------------- experience
def _experience(outlook: Outlook, delivered: float, waiting: float) -> float:
    """Points for the expected final positions of the markers."""
    served = min(1.0, delivered / waiting) if waiting else 0.0
    markers = list[float](outlook.markers)
    for tile in each(outlook.district.hungry):
        markers[outlook.district.plan.cities[tile].colour] += served
    steps = (
        STEPS_PER_PIZZA * max(0.0, delivered - waiting) + STEPS_PER_INVESTMENT * outlook.investments
    )
    return experience(outlook.fingerprint, tuple(markers), steps)
