"""The state of a match: where the pieces are, whose turn it is, who holds the seal."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import Options
from tavolino.games.villa_paletti.components import COLOURS, FLOORS, PILLARS
from tavolino.games.villa_paletti.gesture import Tool
from tavolino.games.villa_paletti.motions import Motion
from tavolino.games.villa_paletti.sight import Blur, as_seen
from tavolino.games.villa_paletti.villa import OUT, UNIT, Criterion, Pose, Villa

NOBODY = -1
"""Owner of a neutral or unclaimed colour; the previous holder of the first seal."""


class VillaOptions(Options, frozen=True):
    """The rule options of a match."""

    manual: bool = False
    """Do the players set up the pillars and lay the blue floor (VP-S2)?"""
    colours: Literal["chosen", "rolled"] = "chosen"
    """Do all players but the youngest choose a colour, or does everybody roll (VP-S5)?"""
    youngest: Literal["drawn", "first"] = "drawn"
    """Is the youngest player drawn, or is it the first seat (VP-S5)?"""
    toppled: Literal["collapse", "out", "reset"] = "collapse"
    """What happens if only pillars fall over (VP-E9)?"""
    variant_few_supports: Literal["off", "orange", "orange_up"] = "off"
    """Which floors may rest on fewer than three pillars (VP-V1)?"""
    assist: bool = False
    """Does the table show which pillars can be removed safely (VP-V2)?"""
    time_to_answer: Literal[15, 150, 0] = 15
    """Seconds to answer a question; 0 for no limit (VP-V3)."""


Phase: TypeAlias = Literal[
    "wood",
    "scatter",
    "setup",
    "blue",
    "colours",
    "start",
    "own",
    "touch",
    "touched",
    "pull",
    "place",
    "objections",
    "proofs",
    "penalty",
    "lift",
    "floor",
    "ending",
    "over",
]

Purpose: TypeAlias = Literal["own", "neutral", "objection", "proof", "penalty"]

Ended: TypeAlias = Literal["collapse", "stuck", "agreed", "alone"]


class Attempt(Struct, frozen=True):
    """A building project: one player moves one pillar (VP-G6)."""

    mover: int
    purpose: Purpose
    pillar: int = -1
    """-1 until a pillar is touched, or named as the penalty."""
    tool: Tool = "fingers"
    grip: int = 0
    spent: int = 0
    """Ticks of the two minutes that the pull used (VP-P4)."""


class Seal(Struct, frozen=True):
    """The master builder's seal: its holder, and the previous one, whose colour is up (VP-M4)."""

    holder: int
    previous: int = NOBODY


class Collapse(Struct, frozen=True):
    """What fell first."""

    why: Criterion
    piece: str


