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
from tavolino.games.villa_paletti.gesture import (
    PACKET_SCALE,
    TICKS_PER_SECOND,
    Gesture,
    Glide,
    Move,
    Timed,
)
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import NM

MAX_ERROR = 1.2
"""Mean error of the shakiest hand, in millimetres."""
MIN_FREQUENCY, MAX_FREQUENCY = 4.0, 8.0
"""Range of the tremor frequency, in hertz."""
CORRECTIONS_PER_SECOND = 30
"""Corrections by eye per second."""

Point = tuple[float, float, float]


def by_hand(state: State, action: Action, tremor: float, random: Random) -> Action:
    """The action as a hand with this tremor performs it, from 0 for none to 1."""
    if tremor == 0 or not isinstance(action, Pull | LiftOff | Place | Lay):
        return action
    glide = packets(replace(state, motion=action))
    return ByHand(tuple(with_tremor(glide, _start(state), MAX_ERROR * tremor, random)))


def _start(state: State) -> Point:
    """Position of the hand before it moves, in packet units."""
    attempt = state.attempt
    if state.phase == "pull" and attempt is not None:
        pose = state.seen.pillars[attempt.pillar]
        assert pose is not None
        height = state.villa.levels[attempt.pillar] * STOREY + attempt.grip
        return pose.x / NM * PACKET_SCALE, pose.y / NM * PACKET_SCALE, height * PACKET_SCALE
    if not state.villa.floors:
        return 0.0, 0.0, 0.0
    top = state.villa.floors[-1]
    return top.x / NM * PACKET_SCALE, top.y / NM * PACKET_SCALE, 0.0


def with_tremor(glide: Gesture, start: Point, error: float, random: Random) -> Iterator[Timed]:
    """Replace every glide by many small moves. Other packets are unchanged."""
    moves: list[Timed] = []
    others: list[Timed] = []
    for timed in glide:
        if isinstance(timed.packet, Glide):
            moves += _small_moves(timed.tick, timed.packet, start, error, random)
        else:
            others.append(timed)
    yield from sorted([*others, *moves], key=lambda timed: timed.tick)


def _small_moves(
    tick: int, glide: Glide, start: Point, error: float, random: Random
) -> list[Timed]:
    goal = (glide.x, glide.y, glide.z)
    seconds = dist(goal, start) / PACKET_SCALE / glide.speed
    count = max(1, round(seconds * CORRECTIONS_PER_SECOND))
    tremors = [_Tremor(error, random) for _ in range(2)]
    moves = []
    for step in range(1, count + 1):
        part, now = step / count, step / CORRECTIONS_PER_SECOND
        x, y, z = (s + (g - s) * part for s, g in zip(start, goal, strict=True))
        x, y = x + tremors[0].at(now), y + tremors[1].at(now)
        moves.append(
            Timed(
                tick + step * TICKS_PER_SECOND // CORRECTIONS_PER_SECOND,
                Move(round(x), round(y), round(z)),
            )
        )
    return moves


class _Tremor:
    """The tremor along one axis."""

    def __init__(self, error: float, random: Random) -> None:
        self._size = abs(random.gauss(error, error / 3)) * 2**0.5 * PACKET_SCALE
        self._rate = random.uniform(MIN_FREQUENCY, MAX_FREQUENCY)
        self._from = random.uniform(0, 2 * pi)

    def at(self, second: float) -> float:
        return self._size * sin(2 * pi * self._rate * second + self._from)
