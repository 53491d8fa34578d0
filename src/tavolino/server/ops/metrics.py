"""What happens here, counted and timed: for whoever runs the server, as Prometheus reads it.

Counting costs a tenth of a microsecond and timing a third; how many there are of something is
looked up only when somebody asks. Why this is no library: docs/decisions/014-metrics.md.
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
"""In seconds: what is slower than the last is only slow."""


class Counter:
    """How often something has happened, by its kind."""

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
    """How long something takes."""

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
    """How many there are now, by their kind; a gauge without a label has one kind."""

    def __init__(
        self, name: str, purpose: str, numbers: Mapping[str, Callable[[], float]], label: str = ""
    ) -> None:
        self._head = _head(name, purpose, "gauge")
        self._name, self._numbers, self._label = name, numbers, label

    def lines(self) -> Iterator[str]:
        yield self._head
        for kind, number in self._numbers.items():
            which = f'{{{self._label}="{kind}"}}' if self._label else ""
            yield f"{self._name}{which} {number()}"


def _head(name: str, purpose: str, kind: str) -> str:
    return f"# HELP {name} {purpose}\n# TYPE {name} {kind}"


moves = Counter("tavolino_moves_total", "Entries of people and bots that are on disk.", "game")
worker_restarts = Counter(
    "tavolino_worker_restarts_total",
    "Processes that died or fell silent.",
    "work",
)
bot_answers = Counter(
    "tavolino_thoughts_total", "What bots thought, here or by workers elsewhere.", "where"
)
remote_failures = Counter(
    "tavolino_thoughts_failed_total",
    "What workers elsewhere were asked in vain, or failed at; it was thought here.",
    "why",
)
move_acknowledged = Histogram(
    "tavolino_move_acknowledged_seconds", "From a person's action to its acknowledgement."
)
move_seen = Histogram(
    "tavolino_move_seen_seconds", "From a change of a table to when a connection was sent it."
)


class MetricsRegistry:
    """Everything that is counted, as one page."""

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
    """On a port of its own the meters answer, and nothing else; everywhere else they do not."""

    def __init__(self, app: ASGIApp, meters: MetricsRegistry, port: int) -> None:
        self._app = app
        self._registry = meters
        self._port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        dialled = scope.get("server") or ("", None)
        answering = self._registry if dialled[1] == self._port else self._app
        await answering(scope, receive, send)
