"""What bots look at: guesses of the final score, and the few actions that deserve a thought."""

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
    at_random,
    begin,
    city,
    district,
    on_market,
    opened,
    pizzeria,
    play,
    settled_in,
    with_player,
)


def hopes(state: State, seat: int = 0) -> float:
    return evaluate.estimate(state)[seat]


def in_round(number: int, state: State) -> State:
    return replace(state, round=number)


# ---------------------------------------------------------------- what counts
@pytest.mark.parametrize("change", [{"money": 20}, {"markers": (1, 1, 1, 1)}])
def test_more_is_better(change: dict[str, object]) -> None:
    state = opened(4)
    assert hopes(with_player(state, 2, **change), 2) > hopes(state, 2)


def test_a_half_said_decision_is_worth_its_best_end() -> None:
    placed = play(on_market(opened(4), {"a1": "GR3L"}), "pawn a1")
    ends = [hopes(play(placed, line)) for line in ("sponsor", "take", "nothing")]
    assert hopes(placed) == max(ends)


def test_a_delivery_under_way_is_worth_its_best_end() -> None:
    state = at_delivery(BROWN, "E4", network=3)
    assert hopes(state) == max(
        hopes(PAPA_PAOLO.apply(state, 0, action)) for action in PAPA_PAOLO.legal(state, 0)
    )


# ---------------------------------------------------------------- laying tiles
def laid(open: str, x: int, y: int) -> float:
    """Two green houses beside a short road."""
    home = district(TOWN, city(2, 0, "blue", 1, "EW"), city(x, y, "green", 2, open))
    return hopes(settled_in(in_round(3, opened(4)), 0, home))


def test_houses_on_the_way_are_worth_more_than_houses_on_a_branch() -> None:
    assert laid("W", 3, 0) > laid("N", 1, 1)


def test_a_colour_that_one_lacks_is_worth_more_than_one_that_is_complete() -> None:
    def with_house(colour: str) -> float:
        home = district(TOWN, city(2, 0, colour, 1, "EW"))  # type: ignore[arg-type]
        return hopes(settled_in(opened(4), 0, home, markers=(5, 1, 0, 1)))

    assert with_house("red") > with_house("blue") > with_house("gold")


def test_houses_that_cannot_be_served_any_more_are_worth_nothing() -> None:
    state = in_round(ROUNDS, at_bidding(4, 0, 0, 0, 0))
    far = district(TOWN, city(2, 0, "blue", 3, "W"), stock=(0,))
    assert hopes(settled_in(state, 0, far)) == hopes(
        settled_in(state, 0, district(TOWN, stock=(0,)))
    )


# ---------------------------------------------------------------- pizzas and pizzerias
def test_in_the_end_a_pizza_without_a_house_costs_a_point() -> None:
    state = in_round(ROUNDS, at_bidding(4, 9, 9, 9, 9))
    two, three = (settled_in(state, 0, district(TOWN, stock=(n,))) for n in (2, 3))
    assert hopes(two) - hopes(three) == pytest.approx(1)


ROAD = (
    TOWN,
    city(2, 0, "blue", 2, "EW"),
    city(3, 0, "red", 2, "ESW"),
    city(3, -1, "green", 2, "S"),
)


def test_a_pizzeria_is_worth_its_price_while_there_are_rounds_to_come() -> None:
    served = {(2, 0): 2, (3, 0): 2}

    def gained(round: int) -> float:
        state, both = in_round(round, opened(4)), (pizzeria(0, 0), pizzeria(3, 1, 4, 5))
        before = district(*ROAD, stock=(4,), served=served)
        after = district(*ROAD, pizzerias=both, stock=(4, 2), served=served)
        built = settled_in(state, 0, after, money=2)
        return hopes(built) - hopes(settled_in(state, 0, before, money=6))

    assert gained(2) > 0 > gained(ROUNDS)


# ---------------------------------------------------------------- bids and investments
def fitting_bid(home: District, network: int) -> str:
    """The first bid that a seat with this district thinks of in round five."""
    state = in_round(ROUNDS, at_bidding(4, 12, 12, 12, 12))
    state = settled_in(state, 0, home, markers=(0, 0, 0, network))
    return PAPA_PAOLO.format(evaluate.candidates(state, 0)[0])


