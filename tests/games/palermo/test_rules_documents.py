"""The rulebook has no gaps, and a test exists for each of its worked examples."""

import re

import pytest

from tests.kit.rulebook import Rulebook

BOOK = Rulebook("tavolino.games.palermo")


def test_the_rulebook_has_every_chapter_without_gaps() -> None:
    expected = (
        [f"PAL-G{n}" for n in range(1, 14)]
        + [f"PAL-S{n}" for n in range(1, 6)]
        + [f"PAL-1.{n}" for n in range(1, 12)]
        + [f"PAL-2.{n}" for n in range(1, 16)]
        + [f"PAL-P.{n}" for n in range(1, 11)]
        + [f"PAL-E.{n}" for n in range(1, 8)]
        + [f"PAL-V{n}" for n in range(1, 4)]
    )
    assert expected == BOOK.rules


@pytest.mark.parametrize(
    "example", [*(f"r_{n}" for n in range(1, 5)), *(f"t_{n}" for n in range(1, 38))]
)
def test_every_worked_example_has_a_test(example: str) -> None:
    assert re.search(rf"^def test_(\w+_)?{example}_", BOOK.tests, re.MULTILINE)
