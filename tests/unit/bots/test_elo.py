"""Rates and Elo ratings of simulated results with known strengths."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from tavolino.bots.elo import ELO_PER_UNIT, elo_of, fit, rate_of

pytestmark = pytest.mark.slow


def tossed(random: Random, rate: float, count: int) -> list[float]:
    """Results of this many games, won with this probability."""
    return [float(random.random() < rate) for _ in range(count)]


def test_the_interval_of_single_games_is_wilsons() -> None:
    found = rate_of([1.0] * 70 + [0.0] * 30)
    assert found.rate == 0.7
    assert found.low == pytest.approx(0.604, abs=0.002)
    assert found.high == pytest.approx(0.781, abs=0.002)
    assert found.matches == 100


def test_the_interval_of_a_perfect_rate_has_a_width() -> None:
    found = rate_of([1.0] * 30)
    assert found.high == 1.0
    assert 0.85 < found.low < 0.9
    assert rate_of([0.0] * 30).high == pytest.approx(1 - found.low)


def test_more_matches_narrow_the_interval() -> None:
    def width(shares: Sequence[float]) -> float:
        return rate_of(shares).high - rate_of(shares).low

    assert width([1.0, 0.0] * 200) < width([1.0, 0.0] * 50) / 1.9
    assert width([0.5] * 100) <= width([1.0, 0.0] * 50)
    assert width([0.75, 0.25] * 50) < width([1.0, 0.0] * 50)


def test_correlated_pairs_count_as_one_observation() -> None:
    """Four pairs per match with always equal results are worth no more than one pair."""
    random = Random(1)
    tables = tossed(random, 0.6, 100)
    assert rate_of(tables).low == pytest.approx(rate_of([fmean([one] * 4) for one in tables]).low)


@pytest.mark.parametrize("rate", [0.5, 0.65, 0.95])
def test_intervals_have_their_stated_coverage(rate: float) -> None:
    random = Random(f"intervals {rate}")
    series = [rate_of([fmean(tossed(random, rate, 3)) for _ in range(60)]) for _ in range(400)]
    holding = fmean(found.low <= rate <= found.high for found in series)
    assert 0.91 < holding <= 0.99


def test_elo_recovers_known_strengths() -> None:
    random = Random("strengths")
    truth = {"weak": 0.0, "middle": 150.0, "strong": 400.0}
    duels = {
        (one, other): tossed(random, 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400)), 3000)
        for one, other in [("middle", "weak"), ("strong", "weak"), ("strong", "middle")]
    }
    found = elo_of(list(truth), duels, "elo")
    for bot, elo in truth.items():
        assert found[bot].elo == pytest.approx(elo, abs=25)
        assert found[bot].low <= elo <= found[bot].high
    assert found["weak"].elo == 0


def test_a_known_rate_gives_the_expected_elo_difference() -> None:
    """Two bots, three wins in four: 400 · log10(3) points, except for the additional tie."""
    found = fit(["a", "b"], {("b", "a"): [1.0, 1.0, 1.0, 0.0] * 10_000})
    assert found["b"] == pytest.approx(190.85, abs=0.1)
    assert pytest.approx(173.72, abs=0.01) == ELO_PER_UNIT


def test_a_bot_that_always_wins_has_a_finite_rating_and_an_interval() -> None:
    found = elo_of(["a", "b"], {("b", "a"): [1.0] * 50}, "always")["b"]
    assert 700 < found.elo < 1000
    assert found.low < found.elo <= found.high


def test_the_same_seed_gives_the_same_intervals() -> None:
    duels = {("b", "a"): tossed(Random(3), 0.7, 40)}
    assert elo_of(["a", "b"], duels, "x") == elo_of(["a", "b"], duels, "x")
    assert elo_of(["a", "b"], duels, "x") != elo_of(["a", "b"], duels, "y")
