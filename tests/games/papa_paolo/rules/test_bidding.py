"""Phase C: the auction on the Piazza, and the duel of two players. PP-C, PP-2.8, PP-2.11, PP-V2."""

import pytest

from tavolino.core.game import NotYourTurn
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components import STANDARD
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.positions import (
    all_pass,
    at_bidding,
    deal_first_outcomes,
    legal,
    money,
    play,
    random_states,
    refusal,
)


def rich(seats: int = 4, **options: object) -> State:
    return at_bidding(seats, *[30] * seats, **options)


def to_next_round(state: State) -> State:
    """Advance from the last pick to the next round, without investing or delivering."""
    while state.phase != "place":
        last = {"pick", "activate", "ride", "choose"}
        state = play(state, legal(state)[-1]) if state.step in last else deal_first_outcomes(state)
    return state


# ---------------------------------------------------------------- the stairs
def test_pp_c1_seven_rows_and_four_columns() -> None:
    assert STANDARD.piazza.table == (
        (13, 14, 15, 16),
        (11, 12, 13, 14),
        (9, 10, 11, 12),
        (7, 8, 9, 10),
        (5, 6, 7, 8),
        (3, 4, 5, 6),
        (1, 2, 3, 4),
    )
    assert len([line for line in legal(rich()) if line.startswith("bid")]) == 28
    assert refusal(rich(), "bid c1 2") == ("PP-C1", "such-amount")
    assert refusal(rich(), "bid 4") == ("PP-C1", "column-named")


def test_pp_c2_players_bid_in_any_column_or_step_out_in_turn_order() -> None:
    state, turns = rich(), []
    for line in ("bid c4 16", "pass", "bid c1 1", "bid c2 8"):
        turns.append(state.turn)
        state = play(state, line)
    assert turns == [0, 1, 2, 3]
    assert refusal(rich(), "pawn a1") == ("PP-C2", "bid-first")


def test_pp_c3_a_bid_must_be_the_highest_in_its_column() -> None:
    state = play(rich(), "bid c2 4")
    assert refusal(state, "bid c2 4") == ("PP-C3", "underbid")
    assert refusal(state, "bid c2 2") == ("PP-C3", "underbid")
    assert refusal(state, "bid c2 6") is None
    assert refusal(state, "bid c1 1") is None


def test_pp_c4_a_player_cannot_bid_more_than_their_money() -> None:
    state = at_bidding(4, 3, 30, 30, 30)
    assert legal(state) == ["bid c1 1", "bid c1 3", "bid c2 2", "bid c3 3", "pass"]
    assert refusal(state, "bid c4 4") == ("PP-C4", "bid-without-money")


def test_pp_c5_only_an_outbid_player_acts_again() -> None:
    state = play(rich(), "bid c1 1", "bid c2 2", "bid c3 3", "bid c1 3")
    assert PAPA_PAOLO.actors(state) == (0,)
    with pytest.raises(NotYourTurn):
        PAPA_PAOLO.play(state, 1, PAPA_PAOLO.parse("bid c4 4"))
    assert "bid c1 5" in legal(state)
    assert "bid c4 4" in legal(state)
    assert play(state, "bid c1 5").turn == 3


def test_pp_c6_a_new_bid_is_not_lower_than_the_old_one() -> None:
    state = play(rich(), "bid c1 3", "bid c1 5", "pass", "pass")
    assert state.turn == 0
    assert refusal(state, "bid c4 4") == ("PP-C6", "lower-row")
    assert refusal(state, "bid c4 6") is None
    assert min(int(line.split()[2]) for line in legal(state) if "c2" in line) == 4


def test_pp_c7_stepping_out_lasts_for_the_round() -> None:
    state = play(rich(), "bid c1 1", "bid c1 3", "bid c2 2", "bid c3 3", "pass")
    assert state.phase == "pick"
    assert state.players[0].out
    assert state.players[0].bid is None
    assert state.settled == (1, 3, 2, 0)


def test_pp_c8_the_bidding_ends_when_no_player_is_outbid() -> None:
    assert play(rich(), "bid c1 1", "bid c2 2", "bid c3 3", "bid c4 4").phase == "pick"
    assert play(rich(), "pass", "pass", "pass").phase == "bid"
    assert play(rich(), "bid c1 1", "pass", "pass", "bid c1 3").phase == "bid"
    for state in random_states(4, 12):
        if state.phase == "pick":
            columns = [player.bid.column for player in state.players if player.bid]
            assert len(set(columns)) == len(columns)


