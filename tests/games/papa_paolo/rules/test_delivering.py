"""Phase E: the legal deliveries. PP-E, PP-2.10."""

from msgspec.structs import replace

from tavolino.games.papa_paolo.state import Delivery
from tests.games.papa_paolo.example_districts import BROWN, PURPLE
from tests.games.papa_paolo.positions import (
    TOWN,
    at_bidding,
    at_delivery,
    city,
    deal_first_outcomes,
    district,
    legal,
    pizzeria,
    play,
    refusal,
    with_district,
)


def test_pp_e1_the_tile_limits_pizzas_and_distance() -> None:
    state = at_delivery(PURPLE, "A3")
    assert isinstance(state.pending, Delivery)
    assert (state.pending.pizzas, state.pending.distance, state.pending.rounds) == (3, 2, 1)
    riding = play(state, "ride 0,0")
    assert refusal(riding, "drop -1,2 1") == ("PP-E1", "too-far")
    assert isinstance(at_delivery(BROWN, "E4", network=3).pending, Delivery)


def test_pp_e2_players_with_a_tile_deliver_in_turn_order() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c2 8", "bid c1 1", "pass", "bid c3 3")
    state = play(state, "pick AU", "pick BL", "pick RD", "decline", *["discard"] * 3)
    turns = []
    while state.phase == "deliver":
        turns.append(state.turn)
        state = play(state, "stop")
    assert turns == [0, 1, 3]


def test_pp_e2_a_player_who_cannot_deliver_is_skipped() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = with_district(state, 1, district(TOWN, stock=(0,)), money=9)
    state = play(state, "bid c2 8", "bid c1 1", "pass", "pass")
    state = play(state, "pick AU", "pick BL", "decline", "decline", "discard", "discard")
    assert play(state, "stop").round == 2


def test_pp_e3_a_round_starts_at_a_pizzeria_with_pizzas_and_follows_the_roads() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    assert legal(state) == ["ride 0,0", "ride 0,-2", "stop"]
    assert refusal(state, "ride 1,0") == ("PP-E3", "pizzeria-there")
    assert refusal(state, "drop 0,1 1") == ("PP-E3", "ride-first")
    cut_off = district(TOWN, city(2, 1, "red", 1, "E"), city(3, 1, "red", 1, "W"))
    assert refusal(play(at_delivery(cut_off, "E4"), "ride 0,0"), "drop 2,1 1") == (
        "PP-E3", "road-there",
    )  # fmt: skip


def test_pp_e3_a_pizzeria_without_hungry_houses_in_reach_is_not_legal() -> None:
    far = district(TOWN, city(2, 0, "red", 1, "W"), served={(1, 0): 1})
    lonely = replace(far, plan=replace(far.plan, pizzerias=(pizzeria(0, 0), pizzeria(3, 1, 2, 3))))
    lonely = replace(lonely, stock=(2, 2))
    state = at_delivery(lonely, "A3")
    assert legal(state) == ["ride 0,0", "stop"]
    assert refusal(state, "ride 3,1") == ("PP-E3", "house-in-reach-from")


def test_pp_e4_every_entered_tile_counts_even_if_it_is_served() -> None:
    row = district(TOWN, *(city(x, 0, "red", 1, "EW") for x in (2, 3)), served={(1, 0): 1})
    two = play(at_delivery(row, "A2"), "ride 0,0")
    assert legal(two) == ["drop 2,0 1"]
    assert refusal(two, "drop 3,0 1") == ("PP-E1", "too-far")


def test_pp_e5_no_branching_and_no_turning_back() -> None:
    state = play(at_delivery(BROWN, "E4", network=3), "ride 0,0", "drop 0,-1 1")
    assert {"drop 1,-1 1", "drop 1,-1 2", "drop -1,-2 1"} <= set(legal(state))
    right = play(state, "drop 1,-1 2")
    assert (right.step, right.players[0].district.stock) == ("ride", (2, 4))
    one_house = play(at_delivery(BROWN, "E4", network=3), "ride 0,0", "drop 0,1 1")
    assert refusal(one_house, "drop 1,-1 1") == ("PP-E5", "turning-back")
    assert refusal(one_house, "drop 0,1 1") == ("PP-E5", "cell-twice")


