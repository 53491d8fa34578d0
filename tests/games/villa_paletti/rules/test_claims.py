"""VP-F: claims, objections, penalties and new floors."""

import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE, NotYourTurn
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Forgo, Resign, Returned, Stands
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.rules.floors import carried_by
from tavolino.games.villa_paletti.state import State
from tavolino.games.villa_paletti.villa import floor_pose
from tests.games.villa_paletti.positions import (
    FREE_SPOT,
    abort,
    act,
    all_decline,
    bring_up,
    lay_floor,
    lift_out,
    offered,
    pull_out,
    resolve,
    resolve_collapse,
    rule_against,
    seal_letters,
    table,
    top_points,
    touch,
    touchable,
    villa,
    winners,
)


def claimed(seal: str = "", **levels: str) -> State:
    """A claims, with green as the top floor."""
    return act(table(villa(2, **levels), "A", seal=seal), "claim")


def is_out(state: State, name: str) -> bool:
    return state.villa.levels[PILLAR_NAMED[name].number] == -1


SIX = "r1 y1 b1 g1 y2 b2"
"""Six pillars on the green floor."""


# ---------------------------------------------------------------- claiming
def test_vp_f1_a_claim_is_made_at_the_beginning_of_a_turn() -> None:
    assert "claim" in offered(table(villa(2)))
    assert rule_against(touch(table(villa(2)), "r1"), "claim") == "VP-F1"
    assert rule_against(pull_out(table(villa(2)), "r1"), "claim") == "VP-F1"


def test_vp_f2_everybody_else_is_asked_at_once_and_the_first_to_object_acts() -> None:
    state = claimed()
    assert VILLA_PALETTI.actors(state) == (1, 2, 3)
    state = act(state, "decline", by="C")
    assert VILLA_PALETTI.actors(state) == (1, 3)
    state = act(state, "object", by="D")
    assert VILLA_PALETTI.actors(state) == (3,)
    with pytest.raises(NotYourTurn):
        act(state, "object", by="B")


def test_vp_f2_answers_need_a_question() -> None:
    state = table(villa(2))
    assert rule_against(state, "object") == "VP-F2"
    assert rule_against(state, "decline") == "VP-F2"
    assert rule_against(claimed(), "touch y1 fingers 40", by="B") == "VP-F2"
    assert rule_against(claimed(), "pull 0", by="B") == "VP-F2"


def test_vp_f3_the_objector_moves_one_of_the_claimants_pillars() -> None:
    state = act(claimed(two="r5"), "object", by="D")
    assert touchable(state) == {"r1", "r2", "r3", "r4"}
    assert rule_against(state, "touch g1 fingers 40") == "VP-F3"
    assert rule_against(state, "touch r5 fingers 40") == "VP-B2"
    assert rule_against(touch(state, "r1"), "touch r2 fingers 40") == "VP-G6"


def test_vp_f4_t18_a_pillar_moved_by_the_objector_leaves_the_game() -> None:
    state = act(claimed(two="r5 g5"), "object", by="D")
    state = bring_up(state, "r1")
    assert VILLA_PALETTI.actors(state) == (NATURE,)
    state = lift_out(state)
    assert is_out(state, "r1")
    assert top_points(state) == [3, 0, 0, 3]
    assert (state.phase, state.turn, state.villa.top) == ("start", 1, 2)


def test_vp_f5_t19_the_failed_objector_loses_a_pillar_and_the_floor_is_laid() -> None:
    state = claimed(seal="DB", two="g5 g1 r1 y1 b4")
    assert top_points(state) == [1, 1, 2, 4]
    state = abort(act(state, "object", by="D"), "r2")
    assert (state.phase, VILLA_PALETTI.actors(state)) == ("penalty", (0,))
    state = act(state, "take g5")
    state = lift_out(state)
    assert is_out(state, "g5")
    assert top_points(state) == [1, 1, 2, 1]
    assert seal_letters(state) == "CD"
    assert state.phase == "floor"
    state = lay_floor(state)
    assert (state.villa.top, state.turn) == (3, 1)


def test_vp_f5_only_pillars_of_the_objector() -> None:
    state = abort(act(claimed(out="g2"), "object", by="D"), "r2")
    assert rule_against(state, "take y1") == "VP-F5"
    assert rule_against(state, "take g2") == "VP-F5"
    assert rule_against(state, "touch r1 fingers 40") == "VP-F5"
    assert rule_against(table(villa(2)), "take g1") == "VP-F5"
    assert offered(state) == ["take g1", "take g3", "take g4", "take g5", "resign"]