def test_pp_c9_bidders_pay_and_pick_in_descending_order() -> None:
    state = play(rich(), "bid c1 3", "bid c2 8", "bid c3 7", "bid c4 6")
    assert state.settled == (1, 2, 3, 0)
    assert money(state) == [27, 22, 23, 24]
    assert [player.delivery for player in state.players] == [1, 2, 3, 4]
    state = play(state, "pick GR")
    assert state.turn == 2
    assert legal(state) == ["pick AU", "pick BL", "pick RD"]
    assert refusal(state, "pick GR") == ("PP-C9", "such-investment")
    assert refusal(state, "decline") == ("PP-C9", "declining")
    assert refusal(state, "bid c1 9") == ("PP-C9", "pick-first")


def test_pp_c9_in_one_row_the_higher_amount_comes_first() -> None:
    state = play(rich(), "bid c2 6", "bid c3 7", "pass", "pass")
    assert state.settled[:2] == (1, 0)


def test_pp_c10_without_a_bid_an_investment_costs_one_and_there_is_no_delivery() -> None:
    state = play(rich(), "pass", "bid c1 1", "pass", "pass", "pick AU")
    assert state.turn == 0
    assert legal(state) == ["pick BL", "pick RD", "pick GR", "decline"]
    state = play(state, "pick RD")
    assert money(state)[0] == 29
    assert (state.players[0].investment, state.players[0].delivery) == (2, 0)
    broke = play(at_bidding(4, 0, 9, 9, 9), "pass", "bid c1 1", "pass", "pass", "pick AU")
    assert legal(broke) == ["decline"]
    assert refusal(broke, "pick RD") == ("PP-C10", "money-for-investment")


def test_pp_c10_a_player_without_a_delivery_tile_skips_phase_e() -> None:
    state = play(rich(), "pass", "bid c1 1", "pass", "pass", "pick AU", *["decline"] * 3, "track")
    assert (state.phase, state.turn) == ("deliver", 1)
    assert play(state, "stop").round == 2


def test_pp_c11_the_leftmost_column_begins_the_next_round() -> None:
    state = play(rich(), "bid c2 2", "bid c3 3", "bid c1 1", "bid c4 4")
    assert to_next_round(state).order == (2, 3, 0, 1)
    state = play(rich(), "bid c4 4", "bid c3 3", "bid c2 2", "pass")
    assert to_next_round(state).order == (2, 3, 0, 1)
    assert deal_first_outcomes(all_pass(rich())).order == (0, 1, 2, 3)


def test_pp_3_6_three_players_do_not_use_column_four() -> None:
    assert refusal(rich(3), "bid c4 4") == ("PP-3.6", "such-column")
    assert len(legal(rich(3))) == 3 * 7 + 1


def test_pp_3_7_the_remaining_investment_is_discarded() -> None:
    state = play(rich(3), "bid c1 1", "bid c2 2", "bid c3 3", "pick AU", "pick BL", "pick RD")
    assert state.phase == "invest"
    after = to_next_round(state)
    assert after.investments == ()


# ---------------------------------------------------------------- worked examples
def test_t6_the_auction_of_the_rulebook() -> None:
    """Orange, White, Purple and Brown have seats 0 to 3."""
    state = play(rich(), "bid c1 1", "bid c4 4", "bid c2 4", "bid c2 8")
    assert state.turn == 2
    assert refusal(state, "bid c4 6") is None
    state = play(state, "bid c4 6")
    assert state.turn == 1
    state = play(state, "bid c4 8")
    assert state.turn == 2
    assert refusal(state, "bid c3 3") == ("PP-C6", "lower-row")
    state = play(state, "bid c3 5")
    assert state.phase == "pick"
    assert state.settled == (3, 1, 2, 0)
    assert [player.delivery for player in state.players] == [1, 4, 3, 2]
    assert money(state) == [29, 22, 25, 22]
    assert to_next_round(state).order == (0, 1, 2, 3)


def test_t7_poor_players() -> None:
    state = play(at_bidding(4, 9, 9, 2, 1), "bid c1 1", "bid c2 2")
    assert legal(state) == ["pass"]
    state = play(state, "pass")
    assert legal(state) == ["pass"]
    state = play(state, "pass")
    assert state.settled == (1, 0, 2, 3)
    state = play(state, "pick AU", "pick BL")
    assert legal(state) == ["pick RD", "pick GR", "decline"]
    state = play(state, "pick GR")
    assert legal(state) == ["pick RD", "decline"]
    state = play(state, "pick RD")
    assert [player.delivery for player in state.players] == [1, 2, 0, 0]
    assert money(state) == [8, 7, 1, 0]
    assert to_next_round(state).order == (0, 1, 2, 3)


