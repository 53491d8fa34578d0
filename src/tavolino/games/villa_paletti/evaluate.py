"""Whether it is good: who is ahead, what a hand risks, and which moves deserve a thought.

Only what everybody sees, and statics of pillars of equal height. No search.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import hypot

from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.games.villa_paletti.actions import (
    Action,
    Agree,
    Claim,
    Decline,
    EndTurn,
    Object,
    Prove,
    PutBack,
    Stand,
    Take,
    Touch,
)
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import GRAINS
from tavolino.games.villa_paletti.motions import Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules import DIRECTIONS, actors, legal
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.ending import scores, winner
from tavolino.games.villa_paletti.rules.hands import clearance, there, way_out
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import Attempt, Purpose, State
from tavolino.games.villa_paletti.statics import Verdict, stands, verdict, verdict_without
from tavolino.games.villa_paletti.villa import Villa, is_covered, laid, on_level, spot

NARROW = 2.5
"""A corridor with less room on both sides, in mm, is not for careful hands."""

TENDER = 1.0
"""Contacts may be so much smaller than they look, in mm."""

FEW = 4
"""So many ready-made gestures are worth a thought."""

RISKS = {"safe": 0.02, "hook": 0.2, "narrow": 0.35, "wobbly": 0.4, "falls": 0.9}
"""How often a hand at such work brings the villa down: a guess."""

SEAL, POINT, PILLAR = 0.5, 0.05, 0.01
"""What the seal, a point on top, and a pillar that can still be moved are worth."""

FALSE_CLAIM = 0.1
"""What a claim costs that somebody can disprove."""

UNSTEADY, OFF_CENTRE = 0.8, 0.0005
"""The risk of a place where the villa might not stand; and of each millimetre from the middle."""


# ---------------------------------------------------------------- how it stands
def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores: the seal, the points that threaten it, and what hands risk."""
    if state.phase == "over":
        return tuple(map(float, scores(state)))
    risk, won = _risk(state), winner(state)
    return tuple(
        (1 - risk) * _hope(state, seat) + risk * _if_it_falls(state, seat, won)
        for seat in range(state.seats)
    )


def _if_it_falls(state: State, seat: Seat, won: Seat) -> float:
    return -1.0 if seat == state.mover else float(seat == won)


def _hope(state: State, seat: Seat) -> float:
    """Between nothing and one: the seal now, points for later, and what is just coming up."""
    asks_to_end = state.proposed and seat == state.turn  # bots leave that to people
    if seat in state.resigned or asks_to_end:
        return -1.0
    holds = state.seal is not None and state.seal.holder == seat
    hope = SEAL * holds + POINT * points(state, seat) + PILLAR * len(_left(state, seat))
    if state.phase == "objections" and seat == state.turn and _can_show(state, "objection"):
        hope -= FALSE_CLAIM
    return hope + POINT * _coming_up(state, seat)


def _coming_up(state: State, seat: Seat) -> int:
    """The points of the pillar that a player is bringing to the top."""
    attempt = state.attempt
    if attempt is None or attempt.purpose != "own" or attempt.mover != seat:
        return 0
    return PILLARS[attempt.pillar].kind.points


def _left(state: State, seat: Seat) -> tuple[int, ...]:
    """The pillars with which a player can still build."""
    villa = state.villa
    return tuple(
        pillar
        for pillar in state.pillars_of(seat)
        if 0 <= villa.levels[pillar] < villa.top and pillar not in state.locked
    )


def _risk(state: State) -> float:
    """How likely the hand that is at work brings the villa down."""
    attempt = state.attempt
    match state.motion:
        case Lay():
            return RISKS[_with_floor(state.seen, there(state.motion))]
        case Place() if attempt is not None:
            return _risk_of_place(state, attempt.pillar, there(state.motion))
        case Pull(towards, steady) if attempt is not None:
            return max(
                _risk_of_pull(state, attempt.pillar, towards, steady), _risk_of_tool(attempt)
            )
        case None if attempt is not None and state.phase in ("touched", "pull"):
            return max(RISKS[judge(state, attempt.pillar)], _risk_of_tool(attempt))
        case _:
            return 0.0


def _risk_of_pull(state: State, pillar: int, towards: int, steady: bool) -> float:
    wide = clearance(state.seen, pillar, towards) >= NARROW
    risk = max(RISKS[verdict_without(state.seen, pillar)], RISKS["safe" if wide else "narrow"])
    return risk if steady else min(1.0, 1.5 * risk)


def _risk_of_tool(attempt: Attempt) -> float:
    """A hook does not hold a pillar upright: its head may jam under the floor."""
    return RISKS[attempt.tool] if attempt.tool == "hook" else 0.0


def _risk_of_place(state: State, pillar: int, at: Spot) -> float:
    villa = state.seen
    if not _stands_with(villa, pillar, at):
        return UNSTEADY
    middle = spot(villa.floors[-1])
    return OFF_CENTRE * hypot(at.x - middle.x, at.y - middle.y)


