"""Shaky hands: converts a ready-made gesture to one of a hand with a tremor.

A ready-made gesture moves in a straight line. A real hand is corrected by eye thirty times per
second and trembles at four to eight hertz.
"""

from collections.abc import Iterator
from math import dist, pi, sin
from random import Random

from msgspec.structs import replace

from tavolino.games.villa_paletti.actions import Action
from tavolino.games.villa_paletti.components import STOREY
from tavolino.games.villa_paletti.gesture import GRAINS, TICKS, Gesture, Glide, Move, Timed
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM

WORST = 1.2
"""Mean error of the shakiest hand, in millimetres."""
SLOWEST, FASTEST = 4.0, 8.0
"""Range of the tremor frequency, in hertz."""
LOOKS = 30
"""Corrections by eye per second."""

Point = tuple[float, float, float]


def by_hand(state: State, action: Action, tremor: float, random: Random) -> Action:
    """The action as a hand with this tremor performs it, from 0 for none to 1."""
    if tremor == 0 or not isinstance(action, Pull | LiftOff | Place | Lay):
        return action
    glide = packets(replace(state, motion=action))
    return ByHand(tuple(trembling(glide, _start(state), WORST * tremor, random)))


def _start(state: State) -> Point:
    """Position of the hand before it moves, in packet units."""
    attempt = state.attempt
    if state.phase == "pull" and attempt is not None:
        pose = state.seen.pillars[attempt.pillar]
        assert pose is not None
        height = state.villa.levels[attempt.pillar] * STOREY + attempt.grip
        return pose.x / NM * GRAINS, pose.y / NM * GRAINS, height * GRAINS
    if not state.villa.floors:
        return 0.0, 0.0, 0.0
    top = state.villa.floors[-1]
    return top.x / NM * GRAINS, top.y / NM * GRAINS, 0.0


def trembling(glide: Gesture, start: Point, error: float, random: Random) -> Iterator[Timed]:
    """Replace every glide by many small moves. Other packets are unchanged."""
    moves: list[Timed] = []
    others: list[Timed] = []
    for timed in glide:
        if isinstance(timed.packet, Glide):
            moves += _led(timed.tick, timed.packet, start, error, random)
        else:
            others.append(timed)
    yield from sorted([*others, *moves], key=lambda timed: timed.tick)


def _led(tick: int, glide: Glide, start: Point, error: float, random: Random) -> list[Timed]:
    goal = (glide.x, glide.y, glide.z)
    seconds = dist(goal, start) / GRAINS / glide.speed
    looks = max(1, round(seconds * LOOKS))
    shake = [_Tremor(error, random) for _ in range(2)]
    moves = []
    for look in range(1, looks + 1):
        part, now = look / looks, look / LOOKS
        x, y, z = (s + (g - s) * part for s, g in zip(start, goal, strict=True))
        x, y = x + shake[0].at(now), y + shake[1].at(now)
        moves.append(Timed(tick + look * TICKS // LOOKS, Move(round(x), round(y), round(z))))
    return moves


class _Tremor:
    """The tremor along one axis."""

    def __init__(self, error: float, random: Random) -> None:
        self._size = abs(random.gauss(error, error / 3)) * 2**0.5 * GRAINS
        self._rate = random.uniform(SLOWEST, FASTEST)
        self._from = random.uniform(0, 2 * pi)

    def at(self, second: float) -> float:
        return self._size * sin(2 * pi * self._rate * second + self._from)
