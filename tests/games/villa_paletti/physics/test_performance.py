"""Live simulations: the same gesture has the same outcome, and hides what must be hidden."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tavolino.core.contract.simulation import Trace
from tavolino.core.game import NATURE, MalformedAction
from tavolino.core.log import Entry
from tavolino.core.match import Match
from tavolino.core.replay.simulation_check import draw_with_trace
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
from tavolino.games.villa_paletti.performance import LiveSimulation, perform
from tavolino.games.villa_paletti.physics.stream import Frame, read
from tavolino.games.villa_paletti.rules.moving import packets
from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import act, resolve, table, touch
from tests.games.villa_paletti.stored_villas import stored

pytestmark = pytest.mark.physics


def start_state() -> State:
    fixture = stored("start")
    return replace(table(fixture.villa, seats=2), heights=fixture.heights)


@cache
def pulling() -> State:
    """A hand has begun to pull; NATURE is to resolve it."""
    first = GAME.format(evaluate.candidates(start_state(), 0)[0])
    held = touch(start_state(), first.split()[1])
    return act(held, GAME.format(evaluate.candidates(held, 0)[0]))


def held() -> State:
    """The same hand before it pulls."""
    return replace(pulling(), motion=None)


def live_simulation(state: State, seat: int) -> LiveSimulation:
    live = perform(state, seat)
    assert isinstance(live, LiveSimulation)
    return live


def frames_of(live: LiveSimulation) -> list[Frame]:
    """All frames until the end."""
    frames = [live.frame(keyframe=False)]
    while live.ending is None:
        live.advance()
        frames.append(live.frame(keyframe=False))
    return [read(frame) for frame in frames if frame]


def simulated_outcome(state: State) -> str:
    return GAME.format(nature(state, Random(1)))


def test_a_watched_simulation_has_the_outcome_of_an_unwatched_one() -> None:
    live = live_simulation(pulling(), NATURE)
    frames = frames_of(live)
    assert live.ending
    assert (live.ending.outcome, live.ending.action) == (simulated_outcome(pulling()), "")
    assert [frame.tick for frame in frames] == sorted(frame.tick for frame in frames)
    assert frames[0].whole
    assert frames[-1].leg == "over"


def test_traces_are_recorded_and_reproduced_exactly() -> None:
    match: Match[Any, Any, Any] = Match(GAME, 2)
    match.resume_from([], pulling())
    step, trace = draw_with_trace(match)
    assert step.entry == Entry(NATURE, simulated_outcome(pulling()))
    assert trace
    assert trace.marks
    assert trace.made.startswith("MuJoCo 4.")
    again = live_simulation(pulling(), NATURE)
    assert again.trace == Trace(trace.made, ())
    frames_of(again)
    assert again.trace == trace


def test_the_gesture_of_a_live_hand_replays_to_the_same_outcome() -> None:
    live = live_simulation(held(), 0)
    for n, timed in enumerate(packets(pulling())):
        while n and live._simulation.tick < timed.tick and live.ending is None:
            live.advance()
        live.take(format_packet(timed.packet))
    frames_of(live)
    assert live.ending
    resolved = act(held(), live.ending.action)
    assert simulated_outcome(resolved) == live.ending.outcome
    assert resolve(resolved, GAME.parse(live.ending.outcome)).phase == "place"


def test_late_packets_are_ignored_without_objection() -> None:
    made = LiveSimulation(held(), held().mover)
    assert made.take("a") is None
    while made.feedback().leg == "hand":
        made.advance()
    assert made.take("m0,0,4000") is None
    assert made.take("a") is not None
    assert made.ending is None


def test_illegal_packets_are_refused_and_invalid_ones_malformed() -> None:
    live = live_simulation(held(), 0)
    refused = live.take(format_packet(packets(placing())[-1].packet))
    assert refused
    assert refused.text.key == "villa_paletti-no-not-free-yet"
    with pytest.raises(MalformedAction):
        live.take("dance")


PACKETS: st.SearchStrategy[Packet] = st.one_of(
    st.builds(Move, st.just(0), st.just(0), st.just(4000)),
    st.builds(Steady, st.integers(-1, 1)),
    st.builds(Lift, st.integers(-1, 3001)),
    st.builds(Turn, st.integers(0, 90)),
    st.sampled_from([LetGo(), Lower(), Raise(), Release(), Abort()]),
)


@settings(max_examples=40)
@given(st.lists(PACKETS, min_size=1, max_size=8), st.booleans())
@example(sent=[Steady(0), Lift(-1)], out=False)
def test_accepted_packets_make_a_legal_gesture(sent: list[Packet], out: bool) -> None:
    """VP-G1, VP-G2, VP-B7: a live hand and a complete gesture obey the same rules."""
    state = replace(placing(), motion=None) if out else held()
    live = live_simulation(state, 0)
    refused = [packet for packet in sent if live.take(format_packet(packet)) is not None]
    made = live._simulation.recording.gesture
    assert len(made) + len(refused) <= len(sent)
    assert all(timed in [Timed(0, packet) for packet in sent] for timed in made)
    assert not made or GAME.objection(state, 0, ByHand(made)) is None


@cache
def placing() -> State:
    """A free pillar is being placed."""
    free = resolve(pulling(), GAME.parse(simulated_outcome(pulling())))
    return act(free, GAME.format(evaluate.candidates(free, 0)[0]))


def test_a_placement_is_shown() -> None:
    state = placing()
    assert state.attempt
    live = live_simulation(state, NATURE)
    heights = [f.pieces[state.attempt.pillar].z for f in frames_of(live) if f.whole]
    assert live.ending
    assert live.ending.outcome.startswith("stands ")
    assert heights[-1] > 80_000_000


@pytest.mark.parametrize("seat", [0, NATURE])
def test_decisions_need_no_simulation(seat: int) -> None:
    assert perform(start_state(), seat) is None


def test_only_the_acting_seat_starts_a_simulation() -> None:
    assert perform(pulling(), 0) is None
    assert perform(held(), NATURE) is None
