"""Phase 2: what each seat can still expect, with policemen and gangsters where they stand now."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action, Go, MovePolice
from tavolino.games.palermo.components import FIRST_RANGE, RingLinks
from tavolino.games.palermo.evaluate.distances import between, steps_to
from tavolino.games.palermo.evaluate.tour import (
    Promise,
    Tour,
    legs,
    promise,
    turns,
    whole_tour,
    worth,
)
from tavolino.games.palermo.geometry import Fields, Trip, each, fields, reach
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.rules.moving import gangsters, tolls
from tavolino.games.palermo.state import AT_START, City, State, entrance_of

HOME = -1
"""Stands for the start card among the doors."""

Prospect: TypeAlias = tuple[Promise, int]
"""The promise of going to a door next, or HOME, and to the others after it."""

REMEMBERED = 1 << 12
"""So many situations a seat remembers: hardly a megabyte."""


class Business:
    """What a seat has to do in a finished city: its doors, the ways to them and the best tour."""

    def __init__(self, city: City, seat: Seat, links: RingLinks, price: int) -> None:
        self.streets = city.streets
        self.home = city.start_fields
        self.links = links
        self.price = price
        self.doors = tuple(
            entrance_of(cell, card) for cell, card in city.with_discs() if card.owner == seat
        )
        ways = between(self.doors, self.home, city.streets, links)
        points = tuple(range(FIRST_RANGE, FIRST_RANGE + len(self.doors) + 1))
        self._tour = Tour(ways, points, price)
        self._from_start = [steps[-1] for steps in ways]
        self._steps = [steps_to(1 << door, city.streets, links) for door in self.doors]
        self._steps_home = steps_to(self.home, city.streets, links)
        self._known: dict[tuple[int, tuple[int, ...], Fields, Fields], list[Prospect]] = {}

    def prospects(
        self, gangster: int, left: tuple[int, ...], toll: Fields, taken: Fields
    ) -> list[Prospect]:
        """Each way to go on, the best first; remembered as long as the city is."""
        key = (gangster, left, toll, taken)
        known = self._known.get(key)
        if known is None:
            if len(self._known) == REMEMBERED:
                self._known.clear()
            known = self._known[key] = self._prospects(*key)
        return known

    def _prospects(
        self, gangster: int, left: tuple[int, ...], toll: Fields, taken: Fields
    ) -> list[Prospect]:
        """Each way to go on, the best first; tolls and taken doors count for this turn only."""
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

    def after(self, field: int, left: tuple[int, ...]) -> Promise:
        """What it promises to end a turn on this field, before anything is paid there."""
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
        """These doors as the tour counts them."""
        return sum(1 << number for number, door in enumerate(self.doors) if door in left)

    def _steps_from(self, gangster: int, number: int) -> int:
        return self._from_start[number] if gangster == AT_START else self._steps[number][gangster]

    def _leg(self, points: int, steps: int, cost_now: int) -> Promise:
        """Arrive in this turn at this cost, if it can be done (0: it cannot), or later."""
        later = legs(points, self.price, 2)[steps]
        return max(later, promise(points - cost_now - self.price, 1)) if cost_now else later

    def _costs_now(
        self, gangster: int, points: int, wanted: Fields, toll: Fields
    ) -> dict[int, int]:
        """What it costs this turn to enter each of these fields that is within reach."""
        origin = self.home if gangster == AT_START else 1 << gangster
        levels = reach(Trip(origin, self.streets, toll, 0, self.links), points)
        return {
            field: cost for cost, level in enumerate(levels, 1) for field in each(level & wanted)
        }


@lru_cache(maxsize=1 << 5)
def business(city: City, seat: Seat, links: RingLinks, price: int) -> Business:
    return Business(city, seat, links, price)


def business_of(state: State, seat: Seat) -> Business:
    return business(state.city, seat, state.options.ring_links, bonus(state))


def prospects(state: State, seat: Seat) -> Sequence[Prospect]:
    """The ways in which the seat can go on, the best first; none for a player at home."""
    player = state.players[seat]
    if player.is_home:
        return ()
    standing = gangsters(state)
    taken = standing & fields(*player.entrances)
    toll = tolls(state, seat, standing)
    return business_of(state, seat).prospects(player.gangster, player.entrances, toll, taken)


def ahead(state: State, seat: Seat) -> Promise:
    """The best that the seat can do from here, if nobody else gets in its way."""
    if all(player.gangster == player.policeman == AT_START for player in state.players):
        return _from_start(state, seat)
    ways = prospects(state, seat)
    return ways[0][0] if ways else 0


def _from_start(state: State, seat: Seat) -> Promise:
    """Before anybody has left: how the last cards are judged, so it must be quick."""
    doors = state.players[seat].entrances
    city = state.city
    ways = between(doors, city.start_fields, city.streets, state.options.ring_links)
    points = tuple(range(FIRST_RANGE, FIRST_RANGE + len(doors) + 1))
    return whole_tour(ways, points, bonus(state))


def estimate(state: State) -> tuple[float, ...]:
    """Money so far, the worth of the way ahead, and the bonus until the last one is home."""
    price = bonus(state)
    ways = [ahead(state, seat) for seat in range(len(state.players))]
    last_turns = _last_turns(state)
    end = _end(ways, last_turns)
    return tuple(
        float(player.money + worth(way) + price * (end - last))
        for player, way, last in zip(state.players, ways, last_turns, strict=True)
    )


def _last_turns(state: State) -> list[int]:
    """The round in which each seat had its last turn."""
    return [state.round - 1 + (seat < state.turn) for seat in range(len(state.players))]


def _end(ways: Sequence[Promise], last_turns: Sequence[int]) -> int:
    """The round in which the last gangster will come home."""
    return max(last + turns(way) for last, way in zip(last_turns, ways, strict=True))


def parts(state: State, seat: Seat) -> dict[str, float]:
    """What a seat has, what its way still brings, and the bonus from its arrival to the end."""
    price = bonus(state)
    ways = [ahead(state, other) for other in range(len(state.players))]
    last_turns = _last_turns(state)
    way = ways[seat]
    at_home = _end(ways, last_turns) - last_turns[seat] - turns(way)
    return {
        "money": state.players[seat].money,
        "way": worth(way) + price * turns(way),
        "bonus": price * at_home,
    }


# ---------------------------------------------------------------- what deserves a thought
MOVES = 6
"""So many moves of a gangster are worth a thought."""

DOORS = 2
"""So many of a player's next doors are worth a policeman."""


