"""A simulation in real time: packets of a hand in, frames out, and the log entries at the end."""

from collections import deque

from msgspec.structs import replace

from tavolino.core.contract.simulation import FRAMES_PER_SECOND, IdleHand, SimulationResult, Trace
from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Objection
from tavolino.games.villa_paletti import rules
from tavolino.games.villa_paletti.feeling import Feeling, feeling
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
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
from tavolino.games.villa_paletti.physics.carry import CarryAnimation, carrying_hand
from tavolino.games.villa_paletti.physics.sounds import SAMPLE_TICKS, SoundMonitor
from tavolino.games.villa_paletti.physics.stream import ShownLeg, Stream
from tavolino.games.villa_paletti.physics.visible_hands import (
    VisibleState,
    seconds_left,
    visible_state,
)
from tavolino.games.villa_paletti.rules.moving import packets, task_of
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.view.in_hand import hovering, piece_in_hand

HAND_PHASES = ("pull", "place", "floor", "blue")
"""The phases in which a hand moves."""


CONTINUOUS_PACKETS = (Move, Glide, Steady, Lift, LetGo, Keep)
"""Packets that a hand sends all the time. Some arrive when the pillar is already free."""

MAX_IDLE_FRAMES = 20 * FRAMES_PER_SECOND
"""Frames without an effective packet after which an idle hand is dropped."""


class LiveSimulation:
    """One task in real time, by a live hand or as a replay of the gesture in the log."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._simulation = Simulation(state.villa, state.heights, task_of(state))
        self._pending: deque[Timed] = deque(packets(state) if seat == NATURE else ())
        self._is_live = self._is_idle = seat != NATURE
        self._idle_frames = 0
        self._sounds = SoundMonitor(self._simulation.course.world)
        self._stream = Stream()
        self._frames = 0
        self._carry: CarryAnimation | None = None
        self._initial_poses = self._visible.pieces

    @property
    def ending(self) -> SimulationResult | None:
        outcome = self._simulation.outcome
        if outcome is None or (self._carry and not self._carry.is_over):
            return None
        return SimulationResult(format(outcome), format(self._gesture) if self._is_live else "")

    @property
    def _gesture(self) -> ByHand:
        return ByHand(self._simulation.recording.gesture)

    @property
    def has_started(self) -> bool:
        """Has the hand done anything beyond being present?"""
        return not self._is_idle

    @property
    def trace(self) -> Trace:
        recording = self._simulation.recording
        return Trace(
            f"MuJoCo {recording.engine}, settings {recording.settings}, {recording.cpu}",
            recording.hashes,
        )

    def take(self, packet: str) -> Objection | None:
        parsed = parse_packet(packet)
        if self._is_idle and isinstance(parsed, Keep):
            return None
        objection = self._simulation.packet(parsed)
        self._is_idle = self._is_idle and objection is not None
        is_late = self._simulation.leg != "hand" and isinstance(parsed, CONTINUOUS_PACKETS)
        return None if is_late else objection

    def advance(self) -> None:
        """Advance by one frame. Time starts with the first packet that has an effect.

        Therefore a gesture is never empty.
        """
        self._idle_frames += self._is_idle
        if self._idle_frames > MAX_IDLE_FRAMES:
            raise IdleHand
        if self._is_idle:
            return
        if self._carry:
            self._carry.advance()
            return
        self._frames += 1
        until = self._frames * TICKS_PER_SECOND // FRAMES_PER_SECOND
        while self._pending and self._pending[0].tick <= until:
            timed = self._pending.popleft()
            self._simulate_until(timed.tick)
            self._simulation.packet(timed.packet)
        self._simulate_until(until)
        self._carry = self._carry_to_next_task()

    def _simulate_until(self, until: int) -> None:
        """Simulate up to this tick and sample the sounds on the way."""
        while self._simulation.outcome is None and (tick := self._simulation.tick) < until:
            self._simulation.advance(min(until - tick, SAMPLE_TICKS - tick % SAMPLE_TICKS))
            if self._simulation.tick % SAMPLE_TICKS == 0:
                self._sounds.sample(self._simulation.course.held)

    def _carry_to_next_task(self) -> CarryAnimation | None:
        """Carry the piece in hand to where the next task begins with it, if there is one."""
        course, outcome = self._simulation.course, self._simulation.outcome
        if outcome is None:
            return None
        state = replace(self._state, motion=self._gesture) if self._is_live else self._state
        after = rules.apply(state, NATURE, outcome)
        if piece_in_hand(after) != course.piece:
            return None
        hand = carrying_hand(course.piece, seconds_left(course), self._state.mover)
        grip = course.now.hand.height if course.now.hand else 0.0
        return CarryAnimation(self._visible, hand, grip, hovering(after, course.piece))

    @property
    def _visible(self) -> VisibleState:
        return visible_state(self._simulation, self._state.blur, self._state.mover)

    def _visible_and_audible(self) -> VisibleState:
        """The visible state without sounds of pieces that hardly moved: they would reveal loads."""
        seen, piece = self._visible, self._simulation.course.piece
        sounds = (
            sound
            for sound in self._sounds.take_sounds()
            if sound.piece == piece
            or seen.pieces.get(sound.piece) != self._initial_poses.get(sound.piece)
        )
        return seen._replace(sounds=tuple(sounds))

    def frame(self, *, keyframe: bool) -> bytes:
        now, carry = self._simulation, self._carry
        tick = now.tick + carry.ticks if carry else now.tick
        seen = carry.visible_state() if carry else self._visible_and_audible()
        return self._stream.frame(tick, self._leg, seen, silent=now.silent, whole=keyframe)

    @property
    def _leg(self) -> ShownLeg:
        carrying = self._carry and not self._carry.is_over
        return "carrying" if carrying else self._simulation.leg

    def feedback(self) -> Feeling:
        return feeling(self._simulation.course, self._leg, self._visible.pieces)


def perform(state: State, seat: Seat) -> LiveSimulation | None:
    """The simulation that is due, if any: by the seat's hand, or as NATURE resolves the gesture."""
    awaits_nature = state.phase == "lift" or state.motion is not None
    if state.phase not in (*HAND_PHASES, "lift") or (seat == NATURE) != awaits_nature:
        return None
    return LiveSimulation(state, seat)