class State(Struct, frozen=True):
    """The complete state."""

    options: VillaOptions
    seats: int
    phase: Phase = "wood"
    turn: int = 0
    """The seat whose turn it is; during the setup, the seat that chooses or builds."""
    house: bool = True
    """Is the villa set up automatically?"""
    youngest: int = 0
    heights: tuple[int, ...] = (0,) * len(PILLARS)
    """Deviation of each pillar from its nominal height, in nanometres. No view shows it."""
    villa: Villa = Villa()
    blur: Blur = 0
    """The key of the visual blur; 0 in matches that began before the blur existed.

    An imagined villa has no blur: its pieces are where they are seen.
    """
    owners: tuple[int, ...] = (NOBODY,) * len(COLOURS)
    """The seat that owns each colour."""
    locked: tuple[int, ...] = ()
    """Pillars that were put back, by number (VP-B6)."""
    attempt: Attempt | None = None
    motion: Motion | None = None
    """The gesture in progress. NATURE determines its outcome."""
    tries: int = 0
    """How often this pillar or floor was set down without staying."""
    spent: int = 0
    """Ticks for which this floor was in the hand and taken away again (VP-P4)."""
    waiting: tuple[int, ...] = ()
    """Seats that have not yet answered a claim, an aborted neutral project or a proposal."""
    seal: Seal | None = None
    fresh: bool = False
    """Has no player's pillar been built on the top floor since it was laid (VP-M5)?"""
    idle: int = 0
    """Consecutive claims without a new floor (VP-E2)."""
    proposed: bool = False
    """Has the player whose turn it is already proposed to end the match?"""
    resigned: tuple[int, ...] = ()
    culprit: int = NOBODY
    """The seat whose hand touched the villa last (VP-E5)."""
    ended: Ended | None = None
    collapse: Collapse | None = None

    @property
    def seen(self) -> Villa:
        """The villa as everybody sees it. The rules use only this one."""
        return as_seen(self.villa, self.heights, self.blur, self.villa)

    @property
    def mover(self) -> int:
        """The seat that has a hand on a pillar, or is about to."""
        return self.attempt.mover if self.attempt else self.turn

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.seats) if seat not in self.resigned)

    @property
    def neutral(self) -> int:
        """VP-31: with three players, the index of the colour without an owner; else -1."""
        chosen = [owner for owner in self.owners if owner != NOBODY]
        return self.owners.index(NOBODY) if self.seats == 3 and len(chosen) == 3 else -1

    def others(self) -> tuple[int, ...]:
        """The other seats still in the match, clockwise after the one whose turn it is."""
        round_the_table = ((self.turn + step) % self.seats for step in range(1, self.seats))
        return tuple(seat for seat in round_the_table if seat not in self.resigned)

    def owner(self, pillar: int) -> int:
        """The seat that owns a pillar, or NOBODY."""
        return self.owners[pillar // 5]

    def pillars_of(self, seat: int) -> tuple[int, ...]:
        """All pillars of a player's colours, by number."""
        return tuple(pillar.number for pillar in PILLARS if self.owner(pillar.number) == seat)

    def lock(self, pillar: int) -> "State":
        return replace(self, locked=tuple(sorted({*self.locked, pillar})))


# ---------------------------------------------------------------- invariants
def check(state: State) -> list[str]:
    """The invariants that this state violates."""
    return [*_check_villa(state), *_check_turn(state), *_check_seal(state), *_check_end(state)]


SETUP_PHASES: tuple[Phase, ...] = ("wood", "scatter", "setup", "blue", "colours")
PHASES_WITHOUT_ALL_PILLARS: tuple[Phase, ...] = ("wood", "scatter", "setup")


def _check_villa(state: State) -> Iterator[str]:
    villa = state.villa
    if len(villa.pillars) != len(PILLARS) or len(villa.levels) != len(PILLARS):
        yield "VP-S2: there are twenty pillars"
    if villa.top > len(FLOORS):
        yield "VP-G4: there are five floors"
    for number, (pose, level) in enumerate(zip(villa.pillars, villa.levels, strict=True)):
        yield from _check_pillar(state, number, pose, level)
    for pose in (*villa.pillars, *villa.floors):
        if pose is not None and not _is_unit_quaternion(pose):
            yield f"a quaternion is not of length one: {pose}"


def _check_pillar(state: State, number: int, pose: Pose | None, level: int) -> Iterator[str]:
    name, attempt = PILLARS[number].name, state.attempt
    if pose is not None and not 0 <= level <= state.villa.top:
        yield f"VP-B2: {name} stands on level {level} of {state.villa.top}"
    in_hand = state.phase == "place" and attempt is not None and attempt.pillar == number
    somewhere = pose is not None or level == OUT or in_hand or state.ended == "collapse"
    if not somewhere and state.phase not in PHASES_WITHOUT_ALL_PILLARS:
        yield f"VP-B4: {name} has no place"
    if level == OUT and number in state.locked:
        yield f"VP-B6: {name} is out of the game, and locked"


def _is_unit_quaternion(pose: Pose) -> bool:
    length = (pose.w**2 + pose.i**2 + pose.j**2 + pose.k**2) / UNIT**2
    return abs(length - 1) < 1e-6


def _check_turn(state: State) -> Iterator[str]:
    if (state.phase in ("objections", "proofs", "ending")) != bool(state.waiting):
        yield "VP-F2: seats must have to answer exactly while a question is open"
    if state.turn in state.waiting or set(state.waiting) & set(state.resigned):
        yield "VP-F2: a seat that cannot answer is asked"
    busy = state.phase in ("touch", "touched", "pull", "place")
    if busy and state.attempt is None:
        yield "VP-B3: a hand is at work without a project"
    if state.motion is not None and state.phase not in ("pull", "place", "floor", "blue"):
        yield "VP-B3: a hand moves in the wrong phase"
    if state.phase not in (*SETUP_PHASES, "over") and NOBODY in state.owners and state.seats != 3:
        yield "VP-S6: a colour has no owner"


def _check_seal(state: State) -> Iterator[str]:
    if state.seal is None:
        return
    if state.villa.top < 2:
        yield "VP-M1: the seal was taken before the green floor"
    if state.seal.holder in state.resigned or state.seal.holder == state.seal.previous:
        yield "VP-M4: the seal has an invalid holder"


def _check_end(state: State) -> Iterator[str]:
    if (state.phase == "over") != (state.ended is not None):
        yield "VP-E1: a match is over when it has ended"
    if (state.ended == "collapse") != (state.collapse is not None):
        yield "VP-E1: a collapse has a cause"
    if state.idle > len(state.playing):
        yield "VP-E2: no player can build, but the match continues"
