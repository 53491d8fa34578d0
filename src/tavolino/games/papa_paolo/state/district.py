"""A district: city tiles, pizzerias, pizzas, and derived values."""

from functools import cache, cached_property, lru_cache

from msgspec import Struct

from tavolino.games.papa_paolo.geometry import (
    FACING,
    NEIGHBOURS,
    ROTATIONS,
    Extent,
    Roads,
    Tiles,
    distances,
    extent,
    tours,
)

EVERYWHERE = 20
"""The distance of an express delivery: no route is longer than the cells of a district."""


class City(Struct, frozen=True, gc=False):
    """A city tile in a district, or the town of a start tile."""

    at: int
    colour: int
    houses: int
    open: int
    """The sides with a road."""


class Pizzeria(Struct, frozen=True, gc=False):
    at: int
    price: int
    """0 for the start pizzeria."""
    capacity: int


class Gap(Struct, frozen=True, gc=False):
    """An empty cell where a district can grow, and the constraints from its neighbours."""

    at: int
    roads: int
    """Sides with a road of a neighbouring city tile; a tile here must be open there."""
    houses: int
    """Sides with houses of a neighbouring city tile; a tile here must be closed there."""
    pizzerias: int
    """Sides with a neighbouring pizzeria; a tile here may be open or closed there."""

    def accepts(self, open: int) -> bool:
        """PP-A6, PP-A7: may a tile with these open sides be laid here?"""
        return (
            open & self.roads == self.roads
            and not open & self.houses
            and bool(open & (self.roads | self.pizzerias))
        )


_shared_gap = lru_cache(maxsize=1 << 14)(Gap)
"""Shares equal instances, because the same few gaps occur everywhere."""


@cache
def _placement(at: int, open: int) -> tuple[int, int]:
    """A shared pair of cell and open sides."""
    return at, open


class Plan(Struct, frozen=True, dict=True, cache_hash=True):
    """The tiles of a district. Derived values are computed once per plan."""

    cities: tuple[City, ...] = ()
    pizzerias: tuple[Pizzeria, ...] = ()

    @cached_property
    def city_at(self) -> dict[int, int]:
        return {city.at: number for number, city in enumerate(self.cities)}

    @cached_property
    def pizzeria_at(self) -> dict[int, int]:
        return {pizzeria.at: number for number, pizzeria in enumerate(self.pizzerias)}

    @cached_property
    def extent(self) -> Extent:
        return extent([*self.city_at, *self.pizzeria_at])

    def is_empty(self, at: int) -> bool:
        return at not in self.city_at and at not in self.pizzeria_at

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """PP-A10: the empty cells where the district may grow."""
        beside = {near for at in (*self.city_at, *self.pizzeria_at) for _, near in NEIGHBOURS[at]}
        empty = sorted(at for at in beside if self.is_empty(at) and self.extent.fits_with(at))
        return tuple(self.gap(at) for at in empty)

    def gap(self, at: int) -> Gap:
        roads = houses = pizzerias = 0
        for side, near in NEIGHBOURS[at]:
            if near in self.pizzeria_at:
                pizzerias |= side
            elif near in self.city_at:
                if self.cities[self.city_at[near]].open & FACING[side]:
                    roads |= side
                else:
                    houses |= side
        return _shared_gap(at, roads, houses, pizzerias)

    @cached_property
    def _placements(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        return tuple(
            tuple(
                _placement(gap.at, open)
                for gap in self.gaps
                for open in rotations
                if gap.accepts(open)
            )
            for rotations in ROTATIONS
        )

    def placements(self, shape: int) -> tuple[tuple[int, int], ...]:
        """PP-A5 to PP-A10: the legal placements of a shape, as pairs of cell and open sides."""
        return self._placements[shape]

    @cached_property
    def sites(self) -> tuple[int, ...]:
        """PP-A16: the cells where a pizzeria may be built."""
        return tuple(gap.at for gap in self.gaps if not gap.pizzerias and gap.roads | gap.houses)

    @cached_property
    def roads(self) -> Roads:
        """PP-E3: for each city tile, the tiles that can be entered from it."""
        return tuple(
            sum(
                1 << self.city_at[near]
                for side, near in NEIGHBOURS[city.at]
                if city.open & side and near in self.city_at and self._opens(near, FACING[side])
            )
            for city in self.cities
        )

    @cached_property
    def doors(self) -> Roads:
        """PP-E3: for each pizzeria, the city tiles that can be entered from it."""
        return tuple(
            sum(
                1 << self.city_at[near]
                for side, near in NEIGHBOURS[pizzeria.at]
                if near in self.city_at and self._opens(near, FACING[side])
            )
            for pizzeria in self.pizzerias
        )

    def _opens(self, at: int, side: int) -> bool:
        return bool(self.cities[self.city_at[at]].open & side)

    @cached_property
    def _tours(self) -> dict[tuple[int, int], tuple[Tiles, ...]]:
        return {}

    def tours(self, pizzeria: int, distance: int) -> tuple[Tiles, ...]:
        """The maximal sets of city tiles that one round from this pizzeria can pass."""
        key = pizzeria, distance
        if key not in self._tours:
            self._tours[key] = tours(self.roads, self.doors[pizzeria], distance)
        return self._tours[key]

    @cached_property
    def _ranks(self) -> dict[int, tuple[int, ...]]:
        return {}

    def ranks(self, pizzeria: int) -> tuple[int, ...]:
        """PP-N3: the rank of each tile for rounds from this pizzeria, nearest first."""
        if pizzeria not in self._ranks:
            far = distances(self.roads, self.doors[pizzeria])
            order = sorted((far[tile], city.at, tile) for tile, city in enumerate(self.cities))
            position = {tile: rank for rank, (_, _, tile) in enumerate(order)}
            self._ranks[pizzeria] = tuple(position[tile] for tile in range(len(order)))
        return self._ranks[pizzeria]


class District(Struct, frozen=True, dict=True, cache_hash=True):
    """A plan and the pizzas on it."""

    plan: Plan = Plan()
    served: tuple[int, ...] = ()
    """Delivered pizzas on each city tile."""
    stock: tuple[int, ...] = ()
    """Pizzas on each pizzeria."""

    @cached_property
    def free(self) -> tuple[int, ...]:
        """Unserved houses of each city tile."""
        return tuple(
            city.houses - served for city, served in zip(self.plan.cities, self.served, strict=True)
        )

    @cached_property
    def hungry(self) -> Tiles:
        """The city tiles with unserved houses."""
        return sum(1 << tile for tile, free in enumerate(self.free) if free)

    @cached_property
    def free_places(self) -> tuple[int, ...]:
        """Free places of each pizzeria."""
        return tuple(
            pizzeria.capacity - stock
            for pizzeria, stock in zip(self.plan.pizzerias, self.stock, strict=True)
        )

    @property
    def delivered(self) -> int:
        return sum(self.served)

    def can_serve(self, pizzeria: int, distance: int) -> Tiles:
        """The hungry tiles that a round from this pizzeria can reach."""
        if not self.stock[pizzeria]:
            return 0
        reached = 0
        for tour in self.plan.tours(pizzeria, distance):
            reached |= tour
        return reached & self.hungry

    def usable_pizzerias(self, distance: int) -> tuple[int, ...]:
        """The pizzerias from which a round can deliver."""
        return tuple(n for n in range(len(self.stock)) if self.can_serve(n, distance))
