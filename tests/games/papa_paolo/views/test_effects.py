"""The effects of actions: movements, payments, experience and points."""

from tavolino.core.effects import (
    Began,
    Drawn,
    Effect,
    Moved,
    Paid,
    Placed,
    Removed,
    Revealed,
    Said,
    Scored,
    Turned,
)
from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.example_districts import PURPLE
from tests.games.papa_paolo.positions import (
    P,
    at_bidding,
    at_delivery,
    begin,
    city,
    district,
    finish_placing,
    on_market,
    pawns_on,
    pizzeria,
    play,
    random_states,
    started,
    with_coins,
    with_district,
)


def effects_of(state: State, line: str, viewer: int = 0) -> tuple[Effect, ...]:
    seat = PAPA_PAOLO.actors(state)[0]
    return PAPA_PAOLO.telling.effects(state, seat, PAPA_PAOLO.parse(line), viewer)


# ---------------------------------------------------------------- setup
def test_start_tiles_are_dealt_and_laid_with_three_pizzas() -> None:
    state = play(begin(3), "start 2", "start 4")
    dealt, *settled, opening = effects_of(state, "start 1")
    assert dealt == Drawn("start 1", 2, "2/hand")
    assert settled[2:4] == [
        Moved("start 4", ("1/hand", "1/0,0"), 1),
        Moved("pizza", ("1/pool", "1/0,0"), 1, count=3),
    ]
    assert opening == Began("round 1", 2)


def test_pp_2_2_the_chosen_start_tile_is_secret_until_both_are_revealed() -> None:
    state = play(begin(2), "start 1", "start 3", "start 2", "start 4")
    assert effects_of(state, "keep 3", viewer=0) == (Said(0, "keep 3"),)
    assert effects_of(state, "keep 3", viewer=1) == (Said(0, "keep"),)
    state = play(state, "keep 3", "keep 2")
    assert effects_of(state, "open", viewer=1)[:2] == (
        Revealed("start 3", 0, "0/hand"),
        Removed("start 1", "0/hand", "box", 0),
    )


def test_the_market_is_dealt_cell_by_cell_and_line_by_line() -> None:
    state = play(begin(3), "start 1", "start 2", "start 3")
    assert effects_of(state, "offer A134")[2] == Drawn("A4", at="piazza c3")
    state = play(state, "offer A134")
    assert effects_of(state, "coin 3") == (Drawn("coin 3", at="1"),)
    state = play(state, "coin 3", "coin 3", "coin 2", "coin 2", "coin 2", "coin 1", "coin 1")
    assert effects_of(state, "deal BL3L") == (Drawn("BL3L", at="a1"),)


def test_four_players_use_all_delivery_tiles_without_a_draw() -> None:
    state = play(begin(4), "start 1", "start 2", "start 3")
    assert Placed("A4", "piazza c4") in effects_of(state, "start 4")


# ---------------------------------------------------------------- the market
def test_a_pawn_takes_a_tile_into_the_district() -> None:
    state = on_market(started(4), {"a3": "BL3L"})
    assert effects_of(state, "pawn a3") == (Moved("pawn", ("0/pawns", "a3"), 0),)
    state = play(state, "pawn a3")
    assert effects_of(state, "take") == (Said(0, "take", at="a3"),)
    assert effects_of(play(state, "take"), "lay 1,1 NW") == (
        Moved("BL3L", ("a3", "0/1,1"), 0),
        Turned("BL3L", "0/1,1", "NW"),
        Began("place", 1),
    )


def test_sponsors_and_the_shop_move_money_and_pizzas() -> None:
    state = play(started(4), "pawn a3")
    assert effects_of(state, "sponsor")[:2] == (Said(0, "sponsor"), Paid(3, taker=0, why="sponsor"))
    assert effects_of(state, "shop 2")[:3] == (
        Said(0, "shop", 2),
        Paid(3, giver=0, why="shop"),
        Moved("pizza", ("0/pool", "0/0,0"), 0, count=2),
    )


