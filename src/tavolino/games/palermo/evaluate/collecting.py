"""Evaluation of phase 2: what each seat can still expect, given the positions of all figures."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action, Go, MovePolice
from tavolino.games.palermo.components import FIRST_RANGE, RingLinks
from tavolino.games.palermo.evaluate.distances import distances_between, steps_to
from tavolino.games.palermo.evaluate.tour import (
    Tour,
    TourValue,
    best_tour_value,
    legs,
    tour_value,
    turns,
    worth,
)
from tavolino.games.palermo.geometry import Fields, Trip, each, fields, reach
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.rules.moving import gangsters, tolls
from tavolino.games.palermo.state import AT_START, City, State, entrance_of

HOME = -1
"""Represents the start card in a list of doors."""

Prospect: TypeAlias = tuple[TourValue, int]
"""A value and a door (or HOME): the value of going to that door next and to the others after it."""

MAX_CACHED_SITUATIONS = 1 << 12
"""Maximum number of cached situations per seat: less than a megabyte."""


class TourPlanner:
    """Plans the tours of one seat in a finished city."""

    def __init__(self, city: City, seat: Seat, links: RingLinks, price: int) -> None:
        self.streets = city.streets
        self.home = city.start_fields
        self.links = links
        self.price = price
        self.doors = tuple(
            entrance_of(cell, card) for cell, card in city.with_discs() if card.owner == seat
        )
        ways = distances_between(self.doors, self.home, city.streets, links)
        points = tuple(range(FIRST_RANGE, FIRST_RANGE + len(self.doors) + 1))
        self._tour = Tour(ways, points, price)
        self._from_start = [steps[-1] for steps in ways]
        self._steps = [steps_to(1 << door, city.streets, links) for door in self.doors]
        self._steps_home = steps_to(self.home, city.streets, links)
        self._cache: dict[tuple[int, tuple[int, ...], Fields, Fields], list[Prospect]] = {}

    def prospects(
        self, gangster: int, left: tuple[int, ...], toll: Fields, taken: Fields
    ) -> list[Prospect]:
        """The possible next doors with their values, the best first; cached."""
        key = (gangster, left, toll, taken)
        cached = self._cache.get(key)
        if cached is None:
            if len(self._cache) == MAX_CACHED_SITUATIONS:
                self._cache.clear()
            cached = self._cache[key] = self._prospects(*key)
        return cached

    def _prospects(
        self, gangster: int, left: tuple[int, ...], toll: Fields, taken: Fields
    ) -> list[Prospect]:
        """The possible next doors, the best first. Tolls and taken doors affect this turn only."""
        numbers = self._numbers(left)
        points = self._tour.points(numbers)
        wanted = fields(*left) & ~taken if left else self.home
        costs = self._costs_now(gangster, points, wanted, toll)
        if not left:
            cost = min(costs.values(), default=0)
            return [(self._leg(points, self._steps_home[gangster], cost), HOME)]
        found = [
            (
                self._leg(points, self._steps_from(gangster, number), costs.get(door, 0))
                + self._tour.onward(number, numbers & ~(1 << number)),
                door,
            )
            for number, door in enumerate(self.doors)
            if numbers >> number & 1
        ]
        return sorted(found, reverse=True)

    def after(self, field: int, left: tuple[int, ...]) -> TourValue:
        """The value of ending a turn on this field, without the income on it."""
        numbers = self._numbers(left)
        if field in left:
            number = self.doors.index(field)
            return self._tour.onward(number, numbers & ~(1 << number))
        leg = legs(self._tour.points(numbers), self.price, 1)
        if not left:
            return leg[self._steps_home[field]]
        return max(
            leg[self._steps[number][field]] + self._tour.onward(number, numbers & ~(1 << number))
            for number in each(numbers)
        )

    def _numbers(self, left: tuple[int, ...]) -> int:
        """These doors as a bit set in the order of the tour."""
        return sum(1 << number for number, door in enumerate(self.doors) if door in left)

    def _steps_from(self, gangster: int, number: int) -> int:
        return self._from_start[number] if gangster == AT_START else self._steps[number][gangster]

    def _leg(self, points: int, steps: int, cost_now: int) -> TourValue:
        """The better of arriving this turn at `cost_now` (0: impossible) and arriving later."""
        later = legs(points, self.price, 2)[steps]
        return max(later, tour_value(points - cost_now - self.price, 1)) if cost_now else later

    def _costs_now(
        self, gangster: int, points: int, wanted: Fields, toll: Fields
    ) -> dict[int, int]:
        """The cost of each of these fields that is within reach this turn."""
        origin = self.home if gangster == AT_START else 1 << gangster
        levels = reach(Trip(origin, self.streets, toll, 0, self.links), points)
        return {
            field: cost for cost, level in enumerate(levels, 1) for field in each(level & wanted)
        }


@lru_cache(maxsize=1 << 5)
def tour_planner(city: City, seat: Seat, links: RingLinks, price: int) -> TourPlanner:
    return TourPlanner(city, seat, links, price)


def planner_of(state: State, seat: Seat) -> TourPlanner:
    return tour_planner(state.city, seat, state.options.ring_links, bonus(state))


def prospects(state: State, seat: Seat) -> Sequence[Prospect]:
    """The seat's possible next doors, the best first; empty for a player at home."""
    player = state.players[seat]
    if player.is_home:
        return ()
    standing = gangsters(state)
    taken = standing & fields(*player.entrances)
    toll = tolls(state, seat, standing)
    return planner_of(state, seat).prospects(player.gangster, player.entrances, toll, taken)


