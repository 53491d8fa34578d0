"""A promise that every room gives: what must hold, and how one looks whether it does."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.promises.walk import Walk, WalkMoment

Cost: TypeAlias = Literal["quick", "steady", "slow"]
"""Looked at in every step of any match, in every step of a few, or only at some stops of these."""


def no_check(subject: Any) -> Iterator[str]:
    """There is nothing to look at here."""
    yield from ()


@dataclass(frozen=True, kw_only=True)
class Promise:
    """Each look yields a sentence for every way in which the promise is broken."""

    name: str

    statement: str
    """What must hold, in one sentence."""

    cost: Cost = "slow"
    """What a look at a moment costs."""

    moment: Callable[[WalkMoment], Iterator[str]] = no_check
    """Look at one moment of a match."""

    walk: Callable[[Walk], Iterator[str]] = no_check
    """Look at a match as a whole."""

    room: Callable[[AnyGame], Iterator[str]] = no_check
    """Look at what lies in the room: its texts, its rules."""

    def __str__(self) -> str:
        return self.name


class Broken(Struct, frozen=True):
    """One way in which a room broke a promise."""

    promise: str
    what: str
    """Which function, what it did, and what was expected."""
    where: str
    """In which match, and after which entry."""
    seq: int = 0
    """After so many entries."""

    def __str__(self) -> str:
        return f"{self.promise}: {self.what}\n  {self.where}"
