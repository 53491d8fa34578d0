"""Installs the proxies of deploy/ for the tests, where the machine supports them."""

from __future__ import annotations

import shutil

from tools.dev.machine import apt_install, is_apt_root, say

PACKAGES = {"nginx": "nginx-light", "caddy": "caddy"}


def ensure_proxies() -> None:
    """Installs missing proxies. Reports those that are unavailable; their tests are skipped."""
    missing = [package for program, package in PACKAGES.items() if not shutil.which(program)]
    if missing and is_apt_root():
        apt_install(*missing)
    for program in PACKAGES:
        if not shutil.which(program):
            say(f"no {program} on this machine: its tests are skipped")
