"""A number that may be one asks how many before it says of what."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast

from tavolino.i18n import LANGUAGES
from tests.kit.fluent_messages import (
    arguments_with_context,
    messages,
    patterns,
    possible_texts,
    variable,
    variants,
)

NEVER_ONE = {
    ("for-players", "range"),
    ("palermo-aside-bonus", "bonus"),
    ("palermo-aside-own-bonus", "own"),
    ("palermo-board-discs-of", "discs"),
    ("palermo-do-go-home", "range"),
    ("palermo-do-police-from-home", "bonus"),
    ("palermo-do-police-from-home", "range"),
    ("palermo-first-home", "range"),
    ("palermo-first-late-walk", "range"),
    ("palermo-first-later", "range"),
    ("palermo-first-range", "range"),
    ("palermo-first-walk", "range"),
    ("palermo-no-too-far", "cost"),
    ("palermo-no-too-far-seen", "cost"),
    ("palermo-no-too-far-for-police", "cost"),
    ("palermo-no-too-far-for-police-seen", "cost"),
    ("papa_paolo-no-such-purchase", "most"),
    ("villa_paletti-over", "count"),
}
"""Numbers that the rules keep above one, or that are no single number."""
WORD = re.compile(r"[^\W\d_]+")
NEXT = re.compile(r"\s([^\W\d_]+)")


def number_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def of_one(element: ast.TextElement | ast.Placeable) -> list[str]:
    """What is said where the number is one."""
    ones = (variant for variant in variants(element) if number_of(variant) in {"one", "1"})
    return [words for variant in ones for words in possible_texts(variant.value)]


def asked(element: ast.TextElement | ast.Placeable) -> str:
    """The argument that is asked how many: there are words for one."""
    if not of_one(element) or not isinstance(element, ast.Placeable):
        return ""
    inner = element.expression
    return (
        variable(ast.Placeable(inner.selector)) if isinstance(inner, ast.SelectExpression) else ""
    )


@cache
def plurals(lang: str) -> set[str]:
    """Words behind a number that are another word, with the same first letter, behind a one."""
    return {
        word
        for pattern in messages(lang).values()
        for part in patterns(pattern)
        for element in part.elements
        if asked(element)
        for word in only_of_many(element)
    }


def only_of_many(element: ast.TextElement | ast.Placeable) -> set[str]:
    many = next(variant.value for variant in variants(element) if variant.default)
    behind = {
        following[1]
        for _, name, after in arguments_with_context(many)
        if name == asked(element) and (following := NEXT.match(after))
    }
    alone = {words.strip() for words in possible_texts(many) if WORD.fullmatch(words.strip())}
    one = {word for words in of_one(element) for word in WORD.findall(words)}
    return {word for word in (behind | alone) - one if word[0] in {each[0] for each in one}}


def unasked(pattern: ast.Pattern, known: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Arguments with the word behind them, where nobody asked how many."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        following = NEXT.match(after.value) if isinstance(after, ast.TextElement) else None
        name = variable(element)
        if name and following and name not in known:
            yield name, following[1]
        for variant in variants(element):
            yield from unasked(variant.value, known | {asked(element)})


def faults(lang: str) -> set[tuple[str, str]]:
    of_many = plurals(lang)
    return {
        (key, name)
        for key, pattern in messages(lang).items()
        for name, word in unasked(pattern)
        if word in of_many
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_before_a_plural_asks_how_many(lang: str) -> None:
    assert sorted(faults(lang) - NEVER_ONE) == []


def test_every_exception_is_needed() -> None:
    assert {fault for lang in LANGUAGES for fault in faults(lang)} >= NEVER_ONE


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", {"points", "pizzas"}),
        ("nl", {"punten", "schijven"}),
        ("fr", {"points", "millions"}),
        ("de", {"Punkte", "Millionen"}),
    ],
)
def test_plurals_are_learned_from_the_catalogues(lang: str, words: set[str]) -> None:
    assert words <= plurals(lang)
