"""Chromium, and visitors with their own pages. An error on any page fails the test."""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect, sync_playwright

from tests.kit.server import ROOT
from tools.dev.chromium import find_chromium

PATIENCE = 45_000
"""Timeout in milliseconds, for a busy machine."""

FLAGS = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-watchdog",
    "--disable-gpu-process-crash-limit",
    "--disable-domain-blocking-for-3d-apis",
)
"""Fetch nothing in the background, and do not treat slow software rendering as a fault."""
CLIENT = ROOT / "src" / "tavolino" / "server" / "static" / "index.html"

READS_NOTATION = """try {
  localStorage.getItem('tavolino-notation') ?? localStorage.setItem('tavolino-notation', 'on');
} catch {}"""
"""Turns on notation, as the switch in the menu does. A blank page has no storage."""

AT_ONCE = "globalThis.tavolinoSettlingMs = 0"
"""Every click counts in tests, however soon after a move."""

BROKEN_LINE = re.compile(
    r"net::ERR_|WebSocket connection to|Failed to load resource|"
    r"can’t establish a connection|connection to ws:\S+ was interrupted|"
    r"unknown error occurred when fetching the script"
)
"""Messages that Chromium and Firefox log themselves when a server cannot be reached."""


# Package scope: while Playwright's sync API is open, this thread has a running event loop, and
# every async test of the same worker would fail.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as started:
        yield started


@contextmanager
def launched() -> Iterator[Browser]:
    """Runs Chromium until the block ends."""
    assert CLIENT.exists(), "build the client first: python dev.py setup"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, program(playwright.chromium, find_chromium()) as started:
        yield started


@contextmanager
def program(kind: BrowserType, path: str | None) -> Iterator[Browser]:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    started = kind.launch(
        executable_path=path, args=[*FLAGS, *(["--no-sandbox"] if is_root else [])]
    )
    yield started
    started.close()


class Arrive(Protocol):
    """Opens a page in a new browser context without stored data."""

    def __call__(
        self,
        *,
        tolerate: re.Pattern[str] | None = None,
        notation: bool = True,
        settling: bool = False,
        **habits: Any,
    ) -> Page:
        """With `settling`, the page ignores a click that repeats the last one too soon."""


class Watch:
    """Errors on the pages of one visitor."""

    def __init__(self, context: BrowserContext, tolerate: re.Pattern[str] | None) -> None:
        self.context = context
        self.faults: list[str] = []
        self._tolerate = tolerate
        context.on("console", lambda said: self._note(said.text) if said.type == "error" else None)
        context.on("weberror", lambda fault: self._note(str(fault.error)))

    def _note(self, fault: str) -> None:
        if self._tolerate is None or not self._tolerate.search(fault):
            self.faults.append(fault)


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Visitors prefer reduced motion unless a test says otherwise."""
    with visitors(browser, reduced_motion="reduce") as come:
        yield come


@pytest.fixture
def arrive_with_notifications(browser: Browser) -> Iterator[Arrive]:
    """Visitors whose browser shows notifications. The headless shell has none."""
    with (
        program(browser.browser_type, find_chromium(whole=True)) as whole,
        visitors(whole, reduced_motion="reduce", permissions=["notifications"]) as come,
    ):
        yield come


@contextmanager
def visitors(browser: Browser, **usual: Any) -> Iterator[Arrive]:
    """Visitors with English and notation unless a test says otherwise."""
    watches: list[Watch] = []

    def come(
        *,
        tolerate: re.Pattern[str] | None = None,
        notation: bool = True,
        settling: bool = False,
        **habits: Any,
    ) -> Page:
        context = browser.new_context(**{"locale": "en-GB", **usual, **habits})
        context.set_default_timeout(PATIENCE)
        if notation:
            context.add_init_script(READS_NOTATION)
        if not settling:
            context.add_init_script(AT_ONCE)
        watches.append(Watch(context, tolerate))
        return context.new_page()

    yield come
    for watch in watches:
        watch.context.close()
    assert_nothing_went_wrong(watches)


def assert_nothing_went_wrong(watches: Sequence[Watch]) -> None:
    assert [fault for watch in watches for fault in watch.faults] == []


@pytest.fixture
def page(arrive: Arrive) -> Page:
    """A visitor with a desktop window."""
    return arrive()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database path for tests that start their own server."""
    return tmp_path / "tavolino.db"
