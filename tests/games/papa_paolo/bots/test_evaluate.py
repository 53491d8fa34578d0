"""The evaluation for bots: estimates of the final scores, and candidate actions."""

from math import isfinite
from random import Random

import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.games.papa_paolo import PAPA_PAOLO, evaluate
from tavolino.games.papa_paolo.components.printed import ROUNDS
from tavolino.games.papa_paolo.state import District, State
from tests.games.papa_paolo.example_districts import BROWN
from tests.games.papa_paolo.positions import (
    TOWN,
    at_bidding,
    at_delivery,
    begin,
    city,
    district,
    on_market,
    pizzeria,
    play,
    random_states,
    started,
    with_district,
    with_player,
)


def estimate_of(state: State, seat: int = 0) -> float:
    return evaluate.estimate(state)[seat]


def in_round(number: int, state: State) -> State:
    return replace(state, round=number)


# ---------------------------------------------------------------- estimates
@pytest.mark.parametrize("change", [{"money": 20}, {"markers": (1, 1, 1, 1)}])
def test_more_is_better(change: dict[str, object]) -> None:
    state = started(4)
    assert estimate_of(with_player(state, 2, **change), 2) > estimate_of(state, 2)


def test_an_unfinished_decision_has_the_value_of_its_best_completion() -> None:
    placed = play(on_market(started(4), {"a1": "GR3L"}), "pawn a1")
    ends = [estimate_of(play(placed, line)) for line in ("sponsor", "take", "nothing")]
    assert estimate_of(placed) == max(ends)


def test_a_delivery_under_way_has_the_value_of_its_best_completion() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    assert estimate_of(state) == max(
        estimate_of(PAPA_PAOLO.apply(state, 0, action)) for action in PAPA_PAOLO.legal(state, 0)
    )


# ---------------------------------------------------------------- laying tiles
def estimate_with_tile(open: str, x: int, y: int) -> float:
    """The estimate with two green houses at this place beside a short road."""
    home = district(TOWN, city(2, 0, "blue", 1, "EW"), city(x, y, "green", 2, open))
    return estimate_of(with_district(in_round(3, started(4)), 0, home))


def test_houses_along_the_road_are_worth_more_than_on_a_branch() -> None:
    assert estimate_with_tile("W", 3, 0) > estimate_with_tile("N", 1, 1)


def test_a_colour_with_a_low_marker_is_worth_more() -> None:
    def with_house(colour: str) -> float:
        home = district(TOWN, city(2, 0, colour, 1, "EW"))  # type: ignore[arg-type]
        return estimate_of(with_district(started(4), 0, home, markers=(5, 1, 0, 1)))

    assert with_house("red") > with_house("blue") > with_house("gold")


def test_houses_that_can_no_longer_be_served_are_worth_nothing() -> None:
    state = in_round(ROUNDS, at_bidding(4, 0, 0, 0, 0))
    far = district(TOWN, city(2, 0, "blue", 3, "W"), stock=(0,))
    assert estimate_of(with_district(state, 0, far)) == estimate_of(
        with_district(state, 0, district(TOWN, stock=(0,)))
    )


# ---------------------------------------------------------------- pizzas and pizzerias
def test_at_the_end_an_undelivered_pizza_costs_a_point() -> None:
    state = in_round(ROUNDS, at_bidding(4, 9, 9, 9, 9))
    two, three = (with_district(state, 0, district(TOWN, stock=(n,))) for n in (2, 3))
    assert estimate_of(two) - estimate_of(three) == pytest.approx(1)


ROAD = (
    TOWN,
    city(2, 0, "blue", 2, "EW"),
    city(3, 0, "red", 2, "ESW"),
    city(3, -1, "green", 2, "S"),
)


def test_a_pizzeria_is_worth_its_price_except_in_the_last_round() -> None:
    served = {(2, 0): 2, (3, 0): 2}

    def gained(round: int) -> float:
        state, both = in_round(round, started(4)), (pizzeria(0, 0), pizzeria(3, 1, 4, 5))
        before = district(*ROAD, stock=(4,), served=served)
        after = district(*ROAD, pizzerias=both, stock=(4, 2), served=served)
        built = with_district(state, 0, after, money=2)
        return estimate_of(built) - estimate_of(with_district(state, 0, before, money=6))

    assert gained(2) > 0 > gained(ROUNDS)


