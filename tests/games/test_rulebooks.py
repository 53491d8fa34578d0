"""Every game's rulebooks in four languages, its code and its tests speak of the same rules."""

import re

import pytest

from tavolino.i18n import LANGUAGES, bundle
from tests.kit.rulebook import BOOKS, Rulebook, rule_test_prefix

DOCUMENTS = ("RULES.md", *(f"RULES.{lang}.md" for lang in LANGUAGES[1:]))
RULES = [pytest.param(book, rule, id=rule) for book in BOOKS for rule in book.rules]
OBJECTIONS = [
    pytest.param(book, rule, key, id=f"{rule} {key}")
    for book in BOOKS
    for rule, key in sorted(book.objections)
]
every_book = pytest.mark.parametrize("book", BOOKS, ids=str)


def test_every_room_was_found() -> None:
    assert {"palermo", "papa_paolo"} <= {str(book) for book in BOOKS}


@every_book
@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_language_has_the_same_rules(book: Rulebook, document: str) -> None:
    assert book.rules_in(document) == book.rules
    assert len(set(book.rules)) == len(book.rules)


@pytest.mark.parametrize(("book", "rule"), RULES)
def test_every_rule_has_a_test_named_after_it(book: Rulebook, rule: str) -> None:
    assert re.search(rf"^def {rule_test_prefix(rule)}(?![0-9])", book.tests, re.MULTILINE)


@pytest.mark.parametrize(("book", "rule"), RULES)
def test_every_rule_says_where_it_comes_from(book: Rulebook, rule: str) -> None:
    paragraph = book.text("RULES.md").split(f"\n**{rule}** ")[1].split("\n\n")[0]
    assert re.search(r"\[(rulebook|review: |derived|reconstructed)", paragraph)


@pytest.mark.parametrize(("book", "rule", "key"), OBJECTIONS)
def test_every_objection_cites_a_rule_and_has_words(book: Rulebook, rule: str, key: str) -> None:
    assert rule in book.rules
    for lang in LANGUAGES:
        assert bundle(lang, (book.room,)).has_message(key), lang


@every_book
@pytest.mark.parametrize("document", DOCUMENTS)
def test_rules_that_a_document_mentions_exist(book: Rulebook, document: str) -> None:
    assert book.mentioned_in(book.text(document)) <= set(book.rules)


@every_book
def test_rules_that_the_code_mentions_exist(book: Rulebook) -> None:
    for file in sorted(book.folder.rglob("*.py")):
        assert book.mentioned_in(file.read_text(encoding="utf-8")) <= set(book.rules), file
