"""PAL-2: gangsters move and collect discs."""

from itertools import permutations

import pytest

from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import AT_START, State
from tests.games.palermo.positions import (
    Setup,
    cost,
    field,
    finished,
    income,
    legal,
    money,
    objection,
    pass_turns,
    passing_lines,
    play,
    player,
    ranges,
    refusal,
    situation,
    walk,
)


# ---------------------------------------------------------------- a turn
def test_pal_2_1_all_figures_begin_on_the_start_card_without_money() -> None:
    state = finished("A")
    assert {(p.gangster, p.policeman, p.money) for p in state.players} == {(AT_START, AT_START, 0)}


def test_pal_2_2_first_the_policeman_then_the_gangster_then_the_next_player() -> None:
    state = finished("A")
    assert (state.phase, state.turn) == ("police", 0)
    assert refusal(state, "go 5.9") == ("PAL-2.2", "police-first")
    assert refusal(state, "stay") == ("PAL-2.2", "police-first")
    state = play(state, "police 4.7")
    assert (state.phase, state.turn) == ("gangster", 0)
    state = play(state, "go 5.9")
    assert (state.phase, state.turn) == ("police", 1)


# ---------------------------------------------------------------- range
def test_pal_2_3_t_32_range_is_three_and_one_for_each_disc() -> None:
    four_collected = ("12.2", "4.2", "8.4", "9.3")
    state = situation("A", "A", "police", A=Setup(gangster="5.9", left=four_collected))
    assert player(state, "A").range == 7
    assert "police 0.10" in legal(state)  # seven points from the start
    state = play(state, "police 0.10")
    assert cost(state, "0.11") == 7  # the policeman's walk took nothing from the gangster
    assert "go 0.11" in legal(state)
    assert refusal(state, "go 1.11") == ("PAL-2.3", "too-far")


def test_pal_2_3_r_1_a_disc_counts_from_the_next_turn_on() -> None:
    state = play(finished("A"), "police -", "go 5.9")
    assert money(state) == [2, 0, 0, 0]  # three points less one, not four less one
    assert ranges(state) == [4, 3, 3, 3]


def test_pal_2_3_too_far() -> None:
    state = play(finished("A"), "police -")
    refused = objection(state, "go 5.4")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-2.3", {"field": "5.4", "cost": 5, "range": 3})


# ---------------------------------------------------------------- steps
def test_pal_2_4_never_over_roofs_and_never_diagonally() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9"))
    assert refusal(state, "go 5.10") == ("PAL-2.4", "roof")
    assert cost(state, "4.9") == 1
    assert cost(state, "3.10") == 3  # (4,10) is a roof: by way of (4,9) and (3,9)
    assert {line for line in legal(state) if line.endswith((".9", ".10"))} == {
        "go 2.9",
        "go 3.9",
        "go 3.10",
        "go 4.9",
    }


def test_pal_2_5_r_4_a_field_costs_one_and_with_anothers_policeman_two() -> None:
    assert cost(situation("A", "B"), "4.9") == 2
    assert cost(situation("A", "B", C=Setup(policeman="5.9")), "4.9") == 3
    assert cost(situation("A", "B", B=Setup(policeman="5.9")), "4.9") == 2


def test_pal_2_5_leaving_a_policeman_costs_nothing() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9"), B=Setup(policeman="5.9"))
    assert cost(state, "4.9") == 1


def test_pal_2_6_a_figure_may_use_fewer_points_or_stay() -> None:
    state = play(finished("A"), "police -")
    assert {"go 5.9", "go 4.9", "go 3.9", "stay"} <= set(legal(state))
    assert legal(state)[-1] == "stay"
    after = play(state, "stay")
    assert player(after, "A").gangster == AT_START
    assert after.turn == 1


def test_pal_2_6_moving_to_the_own_field_is_not_staying() -> None:
    state = situation("A", "A", A=Setup(gangster="4.6"))
    assert refusal(state, "go 4.6") == ("PAL-2.6", "already-there")
    assert "go 4.6" not in legal(state)


