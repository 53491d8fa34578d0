"""A promise of every game package: its statement and the functions that check it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.promises.walk import Walk, WalkMoment

Cost: TypeAlias = Literal["quick", "steady", "slow"]
"""When it is checked: in every step of any match, in every step of a few, or at a few stops."""

OWN_PACKAGES = "tavolino."
"""Prefix of the packages of Tavolino's own games."""


def no_check(subject: Any) -> Iterator[str]:
    """Check nothing."""
    yield from ()


@dataclass(frozen=True, kw_only=True)
class Promise:
    """A promise. Each check yields a sentence for every violation."""

    name: str

    statement: str
    """The promise in one sentence."""

    advisory: bool = False
    """Whether violations by a game outside Tavolino are only warnings."""

    cost: Cost = "slow"
    """The cost of checking a moment."""

    moment: Callable[[WalkMoment], Iterator[str]] = no_check
    """Checks one moment of a match."""

    walk: Callable[[Walk], Iterator[str]] = no_check
    """Checks a match as a whole."""

    room: Callable[[AnyGame], Iterator[str]] = no_check
    """Checks the files of the game package: its texts and rules."""

    def __str__(self) -> str:
        return self.name

    def only_warns(self, game: AnyGame) -> bool:
        """Whether a violation by this game is only a warning."""
        return self.advisory and not game.room.startswith(OWN_PACKAGES)


class Broken(Struct, frozen=True):
    """One violation of a promise."""

    promise: str
    what: str
    """The function, what it did, and what was expected."""
    where: str
    """The match, and the entry after which it was found."""
    seq: int = 0
    """The number of entries before it."""

    def __str__(self) -> str:
        return f"{self.promise}: {self.what}\n  {self.where}"
