"""VP-M: points on the top floor and the seal, starting with the rulebook's own example."""

from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import (
    abort,
    act,
    all_decline,
    bring_up,
    lay_floor,
    lift_out,
    pull_down,
    seal_letters,
    table,
    top_points,
    villa,
    winners,
)


def example() -> State:
    """Rulebook 7a: red 1, yellow 3, blue 2, green 1; B holds the seal after C; A is to move."""
    return table(villa(2, two="r1 y5 b4 g1"), "A", seal="BC")


def after_t02() -> State:
    """A has overtaken B, then D has drawn level with A."""
    state = bring_up(example(), "r5")
    state = abort(abort(state, "y1"), "b1")
    return bring_up(state, "g5")


# ---------------------------------------------------------------- the rulebook's example
def test_vp_m3_t01_more_points_take_the_seal() -> None:
    assert top_points(example()) == [1, 3, 2, 1]
    state = bring_up(example(), "r5")
    assert top_points(state) == [4, 3, 2, 1]
    assert seal_letters(state) == "AB"


def test_vp_m3_t02_on_a_tie_the_holder_keeps_it() -> None:
    assert top_points(after_t02()) == [4, 3, 2, 4]
    assert seal_letters(after_t02()) == "AB"


def test_vp_e4_t03_a_holder_who_causes_the_collapse_loses_to_the_previous_one() -> None:
    assert winners(pull_down(after_t02(), "r2")) == "B"


def test_vp_e3_t04_the_holder_wins_if_another_player_causes_the_collapse() -> None:
    state = abort(abort(abort(after_t02(), "r2"), "y2"), "b2")
    assert winners(pull_down(state, "g2")) == "A"


# ---------------------------------------------------------------- the first seal
def test_vp_m1_on_blue_nobody_gets_the_seal() -> None:
    assert seal_letters(bring_up(table(villa(1)), "r5")) == ""


def test_vp_m1_t06_the_first_on_green_takes_it() -> None:
    state = bring_up(table(villa(2), "B", fresh=True), "y1")
    assert seal_letters(state) == "B"


def test_vp_e6_t07_without_a_previous_holder_nobody_wins() -> None:
    state = bring_up(table(villa(2), "B", fresh=True), "y1")
    for name in ("b1", "g1", "r1"):
        state = abort(state, name)
    state = pull_down(state, "y2")
    assert winners(state) == ""


def test_vp_m3_t08_two_points_beat_one() -> None:
    state = bring_up(table(villa(2), "B", fresh=True), "y1")
    assert seal_letters(bring_up(state, "b4")) == "CB"


# ---------------------------------------------------------------- points
def test_vp_m2_three_two_and_one_on_the_top_floor_only() -> None:
    assert top_points(table(villa(2, two="r5 r4 r1 y5", one="b5 g4"))) == [6, 3, 0, 0]


def test_vp_m4_the_previous_holders_colour_lies_on_top() -> None:
    state = bring_up(example(), "r5")
    assert state.seal is not None
    assert (state.seal.holder, state.seal.previous) == (0, 1)


# ---------------------------------------------------------------- a new floor
def new_floor() -> State:
    """D has laid the yellow floor; A holds the seal after B."""
    state = table(villa(2, two="r5 y1 b1 g1 r1"), "D", seal="AB")
    return lay_floor(all_decline(act(state, "claim")))


def test_vp_m5_t09_a_new_floor_cancels_all_points_but_not_the_seal() -> None:
    state = new_floor()
    assert top_points(state) == [0, 0, 0, 0]
    assert (seal_letters(state), state.turn) == ("AB", 0)


def test_vp_m5_t10_the_holder_who_builds_first_changes_nothing() -> None:
    assert seal_letters(bring_up(new_floor(), "r2")) == "AB"


def test_vp_m5_t11_another_player_who_builds_first_takes_the_seal() -> None:
    state = abort(abort(new_floor(), "r2"), "y2")
    assert seal_letters(state) == "AB"
    assert seal_letters(bring_up(state, "b2")) == "CA"


def test_vp_m5_after_the_first_pillar_points_decide_again() -> None:
    state = bring_up(abort(new_floor(), "r2"), "y2")
    assert seal_letters(state) == "BA"
    assert seal_letters(bring_up(state, "b2")) == "BA"


# ---------------------------------------------------------------- when the seal moves
def test_vp_m6_the_seal_moves_only_at_the_end_of_a_turn() -> None:
    state = table(villa(2, two="r5 y4 b4 y1 b1 g1"), "A", seal="A")
    state = abort(act(act(state, "claim"), "object", by="D"), "r1")
    assert seal_letters(state) == "A"


def test_vp_m6_on_a_simultaneous_lead_the_first_player_clockwise_wins() -> None:
    state = table(villa(2, two="g5 r4 y4 b1"), "B", seal="DC")
    state = abort(act(act(state, "claim"), "object", by="D"), "y1")
    state = lift_out(act(state, "take g5"))
    assert top_points(state) == [2, 2, 1, 0]
    assert seal_letters(state) == "AD"
