"""PAL-1: building the city."""

from itertools import islice

import pytest

from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.geometry import CELLS, RING, cell_name, flood
from tavolino.games.palermo.rules.building import houses_roof_to_roof, is_waived, open_houses
from tavolino.games.palermo.state import House, Plaza, State, StreetCard
from tests.games.palermo.positions import (
    FIXTURES,
    all_lines,
    apply_unchecked,
    begin,
    field,
    finished,
    is_refused,
    legal,
    objection,
    play,
    random_match,
    refusal,
)


def one_house() -> State:
    """T-2: the start card in a corner, one house in the middle."""
    return play(begin(3), "start F6", "house C3 2 r0")


# ---------------------------------------------------------------- the first cards
def test_pal_1_1_the_start_card_goes_on_any_cell() -> None:
    assert legal(begin(4)) == [f"start {cell_name(cell)}" for cell in CELLS]


def test_pal_1_1_the_start_card_comes_first_and_only_once() -> None:
    assert refusal(begin(3), "house A1 1 r0") == ("PAL-1.1", "start-card-first")
    assert refusal(begin(3), "stay") == ("PAL-1.1", "start-card-first")
    assert refusal(one_house(), "start A1") == ("PAL-1.1", "start-card-lies")


def test_pal_1_2_the_same_player_lays_the_first_house_anywhere() -> None:
    state = play(begin(3), "start A1")
    assert PALERMO.actors(state) == (0,)
    assert len(legal(state)) == 420
    state = play(state, "house F6 3 r2")
    assert state.players[0].entrances == (field("11.11"),)


def test_pal_1_2_the_option_requires_a_cell_beside_the_start_card() -> None:
    state = play(begin(3, first_house_touches_start=True), "start C3")
    cells = {line.split()[1] for line in legal(state)}
    assert cells == {"C2", "B3", "D3", "C4"}
    assert len(legal(state)) == 4 * 12
    refused = objection(state, "house D4 1 r0")
    assert refused is not None
    assert refused.rule == "PAL-1.2"
    assert refused.text.args == {"cell": "D4", "start": "C3"}
    later = play(state, "house C2 3 r0")
    assert {line.split()[1] for line in legal(later)} == {"C1", "B2", "D2"}


def test_pal_1_2_only_the_first_house_must_touch_the_start_card() -> None:
    state = play(begin(3, first_house_touches_start=True), "start F6", "house E6 3 r0")
    assert refusal(state, "house E5 3 r1") is None
    assert refusal(play(state, "house E5 3 r1"), "house E4 2 r2") is None


# ---------------------------------------------------------------- one house each in turn
def test_pal_1_3_each_lays_one_house_and_one_disc_in_turn() -> None:
    state = play(one_house(), "house C2 1 r1", "house B3 3 r0")
    assert [player.discs for player in state.players] == [10, 10, 10]
    assert [len(player.entrances) for player in state.players] == [1, 1, 1]
    assert state.turn == 0


def test_pal_1_3_building_is_compulsory() -> None:
    for line in ("stay", "police -", "go 5.5", "police 5.5"):
        assert refusal(one_house(), line) == ("PAL-1.3", "still-building")


def test_pal_1_3_one_card_on_a_cell() -> None:
    assert refusal(one_house(), "house C3 1 r0") == ("PAL-1.3", "cell-taken")
    assert refusal(one_house(), "house F6 1 r0") == ("PAL-1.3", "cell-taken")
    assert refusal(one_house(), "plaza F6 NW") == ("PAL-1.3", "cell-taken")


def test_pal_1_3_a_size_can_run_out() -> None:
    state = finished("A")
    assert min(state.supply) >= 0
    state = play(begin(5), "start A1")
    ones = [f"house {column}{row} 1 r0" for row in (2, 3) for column in "ABCDEF"]
    state = apply_unchecked(state, *ones)
    assert state.supply == (0, 12, 12)
    assert refusal(state, "house F6 1 r0") == ("PAL-S3", "such-house-left")
    assert not [line for line in legal(state) if line.split()[2] == "1"]


