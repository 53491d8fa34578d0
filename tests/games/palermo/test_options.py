"""The switches of a match: PAL-V and the options of other rules."""

import msgspec
import pytest

from tavolino.core.log import checked_options
from tavolino.core.rule_options import rule_options
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.components import PalermoOptions
from tests.games.palermo.positions import (
    Who,
    begin,
    cost,
    field,
    finished,
    legal,
    money,
    nothing_happens,
    objection,
    play,
    player,
    random_match,
    situation,
    walk,
    why_not,
)


def test_the_switches_and_their_values_defaults_first() -> None:
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
def test_other_values_are_refused(wrong: dict[str, str | int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        checked_options(PALERMO, wrong)


# ---------------------------------------------------------------- without police
def test_pal_v1_without_police_there_is_only_the_gangsters_step() -> None:
    states = list(random_match(6, 3, police="off"))
    assert {state.phase for state in states} == {"start", "house", "gangster", "over"}
    opening = next(state for state in states if state.round == 1)
    assert why_not(opening, "police -") == ("PAL-V1", "police")
    assert PALERMO.view(opening, 0).players[0].policeman == "none"


def test_pal_v1_those_at_home_get_their_bonus_without_being_asked() -> None:
    off = {"police": "off"}
    state = situation("A", "A", "gangster", 9, off, B=Who(home=7), C=Who(home=8))
    after = play(state, "stay")
    assert after.turn == 3
    assert money(after) == [0, 4, 4, 0]


def test_pal_v1_alone_in_the_city_one_moves_every_turn() -> None:
    off = {"police": "off"}
    who = [Who(home=5), Who(home=6), Who(home=6)]
    state = situation("A", "D", "gangster", 9, off, A=who[0], B=who[1], C=who[2])
    after = play(state, "stay")
    assert (after.turn, after.round) == (3, 10)
    assert money(after) == [4, 4, 4, 0]


def test_pal_v1_a_stall_ends_a_match_without_police_too() -> None:
    off = {"police": "off"}
    state = situation("A", "A", "gangster", 9, off, D=Who(home=8))
    over = nothing_happens(state, 8 * 3)
    assert over.phase == "over"
    assert money(over) == [0, 0, 0, 32]


# ---------------------------------------------------------------- bribes
def test_pal_v2_who_pays_the_toll_also_pays_a_million() -> None:
    bribe = {"bribe": True}
    state = situation("A", "B", options=bribe, B=Who(money=5), C=Who(policeman="5.9"))
    assert money(play(state, "go 4.9")) == [0, 4, 1, 0]  # a million to C, no points left over


def test_pal_v2_by_default_nobody_is_bribed() -> None:
    state = situation("A", "B", B=Who(money=5), C=Who(policeman="5.9"))
    assert money(play(state, "go 4.9")) == [0, 5, 0, 0]


def test_pal_v2_an_empty_purse_pays_nothing() -> None:
    state = situation("A", "A", options={"bribe": True}, C=Who(policeman="5.9"))
    assert money(play(state, "go 5.9")) == [1, 0, 0, 0]  # the income of this turn comes too late


def test_pal_v2_each_policeman_on_the_way_is_paid_while_the_money_lasts() -> None:
    state = situation(
        "A",
        "B",
        options={"bribe": True},
        B=Who(money=1, gangster="5.8", left=("2.9", "1.2")),
        A=Who(policeman="5.9"),
        C=Who(policeman="3.9"),
    )
    assert cost(state, "2.9") == 6
    assert money(play(state, "go 2.9")) == [1, 3, 0, 0]  # 1 - 1 + (9 - 6); nothing left for C


def test_pal_v2_of_equal_ways_the_one_past_fewer_policemen() -> None:
    """From 0.9 to 1.12: over the policed corner or on foot, four points either way."""
    left = ("1.12", "7.12", "2.6", "10.1")
    state = situation(
        "C",
        "C",
        options={"bribe": True},
        C=Who(gangster="0.9", left=left, money=3),
        A=Who(policeman="0.13"),
    )
    shown = walk(state, "go 1.12")
    assert shown.path == ("0.10", "0.11", "0.12", "1.12")
    assert (shown.cost, shown.gain) == (4, 2)
    assert money(play(state, "go 1.12")) == [0, 0, 5, 0, 0]


def test_pal_v2_a_policeman_on_his_way_pays_no_bribe() -> None:
    rich = Who(money=5, left=("1.6",))
    state = situation("A", "B", "police", options={"bribe": True}, B=rich, C=Who(policeman="5.9"))
    assert money(play(state, "police 3.9")) == [0, 5, 0, 0]


# ---------------------------------------------------------------- no loitering
def test_pal_v3_nobody_stays_at_anothers_door() -> None:
    on = {"no_loitering": True}
    state = situation("A", "B", options=on, B=Who(gangster="5.9"))
    refused = objection(state, "stay")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-V3", {"seat": 0})
    assert "stay" not in legal(state)
    assert "stay" in legal(situation("A", "B", B=Who(gangster="5.9")))


def test_pal_v3_other_fields_and_collected_doors_are_free() -> None:
    on = {"no_loitering": True}
    empty = situation("A", "B", options=on, A=Who(left=("12.2",)), B=Who(gangster="5.9"))
    street = situation("A", "B", options=on, B=Who(gangster="4.6"))
    own = situation("A", "A", options=on, A=Who(gangster="5.9"))
    assert all("stay" in legal(state) for state in (empty, street, own))


# ---------------------------------------------------------------- options of other rules
def ring_costs(links: str, origin: str, *targets: str) -> list[int]:
    state = situation("A", "A", options={"ring_links": links}, A=Who(gangster=origin))
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
