"""PAL-P: policemen."""

from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import AT_START
from tests.games.palermo.positions import (
    Setup,
    cost,
    field,
    finished,
    income,
    legal,
    money,
    objection,
    play,
    player,
    ranges,
    refusal,
    situation,
)


def test_pal_p_1_each_player_moves_only_their_own_policeman() -> None:
    state = play(finished("A"), "police 4.7")
    assert [p.policeman for p in state.players] == [field("4.7"), AT_START, AT_START, AT_START]


def test_pal_p_2_moving_the_policeman_is_optional() -> None:
    state = play(finished("A"), "police -")
    assert state.phase == "gangster"
    assert player(state, "A").policeman == AT_START


def test_pal_p_2_t_31_not_after_the_gangster() -> None:
    state = play(finished("A"), "police -")
    assert refusal(state, "police 4.7") == ("PAL-P.2", "police-too-late")
    assert refusal(state, "police -") == ("PAL-P.2", "police-too-late")


def test_pal_p_2_moving_to_the_own_field_is_not_skipping() -> None:
    state = situation("A", "A", "police", A=Setup(policeman="4.9"))
    assert refusal(state, "police 4.9") == ("PAL-P.2", "policeman-already-there")
    assert "police 4.9" not in legal(state)


def test_pal_p_3_the_policeman_has_points_of_his_own() -> None:
    state = play(finished("A"), "police 3.9")  # all three points
    assert player(state, "A").policeman == field("3.9")
    state = play(state, "go 5.9")
    assert money(state) == [2, 0, 0, 0]  # the gangster still had three
    refused = objection(finished("A"), "police 2.9")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-P.3", {"field": "2.9", "cost": 4, "range": 3})


def test_pal_p_3_the_policeman_keeps_to_the_streets() -> None:
    assert refusal(finished("A"), "police 5.10") == ("PAL-2.4", "roof")


def test_pal_p_4_a_policeman_pays_the_toll_too() -> None:
    state = situation("A", "B", "police", C=Setup(policeman="5.9"))
    refused = objection(state, "police 3.10")
    assert refused is not None
    assert refused.text.args["cost"] == 5  # four fields, one of them policed
    state = situation("A", "B", "police")
    refused = objection(state, "police 3.10")
    assert refused is not None
    assert refused.text.args["cost"] == 4


def test_pal_p_5_t_16_the_toll() -> None:
    anothers = situation("A", "B", C=Setup(policeman="5.9"))
    assert (cost(anothers, "4.9"), income(anothers, "4.9")) == (3, 0)
    own = situation("A", "B", B=Setup(policeman="5.9"))
    assert (cost(own, "4.9"), income(own, "4.9")) == (2, 1)


def test_pal_p_6_t_18_with_a_gangster_on_his_field_he_is_inactive() -> None:
    state = situation("A", "B", A=Setup(gangster="5.9"), C=Setup(policeman="5.9"))
    assert cost(state, "4.9") == 2
    assert not PALERMO.view(state, 0).players[2].active


def test_pal_p_6_active_again_when_the_gangster_leaves() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9"), C=Setup(policeman="5.9"))
    state = play(state, "go 4.9", "police -")
    assert state.turn == 1
    assert cost(state, "5.9") == 2
    assert PALERMO.view(state, 0).players[2].active


def test_pal_p_6_the_owners_gangster_makes_him_inactive_too() -> None:
    state = situation("A", "B", C=Setup(gangster="5.9", policeman="5.9"))
    assert cost(state, "4.9") == 2


def test_pal_p_7_t_22_policemen_keep_apart() -> None:
    state = situation("A", "B", "police", A=Setup(policeman="4.9"), B=Setup(left=("1.6",)))
    for near in ("4.9", "5.9", "3.9"):
        assert refusal(state, f"police {near}") == ("PAL-P.7", "policemen-side-by-side")
    assert refusal(state, "police 3.10") is None  # diagonal
    refused = objection(state, "police 5.9")
    assert refused is not None
    assert refused.text.args == {"field": "5.9", "seat": 0, "there": "4.9"}


