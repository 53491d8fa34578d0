"""Sounds of a simulation: pieces that knock against something, and pieces that slide.

Everybody hears them. They must not reveal more than the picture: neither contact forces nor which
pieces touch.
"""

from collections.abc import Collection, Iterator
from math import hypot
from typing import NamedTuple

import numpy as np

from tavolino.games.villa_paletti.components import GRAVITY
from tavolino.games.villa_paletti.gesture import MAX_HAND_SPEED, TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.model import GROUND
from tavolino.games.villa_paletti.physics.world import Velocities, World

SAMPLE_TICKS = TICKS_PER_SECOND // 100
"""Ticks between two samples."""
MIN_KNOCK = 0.06
"""m/s: minimum sudden change of speed that counts as a knock."""
MIN_HELD_KNOCK = 2 * MAX_HAND_SPEED / 1000
"""m/s: the same for a piece in a hand. No hand can change its speed that much."""
MIN_SLIDE = 0.005
"""m/s: minimum speed of a slide."""
MAX_SOUNDS = 6
"""Maximum number of sounds in a frame. The loudest are kept."""
MAX_STRENGTH = 255


class Sound(NamedTuple):
    """A piece that knocks against something or slides on it."""

    piece: int
    slides: bool
    strength: int
    """Knock: change of speed in cm/s. Slide: speed in mm/s."""


class SoundMonitor:
    """Samples the pieces a hundred times per second and keeps the loudest sound of each piece."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._row = {piece: n for n, piece in enumerate(world.pieces)}
        self._before = world.velocities()
        self._knocks: dict[int, float] = {}
        self._slides: dict[int, float] = {}

    def sample(self, held: Collection[int]) -> None:
        """Take a sample; call it every SAMPLE_TICKS. Held pieces may change speed with the hand."""
        now = self._world.velocities()
        for piece, change in zip(
            self._world.pieces, _velocity_changes(now - self._before), strict=True
        ):
            if change > (MIN_HELD_KNOCK if piece in held else MIN_KNOCK):
                self._knocks[piece] = max(self._knocks.get(piece, 0.0), change)
        for piece, speed in self._sliding(now):
            if speed >= MIN_SLIDE:
                self._slides[piece] = max(self._slides.get(piece, 0.0), speed)
        self._before = now

    def take_sounds(self) -> tuple[Sound, ...]:
        """The sounds since the last call: knocks first, each kind from loud to soft."""
        knocks, slides = (
            sorted(sounds.items(), key=lambda sound: -sound[1])
            for sounds in (self._knocks, self._slides)
        )
        self._knocks, self._slides = {}, {}
        sounds = [Sound(piece, False, _clamped(100 * change)) for piece, change in knocks]
        sounds += [Sound(piece, True, _clamped(1000 * speed)) for piece, speed in slides]
        return tuple(sounds[:MAX_SOUNDS])

    def _sliding(self, now: Velocities) -> Iterator[tuple[int, float]]:
        """For each contact, the piece that moves and its horizontal sliding speed."""
        for pair in self._world.contact_pairs():
            (x, y), (u, v) = (self._horizontal_velocity(now, piece) for piece in pair)
            mover = pair[0] if hypot(x, y) >= hypot(u, v) else pair[1]
            if mover != GROUND:
                yield mover, hypot(x - u, y - v)

    def _horizontal_velocity(self, now: Velocities, piece: int) -> tuple[float, float]:
        if piece == GROUND:
            return 0.0, 0.0
        x, y, _ = now[self._row[piece]].tolist()
        return x, y


def _velocity_changes(changed: Velocities) -> list[float]:
    """Change of each piece's velocity, or its difference from free fall if that is smaller."""
    fall = np.array((0.0, 0.0, -GRAVITY * SAMPLE_TICKS / TICKS_PER_SECOND))
    sizes = np.linalg.norm(changed, axis=1), np.linalg.norm(changed - fall, axis=1)
    return [float(change) for change in np.minimum(*sizes)]


def _clamped(strength: float) -> int:
    return min(MAX_STRENGTH, round(strength))
