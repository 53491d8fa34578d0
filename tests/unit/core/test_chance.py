"""Chance draws are fair, exact, committed before the match and reproducible from the seed."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

import pytest

from examples.kuhn import KUHN
from tavolino.core.chance import choose_outcome, commitment, draw_outcome, random_below
from tavolino.core.game import NATURE
from tavolino.core.match import Match
from tests.kit.games.tower import TOWER, Tower


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("etna") == hashlib.sha256(b"etna").hexdigest()
    assert commitment("etna") != commitment("Etna")


def test_a_draw_can_be_recomputed_from_the_seed() -> None:
    """Recomputes a draw from the description in docs/decisions, without calling our own code."""
    word = int.from_bytes(hmac.digest(b"etna", b"7 kuhn 0", "sha256"))
    assert random_below(6, "etna", 7, "kuhn") == word % 6


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 36])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    draws = 6000
    counted = Counter(random_below(bound, "fair?", seq, "test") for seq in range(draws))

    assert set(counted) == set(range(bound))
    expected = draws / bound
    chi_square = sum((times - expected) ** 2 / expected for times in counted.values())
    assert chi_square < 2.5 * bound + 10  # far beyond the 99.9th percentile for each bound


def test_words_that_favour_small_numbers_are_discarded() -> None:
    """With a bound of three quarters of all words, a plain remainder would return the lowest third
    half of the time.
    """
    bound = 3 << 254
    low = sum(random_below(bound, "biased?", seq, "test") < bound // 3 for seq in range(3000))
    assert 900 < low < 1100


def test_outcome_frequencies_match_their_fractions() -> None:
    odds = [("never", Fraction(0)), ("seldom", Fraction(1, 7)), ("often", Fraction(6, 7))]
    counted = Counter(choose_outcome(odds, "odds", seq, "test") for seq in range(7000))

    assert counted["never"] == 0
    assert 900 < counted["seldom"] < 1100
    assert counted["often"] == 7000 - counted["seldom"]


def test_a_choice_is_exact_where_floats_would_round() -> None:
    thirds = [(n, Fraction(1, 3)) for n in range(3)]
    picks = [choose_outcome(thirds, "exact", seq, "x") for seq in range(50)]
    assert picks == [random_below(3, "exact", seq, "x") for seq in range(50)]


@pytest.mark.parametrize("total", [Fraction(1, 2), Fraction(0)])
def test_odds_that_do_not_add_up_are_refused(total: Fraction) -> None:
    unlucky = next(seq for seq in range(99) if random_below(2, "short", seq, "x") == 1)
    with pytest.raises(ValueError, match="add up"):
        choose_outcome([("lonely", total)], "short", unlucky, "x")


def test_draws_differ_by_seed_by_number_and_by_label() -> None:
    def stream(seed: str, label: str, start: int = 0) -> list[int]:
        return [random_below(1000, seed, seq, label) for seq in range(start, start + 20)]

    assert stream("a", "x") == stream("a", "x")
    assert stream("a", "x") != stream("b", "x")
    assert stream("a", "x") != stream("a", "y")
    assert stream("a", "x") != stream("a", "x", start=1)


def test_a_deal_can_be_checked_from_the_seed_after_the_match() -> None:
    match = Match(KUHN, 2, seed="shown at the end")
    promised = commitment(match.header.seed)
    while match.actors == (NATURE,):
        match.append(match.draw())

    seed = "shown at the end"
    assert commitment(seed) == promised
    again = Match(KUHN, 2, seed=seed)
    for entry in match.entries:
        assert again.draw().entry == entry
        again.append(again.draw())


def test_all_deals_of_kuhn_poker_are_equally_likely() -> None:
    def deal(seed: str) -> tuple[str, ...]:
        match = Match(KUHN, 2, seed=seed)
        while match.actors == (NATURE,):
            match.append(match.draw())
        return match.state.cards

    counted = Counter(deal(f"deal {n}") for n in range(3000))
    assert len(counted) == 6
    assert all(400 < times < 600 for times in counted.values())


def test_physics_gets_a_separate_generator_for_each_draw() -> None:
    pulled = Tower(pulled=0.5)
    assert draw_outcome(TOWER, pulled, "seed", 4) == draw_outcome(TOWER, pulled, "seed", 4)
    assert draw_outcome(TOWER, pulled, "seed", 4) != draw_outcome(TOWER, pulled, "seed", 5)
    assert draw_outcome(TOWER, pulled, "seed", 4) != draw_outcome(TOWER, pulled, "other", 4)