def test_a_pizzeria_is_paid_first_and_then_built_with_its_pizzas() -> None:
    state = play(started(4), "pawn d1")
    assert effects_of(state, "build 4") == (
        Said(0, "build", 4),
        Paid(4, giver=0, why="build"),
        Moved("pizzeria 4", ("supply", "0/hand"), 0),
    )
    assert effects_of(play(state, "build 4"), "site 1,1")[:2] == (
        Moved("pizzeria 4", ("0/hand", "0/1,1"), 0),
        Moved("pizza", ("0/pool", "0/1,1"), 0, count=2),
    )


def test_pizzas_without_a_choice_are_stored_together_with_the_chosen_ones() -> None:
    two = district(
        city(1, 0, "gold", 1, "ESW"), pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2)), stock=(3, 1)
    )
    state = with_district(play(started(4), "pawn a3"), P, two)
    state = play(state, "shop 2")
    assert effects_of(state, "stock 0,0 1")[:2] == (
        Moved("pizza", ("0/pool", "0/0,0"), 0),
        Moved("pizza", ("0/pool", "0/2,0"), 0),
    )
    assert effects_of(state, "stock 0,0 0")[0] == Said(0, "stock", 0, "0/0,0")


def test_after_the_last_pawn_players_take_coins_and_pawns_return() -> None:
    state = started(3)
    while sum(pawn >= 0 for pawn in state.grid.pawns) < 12 or state.step != "mode":
        state = play(state, "nothing" if state.step == "mode" else _first(state))
    state = with_coins(pawns_on(state, "PPB PPB BBB OOO"), (3, 2, 1, 1), (2, 2, 3))
    _, *rest, begun = effects_of(state, "nothing")
    assert rest[0] == Removed("coin 3", "1", "0/money", 0)
    assert [effect for effect in rest if isinstance(effect, Paid)] == [
        Paid(9, taker=0, why="bribes"),
        Paid(4, taker=1, why="bribes"),
        Paid(1, taker=2, why="bribes"),
    ]
    assert rest[-1] == Moved("pawn", ("c4", "2/pawns"), 2)
    assert begun == Began("bid", state.order[0])


def _first(state: State) -> str:
    return PAPA_PAOLO.format(PAPA_PAOLO.legal(state, state.turn)[0])


