"""What a game says to those who let hands move and things fall, where it needs them."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic

from tavolino.core.seat import Action, Seat, State
from tavolino.core.simulation import Simulation


@dataclass(frozen=True, kw_only=True)
class Hands(Generic[State, Action]):
    """For games in which something happens that cannot be listed: dexterity, physics."""

    is_gesture: Callable[[Action], bool]
    """Is this of a kind that cannot be listed, like the movement of a hand?

    Then `legal` offers some that are ready-made, and whatever `refuse` does not object to may be
    done as well. For all other actions `legal` is complete.
    """

    perform: Callable[[State, Seat], Simulation | None]
    """The actor's gesture while a hand makes it, or what NATURE does while it happens, if seen."""

    nature: Callable[[State, Random], Action]
    """Let NATURE act where the state has no odds: its outcomes cannot be listed."""

    instead: Callable[[Action], str | None] = lambda action: None
    """What a hand at work says where its owner says this in the middle of a gesture, like stopping.

    Everything else has to wait until the gesture has ended: what a hand has begun is not unmade.
    """

    forfeit: Callable[[State], Action | None] = lambda state: None
    """What the actor does here instead, once a gesture came to no end twice in a turn.

    None: it may be made again as often as it fails.
    """
