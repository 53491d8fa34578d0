"""PAL-S: the setup before the first card."""

import pytest

from tavolino.core.match import Match
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.components import DISCS
from tests.games.palermo.positions import begin, play


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_pal_s1_not_for_fewer_than_three_or_more_than_five(seats: int) -> None:
    with pytest.raises(ValueError, match="palermo is for"):
        Match(PALERMO, seats)


def test_pal_s1_for_three_four_or_five() -> None:
    assert PALERMO.seats == (3, 4, 5)
    assert [len(begin(seats).players) for seats in PALERMO.seats] == [3, 4, 5]


@pytest.mark.parametrize(("seats", "discs"), [(3, 11), (4, 8), (5, 7)])
def test_pal_s2_discs_by_the_number_of_players(seats: int, discs: int) -> None:
    assert [player.discs for player in begin(seats).players] == [discs] * seats
    assert DISCS[seats] == discs


def test_pal_s3_all_players_share_twelve_house_cards_of_each_size() -> None:
    state = begin(4)
    assert state.supply == (12, 12, 12)
    state = play(state, "start A1", "house C3 2 r0", "house C2 1 r1")
    assert state.supply == (11, 11, 12)


def test_pal_s4_seat_0_begins_and_play_goes_clockwise() -> None:
    state = begin(3)
    order = [state.turn]
    for line in ("start F6", "house C3 2 r0", "house C2 3 r1", "house B3 3 r0"):
        state = play(state, line)
        order.append(state.turn)
    assert order == [0, 0, 1, 2, 0]


def test_pal_s5_there_is_no_chance_and_no_secret() -> None:
    state = play(begin(3), "start A1", "house C3 2 r0")
    assert PALERMO.odds(state) == ()
    assert PALERMO.hands is None
    assert PALERMO.view(state, 0) == PALERMO.view(state, 2) == PALERMO.view(state, -2)
