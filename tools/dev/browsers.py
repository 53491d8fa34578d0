"""Installs Firefox and WebKit for GTK for the tests, where the machine supports them."""

from __future__ import annotations

import shutil

from tools.dev.machine import apt_install, is_apt_root, say

FIREFOX = ("firefox-esr", "firefox")
WEBKIT = ("WebKitWebDriver", "Xvfb")
PACKAGES = ("webkit2gtk-driver", "xvfb", "xauth", "python3-gi", "gir1.2-webkit2-4.1")


def ensure_browsers() -> None:
    """Installs missing browsers. Reports those that are unavailable; their tests are skipped."""
    if not any(map(shutil.which, FIREFOX)) and is_apt_root():
        apt_install(FIREFOX[0])
    if not all(map(shutil.which, WEBKIT)) and is_apt_root():
        apt_install(*PACKAGES)
    if not any(map(shutil.which, FIREFOX)):
        say("no Firefox on this machine: its tests are skipped")
    if not all(map(shutil.which, WEBKIT)):
        say("no WebKit on this machine (webkit2gtk-driver, xvfb): its tests are skipped")
