"""Measures of single matches, and the balance measures derived from many."""

from xml.etree import ElementTree

import pytest

from examples.kuhn import KUHN
from tavolino.games import GAMES
from tavolino.research.balance import (
    MEASURES,
    Column,
    Variant,
    column,
    differing_measures,
    known_positions,
    luck,
    variant_matches,
)
from tavolino.research.chart import chart_svg, format_estimate
from tavolino.research.confidence import Estimate, mean_estimate, share_estimate
from tavolino.research.match_stats import NO_LEADER, MatchStats, leader, play_and_measure


def match(
    scores: tuple[int, ...] = (10, 9, 5),
    places: tuple[int, ...] = (1, 2, 3),
    leaders: tuple[int, ...] = (),
    states: tuple[int, ...] = (1, 2),
    bots: tuple[str, ...] = ("easy", "normal", "normal"),
) -> MatchStats:
    return MatchStats(bots, scores, places, False, (10, 100), 0, leaders, states)


def test_spread_and_margin_are_points() -> None:
    one = match()
    assert (one.spread, one.margin, one.decisions, one.tree) == (5, 1, 2, 3)


def test_a_shared_win_is_divided_and_no_win_counts_for_all() -> None:
    assert [match(places=(1, 1, 3)).win(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert match(places=(2, 2, 2)).win(0) == pytest.approx(1 / 3)


def test_a_change_of_the_leader_is_counted() -> None:
    one = match(leaders=(NO_LEADER, 0, NO_LEADER, 0, 1, 0, 0, 0))
    assert one.changes == 2
    assert one.settled == 5 / 8
    assert match(places=(1, 1, 3)).settled == 1


def test_the_leader_is_alone_ahead() -> None:
    assert leader((3, 5, 4)) == 1
    assert leader((5, 5, 4)) == NO_LEADER


def test_luck_is_twice_the_win_rate_of_the_weaker_bot() -> None:
    never = [match(places=(3, 1, 2))] * 20
    always = [match(places=(1, 2, 3))] * 20
    assert luck(never, "easy").value == 0
    assert luck([*never, *always], "easy").value == 1
    assert luck(always, "easy").high == 1


def test_a_position_is_known_if_it_occurred_in_another_match() -> None:
    assert known_positions([match(states=(1, 1)), match(states=(1, 2))]).value == 0.75
    assert known_positions([match(states=(1, 1)), match(states=(2, 3))]).value == 0


@pytest.mark.parametrize(
    ("scores", "close"),
    [((20, 18, 0), 1), ((20, 17, 0), 0), ((-10, -11, -20), 1), ((0, 0, 0), 1), ((0, -1, -1), 0)],
)
def test_a_finish_is_close_if_the_second_has_at_most_a_tenth_less(
    scores: tuple[int, ...], close: float
) -> None:
    assert MEASURES["close finishes"]([match(scores)]).value == close


# ---------------------------------------------------------------- matches
def test_a_measured_match_repeats() -> None:
    once = play_and_measure(GAMES["palermo"], {}, ("random",) * 3, "seed")
    assert once == play_and_measure(GAMES["palermo"], {}, ("random",) * 3, "seed")
    assert once.decisions == len(once.leaders) == len(once.states)
    assert once.choices[0] == 36


def test_every_variant_is_played_with_the_same_seeds_and_in_every_seating() -> None:
    variants = [Variant(name, {}) for name in "ab"]
    every = list(variant_matches(variants, "normal", "easy", 2, 2, "s"))
    assert [one.bots for one in every[:4]] == [
        *[("normal", "normal")] * 2, ("normal", "easy"), ("easy", "normal"),
    ]  # fmt: skip
    assert [one.seed for one in every[:4]] == [one.seed for one in every[4:]]


def test_kuhn_poker_is_measured() -> None:
    matches = [
        play_and_measure(KUHN, {}, ("random", "random"), str(number)) for number in range(40)
    ]
    found = column("as it is", matches, None).measures
    assert found["options a decision"].value == 2
    assert found["draws of chance"].value > 2
    assert found["wins of seat 0"].value + found["wins of seat 1"].value == pytest.approx(1)
    assert "share of luck" not in found


# ---------------------------------------------------------------- figures
def test_intervals_are_narrower_with_more_matches() -> None:
    few, many = mean_estimate([1, 2, 3, 4]), mean_estimate([1, 2, 3, 4] * 25)
    assert few.value == many.value == 2.5
    assert few.low < many.low < many.high < few.high
    assert share_estimate([1.0] * 10).high == pytest.approx(1)


def test_significant_differences_are_marked_and_never_in_the_first_column() -> None:
    columns = [Column(name, {"length": one}) for name, one in zip("abc", MEASURED, strict=True)]
    assert differing_measures(columns) == {"length": [False, False, True]}
    drawn = chart_svg("Length & more", columns)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")  # noqa: S314 — our own words
    assert drawn.count("<circle") == 3
    assert "13.0 (12.0–14.0)" in drawn


MEASURED = [Estimate(10, 9, 11, 50), Estimate(11, 10, 12, 50), Estimate(13, 12, 14, 50)]


def test_digits_depend_on_the_width_of_the_interval() -> None:
    assert format_estimate(Estimate(123.4, 100, 150, 9)) == "123 (100–150)"
    assert format_estimate(Estimate(0.25, 0.2, 0.3, 9)) == "0.25 (0.20–0.30)"
    assert format_estimate(Estimate(0.012, 0.01, 0.014, 9)) == "0.012 (0.010–0.014)"
    assert format_estimate(Estimate(90, 90, 90, 9)) == "90"
