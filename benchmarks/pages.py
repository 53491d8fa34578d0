"""Measures what a page costs its main thread, with a real server and a real browser.

CPU time as the browser counts it, so that a busy machine has little influence. Needs Playwright and
a built client.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent
ANNOUNCEMENT = "Tavolino is open: "
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = ("--enable-unsafe-swiftshader", "--disable-gpu-watchdog")
"""With these flags a browser renders 3D without a GPU."""
FIGURES = {
    "all": "TaskDuration",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}


def has_playwright() -> bool:
    return importlib.util.find_spec("playwright") is not None


@contextmanager
def running_server(*flags: str) -> Iterator[str]:
    """Start a server and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tavolino", "serve", "--port", "0"]
        command += ["--database", f"{folder}/page.db", *flags]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                yield server.stdout.readline().strip().removeprefix(ANNOUNCEMENT)
            finally:
                os.kill(server.pid, signal.SIGTERM)


@contextmanager
def open_page(width: int, height: int) -> Iterator["Page"]:
    """A page in a window of this size."""
    from playwright.sync_api import sync_playwright

    named = os.environ.get("TAVOLINO_CHROMIUM") or next(
        filter(None, map(shutil.which, BROWSERS)), None
    )
    safe = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=[*FLAGS, *safe])
        yield browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        browser.close()


class Meter:
    """Counts the CPU time of a page's main thread."""

    def __init__(self, page: "Page") -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> dict[str, float]:
        """Milliseconds so far, by category."""
        metrics: list[Any] = self._session.send("Performance.getMetrics")["metrics"]
        seconds = {one["name"]: one["value"] for one in metrics}
        return {name: 1000 * seconds[key] for name, key in FIGURES.items()}


def format_figures(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value:.1f}" for name, value in figures.items())
