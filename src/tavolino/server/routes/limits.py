"""Rate limits of HTTP requests and visits, by client address.

Servers on the same PostgreSQL database share them, except those of pages, health checks and
new accounts.
"""

from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.net.shared_rates import SharedRateLimiter
from tavolino.server.settings import Settings
from tavolino.store.interface import SharedRates

PROBES_PER_MINUTE = 6000
"""Maximum number of health checks per address and minute. They have a limit of their own, so that
a proxy whose clients have used up theirs still finds the server healthy."""


class RequestLimits:
    """One rate limiter for each kind of request."""

    def __init__(self, settings: Settings, shared: SharedRates | None = None) -> None:
        self._shared = shared
        self.new_tables = self._limiter("new_tables", settings.tables_per_minute)
        """Also limits joining."""
        self.visits = self._limiter("visits", settings.visits_per_minute)
        self.downloads = self._limiter("downloads", settings.downloads_per_minute)
        self.pages = RateLimiter.per_minute(settings.pages_per_minute)
        self.probes = RateLimiter.per_minute(PROBES_PER_MINUTE)
        self.imports = self._limiter("imports", settings.imports_per_minute)
        self.channels = self._limiter("channels", settings.calls_per_minute)
        self.observers = self._limiter("observers", settings.links_per_minute)
        self.accounts = self._limiter("accounts", settings.people_per_minute)
        self.new_accounts = RateLimiter.per_hour(settings.accounts_per_hour)
        """Deleting an account gives nothing back."""

    def _limiter(self, name: str, per_minute: int) -> RateLimiter:
        if self._shared is None:
            return RateLimiter.per_minute(per_minute)
        return SharedRateLimiter(name, per_minute, self._shared)
