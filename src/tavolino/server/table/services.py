"""What all tables share."""

from collections.abc import Mapping

from msgspec import Struct, field

from tavolino.core.game import AnyGame
from tavolino.server.clock.uptime import Uptime
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.notify.sender import NotificationSender
from tavolino.server.ratings.service import RatingService
from tavolino.server.table.gesture_retries import GestureRetries
from tavolino.server.table.lobby_entry import ListingLifetimes
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.simulation_pool import SimulationPool
from tavolino.store.interface import Store


class Services(Struct, frozen=True, eq=False):
    """The games, and where they are kept, thought about and performed."""

    games: Mapping[str, AnyGame]
    store: Store
    bot_pool: WorkerPool
    """Where bots think,"""
    simulation_workers: WorkerPool
    """where things fall unseen,"""
    simulations: SimulationPool
    """and where everybody looks on."""
    hint_limiter: RateLimiter
    """How often each address may have something explained."""
    uptime: Uptime
    """How long the house has been open: what clocks count."""
    notifications: NotificationSender
    """Who tells people outside that it is their turn."""
    ratings: RatingService
    """Who judges what matches did to ratings."""
    min_bot_delay: float
    """So many seconds a bot takes for a move at least."""
    undo_seconds: float = 0.0
    """So many seconds bots wait for a person to take something back."""
    listing_lifetimes: ListingLifetimes = ListingLifetimes()
    """How long public tables are listed."""
    unplayed_seconds: float = 600.0
    """After so many seconds a seat is free again that was taken and left before the match began."""
    gesture_retries: GestureRetries = field(default_factory=GestureRetries)
    """Whose gestures came to no end."""
