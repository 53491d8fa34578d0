"""Planning of deliveries: an exact search over rounds and drops, and a fast greedy plan."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.geometry import Tiles, each
from tavolino.games.papa_paolo.state import NOBODY, Delivery, District

CACHE_SIZE = 4096
"""Number of cached plans. Comparing actions needs the same plans many times."""

Worth: TypeAlias = tuple[float, float, float, float]
"""The value of completing a city tile, by its colour, in addition to the pizzas on it."""

Pizzas: TypeAlias = tuple[int, ...]
"""Numbers of pizzas or free houses, by city tile or by pizzeria."""

Run: TypeAlias = tuple[int, ...]
"""Hungry tiles that one delivery round can pass together."""


class PlannedRound(Struct, frozen=True):
    """One round: the start pizzeria, and the pizzas for each tile."""

    pizzeria: int
    drops: tuple[tuple[int, int], ...]


class Outcome(Struct, frozen=True):
    """The best rounds, their value, and what remains: free houses by tile, pizzas by pizzeria."""

    value: float
    free: Pizzas
    stock: Pizzas
    rounds: tuple[PlannedRound, ...] = ()


@lru_cache(maxsize=CACHE_SIZE)
def best_rounds(district: District, delivery: Delivery, worth: Worth) -> Outcome:
    """The best rest of a delivery, by the value of pizzas and completed tiles."""
    search = _Search(district, delivery, worth)
    remaining = _Remaining(district.free, district.stock, delivery.pizzas, delivery.rounds)
    if delivery.pizzeria == NOBODY:
        return search.best(remaining)
    return search.best_first({delivery.pizzeria: _runs_on_the_way(district, delivery)}, remaining)


# ---------------------------------------------------------------- runs
def _runs(district: District, pizzeria: int, distance: int) -> list[Run]:
    """The hungry tiles of each tour; only the maximal sets."""
    hungry = district.hungry
    return _largest({tour & hungry for tour in district.plan.tours(pizzeria, distance)})


def _runs_on_the_way(district: District, delivery: Delivery) -> list[Run]:
    """The runs of a round under way. Its stops are named nearest first (PP-N3)."""
    stops, ranks = delivery.stops, district.plan.ranks(delivery.pizzeria)
    nearer = sum(1 << tile for tile, rank in enumerate(ranks) if rank <= delivery.last)
    tours = district.plan.tours(delivery.pizzeria, delivery.distance)
    return _largest({t & district.hungry & ~nearer for t in tours if stops & ~t == 0})


def _largest(sets: Iterable[Tiles]) -> list[Run]:
    maximal: list[Tiles] = []
    for tiles in sorted(sets, key=int.bit_count, reverse=True):
        if tiles and not any(tiles & other == tiles for other in maximal):
            maximal.append(tiles)
    return [tuple(each(tiles)) for tiles in maximal]


# ---------------------------------------------------------------- the search
class _Remaining(Struct, frozen=True):
    """What remains between two rounds."""

    free: Pizzas
    stock: Pizzas
    pizzas: int
    rounds: int


class _Search:
    """An exact search. Caches the best outcome of each situation between rounds."""

    def __init__(self, district: District, delivery: Delivery, worth: Worth) -> None:
        self.worth = [worth[city.colour] for city in district.plan.cities]
        self.pizzas_only = not any(worth)
        self.runs = {
            pizzeria: _runs(district, pizzeria, delivery.distance)
            for pizzeria, stock in enumerate(district.stock)
            if stock
        }
        self.found: dict[_Remaining, Outcome] = {}

    def best(self, remaining: _Remaining) -> Outcome:
        if not remaining.rounds or not remaining.pizzas:
            return Outcome(0.0, remaining.free, remaining.stock)
        if remaining not in self.found:
            self.found[remaining] = self.best_first(self.runs, remaining)
        return self.found[remaining]

    def best_first(self, runs: dict[int, list[Run]], remaining: _Remaining) -> Outcome:
        """The best outcome if the first round uses one of these runs."""
        best = Outcome(0.0, remaining.free, remaining.stock)
        bound = self._upper_bound(remaining)
        for value, pizzeria, drops in self._rounds(runs, remaining):
            after = _without(remaining, pizzeria, drops)
            if after.rounds and value + self._upper_bound(after) <= best.value:
                continue
            rest = self.best(after)
            if value + rest.value > best.value:
                rounds = (PlannedRound(pizzeria, drops), *rest.rounds)
                best = Outcome(value + rest.value, rest.free, rest.stock, rounds)
                if best.value >= bound:
                    break
        return best

    def _rounds(
        self, runs: dict[int, list[Run]], remaining: _Remaining
    ) -> list[tuple[float, int, tuple[tuple[int, int], ...]]]:
        """The possible drops of one round, the most valuable first."""
        found = set[tuple[float, int, tuple[tuple[int, int], ...]]]()
        for pizzeria, some in runs.items():
            most = min(remaining.stock[pizzeria], remaining.pizzas)
            for run in some:
                tiles = [tile for tile in run if remaining.free[tile]]
                if tiles and most:
                    drops = self._last_drops if remaining.rounds == 1 else self._all_drops
                    found.update(
                        (value, pizzeria, dropped)
                        for value, dropped in drops(tiles, remaining.free, most)
                    )
        return sorted(found, reverse=True)

    def _all_drops(
        self, tiles: Sequence[int], free: Pizzas, most: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
        """All ways to deliver to these tiles."""
        drops: list[tuple[int, float, tuple[tuple[int, int], ...]]] = [(most, 0.0, ())]
        for tile in tiles:
            houses, bonus = free[tile], self.worth[tile]
            drops += [
                (left - n, value + n + (bonus if n == houses else 0.0), (*dropped, (tile, n)))
                for left, value, dropped in drops
                for n in range(1, min(houses, left) + 1)
            ]
        return ((value, dropped) for _, value, dropped in drops[1:])

    def _last_drops(
        self, tiles: Sequence[int], free: Pizzas, most: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
        """The useful drops of the last round: some tiles are completed, the others get the rest."""
        if sum(free[tile] for tile in tiles) <= most or self.pizzas_only:
            yield self._drop_in_order(tiles, free, most)
            return
        for count in range(len(tiles) + 1):
            for chosen in combinations(tiles, count):
                if sum(free[tile] for tile in chosen) <= most:
                    others = (tile for tile in tiles if tile not in chosen)
                    yield self._drop_in_order((*chosen, *others), free, most)

    def _drop_in_order(
        self, tiles: Sequence[int], free: Pizzas, most: int
    ) -> tuple[float, tuple[tuple[int, int], ...]]:
        """Deliver to the tiles in this order until the pizzas run out."""
        value, drops = 0.0, []
        for tile in tiles:
            pizzas = min(free[tile], most)
            if not pizzas:
                break
            most -= pizzas
            value += pizzas + (self.worth[tile] if pizzas == free[tile] else 0.0)
            drops.append((tile, pizzas))
        return value, tuple(drops)

    def _upper_bound(self, remaining: _Remaining) -> float:
        """An upper bound of the value, with divisible tiles and a route past all of them."""
        pizzas = min(remaining.pizzas, sum(remaining.stock), sum(remaining.free))
        if self.pizzas_only:
            return pizzas
        everywhere = self._fractional_value(range(len(remaining.free)), remaining.free, pizzas)
        one_round = max(
            (
                self._fractional_value(run, remaining.free, min(remaining.stock[pizzeria], pizzas))
                for pizzeria, runs in self.runs.items()
                for run in runs
            ),
            default=0.0,
        )
        return min(everywhere, remaining.rounds * one_round)

    def _fractional_value(self, tiles: Sequence[int], free: Pizzas, pizzas: int) -> float:
        """The value of these pizzas if each house counts for its part of the tile."""
        bound = 0.0
        parts = sorted(((self.worth[t] / free[t], free[t]) for t in tiles if free[t]), reverse=True)
        for part, houses in parts:
            served = min(houses, pizzas)
            bound += served * (1 + part)
            pizzas -= served
        return bound


def _without(remaining: _Remaining, pizzeria: int, drops: Iterable[tuple[int, int]]) -> _Remaining:
    free, stock, left = list(remaining.free), list(remaining.stock), remaining.pizzas
    for tile, pizzas in drops:
        free[tile] -= pizzas
        stock[pizzeria] -= pizzas
        left -= pizzas
    return _Remaining(tuple(free), tuple(stock), left, remaining.rounds - 1)


# ---------------------------------------------------------------- greedy plan
@lru_cache(maxsize=CACHE_SIZE)
def most_pizzas(district: District, stock: Pizzas, delivery: Delivery) -> int:
    """The number of pizzas that a greedy delivery brings from this stock."""
    return sum(n for one in greedy_rounds(district, stock, delivery) for _, n in one.drops)


def greedy_rounds(
    district: District, stock: Pizzas, delivery: Delivery
) -> tuple[PlannedRound, ...]:
    """A fast plan, nearly always optimal: each round delivers as many pizzas as it can."""
    runs = [
        (pizzeria, run)
        for pizzeria in range(len(stock))
        for run in _runs(district, pizzeria, delivery.distance)
    ]
    rounds: list[PlannedRound] = []
    free, remaining_stock, left = list(district.free), list(stock), delivery.pizzas
    for _ in range(delivery.rounds):
        brought, pizzeria, run = max(
            (
                (min(remaining_stock[start], left, sum(free[t] for t in run)), start, run)
                for start, run in runs
            ),
            default=(0, NOBODY, ()),
        )
        if not brought:
            break
        left -= brought
        remaining_stock[pizzeria] -= brought
        rounds.append(PlannedRound(pizzeria, _served(run, free, brought)))
    return tuple(rounds)


def _served(run: Run, free: list[int], pizzas: int) -> tuple[tuple[int, int], ...]:
    """Deliver to the tiles in order until the pizzas run out. Reduces `free`."""
    drops = []
    for tile in run:
        dropped = min(free[tile], pizzas)
        if dropped:
            free[tile] -= dropped
            pizzas -= dropped
            drops.append((tile, dropped))
    return tuple(drops)
