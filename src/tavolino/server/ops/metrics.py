"""Counters, histograms and gauges of the server, in the text format of Prometheus.

Counting costs a tenth of a microsecond and timing a third. Gauges are read only when the page is
requested. docs/decisions/014-metrics.md says why this is not a library.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate

from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

METRICS_PATH = "/metrics"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

BUCKET_BOUNDS_SECONDS = (
    0.0005,
    0.001,
    0.002,
    0.005,
    0.01,
    0.02,
    0.05,
    0.1,
    0.2,
    0.5,
    1.0,
    2.0,
    5.0,
)
"""Upper bounds of the buckets. Everything slower falls into one last bucket."""


class Counter:
    """Number of events, by kind."""

    def __init__(self, name: str, purpose: str, label: str) -> None:
        self._head = _head(name, purpose, "counter")
        self._name, self._label = name, label
        self.counts: dict[str, int] = {}

    def inc(self, kind: str) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def lines(self) -> Iterator[str]:
        yield self._head
        for kind, number in sorted(self.counts.items()):
            yield f'{self._name}{{{self._label}="{kind}"}} {number}'


class Histogram:
    """Distribution of durations."""

    def __init__(self, name: str, purpose: str) -> None:
        self._head = _head(name, purpose, "histogram")
        self._name = name
        self._counts = [0] * (len(BUCKET_BOUNDS_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKET_BOUNDS_SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield self._head
        for bound, number in zip(
            (*BUCKET_BOUNDS_SECONDS, "+Inf"), accumulate(self._counts), strict=True
        ):
            yield f'{self._name}_bucket{{le="{bound}"}} {number}'
        yield f"{self._name}_sum {self._sum}"
        yield f"{self._name}_count {sum(self._counts)}"


class Gauge:
    """Current numbers, by kind. A gauge without a label has one kind.

    The name of a number that only grows ends with `_total`.
    """

    def __init__(
        self, name: str, purpose: str, numbers: Mapping[str, Callable[[], float]], label: str = ""
    ) -> None:
        self._head = _head(name, purpose, "counter" if name.endswith("_total") else "gauge")
        self._name, self._numbers, self._label = name, numbers, label

    def lines(self) -> Iterator[str]:
        yield self._head
        for kind, number in self._numbers.items():
            which = f'{{{self._label}="{kind}"}}' if self._label else ""
            yield f"{self._name}{which} {number()}"


def _head(name: str, purpose: str, kind: str) -> str:
    return f"# HELP {name} {purpose}\n# TYPE {name} {kind}"


moves = Counter("tavolino_moves_total", "Entries of players and bots that are on disk.", "game")
worker_restarts = Counter(
    "tavolino_worker_restarts_total",
    "Worker processes that died or stopped responding.",
    "work",
)
bot_answers = Counter(
    "tavolino_thoughts_total", "Answers of bots, from here or from remote workers.", "where"
)
remote_failures = Counter(
    "tavolino_thoughts_failed_total",
    "Questions that remote workers did not answer or failed at, and that were answered here.",
    "why",
)
http_responses = Counter(
    "tavolino_http_responses_total", "HTTP responses by status; 101 opens a WebSocket.", "status"
)
http_seconds = Histogram(
    "tavolino_http_response_seconds", "Time from an HTTP request until its response begins."
)
logged_errors = Counter("tavolino_logged_errors_total", "Errors in the server log.", "logger")
notifications = Counter(
    "tavolino_notifications_total", "Notifications that were sent, or why they were not.", "result"
)
move_acknowledged = Histogram(
    "tavolino_move_acknowledged_seconds", "Time from a player's action to its acknowledgement."
)
move_seen = Histogram(
    "tavolino_move_seen_seconds", "Time from a change at a table until it is sent to a connection."
)


class MetricsRegistry:
    """All metrics, as one page."""

    def __init__(self, gauges: Iterable[Gauge]) -> None:
        self._gauges = tuple(gauges)

    def page(self) -> str:
        told: tuple[Gauge | Counter | Histogram, ...]
        told = (
            *self._gauges,
            moves,
            worker_restarts,
            bot_answers,
            remote_failures,
            http_responses,
            http_seconds,
            logged_errors,
            notifications,
            move_acknowledged,
            move_seen,
        )
        return "".join(f"{line}\n" for one in told for line in one.lines())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        found = scope["path"] == METRICS_PATH
        answer = (
            Response(self.page(), media_type=CONTENT_TYPE) if found else PlainTextResponse("", 404)
        )
        await answer(scope, receive, send)


class MetricsMiddleware:
    """Serves the metrics, and nothing else, on their own port. Other ports do not serve them."""

    def __init__(self, app: ASGIApp, meters: MetricsRegistry, port: int) -> None:
        self._app = app
        self._registry = meters
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        dialled = scope.get("server") or ("", None)
        answering = self._registry if dialled[1] == self._port else self._app
        await answering(scope, receive, send)