def test_pal_1_4_a_house_belongs_to_the_player_who_laid_it() -> None:
    state = play(one_house(), "house C2 1 r1")
    card = state.city.cards[6 * 1 + 2]
    assert isinstance(card, House)
    assert card.owner == 1
    assert state.players[1].entrances == (field("4.5"),)


# ---------------------------------------------------------------- roof to roof
def test_pal_1_5_t_2_roofs_touch_along_an_edge() -> None:
    state = one_house()
    assert refusal(state, "house C2 1 r1") is None
    assert refusal(state, "house D2 1 r2") == ("PAL-1.5", "roof-contact")  # corner only
    assert refusal(state, "house C4 2 r0") == ("PAL-1.5", "roof-contact")  # street only


def test_pal_1_5_t_2_there_are_21_placements() -> None:
    lines = legal(one_house())
    assert len(lines) == 21
    by_cell = [line.split()[1] for line in lines]
    assert [by_cell.count(cell) for cell in ("C2", "B3", "D3", "C4")] == [9, 6, 6, 0]
    assert len(open_houses(one_house(), one_house().city.empty_cells)) == 408


def test_pal_1_5_a_house_may_touch_another_players_roof() -> None:
    state = play(one_house(), "house C2 3 r1")
    assert refusal(state, "house C1 3 r1") is None
    assert is_refused(state, "house A1 3 r0")


# ---------------------------------------------------------------- the waiver
def test_pal_1_6_t_5_houses_may_stand_apart_if_none_can_touch_a_roof() -> None:
    state = play(begin(3), "start F6", "house A1 1 r3")
    assert not houses_roof_to_roof(state)
    assert is_waived(state)
    assert len(legal(state)) == 408


def test_pal_1_6_the_waiver_lasts_one_turn() -> None:
    state = play(begin(3), "start F6", "house A1 1 r3", "house C3 2 r0")
    assert not is_waived(state)
    assert refusal(state, "house E5 1 r0") == ("PAL-1.5", "roof-contact")


def test_pal_1_6_the_waiver_does_not_allow_courtyards() -> None:
    """The third-to-last placement of a random match."""
    state = next(islice(random_match(14, 3), 33, None))
    assert is_waived(state)
    houses = [line for line in all_lines() if line.startswith("house")]
    assert [line for line in houses if refusal(state, line) is None] == legal(state)
    assert len(legal(state)) == 8
    assert ("PAL-1.7", "courtyard") in [refusal(state, line) for line in houses]
    assert ("PAL-1.5", "roof-contact") not in [refusal(state, line) for line in houses]


# ---------------------------------------------------------------- no courtyards
def test_pal_1_7_t_3_a_courtyard_of_one_field() -> None:
    state = play(begin(3), "start F6", "house C3 3 r0", "house D3 2 r3")
    refused = objection(state, "house C4 2 r0")
    assert refused is not None
    assert (refused.rule, refused.text.args) == ("PAL-1.7", {"field": "6.6"})
    assert refusal(state, "house C4 1 r3") is None


def test_pal_1_7_t_4_a_courtyard_of_two_fields() -> None:
    state = play(begin(4), "start F6", "house C3 3 r0", "house D3 3 r1", "house C4 2 r0")
    assert refusal(state, "house D4 2 r0") == ("PAL-1.7", "courtyard")
    assert refusal(state, "house D4 2 r2") == ("PAL-1.5", "roof-contact")


def test_pal_1_7_t_6_the_ring_is_a_way_out() -> None:
    state = play(begin(3), "start F6", "house B1 2 r3")
    assert refusal(state, "house A1 3 r2") is None


