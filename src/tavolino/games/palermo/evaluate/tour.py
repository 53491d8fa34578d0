"""In which order to fetch one's discs: the best tour, police and other gangsters aside.

A turn has a price. A player at home gets the bonus in every round until the last one is home, so
of two players the one who comes home a round earlier gains one bonus on the other, whoever is last.
A tour is therefore worth the money it collects less one bonus for every turn it takes.
"""

from functools import cache, lru_cache
from typing import TypeAlias

from tavolino.games.palermo.evaluate.distances import UNREACHED, Between

Promise: TypeAlias = int
"""What a way is worth and how many turns it takes, in one number that can be added and compared:
the worth counts first, then fewer turns. `worth` and `turns` take it apart."""

_UNIT = 1024

NEAREST = 3
"""From each door only so many next doors are thought of: all of them make a tour hardly better
(0.06 million lire on average) and take ten times as long."""


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

    def __init__(self, between: Between, points: tuple[int, ...], price: int) -> None:
        doors = range(len(between) - 1)
        self.everything = (1 << len(doors)) - 1
        self.price = price
        self._points = points
        self._home = between[-1]
        self._near = [
            [(steps, to, 1 << to) for steps, to in sorted((between[to][at], to) for to in doors)
             if to != at]
            for at in range(len(between))
        ]  # fmt: skip
        self._legs = [legs(points[-1 - left], price, 1) for left in range(len(points))]
        self._known: dict[int, Promise] = {}

    def points(self, left: int) -> int:
        """The range of a gangster with these doors before it."""
        return self._points[-1 - left.bit_count()]

    def from_start(self) -> Promise:
        return self.onward(len(self._near) - 1, self.everything)

    def onward(self, at: int, left: int) -> Promise:
        """The best that can still come after the disc of this door, with these doors left."""
        key = left << 8 | at
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best(at, left)
        return known

    def _best(self, at: int, left: int) -> Promise:
        """Asked thousands of times for one tour, so that every call less counts."""
        leg, known = self._legs[left.bit_count()], self._known
        if not left:
            return leg[self._home[at]]
        found = []
        for steps, to, bit in self._near[at]:
            if left & bit:
                key = (left ^ bit) << 8 | to
                onward = known.get(key)
                if onward is None:
                    onward = known[key] = self._best(to, left ^ bit)
                found.append(leg[steps] + onward)
                if len(found) == NEAREST:
                    break
        return max(found)


@lru_cache(maxsize=1 << 13)
def whole_tour(between: Between, points: tuple[int, ...], price: int) -> Promise:
    """What the best tour promises; the tour itself is forgotten, for it takes much memory."""
    return Tour(between, points, price).from_start()
