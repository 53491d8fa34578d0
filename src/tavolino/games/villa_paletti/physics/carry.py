"""What came free is carried to where its placement begins: for the eye, nothing falls by it."""

from math import sqrt
from typing import Final

from tavolino.core.simulation import FRAMES_PER_SECOND
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.hand import Hold
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.onlooker import Glimpse, HandSeen, held_at
from tavolino.games.villa_paletti.villa import UNIT, Pose

LASTS: Final = FRAMES_PER_SECOND // 2
"""Frames."""
UP_BY, ACROSS_FROM = 0.6, 0.55
"""It is up after this part of the time, and goes across from that one on."""


class Carry:
    """Straight up, then over the top floor, in a hand that takes it by its middle."""

    def __init__(self, seen: Glimpse, hand: HandSeen, height: float, to: Pose) -> None:
        self._seen, self._hand, self._height = seen, hand, height
        self._from, self._to = seen.pieces[hand.piece], to
        self._frames = 0

    @property
    def is_over(self) -> bool:
        return self._frames >= LASTS

    @property
    def ticks(self) -> int:
        """Since it began."""
        return self._frames * TICKS // FRAMES_PER_SECOND

    def advance(self) -> None:
        self._frames += 1

    def glimpse(self) -> Glimpse:
        part = self._frames / LASTS
        pose = _between(self._from, self._to, part)
        hand = self._hand._replace(place=held_at(pose, self._height * (1 - part)))
        return Glimpse({**self._seen.pieces, hand.piece: pose}, hand)


def picked_up(piece: int, seconds: int, seat: int) -> HandSeen:
    """The hand that carries a piece."""
    tool: Hold = "fingers" if piece < FIRST_FLOOR else "flat"
    return HandSeen((0, 0, 0), tool, piece, "up", False, False, seconds, seat)


def _between(here: Pose, there: Pose, part: float) -> Pose:
    """Exactly there in the end."""
    if part >= 1:
        return there
    up = _eased(part / UP_BY)
    across = _eased((part - ACROSS_FROM) / (1 - ACROSS_FROM))
    x, y = (round(a + (b - a) * across) for a, b in ((here.x, there.x), (here.y, there.y)))
    return Pose(x, y, round(here.z + (there.z - here.z) * up), *_turned(here, there, up))


def _turned(here: Pose, there: Pose, part: float) -> list[int]:
    """So far from one attitude to the other, the shorter way."""
    a, b = (here.w, here.i, here.j, here.k), (there.w, there.i, there.j, there.k)
    sign = -1 if sum(p * q for p, q in zip(a, b, strict=True)) < 0 else 1
    mixed = [p + (sign * q - p) * part for p, q in zip(a, b, strict=True)]
    length = sqrt(sum(c * c for c in mixed)) / UNIT
    return [round(c / length) for c in mixed]


def _eased(part: float) -> float:
    """It starts and stops gently."""
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)