def moves(state: State, seat: Seat) -> Sequence[Action]:
    """Where the gangster gets on best with its own business."""
    player = state.players[seat]
    own = business_of(state, seat)
    levels = reach(
        Trip(
            own.home if player.gangster == AT_START else 1 << player.gangster,
            own.streets,
            tolls(state, seat, gangsters(state)),
            own.home if player.has_all_discs else 0,
            own.links,
        ),
        player.range,
    )
    costs = {field: cost for cost, level in enumerate(levels, 1) for field in each(level)}

    def appeal(action: Action) -> Promise:
        field = action.field if isinstance(action, Go) else player.gangster
        if field < 0:
            return ahead(state, seat) - promise(own.price, -1)
        goal = field in player.entrances or (player.has_all_discs and own.home >> field & 1)
        if player.has_all_discs and goal:
            return promise(player.range - costs[field], 0)
        paid = player.range - costs[field] if goal else 0
        return promise(paid, 0) + own.after(field, player.entrances)

    return sorted(legal(state, seat), key=appeal, reverse=True)[:MOVES]


def beats(state: State, seat: Seat) -> Sequence[Action]:
    """Where a policeman stands in others' way, or keeps theirs out of one's own."""
    wanted = fields(*_doors_next(state))
    return [
        action
        for action in legal(state, seat)
        if not isinstance(action, MovePolice) or wanted >> action.field & 1
    ]


def _doors_next(state: State) -> Iterator[int]:
    for seat in range(len(state.players)):
        for _, door in prospects(state, seat)[:DOORS]:
            if door == HOME:
                yield from each(state.city.start_fields)
            else:
                yield door


# ---------------------------------------------------------------- stand-offs
PATIENCE = 2
"""After so many rounds in which nobody got anywhere, nobody waits any longer."""


def give_way(state: State, seat: Seat) -> Sequence[Action]:
    """Steps aside for a gangster that waits on another's door while its own door is taken."""
    if state.phase != "gangster" or not _waits(state, seat):
        return ()
    return [action for action in moves(state, seat) if isinstance(action, Go)]


def _waits(state: State, seat: Seat) -> bool:
    own = state.players[seat]
    others = [player for other, player in enumerate(state.players) if other != seat]
    _, door = prospects(state, seat)[0]
    if not any(player.gangster == door for player in others):
        return state.stalled >= PATIENCE
    return state.stalled >= PATIENCE or any(own.gangster in player.entrances for player in others)