def test_pp_e6_no_round_goes_through_a_pizzeria() -> None:
    beyond = district(
        TOWN, city(3, 0, "red", 1, "W"), pizzerias=(pizzeria(0, 0), pizzeria(2, 0, 2, 3)),
        stock=(3, 2),
    )  # fmt: skip
    state = play(at_delivery(beyond, "E4"), "ride 0,0")
    assert refusal(state, "drop 3,0 1") == ("PP-E6", "way-through-pizzeria")
    assert "drop 3,0 1" in legal(play(at_delivery(beyond, "E4"), "ride 2,0"))
    ring = district(
        replace(TOWN, open=13),
        city(1, -1, "red", 1, "SW"),
        city(0, -1, "red", 1, "ES"),
        city(-1, 0, "red", 1, "E"),
    )
    state = play(at_delivery(ring, "E4"), "ride 0,0", "drop -1,0 1")
    assert state.phase == "over"  # the others are behind the pizzeria itself


def test_pp_e7_any_number_of_pizzas_up_to_the_free_houses() -> None:
    state = play(at_delivery(PURPLE, "A3"), "ride 0,0")
    assert {"drop 0,1 1", "drop 0,1 2", "drop 0,1 3"} <= set(legal(state))
    assert refusal(state, "drop 1,0 2") == ("PP-E7", "so-many-houses")
    assert refusal(state, "drop 1,0 0") == ("PP-E7", "so-many-houses")
    assert refusal(state, "drop 0,0 1") == ("PP-E7", "city-there")
    assert refusal(state, "pawn a1") == ("PP-E7", "drop-first")
    assert legal(at_delivery(PURPLE, "A3"))[-1] == "stop"


def test_pp_e8_all_pizzas_of_a_round_come_from_its_pizzeria() -> None:
    short = replace(BROWN, stock=(1, 4))
    state = play(at_delivery(short, "E4", network=3), "ride 0,0")
    assert refusal(state, "drop 1,-1 2") == ("PP-E8", "so-many-pizzas")
    state = play(state, "drop 0,1 1")
    assert refusal(state, "ride 0,0") == ("PP-E8", "pizzas-left")


def test_pp_e9_the_tile_limits_all_rounds_together() -> None:
    own_district = replace(PURPLE, stock=(5,))
    state = play(
        at_delivery(own_district, "A3", network=3), "ride 0,0", "drop 0,1 2", "home", "ride 0,0"
    )
    assert refusal(state, "drop -1,1 2") == ("PP-E9", "more-on-tile")
    assert play(state, "drop 0,1 1").phase != "deliver"  # the same tile again, the third pizza


def test_pp_e10_rounds_are_counted_when_the_phase_begins() -> None:
    own_district = district(
        city(1, 0, "green", 1, "ESW"), city(0, 1, "red", 1, "N"), city(0, -1, "red", 1, "S")
    )
    state = at_delivery(own_district, "A3")
    assert play(state, "ride 0,0", "drop 1,0 1").phase != "deliver"


def test_pp_e11_a_house_takes_one_pizza_permanently() -> None:
    own_district = district(TOWN, city(0, 1, "red", 1, "N"), served={(1, 0): 1})
    state = play(at_delivery(own_district, "A3"), "ride 0,0")
    assert refusal(state, "drop 1,0 1") == ("PP-E11", "hungry-house")
    after = deal_first_outcomes(play(state, "drop 0,1 1"))
    assert after.round == 2
    assert after.players[0].district.served == (1, 1)


def test_pp_2_10_the_higher_bidder_chooses_a_delivery_tile() -> None:
    state = at_bidding(2, 9, 9)
    state = play(state, "bid 2", "bid 4", "pass", "turn AU RD", "pick BL", "discard", "discard")
    assert (state.step, state.turn) == ("choose", 1)
    assert legal(state) == ["tile 1", "tile 2"]
    assert refusal(state, "tile 3") == ("PP-2.10", "such-delivery-tile")
    assert refusal(state, "stop") == ("PP-2.10", "choose-first")
    state = play(state, "tile 2")
    assert [player.delivery for player in state.players] == [1, 2]
    assert state.turn == 0


def test_pp_2_10_without_a_bid_there_is_no_second_tile() -> None:
    state = play(at_bidding(2, 9, 9), "bid 4", "pass", "turn AU RD", "decline", "discard")
    state = play(state, "tile 1")
    assert [player.delivery for player in state.players] == [1, 0]
