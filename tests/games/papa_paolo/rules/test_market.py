"""Phase A: pawns on the market and the four actions. PP-A1 to PP-A4, PP-A11 to PP-A17."""

import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import BARE
from tests.games.papa_paolo.positions import (
    TOWN,
    cell_number,
    city,
    district,
    jobs,
    legal,
    on_market,
    pizzeria,
    play,
    refusal,
    rule_against,
    started,
    with_district,
    with_player,
)


# ---------------------------------------------------------------- pawns
def test_pp_a1_one_pawn_each_in_turn_until_all_have_placed_four() -> None:
    state, turns = started(4), []
    while state.phase == "place":
        turns.append(state.turn)
        state = play(state, legal(state)[0], "nothing")
    assert turns == [0, 1, 2, 3] * 4
    assert state.phase == "bid"


def test_pp_a1_the_pawn_comes_first() -> None:
    state = started(4)
    for line in ("sponsor", "take", "lay 2,0 W", "bid c1 1", "ride 0,0", "pick AU"):
        assert refusal(state, line) == ("PP-A1", "pawn-first")


def test_pp_a2_one_pawn_to_a_cell() -> None:
    state = play(started(4), "pawn b3", "nothing")
    assert "pawn b3" not in legal(state)
    assert refusal(state, "pawn b3") == ("PP-A2", "cell-taken")


def test_pp_a3_take_the_tile_or_use_an_action_or_do_nothing() -> None:
    state = play(started(4), "pawn a3")
    assert legal(state) == ["take", "sponsor", "shop 1", "shop 2", "nothing"]
    assert legal(state)[-1] == "nothing"
    assert refusal(state, "pawn a4") == ("PP-A3", "mode-first")


def test_pp_a3_a_taken_tile_leaves_the_market_and_the_pawn_stays() -> None:
    state = on_market(started(4), {"a3": "BL2L"})
    state = play(state, "pawn a3", "take")
    assert refusal(state, "sponsor") == ("PP-A3", "lay-first")
    state = play(state, "lay 1,1 NW")
    assert state.grid.tiles[cell_number("a3")] == BARE
    assert state.grid.pawns[cell_number("a3")] == 0
    (_, new) = state.players[0].district.plan.cities
    assert (new.colour, new.houses, new.open) == (1, 2, 9)


def test_pp_a4_a_tile_under_a_pawn_cannot_be_chosen() -> None:
    state = play(started(4), "pawn a3", "sponsor")
    assert state.grid.tiles[cell_number("a3")] != BARE
    assert rule_against(state, "pawn a3") == "PP-A2"


def test_pp_a11_a_tile_that_fits_nowhere_cannot_be_taken() -> None:
    state = with_district(started(4), 0, WALLED_IN)
    state = play(on_market(state, {"a1": "GR1X"}), "pawn a1")
    assert "take" not in legal(state)
    assert refusal(state, "take") == ("PP-A11", "place-for-tile")


WALLED_IN = district(
    TOWN,
    city(0, -1, "blue", 3, "S"),
    city(-1, 0, "blue", 3, "E"),
    city(0, 1, "blue", 3, "N"),
    city(2, 0, "blue", 3, "W"),
    city(1, 1, "blue", 3, "N"),
)
"""All roads end at houses."""


# ---------------------------------------------------------------- which actions
def test_pp_a12_a_cell_offers_the_actions_of_its_row_and_column() -> None:
    view = PAPA_PAOLO.view(started(4), 0)
    assert view.grid["a1"].jobs == ("sponsor", "build")
    assert view.grid["c2"].jobs == ("express",)
    assert view.grid["d3"].jobs == ("shop", "build")
    single = {name for name, cell in view.grid.items() if len(cell.jobs) == 1}
    assert single == {"a4", "b3", "c2", "d1"}


def test_pp_a12_no_icon_no_action() -> None:
    state = play(started(4), "pawn a1")
    assert refusal(state, "shop 1") == ("PP-A12", "icon")
    assert refusal(state, "express") == ("PP-A12", "icon")
    state = play(started(4), "pawn b3")
    assert refusal(state, "sponsor") == ("PP-A12", "icon")
    assert refusal(state, "build 2") == ("PP-A12", "icon")


def test_pp_3_5_the_last_of_three_columns_offers_express_or_build() -> None:
    view = PAPA_PAOLO.view(started(3), 0)
    assert view.lines["c"].jobs == ("express", "build")
    assert view.grid["c4"].jobs == ("sponsor", "express", "build")
    assert jobs(play(started(3), "pawn c4")) == {"take", "sponsor", "express", "build", "nothing"}