def test_pal_p_7_inactive_policemen_count() -> None:
    state = situation(
        "A",
        "B",
        "police",
        A=Setup(policeman="4.9"),
        B=Setup(left=("1.6",)),
        C=Setup(gangster="4.9"),
    )
    assert refusal(state, "police 3.9") == ("PAL-P.7", "policemen-side-by-side")


def test_pal_p_7_policemen_on_the_undivided_start_card_do_not_count() -> None:
    assert {"police 4.7", "police 5.6", "police 5.9"} <= set(legal(finished("A")))


def test_pal_p_7_corners_of_the_ring() -> None:
    """Ruling 3.20: a corner is adjacent to its two ring fields, but not to another corner."""
    state = situation(
        "A", "B", "police", A=Setup(policeman="0.0"), B=Setup(policeman="1.3", left=("1.6",))
    )
    assert refusal(state, "police 0.1") == ("PAL-P.7", "policemen-side-by-side")
    assert refusal(state, "police 1.0") == ("PAL-P.7", "policemen-side-by-side")
    assert refusal(state, "police 0.13") is None
    assert refusal(state, "police 13.0") is None


def test_pal_p_7_a_policeman_may_pass_others() -> None:
    """Ruling 3.21: only the final field counts; passing another's policeman costs 2."""
    state = situation("A", "B", "police", A=Setup(policeman="5.9"), B=Setup(left=("1.6",)))
    assert "police 3.9" in legal(state)


def test_pal_p_8_t_23_not_on_a_gangster() -> None:
    state = situation("A", "B", "police", A=Setup(gangster="5.9"))
    refused = objection(state, "police 5.9")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-P.8", {"field": "5.9", "seat": 0})
    assert refusal(state, "police 4.9") is None


def test_pal_p_8_not_on_the_owners_gangster_either() -> None:
    state = situation("A", "A", "police", A=Setup(gangster="5.9"))
    assert refusal(state, "police 5.9") == ("PAL-P.8", "policeman-on-gangster")


def test_pal_p_8_he_may_stay_on_a_field_that_a_gangster_entered() -> None:
    state = situation("A", "C", "police", A=Setup(gangster="5.9"), C=Setup(policeman="5.9"))
    assert refusal(state, "police -") is None


def test_pal_p_9_any_other_field_is_legal() -> None:
    state = situation("A", "A", "police", A=Setup(policeman="1.6", left=("12.2",)))
    on_ring, corner, door, start = "police 0.6", "police 0.0", "police 2.6", "police 5.7"
    assert {on_ring, corner, door} <= set(legal(state))
    state = situation("A", "A", "police", A=Setup(policeman="5.6"))
    assert start in legal(state)
    assert "police 5.9" in legal(state)  # a door


def test_pal_p_10_the_policeman_of_a_player_at_home_still_moves() -> None:
    state = situation("A", "A", "police", round=9, A=Setup(home=8))
    assert "police 5.9" in legal(state)
    assert player(state, "A").range == 11
    assert refusal(state, "go 5.9") == ("PAL-E.2", "gangster-home")
    assert refusal(state, "stay") == ("PAL-E.2", "gangster-home")
    after = play(state, "police 4.9")
    assert player(after, "A").policeman == field("4.9")
    assert (after.turn, after.phase) == (1, "police")
    assert money(after) == [4, 0, 0, 0]


def test_t_26_a_full_first_round() -> None:
    state = play(finished("A"), "police -", "go 5.9")
    state = play(state, "police 4.7", "go 4.9")
    assert refusal(state, "police 4.6") == ("PAL-P.7", "policemen-side-by-side")
    state = play(state, "police 5.6")
    assert cost(state, "3.6") == 3  # over its owner's policeman
    state = play(state, "go 3.6", "police -")
    assert (cost(state, "4.7"), cost(state, "5.6")) == (2, 2)
    state = play(state, "go 4.7")

    assert money(state) == [2, 1, 0, 1]
    assert ranges(state) == [4, 4, 4, 4]
    assert (state.turn, state.round) == (0, 2)
    state = play(state, "police -")
    assert cost(state, "4.7") == 3  # B's policeman is inactive under D's gangster
    assert cost(state, "5.6") == 4
