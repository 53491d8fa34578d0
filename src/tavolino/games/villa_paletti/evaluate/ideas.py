"""Candidate actions for bots, best first."""

from collections.abc import Iterator, Sequence
from math import hypot

from tavolino.core.game import Seat
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
from tavolino.games.villa_paletti.evaluate.risk import (
    MAX_CANDIDATES,
    MAX_RISK,
    has_safe_pillar,
    risk_of_place,
    risk_without,
    ways_out,
)
from tavolino.games.villa_paletti.gesture import PACKET_SCALE
from tavolino.games.villa_paletti.motions import LiftOff, Place, Pull
from tavolino.games.villa_paletti.rules import FINGER_GRIP, legal
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.ending import winner
from tavolino.games.villa_paletti.rules.moving import is_clear, target
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import is_covered, spot


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The few most promising actions, best first."""
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
            yield from legal(state, seat)[state.tries : state.tries + MAX_CANDIDATES]
        case "objections":
            yield Object() if has_safe_pillar(state, "objection") else Decline()
        case "proofs":
            yield Prove() if has_safe_pillar(state, "proof") else Decline()
        case "penalty":
            yield from _penalties(state)
        case "ending":
            yield Agree() if winner(state) == seat else Decline()
        case "setup":
            yield from _stands(state)
        case _:
            return


def _touches(state: State) -> Iterator[Action]:
    """Pillars of acceptable risk, the most valuable first; without any, a claim or the least."""
    villa, found = state.seen, movable(state, purpose_now(state))
    acceptable = [pillar for pillar in found if risk_without(villa, pillar) <= MAX_RISK]
    for pillar in sorted(acceptable, key=lambda pillar: -PILLARS[pillar].kind.points):
        yield Touch(pillar, "fingers", FINGER_GRIP)
    if not acceptable and state.phase == "start":
        yield Claim()
    if not acceptable and state.phase == "own":
        yield EndTurn()
    if not acceptable and state.phase != "own":
        least_risk_first = sorted(found, key=lambda pillar: risk_without(villa, pillar))
        yield from (
            Touch(pillar, "fingers", FINGER_GRIP) for pillar in least_risk_first[:MAX_CANDIDATES]
        )


def _pulls(state: State) -> Iterator[Action]:
    attempt, villa = state.attempt, state.seen
    assert attempt is not None
    if is_clear(villa, attempt.pillar):
        yield LiftOff()
    ways = ways_out(villa, attempt.pillar)[:MAX_CANDIDATES]
    yield from (Pull(towards, steady=True) for towards in ways)
    if not ways or risk_without(villa, attempt.pillar) > MAX_RISK:
        yield PutBack()


def _places(state: State) -> Iterator[Action]:
    """Stable placements that support the next floor well; after a failure the next best."""
    attempt = state.attempt
    assert attempt is not None
    places = [action for action in legal(state, attempt.mover) if isinstance(action, Place)]
    villa, pillar = state.seen, attempt.pillar
    best_first = sorted(places, key=lambda at: risk_of_place(villa, pillar, target(at)))
    yield from best_first[state.tries : state.tries + MAX_CANDIDATES]


def _penalties(state: State) -> Iterator[Action]:
    """The most harmful penalties: points on the top floor, then pillars that could get there."""
    assert state.attempt is not None
    named = [action for action in legal(state, state.turn) if isinstance(action, Take)]
    villa = state.seen

    def harm(take: Take) -> tuple[bool, bool, int]:
        free = not is_covered(villa, take.pillar)
        on_top = villa.levels[take.pillar] == villa.top
        return free, on_top, PILLARS[take.pillar].kind.points

    yield from sorted(named, key=harm, reverse=True)[:MAX_CANDIDATES]


def _stands(state: State) -> Iterator[Action]:
    """Spread the pillars over the site, far from the others."""
    poses = [pose for pose in state.seen.pillars if pose is not None]
    spots = [spot(pose) for pose in poses]

    def distance_to_nearest(stand: Action) -> float:
        assert isinstance(stand, Stand)
        x, y = stand.x / PACKET_SCALE, stand.y / PACKET_SCALE
        return min((hypot(x - at.x, y - at.y) for at in spots), default=-hypot(x, y))

    yield from sorted(legal(state, state.turn), key=distance_to_nearest, reverse=True)[
        :MAX_CANDIDATES
    ]
