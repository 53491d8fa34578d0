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
from tavolino.games.villa_paletti.physics.records import SIZE, read_sounds, sounds_record
from tavolino.games.villa_paletti.physics.sounds import (
    MAX_SOUNDS,
    SAMPLE_TICKS,
    Sound,
    SoundMonitor,
)
from tavolino.games.villa_paletti.villa import Villa
from tests.games.villa_paletti.gestures import in_hand, pull_by
from tests.games.villa_paletti.hand.test_visible_hands import with_blur
from tests.games.villa_paletti.physics.test_performance import frames_of, live_simulation, pulling
from tests.games.villa_paletti.stored_villas import LEVEL, R2, R3, stool, stored

SOUND = st.builds(Sound, st.integers(0, 24), st.booleans(), st.integers(1, 255))


@given(st.lists(SOUND, max_size=MAX_SOUNDS))
def test_sounds_round_trip_in_order(sounds: list[Sound]) -> None:
    record = sounds_record(sounds)
    assert len(record) == SIZE
    assert list(read_sounds(record)) == sounds


def sounds_of(villa: Villa, task: Task, *packets: Timed, seconds: float) -> Iterator[Sound]:
    simulation = Simulation(villa, LEVEL, task)
    ears = SoundMonitor(simulation.course.world)
    for tick in range(0, round(seconds * TICKS_PER_SECOND), SAMPLE_TICKS):
        for timed in packets:
            if tick <= timed.tick < tick + SAMPLE_TICKS:
                simulation.packet(timed.packet)
        simulation.advance(SAMPLE_TICKS)
        ears.sample(simulation.course.held)
        yield from ears.take_sounds()


def test_standing_pieces_are_silent() -> None:
    fixture = stored("five-a")
    simulation = Simulation(fixture.villa, fixture.heights, Remove(0, "fingers", 40))
    ears = SoundMonitor(simulation.course.world)
    for _ in range(100):
        simulation.advance(SAMPLE_TICKS)
        ears.sample(frozenset())
    assert ears.take_sounds() == ()


def test_a_pulled_pillar_slides_audibly_and_nothing_else() -> None:
    frames = frames_of(live_simulation(with_blur(pulling()), NATURE))
    state = pulling()
    assert state.attempt
    sounds = [sound for frame in frames for sound in frame.sounds]
    assert {sound.piece for sound in sounds if sound.slides} == {state.attempt.pillar}
    assert all(5 <= sound.strength <= 150 for sound in sounds if sound.slides)


def test_a_carried_piece_never_knocks_in_the_air() -> None:
    there = Timed(0, Move(30_000, 30_000, 0))
    assert not [*sounds_of(in_hand(stool(), R2), SetDown(R2), there, seconds=1.0)]


def test_a_collapse_knocks() -> None:
    pull = pull_by(stool(), R3, -60, 80)
    sounds = [*sounds_of(stool(), Remove(R3, "fingers", 40), *pull, seconds=8.0)]
    knocks = [sound for sound in sounds if not sound.slides]
    assert len(knocks) > 3
    assert all(6 <= sound.strength <= 255 for sound in knocks)
