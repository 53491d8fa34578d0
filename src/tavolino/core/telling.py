"""What a game says to those who show it: people, clients, screen readers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from msgspec import Struct

from tavolino.core.effects import Effect
from tavolino.core.seat import Action, Seat, State, View
from tavolino.core.text import LogText, Section, Text


def nothing_to_preview(state: Any, seat: Seat, action: Any) -> Struct | None:
    """In many games an option says everything itself."""
    return None


def nothing_to_animate(state: Any, seat: Seat, action: Any, viewer: Seat) -> tuple[Effect, ...]:
    """A room may leave it to the views to show what changed."""
    return ()


def anybody_may_hear_something_else(action: Any) -> bool:
    """A room may leave it to whoever tells it to find out."""
    return True


def no_figures(state: Any) -> Mapping[str, tuple[int, ...]]:
    """In many games the points tell the story."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[State, Action, View]):
    """Every sentence is a `Text`; it is put into words when the reader's language is known."""

    prompt: Callable[[State, Seat], Text]
    """What is expected of the viewer now, in one sentence; also who is waited for, or who won."""

    tell: Callable[[State, Seat, Action, Seat], LogText]
    """What the last argument, a viewer, hears when the seat does this in this state."""

    personal: Callable[[Action], bool] = anybody_may_hear_something_else
    """Where a game has secrets: is this told or shown to some viewers otherwise than to others?"""

    offer: Callable[[State, Seat, Action], Text] | None = None
    """How an option is told to the actor, if not as `tell` would tell it once it is done."""

    effects: Callable[[State, Seat, Action, Seat], tuple[Effect, ...]] = nothing_to_animate
    """What the last argument, a viewer, sees happen when the seat does this in this state."""

    figures: Callable[[State], Mapping[str, tuple[int, ...]]] = no_figures
    """What is worth a curve beside the points once the match is over: each seat's, by name."""

    preview: Callable[[State, Seat, Action], Struct | None] = nothing_to_preview
    """What an action that the actor may do would bring, as far as it can see: for a client."""

    judged: Callable[[State, Seat, Action], Struct | None] | None = None
    """The same with what takes judgement, like the best that could come of it.

    Only for tables that help those who play at them.
    """

    sheet: Callable[[View], tuple[Section, ...]]
    """The view as titled tables: the accessible board."""

    advise: Callable[[State, View], View] | None = None
    """A view of this state with what takes long to work out.

    A game that has this is dear: sheets, previews, offers and advice are worked out elsewhere and
    follow, so that no other table waits for them.
    """

    def offered(self, state: State, seat: Seat, action: Action) -> Text:
        """An option as it is told to the actor."""
        if self.offer is not None:
            return self.offer(state, seat, action)
        return self.tell(state, seat, action, seat).text
