"""Scores and places: PP-Z and PP-V3."""

from typing import Any

import pytest
from msgspec.structs import replace

from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.rules import places, scores
from tavolino.games.papa_paolo.state import District, State
from tests.games.papa_paolo.positions import city, district, pizzeria, random_states, started


def over(*money: int, **options: Any) -> State:
    """A finished match with empty districts and this money by seat."""
    state = started(len(money), **options)
    players = tuple(
        replace(player, money=amount, district=replace(player.district, stock=(0,)), pool=36)
        for player, amount in zip(state.players, money, strict=True)
    )
    return replace(state, players=players, phase="over", step="over")


def with_home(state: State, seat: int, home: District, markers: Any = (0, 0, 0, 0)) -> State:
    return state.with_player(seat, replace(state.players[seat], district=home, markers=markers))


def test_pp_z1_the_match_ends_after_the_deliveries_of_round_five() -> None:
    last = random_states(3, 21)[-1]
    assert (last.round, last.phase) == (5, "over")
    assert PAPA_PAOLO.actors(last) == ()


def test_pp_z2_a_point_for_each_delivered_pizza() -> None:
    home = district(city(1, 0, "gold", 3, "ESW"), stock=(0,), served={(1, 0): 3})
    assert scores(with_home(over(1, 1, 1, 1), 2, home)) == (0, 0, 3, 0)


@pytest.mark.parametrize(("markers", "points"), [((2, 3, 4, 4), 2), ((0, 4, 4, 4), 0)])
def test_pp_z3_versatility_is_the_marker_farthest_left(markers: Any, points: int) -> None:
    state = over(1, 1)
    assert scores(with_home(state, 0, state.players[0].district, markers))[0] == points


def test_pp_z4_two_points_for_each_marker_at_the_end() -> None:
    state = over(1, 1)
    assert scores(with_home(state, 0, state.players[0].district, (5, 5, 0, 1)))[0] == 4


def test_pp_z5_each_undelivered_pizza_costs_a_point() -> None:
    assert scores(started(3)) == (-3, -3, -3)


def test_pp_z6_money_breaks_ties_and_equal_places_are_shared() -> None:
    assert places(over(3, 5, 5, 2)) == (3, 1, 1, 4)


def test_pp_z6_hidden_money_does_not_affect_places_before_the_end() -> None:
    final = over(3, 5, hidden_money=True)
    assert places(final) == (2, 1)
    assert places(replace(final, phase="place", step="pawn")) == (1, 1)


def test_t14_scoring() -> None:
    full = ((1, 0), (2, 0), (1, 1), (2, 1), (3, 0), (3, 1), (1, 2))
    tiles = [city(x, y, "gold", 3, "NESW") for x, y in full]
    tiles.append(city(2, 2, "red", 1, "NESW"))
    served = dict.fromkeys(full, 3) | {(2, 2): 1}
    home = district(*tiles, stock=(2,), served=served, pizzerias=(pizzeria(0, 0),))
    assert home.delivered == 22
    state = with_home(over(1, 1, 1, 1), 0, home, (5, 2, 3, 4))
    assert scores(state)[0] == 24


# ---------------------------------------------------------------- money points
@pytest.mark.parametrize(
    ("money", "points"),
    [
        ((9, 5, 2, 1), (2, 1, 0, 0)),
        ((9, 9, 5, 1), (2, 2, 0, 0)),
        ((9, 5, 5, 1), (2, 1, 1, 0)),
        ((4, 4, 4, 4), (2, 2, 2, 2)),
    ],
)
def test_pp_v3_points_for_the_richest(money: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert scores(over(*money, money_points=True)) == points
    assert scores(over(*money)) == (0, 0, 0, 0)


def test_pp_v3_counts_only_at_the_end() -> None:
    state = over(9, 5, money_points=True)
    assert scores(replace(state, phase="place", step="pawn")) == (0, 0)