def test_t8_details_of_the_auction() -> None:
    state = play(rich(), "bid c1 5", "bid c1 7", "pass", "pass")
    assert PAPA_PAOLO.actors(state) == (0,)  # (a) seat 1 does not act
    lower = [f"bid c{column} {column + 2 * row}" for column in (2, 3, 4) for row in (0, 1)]
    assert {refusal(state, line) for line in lower} == {("PP-C6", "lower-row")}  # (b)
    assert refusal(state, "bid c1 9") is None  # (c)
    assert money(play(state, "pass")) == [30, 23, 30, 30]  # (d)
    state = play(rich(), "bid c2 6", "bid c3 7", "pass", "pass")
    assert state.settled[:2] == (1, 0)  # (e)


# ---------------------------------------------------------------- two players
def test_pp_2_8_amounts_without_columns() -> None:
    state = rich(2)
    assert legal(state) == [*(f"bid {amount}" for amount in range(1, 17)), "pass"]
    assert refusal(state, "bid c1 1") == ("PP-2.8", "columns-here")
    assert refusal(state, "bid 17") == ("PP-2.8", "such-bid")
    assert refusal(at_bidding(2, 3, 3), "bid 4") == ("PP-C4", "bid-without-money")


def test_pp_2_8_a_bid_must_be_higher_than_all_earlier_bids() -> None:
    state = play(rich(2), "bid 5")
    assert refusal(state, "bid 5") == ("PP-2.8", "equal-bid")
    assert refusal(state, "bid 4") == ("PP-2.8", "low-bid")
    assert play(state, "bid 6", "bid 7", "bid 9").turn == 0


def test_pp_2_8_a_high_opening_bid_may_be_answered_with_a_lower_bid() -> None:
    state = play(rich(2), "bid 6")
    assert {"bid 1", "bid 5", "bid 7", "pass"} <= set(legal(state))
    assert "bid 6" not in legal(state)
    assert play(state, "bid 2").phase == "pick"


def test_pp_2_8_the_lower_bid_begins_the_next_round() -> None:
    assert to_next_round(play(rich(2), "bid 3", "bid 5", "pass")).order == (0, 1)
    assert to_next_round(play(rich(2), "bid 6", "bid 2")).order == (1, 0)
    assert to_next_round(play(rich(2), "pass", "bid 1")).order == (0, 1)
    assert to_next_round(play(rich(2), "bid 4", "pass")).order == (1, 0)
    assert to_next_round(play(rich(2), "pass", "pass")).order == (0, 1)


def test_pp_2_11_the_higher_bidder_acts_first_in_the_later_phases() -> None:
    state = play(rich(2), "bid 3", "bid 5", "pass")
    assert state.settled == (1, 0)
    assert state.turn == 1
    state = play(state, "turn AU RD")
    assert state.turn == 0
    state = play(state, legal(state)[0])
    assert (state.step, state.turn) == ("activate", 1)


def test_t17_the_duel() -> None:
    state = play(rich(2), "bid 3", "bid 4", "pass")  # (a)
    assert [player.bid.amount for player in state.players if player.bid] == [3, 4]
    assert state.settled == (1, 0)
    assert money(state) == [27, 26]
    assert to_next_round(state).order == (0, 1)
    assert play(rich(2), "bid 6", "bid 2").phase == "pick"  # (b)
    assert refusal(play(rich(2), "bid 5"), "bid 2") == ("PP-2.8", "low-bid")  # (c)
    low = play(rich(2), "bid 3", "bid 7")
    assert refusal(low, "bid 5") == ("PP-2.8", "low-bid")  # (d)
    state = play(rich(2), "pass", "bid 1")  # (e)
    assert state.phase == "pick"
    state = play(state, "turn AU RD")
    assert legal(state)[-1] == "decline"
    assert play(rich(2), "bid 8", "bid 9").phase == "bid"  # (f)
    state = play(rich(2), "bid 4", "pass")  # (g)
    assert state.phase == "pick"
    assert not state.players[1].bid


# ---------------------------------------------------------------- reverse order
def test_pp_v2_the_lowest_bid_plays_first_and_the_highest_last() -> None:
    state = play(rich(turn_order="reverse_bids"), "bid c2 8", "pass", "bid c4 4", "bid c1 5")
    assert state.settled == (0, 3, 2, 1)
    assert to_next_round(state).order == (1, 2, 3, 0)


def test_pp_v2_players_without_a_bid_come_first_in_the_current_order() -> None:
    state = play(rich(turn_order="reverse_bids"), "pass", "bid c1 1", "pass", "bid c2 4")
    assert to_next_round(state).order == (0, 2, 1, 3)
    assert to_next_round(all_pass(rich(turn_order="reverse_bids"))).order == (0, 1, 2, 3)


def test_pp_v2_changes_nothing_with_two_players() -> None:
    for lines in (("bid 3", "bid 5", "pass"), ("bid 6", "bid 2"), ("pass", "pass")):
        plain, reverse = rich(2), rich(2, turn_order="reverse_bids")
        assert (
            to_next_round(play(plain, *lines)).order == to_next_round(play(reverse, *lines)).order
        )
