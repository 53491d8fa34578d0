"""Visible hands: which hand holds what and where, and carried pieces that never jump."""

from collections import deque
from functools import cache
from itertools import pairwise
from math import dist
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti import evaluate
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.notation import format_packet
from tavolino.games.villa_paletti.physics.records import (
    SIZE,
    hand_record,
    other_record,
    read_hand,
    read_other,
)
from tavolino.games.villa_paletti.physics.stream import HEADER, Frame, Stream, read
from tavolino.games.villa_paletti.physics.visible_hands import (
    VisibleHand,
    VisibleOtherHand,
    VisibleState,
)
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import imagine
from tavolino.games.villa_paletti.villa import Pose
from tests.games.villa_paletti.physics.test_performance import (
    frames_of,
    live_simulation,
    pulling,
    start_state,
)
from tests.games.villa_paletti.positions import act, resolve, table, touch
from tests.games.villa_paletti.stored_villas import stored

PLACE = st.tuples(*[st.integers(-500_000_000, 500_000_000)] * 2, st.integers(0, 900_000_000))
HAND = st.builds(
    VisibleHand,
    PLACE,
    st.sampled_from(["fingers", "hook", "flat"]),
    st.integers(0, 24),
    st.sampled_from(["up", "lowering", "standing"]),
    st.booleans(),
    st.booleans(),
    st.integers(0, 120),
    st.integers(-1, 3),
)
OTHER = st.builds(VisibleOtherHand, PLACE, st.integers(20, 24), st.booleans(), st.integers(0, 3000))
A_HAND = VisibleHand((0, 0, 40_000_000), "fingers", 3, "up", False, False, 120, 1)


def with_blur(state: State) -> State:
    return replace(state, blur=blur_of(state.heights))


@given(HAND | st.none())
def test_hand_records_round_trip(hand: VisibleHand | None) -> None:
    record = hand_record(hand)
    seen = read_hand(record)
    assert len(record) == SIZE
    assert (seen and seen[1:]) == (hand and hand[1:])
    assert not seen or not hand or dist(seen.place, hand.place) < 20_000


@given(OTHER | st.none())
def test_other_hand_records_round_trip(other: VisibleOtherHand | None) -> None:
    record = other_record(other)
    seen = read_other(record)
    assert len(record) == SIZE
    assert (seen and seen[1:]) == (other and other[1:])
    assert not seen or not other or dist(seen.place, other.place) < 20_000


def test_hands_are_sent_on_changes_and_in_full_frames() -> None:
    stream, poses = Stream(), {3: Pose(0, 0, 0)}

    def send(tick: int, hand: VisibleHand | None, *, whole: bool = False) -> Frame | None:
        seen = VisibleState(poses, hand)
        frame = stream.frame(tick, "hand", seen, silent=False, whole=whole)
        return read(frame) if frame else None

    assert (first := send(0, A_HAND))
    assert isinstance(first.hand, VisibleHand)
    assert send(17, A_HAND) is None
    assert send(33, A_HAND._replace(place=(30_000, 0, 40_000_000))) is None
    lower = A_HAND._replace(stage="lowering")
    assert (then := send(50, lower))
    assert isinstance(then.hand, VisibleHand)
    assert not then.pieces
    assert (gone := send(67, None))
    assert gone.hand is None
    assert send(83, None) is None
    assert (full := send(100, None, whole=True))
    assert full.hand is UNSET


def test_a_removed_piece_causes_a_full_frame() -> None:
    stream, pose = Stream(), Pose(0, 0, 0)
    stream.frame(0, "lifting", VisibleState({1: pose, 2: pose}), silent=False, whole=False)
    rest = read(stream.frame(17, "settling", VisibleState({2: pose}), silent=False, whole=False))
    assert rest.whole
    assert list(rest.pieces) == [2]


# ---------------------------------------------------------------- a complete turn
@cache
def steadied_pull() -> list[Frame]:
    """Frames of a pull with a lifted floor."""
    first = next(o for o in GAME.legal(start_state(), 0) if GAME.format(o).startswith("touch"))
    held = touch(with_blur(start_state()), GAME.format(first).split()[1])
    pull = next(GAME.format(o) for o in GAME.legal(held, 0) if "steady" in GAME.format(o))
    return frames_of(live_simulation(act(held, pull.replace("steady", "lift 0.8")), NATURE))


def test_hands_and_their_lifted_floors_are_visible() -> None:
    hands = [frame.hand for frame in steadied_pull() if isinstance(frame.hand, VisibleHand)]
    assert {(hand.tool, hand.seat) for hand in hands} == {("fingers", start_state().mover)}
    assert {hand.piece for hand in hands} == {hands[0].piece}
    others = [frame.other for frame in steadied_pull() if isinstance(frame.other, VisibleOtherHand)]
    assert {other.piece for other in others} == {20}
    assert max(other.lift for other in others) == 800
    assert all(other.lift % 50 == 0 for other in others)
    assert any(frame.other is None for frame in steadied_pull()), "the release is visible too"


def test_a_hand_is_shown_on_its_piece_and_hides_its_force() -> None:
    """The hand is ahead of the pillar by force over stiffness. Only its owner feels that."""
    for frame in steadied_pull():
        if frame.whole and isinstance(hand := frame.hand, VisibleHand):
            pose = frame.pieces[hand.piece]
            assert dist((pose.x, pose.y), hand.place[:2]) < 1_000_000


