"""One stretch, simulated: packets in, poses out, until the villa stands or falls."""

import hashlib
from typing import Final

import mujoco
from msgspec import Struct, msgpack
from msgspec.structs import replace

from tavolino.games.villa_paletti.components import PILLAR_HEIGHT
from tavolino.games.villa_paletti.gesture import (
    TICKS,
    Gesture,
    LayFloor,
    LiftOut,
    Packet,
    Place,
    Remove,
    Stretch,
    Timed,
)
from tavolino.games.villa_paletti.physics.hands import take
from tavolino.games.villa_paletti.physics.model import CPU, FIRST_FLOOR, SETTINGS
from tavolino.games.villa_paletti.physics.packets import accept
from tavolino.games.villa_paletti.physics.phases import FROZEN, enter, tick
from tavolino.games.villa_paletti.physics.scene import Ending, Phase, Progress, Refusal, Scene
from tavolino.games.villa_paletti.physics.world import poses_of
from tavolino.games.villa_paletti.villa import Pose, Villa, as_seen

CHECKPOINT: Final = TICKS
"""Ticks between two hashes."""


class Recording(Struct, frozen=True):
    """All that a replay needs beside the villa, and what it must come to."""

    engine: str
    settings: str
    cpu: str
    stretch: Stretch
    gesture: Gesture
    ticks: int
    hashes: tuple[str, ...]
    """Of all places and velocities, at every checkpoint."""


class Saved(Struct, frozen=True):
    """A stretch in its middle."""

    settings: str
    villa: Villa
    heights: tuple[int, ...]
    stretch: Stretch
    progress: Progress
    state: bytes


class Simulation:
    """A stretch from a frozen villa to a frozen villa."""

    def __init__(self, villa: Villa, heights: tuple[int, ...], stretch: Stretch) -> None:
        self._scene = Scene(villa, heights, stretch)
        _begin(self._scene)

    # ------------------------------------------------------------ hands
    def packet(self, packet: Packet) -> Refusal | None:
        """Let a packet take effect at this tick and record it, or say why it has no effect."""
        refusal = accept(self._scene, packet)
        if refusal is None:
            now = self._scene.now
            now.heard = now.tick
            now.gesture.append(Timed(now.tick, packet))
        return refusal

    def advance(self, ticks: int) -> Phase:
        """Simulate so many ticks, or fewer if the stretch ends."""
        now = self._scene.now
        for _ in range(ticks):
            if now.phase == "over":
                break
            tick(self._scene)
            if now.tick % CHECKPOINT == 0:
                now.hashes.append(self.hash())
        return now.phase

    # ------------------------------------------------------------ reading
    @property
    def tick(self) -> int:
        return self._scene.now.tick

    @property
    def phase(self) -> Phase:
        return self._scene.now.phase

    @property
    def outcome(self) -> Ending | None:
        """How it ended; None while it goes on."""
        return self._scene.ending

    @property
    def refusal(self) -> Refusal | None:
        """Why the hand did not open where it was told to."""
        return self._scene.now.refusal

    @property
    def force(self) -> float:
        """What the player's hand feels, in newtons."""
        hand = self._scene.now.hand
        return hand.force if hand else 0.0

    @property
    def silent(self) -> bool:
        """Has the hand been without a packet for so long that others see it frozen?"""
        now = self._scene.now
        return now.phase == "hand" and now.tick - now.heard >= FROZEN

    @property
    def glitches(self) -> int:
        """How often the guard had to repeat a tick."""
        return self._scene.now.glitches

    def frame(self) -> dict[int, Pose]:
        """Where everybody sees each piece: feet and rounded heights, no pillar's true length."""
        scene = self._scene
        villa = scene.frozen()
        pose = scene.world.pose(scene.piece)
        if scene.piece < FIRST_FLOOR:
            villa = villa.with_pillar(scene.piece, pose, villa.levels[scene.piece])
        elif scene.now.in_hand:
            villa = replace(villa, floors=(*villa.floors, pose))
        return poses_of(as_seen(villa, scene.heights))

    def hash(self) -> str:
        return hashlib.sha256(self._scene.world.fingerprint()).hexdigest()[:16]

    @property
    def recording(self) -> Recording:
        now = self._scene.now
        return Recording(
            engine=mujoco.__version__,
            settings=SETTINGS,
            cpu=CPU,
            stretch=self._scene.stretch,
            gesture=tuple(now.gesture),
            ticks=now.tick,
            hashes=tuple(now.hashes),
        )

    # ------------------------------------------------------------ keeping
    def save(self) -> bytes:
        """All of a stretch that goes on; `load` resumes it to the last bit."""
        scene = self._scene
        if scene.ending is not None:
            raise ValueError("the stretch is over: its outcome is all that is left of it")
        state = scene.world.save()
        kept = Saved(SETTINGS, scene.villa, scene.heights, scene.stretch, scene.now, state)
        return msgpack.encode(kept)

    @classmethod
    def load(cls, kept: bytes) -> "Simulation":
        saved = msgpack.decode(kept, type=Saved)
        if saved.settings != SETTINGS:
            raise ValueError("saved by another version of the engine or its settings")
        simulation = cls(saved.villa, saved.heights, saved.stretch)
        simulation._scene.now = saved.progress
        simulation._scene.world.restore(saved.state)
        return simulation


def _begin(scene: Scene) -> None:
    """Lay the hand on the piece."""
    match scene.stretch:
        case Remove(pillar, tool, grip):
            height = min(max(grip, 0), PILLAR_HEIGHT) - PILLAR_HEIGHT / 2
            scene.now.hand = take(scene.world, pillar, tool, height / 1000)
            scene.now.path = [scene.now.hand.place]
        case Place() | LayFloor():
            carries_floor = isinstance(scene.stretch, LayFloor)
            hand = take(scene.world, scene.piece, "flat" if carries_floor else "fingers")
            hand.carries = hand.turns = True
            scene.now.hand = hand
        case LiftOut():
            enter(scene, "lifting")


def run(villa: Villa, heights: tuple[int, ...], stretch: Stretch, gesture: Gesture = ()) -> Ending:
    """A whole stretch without anybody watching: NATURE's answer, and a replay of any gesture."""
    return played(villa, heights, stretch, gesture)[0]


def played(
    villa: Villa, heights: tuple[int, ...], stretch: Stretch, gesture: Gesture = ()
) -> tuple[Ending, Recording]:
    """How a gesture ends, and its recording."""
    simulation = Simulation(villa, heights, stretch)
    for timed in gesture:
        simulation.advance(timed.tick - simulation.tick)
        simulation.packet(timed.packet)
    while simulation.outcome is None:
        simulation.advance(TICKS)
    return simulation.outcome, simulation.recording
