"""Firefox, as installed on this machine, for the same visitors as in tests/e2e/browser."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.browser.conftest import CLIENT, PATIENCE, Arrive, database, visitors

__all__ = ["database"]

NAMES = ("firefox-esr", "firefox")
DRIVER = Path(__file__).parent / "driver.cjs"
CALM: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
"""Firefox contexts have no option for reduced motion: this sets it for the whole browser."""

LACKING = "no Firefox on this machine: install it, or set TAVOLINO_FIREFOX to its path"


def firefox() -> str | None:
    """The path of the browser."""
    named = os.environ.get("TAVOLINO_FIREFOX")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    assert CLIENT.exists(), "build the client first: python dev.py setup"
    program = firefox() or pytest.skip(LACKING)
    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("NODE_OPTIONS", f"--require {DRIVER}")
        with sync_playwright() as playwright:
            started = playwright.firefox.launch(
                channel="moz-firefox",
                executable_path=program,
                firefox_user_prefs=CALM,
                timeout=PATIENCE,
            )
            yield started
            started.close()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    with visitors(browser) as come:
        yield come


@pytest.fixture
def page(arrive: Arrive) -> Page:
    """A visitor with a desktop window."""
    return arrive()
