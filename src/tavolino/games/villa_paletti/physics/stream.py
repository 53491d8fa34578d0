"""Where everything is, in few bytes: what moved since the last frame, thirty times a second.

A frame is five bytes, a byte of signs and the tick, and thirteen for each piece that it speaks of:
its number, three 16-bit numbers for its place and six bytes for its attitude.
"""

import struct
from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple, get_args

from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.course import Leg
from tavolino.games.villa_paletti.villa import UNIT, Pose

LOW: Final = (-600_000_000, -600_000_000, -50_000_000)
SPAN: Final = 1_200_000_000
"""Nanometres: a place is seen in a cube of 1.2 m; 65535 steps make that 18 micrometres each."""
STEPS: Final = 65535

HALVES: Final = 32767
"""Steps for a part of a quaternion from -sqrt(1/2) to sqrt(1/2); the largest part is left out."""

DEAD_BAND: Final = (40_000, 40_000, 250_000)
"""A piece that moved less, in nanometres, has not moved: heights are seen in steps of 0.2 mm."""
DEAD_TURN: Final = 300_000
"""Nor one whose attitude changed less: about 0.03 degrees."""

KEYFRAME: Final = TICKS
"""At least once a second a frame shows everything."""

LEGS: Final[tuple[Leg, ...]] = get_args(Leg)
WHOLE, SILENT = 0x10, 0x20
"""Signs: everything is shown; the hand has been silent. The lower four bits are the leg."""

HEAD: Final = struct.Struct("<BI")
PIECE: Final = struct.Struct("<BHHH")
SIZE: Final = PIECE.size + 6


class Frame(NamedTuple):
    """What a frame says."""

    tick: int
    leg: Leg
    whole: bool
    silent: bool
    pieces: dict[int, Pose]


class Stream:
    """Remembers what was shown, so that only what moved is shown again."""

    def __init__(self) -> None:
        self._shown: dict[int, Pose] = {}
        self._signs = -1
        self._whole_at = -KEYFRAME

    def frame(
        self, tick: int, leg: Leg, poses: Mapping[int, Pose], *, silent: bool, whole: bool
    ) -> bytes:
        """The next frame; empty if there is nothing new."""
        whole = whole or tick - self._whole_at >= KEYFRAME or leg == "over"
        signs = LEGS.index(leg) | SILENT * silent
        moved = {p: pose for p, pose in poses.items() if whole or self._has_moved(p, pose)}
        if not moved and signs == self._signs:
            return b""
        self._shown.update(moved)
        self._signs = signs
        self._whole_at = tick if whole else self._whole_at
        head = HEAD.pack(signs | WHOLE * whole, tick)
        return head + b"".join(_piece(piece, pose) for piece, pose in moved.items())

    def _has_moved(self, piece: int, pose: Pose) -> bool:
        old = self._shown.get(piece)
        if old is None:
            return True
        ways = (abs(pose.x - old.x), abs(pose.y - old.y), abs(pose.z - old.z))
        turns = (pose.w - old.w, pose.i - old.i, pose.j - old.j, pose.k - old.k)
        return any(way > band for way, band in zip(ways, DEAD_BAND, strict=True)) or any(
            abs(turn) > DEAD_TURN for turn in turns
        )


def _piece(piece: int, pose: Pose) -> bytes:
    places = (
        min(STEPS, max(0, round((c - low) * STEPS / SPAN)))
        for c, low in zip((pose.x, pose.y, pose.z), LOW, strict=True)
    )
    return PIECE.pack(piece, *places) + _attitude(pose)


def _attitude(pose: Pose) -> bytes:
    """Two bits for which part is the largest, fifteen for each of the others."""
    parts = [pose.w / UNIT, pose.i / UNIT, pose.j / UNIT, pose.k / UNIT]
    largest = max(range(4), key=lambda n: abs(parts[n]))
    sign = -1 if parts[largest] < 0 else 1
    bits = largest
    for n in range(4):
        if n != largest:
            step = round((sign * parts[n] * sqrt(2) + 1) / 2 * HALVES)
            bits = bits << 15 | min(HALVES, max(0, step))
    return bits.to_bytes(6, "little")


def read(frame: bytes) -> Frame:
    """What a client makes of a frame."""
    signs, tick = HEAD.unpack_from(frame)
    pieces = dict(_read_piece(frame, at) for at in range(HEAD.size, len(frame), SIZE))
    return Frame(tick, LEGS[signs & 0xF], bool(signs & WHOLE), bool(signs & SILENT), pieces)


def _read_piece(frame: bytes, at: int) -> tuple[int, Pose]:
    piece, *places = PIECE.unpack_from(frame, at)
    x, y, z = (round(step * SPAN / STEPS) + low for step, low in zip(places, LOW, strict=True))
    bits = int.from_bytes(frame[at + PIECE.size : at + SIZE], "little")
    steps = [bits >> shift & HALVES for shift in (30, 15, 0)]
    parts = [(step / HALVES * 2 - 1) / sqrt(2) for step in steps]
    parts.insert(bits >> 45, sqrt(max(0.0, 1 - sum(part * part for part in parts))))
    return piece, Pose(x, y, z, *(round(part * UNIT) for part in parts))
