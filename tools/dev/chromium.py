"""Finds or installs Chromium for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.dev.machine import WINDOWS, apt_install, is_apt_root, output, say, sh
from tools.dev.python import PYTHON

HEADLESS_SHELL = "chromium-headless-shell"
"""Chromium without windows, which needs half the processor time of the full browser."""
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def find_chromium(*, whole: bool = False) -> str | None:
    """The path of the headless shell, or of the full browser, which notifications require."""
    if not whole and (chosen := os.environ.get("TAVOLINO_CHROMIUM")):
        return chosen
    for name in CHROMIUM_NAMES if whole else (HEADLESS_SHELL, *CHROMIUM_NAMES):
        if found := shutil.which(name):
            return found
    for path in CHROMIUM_PATHS:
        if Path(path).exists():
            return path
    code = (
        "from playwright.sync_api import sync_playwright as s\n"
        "with s() as p: print(p.chromium.executable_path)"
    )
    own = subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, check=False)
    path = own.stdout.strip()
    return path if path and Path(path).exists() else None


def ensure_chromium() -> str:
    if is_apt_root() and not shutil.which(HEADLESS_SHELL):
        apt_install(HEADLESS_SHELL, "chromium", "fonts-dejavu-core", "libatomic1", "libegl1")
    if not find_chromium():
        say("no Chromium on this machine: asking Playwright for its own")
        sh(PYTHON, "-m", "playwright", "install", "chromium", check=False)
    if found := find_chromium():
        return found
    sys.exit("The browser tests need Chromium: install it, or set TAVOLINO_CHROMIUM to its path.")


def browser_env(env: dict[str, str]) -> dict[str, str]:
    """The environment variables of the browser tests.

    Playwright's own node needs libatomic, which a minimal system lacks. In that case it uses the
    client's node.
    """
    code = "import playwright, pathlib; print(pathlib.Path(playwright.__file__).parent)"
    own = Path(output(PYTHON, "-c", code)) / "driver" / ("node.exe" if WINDOWS else "node")
    found = {"TAVOLINO_CHROMIUM": ensure_chromium()}
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode:
        found["PLAYWRIGHT_NODEJS_PATH"] = shutil.which("node", path=env.get("PATH")) or ""
    return found