def test_vp_f5_no_second_objection() -> None:
    state = abort(act(claimed(two=SIX), "object", by="D"), "r2")
    state = lift_out(act(state, "take g1"))
    assert (state.phase, state.waiting) == ("floor", ())


def test_vp_f5_no_penalty_without_a_pillar_to_take() -> None:
    state = abort(act(claimed(out="g1 g2 g3 g4 g5", two=SIX[3:]), "object", by="D"), "r2")
    assert state.phase != "penalty"


def test_vp_f6_t20_a_collapse_during_the_objection_is_the_objectors() -> None:
    state = act(claimed(seal="DC", two="g5 b1"), "object", by="D")
    state = resolve_collapse(act(touch(state, "r1"), "pull 0"))
    assert winners(state) == "C"
    assert VILLA_PALETTI.places(state) == (2, 2, 1, 4)


# ---------------------------------------------------------------- the floor
def test_vp_f7_without_objection_the_claimant_lays_the_next_floor() -> None:
    state = all_decline(claimed(two=SIX))
    assert (state.phase, VILLA_PALETTI.actors(state)) == ("floor", (0,))
    state = lay_floor(state)
    assert state.villa.top == 3
    assert rule_against(table(villa(2)), "lay 0 0 0") == "VP-F7"
    assert rule_against(table(villa(2)), "forgo") == "VP-F7"


def test_vp_f7_a_floor_that_can_be_laid_must_be_laid() -> None:
    state = all_decline(claimed(two=SIX))
    assert rule_against(state, "forgo") == "VP-F7"
    assert Forgo() not in VILLA_PALETTI.legal(state, 0)


def test_vp_f8_a_floor_that_cannot_reach_three_pillars_may_be_forgone() -> None:
    far_apart = {"y1": Spot(88, 0), "b1": Spot(-80, 55), "g1": Spot(0, -75)}
    state = all_decline(act(table(villa(2, far_apart, two="y1 b1 g1")), "claim"))
    assert VILLA_PALETTI.legal(state, 0) == [Forgo(), Resign()]
    assert act(state, "forgo").turn == 1


def test_vp_f8_t16_over_two_pillars_refused_over_three_accepted() -> None:
    state = all_decline(claimed(two=SIX))
    found = {len(carried_by(state.seen, Spot(x, 0))): x for x in range(-150, 151)}
    assert rule_against(state, f"lay {found[2]} 0 0") == "VP-F8"
    assert rule_against(state, f"lay {found[3]} 0 0") == ""
    assert lay_floor(state, f"lay {found[3]} 0 0").villa.top == 3


def test_vp_f8_t17_with_two_pillars_on_top_the_turn_is_over() -> None:
    state = all_decline(claimed(two="y1 b1"))
    assert (state.phase, state.turn, state.villa.top) == ("start", 1, 2)


def test_vp_f8_t25_a_later_floor_may_stick_out_beyond_the_base() -> None:
    at = {"r1": Spot(60, 30), "y1": Spot(80, 0), "b1": Spot(60, -30)}
    state = all_decline(act(table(villa(1, at, one="r1 y1 b1")), "claim"))
    assert rule_against(state, "lay 80 0 0") == ""  # the green floor reaches 180 mm to the east


def test_vp_f8_a_floor_that_does_not_stay_may_be_retried_or_forgone() -> None:
    state = all_decline(claimed(two=SIX))
    again = resolve(act(state, offered(state)[0]), Returned(state.villa))
    assert (again.phase, again.turn) == ("floor", 0)
    left = act(again, "forgo")
    assert (left.turn, left.villa.top, left.idle) == (1, 2, 1)


def test_vp_f8_a_floor_that_is_taken_away_is_no_try() -> None:
    state = all_decline(claimed(two=SIX))
    for _ in range(4):
        state = resolve(act(state, "hands 0m0,0,0 10a"), Returned(state.villa))
        assert (state.phase, state.turn) == ("floor", 0)
        assert rule_against(state, "forgo") == "VP-F7"


