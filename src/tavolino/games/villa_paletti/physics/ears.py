"""Sounds of a simulation: pieces that knock against something, and pieces that slide.

Everybody hears them. They must not reveal more than the picture: neither contact forces nor which
pieces touch.
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
"""Ticks between two samples."""
KNOCK = 0.06
"""m/s: minimum sudden change of speed that counts as a knock."""
HELD_KNOCK = 2 * FASTEST / 1000
"""m/s: the same for a piece in a hand. No hand can change its speed that much."""
SLIDE = 0.005
"""m/s: minimum speed of a slide."""
MOST = 6
"""Maximum number of sounds in a frame. The loudest are kept."""
LOUDEST = 255


class Sound(NamedTuple):
    """A piece that knocks against something or slides on it."""

    piece: int
    slides: bool
    strength: int
    """Knock: change of speed in cm/s. Slide: speed in mm/s."""


class Ears:
    """Samples the pieces a hundred times per second and keeps the loudest sound of each piece."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._place = {piece: n for n, piece in enumerate(world.pieces)}
        self._before = world.velocities()
        self._knocks: dict[int, float] = {}
        self._slides: dict[int, float] = {}

    def listen(self, held: Collection[int]) -> None:
        """Take a sample every LISTEN ticks. Held pieces may accelerate as fast as the hand."""
        now = self._world.velocities()
        for piece, jolt in zip(self._world.pieces, _jolts(now - self._before), strict=True):
            if jolt > (HELD_KNOCK if piece in held else KNOCK):
                self._knocks[piece] = max(self._knocks.get(piece, 0.0), jolt)
        for piece, speed in self._sliding(now):
            if speed >= SLIDE:
                self._slides[piece] = max(self._slides.get(piece, 0.0), speed)
        self._before = now

    def heard(self) -> tuple[Sound, ...]:
        """The sounds since the last call: knocks first, each kind from loud to soft."""
        knocks, slides = (
            sorted(heard.items(), key=lambda sound: -sound[1])
            for heard in (self._knocks, self._slides)
        )
        self._knocks, self._slides = {}, {}
        sounds = [Sound(piece, False, _loud(100 * jolt)) for piece, jolt in knocks]
        sounds += [Sound(piece, True, _loud(1000 * speed)) for piece, speed in slides]
        return tuple(sounds[:MOST])

    def _sliding(self, now: Velocities) -> Iterator[tuple[int, float]]:
        """For each contact, the piece that moves and its horizontal sliding speed."""
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
    """Change of each piece's velocity, or its difference from free fall if that is smaller."""
    fall = np.array((0.0, 0.0, -GRAVITY * LISTEN / TICKS))
    ways = np.linalg.norm(changed, axis=1), np.linalg.norm(changed - fall, axis=1)
    return [float(jolt) for jolt in np.minimum(*ways)]


def _loud(strength: float) -> int:
    return min(LOUDEST, round(strength))
