"""The invariants hold in random matches, and `check` detects a violation of each."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.state import Bid, Building, Grid, State, check
from tests.games.papa_paolo.positions import (
    TOWN,
    at_bidding,
    city,
    district,
    pizzeria,
    play,
    random_states,
    started,
    with_district,
    with_player,
)

OPTIONS: list[dict[str, Any]] = [
    {},
    {"turn_order": "hidden_coin", "money_points": True},
    {"turn_order": "reverse_bids", "investment_once": "own_level"},
    {"forecast": True, "hidden_money": True},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_match_violates_an_invariant(seats: int, options: dict[str, Any]) -> None:
    states = random_states(seats, 41, **options)
    for state in states:
        assert check(state) == []
    assert states[-1].phase == "over"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_never_move_to_the_left(seats: int) -> None:
    states = random_states(seats, 42)
    for seat in range(seats):
        for before, after in pairwise(states):
            old, new = before.players[seat].markers, after.players[seat].markers
            assert all(a >= b for a, b in zip(new, old, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_follows_from_the_final_view(seats: int) -> None:
    last = random_states(seats, 43)[-1]
    for seat, player in enumerate(PAPA_PAOLO.view(last, 0).players):
        delivered = sum(city.served for city in player.cities)
        left = sum(pizzeria.stock for pizzeria in player.pizzerias)
        spaces = list(player.markers.values())
        points = delivered + min(spaces) + 2 * spaces.count(5) - left
        assert PAPA_PAOLO.scores(last)[seat] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_bids_is_limited(seats: int) -> None:
    """Every bid after the first round outbids a player, and the stairs are finite."""
    bids = [0] * 6
    for state in random_states(seats, 44):
        bids[state.round] += state.step == "bid"
    assert max(bids) <= 28 + seats


def test_a_state_round_trips_through_json_with_its_legal_actions() -> None:
    for state in random_states(4, 45):
        stored = msgspec.json.decode(msgspec.json.encode(state), type=State)
        assert stored == state
        for seat in PAPA_PAOLO.actors(state):
            assert PAPA_PAOLO.moves(stored, seat) == PAPA_PAOLO.moves(state, seat)


# ---------------------------------------------------------------- violations
def state_with_district(*cities: Any, **more: Any) -> State:
    return with_district(started(4), 0, district(*cities, **more))


def bidding(*bids: Bid | None) -> State:
    state = at_bidding(4, 9, 9, 9, 9)
    for seat, bid in enumerate(bids):
        state = with_player(state, seat, bid=bid)
    return state


VIOLATIONS: list[tuple[str, State]] = [
    ("PP-A17", with_player(started(4), 0, money=-1)),
    ("PP-S8", with_player(started(4), 0, pool=32)),
    ("PP-F3", with_player(started(4), 0, markers=(0, 6, 0, 0))),
    ("PP-A14", state_with_district(TOWN, stock=(6,))),
    ("PP-E11", state_with_district(TOWN, served={(1, 0): 2})),
    ("PP-A16", state_with_district(TOWN, pizzerias=(pizzeria(0, 0), pizzeria(0, 1)), stock=(3, 0))),
    ("PP-A7", state_with_district(TOWN, city(2, 0, "red", 1, "E"))),
    ("PP-A6", state_with_district(TOWN, city(1, -1, "red", 1, "N"))),
    ("PP-A6", state_with_district(TOWN, city(0, 0, "red", 1, "ES"))),
    ("PP-A10", state_with_district(TOWN, *(city(x, 0, "red", 1, "EW") for x in (2, 3, 4, 5)))),
    ("PP-G5", replace(started(4), stack=tuple(count + 1 for count in started(4).stack))),
    (
        "PP-3.1",
        replace(started(3), grid=replace(started(3).grid, pawns=(-1, -1, -1, 0, *[-1] * 12))),
    ),
    ("PP-A3", replace(started(4), grid=Grid(coins=started(4).grid.coins))),
    ("PP-G2", replace(started(4), grid=replace(started(4).grid, coins=(3,) * 8))),
    ("PP-S6", replace(started(4), supply=(3, 3, 1))),
    ("PP-C4", bidding(Bid(13, 1, 7))),
    ("PP-C3", bidding(Bid(3, 1, 2), Bid(3, 1, 2))),
    ("PP-C8", replace(bidding(Bid(1, 1, 1), Bid(3, 1, 2)), phase="pick")),
]


@pytest.mark.parametrize(("rule", "state"), VIOLATIONS, ids=[rule for rule, _ in VIOLATIONS])
def test_check_detects_a_violated_invariant(rule: str, state: State) -> None:
    found = [line for line in check(state) if f"{rule}:" in line]
    assert found, check(state)


def test_a_paid_pizzeria_without_a_site_is_valid() -> None:
    state = play(started(4), "pawn d1", "build 2")
    assert isinstance(state.pending, Building)
    assert check(state) == []
