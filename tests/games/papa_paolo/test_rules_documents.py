"""The rulebooks of the four languages, the code and the tests speak of the same rules."""

import re
from pathlib import Path

import pytest

from tavolino.i18n import LANGUAGES, bundle
from tests.games.rulebook import Rulebook, beginning

BOOK = Rulebook("tavolino.games.papa_paolo", "PP")
RULES = BOOK.rules_in("RULES.md")
TESTS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))
)


def test_the_rulebook_has_every_chapter_without_gaps() -> None:
    chapters = {"S": 12, "R": 3, "A": 17, "B": 3, "C": 11, "D": 4, "E": 11, "F": 4, "G": 5, "Z": 6}
    expected = [f"PP-{letter}{n}" for letter, last in chapters.items() for n in range(1, last + 1)]
    expected += [f"PP-3.{n}" for n in range(1, 9)]
    expected += [f"PP-2.{n}" for n in range(1, 12)]
    expected += [f"PP-V{n}" for n in range(1, 5)]
    expected += [f"PP-N{n}" for n in range(1, 4)]
    assert expected == RULES


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_rules(lang: str) -> None:
    assert BOOK.rules_in(f"RULES.{lang}.md") == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    assert re.search(rf"^def {beginning(rule)}(?![0-9])", TESTS, re.MULTILINE), beginning(rule)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_says_where_it_comes_from(rule: str) -> None:
    paragraph = BOOK.text("RULES.md").split(f"\n**{rule}** ")[1].split("\n\n")[0]
    assert re.search(r"\[(rulebook|review: |derived|reconstructed)", paragraph)


@pytest.mark.parametrize(("rule", "key"), sorted(BOOK.objections))
def test_every_objection_cites_a_rule_and_has_words(rule: str, key: str) -> None:
    assert rule in RULES
    for lang in LANGUAGES:
        assert bundle(lang, (BOOK.room,)).has_message(key), lang


@pytest.mark.parametrize(("rule", "key"), sorted(BOOK.objections))
def test_every_objection_is_met_in_a_test(rule: str, key: str) -> None:
    short = key.removeprefix("papa_paolo-no-")
    assert re.search(rf'"{rule}",\s*"{short}"', TESTS), (rule, short)


@pytest.mark.parametrize("example", range(1, 20))
def test_every_worked_example_has_a_test(example: int) -> None:
    assert re.search(rf"^def test_t{example}_", TESTS, re.MULTILINE)


@pytest.mark.parametrize("document", ["RULES.md", *(f"RULES.{lang}.md" for lang in LANGUAGES[1:])])
def test_rules_that_a_document_mentions_exist(document: str) -> None:
    assert BOOK.mentioned_in(BOOK.text(document)) <= set(RULES)


def test_rules_that_the_code_mentions_exist() -> None:
    for file in sorted(BOOK.folder.rglob("*.py")):
        assert BOOK.mentioned_in(file.read_text(encoding="utf-8")) <= set(RULES), file
