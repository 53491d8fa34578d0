"""The order of test modules: those with a browser first, then the longest ones first.

pytest-xdist hands out whole modules in this order (`--dist loadfile`), so that all workers end at
about the same time, and each worker starts its browser once. ``TAVOLINO_RECORD_DURATIONS=1 make
test`` records the durations again.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parents[1] / "durations.json"
MIN_SECONDS = 2.0
"""Seconds below which a module is not listed."""


@cache
def recorded() -> dict[str, float]:
    """Seconds of each long test module."""
    return dict(json.loads(FILE.read_text("utf-8")))


def rank(item: pytest.Item) -> tuple[bool, str, float, str]:
    """The sort key of a test module; modules of one browser stay together."""
    module = item.nodeid.partition("::")[0]
    has_browser = item.get_closest_marker("browser") is not None
    package = "/".join(Path(module).parts[:3]) if has_browser else ""
    return not has_browser, package, -recorded().get(module, 0.0), module


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if os.environ.get("TAVOLINO_RECORD_DURATIONS"):
        reports = (report for found in terminalreporter.stats.values() for report in found)
        write(report for report in reports if isinstance(report, pytest.TestReport))


def write(reports: Iterable[pytest.TestReport]) -> None:
    seconds: defaultdict[str, float] = defaultdict(float)
    for report in reports:
        seconds[report.nodeid.partition("::")[0]] += report.duration
    long = {module: round(took, 1) for module, took in seconds.items() if took >= MIN_SECONDS}
    FILE.write_text(json.dumps(dict(sorted(long.items())), indent=1) + "\n", encoding="utf-8")
