"""The proxies of deploy/ for the tests, where this machine can have them."""

from __future__ import annotations

import shutil

from tools.dev.machine import apt_install, is_apt_root, say

PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}


def ensure_proxies() -> None:
    """What cannot be had here is told, and its tests are left out."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing and is_apt_root():
        apt_install(*missing)
    for program in PACKAGES:
        if not shutil.which(program):
            say(f"no {program} on this machine: its tests are left out")
