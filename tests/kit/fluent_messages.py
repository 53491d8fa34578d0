"""Reads all possible texts of the Fluent catalogues without a game."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentParser, ast

from examples.kuhn import KUHN
from tavolino.games import GAMES
from tavolino.i18n import catalogue, package_texts

ROOMS = tuple(game.room for game in (*GAMES.values(), KUHN))
GIVEN = "\N{WHITE SQUARE}"
"""Placeholder for the arguments of a message."""


@cache
def messages(lang: str) -> dict[str, ast.Pattern]:
    """All messages of a language, of the application and of every game package."""
    return _patterns(catalogue(lang, ROOMS))


@cache
def messages_of(lang: str, room: str) -> dict[str, ast.Pattern]:
    return _patterns(package_texts(lang, room))


def _patterns(text: str) -> dict[str, ast.Pattern]:
    body = FluentParser().parse(text).body
    found = (entry for entry in body if isinstance(entry, ast.Message))
    return {entry.id.name: entry.value for entry in found if entry.value}


def readings(pattern: ast.Pattern) -> list[str]:
    """Enough sentences to include every variant once."""
    parts = [_part(element) for element in pattern.elements]
    most = max(map(len, parts), default=0)
    return ["".join(part[n % len(part)] for part in parts) for n in range(most)]


def _part(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [words for variant in variants for words in readings(variant.value)]
        case ast.StringLiteral() as literal:
            return [literal.parse()["value"]]
        case _:
            return [GIVEN]


def patterns(pattern: ast.Pattern) -> Iterator[ast.Pattern]:
    """A pattern and those of its variants, to any depth."""
    yield pattern
    for element in pattern.elements:
        for variant in variants(element):
            yield from patterns(variant.value)


def variants(element: ast.TextElement | ast.Placeable) -> list[ast.Variant]:
    if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
        return list(element.expression.variants)
    return []


def variable(element: object) -> str:
    """The name of the argument in this placeable; empty if there is none."""
    if isinstance(element, ast.Placeable):
        inner = element.expression
        if isinstance(inner, ast.VariableReference):
            return inner.id.name
    return ""


def neighbours(pattern: ast.Pattern) -> Iterator[tuple[str, str, str]]:
    """Every argument with the text before and after it, in a pattern and its variants."""
    for one in patterns(pattern):
        padded = [None, *one.elements, None]
        for (before, element), (_, after) in pairwise(pairwise(padded)):
            if name := variable(element):
                yield _text(before), name, _text(after)


def _text(element: object) -> str:
    return element.value if isinstance(element, ast.TextElement) else ""
