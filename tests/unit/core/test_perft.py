"""Perft counts complete game trees."""

import pytest

from examples.kuhn import KUHN
from tavolino.core.replay.perft import perft, split
from tests.kit.games.tower import TOWER, Tower

START = KUHN.initial(KUHN.options(), 2)


def test_perft_of_kuhn() -> None:
    """Three cards, then two; check or bet; two answers to each. Only check-bet continues."""
    assert [perft(KUHN, START, depth) for depth in range(8)] == [1, 3, 6, 12, 24, 30, 30, 30]


@pytest.mark.parametrize("depth", [1, 2, 5])
def test_a_split_adds_up_to_the_total(depth: int) -> None:
    parts = split(KUHN, START, depth)
    assert [name for name, _ in parts] == ["-1: deal J", "-1: deal Q", "-1: deal K"]
    assert sum(count for _, count in parts) == perft(KUHN, START, depth)


def test_outcomes_that_cannot_be_listed_count_as_none() -> None:
    assert perft(TOWER, Tower(), 1) == 3
    assert perft(TOWER, Tower(), 2) == 0
