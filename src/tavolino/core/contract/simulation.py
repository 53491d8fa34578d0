"""The contract for real-time simulations: input packets in, frames out, log entries at the end.

Some gestures depend on feedback while the player makes them, so one message cannot describe them.
The caller of a simulation calls `take` for each input packet and `advance` thirty times a second,
and sends the frames to all viewers. The rules never see a simulation, only the entries that result
from it. A simulation also ends if the player sends nothing.
"""

from typing import Protocol

from msgspec import Struct

from tavolino.core.text import Objection

FRAMES_PER_SECOND = 30
"""The rate of `advance` and of frames, per second."""


class IdleHand(Exception):
    """The player has not started the gesture for too long."""


class SimulationResult(Struct, frozen=True):
    """The log entries that result from a simulation, in notation."""

    outcome: str
    """NATURE's outcome."""
    action: str = ""
    """The gesture as the player made it; empty if the log already contains it."""


class Trace(Struct, frozen=True):
    """A record of a simulation, to compare a rerun with it. May reveal secrets."""

    made: str
    """The engine, settings and processor. Only reruns with equal values must have equal marks."""
    marks: tuple[str, ...]
    """Hashes of all moving bodies, at regular intervals."""


class Simulation(Protocol):
    """A running simulation. It knows the complete truth; frames and feedback are safe to show."""

    @property
    def ending(self) -> SimulationResult | None:
        """The result; None while the simulation runs."""

    @property
    def has_started(self) -> bool:
        """Whether the player has started the gesture. Until then others do not have to wait."""

    @property
    def trace(self) -> Trace | None:
        """The trace so far; None if the simulation cannot be repeated."""

    def take(self, packet: str) -> Objection | None:
        """Processes an input packet. Returns an objection to refuse it. Raises MalformedAction."""

    def advance(self) -> None:
        """Advances by one frame. Raises IdleHand if the gesture has not started for too long."""

    def frame(self, *, keyframe: bool) -> bytes:
        """Everything that moved since the last frame, or a keyframe. Empty if nothing moved."""

    def feedback(self) -> Struct:
        """Feedback for the player who makes the gesture, such as forces and progress."""
