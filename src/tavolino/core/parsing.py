"""Helpers for parsing notation: word lookup, and quoting of input in error messages."""

from collections.abc import Mapping
from typing import TypeVar

from tavolino.core.game import MalformedAction

T = TypeVar("T")

MAX_QUOTED_LENGTH = 40


def quoted(text: str) -> str:
    """The input in quotes, shortened for an error message."""
    return repr(text if len(text) <= MAX_QUOTED_LENGTH else text[: MAX_QUOTED_LENGTH - 1] + "…")


def lookup(names: Mapping[str, T], text: str, expected: str) -> T:
    """The value of this word. Raises MalformedAction that says what was expected."""
    if text not in names:
        raise MalformedAction(f"{quoted(text)} is not {expected}")
    return names[text]
