"""Animates a free piece to where its placement begins. It is visual only and has no physics."""

from math import sqrt
from typing import Final

from tavolino.core.contract.simulation import FRAMES_PER_SECOND
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.hand import Hold
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.visible_hands import VisibleHand, VisibleState, grip_point
from tavolino.games.villa_paletti.villa import UNIT, Pose

CARRY_FRAMES: Final = FRAMES_PER_SECOND // 2
"""Duration in frames."""
LIFT_END, SHIFT_START = 0.6, 0.55
"""Fraction of the time at which the lift ends, and at which the horizontal motion starts."""


class CarryAnimation:
    """Moves a piece straight up, then over the top floor, held at its centre."""

    def __init__(self, seen: VisibleState, hand: VisibleHand, height: float, to: Pose) -> None:
        self._seen, self._hand, self._height = seen, hand, height
        self._from, self._to = seen.pieces[hand.piece], to
        self._frames = 0

    @property
    def is_over(self) -> bool:
        return self._frames >= CARRY_FRAMES

    @property
    def ticks(self) -> int:
        """Ticks since the start."""
        return self._frames * TICKS_PER_SECOND // FRAMES_PER_SECOND

    def advance(self) -> None:
        self._frames += 1

    def visible_state(self) -> VisibleState:
        part = self._frames / CARRY_FRAMES
        pose = _interpolated(self._from, self._to, part)
        hand = self._hand._replace(place=grip_point(pose, self._height * (1 - part)))
        return VisibleState({**self._seen.pieces, hand.piece: pose}, hand)


def carrying_hand(piece: int, seconds: int, seat: int) -> VisibleHand:
    """The hand that carries a piece."""
    tool: Hold = "fingers" if piece < FIRST_FLOOR else "flat"
    return VisibleHand((0, 0, 0), tool, piece, "up", False, False, seconds, seat)


def _interpolated(here: Pose, there: Pose, part: float) -> Pose:
    """The pose after a fraction of the way; exactly `there` at the end."""
    if part >= 1:
        return there
    up = _smoothstep(part / LIFT_END)
    across = _smoothstep((part - SHIFT_START) / (1 - SHIFT_START))
    x, y = (round(a + (b - a) * across) for a, b in ((here.x, there.x), (here.y, there.y)))
    return Pose(
        x, y, round(here.z + (there.z - here.z) * up), *_interpolated_attitude(here, there, up)
    )


def _interpolated_attitude(here: Pose, there: Pose, part: float) -> list[int]:
    """Interpolated attitude, along the shorter rotation."""
    a, b = (here.w, here.i, here.j, here.k), (there.w, there.i, there.j, there.k)
    sign = -1 if sum(p * q for p, q in zip(a, b, strict=True)) < 0 else 1
    mixed = [p + (sign * q - p) * part for p, q in zip(a, b, strict=True)]
    length = sqrt(sum(c * c for c in mixed)) / UNIT
    return [round(c / length) for c in mixed]


def _smoothstep(part: float) -> float:
    """Smooth start and stop."""
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)
