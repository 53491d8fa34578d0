"""The districts of the rulebook's examples, and a simple search to compare with."""

from tavolino.games.papa_paolo.geometry import xy
from tavolino.games.papa_paolo.state import Delivery, District, State
from tests.games.papa_paolo.positions import TOWN, city, district, legal, pizzeria, play

PURPLE = district(
    TOWN,
    city(0, -1, "blue", 1, "ES"),
    city(1, -1, "blue", 1, "EW"),
    city(0, 1, "blue", 3, "NS"),
    city(0, 2, "red", 1, "NE"),
    city(-1, 0, "green", 1, "ES"),
    city(-1, 1, "green", 2, "NS"),
    city(-1, 2, "gold", 2, "N"),
)
"""The district of the rulebook's example for tile A3, as far as the text describes it."""

BROWN = district(
    TOWN,
    city(0, -1, "gold", 1, "ESW"),
    city(1, -1, "green", 2, "W"),
    city(-1, -1, "red", 2, "NE"),
    city(-1, -2, "green", 3, "S"),
    city(0, 1, "red", 1, "NS"),
    city(0, 2, "blue", 1, "NE"),
    city(1, -2, "green", 3, "EW"),
    city(2, -2, "blue", 2, "SW"),
    pizzerias=(pizzeria(0, 0), pizzeria(0, -2, 4, 5)),
    stock=(5, 4),
    served={(1, 0): 1, (-1, -1): 2},
)
"""The district of the rulebook's example with nine pizzas, as far as the text describes it."""


def routes(home: District, start: int, distance: int) -> set[tuple[tuple[int, int], ...]]:
    """All routes from a pizzeria, by a simple search that shares no code with the rules."""
    plan = home.plan
    cities = {xy(city.at): city for city in plan.cities}
    steps = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
    facing = {1: 4, 4: 1, 2: 8, 8: 2}
    found = set()

    def go(way: tuple[tuple[int, int], ...], x: int, y: int, open: int) -> None:
        for side, (dx, dy) in steps.items():
            there = (x + dx, y + dy)
            if open & side and there in cities and there not in way:
                next_city = cities[there]
                if next_city.open & facing[side] and len(way) < distance:
                    found.add((*way, there))
                    go((*way, there), *there, next_city.open)

    go((), *xy(plan.pizzerias[start].at), 15)
    return found


def plans(state: State) -> set[tuple[str, ...]]:
    """All sequences of lines that complete one delivery round."""
    complete: set[tuple[str, ...]] = set()
    queue: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while queue:
        here, lines = queue.pop()
        pending = here.pending
        if lines and not (isinstance(pending, Delivery) and pending.pizzeria >= 0):
            complete.add(tuple(line for line in lines if line != "home"))
            continue
        for line in legal(here):
            if line != "stop":
                queue.append((play(here, line), (*lines, line)))
    return complete


def houses_at(home: District, where: tuple[int, int]) -> int:
    """The number of houses on a tile."""
    return next(city.houses for city in home.plan.cities if xy(city.at) == where)


def portions(houses: list[int], most: int) -> list[tuple[int, ...]]:
    """All ways to deliver one to `most` pizzas to these tiles."""
    found: list[tuple[int, ...]] = [()]
    for here in houses:
        found = [(*amounts, n) for amounts in found for n in range(here + 1)]
    return [amounts for amounts in found if 1 <= sum(amounts) <= most]
