"""Helpers for subprocesses, messages, file digests and apt."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = os.name == "nt"
BEGAN = time.monotonic()


def say(text: str) -> None:
    print(f"[{time.monotonic() - BEGAN:6.1f}s] {text}", file=sys.stderr, flush=True)


def sh(
    *command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None, check: bool = True
) -> int:
    code = subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**os.environ, **(env or {})}, check=False
    ).returncode
    if check and code:
        sys.exit(f"failed ({code}): {' '.join(map(str, command))}")
    return code


def attended(*command: str | Path, env: dict[str, str]) -> int:
    """Runs a program that stops by itself after Ctrl-C, and waits until it has cleaned up."""
    words = [str(word) for word in command]
    with subprocess.Popen(words, cwd=ROOT, env={**os.environ, **env}) as process:
        while True:
            with suppress(KeyboardInterrupt):
                return process.wait()


def output(*command: str | Path) -> str:
    return subprocess.check_output([str(word) for word in command], text=True).strip()


def digest(*paths: Path) -> str:
    h = hashlib.sha256(repr((sys.implementation.name, sys.version_info[:2])).encode())
    for path in paths:
        files = sorted(q for q in path.rglob("*") if q.is_file()) if path.is_dir() else [path]
        for file in files:
            h.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return h.hexdigest()


def is_apt_root() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def apt_install(*packages: str) -> None:
    say(f"apt-get install {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "-qq", "-y", "--no-install-recommends", "install", *packages]
    with tempfile.TemporaryFile("w+") as log:
        for command in (["apt-get", "-qq", "update"], install):
            if subprocess.run(command, env=env, stdout=log, stderr=log, check=False).returncode:
                log.seek(0)
                say("".join(log.readlines()[-15:]))
