"""A compact stream of frames: what moved since the last frame, thirty times per second.

A frame has five bytes, flags and the tick, and thirteen bytes per record: its number, three 16-bit
coordinates, and six bytes for the attitude or, for a hand, its status. Frames of old matches
contain pieces only.
"""

import struct
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import UNSET, UnsetType

from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.course import Leg
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
from tavolino.games.villa_paletti.physics.sounds import Sound
from tavolino.games.villa_paletti.physics.visible_hands import (
    Point,
    VisibleHand,
    VisibleOtherHand,
    VisibleState,
)
from tavolino.games.villa_paletti.villa import Pose

DEAD_BAND: Final = (40_000, 40_000, 250_000)
"""Nanometres: smaller movements are not sent. Visible heights have a resolution of 0.2 mm."""
DEAD_TURN: Final = 300_000
"""The same for each quaternion component: about 0.03 degrees."""

KEYFRAME_TICKS: Final = TICKS_PER_SECOND
"""Maximum ticks between two full frames."""

ShownLeg: TypeAlias = Leg | Literal["carrying"]
"""A leg, or the animation that carries a free piece to where its placement begins."""

LEGS: Final[tuple[ShownLeg, ...]] = (*get_args(Leg), "carrying")
FULL_FLAG, SILENT_FLAG = 0x10, 0x20
"""Flags: full frame; silent hand. The lower four bits are the leg."""

HEADER: Final = struct.Struct("<BI")


class Frame(NamedTuple):
    """A decoded frame."""

    tick: int
    leg: ShownLeg
    whole: bool
    silent: bool
    pieces: dict[int, Pose]
    hand: VisibleHand | UnsetType | None = UNSET
    """None if the hand is gone, unset if it did not change."""
    other: VisibleOtherHand | UnsetType | None = UNSET
    sounds: tuple[Sound, ...] = ()


class Stream:
    """Encodes frames. It remembers what it has sent and sends only changes."""

    def __init__(self) -> None:
        self._sent: dict[int, Pose] = {}
        self._hand: VisibleHand | None = None
        self._other: VisibleOtherHand | None = None
        self._flags = -1
        self._last_full_tick = -KEYFRAME_TICKS

    def frame(
        self, tick: int, leg: ShownLeg, seen: VisibleState, *, silent: bool, whole: bool
    ) -> bytes:
        """The next frame; empty if nothing changed. Pieces that have gone cause a full frame."""
        is_due = tick - self._last_full_tick >= KEYFRAME_TICKS or leg == "over"
        whole = whole or is_due or not self._sent.keys() <= seen.pieces.keys()
        flags = LEGS.index(leg) | SILENT_FLAG * silent
        records = [*self._pieces(seen, whole=whole), *self._hands(seen, whole=whole)]
        records += [sounds_record(seen.sounds)] if seen.sounds else []
        if not records and flags == self._flags:
            return b""
        self._flags = flags
        self._last_full_tick = tick if whole else self._last_full_tick
        return HEADER.pack(flags | FULL_FLAG * whole, tick) + b"".join(records)

    def _pieces(self, seen: VisibleState, *, whole: bool) -> Iterator[bytes]:
        self._sent = {} if whole else self._sent
        for piece, pose in seen.pieces.items():
            if self._has_moved(piece, pose):
                self._sent[piece] = pose
                yield piece_record(piece, pose)

    def _hands(self, seen: VisibleState, *, whole: bool) -> Iterator[bytes]:
        """The hands that changed. In a full frame a missing hand is simply absent."""
        if _differs(self._hand, seen.hand, whole=whole):
            self._hand = seen.hand
            yield hand_record(seen.hand)
        if _differs(self._other, seen.other, whole=whole):
            self._other = seen.other
            yield other_record(seen.other)

    def _has_moved(self, piece: int, pose: Pose) -> bool:
        old = self._sent.get(piece)
        if old is None:
            return True
        turns = (pose.w - old.w, pose.i - old.i, pose.j - old.j, pose.k - old.k)
        moved = _exceeds_dead_band((pose.x, pose.y, pose.z), (old.x, old.y, old.z))
        return moved or any(abs(turn) > DEAD_TURN for turn in turns)


def _exceeds_dead_band(here: Point, there: Point) -> bool:
    ways = (abs(a - b) for a, b in zip(here, there, strict=True))
    return any(way > band for way, band in zip(ways, DEAD_BAND, strict=True))


def _differs(
    old: VisibleHand | VisibleOtherHand | None,
    new: VisibleHand | VisibleOtherHand | None,
    *,
    whole: bool,
) -> bool:
    if new is None or old is None:
        return new is not old or (whole and new is not None)
    return whole or old[1:] != new[1:] or _exceeds_dead_band(old.place, new.place)


def read(frame: bytes) -> Frame:
    """Decode a frame. Unknown records are skipped."""
    flags, tick = HEADER.unpack_from(frame)
    pieces: dict[int, Pose] = {}
    hand: VisibleHand | UnsetType | None = UNSET
    other: VisibleOtherHand | UnsetType | None = UNSET
    sounds: tuple[Sound, ...] = ()
    for at in range(HEADER.size, len(frame), SIZE):
        record = frame[at : at + SIZE]
        if record[0] < HAND:
            pieces[record[0]] = read_piece(record)
        elif record[0] == HAND:
            hand = read_hand(record)
        elif record[0] == OTHER:
            other = read_other(record)
        elif record[0] == SOUNDS:
            sounds = read_sounds(record)
    whole, silent = bool(flags & FULL_FLAG), bool(flags & SILENT_FLAG)
    return Frame(tick, LEGS[flags & 0xF], whole, silent, pieces, hand, other, sounds)
