"""Exact repetition: a gesture in another process, resumed midway, recorded and replayed."""

import subprocess
import sys

import msgspec
import pytest

from tavolino.games.villa_paletti.actions import Fell, Free
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Gesture,
    LiftOut,
    Remove,
    SetDown,
    carry,
)
from tavolino.games.villa_paletti.physics import Recording, Simulation, run_recorded
from tavolino.games.villa_paletti.physics.model import SETTINGS
from tavolino.games.villa_paletti.physics.stream import Stream, read
from tavolino.games.villa_paletti.physics.visible_hands import VisibleState
from tavolino.games.villa_paletti.villa import Villa, hover_spot
from tests.games.villa_paletti.stored_villas import (
    LEVEL,
    R3,
    Y1,
    Stored,
    careful_pull,
    stool,
    stored,
)

pytestmark = pytest.mark.physics

OTHER_PROCESS = """
import sys, msgspec
from tavolino.games.villa_paletti.physics import Simulation, run_recorded
from tavolino.games.villa_paletti.gesture import Gesture, Task
from tavolino.games.villa_paletti.villa import Villa
how = sys.argv[1]
if how == "resume":
    simulation = Simulation.load(sys.stdin.buffer.read())
    while simulation.outcome is None:
        simulation.advance(1000)
    print(*simulation.recording.hashes, simulation.hash())
else:
    Work = tuple[Villa, tuple[int, ...], Task, Gesture]
    work = msgspec.json.decode(sys.stdin.buffer.read(), type=Work)
    outcome, recording = run_recorded(*work)
    print(*recording.hashes, recording.ticks, msgspec.json.encode(outcome).decode())
"""


def in_another_process(how: str, given: bytes) -> list[str]:
    """The hashes computed by another process."""
    command = [sys.executable, "-c", OTHER_PROCESS, how]
    answer = subprocess.run(command, input=given, capture_output=True, check=True, timeout=120)
    return answer.stdout.decode().split()


PILLAR = 6
TASK = Remove(PILLAR, "fingers", 40)


def steadied(fixture: Stored) -> Gesture:
    return careful_pull(fixture.villa, PILLAR, steady=True, lift=0.8)


def test_two_processes_give_identical_results() -> None:
    fixture = stored("four")
    outcome, recording = run_recorded(fixture.villa, fixture.heights, TASK, steadied(fixture))
    assert isinstance(outcome, Free)
    assert len(recording.hashes) >= 2
    given = msgspec.json.encode((fixture.villa, fixture.heights, TASK, steadied(fixture)))
    *hashes, ticks, end = in_another_process("play", given)
    assert tuple(hashes) == recording.hashes
    assert int(ticks) == recording.ticks
    assert end == msgspec.json.encode(outcome).decode(), "every pose to the nanometre"


def test_a_pull_resumed_in_another_process_is_identical() -> None:
    fixture = stored("four")
    simulation = Simulation(fixture.villa, fixture.heights, TASK)
    gesture = steadied(fixture)
    for timed in gesture[:-1]:
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    simulation.advance(137)
    assert simulation.leg == "hand"
    saved = simulation.save()
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    expected = [*simulation.recording.hashes, simulation.hash()]
    assert in_another_process("resume", saved) == expected


@pytest.mark.parametrize("ticks", [1, 700, 1100, 1650, 2000])
def test_a_placement_can_be_saved_in_every_phase(ticks: int) -> None:
    villa = stool().with_pillar(Y1, None, 0)
    gesture = carry(hover_spot(villa), Spot(20, 10))
    whole, recording = run_recorded(villa, LEVEL, SetDown(Y1), gesture)
    simulation = Simulation(villa, LEVEL, SetDown(Y1))
    pending = list(gesture)
    while simulation.outcome is None:
        if simulation.tick == ticks:
            simulation = Simulation.load(simulation.save())
        while pending and pending[0].tick == simulation.tick:
            simulation.packet(pending.pop(0).packet)
        simulation.advance(1)
    assert simulation.outcome == whole
    assert simulation.recording == recording


def test_a_collapse_can_be_saved_too() -> None:
    villa = stool()
    gesture = careful_pull(villa, R3)
    whole, _ = run_recorded(villa, LEVEL, Remove(R3, "fingers", 40), gesture)
    simulation = Simulation(villa, LEVEL, Remove(R3, "fingers", 40))
    simulation.packet(gesture[0].packet)
    while simulation.leg != "falling":
        simulation.advance(10)
    simulation = Simulation.load(simulation.save())
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    assert isinstance(whole, Fell)
    assert simulation.outcome == whole


def test_a_recording_replays_to_equal_hashes() -> None:
    """A gesture with refused packets and pauses replays from its recording."""
    villa = stool()
    simulation = Simulation(villa, LEVEL, Remove(R3, "fingers", 40))
    for n, timed in enumerate(careful_pull(villa, R3, steady=True, lift=0.5)):
        simulation.packet(timed.packet)
        simulation.packet(timed.packet)
        simulation.advance(100 + 37 * n)
    while simulation.outcome is None:
        simulation.advance(33)
    copy = msgspec.json.decode(msgspec.json.encode(simulation.recording), type=Recording)
    outcome, again = run_recorded(villa, LEVEL, copy.task, copy.gesture)
    assert outcome == simulation.outcome
    assert again.hashes == copy.hashes
    assert again.ticks == copy.ticks


def test_a_state_of_other_settings_is_not_resumed() -> None:
    saved = Simulation(stool(), LEVEL, Remove(Y1, "fingers", 40)).save()
    assert SETTINGS.encode() in saved
    with pytest.raises(ValueError, match="another version"):
        Simulation.load(saved.replace(SETTINGS.encode(), b"0123456789abcdef"))


def test_a_finished_simulation_is_not_saved() -> None:
    simulation = Simulation(stool(), LEVEL, LiftOut(Y1))
    simulation.advance(10 * TICKS_PER_SECOND)
    assert simulation.outcome is not None
    with pytest.raises(ValueError, match="over"):
        simulation.save()


# ---------------------------------------------------------------- hidden information
def with_heights(villa: Villa, heights: tuple[int, ...]) -> Villa:
    """The same feet under pillars of other heights."""
    for number, pose in enumerate(villa.pillars):
        if pose is not None:
            taller = msgspec.structs.replace(pose, z=pose.z + heights[number] // 2)
            villa = villa.with_pillar(number, taller, villa.levels[number])
    return villa


def test_frames_hide_pillar_heights() -> None:
    """Two villas that differ only in hidden heights give identical frames."""
    seen = []
    for sign in (1, -1):
        heights = tuple(sign * 20_000 * (1 + n % 4) if n in (R3, Y1) else 0 for n in range(20))
        villa = with_heights(stool(), heights)
        simulation = Simulation(villa, heights, Remove(Y1, "fingers", 40))
        poses = simulation.frame()
        shown = {n: poses[n] for n in (R3, Y1)}
        seen.append(Stream().frame(0, "hand", VisibleState(shown), silent=False, whole=True))
        assert read(seen[-1]).tick == 0
    assert seen[0] == seen[1]
