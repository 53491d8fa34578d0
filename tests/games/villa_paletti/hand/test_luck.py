"""Hundreds of matches with random outcomes: the rules hold whatever NATURE reports."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options
from tavolino.core.rule_options import random_options
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Action, Fell, Free, Resign, Returned, Stands
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import Lay, Place
from tavolino.games.villa_paletti.rules import setup
from tavolino.games.villa_paletti.rules.moving import target
from tavolino.games.villa_paletti.state import State, VillaOptions
from tavolino.games.villa_paletti.villa import Villa, floor_pose, pillar_pose

pytestmark = pytest.mark.physics

MAX_ACTIONS = 3_000


def random_outcome(state: State, random: Random) -> Action:
    """A random outcome of NATURE."""
    match state.phase:
        case "wood":
            return setup.draw_wood(state, random)
        case "scatter":
            return setup.scatter(state, random)
        case "colours" | "touched":
            return random.choice([outcome for outcome, _ in VILLA_PALETTI.odds(state)])
        case _:
            return _random_result(state, random)


def _random_result(state: State, random: Random) -> Action:
    kind = random.choices(("well", "back", "fell"), (85, 10, 5))[0]
    handled = state.motion is not None
    if kind == "back" and handled:
        return Returned(state.villa)
    if kind == "fell" and (handled or state.phase == "lift"):
        standing = [n for n, pose in enumerate(state.villa.pillars) if pose is not None]
        down = random.choice(standing)
        if random.random() < 0.7:
            return Fell(state.villa, "C4", PILLARS[down].name, (down,))
        return Fell(state.villa, "C2", "blue")
    return Stands(_built(state)) if state.phase != "pull" else Free(_held(state))


def _held(state: State) -> Villa:
    assert state.attempt is not None
    pillar = state.attempt.pillar
    return state.villa.with_pillar(pillar, None, state.villa.levels[pillar])


def _built(state: State) -> Villa:
    villa, motion = state.villa, state.motion
    if state.phase in ("floor", "blue"):
        at = target(motion) if isinstance(motion, Lay) else Spot(0, 0)
        return replace(villa, floors=(*villa.floors, floor_pose(villa.top, at)))
    assert state.attempt is not None
    if state.phase == "lift":
        return villa.without(state.attempt.pillar)
    assert isinstance(motion, Place)
    pose = pillar_pose(target(motion), villa.top)
    return villa.with_pillar(state.attempt.pillar, pose, villa.top)


def play_match(seed: int, seats: int, seen: Counter[str]) -> State:
    """A match of random players who seldom resign, with all invariants checked at every step."""
    random = Random(f"{seed} {seats}")
    switched = {**random_options(VillaOptions, random), "assist": False}
    state = VILLA_PALETTI.initial(checked_options(VILLA_PALETTI, switched), seats)
    for _ in range(MAX_ACTIONS):
        actors = VILLA_PALETTI.actors(state)
        if not actors:
            return state
        seat = random.choice(actors)
        action = random_outcome(state, random) if seat == NATURE else _pick(state, seat, random)
        assert VILLA_PALETTI.objection(state, seat, action) is None, VILLA_PALETTI.format(action)
        assert VILLA_PALETTI.parse(VILLA_PALETTI.format(action)) == action
        VILLA_PALETTI.telling.tell(state, seat, action, 0)
        seen[state.phase] += 1
        state = VILLA_PALETTI.apply(state, seat, action)
        assert VILLA_PALETTI.check(state) == []
    pytest.fail("an endless match")


def _pick(state: State, seat: int, random: Random) -> Action:
    legal = VILLA_PALETTI.legal(state, seat)
    assert legal, state.phase
    picked = random.choice(legal)
    return random.choice(legal) if isinstance(picked, Resign) else picked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_hold_with_random_outcomes(seats: int) -> None:
    seen: Counter[str] = Counter()
    ends = Counter(str(play_match(seed, seats, seen).ended) for seed in range(20))
    assert {"collapse", "agreed"} <= ends.keys()
    expected = {"start", "touch", "pull", "place", "objections", "penalty", "lift", "floor"}
    assert expected | ({"proofs", "own"} if seats == 3 else set()) <= seen.keys()
