"""VP-E: a collapse, no player can build, all agree, or one player is left."""

import pytest
from msgspec.structs import replace

from tavolino.core.game import NotYourTurn
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.components import PILLAR_NAMED
from tavolino.games.villa_paletti.villa import OUT
from tests.games.villa_paletti.positions import (
    abort,
    act,
    all_decline,
    bring_up,
    last_seats,
    lay_floor,
    offered,
    pull_down,
    pull_out,
    resolve_collapse,
    rule_against,
    seal_letters,
    table,
    touch,
    villa,
    winners,
)


# ---------------------------------------------------------------- collapse
def test_vp_e1_a_collapse_ends_the_match() -> None:
    state = pull_down(table(villa(2)), "r1")
    assert VILLA_PALETTI.actors(state) == ()
    assert state.collapse is not None
    assert (state.collapse.why, state.collapse.piece) == ("C1", "blue")


def test_vp_e1_a_floor_that_brings_it_down_counts_as_well() -> None:
    state = all_decline(act(table(villa(2, two="r1 y1 b1 g1 r2"), seal="BC"), "claim"))
    state = resolve_collapse(act(state, offered(state)[0]))
    assert (winners(state), last_seats(state)) == ("B", "A")


def test_vp_e3_the_holder_wins() -> None:
    assert winners(pull_down(table(villa(2, two="y5"), "A", seal="BC"), "r1")) == "B"


def test_vp_e4_the_previous_holder_wins_if_the_holder_caused_it() -> None:
    state = pull_down(table(villa(2, two="y5"), "B", seal="BC"), "y1")
    assert (winners(state), last_seats(state)) == ("C", "B")


def test_vp_e5_the_last_hand_on_the_villa_is_the_culprit() -> None:
    state = abort(table(villa(2), "A"), "r1")
    assert state.culprit == 0
    assert touch(state, "y1").culprit == 1
    assert bring_up(state, "y1").culprit == 1
    assert act(state, "claim").culprit == 0


def test_vp_e6_t05_before_green_nobody_wins_and_the_culprit_is_last() -> None:
    state = pull_down(table(villa(1, one="r5"), "C"), "b1")
    assert winners(state) == ""
    assert last_seats(state) == "C"
    assert VILLA_PALETTI.places(state) == (2, 2, 5, 2)


# ---------------------------------------------------------------- no player can build
def test_vp_e2_t29_all_claim_in_a_row_and_the_holder_wins() -> None:
    state = table(villa(5, five="g1"), "A", seal="DA")
    for _ in range(4):
        assert state.ended is None
        state = all_decline(act(state, "claim"))
    assert state.ended == "stuck"
    assert (winners(state), VILLA_PALETTI.places(state)) == ("D", (2, 2, 2, 1))


def test_vp_e2_a_floor_or_a_pillar_in_between_resets_the_count() -> None:
    state = table(villa(2, two="r1 y1 b1 g1 r2"), "A", idle=3)
    assert lay_floor(all_decline(act(state, "claim"))).idle == 0
    assert bring_up(state, "r3").idle == 0
    assert abort(state, "r3").idle == 0


def test_vp_e2_a_lost_objection_counts_as_an_unchallenged_claim() -> None:
    state = table(villa(5, five="g1"), "A", seal="DA", idle=3)
    state = abort(act(act(state, "claim"), "object", by="D"), "r1")
    state = act(state, "take g2")
    state = abort(state, "g2")  # covered, and A does not risk it
    assert state.ended == "stuck"


# ---------------------------------------------------------------- leaving the match
def test_vp_e7_a_player_who_resigns_is_last_and_plays_no_more() -> None:
    state = act(table(villa(2, two="r5 y4"), "A", seal="AB"), "resign")
    assert (state.turn, seal_letters(state)) == (1, "B")
    state = abort(abort(abort(state, "y1"), "b1"), "g1")
    assert state.turn == 1
    assert VILLA_PALETTI.actors(act(state, "claim")) == (2, 3)
    assert last_seats(state) == "A"


def test_vp_e7_a_player_may_resign_after_a_touch_and_the_pillar_is_locked() -> None:
    state = act(touch(table(villa(2)), "r1"), "resign")
    assert (state.phase, state.turn, state.resigned) == ("start", 1, (0,))
    assert state.locked == (PILLAR_NAMED["r1"].number,)


def test_vp_e7_a_pillar_in_hand_leaves_the_game_on_resignation() -> None:
    state = act(pull_out(table(villa(2)), "r1"), "resign")
    assert (state.phase, state.turn) == ("start", 1)
    assert state.villa.levels[PILLAR_NAMED["r1"].number] == OUT


def test_vp_e7_a_player_may_resign_instead_of_answering() -> None:
    state = act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim")
    state = act(state, "resign", by="C")
    assert (state.phase, state.waiting) == ("objections", (1, 3))
    assert all_decline(state).phase == "floor"


