"""What every notation needs: words looked up in a list, and what was sent quoted back."""

from collections.abc import Mapping
from typing import TypeVar

from tavolino.core.game import MalformedAction

T = TypeVar("T")

MAX_QUOTED_LENGTH = 40


def quoted(text: str) -> str:
    """What was sent, short enough for a message."""
    return repr(text if len(text) <= MAX_QUOTED_LENGTH else text[: MAX_QUOTED_LENGTH - 1] + "…")


def lookup(names: Mapping[str, T], text: str, expected: str) -> T:
    """What this word means; raises MalformedAction with what was expected instead."""
    if text not in names:
        raise MalformedAction(f"{quoted(text)} is not {expected}")
    return names[text]
