"""VP-E: a collapse, nobody can build any more, all agree, or one is left."""

import pytest

from tavolino.games.villa_paletti import VILLA_PALETTI
from tests.games.villa_paletti.table import (
    abort,
    act,
    bring_up,
    collapse,
    last,
    lay_floor,
    offered,
    pulled_down,
    sealed,
    table,
    touch,
    unopposed,
    villa,
    why_not,
    winners,
)


# ---------------------------------------------------------------- collapse
def test_vp_e1_a_collapse_ends_the_match() -> None:
    state = pulled_down(table(villa(2)), "r1")
    assert VILLA_PALETTI.actors(state) == ()
    assert state.collapse is not None
    assert (state.collapse.why, state.collapse.piece) == ("C1", "blue")


def test_vp_e1_a_floor_that_brings_it_down_counts_as_well() -> None:
    state = unopposed(act(table(villa(2, two="r1 y1 b1 g1 r2"), seal="BC"), "claim"))
    state = collapse(act(state, offered(state)[0]))
    assert (winners(state), last(state)) == ("B", "A")


def test_vp_e3_the_holder_wins() -> None:
    assert winners(pulled_down(table(villa(2, two="y5"), "A", seal="BC"), "r1")) == "B"


def test_vp_e4_unless_the_holder_did_it() -> None:
    state = pulled_down(table(villa(2, two="y5"), "B", seal="BC"), "y1")
    assert (winners(state), last(state)) == ("C", "B")


def test_vp_e5_the_last_hand_on_the_villa_did_it() -> None:
    state = abort(table(villa(2), "A"), "r1")
    assert state.culprit == 0
    assert touch(state, "y1").culprit == 1
    assert bring_up(state, "y1").culprit == 1
    assert act(state, "claim").culprit == 0


def test_vp_e6_t05_before_green_nobody_wins_and_the_culprit_is_last() -> None:
    state = pulled_down(table(villa(1, one="r5"), "C"), "b1")
    assert winners(state) == ""
    assert last(state) == "C"
    assert VILLA_PALETTI.places(state) == (1, 1, 4, 1)


# ---------------------------------------------------------------- nobody can build
def test_vp_e2_t29_all_claim_in_a_row_and_the_holder_wins() -> None:
    state = table(villa(5, five="g1"), "A", seal="DA")
    for _ in range(4):
        assert state.ended is None
        state = unopposed(act(state, "claim"))
    assert state.ended == "stuck"
    assert (winners(state), VILLA_PALETTI.places(state)) == ("D", (2, 2, 2, 1))


def test_vp_e2_a_floor_or_a_pillar_in_between_starts_it_anew() -> None:
    state = table(villa(2, two="r1 y1 b1 g1 r2"), "A", idle=3)
    assert lay_floor(unopposed(act(state, "claim"))).idle == 0
    assert bring_up(state, "r3").idle == 0
    assert abort(state, "r3").idle == 0


def test_vp_e2_a_lost_objection_counts_as_an_unchallenged_claim() -> None:
    state = table(villa(5, five="g1"), "A", seal="DA", idle=3)
    state = abort(act(act(state, "claim"), "object", by="D"), "r1")
    state = act(state, "take g2")
    state = abort(state, "g2")  # covered, and A does not dare
    assert state.ended == "stuck"


# ---------------------------------------------------------------- leaving
def test_vp_e7_whoever_resigns_is_last_and_plays_no_more() -> None:
    state = act(table(villa(2, two="r5 y4"), "A", seal="AB"), "resign")
    assert (state.turn, sealed(state)) == (1, "B")
    state = abort(abort(abort(state, "y1"), "b1"), "g1")
    assert state.turn == 1
    assert VILLA_PALETTI.actors(act(state, "claim")) == (2, 3)
    assert last(state) == "A"
    assert why_not(touch(state, "y2"), "resign") == "VP-E7"


def test_vp_e7_the_seal_goes_to_the_colour_on_top_or_to_nobody() -> None:
    assert sealed(act(table(villa(2, two="r5"), "A", seal="A"), "resign")) == ""
    assert sealed(act(table(villa(2, two="r5 y1"), "B", seal="AB"), "resign")) == "A"


def test_vp_e7_the_last_one_left_wins() -> None:
    state = act(table(villa(2, two="r5"), "A", seats=2, seal="AB"), "resign")
    assert (state.ended, winners(state)) == ("alone", "B")


def test_vp_e8_all_others_must_agree_to_end_it() -> None:
    state = act(table(villa(2, two="r5"), "A", seal="AB"), "end?")
    assert VILLA_PALETTI.actors(state) == (1, 2, 3)
    for by in "CBD":
        assert state.ended is None
        state = act(state, "agree", by=by)
    assert (state.ended, winners(state)) == ("agreed", "A")


def test_vp_e8_one_who_declines_is_enough_and_once_a_turn_it_may_be_asked() -> None:
    state = act(table(villa(2)), "end?")
    state = act(act(state, "agree", by="B"), "decline", by="C")
    assert (state.phase, state.turn, state.waiting) == ("start", 0, ())
    assert why_not(state, "end?") == "VP-E8"
    assert why_not(state, "agree") == "VP-E8"
    assert why_not(touch(state, "r1"), "end?") == "VP-E8"
    assert why_not(abort(state, "r1"), "end?") == ""


# ---------------------------------------------------------------- scores
@pytest.mark.parametrize(("seal", "scores"), [("", (0, 0, 0, 0)), ("CA", (0, 0, 1, 0))])
def test_while_it_lasts_the_score_is_the_seal(seal: str, scores: tuple[int, ...]) -> None:
    assert VILLA_PALETTI.scores(table(villa(2, two="b5"), seal=seal)) == scores
