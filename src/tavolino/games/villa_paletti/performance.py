"""A stretch in real time: packets of a hand in, frames out, and at the end what the log gets."""

from collections import deque

from msgspec import Struct, field

from tavolino.core.game import NATURE, Seat
from tavolino.core.performance import FRAMES, Ending, Trace
from tavolino.core.words import Objection
from tavolino.games.villa_paletti.gesture import TICKS, Glide, LetGo, Lift, Move, Steady, Timed
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.notation import format, parse_packet
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.course import Leg
from tavolino.games.villa_paletti.physics.stream import Stream
from tavolino.games.villa_paletti.rules.moving import packets, stretch
from tavolino.games.villa_paletti.state import State

BY_HAND = ("pull", "place", "floor", "blue")
"""The phases in which hands are at work."""


IN_FLIGHT = (Move, Glide, Steady, Lift, LetGo)
"""What a hand says all the time: some of it comes when the pillar is free already."""

PATIENCE = 20 * FRAMES
"""A hand that does nothing for so many frames is not waited for."""


class IdleHand(Exception):
    """Nobody can wait for ever for a hand that does nothing."""


class Feeling(Struct, frozen=True):
    """What a hand feels."""

    leg: Leg = field(name="phase")
    force: int
    """In millinewtons."""
    trouble: str = ""
    """Why the hand does not open although it was told to."""


class PerformedStretch:
    """One stretch, by hand, or as a gesture that the log has already wants it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._simulation = Simulation(state.villa, state.heights, stretch(state))
        self._prepared: deque[Timed] = deque(packets(state) if seat == NATURE else ())
        self._by_hand = self._resting = seat != NATURE
        self._waited = 0
        self._blur = state.blur
        self._stream = Stream()
        self._frames = 0

    @property
    def ending(self) -> Ending | None:
        outcome = self._simulation.outcome
        if outcome is None:
            return None
        made = ByHand(self._simulation.recording.gesture)
        return Ending(format(outcome), format(made) if self._by_hand else "")

    @property
    def trace(self) -> Trace:
        made = self._simulation.recording
        return Trace(f"MuJoCo {made.engine}, settings {made.settings}, {made.cpu}", made.hashes)

    def take(self, packet: str) -> Objection | None:
        said = parse_packet(packet)
        objection = self._simulation.packet(said)
        self._resting = self._resting and objection is not None
        late = self._simulation.leg != "hand" and isinstance(said, IN_FLIGHT)
        return None if late else objection

    def advance(self) -> None:
        """Time begins with the first packet that counts; a gesture is never empty."""
        self._waited += self._resting
        if self._waited > PATIENCE:
            raise IdleHand
        if self._resting:
            return
        self._frames += 1
        until = self._frames * TICKS // FRAMES
        while self._prepared and self._prepared[0].tick <= until:
            timed = self._prepared.popleft()
            self._simulation.advance(timed.tick - self._simulation.tick)
            self._simulation.packet(timed.packet)
        self._simulation.advance(until - self._simulation.tick)

    def frame(self, *, whole: bool) -> bytes:
        now = self._simulation
        poses = now.frame(self._blur)
        return self._stream.frame(now.tick, now.leg, poses, silent=now.silent, whole=whole)

    def felt(self) -> Feeling:
        now = self._simulation
        trouble = now.trouble.reason if now.trouble else ""
        return Feeling(now.leg, round(now.force * 1000), trouble)


def perform(state: State, seat: Seat) -> PerformedStretch | None:
    """The stretch that is due, if there is one: by the seat's hand, or as NATURE lets it end."""
    moved = state.phase == "lift" or state.motion is not None
    if state.phase not in (*BY_HAND, "lift") or (seat == NATURE) != moved:
        return None
    return PerformedStretch(state, seat)