def test_pal_2_7_t_14_gangsters_may_be_passed_but_not_joined() -> None:
    state = situation("A", "B", A=Setup(gangster="5.9"))
    assert cost(state, "4.9") == 2
    assert "go 4.9" in legal(state)
    refused = objection(state, "go 5.9")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-2.7", {"field": "5.9", "seat": 0})


def test_pal_2_7_t_15_an_occupied_target() -> None:
    state = situation("A", "B", D=Setup(gangster="4.9"))
    assert "go 4.9" not in legal(state)
    assert "go 3.9" in legal(state)
    assert cost(state, "3.9") == 3


def test_pal_2_8_t_17_a_gangster_may_stop_on_a_policeman() -> None:
    state = situation("A", "A", C=Setup(policeman="5.9"))
    assert (cost(state, "5.9"), income(state, "5.9")) == (2, 1)
    after = play(state, "go 5.9")
    assert money(after) == [1, 0, 0, 0]
    assert not PALERMO.view(after, 0).players[2].active
    assert cost(situation("A", "A", A=Setup(policeman="5.9")), "5.9") == 1


# ---------------------------------------------------------------- the start card
def test_pal_2_9_the_first_step_leads_to_any_field_beside_the_start_card() -> None:
    state = situation("A", "A")
    assert [cost(state, exit) for exit in ("4.7", "5.6", "5.9")] == [1, 1, 1]
    assert cost(situation("A", "A", B=Setup(policeman="5.9")), "5.9") == 2


def test_pal_2_9_figures_on_the_undivided_start_card_block_no_field() -> None:
    state = situation("A", "A", A=Setup(gangster="5.6"))
    assert [cost(state, where) for where in ("5.7", "5.8", "5.9")] == [1, 2, 3]
    assert {"go 5.7", "go 5.8"} <= set(legal(state))


def test_pal_2_9_after_the_first_step_the_start_card_is_four_fields() -> None:
    """Stepping back on one of its fields in the same move costs a point, as for any field."""
    state = situation("A", "A")
    assert [cost(state, where) for where in ("5.8", "5.7", "6.8")] == [2, 2, 3]
    after = play(state, "go 5.8")
    assert player(after, "A").gangster == field("5.8")


def test_pal_2_10_t_25_later_the_start_card_is_four_fields() -> None:
    assert cost(situation("A", "A", A=Setup(gangster="5.6")), "5.9") == 3
    assert cost(situation("A", "A"), "5.9") == cost(situation("A", "A"), "5.6") == 1


# ---------------------------------------------------------------- collecting
def test_pal_2_11_t_11_unused_points_become_money() -> None:
    state = play(finished("A"), "police -", "go 5.9")
    assert money(state) == [2, 0, 0, 0]
    assert (player(state, "A").collected, player(state, "A").range) == (1, 4)
    assert field("5.9") not in player(state, "A").entrances


def test_pal_2_11_t_12_the_second_field() -> None:
    state = play(pass_turns(finished("A")), "police -", "go 4.9")
    assert money(state) == [0, 1, 0, 0]


def test_pal_2_11_t_13_a_disc_is_collected_without_unused_points_too() -> None:
    state = play(pass_turns(finished("A"), 2), "police -", "go 3.6")
    assert money(state) == [0, 0, 0, 0]
    assert player(state, "C").collected == 1


def test_pal_2_11_r_2_seven_points_three_used_four_earned() -> None:
    state = situation("A", "B", B=Setup(gangster="5.9", left=("2.9", "1.2", "11.4", "8.2")))
    assert (player(state, "B").range, cost(state, "2.9"), income(state, "2.9")) == (7, 3, 4)


def test_pal_2_11_r_3_two_steps_from_the_start_earn_one() -> None:
    state = situation("A", "B")
    assert (cost(state, "4.9"), income(state, "4.9")) == (2, 1)


