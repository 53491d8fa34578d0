"""What all tables share."""

from collections.abc import Mapping

from msgspec import Struct, field

from tavolino.core.game import AnyGame
from tavolino.server.clock.uptime import Hours
from tavolino.server.net.rate_limits import Buckets
from tavolino.server.notify.sender import Courier
from tavolino.server.ratings.service import Umpire
from tavolino.server.table.gesture_retries import Mishaps
from tavolino.server.table.lobby_entry import ListedFor
from tavolino.server.workers.pool import Thinkers
from tavolino.server.workers.simulation_pool import Stages
from tavolino.store.interface import Store


class House(Struct, frozen=True, eq=False):
    """The games, and where they are kept, thought about and performed."""

    games: Mapping[str, AnyGame]
    store: Store
    thinkers: Thinkers
    """Where bots think,"""
    world: Thinkers
    """where things fall unseen,"""
    stages: Stages
    """and where everybody looks on."""
    hints: Buckets
    """How often each address may have something explained."""
    hours: Hours
    """How long the house has been open: what clocks count."""
    courier: Courier
    """Who tells people outside that it is their turn."""
    umpire: Umpire
    """Who judges what matches did to ratings."""
    pace: float
    """So many seconds a bot takes for a move at least."""
    regret: float = 0.0
    """So many seconds bots wait for a person to take something back."""
    lasting: ListedFor = ListedFor()
    """How long public tables are listed."""
    patience: float = 600.0
    """After so many seconds a seat is free again that was taken and left before the match began."""
    mishaps: Mishaps = field(default_factory=Mishaps)
    """Whose gestures came to no end."""
