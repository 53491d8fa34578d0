"""Records of thirteen bytes: a piece, a hand, the other hand, or sounds."""

import struct
from collections.abc import Sequence
from itertools import chain, repeat
from math import sqrt
from typing import Final

from tavolino.games.villa_paletti.physics.hand import Hold
from tavolino.games.villa_paletti.physics.sounds import MAX_SOUNDS, Sound
from tavolino.games.villa_paletti.physics.visible_hands import (
    Point,
    Stage,
    VisibleHand,
    VisibleOtherHand,
)
from tavolino.games.villa_paletti.villa import UNIT, Pose

ORIGIN: Final = (-600_000_000, -600_000_000, -50_000_000)
SPAN: Final = 1_200_000_000
"""Nanometres: positions are encoded in a cube of 1.2 m, with 65535 steps of 18 micrometres each."""
STEPS: Final = 65535

COMPONENT_STEPS: Final = 32767
"""Steps of a quaternion component from -sqrt(1/2) to sqrt(1/2). The largest one is omitted."""

HAND, OTHER, SOUNDS = 64, 65, 66
"""Record numbers that are no pieces."""
GONE: Final = 255

PLACE: Final = struct.Struct("<BHHH")
HAND_STATUS: Final = struct.Struct("<BBBBBx")
OTHER_STATUS: Final = struct.Struct("<BBHxx")
SIZE: Final = PLACE.size + 6

TOOLS: Final[tuple[Hold, ...]] = ("fingers", "hook", "flat")
STAGES: Final[dict[Stage, int]] = {"up": 0, "lowering": 2, "standing": 4}
SLIDING_FLAG, NO_SOUND = 0x80, 0x7F
"""Sound: flag of a sliding piece, and the code for no sound."""
AUTOMATIC_FLAG, OPENING_FLAG, LEAVING_FLAG = 1, 8, 1
"""Flags of a hand: automatic, opening. Flag of the other hand: letting go."""


# ---------------------------------------------------------------- writing
def piece_record(piece: int, pose: Pose) -> bytes:
    return _place(piece, (pose.x, pose.y, pose.z)) + _attitude(pose)


def hand_record(hand: VisibleHand | None) -> bytes:
    if hand is None:
        return _place(HAND, (0, 0, 0)) + HAND_STATUS.pack(GONE, GONE, 0, GONE, 0)
    flags = AUTOMATIC_FLAG * hand.house | STAGES[hand.stage] | OPENING_FLAG * hand.opens
    tool, seat = TOOLS.index(hand.tool), hand.seat % (GONE + 1)
    return _place(HAND, hand.place) + HAND_STATUS.pack(tool, hand.piece, flags, seat, hand.seconds)


def other_record(other: VisibleOtherHand | None) -> bytes:
    if other is None:
        return _place(OTHER, (0, 0, 0)) + OTHER_STATUS.pack(GONE, 0, 0)
    does = OTHER_STATUS.pack(other.piece, LEAVING_FLAG * other.leaves, other.lift)
    return _place(OTHER, other.place) + does


def sounds_record(sounds: Sequence[Sound]) -> bytes:
    """Two bytes per sound: the piece with its sliding flag, and the strength."""
    codes = [(sound.piece | SLIDING_FLAG * sound.slides, sound.strength) for sound in sounds]
    return bytes((SOUNDS, *chain(*codes, *repeat((NO_SOUND, 0), MAX_SOUNDS - len(codes)))))


def _place(number: int, place: Point) -> bytes:
    steps = (
        min(STEPS, max(0, round((c - low) * STEPS / SPAN)))
        for c, low in zip(place, ORIGIN, strict=True)
    )
    return PLACE.pack(number, *steps)


def _attitude(pose: Pose) -> bytes:
    """Two bits for the index of the largest component, fifteen bits for each of the others."""
    parts = [pose.w / UNIT, pose.i / UNIT, pose.j / UNIT, pose.k / UNIT]
    largest = max(range(4), key=lambda n: abs(parts[n]))
    sign = -1 if parts[largest] < 0 else 1
    bits = largest
    for n in range(4):
        if n != largest:
            step = round((sign * parts[n] * sqrt(2) + 1) / 2 * COMPONENT_STEPS)
            bits = bits << 15 | min(COMPONENT_STEPS, max(0, step))
    return bits.to_bytes(6, "little")


# ---------------------------------------------------------------- reading
def read_piece(record: bytes) -> Pose:
    bits = int.from_bytes(record[PLACE.size :], "little")
    steps = [bits >> shift & COMPONENT_STEPS for shift in (30, 15, 0)]
    parts = [(step / COMPONENT_STEPS * 2 - 1) / sqrt(2) for step in steps]
    parts.insert(bits >> 45, sqrt(max(0.0, 1 - sum(part * part for part in parts))))
    return Pose(*_read_place(record), *(round(part * UNIT) for part in parts))


def read_hand(record: bytes) -> VisibleHand | None:
    """The hand; None if it is gone."""
    tool, piece, flags, seat, seconds = HAND_STATUS.unpack_from(record, PLACE.size)
    if tool == GONE:
        return None
    stage = next(stage for stage, bit in reversed(STAGES.items()) if flags & bit == bit)
    house, opens = bool(flags & AUTOMATIC_FLAG), bool(flags & OPENING_FLAG)
    whose = seat if seat != GONE else -1
    return VisibleHand(_read_place(record), TOOLS[tool], piece, stage, opens, house, seconds, whose)


def read_other(record: bytes) -> VisibleOtherHand | None:
    piece, flags, lift = OTHER_STATUS.unpack_from(record, PLACE.size)
    if piece == GONE:
        return None
    return VisibleOtherHand(_read_place(record), piece, bool(flags & LEAVING_FLAG), lift)


def read_sounds(record: bytes) -> tuple[Sound, ...]:
    codes = ((record[at], record[at + 1]) for at in range(1, SIZE, 2))
    return tuple(
        Sound(piece & ~SLIDING_FLAG, bool(piece & SLIDING_FLAG), strength)
        for piece, strength in codes
        if piece != NO_SOUND
    )


def _read_place(record: bytes) -> Point:
    _, *steps = PLACE.unpack_from(record)
    x, y, z = (round(step * SPAN / STEPS) + low for step, low in zip(steps, ORIGIN, strict=True))
    return x, y, z
