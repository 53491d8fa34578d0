"""Keeps coverage data when a test kills a server, and measures on when a test stops the tracer.

Every measured process loads it as a plugin of coverage.py (`[tool.coverage.run]`). Test processes
load it as a plugin of pytest too, which finds it imported: PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress

from coverage import Coverage
from coverage.exceptions import CoverageException

SAVE_SECONDS = 2


def coverage_init(_registry: object, _options: object) -> None:
    """Called by coverage.py."""
    threading.Thread(target=keep_saving, daemon=True).start()


def keep_saving() -> None:
    process = os.getpid()
    while os.getpid() == process:
        time.sleep(SAVE_SECONDS)
        if coverage := Coverage.current():
            with suppress(CoverageException, RuntimeError):
                coverage.save()


def pytest_runtest_teardown() -> None:
    """Python removes a tracer that fails, as it does in a recursion that is too deep."""
    coverage = Coverage.current()
    if coverage and sys.gettrace() is None:
        coverage.stop()
        coverage.start()
