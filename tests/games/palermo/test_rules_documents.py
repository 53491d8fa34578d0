"""The rulebooks of the four languages, the code and the tests speak of the same rules."""

import re
from pathlib import Path

import pytest

from tavolino.i18n import LANGUAGES, bundle
from tests.games.palermo.rulebook import BOOK, OBJECTIONS
from tests.games.rulebook import beginning

RULES = BOOK.rules_in("RULES.md")
TESTS = "\n".join(
    file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py"))
)


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
    assert expected == RULES


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_rules(lang: str) -> None:
    assert BOOK.rules_in(f"RULES.{lang}.md") == RULES


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    assert re.search(rf"^def {beginning(rule)}(?![0-9])", TESTS, re.MULTILINE), beginning(rule)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_says_where_it_comes_from(rule: str) -> None:
    paragraph = BOOK.text("RULES.md").split(f"\n**{rule}** ")[1]
    tags = r"\[(rulebook|review: |derived|reconstructed)"
    assert re.search(tags, paragraph.split("\n\n")[0])


@pytest.mark.parametrize(("rule", "key"), sorted(OBJECTIONS))
def test_every_objection_cites_a_rule_and_has_words(rule: str, key: str) -> None:
    assert rule in RULES
    for lang in LANGUAGES:
        assert bundle(lang, (BOOK.room,)).has_message(key), lang


@pytest.mark.parametrize(
    "example", [*(f"r_{n}" for n in range(1, 5)), *(f"t_{n}" for n in range(1, 38))]
)
def test_every_worked_example_has_a_test(example: str) -> None:
    assert re.search(rf"^def test_(\w+_)?{example}_", TESTS, re.MULTILINE)


@pytest.mark.parametrize("document", ["RULES.md", *(f"RULES.{lang}.md" for lang in LANGUAGES[1:])])
def test_rules_that_a_document_mentions_exist(document: str) -> None:
    assert BOOK.mentioned_in(BOOK.text(document)) <= set(RULES)


def test_rules_that_the_code_mentions_exist() -> None:
    for file in sorted(BOOK.folder.rglob("*.py")):
        assert BOOK.mentioned_in(file.read_text(encoding="utf-8")) <= set(RULES), file
