"""In which order to fetch one's discs: the best tour, police and other gangsters aside.

A turn has a price. A player at home gets the bonus in every round until the last one is home, so
of two players the one who comes home a round earlier gains one bonus on the other, whoever is last.
A tour is therefore worth the money it collects less one bonus for every turn it takes.
"""

from functools import cache, lru_cache
from itertools import islice
from typing import TypeAlias

from tavolino.games.palermo.components import FIRST_RANGE, RingLinks
from tavolino.games.palermo.evaluate.distances import UNREACHED, steps_to
from tavolino.games.palermo.geometry import Fields, Trip, each, fields, reach
from tavolino.games.palermo.state import AT_START

Promise: TypeAlias = int
"""What a way is worth and how many turns it takes, in one number that can be added and compared:
the worth counts first, then fewer turns. `worth` and `turns` take it apart."""

_UNIT = 1024

NEAREST = 4
"""From each door only so many next doors are thought of: more never made a tour better by one."""


def promise(worth: int, turns: int) -> Promise:
    return worth * _UNIT - turns


def turns(promised: Promise) -> int:
    return -promised % _UNIT


def worth(promised: Promise) -> int:
    return (promised + turns(promised)) // _UNIT


@cache
def legs(points: int, price: int, at_least: int) -> tuple[Promise, ...]:
    """What a leg of so many steps promises with these points a turn, in at least so many turns.

    Whoever arrives with a single step in the last turn keeps the most points: waiting a turn for
    that pays off on long ways.
    """
    return tuple(
        max(_leg(points, steps, price, quickest + wait) for wait in (0, 1))
        for steps in range(UNREACHED + 1)
        for quickest in [max(at_least, -(-steps // points))]
    )


def _leg(points: int, steps: int, price: int, turns: int) -> Promise:
    last = max(1, steps - (turns - 1) * points)
    return promise(points - last - price * turns, turns)


class Tour:
    """A seat's doors and the way home. Sets of doors are bit sets over their order."""

    def __init__(
        self, doors: tuple[int, ...], home: Fields, streets: Fields, links: RingLinks, price: int
    ) -> None:
        self.doors = doors
        self.home = home
        self.streets = streets
        self.links = links
        self.price = price
        self._steps_home = steps_to(home, streets, links)
        self._steps = [steps_to(1 << door, streets, links) for door in doors]
        self._from_start = [min(steps[field] for field in each(home)) for steps in self._steps]
        self._near = [
            sorted((self._steps[to][door], to) for to in range(len(doors)) if to != at)
            for at, door in enumerate(doors)
        ]
        self._known: dict[tuple[int, int], Promise] = {}

    def points(self, left: int) -> int:
        """The range of a gangster with these doors before it."""
        return FIRST_RANGE + len(self.doors) - left.bit_count()

    def onward(self, at: int, left: int) -> Promise:
        """The best that can still come after the disc of this door, with these doors left."""
        known = self._known.get((at, left))
        if known is None:
            known = self._known[at, left] = self._best(at, left)
        return known

    def _best(self, at: int, left: int) -> Promise:
        leg = legs(self.points(left), self.price, 1)
        if not left:
            return leg[self._steps_home[self.doors[at]]]
        near = ((steps, to) for steps, to in self._near[at] if left >> to & 1)
        return max(
            leg[steps] + self.onward(to, left & ~(1 << to)) for steps, to in islice(near, NEAREST)
        )

    def ahead(self, gangster: int, left: tuple[int, ...], toll: Fields, taken: Fields) -> Promise:
        """The best from where it stands; tolls and taken doors count for this turn only."""
        doors = sum(1 << at for at, door in enumerate(self.doors) if door in left)
        points = self.points(doors)
        costs = self._costs_now(gangster, points, fields(*left) & ~taken or self.home, toll)
        if not left:
            return self._leg(points, self._steps_home[gangster], min(costs.values(), default=0))
        return max(
            self._leg(points, self._steps_from(gangster, at), costs.get(door, 0))
            + self.onward(at, doors & ~(1 << at))
            for at, door in enumerate(self.doors)
            if doors >> at & 1
        )

    def _steps_from(self, gangster: int, at: int) -> int:
        return self._from_start[at] if gangster == AT_START else self._steps[at][gangster]

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


@lru_cache(maxsize=1 << 10)
def tour(
    doors: tuple[int, ...], home: Fields, streets: Fields, links: RingLinks, price: int
) -> Tour:
    return Tour(doors, home, streets, links, price)
