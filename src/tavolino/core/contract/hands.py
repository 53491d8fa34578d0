"""The part of the contract for gestures and physics: actions and outcomes that cannot be listed."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Generic

from tavolino.core.contract.simulation import Simulation
from tavolino.core.seat import Action, Seat, State


@dataclass(frozen=True, kw_only=True)
class Hands(Generic[State, Action]):
    """Functions of games of dexterity, whose gestures and physical outcomes cannot be listed."""

    is_gesture: Callable[[Action], bool]
    """Whether the action is of a kind that cannot be listed, such as the movement of a hand.

    Of these, `legal` offers only ready-made ones, and every action that `refuse` accepts is
    allowed. Of all other actions `legal` is complete.
    """

    perform: Callable[[State, Seat], Simulation | None]
    """Starts the simulation of the actor's gesture or NATURE's outcome. None: nothing to show."""

    nature: Callable[[State, Random], Action]
    """Chooses NATURE's action where `odds` is empty because its outcomes cannot be listed."""

    instead: Callable[[Action], str | None] = lambda action: None
    """Translates an action that the player sends during its gesture to a hand packet.

    An example is stopping. None: the action has to wait until the gesture ends, because a player
    cannot revoke a gesture that has begun.
    """

    forfeit: Callable[[State], Action | None] = lambda state: None
    """The action that replaces the actor's gesture after it has failed twice in a turn.

    None: the player may repeat a failed gesture without limit.
    """
