"""Audible sounds: knocks and slides of pieces that visibly move, and nothing else."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.game import NATURE
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Move,
    Remove,
    SetDown,
    Task,
    Timed,
)
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.ears import MAX_SOUNDS, SAMPLE_TICKS, Sound, SoundMonitor
from tavolino.games.villa_paletti.physics.records import SIZE, read_sounds, sounds_record
from tavolino.games.villa_paletti.villa import Villa
from tests.games.villa_paletti.gestures import in_hand, straight
from tests.games.villa_paletti.stored import LEVEL, R2, R3, stool, stored
from tests.games.villa_paletti.test_onlooker import blurred
from tests.games.villa_paletti.test_performance import performance, pulling, watch

SOUND = st.builds(Sound, st.integers(0, 24), st.booleans(), st.integers(1, 255))


@given(st.lists(SOUND, max_size=MAX_SOUNDS))
def test_what_is_heard_comes_back_in_its_order(sounds: list[Sound]) -> None:
    record = sounds_record(sounds)
    assert len(record) == SIZE
    assert list(read_sounds(record)) == sounds


def heard(villa: Villa, task: Task, *said: Timed, seconds: float) -> Iterator[Sound]:
    simulation = Simulation(villa, LEVEL, task)
    ears = SoundMonitor(simulation.course.world)
    for tick in range(0, round(seconds * TICKS_PER_SECOND), SAMPLE_TICKS):
        for timed in said:
            if tick <= timed.tick < tick + SAMPLE_TICKS:
                simulation.packet(timed.packet)
        simulation.advance(SAMPLE_TICKS)
        ears.sample(simulation.course.held)
        yield from ears.take_sounds()


def test_what_stands_is_silent() -> None:
    kept = stored("five-a")
    simulation = Simulation(kept.villa, kept.heights, Remove(0, "fingers", 40))
    ears = SoundMonitor(simulation.course.world)
    for _ in range(100):
        simulation.advance(SAMPLE_TICKS)
        ears.sample(frozenset())
    assert ears.take_sounds() == ()


def test_a_pulled_pillar_is_heard_to_slide_and_nothing_that_stands() -> None:
    frames = watch(performance(blurred(pulling()), NATURE))
    state = pulling()
    assert state.attempt
    sounds = [sound for frame in frames for sound in frame.sounds]
    assert {sound.piece for sound in sounds if sound.slides} == {state.attempt.pillar}
    assert all(5 <= sound.strength <= 150 for sound in sounds if sound.slides)


def test_no_hand_is_so_fast_that_what_it_carries_knocks_in_the_air() -> None:
    there = Timed(0, Move(30_000, 30_000, 0))
    assert not [*heard(in_hand(stool(), R2), SetDown(R2), there, seconds=1.0)]


def test_a_villa_that_falls_is_heard_to_knock() -> None:
    pull = straight(stool(), R3, -60, 80)
    sounds = [*heard(stool(), Remove(R3, "fingers", 40), *pull, seconds=8.0)]
    knocks = [sound for sound in sounds if not sound.slides]
    assert len(knocks) > 3
    assert all(6 <= sound.strength <= 255 for sound in knocks)
