"""What all tables share."""

from collections.abc import Mapping

from msgspec import Struct, field

from tavolino.core.game import AnyGame
from tavolino.server.clock.uptime import Uptime
from tavolino.server.net.address_hashes import AddressHasher
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.notify.sender import NotificationSender
from tavolino.server.ratings.service import RatingService
from tavolino.server.table.gesture_retries import GestureRetries
from tavolino.server.table.public_limit import PublicTableLimit
from tavolino.server.workers.background_pool import BackgroundPool
from tavolino.server.workers.pool import WorkerPool
from tavolino.server.workers.simulation_pool import SimulationPool
from tavolino.store.interface import Store


class ListingLifetimes(Struct, frozen=True):
    """Milliseconds for which the lobby lists a live table after its players left, and a table over
    days after its host's last visit."""

    live: int = 0
    days: int = 7 * 86_400_000


class Services(Struct, frozen=True, eq=False):
    """What all tables of a server share."""

    games: Mapping[str, AnyGame]
    store: Store
    bot_pool: WorkerPool
    """Processes in which bots choose actions and explain them."""
    simulation_workers: WorkerPool
    """Processes for simulations that nobody watches, and for slow descriptions of positions."""
    simulations: SimulationPool
    """Processes for simulations that players watch."""
    background_pool: BackgroundPool
    """Processes of low priority for reviews and for files from clients."""
    hint_limiter: RateLimiter
    """Limits hints and explanations per address."""
    uptime: Uptime
    """Total uptime of the server. Clocks run on it."""
    notifications: NotificationSender
    ratings: RatingService
    public_tables: PublicTableLimit
    addresses: AddressHasher
    min_bot_delay: float
    """Minimum number of seconds that a bot takes for a move."""
    undo_seconds: float = 0.0
    """Seconds that bots and chance wait after a move, so that the player can undo it."""
    listing_lifetimes: ListingLifetimes = ListingLifetimes()
    unplayed_seconds: float = 600.0
    """Seconds until a seat whose player left before the first move becomes free again."""
    gesture_retries: GestureRetries = field(default_factory=GestureRetries)
