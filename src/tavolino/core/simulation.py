"""A gesture while it is made: hands in, pictures out, and what the log gets at its end.

Some gestures are too fine to be said in one go: a hand pulls, feels and yields. Whoever lets them
be performed calls `take` whenever the hand says something and `advance` thirty times a second, and
shows everybody the frames. The rules never see a performance, only the entries that come of it.
A hand that falls silent does not keep everybody waiting: then too a performance comes to an end.
"""

from typing import Protocol

from msgspec import Struct

from tavolino.core.text import Objection

FRAMES_PER_SECOND = 30
"""Frames in a second."""


class IdleHand(Exception):
    """Nobody can wait for ever for a hand that does nothing."""


class SimulationResult(Struct, frozen=True):
    """What stands in the log afterwards, in notation."""

    outcome: str
    """What NATURE made of it."""
    action: str = ""
    """The gesture as the hand made it; empty where the log has it already."""


class Trace(Struct, frozen=True):
    """How a performance went, to be compared with when it is repeated. It may give secrets away."""

    made: str
    """By what: engine, settings, processor. Only where that is the same, the marks must be."""
    marks: tuple[str, ...]
    """A hash of everything that moves, at regular moments."""


class Simulation(Protocol):
    """It knows the whole truth; frames and feelings are what may be shown of it."""

    @property
    def ending(self) -> SimulationResult | None:
        """None as long as it goes on."""

    @property
    def has_started(self) -> bool:
        """Has the hand done something? Until then nothing has begun, and nobody is kept waiting."""

    @property
    def trace(self) -> Trace | None:
        """How it has gone so far; None if it cannot be repeated."""

    def take(self, packet: str) -> Objection | None:
        """The hand says something; why it is not obeyed, or None. Raises MalformedAction."""

    def advance(self) -> None:
        """A thirtieth of a second goes by; IdleHand if nothing has begun for so long."""

    def frame(self, *, keyframe: bool) -> bytes:
        """What moved since the last frame, or all there is to see; empty if nothing moved."""

    def feedback(self) -> Struct:
        """What the hand feels and how far it is: for whoever moves it."""