def test_pp_2_7_a_line_with_two_icons_offers_either() -> None:
    view = PAPA_PAOLO.view(started(2), 0)
    assert view.lines["3"].jobs == ("sponsor", "shop")
    assert view.grid["c3"].jobs == ("sponsor", "shop", "express", "build")
    assert view.grid["a1"].jobs == ("sponsor", "express")


@pytest.mark.parametrize("cell", ["a3", "b4"])
def test_t1_shop_and_sponsor(cell: str) -> None:
    assert jobs(play(started(4), f"pawn {cell}")) == {"take", "shop", "sponsor", "nothing"}


# ---------------------------------------------------------------- sponsor
@pytest.mark.parametrize(("space", "gain"), [(0, 3), (2, 7), (5, 13)])
def test_pp_a13_a_sponsor_pays_what_the_finance_track_says(space: int, gain: int) -> None:
    state = with_player(started(4), 0, markers=(space, 0, 0, 0))
    state = play(state, "pawn a4", "sponsor")
    assert state.players[0].money == 10 + gain


# ---------------------------------------------------------------- shop
def test_pp_a14_prices_of_pizzas() -> None:
    state = with_district(started(4), 0, district(TOWN, stock=(0,)), money=20)
    state = play(state, "pawn b3")
    costs = [20 - play(state, f"shop {n}").players[0].money for n in range(1, 6)]
    assert costs == [2, 3, 5, 7, 9]
    assert [play(state, f"shop {n}").players[0].district.stock for n in (1, 5)] == [(1,), (5,)]
    assert refusal(state, "shop 6") == ("PP-A14", "such-purchase")
    assert refusal(state, "shop 0") == ("PP-A14", "such-purchase")


def test_pp_a14_the_purchase_must_fit() -> None:
    state = play(started(4), "pawn b3")
    assert [line for line in legal(state) if line.startswith("shop")] == ["shop 1", "shop 2"]
    assert refusal(state, "shop 3") == ("PP-A14", "room")
    full = with_district(started(4), 0, district(TOWN, stock=(5,)))
    assert refusal(play(full, "pawn b3"), "shop 1") == ("PP-A14", "room")


def test_pp_a14_the_player_distributes_pizzas_freely() -> None:
    home = district(
        TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3), pizzeria(1, -1, 4, 5)),
        stock=(4, 1, 5),
    )  # fmt: skip
    state = play(with_district(started(4), 0, home), "pawn b3", "shop 2")
    assert legal(state) == ["stock 0,0 0", "stock 0,0 1"]
    assert play(state, "stock 0,0 0").players[0].district.stock == (4, 3, 5)
    assert play(state, "stock 0,0 1").players[0].district.stock == (5, 2, 5)
    assert refusal(state, "stock 0,0 2") == ("PP-A14", "room-on-pizzeria")
    assert refusal(state, "stock 1,-1 1") == ("PP-A14", "room-on-pizzeria")
    assert refusal(state, "pawn a1") == ("PP-A14", "stock-first")


def test_pp_a14_pizzas_without_space_on_later_pizzerias_go_here() -> None:
    home = district(
        TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)), stock=(0, 2), served={(1, 0): 0}
    )
    state = play(with_district(started(4), 0, home, money=9), "pawn b3", "shop 3")
    assert legal(state) == ["stock 0,0 2", "stock 0,0 3"]
    assert refusal(state, "stock 0,0 1") == ("PP-A14", "room-elsewhere")


def test_pp_n2_the_player_decides_pizzeria_by_pizzeria() -> None:
    home = district(
        TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3), pizzeria(1, -1, 4, 5)),
        stock=(1, 1, 1),
    )  # fmt: skip
    state = play(with_district(started(4), 0, home), "pawn b3", "shop 3")
    assert legal(state) == [f"stock 0,0 {n}" for n in range(4)]
    assert refusal(state, "stock 2,0 1") == ("PP-N2", "other-pizzeria-first")
    state = play(state, "stock 0,0 1")
    assert legal(state) == [f"stock 2,0 {n}" for n in range(3)]
    state = play(state, "stock 2,0 0")
    assert state.players[0].district.stock == (2, 1, 3)


def test_pp_n2_there_is_no_decision_without_a_choice() -> None:
    assert play(started(4), "pawn b3", "shop 1").players[0].district.stock == (4,)
    full = district(TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)), stock=(5, 1))
    state = play(with_district(started(4), 0, full), "pawn b3", "shop 2")
    assert state.players[0].district.stock == (5, 3)


def test_pp_a14_the_pool_must_cover_the_purchase() -> None:
    state = with_player(started(4), 0, pool=1, markers=(0, 5, 0, 0))
    state = play(state, "pawn b3")
    assert refusal(state, "shop 2") == ("PP-A14", "pizzas-in-pool")
    after = play(state, "shop 1").players[0]
    assert (after.district.stock, after.pool) == ((4,), 0)


