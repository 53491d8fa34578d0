"""French: no word elides before a name, and the signs that want a space have one."""

import re

import pytest

from tests.kit.fluent_messages import arguments_with_context, messages, possible_texts
from tests.kit.rulebook import BOOKS, Rulebook

NAMES = re.compile(r"seat\w*|names?|owner|player|game")
"""Arguments that may begin with a vowel: what people and games are called."""
ELIDES = re.compile(
    r"(?:^|[\s(«’])(?:de|que|le|la|se|ne|je|me|te|ce|si|jusque|lorsque|puisque|quoique)\s$",
    re.IGNORECASE,
)
UNSPACED = re.compile(r"[^\s](?:[?!;»]|:(?!\S))|«(?!\s)")


def test_no_word_that_elides_stands_before_a_name() -> None:
    elided = [
        f"{key}: …{before}{{ ${name} }}"
        for key, pattern in messages("fr").items()
        for before, name, _ in arguments_with_context(pattern)
        if NAMES.fullmatch(name) and ELIDES.search(before)
    ]
    assert elided == []


@pytest.mark.parametrize("words", ["colonne de ", "que ", "Jusque ", "(de "])
def test_words_that_elide_are_known(words: str) -> None:
    assert ELIDES.search(words)


def test_names_that_are_given_to_messages_are_known() -> None:
    given = {name for p in messages("fr").values() for _, name, _ in arguments_with_context(p)}
    assert {"seat", "name", "owner", "game"} <= set(filter(NAMES.fullmatch, given))


def test_signs_stand_apart_in_messages() -> None:
    said = ((key, words) for key, p in messages("fr").items() for words in possible_texts(p))
    assert [(key, words) for key, words in said if UNSPACED.search(words)] == []


@pytest.mark.parametrize("book", BOOKS, ids=str)
def test_signs_stand_apart_in_the_rulebook(book: Rulebook) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", book.text("RULES.fr.md"), flags=re.DOTALL)
    assert [line for line in text.splitlines() if UNSPACED.search(line)] == []
