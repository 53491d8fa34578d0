"""A stretch in real time: packets of a hand in, frames out, and at the end what the log gets."""

from collections import deque

from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.core.simulation import FRAMES_PER_SECOND, IdleHand, SimulationResult, Trace
from tavolino.core.text import Objection
from tavolino.games.villa_paletti import rules
from tavolino.games.villa_paletti.feeling import Feeling, feeling
from tavolino.games.villa_paletti.gesture import (
    TICKS,
    Glide,
    Keep,
    LetGo,
    Lift,
    Move,
    Steady,
    Timed,
)
from tavolino.games.villa_paletti.motions import ByHand
from tavolino.games.villa_paletti.notation import format, parse_packet
from tavolino.games.villa_paletti.physics import Simulation
from tavolino.games.villa_paletti.physics.carry import Carry, picked_up
from tavolino.games.villa_paletti.physics.ears import LISTEN, Ears
from tavolino.games.villa_paletti.physics.onlooker import Glimpse, glimpse, seconds_left
from tavolino.games.villa_paletti.physics.stream import ShownLeg, Stream
from tavolino.games.villa_paletti.rules.moving import packets, stretch
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view.in_hand import hovering, piece_in_hand

BY_HAND = ("pull", "place", "floor", "blue")
"""The phases in which hands are at work."""


IN_FLIGHT = (Move, Glide, Steady, Lift, LetGo, Keep)
"""What a hand says all the time: some of it comes when the pillar is free already."""

PATIENCE = 20 * FRAMES_PER_SECOND
"""A hand that does nothing for so many frames is not waited for."""


class PerformedStretch:
    """One stretch, by hand, or as a gesture that the log has already wants it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._simulation = Simulation(state.villa, state.heights, stretch(state))
        self._prepared: deque[Timed] = deque(packets(state) if seat == NATURE else ())
        self._by_hand = self._resting = seat != NATURE
        self._waited = 0
        self._ears = Ears(self._simulation.course.world)
        self._stream = Stream()
        self._frames = 0
        self._carry: Carry | None = None
        self._still = self._seen.pieces

    @property
    def ending(self) -> SimulationResult | None:
        outcome = self._simulation.outcome
        if outcome is None or (self._carry and not self._carry.is_over):
            return None
        return SimulationResult(format(outcome), format(self._made) if self._by_hand else "")

    @property
    def _made(self) -> ByHand:
        return ByHand(self._simulation.recording.gesture)

    @property
    def has_started(self) -> bool:
        """A hand that is only there has done nothing."""
        return not self._resting

    @property
    def trace(self) -> Trace:
        made = self._simulation.recording
        return Trace(f"MuJoCo {made.engine}, settings {made.settings}, {made.cpu}", made.hashes)

    def take(self, packet: str) -> Objection | None:
        said = parse_packet(packet)
        if self._resting and isinstance(said, Keep):
            return None
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
        if self._carry:
            self._carry.advance()
            return
        self._frames += 1
        until = self._frames * TICKS // FRAMES_PER_SECOND
        while self._prepared and self._prepared[0].tick <= until:
            timed = self._prepared.popleft()
            self._go_on(timed.tick)
            self._simulation.packet(timed.packet)
        self._go_on(until)
        self._carry = self._carried_on()

    def _go_on(self, until: int) -> None:
        """To this tick; somebody listens all the time."""
        while self._simulation.outcome is None and (tick := self._simulation.tick) < until:
            self._simulation.advance(min(until - tick, LISTEN - tick % LISTEN))
            if self._simulation.tick % LISTEN == 0:
                self._ears.listen(self._simulation.course.held)

    def _carried_on(self) -> Carry | None:
        """What the hand holds in the end goes where the next stretch begins with it."""
        course, outcome = self._simulation.course, self._simulation.outcome
        if outcome is None:
            return None
        moved = replace(self._state, motion=self._made) if self._by_hand else self._state
        after = rules.apply(moved, NATURE, outcome)
        if piece_in_hand(after) != course.piece:
            return None
        hand = picked_up(course.piece, seconds_left(course), self._state.mover)
        grip = course.now.hand.height if course.now.hand else 0.0
        return Carry(self._seen, hand, grip, hovering(after, course.piece))

    @property
    def _seen(self) -> Glimpse:
        return glimpse(self._simulation, self._state.blur, self._state.mover)

    def _seen_and_heard(self) -> Glimpse:
        """What hardly stirs is not heard either: by its sound one could tell that it bears."""
        seen, piece = self._seen, self._simulation.course.piece
        sounds = (
            sound
            for sound in self._ears.heard()
            if sound.piece == piece or seen.pieces.get(sound.piece) != self._still.get(sound.piece)
        )
        return seen._replace(sounds=tuple(sounds))

    def frame(self, *, keyframe: bool) -> bytes:
        now, carry = self._simulation, self._carry
        tick = now.tick + carry.ticks if carry else now.tick
        seen = carry.glimpse() if carry else self._seen_and_heard()
        return self._stream.frame(tick, self._leg, seen, silent=now.silent, whole=keyframe)

    @property
    def _leg(self) -> ShownLeg:
        carrying = self._carry and not self._carry.is_over
        return "carrying" if carrying else self._simulation.leg

    def feedback(self) -> Feeling:
        return feeling(self._simulation.course, self._leg, self._seen.pieces)


def perform(state: State, seat: Seat) -> PerformedStretch | None:
    """The stretch that is due, if there is one: by the seat's hand, or as NATURE lets it end."""
    moved = state.phase == "lift" or state.motion is not None
    if state.phase not in (*BY_HAND, "lift") or (seat == NATURE) != moved:
        return None
    return PerformedStretch(state, seat)
