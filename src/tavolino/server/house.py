"""What all tables share."""

from collections.abc import Mapping

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.server.limits import Buckets
from tavolino.server.stage import Stages
from tavolino.server.think import Thinkers
from tavolino.store.protocol import Store


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
    pace: float
    """So many seconds a bot takes for a move at least."""
    regret: float = 0.0
    """So many seconds bots wait for a person to take something back."""
