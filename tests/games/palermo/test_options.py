"""The rule options of a match: PAL-V and the options of other rules."""

import msgspec
import pytest

from tavolino.core.log import checked_options
from tavolino.core.rule_options import rule_options
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.components import PalermoOptions
from tests.games.palermo.positions import (
    Setup,
    begin,
    cost,
    field,
    finished,
    legal,
    money,
    objection,
    pass_turns,
    play,
    player,
    random_match,
    refusal,
    situation,
    walk,
)


def test_rule_options_list_their_default_first() -> None:
    assert rule_options(PalermoOptions) == {
        "police": ("on", "off"),
        "bonus_table": ("printed", "falling"),
        "ring_links": ("side", "any_corner", "both_ways", "none"),
        "first_house_touches_start": (False, True),
        "handedness": ("fixed", "free"),
        "bribe": (False, True),
        "no_loitering": (False, True),
        "tiebreak": ("shared", "earlier_home", "later_seat"),
    }


@pytest.mark.parametrize("wrong", [{"police": "maybe"}, {"dice": 2}, {"bribe": "yes"}])
def test_unknown_values_are_refused(wrong: dict[str, str | int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        checked_options(PALERMO, wrong)


# ---------------------------------------------------------------- without police
def test_pal_v1_without_police_only_the_gangster_moves() -> None:
    states = list(random_match(6, 3, police="off"))
    assert {state.phase for state in states} == {"start", "house", "gangster", "over"}
    opening = next(state for state in states if state.round == 1)
    assert refusal(opening, "police -") == ("PAL-V1", "police")
    assert PALERMO.view(opening, 0).players[0].policeman == "none"


def test_pal_v1_players_at_home_get_their_bonus_automatically() -> None:
    off = {"police": "off"}
    state = situation("A", "A", "gangster", 9, off, B=Setup(home=7), C=Setup(home=8))
    after = play(state, "stay")
    assert after.turn == 3
    assert money(after) == [0, 4, 4, 0]


def test_pal_v1_the_last_player_in_the_city_moves_every_turn() -> None:
    off = {"police": "off"}
    setups = [Setup(home=5), Setup(home=6), Setup(home=6)]
    state = situation("A", "D", "gangster", 9, off, A=setups[0], B=setups[1], C=setups[2])
    after = play(state, "stay")
    assert (after.turn, after.round) == (3, 10)
    assert money(after) == [4, 4, 4, 0]


def test_pal_v1_a_stall_ends_a_match_without_police_too() -> None:
    off = {"police": "off"}
    state = situation("A", "A", "gangster", 9, off, D=Setup(home=8))
    over = pass_turns(state, 8 * 3)
    assert over.phase == "over"
    assert money(over) == [0, 0, 0, 32]


# ---------------------------------------------------------------- bribes
def test_pal_v2_a_toll_also_costs_a_million() -> None:
    bribe = {"bribe": True}
    state = situation("A", "B", options=bribe, B=Setup(money=5), C=Setup(policeman="5.9"))
    assert money(play(state, "go 4.9")) == [0, 4, 1, 0]  # a million to C, no points left over


def test_pal_v2_there_are_no_bribes_by_default() -> None:
    state = situation("A", "B", B=Setup(money=5), C=Setup(policeman="5.9"))
    assert money(play(state, "go 4.9")) == [0, 5, 0, 0]


def test_pal_v2_a_player_without_money_pays_nothing() -> None:
    state = situation("A", "A", options={"bribe": True}, C=Setup(policeman="5.9"))
    assert money(play(state, "go 5.9")) == [1, 0, 0, 0]  # the income of this turn comes too late


def test_pal_v2_each_policeman_on_the_path_is_paid_while_the_money_lasts() -> None:
    state = situation(
        "A",
        "B",
        options={"bribe": True},
        B=Setup(money=1, gangster="5.8", left=("2.9", "1.2")),
        A=Setup(policeman="5.9"),
        C=Setup(policeman="3.9"),
    )
    assert cost(state, "2.9") == 6
    assert money(play(state, "go 2.9")) == [1, 3, 0, 0]  # 1 - 1 + (9 - 6); nothing left for C


def test_pal_v2_of_equal_paths_the_one_past_fewer_policemen_is_used() -> None:
    """From 0.9 to 1.12: over the corner with the policeman or along four fields, four points."""
    left = ("1.12", "7.12", "2.6", "10.1")
    state = situation(
        "C",
        "C",
        options={"bribe": True},
        C=Setup(gangster="0.9", left=left, money=3),
        A=Setup(policeman="0.13"),
    )
    shown = walk(state, "go 1.12")
    assert shown.path == ("0.10", "0.11", "0.12", "1.12")
    assert (shown.cost, shown.gain) == (4, 2)
    assert money(play(state, "go 1.12")) == [0, 0, 5, 0, 0]


def test_pal_v2_a_policeman_on_his_way_pays_no_bribe() -> None:
    rich = Setup(money=5, left=("1.6",))
    state = situation("A", "B", "police", options={"bribe": True}, B=rich, C=Setup(policeman="5.9"))
    assert money(play(state, "police 3.9")) == [0, 5, 0, 0]


# ---------------------------------------------------------------- no loitering
def test_pal_v3_a_gangster_may_not_stay_at_anothers_door() -> None:
    on = {"no_loitering": True}
    state = situation("A", "B", options=on, B=Setup(gangster="5.9"))
    refused = objection(state, "stay")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-V3", {"seat": 0})
    assert "stay" not in legal(state)
    assert "stay" in legal(situation("A", "B", B=Setup(gangster="5.9")))


def test_pal_v3_other_fields_and_collected_doors_are_free() -> None:
    on = {"no_loitering": True}
    empty = situation("A", "B", options=on, A=Setup(left=("12.2",)), B=Setup(gangster="5.9"))
    street = situation("A", "B", options=on, B=Setup(gangster="4.6"))
    own = situation("A", "A", options=on, A=Setup(gangster="5.9"))
    assert all("stay" in legal(state) for state in (empty, street, own))


# ---------------------------------------------------------------- options of other rules
def ring_costs(links: str, origin: str, *targets: str) -> list[int]:
    state = situation("A", "A", options={"ring_links": links}, A=Setup(gangster=origin))
    return [cost(state, target) for target in targets]


def test_pal_g12_any_corner() -> None:
    assert ring_costs("any_corner", "0.6", "0.0", "13.13", "13.0") == [1, 1, 1]
    assert ring_costs("any_corner", "0.0", "13.13", "0.6", "0.3") == [1, 6, 3]


def test_pal_g12_both_ways() -> None:
    assert ring_costs("both_ways", "0.0", "0.6", "7.0", "13.6", "13.13") == [1, 1, 2, 2]
    assert ring_costs("both_ways", "0.6", "0.0", "7.13", "13.6") == [1, 2, 3]


def test_pal_g12_none() -> None:
    assert ring_costs("none", "0.6", "0.0", "0.13", "1.0") == [6, 7, 7]
    assert ring_costs("none", "0.0", "13.13") == [26]


def test_pal_g5_free_handedness_offers_mirror_images_of_sizes_1_and_2() -> None:
    state = play(begin(4, handedness="free"), "start A1")
    lines = legal(state)
    assert len(lines) == 700
    assert sum(line.endswith(" m") for line in lines) == 35 * 8
    after = play(state, "house C3 1 r0 m")
    assert player(after, "A").entrances == (field("6.6"),)
    assert after.city.roofs == 1 << field("6.5")
    assert after.supply == (11, 12, 12)


def test_the_defaults_are_the_first_values() -> None:
    assert finished("A").options == PalermoOptions()
