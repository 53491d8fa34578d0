"""Hands that send too many packets: every gesture can be recorded, and collapses still count."""

from collections.abc import Iterator

import pytest

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import VILLA_PALETTI as GAME
from tavolino.games.villa_paletti.actions import Fell, Returned
from tavolino.games.villa_paletti.gesture import (
    MAX_PACKETS,
    TICKS_PER_SECOND,
    Abort,
    Glide,
    Keep,
    LayFloor,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Remove,
    SetDown,
    Steady,
    Timed,
    Turn,
    record_packet,
)
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.performance import LiveSimulation
from tavolino.games.villa_paletti.physics import Simulation, course, run_recorded
from tests.games.villa_paletti.gestures import in_hand, two_storeys
from tests.games.villa_paletti.physics.test_performance import held
from tests.games.villa_paletti.positions import act, resolve
from tests.games.villa_paletti.stored_villas import LEVEL, R2, R3, Y1, careful_pull, stool

FRAME = TICKS_PER_SECOND // 30


def recorded(*packets: Packet) -> list[Packet]:
    """The packets that are recorded out of several in one tick."""
    gesture: list[Timed] = []
    for packet in packets:
        record_packet(gesture, Timed(7, packet))
    return [timed.packet for timed in gesture]


def test_the_last_set_point_of_a_tick_is_recorded() -> None:
    here, there = Move(0, 0, 0), Move(100, 0, 0)
    assert recorded(here, there) == [there]
    assert recorded(here, Glide(0, 0, 0, 9), Keep(), Keep()) == [Glide(0, 0, 0, 9)]
    assert recorded(Keep(), here) == [here]
    assert recorded(here, Turn(1), there, Turn(2)) == [there, Turn(2)]
    assert recorded(Steady(0), Lift(100), here, Lift(200)) == [Steady(0), here, Lift(200)]
    assert recorded(here, Lower(), there) == [here, Lower(), there], "commands keep their order"


def test_packets_in_every_frame_stay_below_the_limit() -> None:
    gesture = [Timed(0, Steady(0))]
    for frame in range(120 * 30):
        for packet in (Move(frame, 0, 0), Lift(frame % 3000), Keep(), Move(frame, 1, 0)):
            record_packet(gesture, Timed(frame * FRAME, packet))
    assert len(gesture) < MAX_PACKETS


@pytest.fixture
def low_packet_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A low limit of packets keeps the test short."""
    monkeypatch.setattr(course, "MAX_PACKETS", 40)


def send_repeatedly(simulation: Simulation, *packets: Packet) -> Iterator[bool]:
    """Send the packets in every frame until the end, and yield whether each was accepted."""
    while simulation.outcome is None:
        for packet in packets:
            yield simulation.packet(packet) is None
        simulation.advance(FRAME)


@pytest.mark.usefixtures("low_packet_limit")
@pytest.mark.parametrize(
    ("task", "packets"),
    [
        (SetDown(Y1), (Lower(), Raise())),
        (LayFloor(), (Lower(), Release(), Raise())),
        (Remove(R2, "fingers", 40), (Move(5000, -5000, 4000), Lift(100))),
    ],
)
def test_a_hand_at_the_limit_is_taken_over_and_replays_exactly(
    task: SetDown | LayFloor | Remove, packets: tuple[Packet, ...]
) -> None:
    villas = {SetDown: in_hand(stool(), Y1), LayFloor: two_storeys(), Remove: stool()}
    villa = villas[type(task)]
    simulation = Simulation(villa, LEVEL, task)
    if isinstance(task, Remove):
        simulation.packet(Steady(0))
    accepted = sum(send_repeatedly(simulation, *packets))
    made = simulation.recording
    assert simulation.course.now.taken_over
    assert accepted >= len(made.gesture) - 1
    assert len(made.gesture) == 40
    outcome, again = run_recorded(villa, LEVEL, task, made.gesture)
    assert (outcome, again) == (simulation.outcome, made)


def test_packets_cannot_prevent_a_collapse() -> None:
    villa = stool()
    task = Remove(R3, "fingers", 40)
    simulation = Simulation(villa, LEVEL, task)
    simulation.packet(careful_pull(villa, R3)[0].packet)
    for _ in send_repeatedly(simulation, *[Keep()] * 50):
        pass
    made = simulation.recording
    assert isinstance(simulation.outcome, Fell)
    assert len(made.gesture) <= made.ticks / FRAME + 1, "one for each frame"
    assert run_recorded(villa, LEVEL, task, made.gesture) == (simulation.outcome, made)


def test_the_gesture_of_a_talkative_hand_is_logged() -> None:
    state = held()
    assert state.attempt
    pose = state.seen.pillars[state.attempt.pillar]
    assert pose
    here = f"m{pose.x // 10_000},{pose.y // 10_000},4000"
    made = LiveSimulation(state, state.mover)
    made.take(here)
    for _ in range(45):
        for packet in ("k", "k", "m0,0,4000", here) * 40:
            made.take(packet)
        made.advance()
    made.take("a")
    while made.ending is None:
        made.advance()
    action = GAME.parse(made.ending.action)
    assert isinstance(action, ByHand)
    assert len(action.packets) == 46
    assert action.packets[-1].packet == Abort()
    after = resolve(act(state, made.ending.action), GAME.parse(made.ending.outcome))
    assert isinstance(GAME.parse(made.ending.outcome), Returned)
    assert GAME.actors(after) != (NATURE,)