def test_pal_1_7_t_7_the_start_card_is_not_walled_in() -> None:
    state = apply_unchecked(begin(3), "start C3", "house C2 2 r2", "house B3 2 r1", "house C4 2 r0")
    assert refusal(state, "house D3 2 r3") == ("PAL-1.7", "courtyard")
    assert refusal(state, "house D3 1 r2") == ("PAL-1.5", "roof-contact")  # open, but apart


def test_pal_1_7_dead_ends_are_legal() -> None:
    state = play(begin(3), "start F6", "house C3 3 r0", "house D3 2 r3")
    after = play(state, "house C4 1 r3").city.streets
    assert after >> field("6.6") & 1  # a dead end, open to the south only
    assert flood(RING, after) == after


def test_pal_1_7_an_empty_cell_is_not_walled_in() -> None:
    """C3 is empty, with roofs to the north, the west and the south."""
    state = apply_unchecked(begin(3), "start F6", "house C2 2 r2", "house B3 2 r1", "house C4 2 r0")
    assert refusal(state, "house D3 2 r3") == ("PAL-1.7", "courtyard")


# ---------------------------------------------------------------- the end of building
@pytest.mark.parametrize(("name", "streets"), [("A", 3), ("B", 2), ("C", 0)])
def test_pal_1_8_empty_cells_become_streets(name: str, streets: int) -> None:
    cards = finished(name).city.cards
    assert sum(isinstance(card, StreetCard) for card in cards) == streets


@pytest.mark.parametrize(("name", "discs"), [("A", 8), ("B", 11), ("C", 7)])
def test_pal_1_9_t_9_all_discs_are_laid_and_all_cells_are_filled(name: str, discs: int) -> None:
    state = finished(name)
    assert [len(player.entrances) for player in state.players] == [discs] * len(state.players)
    assert [player.discs for player in state.players] == [0] * len(state.players)
    assert None not in state.city.cards
    assert sum(isinstance(card, House | Plaza) for card in state.city.cards) == discs * len(
        state.players
    )


def last_placement_of_c() -> State:
    """T-8: one cell left, only three-field houses, and none of them fits."""
    return play(begin(5), *FIXTURES["C"].lines[:-1])


def test_pal_1_10_t_8_a_plaza_if_no_house_fits() -> None:
    state = last_placement_of_c()
    assert state.supply == (0, 0, 2)
    assert legal(state) == ["plaza A1 NW", "plaza A1 NE", "plaza A1 SE", "plaza A1 SW"]
    assert all(
        refusal(state, f"house A1 3 r{turns}") == ("PAL-1.7", "courtyard") for turns in range(4)
    )
    after = play(state, "plaza A1 SW")
    assert field("2.1") in after.players[4].entrances
    assert after.phase == "police"


def test_pal_1_10_no_plaza_while_a_house_fits() -> None:
    refused = objection(one_house(), "plaza A1 NW")
    assert refused is not None
    assert (refused.rule, refused.text.key) == ("PAL-1.10", "palermo-no-plaza-yet")
    assert refused.text.args == {"size": 1, "cell": "A1"}


def test_pal_1_10_no_plaza_while_a_house_fits_by_the_waiver() -> None:
    state = play(begin(3), "start F6", "house A1 1 r3")
    assert refusal(state, "plaza C3 NW") == ("PAL-1.10", "plaza-yet")


def test_pal_1_11_t_37_the_first_player_opens_collecting() -> None:
    before = play(begin(3), *FIXTURES["B"].lines[:-1])
    assert len(before.city.empty_cells) == 3
    after = play(before, FIXTURES["B"].lines[-1])
    assert (after.phase, after.turn, after.round) == ("police", 0, 1)
    assert not after.city.empty_cells
    assert refusal(after, "house A1 1 r0") == ("PAL-1.8", "city-finished")
    assert refusal(after, "start A1") == ("PAL-1.8", "city-finished")
    assert refusal(after, "plaza A1 NW") == ("PAL-1.8", "city-finished")