def test_pal_2_11_t_19_round_the_ring() -> None:
    state = situation("A", "A", A=Setup(gangster="1.6", left=("12.2",)))
    assert player(state, "A").range == 10
    path = walk(state, "go 12.2").path
    assert path == ("0.6", "0.0", "13.0", "13.1", "13.2", "12.2")
    assert (cost(state, "12.2"), income(state, "12.2")) == (6, 4)


def test_pal_2_11_t_33_a_toll_lowers_the_income() -> None:
    left = ("2.9", "1.2", "11.4", "8.2", "9.8")
    state = situation("A", "B", B=Setup(gangster="5.9", left=left), C=Setup(policeman="4.9"))
    assert (player(state, "B").range, cost(state, "2.9"), income(state, "2.9")) == (6, 4, 2)


def test_pal_2_11_t_33_a_detour_of_the_same_cost_earns_the_same() -> None:
    """Over the corner with the policeman, or along four fields: four points either way."""
    left = ("1.12", "7.12", "2.6", "10.1")
    free = situation("C", "C", C=Setup(gangster="0.9", left=left))
    policed = situation("C", "C", C=Setup(gangster="0.9", left=left), A=Setup(policeman="0.13"))
    assert (player(policed, "C").range, cost(free, "1.12")) == (6, 3)
    assert (cost(policed, "1.12"), income(policed, "1.12")) == (4, 2)


def test_pal_2_12_one_disc_per_turn_and_none_in_passing() -> None:
    state = situation("A", "B", B=Setup(gangster="5.9"))
    assert player(state, "B").entrances.count(field("4.9")) == 1
    after = play(state, "go 3.9")  # over the own entrance (4,9)
    assert player(after, "B").collected == 0
    assert field("4.9") in player(after, "B").entrances


def test_pal_2_12_t_36_the_way_home_begins_on_the_next_turn() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=("5.9",)))
    after = play(state, "go 5.9")
    assert not player(after, "A").is_home
    assert money(after) == [9, 0, 0, 0]
    assert after.turn == 1


def test_pal_2_13_stopping_on_an_own_entrance_collects() -> None:
    state = play(finished("A"), "police -", "go 5.9")
    assert player(state, "A").collected == 1


def test_pal_2_13_a_gangster_that_stays_collects_nothing() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9"))  # on the own entrance, disc still there
    after = play(state, "stay")
    assert (player(after, "A").collected, money(after)) == (0, [0, 0, 0, 0])


@pytest.mark.parametrize("order", list(permutations(["4.9", "2.9", "3.9"])))
def test_pal_2_14_discs_may_be_collected_in_any_order(order: tuple[str, ...]) -> None:
    """4.9 and 2.9 are doors of B, 3.9 is a street between them."""
    state = situation("A", "B", "police", B=Setup(gangster="5.9"))
    for where in order:
        state = play(state, "police -", f"go {where}")
        while state.turn != 1:
            state = play(state, *passing_lines(state))
    assert player(state, "B").collected == 2


def test_pal_2_15_others_discs_stay_where_they_are() -> None:
    state = situation("A", "B")
    after = play(state, "go 5.9")  # the door of A
    assert money(after) == [0, 0, 0, 0]
    assert field("5.9") in player(after, "A").entrances
    assert player(after, "B").collected == 0


def test_a_gangster_with_nowhere_to_go_stays() -> None:
    """Ruling 3.26: the gangster is in a dead end, with three points and four gangsters in front."""
    state = cornered()
    assert legal(state) == ["stay"]
    assert play(state, "stay").turn == 1


def test_pal_v3_a_gangster_that_cannot_move_may_stay_at_anothers_door() -> None:
    state = cornered(no_loitering=True)
    assert legal(state) == ["stay"]
    assert refusal(state, "stay") is None


def cornered(**options: bool) -> State:
    """A is on D's door in a dead end of city C, the other gangsters on the next four fields."""
    others = [Setup(gangster=name) for name in ("9.8", "9.7", "9.6", "10.7")]
    b, c, d, e = others
    return situation("C", "A", options=options, A=Setup(gangster="9.9"), B=b, C=c, D=d, E=e)
