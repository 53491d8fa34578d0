"""The part of the contract for people: texts, effects and tables for clients and screen readers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from msgspec import Struct

from tavolino.core.effects import Effect
from tavolino.core.seat import Action, Seat, State, View
from tavolino.core.text import LogText, Section, Text


def nothing_to_preview(state: Any, seat: Seat, action: Any) -> Struct | None:
    """The default of `Telling.preview`: actions have no preview."""
    return None


def nothing_to_animate(state: Any, seat: Seat, action: Any, viewer: Seat) -> tuple[Effect, ...]:
    """The default of `Telling.effects`: clients show only the new position."""
    return ()


def anybody_may_hear_something_else(action: Any) -> bool:
    """The default of `Telling.personal`: the text of every action may depend on the viewer."""
    return True


def no_figures(state: Any) -> Mapping[str, tuple[int, ...]]:
    """The default of `Telling.figures`: only the points have a curve."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Telling(Generic[State, Action, View]):
    """How a game describes itself. Every sentence is a `Text`, translated for each reader."""

    prompt: Callable[[State, Seat], Text]
    """One sentence for the viewer: what to do now, which seats the table waits for, or who won."""

    tell: Callable[[State, Seat, Action, Seat], LogText]
    """The log text for the viewer (last argument) when the seat plays this action in this state."""

    personal: Callable[[Action], bool] = anybody_may_hear_something_else
    """Whether the text or effects of an action differ between viewers. Only used with `secrets`."""

    offer: Callable[[State, Seat, Action], Text] | None = None
    """The text of an available action for its actor. None: use the text of `tell`."""

    effects: Callable[[State, Seat, Action, Seat], tuple[Effect, ...]] = nothing_to_animate
    """The effects for the viewer (last argument) when the seat plays this action in this state."""

    figures: Callable[[State], Mapping[str, tuple[int, ...]]] = no_figures
    """Figures, besides the points, that get a curve after the match: a value per seat, by name."""

    preview: Callable[[State, Seat, Action], Struct | None] = nothing_to_preview
    """The consequences of a legal action, as far as its actor can know them, for the client."""

    judged: Callable[[State, Seat, Action], Struct | None] | None = None
    """Like `preview`, with consequences that need judgement, such as the best possible result.

    Used only at tables where players get help.
    """

    sheet: Callable[[View], tuple[Section, ...]]
    """The view as titled tables: the accessible board."""

    advise: Callable[[State, View], View] | None = None
    """Adds the results of slow computations to a view of this state.

    If this is set, the server computes sheets, previews, offers and advice in worker processes and
    sends them later, so that other tables do not have to wait.
    """

    def offered(self, state: State, seat: Seat, action: Action) -> Text:
        """The text of an available action for its actor."""
        if self.offer is not None:
            return self.offer(state, seat, action)
        return self.tell(state, seat, action, seat).text