def _with_floor(villa: Villa, at: Spot) -> Verdict:
    return verdict(replace(villa, floors=(*villa.floors, laid(villa.top, at))))


def judge(state: State, pillar: int) -> str:
    """What becomes of the villa without this pillar, and whether there is a way out for it."""
    verdict = verdict_without(state.seen, pillar)
    if verdict != "safe" or not is_covered(state.seen, pillar):
        return verdict
    return "safe" if _ways(state, pillar) else "narrow"


def _ways(state: State, pillar: int) -> list[int]:
    """The directions with enough room, the shortest way first."""
    wide = [towards for towards in DIRECTIONS if clearance(state.seen, pillar, towards) >= NARROW]
    return sorted(wide, key=lambda towards: way_out(state.seen, pillar, towards))


def unforeseeable(state: State) -> bool:
    """Nobody thinks through how things fall."""
    return actors(state) == (NATURE,) and state.phase != "touched"


# ---------------------------------------------------------------- what to think about
def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The few actions that promise most, the best one first."""
    return list(_promising(state, seat)) or legal(state, seat)


def _promising(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case "start" | "own" | "touch":
            yield from _touches(state)
        case "pull":
            yield from _pulls(state)
        case "place":
            yield from _places(state)
        case "floor" | "blue":
            yield from legal(state, seat)[state.tries : state.tries + FEW]
        case "objections":
            yield Object() if _can_show(state, "objection") else Decline()
        case "proofs":
            yield Prove() if _can_show(state, "proof") else Decline()
        case "penalty":
            yield from _penalties(state)
        case "ending":
            yield Agree() if winner(state) == seat else Decline()
        case "setup":
            yield from _stands(state)
        case _:
            return


def _touches(state: State) -> Iterator[Action]:
    """Safe pillars, the most valuable first; if there is none, say so."""
    purpose = purpose_now(state)
    found = movable(state, purpose)
    safe = [pillar for pillar in found if judge(state, pillar) == "safe"]
    for pillar in sorted(safe, key=lambda pillar: -PILLARS[pillar].kind.points):
        yield Touch(pillar, "fingers", 40)
    if not safe and state.phase == "start":
        yield Claim()
    if not safe and state.phase == "own":
        yield EndTurn()
    if not safe and state.phase == "touch":
        worst_last = sorted(found, key=lambda pillar: RISKS[judge(state, pillar)])
        yield from (Touch(pillar, "fingers", 40) for pillar in worst_last[:FEW])


def _pulls(state: State) -> Iterator[Action]:
    attempt = state.attempt
    assert attempt is not None
    verdict = verdict_without(state.seen, attempt.pillar)
    if verdict == "falls":
        yield PutBack()
        return
    if not is_covered(state.seen, attempt.pillar):
        yield LiftOff()
    ways = _ways(state, attempt.pillar)[:FEW]
    yield from (Pull(towards, steady=True, lift=800) for towards in ways)
    if not ways:
        yield PutBack()


def _places(state: State) -> Iterator[Action]:
    """Near the middle of the top floor, where the villa would stand; at worst anywhere."""
    attempt = state.attempt
    assert attempt is not None
    villa = state.seen
    middle = spot(villa.floors[-1])
    places = [action for action in legal(state, attempt.mover) if isinstance(action, Place)]
    near = sorted(places, key=lambda at: hypot(at.x / GRAINS - middle.x, at.y / GRAINS - middle.y))
    good = (at for at in near if _stands_with(villa, attempt.pillar, there(at)))
    yield from islice(good, state.tries, state.tries + FEW)


@lru_cache(maxsize=2048)
def _stands_with(villa: Villa, pillar: int, at: Spot) -> bool:
    return stands(villa.with_pillar(pillar, on_level(at, villa.top), villa.top), TENDER)


def _can_show(state: State, purpose: Purpose) -> bool:
    """Is there a pillar that one would dare to move?"""
    return any(judge(state, pillar) == "safe" for pillar in movable(state, purpose))


def _penalties(state: State) -> Iterator[Action]:
    """What hurts most: points on top, then what could still be brought there."""
    assert state.attempt is not None
    named = [action for action in legal(state, state.turn) if isinstance(action, Take)]
    villa = state.seen

    def harm(take: Take) -> tuple[bool, bool, int]:
        free = not is_covered(villa, take.pillar)
        on_top = villa.levels[take.pillar] == villa.top
        return free, on_top, PILLARS[take.pillar].kind.points

    yield from sorted(named, key=harm, reverse=True)[:FEW]


def _stands(state: State) -> Iterator[Action]:
    """Spread the pillars over the site: far from those that stand."""
    poses = [pose for pose in state.seen.pillars if pose is not None]
    spots = [spot(pose) for pose in poses]

    def lonely(stand: Action) -> float:
        assert isinstance(stand, Stand)
        x, y = stand.x / GRAINS, stand.y / GRAINS
        return min((hypot(x - at.x, y - at.y) for at in spots), default=-hypot(x, y))

    yield from sorted(legal(state, state.turn), key=lonely, reverse=True)[:FEW]