def test_t18_the_bonus_that_does_not_fit_is_lost() -> None:
    state = with_player(started(4), 0, markers=(0, 3, 0, 0))
    state = play(state, "pawn b3")
    assert "shop 3" not in legal(state)
    after = play(state, "shop 2").players[0]
    assert (after.money, after.district.stock) == (7, (5,))
    home = district(TOWN, pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)), stock=(3, 2))
    state = with_district(started(4), 0, home, markers=(0, 3, 0, 0))
    after = play(state, "pawn b3", "shop 1").players[0]
    assert (after.money, after.district.stock) == (8, (5, 3))


# ---------------------------------------------------------------- express
def test_pp_a15_an_express_delivery_costs_two_and_goes_any_distance() -> None:
    far = district(TOWN, city(2, 0, "blue", 1, "EW"), city(3, 0, "red", 1, "W"))
    state = play(with_district(started(4), 0, far), "pawn c2", "express", "ride 0,0")
    assert state.players[0].money == 8
    assert legal(state) == ["drop 1,0 1", "drop 2,0 1", "drop 3,0 1"]
    after = play(state, "drop 3,0 1").players[0]
    assert after.district.served == (0, 0, 1)
    assert after.district.stock == (2,)


def test_pp_a15_experience_comes_directly_after_an_express_delivery() -> None:
    after = play(started(4), "pawn c2", "express", "ride 0,0", "drop 1,0 1").players[0]
    assert after.markers == (1, 0, 0, 0)


def test_pp_a15_at_least_one_pizza_must_be_delivered() -> None:
    two = district(
        TOWN, city(2, 0, "blue", 1, "W"), pizzerias=(pizzeria(0, 0), pizzeria(1, -1)), stock=(2, 2)
    )
    open_to_both = replace(two.plan.cities[0], open=15)
    plan = replace(two.plan, cities=(open_to_both, *two.plan.cities[1:]))
    state = with_district(started(4), 0, replace(two, plan=plan))
    state = play(state, "pawn c2", "express")
    assert legal(state) == ["ride 0,0", "ride 1,-1"]
    assert refusal(state, "stop") == ("PP-A15", "empty-express")
    served = with_district(started(4), 0, district(TOWN, served={(1, 0): 1}))
    assert refusal(play(served, "pawn c2"), "express") == ("PP-A15", "house-in-reach")
    empty = with_district(started(4), 0, district(TOWN, stock=(0,)))
    assert refusal(play(empty, "pawn c2"), "express") == ("PP-A15", "pizzas-to-deliver")


# ---------------------------------------------------------------- money
def test_pp_a17_unaffordable_actions_are_illegal() -> None:
    poor = with_player(started(4), 0, money=1)
    assert refusal(play(poor, "pawn b3"), "shop 1") == ("PP-A17", "money")
    assert refusal(play(poor, "pawn c2"), "express") == ("PP-A17", "money")
    assert refusal(play(poor, "pawn d1"), "build 2") == ("PP-A17", "money")
    assert jobs(play(poor, "pawn d2")) == {"take", "nothing"}
    three = with_player(started(4), 0, money=3)
    assert jobs(play(three, "pawn d1")) == {"take", "build", "nothing"}
    assert refusal(play(three, "pawn d1"), "build 4") == ("PP-A17", "money")


def test_t3_two_players_of_different_experience() -> None:
    state = with_player(started(4), 2, markers=(0, 3, 0, 0))
    state = with_player(state, 1, markers=(2, 0, 2, 0))
    empty = district(TOWN, stock=(0,))
    assert [state.level(seat, 0) for seat in (2, 1)] == [3, 7]
    assert [state.level(seat, 2) for seat in (2, 1)] == [1, 2]
    for seat, pizzas in ((2, 4), (1, 2)):
        state_of_seat = with_district(state, seat, empty, markers=state.players[seat].markers)
        state_of_seat = replace(
            state_of_seat, order=(seat, *(s for s in range(4) if s != seat)), turn=seat
        )
        after = play(state_of_seat, "pawn b3", "shop 2").players[seat]
        assert (after.money, after.district.stock) == (7, (pizzas,))


def test_pp_n1_a_turn_consists_of_separate_decisions() -> None:
    state = on_market(started(4), {"d1": "BL2L"})
    steps = [state.step]
    for line in ("pawn d1", "build 2", "site 2,0"):
        state = play(state, line)
        steps.append(state.step)
    assert steps == ["pawn", "mode", "site", "pawn"]
    assert state.turn == 1
