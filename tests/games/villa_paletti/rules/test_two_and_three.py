"""VP-2 and VP-3: two players with two colours each, and three with a neutral colour."""

import pytest

from tavolino.core.game import NotYourTurn
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import (
    abort,
    act,
    all_decline,
    bring_up,
    offered,
    resolve_collapse,
    rule_against,
    seal_letters,
    table,
    top_points,
    touch,
    touchable,
    villa,
)


# ---------------------------------------------------------------- two players
def test_vp_21_t24_each_plays_two_colours_and_adds_their_points() -> None:
    state = table(villa(2, two="r1 y4"), seats=2)
    assert top_points(state) == [3, 0]
    assert {"r2", "y5"} <= touchable(state)
    assert "b1" not in touchable(state)


def test_vp_23_the_rest_is_as_with_four() -> None:
    state = act(table(villa(2, two="r1 y4 b1 g1"), seats=2), "claim")
    assert VILLA_PALETTI.actors(state) == (1,)
    state = abort(act(state, "object"), "y1")
    assert offered(state)[0] == "take b1"


# ---------------------------------------------------------------- three players: green is neutral
def three(turn: str = "A", locked: str = "", **levels: str) -> State:
    return table(villa(2, **levels), turn, seats=3, locked=locked)


def test_vp_32_first_a_neutral_pillar_then_an_own_one() -> None:
    state = three()
    assert touchable(state) == {"g1", "g2", "g3", "g4", "g5"}
    assert rule_against(state, "touch r1 fingers 40") == "VP-32"
    state = bring_up(state, "g1")
    assert (state.phase, state.turn) == ("own", 0)
    assert touchable(state) == {"r1", "r2", "r3", "r4", "r5"}
    assert rule_against(state, "touch g2 fingers 40") == "VP-32"
    assert bring_up(state, "r1").turn == 1


def test_vp_33_t21_no_level_loses_its_last_neutral_pillar() -> None:
    state = three(one="g3", two="g4 g5")
    assert rule_against(state, "touch g3 fingers 40") == "VP-33"
    assert touchable(state) == {"g1", "g2"}
    none_left = three(one="g1", two="g2 g3 g4 g5")
    assert rule_against(none_left, "touch g1 fingers 40") == "VP-33"
    assert rule_against(none_left, "touch g2 fingers 40") == "VP-B2"


def test_vp_34_an_aborted_neutral_is_locked_and_the_turn_goes_on() -> None:
    state = abort(three(), "g1")
    assert state.locked == (PILLAR_NAMED["g1"].number,)
    assert state.phase == "proofs"
    assert all_decline(state).phase == "own"


def test_vp_34_t23_without_a_proof_the_player_moves_an_own_pillar() -> None:
    state = all_decline(abort(three(), "g1"))
    assert touchable(state) == {"r1", "r2", "r3", "r4", "r5"}


def test_vp_35_t22_a_proof_ends_the_turn_and_the_neutral_stays_up() -> None:
    state = abort(three(), "g1")
    assert VILLA_PALETTI.actors(state) == (1, 2)
    state = act(state, "prove", by="C")
    assert touchable(state) == {"g2", "g3", "g4", "g5"}
    assert rule_against(state, "touch b1 fingers 40") == "VP-35"
    assert rule_against(state, "touch g1 fingers 40") == "VP-B6"
    state = bring_up(state, "g2")
    assert (state.phase, state.turn) == ("start", 1)
    assert state.villa.levels[PILLAR_NAMED["g2"].number] == 2


def test_vp_35_only_the_first_proves_and_the_turn_continues_after_failure() -> None:
    state = act(abort(three(), "g1"), "prove", by="B")
    with pytest.raises(NotYourTurn):
        act(state, "prove", by="C")
    state = abort(state, "g2")
    assert (state.phase, state.turn) == ("own", 0)
    assert state.locked == tuple(PILLAR_NAMED[name].number for name in ("g1", "g2"))
    assert rule_against(three(), "prove") == "VP-35"


def test_vp_35_a_prover_can_be_the_culprit() -> None:
    state = act(abort(three(), "g1"), "prove", by="C")
    assert resolve_collapse(act(touch(state, "g2"), "pull 0")).culprit == 2


def test_vp_35_without_another_neutral_nobody_is_asked() -> None:
    state = three(one="g2", two="g3 g4", locked="g5")
    assert touchable(state) == {"g1"}
    assert abort(state, "g1").phase == "own"


def test_vp_36_without_a_movable_neutral_pillar_an_own_one_comes_first() -> None:
    state = three(one="g1", two="g2 g3 g4 g5")
    assert touchable(state) == {"r1", "r2", "r3", "r4", "r5"}
    assert "done" not in offered(state)


def test_vp_36_claims_come_before_the_neutral_and_concern_own_pillars() -> None:
    state = three()
    assert "claim" in offered(state)
    objecting = act(act(state, "claim"), "object", by="B")
    assert touchable(objecting) == {"r1", "r2", "r3", "r4", "r5"}
    assert rule_against(bring_up(state, "g1"), "claim") == "VP-F1"


def test_vp_36_the_turn_may_end_after_the_neutral_pillar() -> None:
    state = act(bring_up(three(), "g1"), "done")
    assert (state.phase, state.turn) == ("start", 1)
    nothing_left = bring_up(three(two="r1 r2 r3 r4 r5"), "g1")
    assert (nothing_left.phase, nothing_left.turn) == ("start", 1)


def test_vp_37_a_neutral_pillar_never_earns_the_seal() -> None:
    state = table(villa(2), seats=3, fresh=True)
    state = act(bring_up(state, "g5"), "done")
    assert (seal_letters(state), state.fresh) == ("", True)
    state = bring_up(bring_up(state, "g4"), "y1")
    assert seal_letters(state) == "B"
