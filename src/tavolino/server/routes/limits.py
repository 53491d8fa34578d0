"""Rate limits of HTTP requests and visits, by client address."""

from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.settings import Settings

PROBES_PER_MINUTE = 6000
"""Maximum number of health checks per address and minute. They have a limit of their own, so that
a proxy whose clients have used up theirs still finds the server healthy."""


class RequestLimits:
    """One rate limiter for each kind of request."""

    def __init__(self, settings: Settings) -> None:
        self.new_tables = RateLimiter.per_minute(settings.tables_per_minute)
        """Also limits joining."""
        self.visits = RateLimiter.per_minute(settings.visits_per_minute)
        self.downloads = RateLimiter.per_minute(settings.downloads_per_minute)
        self.pages = RateLimiter.per_minute(settings.pages_per_minute)
        self.probes = RateLimiter.per_minute(PROBES_PER_MINUTE)
        self.imports = RateLimiter.per_minute(settings.imports_per_minute)
        self.channels = RateLimiter.per_minute(settings.calls_per_minute)
        self.observers = RateLimiter.per_minute(settings.links_per_minute)
        self.accounts = RateLimiter.per_minute(settings.people_per_minute)
        self.new_accounts = RateLimiter.per_hour(settings.accounts_per_hour)
        """Deleting an account gives nothing back."""
