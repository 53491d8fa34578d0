"""Hands before everybody's eyes: who holds what where, and what is carried never jumps."""

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
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.notation import format_packet
from tavolino.games.villa_paletti.physics.onlooker import Glimpse, HandSeen, OtherSeen
from tavolino.games.villa_paletti.physics.records import (
    SIZE,
    hand_record,
    other_record,
    read_hand,
    read_other,
)
from tavolino.games.villa_paletti.physics.stream import HEAD, Frame, Stream, read
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view import imagine
from tavolino.games.villa_paletti.villa import Pose
from tests.games.villa_paletti.positions import act, let, table, touch
from tests.games.villa_paletti.stored_villas import stored
from tests.games.villa_paletti.test_performance import begin, performance, pulling, watch

PLACE = st.tuples(*[st.integers(-500_000_000, 500_000_000)] * 2, st.integers(0, 900_000_000))
HAND = st.builds(
    HandSeen,
    PLACE,
    st.sampled_from(["fingers", "hook", "flat"]),
    st.integers(0, 24),
    st.sampled_from(["up", "lowering", "standing"]),
    st.booleans(),
    st.booleans(),
    st.integers(0, 120),
    st.integers(-1, 3),
)
OTHER = st.builds(OtherSeen, PLACE, st.integers(20, 24), st.booleans(), st.integers(0, 3000))
A_HAND = HandSeen((0, 0, 40_000_000), "fingers", 3, "up", False, False, 120, 1)


def blurred(state: State) -> State:
    return replace(state, blur=blur_of(state.heights))


@given(HAND | st.none())
def test_a_hand_comes_back_as_it_was_seen(hand: HandSeen | None) -> None:
    record = hand_record(hand)
    seen = read_hand(record)
    assert len(record) == SIZE
    assert (seen and seen[1:]) == (hand and hand[1:])
    assert not seen or not hand or dist(seen.place, hand.place) < 20_000


@given(OTHER | st.none())
def test_so_does_the_other_hand(other: OtherSeen | None) -> None:
    record = other_record(other)
    seen = read_other(record)
    assert len(record) == SIZE
    assert (seen and seen[1:]) == (other and other[1:])
    assert not seen or not other or dist(seen.place, other.place) < 20_000


def test_a_hand_is_told_of_when_it_moves_changes_and_leaves_and_with_everything() -> None:
    stream, poses = Stream(), {3: Pose(0, 0, 0)}

    def said(tick: int, hand: HandSeen | None, *, whole: bool = False) -> Frame | None:
        seen = Glimpse(poses, hand)
        frame = stream.frame(tick, "hand", seen, silent=False, whole=whole)
        return read(frame) if frame else None

    assert (first := said(0, A_HAND))
    assert isinstance(first.hand, HandSeen)
    assert said(17, A_HAND) is None
    assert said(33, A_HAND._replace(place=(30_000, 0, 40_000_000))) is None
    lower = A_HAND._replace(stage="lowering")
    assert (then := said(50, lower))
    assert isinstance(then.hand, HandSeen)
    assert not then.pieces
    assert (gone := said(67, None))
    assert gone.hand is None
    assert said(83, None) is None
    assert (all_there_is := said(100, None, whole=True))
    assert all_there_is.hand is UNSET


def test_what_has_left_is_told_by_a_frame_with_everything() -> None:
    stream, pose = Stream(), Pose(0, 0, 0)
    stream.frame(0, "lifting", Glimpse({1: pose, 2: pose}), silent=False, whole=False)
    rest = read(stream.frame(17, "settling", Glimpse({2: pose}), silent=False, whole=False))
    assert rest.whole
    assert list(rest.pieces) == [2]


# ---------------------------------------------------------------- a whole turn
@cache
def steadied() -> list[Frame]:
    """A pull with a lifted floor."""
    first = next(o for o in GAME.legal(begin(), 0) if GAME.format(o).startswith("touch"))
    held = touch(blurred(begin()), GAME.format(first).split()[1])
    pull = next(GAME.format(o) for o in GAME.legal(held, 0) if "steady" in GAME.format(o))
    return watch(performance(act(held, pull.replace("steady", "lift 0.8")), NATURE))


def test_everybody_sees_which_hand_holds_what_and_which_floor_is_lifted() -> None:
    hands = [frame.hand for frame in steadied() if isinstance(frame.hand, HandSeen)]
    assert {(hand.tool, hand.seat) for hand in hands} == {("fingers", begin().mover)}
    assert {hand.piece for hand in hands} == {hands[0].piece}
    others = [frame.other for frame in steadied() if isinstance(frame.other, OtherSeen)]
    assert {other.piece for other in others} == {20}
    assert max(other.lift for other in others) == 800
    assert all(other.lift % 50 == 0 for other in others)
    assert any(frame.other is None for frame in steadied()), "and that it has let go"


def test_a_hand_is_seen_on_what_it_holds_so_that_nobody_sees_how_hard_it_pulls() -> None:
    """The hand runs ahead of the pillar by its force over a spring; only its owner feels that."""
    for frame in steadied():
        if frame.whole and isinstance(hand := frame.hand, HandSeen):
            pose = frame.pieces[hand.piece]
            assert dist((pose.x, pose.y), hand.place[:2]) < 1_000_000