def test_pp_v1_the_hidden_coin_is_placed_and_revealed() -> None:
    state = play(begin(3, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "offer A123")
    assert effects_of(state, "facedown 2") == (Placed("coin", "2"),)
    state = play(state, "facedown 2")
    while PAPA_PAOLO.actors(state) == (NATURE,):
        state = PAPA_PAOLO.apply(state, NATURE, PAPA_PAOLO.odds(state)[0][0])
    state = finish_placing(state)
    line = PAPA_PAOLO.format(PAPA_PAOLO.odds(state)[0][0])
    value = line.removeprefix("faceup ")
    revealed, _, second, *_ = effects_of(state, line)
    assert revealed == Revealed(f"coin {value}", at="2")
    assert isinstance(second, Removed)
    assert (second.what, second.at) == (f"coin {value}", "2")


# ---------------------------------------------------------------- bidding and investing
def test_a_bid_moves_a_pawn_on_the_stairs_and_a_pass_takes_it_off() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    assert effects_of(state, "bid c1 3") == (
        Said(0, "bid", 3),
        Moved("pawn", ("0/pawns", "piazza c1 3"), 0),
        Began("bid", 1),
    )
    state = play(state, "bid c1 3", "bid c1 5", "pass", "pass")
    assert effects_of(state, "bid c2 4")[1] == Moved("pawn", ("piazza c1 3", "piazza c2 4"), 0)
    assert effects_of(state, "pass")[1] == Moved("pawn", ("piazza c1 3", "0/pawns"), 0)


def test_after_the_bidding_bidders_pay_and_take_delivery_tiles() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c2 4", "bid c3 7", "pass")
    assert effects_of(state, "pass") == (
        Said(3, "pass"),
        Paid(7, giver=1, why="bid"),
        Moved("A3", ("piazza c3", "1/delivery"), 1),
        Paid(4, giver=0, why="bid"),
        Moved("A2", ("piazza c2", "0/delivery"), 0),
        Began("pick", 1),
    )


def test_two_players_use_the_ladder_the_large_tile_and_the_offer() -> None:
    state = at_bidding(2, 9, 9)
    moved_up = Moved("pawn", ("0/pawns", "ladder 4"), 0)
    assert effects_of(state, "bid 4") == (Said(0, "bid", 4), moved_up, Began("bid", 1))
    assert effects_of(play(state, "bid 4", "bid 5"), "pass")[0] == Said(0, "pass")
    state = play(state, "bid 4", "bid 5", "pass")
    beside = "RD" if state.large != 2 else "BL"
    line = f"turn AU {beside}"
    assert effects_of(state, line)[:2] == (
        Turned("large", "investments", f"AU {beside}"),
        Moved("investment AU", ("investments", "1/investment"), 1),
    )
    state = play(state, line)
    state = play(state, PAPA_PAOLO.format(PAPA_PAOLO.legal(state, 0)[0]), "track", "track")
    first, second = state.offer
    assert effects_of(state, f"tile {first}")[:2] == (
        Moved(f"A{first}", ("offer", "1/delivery"), 1),
        Moved(f"A{second}", ("offer", "0/delivery"), 0),
    )


def test_an_investment_is_bought_and_used() -> None:
    state = play(at_bidding(3, 9, 9, 9), "bid c1 1", "pass", "pass", "pick GR")
    assert effects_of(state, "pick AU")[:2] == (
        Moved("investment AU", ("investments", "1/investment"), 1),
        Paid(1, giver=1, why="pick"),
    )
    state = play(state, "pick AU", "decline")
    assert effects_of(state, "track")[:3] == (
        Said(0, "track"),
        Removed("investment GR", "0/investment", "box", 0),
        Moved("marker GR", ("0/GR 0", "0/GR 1"), 0),
    )
    assert effects_of(play(state, "track"), "once")[:3] == (
        Said(1, "once"),
        Removed("investment AU", "1/investment", "box", 1),
        Paid(5, taker=1, why="once"),
    )


# ---------------------------------------------------------------- delivering
def test_pizzas_move_along_the_road_and_complete_a_tile() -> None:
    state = at_delivery(PURPLE, "C3")
    assert effects_of(state, "ride 0,0") == (Said(0, "ride", at="0/0,0"),)
    state = play(state, "ride 0,0", "drop 0,1 1")
    assert effects_of(state, "drop 0,2 1")[:2] == (
        Moved("pizza", ("0/0,0", "0/0,1", "0/0,2"), 0),
        Turned("RD1L", "0/0,2", "full"),
    )


def test_after_the_deliveries_markers_move_and_the_table_is_cleared() -> None:
    home = district(city(1, 0, "gold", 1, "ESW"), stock=(1,))
    state = play(at_delivery(home, "A1"), "ride 0,0")
    pizza, full, marker, *cleared, begun = effects_of(state, "drop 1,0 1")
    assert pizza == Moved("pizza", ("0/0,0", "0/1,0"), 0)
    assert full == Turned("AU1T", "0/1,0", "full")
    assert marker == Moved("marker AU", ("0/AU 0", "0/AU 1"), 0)
    assert Moved("pawn", ("piazza c1 1", "0/pawns"), 0) in cleared
    assert Removed("A1", "0/delivery", "box", 0) in cleared
    assert Placed("B1", "piazza c1") in cleared
    assert begun == Began("round 2", 0)


def test_points_are_counted_by_category() -> None:
    *_, before, over = random_states(3, 53, money_points=True)
    seat = PAPA_PAOLO.actors(before)[0]
    last = next(
        move
        for move in PAPA_PAOLO.legal(before, seat)
        if PAPA_PAOLO.apply(before, seat, move) == over
    )
    effects = PAPA_PAOLO.telling.effects(before, seat, last, 0)
    counted = effects[effects.index(Began("over")) + 1 :]
    first = [effect for effect in counted if isinstance(effect, Scored) and effect.seat == 0]
    assert [effect.why for effect in first] == [
        "delivered", "versatility", "experts", "leftover", "money",
    ]  # fmt: skip
    assert sum(effect.points for effect in first) == PAPA_PAOLO.scores(over)[0]
