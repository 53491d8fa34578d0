"""The evaluation of experience, coins and available delivery tiles."""

from itertools import product

import pytest

from tavolino.games.papa_paolo.components import STANDARD
from tavolino.games.papa_paolo.components.printed import BLUE, GOLD, GREEN, ROUNDS, TRACK_END
from tavolino.games.papa_paolo.evaluate.bids import tenders
from tavolino.games.papa_paolo.evaluate.takings import expected_takings
from tavolino.games.papa_paolo.evaluate.tracks import (
    Markers,
    expected_points,
    experience,
    most_points,
    worth_of_steps,
)
from tavolino.games.papa_paolo.rules.bribes import takings
from tests.games.papa_paolo.positions import B, P, at_bidding, pawns_on, play, started, with_coins

FINGERPRINT, TRACKS = STANDARD.fingerprint, STANDARD.tracks


# ---------------------------------------------------------------- experience
def points(markers: tuple[int, ...]) -> int:
    """PP-Z3, PP-Z4."""
    return TRACKS.versatility[min(markers)] + TRACKS.expert * markers.count(TRACK_END)


@pytest.mark.parametrize("markers", [(0, 0, 0, 0), (4, 1, 0, 3), (5, 2, 2, 4), (5, 5, 5, 5)])
@pytest.mark.parametrize("steps", [0, 1, 4, 7])
def test_most_points_is_the_maximum(markers: Markers, steps: int) -> None:
    ways = product(range(TRACK_END + 1), repeat=4)
    best = max(
        points(way)
        for way in ways
        if all(map(int.__ge__, way, markers)) and sum(way) - sum(markers) <= steps
    )
    assert most_points(FINGERPRINT, markers, steps) == best


def test_expected_points_are_below_the_maximum() -> None:
    assert points((1, 2, 3, 4)) < expected_points(FINGERPRINT, (1, 2, 3, 4), 6)
    assert expected_points(FINGERPRINT, (1, 2, 3, 4), 6) < most_points(FINGERPRINT, (1, 2, 3, 4), 6)


def test_fractional_steps_interpolate() -> None:
    half = experience(FINGERPRINT, (1.5, 1.0, 1.0, 0.0), 3.0)
    whole = [expected_points(FINGERPRINT, (gold, 1, 1, 0), 3) for gold in (1, 2)]
    assert half == pytest.approx(sum(whole) / 2)
    assert experience(FINGERPRINT, (9.0, 5.0, 5.0, 5.0), 0.0) == points((5, 5, 5, 5))


def test_after_the_last_round_a_step_is_worth_only_its_points() -> None:
    assert worth_of_steps(FINGERPRINT, (1, 1, 1, 0), 0) == (0.0, 0.0, 0.0, 1.0)
    assert worth_of_steps(FINGERPRINT, (4, 1, 1, 1), 0) == (TRACKS.expert, 0.0, 0.0, 0.0)


def test_a_step_at_the_end_of_a_track_is_worth_nothing() -> None:
    assert worth_of_steps(FINGERPRINT, (5, 1, 1, 1), 3)[GOLD] == 0


def test_an_additional_delivery_round_is_worth_more_if_it_comes_early() -> None:
    early, late = (
        worth_of_steps(FINGERPRINT, (1, 1, 1, 0), rounds)[GREEN] for rounds in (ROUNDS - 1, 1)
    )
    assert early > late > worth_of_steps(FINGERPRINT, (1, 1, 1, 1), 1)[GREEN]
    assert (
        worth_of_steps(FINGERPRINT, (0, 1, 1, 0), 4)[GREEN]
        > worth_of_steps(FINGERPRINT, (0, 1, 1, 0), 4)[BLUE]
    )


# ---------------------------------------------------------------- coins
def test_expected_takings_add_up_to_all_coins() -> None:
    state = started(4)
    assert sum(expected_takings(state)) == pytest.approx(sum(state.grid.coins))
    first = expected_takings(state)[0]
    assert expected_takings(state) == pytest.approx((first,) * 4)


def test_more_pawns_in_a_row_give_higher_expected_takings() -> None:
    state = with_coins(started(4), (3, 1, 1, 1), (1, 1, 1, 1))
    alone = expected_takings(pawns_on(state, "P... .B.. .... ...."))
    twice = expected_takings(pawns_on(state, "P.P. .B.. .... ...."))
    assert alone[P] > alone[B]  # the richer row
    assert twice[P] > alone[P]
    assert twice[B] < alone[B]


def test_with_all_pawns_placed_expected_takings_are_exact() -> None:
    state = pawns_on(started(4), "PBOW PPBO WBOW PBOW")
    assert expected_takings(state) == pytest.approx(takings(state))


def test_after_the_bribes_expected_takings_are_zero() -> None:
    assert expected_takings(at_bidding(4, 9, 9, 9, 9)) == (0.0,) * 4


# ---------------------------------------------------------------- delivery tiles
def offers(state: object, seat: int) -> list[tuple[int, int]]:
    return [(one.tile.pizzas, one.price) for one in tenders(state, seat)]  # type: ignore[arg-type]


def test_before_a_bid_every_column_has_its_lowest_price() -> None:
    assert offers(at_bidding(4, 9, 9, 9, 9), P) == [(2, 1), (2, 2), (3, 3), (4, 4)]
    assert offers(at_bidding(4, 9, 2, 9, 9), B) == [(2, 1), (2, 2)]


def test_a_player_who_is_not_outbid_expects_one_tile() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c4 4")
    assert offers(state, P) == [(4, 4)]
    assert offers(state, B) == [(2, 1), (2, 2), (3, 3), (4, 6)]


def test_an_outbid_player_must_bid_in_the_same_row_or_higher() -> None:
    state = play(at_bidding(4, 9, 9, 9, 9), "bid c4 6", "bid c4 8")
    assert offers(state, P) == [(2, 3), (2, 4), (3, 5)]  # ten in column four are not there


def test_a_player_who_steps_out_gets_no_tile() -> None:
    assert offers(play(at_bidding(4, 9, 9, 9, 9), "pass"), P) == []


def test_of_two_players_the_higher_bidder_chooses() -> None:
    state = play(at_bidding(2, 9, 9), "bid 3")
    low, high = (state.box.delivery(1, number).pizzas for number in state.offer)
    assert offers(state, P) == [(low, 3), (high, 3)]
    assert offers(state, B) == [(low, 4), (high, 4)]
    assert offers(play(state, "bid 5"), P) == [(low, 3), (low, 6), (high, 6)]
    assert offers(play(at_bidding(2, 9, 9), "bid 6"), B)[0] == (low, 1)