def test_a_tile_that_fits_the_district_is_worth_a_higher_bid() -> None:
    assert fitting_bid(BROWN, network=3) == "bid c4 4"
    assert fitting_bid(district(TOWN, stock=(1,)), network=0) == "bid c1 1"


def test_a_delivery_tile_that_brings_nothing_is_worth_no_bid() -> None:
    served = district(TOWN, stock=(0,), served={(1, 0): 1})
    assert fitting_bid(served, network=0) == "pass"


def test_to_begin_the_next_round_is_worth_something_unless_there_is_none() -> None:
    def advantage(round: int) -> float:
        state = in_round(round, at_bidding(4, 9, 9, 9, 9))
        served = settled_in(state, 0, district(TOWN, stock=(0,), served={(1, 0): 1}))
        first, second = (play(served, f"bid c{column} 3", "bid c2 2") for column in (1, 3))
        return hopes(first) - hopes(second)

    assert advantage(2) > 0
    assert advantage(ROUNDS) == 0


@pytest.mark.parametrize("colour", ["AU", "BL", "RD"])
def test_an_investment_that_comes_too_late_is_worth_nothing(colour: str) -> None:
    """In the last round only points count, and one step of four brings none."""
    state = in_round(ROUNDS, at_bidding(4, 9, 9, 9, 9))
    state = settled_in(state, 0, district(TOWN, stock=(0,), served={(1, 0): 1}))
    state = play(state, "bid c1 1", "pass", "pass", "pass", f"pick {colour}")
    while state.phase == "pick":
        state = play(state, "decline")
    assert hopes(play(state, "track")) == hopes(play(state, "discard"))


def test_early_an_investment_is_worth_something() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c1 1", "pass", "pass", "pass", "pick AU")
    while state.phase == "pick":
        state = play(state, "decline")
    assert hopes(play(state, "track")) > hopes(play(state, "discard")) + 0.2


# ---------------------------------------------------------------- in every state
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_has_a_value_and_every_actor_an_idea(seats: int) -> None:
    for state in at_random(seats, 61, investment_once="own_level", turn_order="hidden_coin")[::9]:
        assert all(isfinite(value) for value in evaluate.estimate(state))
        for seat in set(PAPA_PAOLO.actors(state)) - {NATURE}:
            ideas = evaluate.candidates(state, seat)
            assert 1 <= len(ideas) <= 5
            assert set(ideas) <= set(PAPA_PAOLO.legal(state, seat))


def test_the_order_of_reversed_bids_can_be_foreseen() -> None:
    for state in at_random(4, 64, turn_order="reverse_bids")[::5]:
        assert all(isfinite(value) for value in evaluate.estimate(state))


def test_nobody_thinks_beyond_the_next_pawn_or_a_new_market() -> None:
    assert evaluate.unforeseeable(play(begin(4), *(f"start {n}" for n in (1, 2, 3, 4))))
    assert evaluate.unforeseeable(opened(4))
    assert not evaluate.unforeseeable(play(opened(4), "pawn a1"))
    assert not evaluate.unforeseeable(at_bidding(4, 9, 9, 9, 9))


def test_the_last_estimate_is_the_score() -> None:
    last = at_random(3, 62)[-1]
    assert evaluate.estimate(last) == pytest.approx(PAPA_PAOLO.scores(last), abs=0.1)


def test_the_first_idea_wins_against_chance() -> None:
    random, state = Random(63), PAPA_PAOLO.initial(PAPA_PAOLO.options(), 2)
    while actors := PAPA_PAOLO.actors(state):
        seat = actors[0]
        clever = seat == 0
        moves = (evaluate.candidates if clever else PAPA_PAOLO.moves)(state, seat)
        state = PAPA_PAOLO.apply(state, seat, moves[0] if clever else random.choice(moves))
    mine, theirs = PAPA_PAOLO.scores(state)
    assert mine > theirs + 8