@pytest.mark.parametrize("packets", ["0d 1r 2u 10a", "0k", "0d 1r"])
def test_vp_f8_a_floor_that_was_never_released_is_no_try(packets: str) -> None:
    state = all_decline(claimed(two=SIX))
    for _ in range(4):
        state = resolve(act(state, f"hands {packets}"), Returned(state.villa, spent=1000))
        assert (state.phase, state.turn, state.tries) == ("floor", 0, 0)
        assert rule_against(state, "forgo") == "VP-F7"
    tried = resolve(act(state, f"hands {packets}"), Returned(state.villa))
    assert tried.tries == 1


def test_vp_p4_the_time_limit_continues_after_a_floor_is_taken_away() -> None:
    state = all_decline(claimed(two=SIX))
    state = resolve(act(state, "hands 0k 50000a"), Returned(state.villa, spent=50_500))
    assert rule_against(state, "hands 0k 9499a") == ""
    assert rule_against(state, "hands 0k 9501a") == "VP-P4"
    carried = VILLA_PALETTI.view(state, 0).carried
    assert carried
    assert carried.seconds == 19


def test_vp_p4_after_two_minutes_the_floor_is_laid_automatically() -> None:
    state = all_decline(claimed(two=SIX))
    best = VILLA_PALETTI.parse(offered(state)[0])
    state = resolve(act(state, "hands 0k 50000a"), Returned(state.villa, spent=50_500))
    state = resolve(act(state, "hands 0k"), Returned(state.villa, spent=9_500))
    assert (VILLA_PALETTI.actors(state), state.motion, state.culprit) == ((NATURE,), best, 0)
    assert resolve(state, laid_by(state)).turn == 1
    for _ in range(3):
        assert state.motion == best
        state = resolve(state, Returned(state.villa, spent=10_000))
    assert (state.phase, state.turn, state.idle) == ("start", 1, 1)


def laid_by(state: State) -> Stands:
    floors = (*state.villa.floors, floor_pose(state.villa.top, Spot(0, 0)))
    return Stands(replace(state.villa, floors=floors))


def test_vp_f8_three_tries_are_enough() -> None:
    state = all_decline(claimed(two=SIX))
    for _ in range(3):
        assert state.phase == "floor"
        state = resolve(act(state, offered(state)[0]), Returned(state.villa))
    assert (state.phase, state.turn, state.idle) == ("start", 1, 1)


def test_vp_f9_after_a_floor_the_turn_is_over() -> None:
    state = all_decline(claimed(two=SIX))
    assert rule_against(state, "touch r2 fingers 40") == "VP-F9"
    assert lay_floor(state).turn == 1


# ---------------------------------------------------------------- rulings
def test_vp_f10_a_free_pillar_is_lifted_out_automatically() -> None:
    state = act(table(villa(2, {"g1": FREE_SPOT}, two=SIX.replace("g1 ", ""))), "claim")
    state = act(abort(act(state, "object", by="D"), "r2"), "take g1")
    assert VILLA_PALETTI.actors(state) == (NATURE,)
    assert is_out(lift_out(state), "g1")


def test_vp_f10_the_claimant_pulls_a_covered_pillar_at_their_own_risk() -> None:
    state = act(abort(act(claimed(two=SIX), "object", by="D"), "r2"), "take g2")
    assert (state.phase, VILLA_PALETTI.actors(state)) == ("touch", (0,))
    assert rule_against(state, "touch g3 fingers 40") == "VP-F10"
    fallen = resolve_collapse(act(touch(state, "g2"), "pull 0"))
    assert fallen.culprit == 0
    after = pull_out(state, "g2")
    assert is_out(after, "g2")
    assert after.phase == "floor"
    dared_not = abort(state, "g2")
    assert (dared_not.phase, is_out(dared_not, "g2")) == ("floor", False)


def test_vp_f10_a_covered_and_locked_pillar_cannot_be_named() -> None:
    state = act(table(villa(2, two=SIX), locked="g2"), "claim")
    state = abort(act(state, "object", by="D"), "r2")
    assert rule_against(state, "take g2") == "VP-F10"


def test_vp_f11_a_player_without_movable_pillars_cannot_be_challenged() -> None:
    state = claimed(two="r1 r2 r3 r4 r5")
    assert state.phase == "floor"


def test_vp_f12_with_red_on_top_a_claim_is_only_a_pass() -> None:
    state = all_decline(act(table(villa(5, five="y1"), "A"), "claim"))
    assert (state.phase, state.turn, state.idle) == ("start", 1, 1)
