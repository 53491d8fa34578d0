"""Frames stay readable for ever: one golden file for writers and readers.

Each line of frames.json is a frame in hexadecimal and its content. The first one has the format of
old recordings. The client is tested with the same file.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from tavolino.games.villa_paletti.physics.sounds import Sound
from tavolino.games.villa_paletti.physics.stream import Frame, Stream, read
from tavolino.games.villa_paletti.physics.visible_hands import (
    VisibleHand,
    VisibleOtherHand,
    VisibleState,
)
from tavolino.games.villa_paletti.villa import Pose

FRAMES = json.loads((Path(__file__).parents[1] / "frames.json").read_text("utf-8"))


def frame_content(frame: Frame) -> dict[str, Any]:
    """Positions in micrometres and quaternion components in thousandths: fine enough."""
    content: dict[str, Any] = {
        "tick": frame.tick,
        "leg": frame.leg,
        "whole": frame.whole,
        "silent": frame.silent,
        "pieces": {str(piece): _pose(pose) for piece, pose in frame.pieces.items()},
        "sounds": [sound._asdict() for sound in frame.sounds],
    }
    for name, hand in (("hand", frame.hand), ("other", frame.other)):
        if hand is not UNSET:
            content[name] = hand and {**hand._asdict(), "place": _micrometres(hand.place)}
    return content


def _pose(pose: Pose) -> list[int]:
    turned = (round(part / 1_000_000) for part in (pose.w, pose.i, pose.j, pose.k))
    return [*_micrometres((pose.x, pose.y, pose.z)), *turned]


def _micrometres(place: tuple[int, int, int]) -> list[int]:
    return [round(part / 1000) for part in place]


@pytest.mark.parametrize("golden", FRAMES, ids=[golden["about"] for golden in FRAMES])
def test_stored_frames_decode_as_before(golden: dict[str, Any]) -> None:
    assert frame_content(read(bytes.fromhex(golden["frame"]))) == golden["says"]


@pytest.mark.parametrize("golden", FRAMES[1:], ids=[golden["about"] for golden in FRAMES[1:]])
def test_frames_are_encoded_as_before(golden: dict[str, Any]) -> None:
    frame = read(bytes.fromhex(golden["frame"]))
    hand = frame.hand if isinstance(frame.hand, VisibleHand) else None
    other = frame.other if isinstance(frame.other, VisibleOtherHand) else None
    sounds = tuple(Sound(**sound) for sound in golden["says"]["sounds"])
    seen = VisibleState(frame.pieces, hand, other, sounds)
    stream = Stream()
    if not frame.whole:
        before = VisibleState({}, _any_hand() if frame.hand is None else None)
        stream.frame(frame.tick - 17, "settling", before, silent=False, whole=True)
    written = stream.frame(frame.tick, frame.leg, seen, silent=frame.silent, whole=frame.whole)
    assert written.hex() == golden["frame"]


def _any_hand() -> VisibleHand:
    return VisibleHand((0, 0, 0), "fingers", 0, "up", False, False, 9, 0)
