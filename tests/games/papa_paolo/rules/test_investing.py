"""Phases C and D: picking and using investments. PP-D, PP-2.9."""

from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo.components.printed import COLOURS
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.positions import (
    TOWN,
    at_bidding,
    city,
    deal_first_outcomes,
    district,
    legal,
    money,
    pizzeria,
    play,
    refusal,
    with_district,
    with_player,
)

CODES: dict[str, str] = dict(zip(COLOURS, ("AU", "BL", "RD", "GR"), strict=True))


def holding(colour: str, *, home: Any = None, options: Any = None, **change: Any) -> State:
    """Seat 0 of four uses an investment tile of this colour; the other seats have none."""
    state = at_bidding(4, 11, 0, 0, 0, **(options or {}))
    if home:
        state = with_district(state, 0, home)
    state = with_player(state, 0, **change)
    state = play(state, "bid c1 1", "pass", "pass", "pass", f"pick {CODES[colour]}")
    return play(state, "decline", "decline", "decline")


OWN_LEVEL = {"investment_once": "own_level"}


# ---------------------------------------------------------------- track or once
@pytest.mark.parametrize("colour", COLOURS)
def test_pp_d1_the_track_use_is_one_space_to_the_right(colour: str) -> None:
    state = play(holding(colour), "track")
    assert state.players[0].markers == tuple(int(other == colour) for other in COLOURS)


def test_pp_d1_gold_used_once_is_money() -> None:
    state = holding("gold")
    assert legal(state) == ["track", "once", "discard"]
    after = play(state, "once")
    assert after.players[0].money == 15
    assert after.players[0].markers == (0, 0, 0, 0)


def test_pp_d1_blue_used_once_is_two_pizzas_from_the_pool() -> None:
    after = play(holding("blue"), "once").players[0]
    assert (after.money, after.district.stock, after.pool) == (10, (5,), 31)
    nearly_full = holding("blue", home=district(TOWN, stock=(4,)))
    assert play(nearly_full, "once").players[0].district.stock == (5,)
    full = holding("blue", home=district(TOWN, stock=(5,)))
    assert legal(full) == ["track", "discard"]
    assert refusal(full, "once") == ("PP-A14", "room")
    assert refusal(holding("blue", pool=0), "once") == ("PP-A14", "pizzas-in-pool")
    assert refusal(holding("blue"), "once 2") == ("PP-D1", "choice-here")


def test_pp_d1_pizzas_of_blue_can_be_distributed() -> None:
    home = district(TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)), stock=(3, 2))
    state = play(holding("blue", home=home), "once")
    assert legal(state) == ["stock 0,0 1", "stock 0,0 2"]
    assert play(state, "stock 0,0 1").players[0].district.stock == (4, 3)


def test_pp_d1_red_used_once_is_a_free_express_delivery_of_two() -> None:
    home = district(TOWN, city(2, 0, "blue", 3, "W"))
    state = play(holding("red", home=home), "once", "ride 0,0")
    assert legal(state) == ["drop 1,0 1", "drop 2,0 1", "drop 2,0 2"]
    after = play(state, "drop 1,0 1", "drop 2,0 1").players[0]
    assert (after.money, after.district.served) == (10, (1, 1))
    assert after.markers == (1, 0, 0, 0)
    served = holding("red", home=district(TOWN, served={(1, 0): 1}))
    assert refusal(served, "once") == ("PP-A15", "house-in-reach")


def test_pp_d1_green_used_once_is_a_pizzeria_for_two_less() -> None:
    state = holding("green")
    assert legal(state) == ["track", "once 2", "once 4", "once 5", "discard"]
    after = play(state, "once 5", "site 2,0").players[0]
    assert (after.money, after.district.stock) == (7, (3, 2))
    assert play(state, "once 2", "site 2,0").players[0].money == 10
    poor = holding("green", money=1)
    assert legal(poor) == ["track", "once 2", "discard"]
    assert refusal(poor, "once 4") == ("PP-A17", "money")
    assert refusal(state, "once") == ("PP-A16", "such-pizzeria")


def test_pp_d1_the_option_own_level_gives_the_ordinary_action() -> None:
    gold = holding("gold", options=OWN_LEVEL, markers=(1, 0, 0, 0))
    assert play(gold, "once").players[0].money == 15
    blue = holding("blue", options=OWN_LEVEL, markers=(0, 1, 0, 0))
    assert legal(blue) == ["track", "once 1", "once 2", "discard"]
    assert refusal(blue, "once 3") == ("PP-A14", "room")
    after = play(blue, "once 1").players[0]
    assert (after.money, after.district.stock) == (8, (5,))
    red = play(holding("red", options=OWN_LEVEL), "once")
    assert red.players[0].money == 8
    assert refusal(holding("red", options=OWN_LEVEL, money=2), "once") == ("PP-A17", "money")
    green = holding("green", options=OWN_LEVEL)
    assert play(green, "once 4", "site 2,0").players[0].money == 6


