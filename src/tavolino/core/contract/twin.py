"""The compiled twin of a game: the same rules in native code, and how to encode states for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from tavolino.core.seat import Action, State
from tavolino.native import CompiledTwin, find_twin


@dataclass(frozen=True, kw_only=True)
class Twin(Generic[State, Action]):
    """Encodes states and actions of the Python rules for the compiled rules."""

    name: str
    """The name of the game in the native library."""

    pack: Callable[[State], bytes]
    """Encodes a state as the bytes that the twin uses."""

    number: Callable[[Action], int]
    """The twin's number of an action."""

    iterations: int = 0
    """Search iterations of an expert bot per decision. The search has no time limit."""

    likely_ahead: float = 1.0
    """The lead, as the search counts it, with which a seat finishes ahead in 73 % of all cases."""

    @property
    def compiled(self) -> CompiledTwin | None:
        """The compiled twin, or None if the native library is not built."""
        return find_twin(self.name)