def best_value(state: State, seat: Seat) -> TourValue:
    """The value of the seat's best tour, if the other figures stay where they are."""
    if all(player.gangster == player.policeman == AT_START for player in state.players):
        return _from_start(state, seat)
    ways = prospects(state, seat)
    return ways[0][0] if ways else 0


def _from_start(state: State, seat: Seat) -> TourValue:
    """The value before any figure has left the start card. Rates the last cards, so it is fast."""
    doors = state.players[seat].entrances
    city = state.city
    ways = distances_between(doors, city.start_fields, city.streets, state.options.ring_links)
    points = tuple(range(FIRST_RANGE, FIRST_RANGE + len(doors) + 1))
    return best_tour_value(ways, points, bonus(state))


def estimate(state: State) -> tuple[float, ...]:
    """Money so far, the worth of the remaining tour, and the bonus until the last one is home."""
    price = bonus(state)
    ways = [best_value(state, seat) for seat in range(len(state.players))]
    last_turns = _last_turns(state)
    end = _end(ways, last_turns)
    return tuple(
        float(player.money + worth(way) + price * (end - last))
        for player, way, last in zip(state.players, ways, last_turns, strict=True)
    )


def _last_turns(state: State) -> list[int]:
    """The round in which each seat had its last turn."""
    return [state.round - 1 + (seat < state.turn) for seat in range(len(state.players))]


def _end(ways: Sequence[TourValue], last_turns: Sequence[int]) -> int:
    """The round in which the last gangster will come home."""
    return max(last + turns(way) for last, way in zip(last_turns, ways, strict=True))


def parts(state: State, seat: Seat) -> dict[str, float]:
    """A seat's money, the income of its tour, and the bonus from its arrival to the end."""
    price = bonus(state)
    ways = [best_value(state, other) for other in range(len(state.players))]
    last_turns = _last_turns(state)
    way = ways[seat]
    at_home = _end(ways, last_turns) - last_turns[seat] - turns(way)
    return {
        "money": state.players[seat].money,
        "way": worth(way) + price * turns(way),
        "bonus": price * at_home,
    }


# ---------------------------------------------------------------- candidates
MAX_MOVE_CANDIDATES = 6
"""Maximum number of candidate moves of a gangster."""

DOORS_TO_BLOCK = 2
"""Number of each player's next doors at which a policeman is a candidate."""


def gangster_candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The gangster's moves with the highest value for its own tour."""
    player = state.players[seat]
    planner = planner_of(state, seat)
    levels = reach(
        Trip(
            planner.home if player.gangster == AT_START else 1 << player.gangster,
            planner.streets,
            tolls(state, seat, gangsters(state)),
            planner.home if player.has_all_discs else 0,
            planner.links,
        ),
        player.range,
    )
    costs = {field: cost for cost, level in enumerate(levels, 1) for field in each(level)}

    def appeal(action: Action) -> TourValue:
        field = action.field if isinstance(action, Go) else player.gangster
        if field < 0:
            return best_value(state, seat) - tour_value(planner.price, -1)
        goal = field in player.entrances or (player.has_all_discs and planner.home >> field & 1)
        if player.has_all_discs and goal:
            return tour_value(player.range - costs[field], 0)
        paid = player.range - costs[field] if goal else 0
        return tour_value(paid, 0) + planner.after(field, player.entrances)

    return sorted(legal(state, seat), key=appeal, reverse=True)[:MAX_MOVE_CANDIDATES]


def police_candidates(state: State, seat: Seat) -> Sequence[Action]:
    """Moves of the policeman to the next doors of all players, and leaving him where he is."""
    wanted = fields(*_next_doors(state))
    return [
        action
        for action in legal(state, seat)
        if not isinstance(action, MovePolice) or wanted >> action.field & 1
    ]


def _next_doors(state: State) -> Iterator[int]:
    for seat in range(len(state.players)):
        for _, door in prospects(state, seat)[:DOORS_TO_BLOCK]:
            if door == HOME:
                yield from each(state.city.start_fields)
            else:
                yield door


# ---------------------------------------------------------------- stand-offs
MAX_WAITING_ROUNDS = 2
"""After this number of rounds without progress, no gangster waits any longer."""


def give_way(state: State, seat: Seat) -> Sequence[Action]:
    """Moves away, for a gangster that waits on another's door while its own door is taken."""
    if state.phase != "gangster" or not _should_step_aside(state, seat):
        return ()
    return [action for action in gangster_candidates(state, seat) if isinstance(action, Go)]


def _should_step_aside(state: State, seat: Seat) -> bool:
    own = state.players[seat]
    others = [player for other, player in enumerate(state.players) if other != seat]
    _, door = prospects(state, seat)[0]
    if not any(player.gangster == door for player in others):
        return state.stalled >= MAX_WAITING_ROUNDS
    is_in_the_way = any(own.gangster in player.entrances for player in others)
    return state.stalled >= MAX_WAITING_ROUNDS or is_in_the_way
