"""What a delivery can bring: the best rounds for the pizzas, rounds and distance that are left."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tavolino.games.papa_paolo.geometry import each
from tavolino.games.papa_paolo.state import Delivery, District

PIZZA = 1.0
"""What a delivered pizza is worth."""
UNLIMITED = 99


class Load(Struct):
    """What is still there while rounds are planned."""

    free: list[int]
    stock: list[int]
    pizzas: int


class Haul(Struct, frozen=True):
    """What one round could leave, tile by tile, and what that is worth."""

    value: float
    pizzeria: int = -1
    drops: tuple[tuple[int, int], ...] = ()


def best_value(district: District, delivery: Delivery, steps: Sequence[float]) -> float:
    """What the rest of a delivery is worth; `steps` is the worth of completing a tile, by colour.

    Every first round is tried, with the best that can follow it at a glance.
    """
    rounds = delivery.rounds
    if not rounds or not delivery.pizzas:
        return 0.0
    load = Load(list(district.free), list(district.stock), delivery.pizzas)
    best = 0.0
    for haul in _hauls(district, delivery, load, steps):
        after = _without(load, haul)
        best = max(best, haul.value + _greedy(district, delivery, after, rounds - 1, steps))
    return best


def most_houses(district: District, rounds: int, distance: int) -> float:
    """How many houses so many rounds could serve if there were pizzas without end."""
    delivery = Delivery(UNLIMITED, rounds, distance, express=False)
    load = Load(list(district.free), [UNLIMITED] * len(district.stock), UNLIMITED)
    return _greedy(district, delivery, load, rounds, (0.0,) * 4)


def _greedy(
    district: District, delivery: Delivery, load: Load, rounds: int, steps: Sequence[float]
) -> float:
    """The best round, then the best of what is left, and so on."""
    between = Delivery(load.pizzas, rounds, delivery.distance, delivery.express)
    total = 0.0
    for _ in range(rounds):
        haul = max(
            _hauls(district, between, load, steps), key=lambda haul: haul.value, default=Haul(0.0)
        )
        if haul.value <= 0:
            break
        total += haul.value
        load = _without(load, haul)
    return total


def _hauls(
    district: District, delivery: Delivery, load: Load, steps: Sequence[float]
) -> Iterator[Haul]:
    """The best that each tour could leave."""
    on_the_way = delivery.pizzeria >= 0
    starts = (delivery.pizzeria,) if on_the_way else range(len(load.stock))
    for pizzeria in starts:
        most = min(load.stock[pizzeria], load.pizzas)
        if not most:
            continue
        ranks = district.plan.ranks(pizzeria)
        for tour in district.plan.tours(pizzeria, delivery.distance):
            if delivery.stops & ~tour == 0:
                tiles = [n for n in each(tour & ~delivery.stops) if ranks[n] > delivery.last]
                yield _haul(district, load, pizzeria, tiles, most, steps)


def _haul(
    district: District,
    load: Load,
    pizzeria: int,
    tiles: list[int],
    most: int,
    steps: Sequence[float],
) -> Haul:
    """Complete what brings most for its houses; what is left over goes to any other house."""
    cities, free = district.plan.cities, load.free
    hungry = [tile for tile in tiles if free[tile]]
    hungry.sort(key=lambda tile: -steps[cities[tile].colour] / free[tile])
    value, drops = 0.0, []
    for tile in hungry:
        pizzas = min(free[tile], most)
        if pizzas:
            most -= pizzas
            drops.append((tile, pizzas))
            value += pizzas * PIZZA
            value += steps[cities[tile].colour] if pizzas == free[tile] else 0.0
    return Haul(value, pizzeria, tuple(drops))


def _without(load: Load, haul: Haul) -> Load:
    free, stock, left = list(load.free), list(load.stock), load.pizzas
    for tile, pizzas in haul.drops:
        free[tile] -= pizzas
        stock[haul.pizzeria] -= pizzas
        left -= pizzas
    return Load(free, stock, left)
