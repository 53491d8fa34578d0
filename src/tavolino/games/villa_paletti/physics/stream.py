"""Where everything is, in few bytes: what moved since the last frame, thirty times a second.

A frame is five bytes, a byte of signs and the tick, and thirteen for each thing that it speaks of:
its number, three 16-bit numbers for its place, and six bytes for its attitude or, if it is a hand,
for what it does. Frames of old have pieces only.
"""

import struct
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import UNSET, UnsetType

from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.course import Leg
from tavolino.games.villa_paletti.physics.ears import Sound
from tavolino.games.villa_paletti.physics.onlooker import Glimpse, HandSeen, OtherSeen, Spatial
from tavolino.games.villa_paletti.physics.records import (
    HAND,
    OTHER,
    SIZE,
    SOUNDS,
    hand_record,
    other_record,
    piece_record,
    read_hand,
    read_other,
    read_piece,
    read_sounds,
    sounds_record,
)
from tavolino.games.villa_paletti.villa import Pose

DEAD_BAND: Final = (40_000, 40_000, 250_000)
"""What moved less, in nanometres, has not moved: heights are seen in steps of 0.2 mm."""
DEAD_TURN: Final = 300_000
"""Nor a piece whose attitude changed less: about 0.03 degrees."""

KEYFRAME: Final = TICKS
"""At least once a second a frame shows everything."""

ShownLeg: TypeAlias = Leg | Literal["carrying"]
"""What came free is seen being carried to where its placement begins."""

LEGS: Final[tuple[ShownLeg, ...]] = (*get_args(Leg), "carrying")
WHOLE, SILENT = 0x10, 0x20
"""Signs: everything is shown; the hand has been silent. The lower four bits are the leg."""

HEAD: Final = struct.Struct("<BI")


class Frame(NamedTuple):
    """What a frame says."""

    tick: int
    leg: ShownLeg
    whole: bool
    silent: bool
    pieces: dict[int, Pose]
    hand: HandSeen | UnsetType | None = UNSET
    """None if it is gone, unset if it is not spoken of."""
    other: OtherSeen | UnsetType | None = UNSET
    sounds: tuple[Sound, ...] = ()


class Stream:
    """Remembers what was shown, so that only what moved is shown again."""

    def __init__(self) -> None:
        self._shown: dict[int, Pose] = {}
        self._hand: HandSeen | None = None
        self._other: OtherSeen | None = None
        self._signs = -1
        self._whole_at = -KEYFRAME

    def frame(self, tick: int, leg: ShownLeg, seen: Glimpse, *, silent: bool, whole: bool) -> bytes:
        """The next frame; empty if there is nothing new. What has left is told by a whole one."""
        due = tick - self._whole_at >= KEYFRAME or leg == "over"
        whole = whole or due or not self._shown.keys() <= seen.pieces.keys()
        signs = LEGS.index(leg) | SILENT * silent
        records = [*self._pieces(seen, whole=whole), *self._hands(seen, whole=whole)]
        records += [sounds_record(seen.sounds)] if seen.sounds else []
        if not records and signs == self._signs:
            return b""
        self._signs = signs
        self._whole_at = tick if whole else self._whole_at
        return HEAD.pack(signs | WHOLE * whole, tick) + b"".join(records)

    def _pieces(self, seen: Glimpse, *, whole: bool) -> Iterator[bytes]:
        self._shown = {} if whole else self._shown
        for piece, pose in seen.pieces.items():
            if self._has_moved(piece, pose):
                self._shown[piece] = pose
                yield piece_record(piece, pose)

    def _hands(self, seen: Glimpse, *, whole: bool) -> Iterator[bytes]:
        """Of one that is gone is told once; who sees everything sees that it is not there."""
        if _differs(self._hand, seen.hand, whole=whole):
            self._hand = seen.hand
            yield hand_record(seen.hand)
        if _differs(self._other, seen.other, whole=whole):
            self._other = seen.other
            yield other_record(seen.other)

    def _has_moved(self, piece: int, pose: Pose) -> bool:
        old = self._shown.get(piece)
        if old is None:
            return True
        turns = (pose.w - old.w, pose.i - old.i, pose.j - old.j, pose.k - old.k)
        moved = _is_off((pose.x, pose.y, pose.z), (old.x, old.y, old.z))
        return moved or any(abs(turn) > DEAD_TURN for turn in turns)


def _is_off(here: Spatial, there: Spatial) -> bool:
    ways = (abs(a - b) for a, b in zip(here, there, strict=True))
    return any(way > band for way, band in zip(ways, DEAD_BAND, strict=True))


def _differs(
    old: HandSeen | OtherSeen | None, new: HandSeen | OtherSeen | None, *, whole: bool
) -> bool:
    if new is None or old is None:
        return new is not old or (whole and new is not None)
    return whole or old[1:] != new[1:] or _is_off(old.place, new.place)


def read(frame: bytes) -> Frame:
    """What a client makes of a frame. What it does not know it passes over."""
    signs, tick = HEAD.unpack_from(frame)
    pieces: dict[int, Pose] = {}
    hand: HandSeen | UnsetType | None = UNSET
    other: OtherSeen | UnsetType | None = UNSET
    sounds: tuple[Sound, ...] = ()
    for at in range(HEAD.size, len(frame), SIZE):
        record = frame[at : at + SIZE]
        if record[0] < HAND:
            pieces[record[0]] = read_piece(record)
        elif record[0] == HAND:
            hand = read_hand(record)
        elif record[0] == OTHER:
            other = read_other(record)
        elif record[0] == SOUNDS:
            sounds = read_sounds(record)
    whole, silent = bool(signs & WHOLE), bool(signs & SILENT)
    return Frame(tick, LEGS[signs & 0xF], whole, silent, pieces, hand, other, sounds)
