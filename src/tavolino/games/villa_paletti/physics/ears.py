"""What is heard of a stretch: pieces that knock against something, and pieces that slide.

Everybody hears it. So nothing is heard that could not be seen as well: how hard wood presses on
wood is not, nor what it is that a piece touches.
"""

from collections.abc import Collection, Iterator
from math import hypot
from typing import NamedTuple

import numpy as np

from tavolino.games.villa_paletti.components import GRAVITY
from tavolino.games.villa_paletti.gesture import FASTEST, TICKS
from tavolino.games.villa_paletti.physics.model import GROUND
from tavolino.games.villa_paletti.physics.world import Velocities, World

LISTEN = TICKS // 100
"""Ticks from one moment to the next at which is listened."""
KNOCK = 0.06
"""Metres a second by which a piece is suddenly faster or slower,"""
HELD_KNOCK = 2 * FASTEST / 1000
"""and by which it is so in a hand: more than the hand can be."""
SLIDE = 0.005
"""Metres a second at which a piece is heard to slide."""
MOST = 6
"""So many sounds are told at once, the loudest."""
LOUDEST = 255


class Sound(NamedTuple):
    """A piece that knocks against something, or slides on it."""

    piece: int
    slides: bool
    strength: int
    """Of a knock, by how many cm/s it changed its speed; of a slide, its speed in mm/s."""


class Ears:
    """Listens a hundred times a second, and remembers what was loudest since somebody asked."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._place = {piece: n for n, piece in enumerate(world.pieces)}
        self._before = world.velocities()
        self._knocks: dict[int, float] = {}
        self._slides: dict[int, float] = {}

    def listen(self, held: Collection[int]) -> None:
        """Call it after every so many ticks; what is in a hand moves as suddenly as the hand."""
        now = self._world.velocities()
        for piece, jolt in zip(self._world.pieces, _jolts(now - self._before), strict=True):
            if jolt > (HELD_KNOCK if piece in held else KNOCK):
                self._knocks[piece] = max(self._knocks.get(piece, 0.0), jolt)
        for piece, speed in self._sliding(now):
            if speed >= SLIDE:
                self._slides[piece] = max(self._slides.get(piece, 0.0), speed)
        self._before = now

    def heard(self) -> tuple[Sound, ...]:
        """Since it was asked last: knocks first, the loudest before the others."""
        knocks, slides = (
            sorted(heard.items(), key=lambda sound: -sound[1])
            for heard in (self._knocks, self._slides)
        )
        self._knocks, self._slides = {}, {}
        sounds = [Sound(piece, False, _loud(100 * jolt)) for piece, jolt in knocks]
        sounds += [Sound(piece, True, _loud(1000 * speed)) for piece, speed in slides]
        return tuple(sounds[:MOST])

    def _sliding(self, now: Velocities) -> Iterator[tuple[int, float]]:
        """Of two pieces that touch, the one that moves, and how fast it does along the table."""
        for pair in self._world.pairs():
            (x, y), (u, v) = (self._along(now, piece) for piece in pair)
            mover = pair[0] if hypot(x, y) >= hypot(u, v) else pair[1]
            if mover != GROUND:
                yield mover, hypot(x - u, y - v)

    def _along(self, now: Velocities, piece: int) -> tuple[float, float]:
        if piece == GROUND:
            return 0.0, 0.0
        x, y, _ = now[self._place[piece]].tolist()
        return x, y


def _jolts(changed: Velocities) -> list[float]:
    """By how much each piece's velocity changed, or changed otherwise than by falling."""
    fall = np.array((0.0, 0.0, -GRAVITY * LISTEN / TICKS))
    ways = np.linalg.norm(changed, axis=1), np.linalg.norm(changed - fall, axis=1)
    return [float(jolt) for jolt in np.minimum(*ways)]


def _loud(strength: float) -> int:
    return min(LOUDEST, round(strength))
