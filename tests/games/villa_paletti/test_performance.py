"""Stretches in real time: the same hands, the same ends, and only what may be seen and felt."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tavolino.core.game import NATURE, MalformedAction
from tavolino.core.log import Entry
from tavolino.core.match import Match
from tavolino.core.simulation import Trace
from tavolino.core.simulation_check import draw_with_trace
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti import evaluate
from tavolino.games.villa_paletti.gesture import (
    Abort,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Steady,
    Timed,
    Turn,
)
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.nature import nature
from tavolino.games.villa_paletti.notation import format_packet
from tavolino.games.villa_paletti.performance import PerformedStretch, perform
from tavolino.games.villa_paletti.physics.stream import Frame, read
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import act, let, table, touch
from tests.games.villa_paletti.stored_villas import stored

pytestmark = pytest.mark.physics


def begin() -> State:
    kept = stored("start")
    return replace(table(kept.villa, seats=2), heights=kept.heights)


@cache
def pulling() -> State:
    """A hand has begun to pull; NATURE is to answer."""
    first = GAME.format(evaluate.candidates(begin(), 0)[0])
    held = touch(begin(), first.split()[1])
    return act(held, GAME.format(evaluate.candidates(held, 0)[0]))


def held() -> State:
    """The same hand before it pulls."""
    return replace(pulling(), motion=None)


def performance(state: State, seat: int) -> PerformedStretch:
    stretch = perform(state, seat)
    assert isinstance(stretch, PerformedStretch)
    return stretch


def watch(stretch: PerformedStretch) -> list[Frame]:
    """Every frame until the end."""
    frames = [stretch.frame(keyframe=False)]
    while stretch.ending is None:
        stretch.advance()
        frames.append(stretch.frame(keyframe=False))
    return [read(frame) for frame in frames if frame]


def unseen(state: State) -> str:
    return GAME.format(nature(state, Random(1)))


def test_what_nature_shows_ends_as_nature_says_unseen() -> None:
    stretch = performance(pulling(), NATURE)
    frames = watch(stretch)
    assert stretch.ending
    assert (stretch.ending.outcome, stretch.ending.action) == (unseen(pulling()), "")
    assert [frame.tick for frame in frames] == sorted(frame.tick for frame in frames)
    assert frames[0].whole
    assert frames[-1].leg == "over"


def test_what_happens_is_recorded_and_happens_again_to_the_last_bit() -> None:
    match: Match[Any, Any, Any] = Match(GAME, 2)
    match.resume_from([], pulling())
    step, trace = draw_with_trace(match)
    assert step.entry == Entry(NATURE, unseen(pulling()))
    assert trace
    assert trace.marks
    assert trace.made.startswith("MuJoCo 4.")
    again = performance(pulling(), NATURE)
    assert again.trace == Trace(trace.made, ())
    watch(again)
    assert again.trace == trace


def test_what_a_hand_does_can_be_said_again_with_the_same_end() -> None:
    stretch = performance(held(), 0)
    for n, timed in enumerate(packets(pulling())):
        while n and stretch._simulation.tick < timed.tick and stretch.ending is None:
            stretch.advance()
        stretch.take(format_packet(timed.packet))
    watch(stretch)
    assert stretch.ending
    said = act(held(), stretch.ending.action)
    assert unseen(said) == stretch.ending.outcome
    assert let(said, GAME.parse(stretch.ending.outcome)).phase == "place"


def test_what_was_on_its_way_when_the_hand_was_done_is_not_scolded() -> None:
    made = PerformedStretch(held(), held().mover)
    assert made.take("a") is None
    while made.feedback().leg == "hand":
        made.advance()
    assert made.take("m0,0,4000") is None
    assert made.take("a") is not None
    assert made.ending is None


def test_wrong_packets_are_refused_and_nonsense_is_malformed() -> None:
    stretch = performance(held(), 0)
    refused = stretch.take(format_packet(packets(act_place())[-1].packet))
    assert refused
    assert refused.text.key == "villa_paletti-no-not-free-yet"
    with pytest.raises(MalformedAction):
        stretch.take("dance")


PACKETS: st.SearchStrategy[Packet] = st.one_of(
    st.builds(Move, st.just(0), st.just(0), st.just(4000)),
    st.builds(Steady, st.integers(-1, 1)),
    st.builds(Lift, st.integers(-1, 3001)),
    st.builds(Turn, st.integers(0, 90)),
    st.sampled_from([LetGo(), Lower(), Raise(), Release(), Abort()]),
)


@settings(max_examples=40)
@given(st.lists(PACKETS, min_size=1, max_size=8), st.booleans())
@example(said=[Steady(0), Lift(-1)], out=False)
def test_what_a_hand_has_done_is_never_refused_afterwards(said: list[Packet], out: bool) -> None:
    """VP-G1, VP-G2, VP-B7: what counts while a hand moves is what the rules allow it to say."""
    state = replace(act_place(), motion=None) if out else held()
    stretch = performance(state, 0)
    refused = [packet for packet in said if stretch.take(format_packet(packet)) is not None]
    made = stretch._simulation.recording.gesture
    assert len(made) + len(refused) <= len(said)
    assert all(timed in [Timed(0, packet) for packet in said] for timed in made)
    assert not made or GAME.objection(state, 0, ByHand(made)) is None


@cache
def act_place() -> State:
    """A pillar has come free and is being placed."""
    free = let(pulling(), GAME.parse(unseen(pulling())))
    return act(free, GAME.format(evaluate.candidates(free, 0)[0]))


def test_a_placement_is_shown_as_well_and_the_pillar_rises() -> None:
    placing = act_place()
    assert placing.attempt
    stretch = performance(placing, NATURE)
    heights = [f.pieces[placing.attempt.pillar].z for f in watch(stretch) if f.whole]
    assert stretch.ending
    assert stretch.ending.outcome.startswith("stands ")
    assert heights[-1] > 80_000_000


@pytest.mark.parametrize("seat", [0, NATURE])
def test_decisions_need_no_hands(seat: int) -> None:
    assert perform(begin(), seat) is None


def test_only_who_is_to_act_is_performed() -> None:
    assert perform(pulling(), 0) is None
    assert perform(held(), NATURE) is None
