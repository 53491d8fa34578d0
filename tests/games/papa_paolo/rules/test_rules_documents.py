"""The rulebook has no gaps, and tests exist for each worked example and each objection."""

import re

import pytest

from tests.kit.rulebook import Rulebook

BOOK = Rulebook("tavolino.games.papa_paolo")


def test_the_rulebook_has_every_chapter_without_gaps() -> None:
    chapters = {"S": 12, "R": 3, "A": 17, "B": 3, "C": 11, "D": 4, "E": 11, "F": 4, "G": 5, "Z": 6}
    expected = [f"PP-{letter}{n}" for letter, last in chapters.items() for n in range(1, last + 1)]
    expected += [f"PP-3.{n}" for n in range(1, 9)]
    expected += [f"PP-2.{n}" for n in range(1, 12)]
    expected += [f"PP-V{n}" for n in range(1, 5)]
    expected += [f"PP-N{n}" for n in range(1, 5)]
    assert expected == BOOK.rules


@pytest.mark.parametrize(("rule", "key"), sorted(BOOK.objections))
def test_every_objection_has_a_test(rule: str, key: str) -> None:
    short = key.removeprefix("papa_paolo-no-")
    assert re.search(rf'"{rule}",\s*"{short}"', BOOK.tests), (rule, short)


@pytest.mark.parametrize("example", range(1, 20))
def test_every_worked_example_has_a_test(example: int) -> None:
    assert re.search(rf"^def test_t{example}_", BOOK.tests, re.MULTILINE)
