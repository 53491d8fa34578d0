"""What every notation needs: words looked up in a list, and what was sent quoted back."""

from collections.abc import Mapping
from typing import TypeVar

from tavolino.core.game import MalformedAction

T = TypeVar("T")

LONGEST = 40


def quoted(text: str) -> str:
    """What was sent, short enough for a message."""
    return repr(text if len(text) <= LONGEST else text[: LONGEST - 1] + "…")


def known(names: Mapping[str, T], text: str, expected: str) -> T:
    """What this word means; raises MalformedAction with what was expected instead."""
    if text not in names:
        raise MalformedAction(f"{quoted(text)} is not {expected}")
    return names[text]
