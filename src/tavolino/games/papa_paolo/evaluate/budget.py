"""How far pawns, money, pizzas and houses will go: a guess of the final score."""

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
from tavolino.games.papa_paolo.evaluate.outlook import BID, MeanTile, Outlook, mean_tile
from tavolino.games.papa_paolo.evaluate.planning import REMEMBERED, most_pizzas
from tavolino.games.papa_paolo.evaluate.tracks import experience
from tavolino.games.papa_paolo.geometry import distances, each
from tavolino.games.papa_paolo.state import Delivery, District

HOUSES_PER_TILE = 1.8
PIZZAS_PER_PURCHASE = 3.5
PRICE = 1.9
"""Lire for a pizza, on average."""
HOUSES_PER_ROUND = 3.2
"""Houses that one delivery round serves, in a district that has had time to grow."""
NEARNESS = (1.0, 1.0, 0.95, 0.8, 0.5)
"""How surely a house at distance 1, 2, … will be served."""
NETWORK_GROWTH = 0.4
"""Delivery rounds that one gains with every round."""
ROOM_GROWTH = 1.0
"""Places for pizzas that one gains with every round."""
USED = 0.85
"""So much of what a delivery tile allows is used in the end."""
EXPRESS = 0.35
"""Express deliveries in a round."""
USEFUL = 0.85
"""So many pawns do exactly what is needed."""
USEFUL_NOW = 0.6
"""In the round that is being played fewer do."""
SHARPNESS = 5.0
"""How sharply the scarcest thing decides; the others count a little too."""
STEPS_PER_PIZZA = 0.5
STEPS_PER_INVESTMENT = 0.8
REACH = 0.1
"""What a house is worth that the next delivery could serve at once."""
BEGINNING = 0.3
"""What it is worth to begin the next round."""
SPARE_LIRA, PLENTY = 0.02, 20.0
"""What a lira is worth that is not needed, as long as there are not too many."""


class Means(Struct, frozen=True):
    """What there is to deliver with."""

    pawns: float
    lire: float
    stock: float
    houses: float


def final_score(look: Outlook) -> float:
    """The final score of a seat that uses what it has, and what it will get, sensibly."""
    return sum(parts(look).values())


def parts(look: Outlook) -> dict[str, float]:
    """What that score is made of."""
    home = look.district
    stock, waiting = sum(home.stock), houses(home)
    lire = look.lire + look.rounds * (sum(COINS[look.seats]) / look.seats - BID)
    means = Means(USEFUL * (look.pawns + PAWNS * look.rounds), lire, stock, waiting)
    brought = _both(_affordable(look, means), _now(look) + _later(look))
    return {
        "delivered": float(home.delivered),
        "to_come": brought,
        "spoilt": -max(0.0, stock - brought),
        "experience": _experience(look, brought, waiting),
        "money": SPARE_LIRA * min(lire, PLENTY),
        "position": REACH * _reach(look) + BEGINNING * look.begins if look.rounds else 0.0,
    }


def _level(look: Outlook, colour: int) -> int:
    return BOXES[look.mark].levels[colour][look.markers[colour]]


def _both(one: float, other: float) -> float:
    """What two limits leave together: a little less than the lower one."""
    low, high = sorted((one, other))
    return low * (1 + (low / high) ** SHARPNESS) ** (-1 / SHARPNESS) if low > 0 else 0.0


# ---------------------------------------------------------------- what can be had
def _affordable(look: Outlook, means: Means, most: float = PIZZAS) -> float:
    """So many pizzas can be brought to houses with these means."""
    gold, bonus = _level(look, GOLD), _level(look, BLUE)

    def pawns_for(brought: float) -> float:
        """The pawns that it takes to have houses, pizzas and money for so many deliveries."""
        pizzas = max(0.0, brought - means.stock)
        purchases = pizzas / (PIZZAS_PER_PURCHASE + bonus)
        missing = PRICE * (pizzas - bonus * purchases) - means.lire
        tiles = max(0.0, brought - means.houses) / HOUSES_PER_TILE
        return tiles + purchases + max(0.0, missing) / gold

    if pawns_for(most) <= means.pawns:
        return most
    low, high = 0.0, most
    for _ in range(9):
        middle = (low + high) / 2
        if pawns_for(middle) > means.pawns:
            high = middle
        else:
            low = middle
    return low


@lru_cache(maxsize=REMEMBERED)
def houses(district: District) -> float:
    """The hungry houses, each as surely as it will be reached."""
    doors = 0
    for some in district.plan.doors:
        doors |= some
    far = distances(district.plan.roads, doors)
    last = len(NEARNESS) - 1
    return sum(
        district.free[tile] * NEARNESS[min(far[tile] - 1, last)] for tile in each(district.hungry)
    )


# ---------------------------------------------------------------- what can be delivered
def _now(look: Outlook) -> float:
    """Pizzas that this round's delivery will bring, if it is still to come."""
    if not look.tile.pizzas:
        return 0.0
    means = Means(USEFUL_NOW * look.pawns, max(0.0, look.lire), look.usable, look.in_reach)
    return _affordable(look, means, min(look.tile.pizzas, _room(look)))


def _room(look: Outlook) -> int:
    return sum(pizzeria.capacity for pizzeria in look.district.plan.pizzerias)


def _later(look: Outlook) -> float:
    """Pizzas that tiles, network, pizzerias and express deliveries will let through later."""
    express = EXPRESS * _level(look, RED) * (look.rounds + look.pawns / PAWNS)
    network = BOXES[look.mark].tracks.network[-1]
    later = (
        min(
            USED * _tile_ahead(look, ahead).pizzas,
            _room(look) + ROOM_GROWTH * ahead,
            HOUSES_PER_ROUND * min(network, _level(look, GREEN) + NETWORK_GROWTH * ahead),
        )
        for ahead in range(1, look.rounds + 1)
    )
    return express + sum(later)


def _tile_ahead(look: Outlook, ahead: int) -> MeanTile:
    """A delivery tile of a round to come."""
    return mean_tile(look.mark, ROUNDS - look.rounds + ahead, NUMBERS)


def _reach(look: Outlook) -> float:
    """How many houses the next round's delivery could serve if there were pizzas without end."""
    plenty = (PIZZAS,) * len(look.district.stock)
    distance = _tile_ahead(look, 1).distance
    delivery = Delivery(PIZZAS, _level(look, GREEN), distance, express=False)
    return most_pizzas(look.district, plenty, delivery)


# ---------------------------------------------------------------- experience
def _experience(look: Outlook, brought: float, waiting: float) -> float:
    """Points for the markers, where they will stand in the end."""
    served = min(1.0, brought / waiting) if waiting else 0.0
    markers = list[float](look.markers)
    for tile in each(look.district.hungry):
        markers[look.district.plan.cities[tile].colour] += served
    steps = STEPS_PER_PIZZA * max(0.0, brought - waiting) + STEPS_PER_INVESTMENT * look.investments
    return experience(look.mark, tuple(markers), steps)
