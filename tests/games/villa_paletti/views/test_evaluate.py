"""Candidates and estimates for bots: safe pillars, wide ways, good places, honest claims."""

from random import Random

import pytest
from msgspec.structs import replace

from tavolino.bots import choose
from tavolino.games.villa_paletti import VILLA_PALETTI, evaluate
from tavolino.games.villa_paletti.actions import Claim, Decline, Object, PutBack, Take, Touch
from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.evaluate.risk import MAX_RISK, risk_without
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import Pull
from tavolino.games.villa_paletti.rules.moving import clearance
from tavolino.games.villa_paletti.state import Seal, State
from tests.games.villa_paletti.positions import (
    abort,
    act,
    pull_out,
    resolve_collapse,
    table,
    touch,
    villa,
)
from tests.games.villa_paletti.stored_villas import NAMES, stored


def stored_state(name: str) -> State:
    fixture = stored(name)
    return replace(table(fixture.villa), heights=fixture.heights)


def tripod(seats: int = 4, **more: Spot) -> State:
    """Blue on three pillars, one each of A, B and C; `more` adds others."""
    at = {"r1": Spot(70, 0), "y1": Spot(-30, 70), "b1": Spot(-30, -70), **more}
    rest = " ".join(pillar.name for pillar in PILLARS if pillar.name not in at)
    return table(villa(1, at, out=rest), seats=seats)


@pytest.mark.parametrize("name", NAMES)
def test_candidates_are_legal(name: str) -> None:
    state = stored_state(name)
    thought_of = evaluate.candidates(state, 0)
    assert thought_of
    assert all(action in VILLA_PALETTI.legal(state, 0) for action in thought_of)


def test_a_bot_without_a_safe_pillar_claims() -> None:
    assert risk_without(tripod().seen, 0) > MAX_RISK
    assert evaluate.candidates(tripod(), 0)[0] == Claim()


def test_a_safe_pillar_is_touched_and_the_most_valuable_first() -> None:
    state = tripod(r2=Spot(-100, 0), r5=Spot(-40, 20))
    first = evaluate.candidates(state, 0)
    assert first[0] == Touch(4, "fingers", 40)
    assert all(isinstance(action, Touch) and action.pillar != 0 for action in first)


def test_a_bot_puts_back_a_pillar_that_carries_everything() -> None:
    held = touch(tripod(), "r1")
    put_back = evaluate.estimate(act(held, "back"))
    pulled = evaluate.estimate(act(held, "pull 0 lift 0.8"))
    assert PutBack() in evaluate.candidates(held, 0)
    assert pulled[0] < put_back[0]


def test_pulls_have_enough_clearance() -> None:
    state = touch(
        stored_state("start"), VILLA_PALETTI.format(_safe(stored_state("start"))).split()[1]
    )
    assert state.attempt is not None
    for action in evaluate.candidates(state, 0):
        if isinstance(action, Pull):
            assert clearance(state.seen, state.attempt.pillar, action.towards) >= 2.5


def _safe(state: State) -> Touch:
    found = evaluate.candidates(state, 0)[0]
    assert isinstance(found, Touch)
    return found


def test_a_false_claim_is_objected_to_and_a_true_one_is_not() -> None:
    assert evaluate.candidates(act(tripod(), "claim"), 1) == [Decline()]
    false = act(tripod(r2=Spot(0, 30)), "claim")
    assert evaluate.candidates(false, 1) == [Object()]


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("seats", [2, 4])
def test_bots_object_where_a_pillar_may_safely_be_moved_and_only_there(
    level: str, seats: int
) -> None:
    for more, answer in (({"r2": Spot(0, 30)}, Object()), ({}, Decline())):
        claimed = VILLA_PALETTI.play(replace(tripod(seats, **more), seal=Seal(0)), 0, Claim())
        answers = [choose(VILLA_PALETTI, claimed, 1, level, Random(n)) for n in range(8)]
        assert answers.count(answer) >= 7


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_bot_claims_while_it_has_a_safe_pillar(level: str) -> None:
    last = replace(tripod(4, r2=Spot(0, 30)), idle=3, seal=Seal(1))
    for state in (last, replace(last, idle=0, seal=None), replace(last, seal=Seal(0, 1))):
        answers = [choose(VILLA_PALETTI, state, 0, level, Random(n)) for n in range(8)]
        assert not any(isinstance(action, Claim) for action in answers)


def test_the_estimate_knows_who_loses_by_the_last_claim() -> None:
    last = replace(tripod(), idle=3, seal=Seal(1))
    claimed = VILLA_PALETTI.play(last, 0, Claim())
    assert evaluate.estimate(claimed) == (0.0, 1.0, 0.0, 0.0)
    assert evaluate.parts(claimed, 1) == {"score": 1.0}


def test_the_penalty_is_the_most_harmful_one() -> None:
    state = act(table(villa(2, two="g5 g1 r1"), seal="DA"), "claim")
    state = abort(act(state, "object", by="D"), "r2")
    assert evaluate.candidates(state, 0)[0] == Take(19)


def test_the_seal_and_points_are_worth_something() -> None:
    low = evaluate.estimate(table(villa(2, two="r1 y1"), seal="BA"))
    high = evaluate.estimate(table(villa(2, two="r5 y1"), seal="AB"))
    assert high[0] > low[0]
    assert low[1] > high[1]


def test_touching_a_pillar_that_carries_everything_is_a_risk() -> None:
    safe = evaluate.estimate(act(tripod(r2=Spot(0, 30)), "touch r2 fingers 40"))
    rash = evaluate.estimate(act(tripod(), "touch r1 fingers 40"))
    assert rash[0] < safe[0]


def test_a_hook_is_more_of_a_risk_than_fingers() -> None:
    state = tripod(r2=Spot(0, 30))
    fingers = evaluate.estimate(act(state, "touch r2 fingers 40"))
    hook = evaluate.estimate(act(state, "touch r2 hook 10"))
    assert hook[0] < fingers[0]


def test_a_floor_is_laid_where_the_villa_stays_steady() -> None:
    below = {
        "r5": Spot(70, 70),
        "y5": Spot(-40, 90),
        "g1": Spot(60, 0),
        "g2": Spot(-45, 45),
        "g3": Spot(-20, -45),
    }
    corners = {"r1": Spot(40, 0), "y1": Spot(-20, 20), "b1": Spot(-20, -30)}
    state = act(table(villa(2, below | corners, one="g1 g2 g3", two="r1 y1 b1")), "claim")
    for seat in "BCD":
        state = act(state, "decline", by=seat)
    middle, edge = (evaluate.estimate(act(state, f"lay {x} 0 0")) for x in (0, 48))
    assert edge[0] < middle[0]


def test_after_the_match_the_estimate_is_the_score() -> None:
    down = resolve_collapse(act(touch(table(villa(2)), "r1"), "pull 0"))
    assert evaluate.estimate(down) == (-1.0, 0.0, 0.0, 0.0)


def test_candidate_places_are_legal() -> None:
    state = pull_out(table(villa(2)), "r1")
    first = evaluate.candidates(state, 0)[0]
    assert first in VILLA_PALETTI.legal(state, 0)


def test_bots_leave_proposals_to_end_to_humans() -> None:
    state = table(villa(2), seal="B")
    asked = evaluate.estimate(act(state, "end?"))[0]
    assert asked < evaluate.estimate(act(state, "claim"))[0]
