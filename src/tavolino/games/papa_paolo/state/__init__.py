"""The state of a match: districts, players, the table; and its invariants."""

from tavolino.games.papa_paolo.state.district import (
    EVERYWHERE,
    City,
    District,
    Gap,
    Pizzeria,
    Plan,
)
from tavolino.games.papa_paolo.state.promises import check
from tavolino.games.papa_paolo.state.table import (
    BARE,
    FACE_DOWN,
    NOBODY,
    Bid,
    Building,
    Delivery,
    Grid,
    Pending,
    Phase,
    Placed,
    Player,
    State,
    Step,
    Stocking,
)

__all__ = [
    "BARE",
    "EVERYWHERE",
    "FACE_DOWN",
    "NOBODY",
    "Bid",
    "Building",
    "City",
    "Delivery",
    "District",
    "Gap",
    "Grid",
    "Pending",
    "Phase",
    "Pizzeria",
    "Placed",
    "Plan",
    "Player",
    "State",
    "Step",
    "Stocking",
    "check",
]
