"""VP-E: a collapse, no player can build, all agree, or one player is left."""

import pytest
from msgspec.structs import replace

from tavolino.core.game import NotYourTurn
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.villa import OUT
from tests.games.villa_paletti.table import (
    abort,
    act,
    bring_up,
    collapse,
    last,
    lay_floor,
    offered,
    pulled_down,
    pulled_out,
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
    assert VILLA_PALETTI.places(state) == (2, 2, 5, 2)


# ---------------------------------------------------------------- no player can build
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
    state = abort(state, "g2")  # covered, and A does not risk it
    assert state.ended == "stuck"


# ---------------------------------------------------------------- leaving the match
def test_vp_e7_whoever_resigns_is_last_and_plays_no_more() -> None:
    state = act(table(villa(2, two="r5 y4"), "A", seal="AB"), "resign")
    assert (state.turn, sealed(state)) == (1, "B")
    state = abort(abort(abort(state, "y1"), "b1"), "g1")
    assert state.turn == 1
    assert VILLA_PALETTI.actors(act(state, "claim")) == (2, 3)
    assert last(state) == "A"


def test_vp_e7_a_hand_on_a_pillar_may_resign_and_the_pillar_is_locked() -> None:
    state = act(touch(table(villa(2)), "r1"), "resign")
    assert (state.phase, state.turn, state.resigned) == ("start", 1, (0,))
    assert state.locked == (PILLAR_NAMED["r1"].number,)


def test_vp_e7_a_pillar_in_the_hand_of_who_resigns_leaves_the_game() -> None:
    state = act(pulled_out(table(villa(2)), "r1"), "resign")
    assert (state.phase, state.turn) == ("start", 1)
    assert state.villa.levels[PILLAR_NAMED["r1"].number] == OUT


def test_vp_e7_who_is_asked_may_resign_instead_and_the_claim_goes_on() -> None:
    state = act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim")
    state = act(state, "resign", by="C")
    assert (state.phase, state.waiting) == ("objections", (1, 3))
    assert unopposed(state).phase == "floor"


def test_vp_e7_an_objector_who_resigns_has_not_objected() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="B")
    for moment in (state, touch(state, "r3"), pulled_out(state, "r3")):
        left = act(moment, "resign")
        assert (left.phase, left.turn, left.resigned) == ("floor", 0, (1,))


def test_vp_e7_a_claimant_may_resign_before_the_floor_or_the_penalty() -> None:
    state = act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim")
    named = abort(act(state, "object", by="D"), "r3")
    for moment in (unopposed(state), named):
        assert act(moment, "resign").turn == 1


def test_vp_e7_a_prover_who_resigns_lets_the_turn_go_on() -> None:
    state = act(abort(table(villa(2), seats=3), "g1"), "prove", by="C")
    assert (left := act(touch(state, "g2"), "resign")).phase == "own"
    assert (left.turn, left.resigned) == (0, (2,))
    assert act(abort(table(villa(2), seats=3), "g1"), "resign", by="B").waiting == (2,)


def test_vp_e7_nobody_waits_for_the_agreement_of_who_resigned() -> None:
    state = act(act(table(villa(2, two="r5"), seats=3, seal="AB"), "end?"), "agree", by="B")
    state = act(state, "resign", by="C")
    assert (state.ended, winners(state)) == ("agreed", "A")


def test_vp_e7_the_claims_of_who_resigned_no_longer_count() -> None:
    state = act(table(villa(5, five="g1"), "D", seal="DA", idle=3), "claim")
    state = act(state, "resign", by="B")
    assert (state.idle, state.ended) == (2, None)
    assert unopposed(state).ended == "stuck"


def test_vp_e7_the_seal_goes_to_the_colour_on_top_or_to_nobody() -> None:
    assert sealed(act(table(villa(2, two="r5"), "A", seal="A"), "resign")) == ""
    assert sealed(act(table(villa(2, two="r5 y1"), "B", seal="AB"), "resign")) == "A"


def test_vp_e7_the_last_one_left_wins() -> None:
    state = act(table(villa(2, two="r5"), "A", seats=2, seal="AB"), "resign")
    assert (state.ended, winners(state)) == ("alone", "B")


def test_vp_e7_whoever_waits_may_resign_and_the_turn_goes_on() -> None:
    for moment in (
        table(villa(2)),
        touch(table(villa(2)), "r1"),
        pulled_out(table(villa(2)), "r1"),
    ):
        left = act(moment, "resign", by="C")
        assert (left.phase, left.turn, left.attempt) == (moment.phase, 0, moment.attempt)
        assert (left.resigned, left.villa) == ((2,), moment.villa)


def test_vp_e7_the_last_one_left_wins_also_with_a_pillar_in_the_hand() -> None:
    state = act(pulled_out(table(villa(2), seats=2), "r1"), "resign", by="B")
    assert (state.ended, winners(state)) == ("alone", "A")
    assert state.villa.levels[PILLAR_NAMED["r1"].number] == OUT


def test_vp_e7_who_has_answered_may_resign_and_the_others_are_still_asked() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "decline", by="B")
    assert act(state, "resign", by="B").waiting == (2, 3)


def test_vp_e7_a_claimant_who_resigns_takes_the_objection_along() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="C")
    r3 = PILLAR_NAMED["r3"].number
    for moment in (state, touch(state, "r3"), pulled_out(state, "r3")):
        left = act(moment, "resign", by="A")
        assert (left.phase, left.turn, left.attempt) == ("start", 1, None)
        in_hand, touched = moment.phase == "place", moment.phase == "pull"
        assert (left.villa.levels[r3] == OUT, r3 in left.locked) == (in_hand, touched)


def test_vp_e7_who_objected_in_vain_may_resign_before_the_penalty() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="D")
    left = act(abort(state, "r3"), "resign", by="D")
    assert (left.phase, left.turn, left.resigned) == ("floor", 0, (3,))


def test_vp_e7_nobody_resigns_while_a_hand_is_at_work_nor_twice_nor_before_the_colours() -> None:
    pulling = act(touch(table(villa(2)), "r1"), "pull 90")
    gone = act(table(villa(2)), "resign", by="C")
    choosing = replace(table(villa(1)), phase="colours")
    for state in (pulling, gone, choosing):
        with pytest.raises(NotYourTurn):
            act(state, "resign", by="C")


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