def test_pp_d2_a_step_counts_at_once() -> None:
    state = play(holding("green"), "track")
    assert (state.phase, state.step) == ("deliver", "ride")
    assert state.pending is not None
    assert getattr(state.pending, "rounds", 0) == 2


def test_pp_d3_the_order_is_that_of_the_settlement() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c1 1", "pass", "bid c2 6", "bid c3 3")
    state = play(state, "pick AU", "pick BL", "pick RD", "pick GR")
    turns = []
    while state.phase == "invest":
        turns.append(state.turn)
        state = play(state, "discard")
    assert turns == [2, 3, 0, 1]


def test_pp_d4_at_the_end_of_a_track_there_is_no_step() -> None:
    state = holding("gold", markers=(5, 0, 0, 0))
    assert legal(state) == ["once", "discard"]
    assert refusal(state, "track") == ("PP-D4", "track-end")


def test_pp_d4_a_tile_may_be_discarded_unused() -> None:
    before = holding("red", markers=(0, 0, 5, 0), home=district(TOWN, stock=(0,)))
    assert legal(before) == ["discard"]
    after = play(before, "discard")
    assert after.players[0].markers == (0, 0, 5, 0)
    assert refusal(holding("red"), "pawn a1") == ("PP-D1", "activate-first")


def test_t9_gold_track_or_once() -> None:
    tracked, used = play(holding("gold"), "track"), play(holding("gold"), "once")
    assert (tracked.players[0].markers[0], tracked.players[0].money) == (1, 10)
    assert tracked.level(0, 0) == 5
    assert (used.players[0].markers[0], used.players[0].money) == (0, 15)


# ---------------------------------------------------------------- two players
def duel(large: str = "GR", *lines: str) -> State:
    """Two players after these bids; the large tile has this colour opposite gold."""
    state = at_bidding(2, 10, 10)
    colour = COLOURS.index(next(name for name, code in CODES.items() if code == large))
    return play(replace(state, large=colour), *(lines or ("bid 2", "bid 4", "pass")))


def test_pp_2_9_the_higher_bidder_chooses_and_turns_the_tile() -> None:
    state = duel()
    assert legal(state) == [
        *("turn AU BL", "turn AU RD", "turn BL AU", "turn BL GR"),
        *("turn RD AU", "turn RD GR", "turn GR BL", "turn GR RD"),
    ]
    assert refusal(state, "turn AU GR") == ("PP-2.9", "neighbour")
    assert refusal(state, "pick AU") == ("PP-2.9", "pick-without-turn")
    state = play(state, "turn AU BL")
    assert legal(state) == ["pick RD", "pick GR"]
    assert refusal(state, "pick BL") == ("PP-2.9", "quarter-on-your-side")
    assert refusal(state, "turn RD GR") == ("PP-2.9", "turning")


def test_pp_2_9_a_player_without_a_bid_may_buy_a_remaining_tile() -> None:
    state = play(duel("BL", "bid 4", "pass"), "turn RD AU")
    assert legal(state) == ["pick BL", "pick GR", "decline"]
    after = play(state, "pick GR")
    assert money(after)[1] == money(state)[1] - 1


def test_pp_2_9_without_any_bid_the_first_buyer_turns_the_tile() -> None:
    state = duel("RD", "pass", "pass")
    assert len(legal(state)) == 9
    assert "turn BL GR" not in legal(state)  # these colours are opposite each other here
    bought = play(state, "turn BL AU")
    assert money(bought)[0] == money(state)[0] - 1
    assert legal(bought) == ["pick RD", "pick GR", "decline"]
    declined = play(state, "decline")
    assert legal(declined) == ["pick AU", "pick BL", "pick RD", "pick GR", "decline"]


@pytest.mark.parametrize(("turned", "left"), [("BL", {"RD", "GR"}), ("RD", {"BL", "GR"})])
def test_t16_gold_leaves_green_and_one_neighbour(turned: str, left: set[str]) -> None:
    state = play(duel("GR"), f"turn AU {turned}")
    assert {line.split()[1] for line in legal(state)} == left


def test_a_large_tile_never_offers_both_neighbours_of_the_colour_that_was_taken() -> None:
    for large in ("BL", "RD", "GR"):
        for line in legal(duel(large)):
            taken, turned_in = line.split()[1:]
            left = {found.split()[1] for found in legal(play(duel(large), line))}
            assert left | {taken, turned_in} == {"AU", "BL", "RD", "GR"}


def test_without_bids_there_are_no_deliveries() -> None:
    state = play(duel("GR", "pass", "pass"), "decline", "decline")
    assert deal_first_outcomes(state).round == 2
