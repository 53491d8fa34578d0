"""Simulates one task: packets in, poses out, until the villa stands or falls."""

import hashlib
from typing import Final

import mujoco
from msgspec import Struct, msgpack
from msgspec.structs import replace

from tavolino.core.text import Objection
from tavolino.games.villa_paletti.components import PILLAR_HEIGHT
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Gesture,
    LayFloor,
    LiftOut,
    Packet,
    Remove,
    SetDown,
    Task,
    Timed,
    record_packet,
)
from tavolino.games.villa_paletti.physics.course import (
    Course,
    Leg,
    Progress,
    ReleaseRefusal,
    TaskOutcome,
)
from tavolino.games.villa_paletti.physics.hand import grasp
from tavolino.games.villa_paletti.physics.legs import FROZEN_TICKS, advance_tick, enter
from tavolino.games.villa_paletti.physics.model import CPU, FIRST_FLOOR, SETTINGS
from tavolino.games.villa_paletti.physics.packets import accept
from tavolino.games.villa_paletti.physics.world import poses_of
from tavolino.games.villa_paletti.sight import Blur, as_seen, without_small_motion
from tavolino.games.villa_paletti.villa import Pose, Villa

CHECKPOINT_TICKS: Final = TICKS_PER_SECOND
"""Ticks between two hashes."""


class Recording(Struct, frozen=True):
    """Everything a replay needs besides the villa, and the hashes it must reproduce."""

    engine: str
    settings: str
    cpu: str
    task: Task
    gesture: Gesture
    ticks: int
    hashes: tuple[str, ...]
    """Hashes of all positions and velocities, one per checkpoint."""


class SavedSimulation(Struct, frozen=True):
    """A saved simulation."""

    settings: str
    villa: Villa
    heights: tuple[int, ...]
    task: Task
    progress: Progress
    state: bytes


class Simulation:
    """One task, from a villa at rest to a villa at rest."""

    def __init__(self, villa: Villa, heights: tuple[int, ...], task: Task) -> None:
        self._course = Course(villa, heights, task)
        _place_hand(self._course)

    # ------------------------------------------------------------ hands
    def packet(self, packet: Packet) -> Objection | None:
        """Apply and record a packet at this tick, or return why it has no effect."""
        objection = accept(self._course, packet)
        if objection is None:
            now = self._course.now
            now.last_packet = now.tick
            record_packet(now.gesture, Timed(now.tick, packet))
        return objection

    def advance(self, ticks: int) -> Leg:
        """Simulate this number of ticks, or fewer if the task ends."""
        now = self._course.now
        for _ in range(ticks):
            if now.leg == "over":
                break
            advance_tick(self._course)
            if now.tick % CHECKPOINT_TICKS == 0:
                now.hashes.append(self.hash())
        return now.leg

    # ------------------------------------------------------------ state
    @property
    def tick(self) -> int:
        return self._course.now.tick

    @property
    def leg(self) -> Leg:
        return self._course.now.leg

    @property
    def outcome(self) -> TaskOutcome | None:
        """The outcome; None while the simulation runs."""
        return self._course.outcome

    @property
    def release_refusal(self) -> ReleaseRefusal | None:
        """Why the hand did not open when told to."""
        return self._course.now.refusal

    @property
    def course(self) -> Course:
        """Read access for other modules. Only the physics changes it."""
        return self._course

    @property
    def silent(self) -> bool:
        """Has the hand sent no packet for so long that it is shown as frozen?"""
        now = self._course.now
        return now.leg == "hand" and now.tick - now.last_packet >= FROZEN_TICKS

    @property
    def glitches(self) -> int:
        """Number of ticks that had to be repeated."""
        return self._course.now.glitches

    def frame(self, blur: Blur = 0) -> dict[int, Pose]:
        """The visible pose of each piece: rounded heights, and no pillar's true height."""
        course = self._course
        villa, pose = course.frozen(), course.world.pose(course.piece)
        villa = without_small_motion(villa, course.villa) if blur else villa
        if course.piece < FIRST_FLOOR:
            is_placed = isinstance(course.task, SetDown)
            level = villa.top if is_placed else villa.levels[course.piece]
            villa = villa.with_pillar(course.piece, pose, level)
        seen = poses_of(as_seen(villa, course.heights, blur, course.villa))
        if course.piece not in seen:
            with_floor = replace(villa, floors=(*villa.floors, pose))
            seen[course.piece] = as_seen(with_floor, course.heights, blur, course.villa).floors[-1]
        return seen

    def hash(self) -> str:
        return hashlib.sha256(self._course.world.fingerprint()).hexdigest()[:16]

    @property
    def recording(self) -> Recording:
        now = self._course.now
        return Recording(
            engine=mujoco.__version__,
            settings=SETTINGS,
            cpu=CPU,
            task=self._course.task,
            gesture=tuple(now.gesture),
            ticks=now.tick,
            hashes=tuple(now.hashes),
        )

    # ------------------------------------------------------------ saving
    def save(self) -> bytes:
        """The complete state of a running simulation. `load` resumes it exactly."""
        course = self._course
        if course.outcome is not None:
            raise ValueError("the task is over: only its outcome can be saved")
        state = course.world.save()
        saved = SavedSimulation(
            SETTINGS, course.villa, course.heights, course.task, course.now, state
        )
        return msgpack.encode(saved)

    @classmethod
    def load(cls, content: bytes) -> "Simulation":
        saved = msgpack.decode(content, type=SavedSimulation)
        if saved.settings != SETTINGS:
            raise ValueError("saved by another version of the engine or its settings")
        simulation = cls(saved.villa, saved.heights, saved.task)
        simulation._course.now = saved.progress
        simulation._course.world.restore(saved.state)
        return simulation


def _place_hand(course: Course) -> None:
    """Place the hand on the piece."""
    match course.task:
        case Remove(pillar, tool, grip):
            height = min(max(grip, 0), PILLAR_HEIGHT) - PILLAR_HEIGHT / 2
            course.now.hand = grasp(course.world, pillar, tool, height / 1000)
            course.now.path = [course.now.hand.place]
        case SetDown() | LayFloor():
            carries_floor = isinstance(course.task, LayFloor)
            hand = grasp(course.world, course.piece, "flat" if carries_floor else "fingers")
            hand.carries = hand.turns = True
            course.now.hand = hand
        case LiftOut():
            enter(course, "lifting")


def run(villa: Villa, heights: tuple[int, ...], task: Task, gesture: Gesture = ()) -> TaskOutcome:
    """Simulate a task without observers: NATURE's outcome, or a replay of a gesture."""
    return run_recorded(villa, heights, task, gesture)[0]


def run_recorded(
    villa: Villa, heights: tuple[int, ...], task: Task, gesture: Gesture = ()
) -> tuple[TaskOutcome, Recording]:
    """The outcome of a gesture, and its recording."""
    simulation = Simulation(villa, heights, task)
    for timed in gesture:
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    return simulation.outcome, simulation.recording