def test_vp_e7_an_objector_who_resigns_has_not_objected() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="B")
    for moment in (state, touch(state, "r3"), pull_out(state, "r3")):
        left = act(moment, "resign")
        assert (left.phase, left.turn, left.resigned) == ("floor", 0, (1,))


def test_vp_e7_a_claimant_may_resign_before_the_floor_or_the_penalty() -> None:
    state = act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim")
    named = abort(act(state, "object", by="D"), "r3")
    for moment in (all_decline(state), named):
        assert act(moment, "resign").turn == 1


def test_vp_e7_the_turn_continues_when_a_prover_resigns() -> None:
    state = act(abort(table(villa(2), seats=3), "g1"), "prove", by="C")
    assert (left := act(touch(state, "g2"), "resign")).phase == "own"
    assert (left.turn, left.resigned) == (0, (2,))
    assert act(abort(table(villa(2), seats=3), "g1"), "resign", by="B").waiting == (2,)


def test_vp_e7_a_player_who_resigned_need_not_agree() -> None:
    state = act(act(table(villa(2, two="r5"), seats=3, seal="AB"), "end?"), "agree", by="B")
    state = act(state, "resign", by="C")
    assert (state.ended, winners(state)) == ("agreed", "A")


def test_vp_e7_claims_of_a_player_who_resigned_no_longer_count() -> None:
    state = act(table(villa(5, five="g1"), "D", seal="DA", idle=3), "claim")
    state = act(state, "resign", by="B")
    assert (state.idle, state.ended) == (2, None)
    assert all_decline(state).ended == "stuck"


def test_vp_e7_the_seal_goes_to_the_colour_on_top_or_to_nobody() -> None:
    assert seal_letters(act(table(villa(2, two="r5"), "A", seal="A"), "resign")) == ""
    assert seal_letters(act(table(villa(2, two="r5 y1"), "B", seal="AB"), "resign")) == "A"


def test_vp_e7_the_last_remaining_player_wins() -> None:
    state = act(table(villa(2, two="r5"), "A", seats=2, seal="AB"), "resign")
    assert (state.ended, winners(state)) == ("alone", "B")


def test_vp_e7_a_waiting_player_may_resign_and_the_turn_continues() -> None:
    for moment in (
        table(villa(2)),
        touch(table(villa(2)), "r1"),
        pull_out(table(villa(2)), "r1"),
    ):
        left = act(moment, "resign", by="C")
        assert (left.phase, left.turn, left.attempt) == (moment.phase, 0, moment.attempt)
        assert (left.resigned, left.villa) == ((2,), moment.villa)


def test_vp_e7_the_last_remaining_player_wins_with_a_pillar_in_hand() -> None:
    state = act(pull_out(table(villa(2), seats=2), "r1"), "resign", by="B")
    assert (state.ended, winners(state)) == ("alone", "A")
    assert state.villa.levels[PILLAR_NAMED["r1"].number] == OUT


def test_vp_e7_a_player_may_resign_after_answering() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "decline", by="B")
    assert act(state, "resign", by="B").waiting == (2, 3)


def test_vp_e7_the_objection_ends_when_the_claimant_resigns() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="C")
    r3 = PILLAR_NAMED["r3"].number
    for moment in (state, touch(state, "r3"), pull_out(state, "r3")):
        left = act(moment, "resign", by="A")
        assert (left.phase, left.turn, left.attempt) == ("start", 1, None)
        in_hand, touched = moment.phase == "place", moment.phase == "pull"
        assert (left.villa.levels[r3] == OUT, r3 in left.locked) == (in_hand, touched)


def test_vp_e7_a_failed_objector_may_resign_before_the_penalty() -> None:
    state = act(act(table(villa(2, two="r1 y1 b1 g1 r2")), "claim"), "object", by="D")
    left = act(abort(state, "r3"), "resign", by="D")
    assert (left.phase, left.turn, left.resigned) == ("floor", 0, (3,))


def test_vp_e7_no_resignation_during_a_gesture_or_twice_or_before_the_colours() -> None:
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


def test_vp_e8_one_refusal_is_enough_and_one_proposal_per_turn() -> None:
    state = act(table(villa(2)), "end?")
    state = act(act(state, "agree", by="B"), "decline", by="C")
    assert (state.phase, state.turn, state.waiting) == ("start", 0, ())
    assert rule_against(state, "end?") == "VP-E8"
    assert rule_against(state, "agree") == "VP-E8"
    assert rule_against(touch(state, "r1"), "end?") == "VP-E8"
    assert rule_against(abort(state, "r1"), "end?") == ""


# ---------------------------------------------------------------- scores
@pytest.mark.parametrize(("seal", "scores"), [("", (0, 0, 0, 0)), ("CA", (0, 0, 1, 0))])
def test_during_the_match_the_score_is_the_seal(seal: str, scores: tuple[int, ...]) -> None:
    assert VILLA_PALETTI.scores(table(villa(2, two="b5"), seal=seal)) == scores
