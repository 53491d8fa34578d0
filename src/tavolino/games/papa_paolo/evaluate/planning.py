"""What a delivery can bring: an exact search over rounds and drops for its pizzas and distance."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from tavolino.games.papa_paolo.geometry import Tiles, each
from tavolino.games.papa_paolo.state import NOBODY, Delivery, District

REMEMBERED = 4096
"""So many plans are kept: whoever compares moves asks for the same ones over and over."""

Worth: TypeAlias = tuple[float, float, float, float]
"""What completing a city tile is worth, by its colour, beside the pizzas on it."""

Pizzas: TypeAlias = tuple[int, ...]
"""A number for each city tile, or for each pizzeria."""

Run: TypeAlias = tuple[int, ...]
"""Hungry tiles that one delivery round can pass."""


class Planned(Struct, frozen=True):
    """One round: the pizzeria where it begins, and what it leaves on which tiles."""

    pizzeria: int
    drops: tuple[tuple[int, int], ...]


class Outcome(Struct, frozen=True):
    """What is left after the best rounds: hungry houses by tile, pizzas by pizzeria."""

    value: float
    free: Pizzas
    stock: Pizzas
    rounds: tuple[Planned, ...] = ()


@lru_cache(maxsize=REMEMBERED)
def best_rounds(district: District, delivery: Delivery, worth: Worth) -> Outcome:
    """The rest of a delivery, ridden so that pizzas and completed tiles are worth most."""
    search = _Search(district, delivery, worth)
    load = _Load(district.free, district.stock, delivery.pizzas, delivery.rounds)
    if delivery.pizzeria == NOBODY:
        return search.best(load)
    return search.best_first({delivery.pizzeria: _runs_on_the_way(district, delivery)}, load)


# ---------------------------------------------------------------- where a round can pass
def _runs(district: District, pizzeria: int, distance: int) -> list[Run]:
    """The hungry tiles of each tour; only the largest sets of them."""
    hungry = district.hungry
    return _largest({tour & hungry for tour in district.plan.tours(pizzeria, distance)})


def _runs_on_the_way(district: District, delivery: Delivery) -> list[Run]:
    """What a round that has begun can still pass: its stops are named nearest first (PP-N3)."""
    stops, ranks = delivery.stops, district.plan.ranks(delivery.pizzeria)
    nearer = sum(1 << tile for tile, rank in enumerate(ranks) if rank <= delivery.last)
    tours = district.plan.tours(delivery.pizzeria, delivery.distance)
    return _largest({t & district.hungry & ~nearer for t in tours if stops & ~t == 0})


def _largest(sets: Iterable[Tiles]) -> list[Run]:
    kept: list[Tiles] = []
    for tiles in sorted(sets, key=int.bit_count, reverse=True):
        if tiles and not any(tiles & other == tiles for other in kept):
            kept.append(tiles)
    return [tuple(each(tiles)) for tiles in kept]


# ---------------------------------------------------------------- the search
class _Load(Struct, frozen=True):
    """What is still there between two rounds."""

    free: Pizzas
    stock: Pizzas
    pizzas: int
    rounds: int


class _Search:
    """One search, which remembers the best for every load it met."""

    def __init__(self, district: District, delivery: Delivery, worth: Worth) -> None:
        self.worth = [worth[city.colour] for city in district.plan.cities]
        self.plain = not any(worth)
        self.runs = {
            pizzeria: _runs(district, pizzeria, delivery.distance)
            for pizzeria, stock in enumerate(district.stock)
            if stock
        }
        self.found: dict[_Load, Outcome] = {}

    def best(self, load: _Load) -> Outcome:
        if not load.rounds or not load.pizzas:
            return Outcome(0.0, load.free, load.stock)
        if load not in self.found:
            self.found[load] = self.best_first(self.runs, load)
        return self.found[load]

    def best_first(self, runs: dict[int, list[Run]], load: _Load) -> Outcome:
        """The best that can be done if the first round takes one of these runs."""
        best = Outcome(0.0, load.free, load.stock)
        hope = self._hope(load)
        for value, pizzeria, drops in self._rounds(runs, load):
            after = _without(load, pizzeria, drops)
            if after.rounds and value + self._hope(after) <= best.value:
                continue
            rest = self.best(after)
            if value + rest.value > best.value:
                rounds = (Planned(pizzeria, drops), *rest.rounds)
                best = Outcome(value + rest.value, rest.free, rest.stock, rounds)
                if best.value >= hope:
                    break
        return best

    def _rounds(
        self, runs: dict[int, list[Run]], load: _Load
    ) -> list[tuple[float, int, tuple[tuple[int, int], ...]]]:
        """What one round can drop, the most valuable first."""
        found = set[tuple[float, int, tuple[tuple[int, int], ...]]]()
        for pizzeria, some in runs.items():
            most = min(load.stock[pizzeria], load.pizzas)
            for run in some:
                tiles = [tile for tile in run if load.free[tile]]
                if tiles and most:
                    drops = self._last_drops if load.rounds == 1 else self._all_drops
                    found.update(
                        (value, pizzeria, dropped)
                        for value, dropped in drops(tiles, load.free, most)
                    )
        return sorted(found, reverse=True)

    def _all_drops(
        self, tiles: Sequence[int], free: Pizzas, most: int
    ) -> Iterator[tuple[float, tuple[tuple[int, int], ...]]]:
        """Everything that can be left on these tiles."""
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
        """For a last round: some tiles are completed, any others get what is left over."""
        if sum(free[tile] for tile in tiles) <= most or self.plain:
            yield self._dropped(tiles, free, most)
            return
        for count in range(len(tiles) + 1):
            for chosen in combinations(tiles, count):
                if sum(free[tile] for tile in chosen) <= most:
                    others = (tile for tile in tiles if tile not in chosen)
                    yield self._dropped((*chosen, *others), free, most)

    def _dropped(
        self, tiles: Sequence[int], free: Pizzas, most: int
    ) -> tuple[float, tuple[tuple[int, int], ...]]:
        """Tile by tile, as long as there are pizzas."""
        value, drops = 0.0, []
        for tile in tiles:
            pizzas = min(free[tile], most)
            if not pizzas:
                break
            most -= pizzas
            value += pizzas + (self.worth[tile] if pizzas == free[tile] else 0.0)
            drops.append((tile, pizzas))
        return value, tuple(drops)

    def _hope(self, load: _Load) -> float:
        """Nothing is worth more than this: as if tiles could be divided and one way passed all."""
        pizzas = min(load.pizzas, sum(load.stock), sum(load.free))
        if self.plain:
            return pizzas
        everywhere = self._divided(range(len(load.free)), load.free, pizzas)
        one_round = max(
            (
                self._divided(run, load.free, min(load.stock[pizzeria], pizzas))
                for pizzeria, runs in self.runs.items()
                for run in runs
            ),
            default=0.0,
        )
        return min(everywhere, load.rounds * one_round)

    def _divided(self, tiles: Sequence[int], free: Pizzas, pizzas: int) -> float:
        """What so many pizzas bring if each house counts for its part of the tile."""
        hope = 0.0
        parts = sorted(((self.worth[t] / free[t], free[t]) for t in tiles if free[t]), reverse=True)
        for part, houses in parts:
            served = min(houses, pizzas)
            hope += served * (1 + part)
            pizzas -= served
        return hope


def _without(load: _Load, pizzeria: int, drops: Iterable[tuple[int, int]]) -> _Load:
    free, stock, left = list(load.free), list(load.stock), load.pizzas
    for tile, pizzas in drops:
        free[tile] -= pizzas
        stock[pizzeria] -= pizzas
        left -= pizzas
    return _Load(tuple(free), tuple(stock), left, load.rounds - 1)


# ---------------------------------------------------------------- at a glance
@lru_cache(maxsize=REMEMBERED)
def most_pizzas(district: District, stock: Pizzas, delivery: Delivery) -> int:
    """How many pizzas a delivery could bring with such a stock, at a glance."""
    return sum(n for one in quick_rounds(district, stock, delivery) for _, n in one.drops)


def quick_rounds(district: District, stock: Pizzas, delivery: Delivery) -> tuple[Planned, ...]:
    """Each round brings as many as it can: that is nearly always the most, and quickly found."""
    runs = [
        (pizzeria, run)
        for pizzeria in range(len(stock))
        for run in _runs(district, pizzeria, delivery.distance)
    ]
    rounds: list[Planned] = []
    free, there, left = list(district.free), list(stock), delivery.pizzas
    for _ in range(delivery.rounds):
        brought, pizzeria, run = max(
            (
                (min(there[start], left, sum(free[t] for t in run)), start, run)
                for start, run in runs
            ),
            default=(0, NOBODY, ()),
        )
        if not brought:
            break
        left -= brought
        there[pizzeria] -= brought
        rounds.append(Planned(pizzeria, _served(run, free, brought)))
    return tuple(rounds)


def _served(run: Run, free: list[int], pizzas: int) -> tuple[tuple[int, int], ...]:
    """Tile by tile, as long as there are pizzas; those houses wait no longer."""
    drops = []
    for tile in run:
        dropped = min(free[tile], pizzas)
        if dropped:
            free[tile] -= dropped
            pizzas -= dropped
            drops.append((tile, dropped))
    return tuple(drops)