# ---------------------------------------------------------------- from the pull to the placing
@cache
def placing(*, by_hand: bool) -> tuple[list[Frame], State]:
    """All that is seen of a pull, and the state after it."""
    state = blurred(pulling())
    stretch = performance(*((replace(state, motion=None), 0) if by_hand else (state, NATURE)))
    said = deque(packets(state) if by_hand else ())
    frames = []
    while stretch.ending is None:
        while said and said[0].tick <= stretch._simulation.tick:
            stretch.take(format_packet(said.popleft().packet))
        stretch.advance()
        frames.append(stretch.frame(keyframe=False))
    if by_hand:
        state = act(replace(state, motion=None), stretch.ending.action)
    after = let(state, GAME.parse(stretch.ending.outcome))
    return [read(frame) for frame in frames if frame], after


@pytest.mark.parametrize("by_hand", [False, True])
def test_what_came_free_is_carried_without_a_jump_to_where_it_is_placed_from(by_hand: bool) -> None:
    frames, after = placing(by_hand=by_hand)
    view = GAME.view(after, 0)
    assert view.carried
    pillar = next(p.number for p in PILLARS if p.name == view.carried.piece)
    way = [frame.pieces[pillar] for frame in frames if pillar in frame.pieces]
    last, first = frames[-1], read(performance(after, after.mover).frame(keyframe=True))
    assert (last.leg, last.whole, first.whole) == ("over", True, True)
    assert "carrying" in {frame.leg for frame in frames}
    for pose in (last.pieces[pillar], first.pieces[pillar]):
        there = view.carried.pose
        assert dist((pose.x, pose.y, pose.z), (there.x, there.y, there.z)) < 20_000
    steps = [dist((a.x, a.y, a.z), (b.x, b.y, b.z)) for a, b in pairwise(way)]
    assert max(steps) < 60_000_000, "never farther than 6 cm from frame to frame"


def test_nothing_else_moves_while_it_is_carried() -> None:
    frames, after = placing(by_hand=False)
    assert after.attempt
    carried = [frame for frame in frames if frame.leg == "carrying"]
    assert {piece for frame in carried if not frame.whole for piece in frame.pieces} == {
        after.attempt.pillar
    }


def test_there_is_nothing_to_see_but_what_views_show() -> None:
    """Frames of the villa that was just seen hold the same poses, to their last bit."""
    _, after = placing(by_hand=False)
    shown = read(performance(after, after.mover).frame(keyframe=True))
    for number, pose in enumerate(after.seen.pillars):
        if pose is not None:
            here = shown.pieces[number]
            assert dist((pose.x, pose.y, pose.z), (here.x, here.y, here.z)) < 20_000


def picture(frames: list[Frame]) -> tuple[dict[int, Pose], object, object]:
    """What somebody sees who has seen all these."""
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


def test_a_reel_can_be_entered_at_every_frame_with_everything() -> None:
    frames = steadied()
    whole = [n for n, frame in enumerate(frames) if frame.whole]
    assert whole[0] == 0
    assert frames[-1].whole
    apart = [b.tick - a.tick for a, b in pairwise(frames[n] for n in whole)]
    assert max(apart) < 1.1 * TICKS, "once a second"
    for n in whole:
        for end in range(n, len(frames)):
            assert picture(frames[n : end + 1]) == picture(frames[: end + 1])


def test_a_frame_takes_so_many_bytes() -> None:
    seen = Glimpse({1: Pose(0, 0, 0)}, A_HAND, OtherSeen((0, 0, 0), 20, False, 0))
    shown = Stream().frame(0, "hand", seen, silent=False, whole=True)
    assert len(shown) == HEAD.size + 3 * SIZE


# ---------------------------------------------------------------- what stays hidden
@pytest.mark.parametrize("phase", ["pull", "place", "floor"])
def test_before_a_hand_moves_nobody_could_tell_from_frames_how_long_pillars_are(
    phase: str,
) -> None:
    """The same villa on pillars of other lengths is seen, and felt, to the last bit alike."""
    _, out = placing(by_hand=False)
    state = {
        "pull": blurred(replace(pulling(), motion=None)),
        "place": out,
        "floor": replace(out, phase="floor", attempt=None),
    }[phase]
    here = performance(state, 0)
    for seed in range(5):
        dream = performance(imagine(state, 0, Random(seed)), 0)
        assert dream.frame(keyframe=True) == here.frame(keyframe=True)
        assert dream.feedback() == here.feedback()


def test_what_hardly_stirs_under_a_floor_is_seen_and_heard_to_stand() -> None:
    """Else the frames would tell which pillars go with their floor: those that bear it."""
    kept = stored("five-a")
    state = blurred(replace(table(kept.villa, seats=2), heights=kept.heights))
    first = GAME.format(evaluate.candidates(state, 0)[0])
    held = touch(state, first.split()[1])
    stretch = performance(act(held, GAME.format(evaluate.candidates(held, 0)[0])), NATURE)
    course, start, stirred = stretch._simulation.course, read(stretch.frame(keyframe=True)), set()
    standing = [n for n in start.pieces if n < 20 and kept.villa.levels[n] < kept.villa.top]
    while stretch.ending is None:
        stretch.advance()
        shown = read(stretch.frame(keyframe=True))
        seen, heard = shown.pieces, {sound.piece for sound in shown.sounds}
        now = course.frozen().pillars
        for number in standing:
            then, here = kept.villa.pillars[number], now[number]
            if then and here and number != course.piece:
                moved = dist((then.x, then.y, then.z), (here.x, here.y, here.z))
                stirred |= {number} if moved else set()
                assert moved >= 200_000 or seen[number] == start.pieces[number]
                assert moved >= 200_000 or number not in heard
    assert stirred, "for all stir a little"
