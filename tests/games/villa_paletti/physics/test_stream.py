"""Frames are small and accurate, repeat nothing, and hide the pillars' true heights."""

from math import acos, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.games.villa_paletti.physics.records import SIZE
from tavolino.games.villa_paletti.physics.stream import (
    HEADER,
    KEYFRAME_TICKS,
    LEGS,
    Stream,
    read,
)
from tavolino.games.villa_paletti.physics.visible_hands import VisibleState
from tavolino.games.villa_paletti.physics.world import poses_of
from tavolino.games.villa_paletti.sight import as_seen
from tavolino.games.villa_paletti.villa import UNIT, Pose
from tests.games.villa_paletti.stored_villas import stored
from tests.kit.server import ROOT

PART = st.floats(-1, 1, allow_nan=False)


def frame(stream: Stream, tick: int, poses: dict[int, Pose], *, whole: bool = False) -> bytes:
    return stream.frame(tick, "hand", VisibleState(poses), silent=False, whole=whole)


def turned(one: Pose, other: Pose) -> float:
    """The rotation between two attitudes, in degrees."""
    a, b = ((pose.w, pose.i, pose.j, pose.k) for pose in (one, other))
    return degrees(2 * acos(min(1.0, abs(sum(p * q for p, q in zip(a, b, strict=True))) / UNIT**2)))


@given(
    st.tuples(*[st.integers(-500_000_000, 500_000_000)] * 2, st.integers(0, 1_000_000_000)),
    st.tuples(PART, PART, PART, PART).filter(lambda q: sum(part * part for part in q) > 0.01),
)
def test_a_pose_is_accurate_to_ten_micrometres_and_a_hundredth_of_a_degree(
    place: tuple[int, int, int], parts: tuple[float, float, float, float]
) -> None:
    length = sum(part * part for part in parts) ** 0.5
    pose = Pose(*place, *(round(part / length * UNIT) for part in parts))
    seen = read(frame(Stream(), 0, {7: pose})).pieces[7]
    for there, here in zip((seen.x, seen.y, seen.z), place, strict=True):
        assert abs(there - here) <= 10_000
    assert turned(pose, seen) < 0.01


def test_only_what_moved_is_shown_and_a_piece_takes_thirteen_bytes() -> None:
    stream, pose = Stream(), Pose(0, 0, 0)
    assert len(frame(stream, 0, {1: pose, 2: pose})) == HEADER.size + 2 * SIZE == 31
    assert frame(stream, 17, {1: pose, 2: pose}) == b""
    assert frame(stream, 33, {1: Pose(30_000, 0, 200_000), 2: pose}) == b""
    moved = read(frame(stream, 50, {1: Pose(50_000, 0, 0), 2: pose}))
    assert list(moved.pieces) == [1]
    assert (moved.tick, moved.whole) == (50, False)


def test_small_steps_add_up() -> None:
    stream = Stream()
    shown = [frame(stream, n, {1: Pose(n * 30_000, 0, 0)}) for n in range(9)]
    assert sum(map(bool, shown)) == 5


def test_full_frames_come_once_a_second_and_on_demand() -> None:
    stream, poses = Stream(), {1: Pose(0, 0, 0), 2: Pose(1, 1, 1)}
    frame(stream, 0, poses)
    assert frame(stream, KEYFRAME_TICKS - 1, poses) == b""
    assert set(read(frame(stream, KEYFRAME_TICKS, poses)).pieces) == {1, 2}
    demanded = read(frame(stream, KEYFRAME_TICKS + 1, poses, whole=True))
    assert demanded.whole
    assert set(demanded.pieces) == {1, 2}


def test_legs_and_silence_are_shown_even_if_nothing_moves() -> None:
    stream = Stream()
    frame(stream, 0, {1: Pose(0, 0, 0)})
    sent = stream.frame(9, "settling", VisibleState({1: Pose(0, 0, 0)}), silent=True, whole=False)
    assert read(sent)[:5] == (9, "settling", False, True, {})


@pytest.mark.parametrize("name", ["start", "five-a"])
def test_frames_do_not_reveal_pillar_heights(name: str) -> None:
    """The same villa on pillars of other heights gives the same frames."""
    fixture = stored(name)
    shown = frame(Stream(), 0, poses_of(as_seen(fixture.villa, fixture.heights, 0, fixture.villa)))
    feet = as_seen(fixture.villa, fixture.heights, 0, fixture.villa)
    assert shown == frame(Stream(), 0, poses_of(as_seen(feet, (0,) * 20, 0, feet)))


def test_the_page_of_the_game_numbers_the_legs_as_frames_do() -> None:
    page = (ROOT / "docs" / "villa_paletti.md").read_text(encoding="utf-8")
    assert ", ".join(f"{number} `{leg}`" for number, leg in enumerate(LEGS)) in page