# ---------------------------------------------------------------- bids and investments
def fitting_bid(home: District, network: int) -> str:
    """The first candidate bid of a seat with this district in round five."""
    state = in_round(ROUNDS, at_bidding(4, 12, 12, 12, 12))
    state = with_district(state, 0, home, markers=(0, 0, 0, network))
    return PAPA_PAOLO.format(evaluate.candidates(state, 0)[0])


def test_a_suitable_delivery_tile_is_worth_a_higher_bid() -> None:
    assert fitting_bid(BROWN, network=3) == "bid c4 4"
    assert fitting_bid(district(TOWN, stock=(1,)), network=0) == "bid c1 1"


def test_a_useless_delivery_tile_is_worth_no_bid() -> None:
    served = district(TOWN, stock=(0,), served={(1, 0): 1})
    assert fitting_bid(served, network=0) == "pass"


def test_beginning_the_next_round_has_a_value_except_in_the_last_round() -> None:
    def advantage(round: int) -> float:
        state = in_round(round, at_bidding(4, 9, 9, 9, 9))
        served = with_district(state, 0, district(TOWN, stock=(0,), served={(1, 0): 1}))
        first, second = (play(served, f"bid c{column} 3", "bid c2 2") for column in (1, 3))
        return estimate_of(first) - estimate_of(second)

    assert advantage(2) > 0
    assert advantage(ROUNDS) == 0


@pytest.mark.parametrize("colour", ["AU", "BL", "RD"])
def test_a_late_investment_is_worth_nothing(colour: str) -> None:
    """In the last round only points count, and one step on one of four tracks gives none."""
    state = in_round(ROUNDS, at_bidding(4, 9, 9, 9, 9))
    state = with_district(state, 0, district(TOWN, stock=(0,), served={(1, 0): 1}))
    state = play(state, "bid c1 1", "pass", "pass", "pass", f"pick {colour}")
    while state.phase == "pick":
        state = play(state, "decline")
    assert estimate_of(play(state, "track")) == estimate_of(play(state, "discard"))


def test_an_early_investment_has_a_value() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c1 1", "pass", "pass", "pass", "pick AU")
    while state.phase == "pick":
        state = play(state, "decline")
    assert estimate_of(play(state, "track")) > estimate_of(play(state, "discard")) + 0.2


# ---------------------------------------------------------------- in every state
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_has_an_estimate_and_candidates(seats: int) -> None:
    for state in random_states(seats, 61, investment_once="own_level", turn_order="hidden_coin")[
        ::9
    ]:
        assert all(isfinite(value) for value in evaluate.estimate(state))
        for seat in set(PAPA_PAOLO.actors(state)) - {NATURE}:
            candidates = evaluate.candidates(state, seat)
            assert 1 <= len(candidates) <= 5
            assert set(candidates) <= set(PAPA_PAOLO.legal(state, seat))


def test_estimates_are_finite_with_reversed_bids() -> None:
    for state in random_states(4, 64, turn_order="reverse_bids")[::5]:
        assert all(isfinite(value) for value in evaluate.estimate(state))


def test_the_next_pawn_and_a_new_market_are_unforeseeable() -> None:
    assert evaluate.unforeseeable(play(begin(4), *(f"start {n}" for n in (1, 2, 3, 4))))
    assert evaluate.unforeseeable(started(4))
    assert not evaluate.unforeseeable(play(started(4), "pawn a1"))
    assert not evaluate.unforeseeable(at_bidding(4, 9, 9, 9, 9))


def test_the_last_estimate_is_the_score() -> None:
    last = random_states(3, 62)[-1]
    assert evaluate.estimate(last) == pytest.approx(PAPA_PAOLO.scores(last), abs=0.1)


def test_the_first_candidate_beats_a_random_player() -> None:
    random, state = Random(63), PAPA_PAOLO.initial(PAPA_PAOLO.options(), 2)
    while actors := PAPA_PAOLO.actors(state):
        seat = actors[0]
        uses_candidates = seat == 0
        moves = (evaluate.candidates if uses_candidates else PAPA_PAOLO.moves)(state, seat)
        state = PAPA_PAOLO.apply(state, seat, moves[0] if uses_candidates else random.choice(moves))
    own_score, other_score = PAPA_PAOLO.scores(state)
    assert own_score > other_score + 8
