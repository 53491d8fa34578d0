"""The rulebook is complete, and every worked example of the specification has a test."""

import re

import pytest

from tests.kit.rulebook import Rulebook

BOOK = Rulebook("tavolino.games.villa_paletti")


def test_the_rulebook_has_every_chapter_without_gaps() -> None:
    chapters = {"S": 7, "B": 8, "F": 12, "G": 8, "M": 6, "E": 9, "2": 3, "3": 7, "V": 3, "P": 4}
    expected = [
        f"VP-{chapter}{n}" for chapter, last in chapters.items() for n in range(1, last + 1)
    ]
    assert expected == BOOK.rules


@pytest.mark.parametrize("example", [f"t{n:02}" for n in range(1, 31)])
def test_every_worked_example_has_a_test(example: str) -> None:
    assert re.search(rf"^def test_(\w+_)?{example}_", BOOK.tests, re.MULTILINE)
