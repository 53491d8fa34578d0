"""What a game says to those who show it: people, clients, screen readers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from msgspec import Struct

from tavolino.core.effects import Effect
from tavolino.core.seat import Action, Seat, State, View
from tavolino.core.words import Section, Text, Told


def nothing_to_preview(state: Any, seat: Seat, action: Any) -> Struct | None:
    """In many games an option says everything itself."""
    return None


def nothing_to_animate(state: Any, seat: Seat, action: Any, viewer: Seat) -> tuple[Effect, ...]:
    """A room may leave it to the views to show what changed."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[State, Action, View]):
    """Every sentence is a `Text`; it is put into words when the reader's language is known."""

    prompt: Callable[[State, Seat], Text]
    """What is expected of the viewer now, in one sentence; also who is waited for, or who won."""

    tell: Callable[[State, Seat, Action, Seat], Told]
    """What the last argument, a viewer, hears when the seat does this in this state."""

    effects: Callable[[State, Seat, Action, Seat], tuple[Effect, ...]] = nothing_to_animate
    """What the last argument, a viewer, sees happen when the seat does this in this state."""

    preview: Callable[[State, Seat, Action], Struct | None] = nothing_to_preview
    """What an action that the actor may do would bring, as far as it can see: for a client."""

    sheet: Callable[[View], tuple[Section, ...]]
    """The view as titled tables: the accessible board."""