# ---------------------------------------------------------------- from the pull to the placement
@cache
def pull_frames(*, by_hand: bool) -> tuple[list[Frame], State]:
    """All frames of a pull, and the state after it."""
    state = with_blur(pulling())
    live = live_simulation(*((replace(state, motion=None), 0) if by_hand else (state, NATURE)))
    pending = deque(packets(state) if by_hand else ())
    frames = []
    while live.ending is None:
        while pending and pending[0].tick <= live._simulation.tick:
            live.take(format_packet(pending.popleft().packet))
        live.advance()
        frames.append(live.frame(keyframe=False))
    if by_hand:
        state = act(replace(state, motion=None), live.ending.action)
    after = resolve(state, GAME.parse(live.ending.outcome))
    return [read(frame) for frame in frames if frame], after


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_free_pillar_is_carried_smoothly_to_its_next_pose(by_hand: bool) -> None:
    frames, after = pull_frames(by_hand=by_hand)
    view = GAME.view(after, 0)
    assert view.carried
    pillar = next(p.number for p in PILLARS if p.name == view.carried.piece)
    way = [frame.pieces[pillar] for frame in frames if pillar in frame.pieces]
    last, first = frames[-1], read(live_simulation(after, after.mover).frame(keyframe=True))
    assert (last.leg, last.whole, first.whole) == ("over", True, True)
    assert "carrying" in {frame.leg for frame in frames}
    for pose in (last.pieces[pillar], first.pieces[pillar]):
        there = view.carried.pose
        assert dist((pose.x, pose.y, pose.z), (there.x, there.y, there.z)) < 20_000
    steps = [dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in pairwise(way)]
    assert max(steps) < 60_000_000, "never farther than 6 cm from frame to frame"


def test_nothing_else_moves_during_the_carry() -> None:
    frames, after = pull_frames(by_hand=False)
    assert after.attempt
    carried = [frame for frame in frames if frame.leg == "carrying"]
    assert {piece for frame in carried if not frame.whole for piece in frame.pieces} == {
        after.attempt.pillar
    }


def test_frames_at_rest_agree_with_the_view() -> None:
    """Frames of a villa at rest contain exactly the poses of the view."""
    _, after = pull_frames(by_hand=False)
    shown = read(live_simulation(after, after.mover).frame(keyframe=True))
    for number, pose in enumerate(after.seen.pillars):
        if pose is not None:
            here = shown.pieces[number]
            assert dist((pose.x, pose.y, pose.z), (here.x, here.y, here.z)) < 20_000


def scene_after(frames: list[Frame]) -> tuple[dict[int, Pose], object, object]:
    """What a client shows after these frames."""
    pieces: dict[int, Pose] = {}
    hand: object = None
    other: object = None
    for frame in frames:
        pieces = {} if frame.whole else pieces
        hand = None if frame.whole and frame.hand is UNSET else hand
        other = None if frame.whole and frame.other is UNSET else other
        pieces |= frame.pieces
        hand = hand if frame.hand is UNSET else frame.hand
        other = other if frame.other is UNSET else frame.other
    return pieces, hand, other


def test_a_recording_can_start_at_every_full_frame() -> None:
    frames = steadied_pull()
    whole = [n for n, frame in enumerate(frames) if frame.whole]
    assert whole[0] == 0
    assert frames[-1].whole
    apart = [b.tick - a.tick for a, b in pairwise(frames[n] for n in whole)]
    assert max(apart) < 1.1 * TICKS_PER_SECOND, "once a second"
    for n in whole:
        for end in range(n, len(frames)):
            assert scene_after(frames[n : end + 1]) == scene_after(frames[: end + 1])


def test_the_size_of_a_frame() -> None:
    seen = VisibleState({1: Pose(0, 0, 0)}, A_HAND, VisibleOtherHand((0, 0, 0), 20, False, 0))
    shown = Stream().frame(0, "hand", seen, silent=False, whole=True)
    assert len(shown) == HEADER.size + 3 * SIZE


# ---------------------------------------------------------------- hidden information
@pytest.mark.parametrize("phase", ["pull", "place", "floor"])
def test_initial_frames_do_not_depend_on_pillar_heights(
    phase: str,
) -> None:
    """The same villa on pillars of other heights gives the same frames and feedback."""
    _, out = pull_frames(by_hand=False)
    state = {
        "pull": with_blur(replace(pulling(), motion=None)),
        "place": out,
        "floor": replace(out, phase="floor", attempt=None),
    }[phase]
    here = live_simulation(state, 0)
    for seed in range(5):
        sample = live_simulation(imagine(state, 0, Random(seed)), 0)
        assert sample.frame(keyframe=True) == here.frame(keyframe=True)
        assert sample.feedback() == here.feedback()


def test_small_motions_under_a_floor_are_neither_visible_nor_audible() -> None:
    """Otherwise frames would reveal which pillars move with their floor: those that carry it."""
    fixture = stored("five-a")
    state = with_blur(replace(table(fixture.villa, seats=2), heights=fixture.heights))
    first = GAME.format(evaluate.candidates(state, 0)[0])
    held = touch(state, first.split()[1])
    live = live_simulation(act(held, GAME.format(evaluate.candidates(held, 0)[0])), NATURE)
    course, start, moved_pillars = live._simulation.course, read(live.frame(keyframe=True)), set()
    standing = [n for n in start.pieces if n < 20 and fixture.villa.levels[n] < fixture.villa.top]
    while live.ending is None:
        live.advance()
        shown = read(live.frame(keyframe=True))
        seen, audible = shown.pieces, {sound.piece for sound in shown.sounds}
        now = course.frozen().pillars
        for number in standing:
            then, here = fixture.villa.pillars[number], now[number]
            if then and here and number != course.piece:
                moved = dist((then.x, then.y, then.z), (here.x, here.y, here.z))
                moved_pillars |= {number} if moved else set()
                assert moved >= 200_000 or seen[number] == start.pieces[number]
                assert moved >= 200_000 or number not in audible
    assert moved_pillars, "all pillars move a little"
