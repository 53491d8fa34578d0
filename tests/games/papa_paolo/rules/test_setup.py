"""The setup of a match and of each round: PP-S, PP-R, PP-G, PP-3, PP-2."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components import STANDARD
from tavolino.games.papa_paolo.components.printed import COINS
from tavolino.games.papa_paolo.geometry import CELLS, LINES, xy
from tavolino.games.papa_paolo.state import BARE, FACE_DOWN
from tests.games.papa_paolo.positions import (
    all_pass,
    at_bidding,
    begin,
    deal_first_outcomes,
    finish_placing,
    legal,
    next_round,
    odds,
    play,
    random_states,
    refusal,
    started,
)


# ---------------------------------------------------------------- four players
def test_pp_s1_the_size_of_the_market_depends_on_the_number_of_players() -> None:
    assert [len(CELLS[seats]) for seats in (2, 3, 4)] == [9, 12, 16]
    assert [len(LINES[seats]) for seats in (2, 3, 4)] == [6, 7, 8]


def test_pp_s2_one_tile_of_the_stack_is_dealt_to_each_cell() -> None:
    state = started(4)
    assert BARE not in state.grid.tiles
    assert sum(state.stack) == 84 - 16


def test_pp_s2_all_tiles_of_the_stack_are_equally_likely() -> None:
    state = play(begin(4), "start 1", "start 2", "start 3", "start 4")
    while state.step == "coins":
        state = play(state, PAPA_PAOLO.format(PAPA_PAOLO.odds(state)[0][0]))
    shares = dict(PAPA_PAOLO.odds(state))
    assert shares[PAPA_PAOLO.parse("deal AU3D")] == Fraction(2, 84)
    after = play(state, "deal AU3D")
    assert dict(PAPA_PAOLO.odds(after))[PAPA_PAOLO.parse("deal AU3D")] == Fraction(1, 83)
    gone = play(after, "deal AU3D")
    assert PAPA_PAOLO.parse("deal AU3D") not in dict(PAPA_PAOLO.odds(gone))


def test_pp_s2_players_do_not_deal() -> None:
    assert refusal(started(4), "deal AU3D") == ("PP-S2", "only-chance")


def test_pp_s3_the_lines_have_two_three_and_three_coins() -> None:
    state = play(begin(4), "start 1", "start 2", "start 3", "start 4")
    assert odds(state) == {"coin 1": 2 / 8, "coin 2": 3 / 8, "coin 3": 3 / 8}
    assert odds(play(state, "coin 1", "coin 1")) == {"coin 2": 0.5, "coin 3": 0.5}
    assert Counter(started(4).grid.coins) == {1: 2, 2: 3, 3: 3}


def test_pp_s4_one_investment_of_each_colour_is_offered() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c1 1", "pass", "pass", "pass")
    assert legal(state) == ["pick AU", "pick BL", "pick RD", "pick GR"]


def test_pp_s5_the_delivery_tiles_rise_from_left_to_right() -> None:
    assert started(4).offer == (1, 2, 3, 4)
    tiles = [PAPA_PAOLO.view(started(4), 0).offer[column] for column in range(4)]
    assert [tile.name for tile in tiles] == ["A1", "A2", "A3", "A4"]


def test_pp_s6_all_eight_pizzerias_are_in_the_supply() -> None:
    assert PAPA_PAOLO.view(started(4), 0).supply == {"2": 3, "4": 3, "5": 2}


def test_pp_s7_all_players_begin_with_ten_lire() -> None:
    assert [player.money for player in started(4).players] == [10] * 4


def test_pp_s7_hidden_money_is_visible_only_to_its_player_until_the_end() -> None:
    states = random_states(3, 5, hidden_money=True)
    for state in states[:-1]:
        seen = [player.money for player in PAPA_PAOLO.view(state, 1).players]
        assert seen == [None, state.players[1].money, None]
    over = PAPA_PAOLO.view(states[-1], 1)
    assert [p.money for p in over.players] == [p.money for p in states[-1].players]


def test_pp_s8_thirty_six_pizzas_each_are_in_the_pool_or_on_the_table() -> None:
    player = started(4).players[0]
    assert (player.pool, player.district.stock, player.district.delivered) == (33, (3,), 0)


def test_pp_s9_start_tiles_are_dealt_at_random_face_up() -> None:
    assert odds(begin(4)) == {f"start {n}": 0.25 for n in (1, 2, 3, 4)}
    assert odds(play(begin(4), "start 3")) == {f"start {n}": 1 / 3 for n in (1, 2, 4)}
    state = started(4)
    for seat, player in enumerate(PAPA_PAOLO.view(state, 3).players):
        assert player.start == seat + 1
        assert [(city.x, city.y, city.open) for city in player.cities] == [(1, 0, "ESW")]
        assert [(p.x, p.y) for p in player.pizzerias] == [(0, 0)]
    assert [city.colour for p in state.players for city in p.district.plan.cities] == [0, 1, 2, 3]


def test_pp_s10_all_markers_begin_on_the_left() -> None:
    assert all(player.markers == (0, 0, 0, 0) for player in started(4).players)


def test_pp_s11_three_pizzas_lie_on_the_start_pizzeria() -> None:
    assert all(player.district.stock == (3,) for player in started(3).players)


def test_pp_s12_the_lowest_start_tile_begins_and_the_others_follow_clockwise() -> None:
    state = deal_first_outcomes(play(begin(4), "start 4", "start 2", "start 1", "start 3"))
    assert state.order == (2, 3, 0, 1)
    assert PAPA_PAOLO.actors(state) == (2,)


# ---------------------------------------------------------------- rounds
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pp_r1_a_match_lasts_five_rounds(seats: int) -> None:
    states = random_states(seats, 1)
    assert {state.round for state in states} == {1, 2, 3, 4, 5}
    assert states[-1].phase == "over"


def test_pp_r2_the_phases_follow_in_order() -> None:
    seen = [state.phase for state in random_states(4, 2)]
    order = ["prepare", "place", "bid", "pick", "invest", "deliver"]
    changes = [after for before, after in pairwise(seen) if before != after]
    for before, after in pairwise(changes):
        if after not in ("prepare", "over"):
            assert order.index(after) > order.index(before) or after == "place"


def test_pp_r3_the_bidding_changes_the_order_of_the_next_round_only() -> None:
    state = at_bidding(3, 9, 9, 9)
    after = play(state, "bid c2 2", "bid c1 1", "pass", "pick AU", "pick BL", "decline")
    assert after.order == (0, 1, 2)
    after = play(after, "track", "track")
    while after.phase == "deliver":
        after = play(after, "stop")
    assert deal_first_outcomes(after).order == (1, 2, 0)


# ---------------------------------------------------------------- the next round
def test_pp_g1_all_tiles_leave_the_market_and_new_ones_are_dealt() -> None:
    first = started(4)
    second = next_round(first)
    assert second.round == 2
    assert BARE not in second.grid.tiles
    assert sum(second.stack) == 84 - 32
    for kind in range(len(second.stack)):
        dealt = first.grid.tiles.count(kind) + second.grid.tiles.count(kind)
        assert second.stack[kind] == STANDARD.stack[STANDARD.kinds[kind]] - dealt


def test_pp_g2_every_round_has_the_same_coins() -> None:
    for seats in (2, 3, 4):
        state = next_round(started(seats))
        assert tuple(sorted(coin for coin in state.grid.coins if coin)) == COINS[seats]


def test_pp_g3_every_round_has_the_delivery_tiles_of_its_letter() -> None:
    state, letters = started(4), []
    for _ in range(5):
        letters.append(PAPA_PAOLO.view(state, 0).offer[0].name)
        state = next_round(state)
    assert letters == ["A1", "B1", "C1", "D1", "E1"]


def test_pp_g4_every_round_offers_all_four_investments_again() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c1 1", "pass", "pass", "pass", "pick GR")
    state = play(state, "decline", "decline", "decline", "track", "stop")
    state = play(finish_placing(deal_first_outcomes(state)), "bid c1 1", "pass", "pass", "pass")
    assert legal(state) == ["pick AU", "pick BL", "pick RD", "pick GR"]


@pytest.mark.parametrize(("seats", "left"), [(4, 4), (3, 24), (2, 39)])
def test_pp_g5_the_stack_lasts_five_rounds(seats: int, left: int) -> None:
    assert sum(random_states(seats, 3)[-1].stack) == left


# ---------------------------------------------------------------- three players
def test_pp_3_1_one_column_is_covered() -> None:
    state = started(3)
    assert len(legal(state)) == 12
    assert refusal(state, "pawn d1") == ("PP-3.1", "fourth-column")


def test_pp_3_2_seven_coins_worth_fourteen() -> None:
    assert sorted(started(3).grid.coins) == [0, 1, 1, 2, 2, 2, 3, 3]


def test_pp_3_3_two_pizzerias_are_not_used() -> None:
    assert PAPA_PAOLO.view(started(3), 0).supply == {"2": 3, "4": 2, "5": 1}


def test_pp_3_4_one_delivery_tile_is_removed_and_three_rise_over_the_columns() -> None:
    state = play(begin(3), "start 1", "start 2", "start 3")
    assert odds(state) == dict.fromkeys(
        ("offer A123", "offer A124", "offer A134", "offer A234"), 0.25
    )
    state = play(state, "offer A134")
    assert [tile.name for tile in PAPA_PAOLO.view(state, 0).offer] == ["A1", "A3", "A4"]


def test_pp_3_8_one_start_tile_stays_in_the_box() -> None:
    state = play(begin(3), "start 2", "start 4", "start 1")
    assert [player.start for player in state.players] == [2, 4, 1]
    assert state.step == "offer"


def test_t15_three_players() -> None:
    state = deal_first_outcomes(play(begin(3), "start 1", "start 2", "start 3", "offer A134"))
    assert len(CELLS[3]) == 12
    assert sum(state.grid.coins) == 14
    assert {"express", "build"} <= set(PAPA_PAOLO.view(state, 0).grid["c3"].jobs)
    assert state.offer == (1, 3, 4)
    assert state.supply == (3, 2, 1)
    bids = {line.split()[1] for line in legal(finish_placing(state)) if line.startswith("bid")}
    assert bids == {"c1", "c2", "c3"}


# ---------------------------------------------------------------- two players
def test_pp_2_1_nine_cells_and_eight_pawns() -> None:
    state = started(2)
    assert len(legal(state)) == 9
    assert refusal(state, "pawn d1") == ("PP-2.1", "such-cell")
    assert refusal(state, "pawn a4") == ("PP-2.1", "such-cell")
    placed = [s for s in random_states(2, 4) if s.phase == "place"][-1]
    assert sum(placed.grid.pawns[cell] == BARE for cell in CELLS[2]) == 1


def test_pp_2_2_each_keeps_one_of_two_start_tiles_in_secret() -> None:
    state = play(begin(2), "start 4", "start 1", "start 3", "start 2")
    assert [player.hand for player in state.players] == [(1, 4), (2, 3)]
    assert PAPA_PAOLO.actors(state) == (0, 1)
    assert refusal(state, "keep 2") == ("PP-2.2", "such-start-tile")
    chosen = play(state, "keep 4")
    assert PAPA_PAOLO.actors(chosen) == (1,)
    assert PAPA_PAOLO.view(chosen, 0).players[0].start == 4
    assert PAPA_PAOLO.view(chosen, 1).players[0].start == 0
    assert PAPA_PAOLO.view(chosen, 1).players[0].chosen
    text = PAPA_PAOLO.telling.tell(state, 0, PAPA_PAOLO.parse("keep 4"), 1)
    assert (text.notation, text.text.args) == ("", {"seat": 0})


def test_pp_2_2_either_may_choose_first_and_nature_turns_both_tiles_over() -> None:
    state = play(begin(2), "start 4", "start 1", "start 3", "start 2")
    state = PAPA_PAOLO.play(state, 1, PAPA_PAOLO.parse("keep 3"))
    state = PAPA_PAOLO.play(state, 0, PAPA_PAOLO.parse("keep 4"))
    assert PAPA_PAOLO.actors(state) == (NATURE,)
    assert PAPA_PAOLO.view(state, 0).players[1].start == 0
    state = play(state, "open")
    assert [player.start for player in PAPA_PAOLO.view(state, 0).players] == [4, 3]
    assert state.order == (1, 0)


def test_pp_2_3_six_coins_worth_twelve() -> None:
    assert sorted(coin for coin in started(2).grid.coins if coin) == [1, 1, 2, 2, 3, 3]


def test_pp_2_4_two_of_four_delivery_tiles_come_into_play() -> None:
    state = play(begin(2), "start 1", "start 3", "start 2", "start 4", "keep 1", "keep 2", "open")
    assert set(odds(state).values()) == {1 / 6}
    assert len(odds(state)) == 6
    assert play(state, "offer A24").offer == (2, 4)


def test_pp_2_5_one_large_investment_tile_a_round() -> None:
    state = play(begin(2), "start 1", "start 3", "start 2", "start 4", "keep 1", "keep 2", "open")
    state = play(state, "offer A24")
    assert odds(state) == {"large BL": 0.4, "large RD": 0.2, "large GR": 0.4}
    state = play(state, "large RD")
    assert PAPA_PAOLO.view(state, 0).large["gold"] == "red"
    assert sum(state.large_stack) == 4
    assert sum(random_states(2, 6)[-1].large_stack) == 0


def test_pp_2_6_all_eight_pizzerias_are_used() -> None:
    assert started(2).supply == (3, 3, 2)


# ---------------------------------------------------------------- variants
def test_pp_v1_a_random_coin_is_face_down() -> None:
    state = play(begin(4, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "start 4")
    assert odds(state) == {f"facedown {line}": 1 / 8 for line in "1234abcd"}
    state = deal_first_outcomes(play(state, "facedown b"))
    assert state.grid.coins.count(FACE_DOWN) == 1
    line = PAPA_PAOLO.view(state, 0).lines["b"]
    assert (line.coin, line.hidden) == (0, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pp_v1_is_used_in_every_round(seats: int) -> None:
    states = random_states(seats, 7, turn_order="hidden_coin")
    hidden = {state.round for state in states if FACE_DOWN in state.grid.coins}
    assert hidden == {1, 2, 3, 4, 5}


def test_pp_v4_the_next_delivery_tiles_are_known_one_round_ahead() -> None:
    state = play(
        begin(2, forecast=True), "start 1", "start 3", "start 2", "start 4", "keep 1", "keep 2"
    )
    state = play(state, "open", "offer A12", "offer B34")
    assert [tile.name for tile in PAPA_PAOLO.view(state, 0).forecast] == ["B3", "B4"]
    state = all_pass(finish_placing(deal_first_outcomes(state)))
    assert state.offer == (3, 4)
    assert set(odds(state)) == {f"offer C{some}" for some in ("12", "13", "14", "23", "24", "34")}
    last = random_states(2, 8, forecast=True)[-1]
    assert last.forecast == ()


@pytest.mark.parametrize("seats", [3, 4])
def test_pp_v4_has_no_effect_with_more_players(seats: int) -> None:
    assert all(not state.forecast for state in random_states(seats, 9, forecast=True))


def test_the_town_lies_east_of_the_pizzeria() -> None:
    player = started(4).players[0]
    assert xy(player.district.plan.pizzerias[0].at) == (0, 0)
    assert xy(player.district.plan.cities[0].at) == (1, 0)
