"""The static checks. `make check` runs all of them, a pre-commit hook runs one by name."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools.dev.client import WEB, ensure_node_modules, npm_command
from tools.dev.machine import ROOT, say
from tools.dev.python import PYTHON, ensure_python

COMMANDS: dict[str, tuple[str | Path, ...]] = {
    "mypy": (PYTHON, "-m", "mypy"),
    "imports": (PYTHON.parent / "lint-imports", "--no-logo"),
    "generated": (PYTHON, "tools/gen_ts.py", "--check"),
    "ruff": (PYTHON, "-m", "ruff", "check", "."),
    "ruff-format": (PYTHON, "-m", "ruff", "format", "--check", "-q", "."),
    "locks": (PYTHON, "-m", "tools.dev.locks"),
}
CLIENT_CHECKS = {"svelte-check": "check", "eslint": "lint", "prettier": "format:check"}
"""The client's checks, each with its script in web/package.json."""

CLIENT_SCRIPTS = {**CLIENT_CHECKS, "client-tests": "test"}

ALL_CHECKS = (*CLIENT_CHECKS, *COMMANDS)
"""Slow checks come first, so that none of them runs alone at the end."""

PYTHON_CHECKS = ("mypy", "imports", "ruff", "ruff-format")


@dataclass(frozen=True)
class Check:
    """A command that exits with 0 on success."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT
    env: dict[str, str] | None = None


@dataclass(frozen=True)
class Result:
    check: Check
    code: int
    output: str
    seconds: float


def run_named(names: Sequence[str]) -> int:
    if unknown := sorted(set(names) - {*CLIENT_SCRIPTS, *COMMANDS}):
        sys.exit(f"unknown: {', '.join(unknown)}; the checks are {', '.join(ALL_CHECKS)}")
    ensure_python("dev")
    env = ensure_node_modules() if not CLIENT_SCRIPTS.keys().isdisjoint(names) else {}
    return run_checks(
        Check(name, (*npm_command(env), "run", "-s", CLIENT_SCRIPTS[name]), WEB, env)
        if name in CLIENT_SCRIPTS
        else Check(name, COMMANDS[name])
        for name in names
    )


def run_checks(checks: Iterable[Check]) -> int:
    """Runs several checks in parallel and reports them in order."""
    with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
        codes = [report(result) for result in pool.map(run, checks)]
    return int(any(codes))


def run(check: Check) -> Result:
    began = time.monotonic()
    done = subprocess.run(
        [str(word) for word in check.command],
        cwd=check.folder,
        env={**os.environ, **(check.env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Result(check, done.returncode, done.stdout, time.monotonic() - began)


def report(result: Result) -> int:
    outcome = "FAILED" if result.code else "passed"
    say(f"{result.check.name}: {outcome} in {result.seconds:.1f} s")
    print(result.output, end="", flush=True)
    return result.code
