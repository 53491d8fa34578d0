"""Phase B: the winners of the coins. PP-B and PP-V1."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components import BOXES, STANDARD
from tavolino.games.papa_paolo.components.printed import COINS
from tavolino.games.papa_paolo.rules.bribes import pay_bribes, takings, winner
from tavolino.games.papa_paolo.state import FACE_DOWN, State
from tests.games.papa_paolo.positions import (
    B,
    O,
    P,
    W,
    all_pass,
    begin,
    deal_first_outcomes,
    finish_placing,
    money,
    odds,
    pawns_on,
    play,
    random_states,
    started,
    with_coins,
)

PICTURE = """
    WPBP
    OBOO
    OPBW
    WPWB
"""


def example() -> State:
    return with_coins(pawns_on(started(4), PICTURE), (3, 3, 1, 1), (2, 2, 3, 2))


def test_pp_b1_the_player_with_most_pawns_wins_the_coin() -> None:
    state = example()
    assert winner(state, 0) == P  # two of four in the first row
    assert winner(state, 1) == O
    assert winner(state, 5) == P  # three in the second column


def test_pp_b2_the_pawn_nearest_to_the_coin_breaks_ties() -> None:
    state = example()
    assert winner(state, 2) == W  # one each: the rightmost
    assert winner(state, 4) == W  # two and two: the lower one
    assert winner(state, 7) == B


def test_pp_b2_only_those_with_most_pawns_are_compared() -> None:
    state = pawns_on(started(4), "PPBW .... .... ....")
    assert winner(state, 0) == P  # W is nearer, but has one pawn only


def test_pp_b3_the_pawns_return() -> None:
    after = pay_bribes(example())
    assert set(after.grid.pawns) == {-1}
    assert after.phase == "bid"


def test_t5_bribes() -> None:
    assert takings(example()) == (5, 5, 3, 4)
    assert money(pay_bribes(example())) == [15, 15, 13, 14]
    assert [sum(COINS[seats]) for seats in (4, 3, 2)] == [17, 14, 12]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_coins_of_a_round_are_all_paid_out(seats: int) -> None:
    assert sum(money(finish_placing(started(seats)))) == 10 * seats + sum(COINS[seats])
    for before, after in pairwise(random_states(seats, 11)):
        if before.phase == "place" and after.phase == "bid":
            assert sum(takings(before)) == sum(COINS[seats])


def test_a_component_file_may_put_the_coins_at_the_other_ends() -> None:
    state = example()
    other_box = replace(STANDARD, board=replace(STANDARD.board, row_coin_end="W"))
    BOXES[other_box.fingerprint] = other_box
    try:
        other_state = replace(
            state, options=replace(state.options, components=other_box.fingerprint)
        )
        assert winner(other_state, 2) == O
    finally:
        del BOXES[other_box.fingerprint]


# ---------------------------------------------------------------- the hidden coin
def hidden(line: str) -> State:
    state = play(begin(4, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "start 4")
    return deal_first_outcomes(play(state, f"facedown {line}"))


def test_pp_v1_the_hidden_coin_is_turned_over_before_the_bribes() -> None:
    state = finish_placing(hidden("b"))
    assert PAPA_PAOLO.actors(state) == (NATURE,)
    assert odds(state) == {"faceup 3": 1.0}  # the one coin of the set that is not in sight
    assert FACE_DOWN in state.grid.coins
    after = play(state, "faceup 3")
    assert sum(money(after)) == 40 + 17


def test_pp_v1_the_winner_of_the_hidden_coin_begins_the_next_round() -> None:
    state = finish_placing(hidden("c"))
    heir = winner(state, 6)
    state = all_pass(play(state, "faceup 3"))
    assert state.order == tuple((heir + n) % 4 for n in range(4))


def test_pp_v1_the_bids_do_not_decide_who_begins() -> None:
    state = play(finish_placing(hidden("d")), "faceup 3")
    assert state.heir == 3
    state = play(state, "bid c1 1", "pass", "pass", "pass", "pick AU", *["decline"] * 3, "track")
    assert deal_first_outcomes(play(state, "stop")).order == (3, 0, 1, 2)
