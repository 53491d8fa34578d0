#!/usr/bin/env python3
"""Set-up, run and test commands. Uses only the standard library, to run before any set-up."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.dev.again import again
from tools.dev.browsers import ensure_browsers
from tools.dev.checks import ALL_CHECKS, PYTHON_CHECKS, run_named
from tools.dev.chromium import browser_env
from tools.dev.client import PEER, STATIC, WEB, build_client, ensure_node_modules, fetch_peer
from tools.dev.coverage import measure_coverage
from tools.dev.locks import make_locks
from tools.dev.machine import ROOT, attended, say, sh
from tools.dev.native import LIBRARY, build_portable, build_wheels, ensure_native
from tools.dev.proxies import ensure_proxies
from tools.dev.python import PYTHON, VENV, ensure_python
from tools.dev.stages import Stages


def cmd_setup(_rest: list[str]) -> int:
    ensure_python("app")
    build_all()
    return 0


def build_all(*, native_needed: bool = False) -> None:
    """Compiles the twins and builds the client at the same time."""
    with ThreadPoolExecutor() as pool:
        twins = pool.submit(ensure_native, needed=native_needed)
        build_client()
        twins.result()


def cmd_native(_rest: list[str]) -> int:
    ensure_python("app")
    ensure_native(needed=True)
    return 0


def cmd_wheels(_rest: list[str]) -> int:
    return build_wheels()


def cmd_library(rest: list[str]) -> int:
    platform, to = rest
    build_portable(platform, Path(to))
    return 0


def tavolino(*args: str) -> int:
    code = sh(PYTHON, "-m", "tavolino", *args, check=False)
    return 0 if code in (-2, -15, 130, 143) else code


def cmd_play(rest: list[str]) -> int:
    cmd_setup([])
    return tavolino("serve", *rest)


def cmd_fuzz(rest: list[str]) -> int:
    cmd_native([])
    return tavolino("fuzz", *(rest or ["--matches", "10000"]))


FIGURES = (
    "twins",
    "papa_paolo",
    "hover",
    "villa_paletti",
    "villa_hands",
    "villa_films --pulls 2",
    "villa_claims",
    "villa_live",
    "villa_live --bots --seconds 120",
    "villa_frame",
)
"""The benchmarks of single games: script names with their arguments."""


def cmd_bench(rest: list[str]) -> int:
    cmd_native([])
    ensure_python("bench", ROOT / ".venv-bench")
    build_client()
    code = sh(PYTHON, "benchmarks/run.py", *rest, check=False)
    if not rest:
        ensure_python("dev")  # provides the browser driver and PostgreSQL
        for figures in FIGURES:
            script, *told = figures.split()
            code |= sh(PYTHON, f"benchmarks/{script}.py", *told, check=False)
        code |= sh(PYTHON, "benchmarks/server.py", env=fetch_peer(), check=False)
        for shared in ("shared", "workers", "abuse"):
            here = {"PYTHONPATH": str(ROOT)}
            code |= sh(PYTHON, f"benchmarks/{shared}.py", env=here, check=False)
    return code


def cmd_goldens(_rest: list[str]) -> int:
    ensure_python("dev")
    return sum(sh(PYTHON, f"tools/{tool}.py") for tool in ("goldens", "gen_ts", "module_map"))


def cmd_check(rest: list[str]) -> int:
    return run_named(rest or ALL_CHECKS)


QUICK = "not (browser or process or physics or slow)"
"""The tests that run during development. pyproject.toml explains the markers."""


def cmd_quick(rest: list[str]) -> int:
    """Runs static checks of Python and quick tests at the same time."""
    ensure_python("dev")
    ensure_native(needed=True)
    say("static checks and quick tests")
    tests = ("-q", "-n", "2", "--dist", "worksteal", "-m", QUICK)
    with ThreadPoolExecutor(1) as beside:
        checks = beside.submit(run_named, PYTHON_CHECKS)
        code = sh(PYTHON, "-m", "pytest", *tests, *rest, check=False)
        code |= checks.result()
    say("all passed" if code == 0 else "FAILED")
    return int(bool(code))


WORKERS = min(2 * (os.cpu_count() or 1), 8)
"""Two workers for each core, because tests of servers and browsers wait much of their time."""

EVERY_TEST = ("-q", "-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder")
"""Workers take whole modules, the longest first (tests/kit/schedule.py)."""


def cmd_test(rest: list[str]) -> int:
    """Runs all tests, or with arguments only those that pytest selects."""
    stages = Stages()
    with stages.stage("set-up and build"):
        browser = prepare_tests()
    code = 0
    with ThreadPoolExecutor(1) as beside:
        checks = None if rest else beside.submit(check_and_test_client, stages)
        with stages.stage("Python, server and browser tests"):
            chosen = rest or EVERY_TEST
            code |= sh(PYTHON, "-m", "pytest", *chosen, env=browser, check=False)
        code |= checks.result() if checks else 0
    stages.report()
    say("all passed" if code == 0 else "FAILED")
    return int(bool(code))


def check_and_test_client(stages: Stages) -> int:
    with stages.stage("static checks"):
        code = cmd_check([])
    with stages.stage("client unit tests"):
        return code | run_named(["client-tests"])


def prepare_tests() -> dict[str, str]:
    """Installs and builds what the tests need. Returns their environment variables."""
    ensure_python("dev")
    build_all(native_needed=True)
    browser = browser_env(ensure_node_modules())
    ensure_browsers()
    ensure_proxies()
    return browser


def cmd_again(rest: list[str]) -> int:
    return again(rest, prepare_tests())


def cmd_coverage(rest: list[str]) -> int:
    ensure_python("dev")
    build_all(native_needed=True)
    return measure_coverage(rest)


def cmd_soak(rest: list[str]) -> int:
    return attended(PYTHON, "-m", "tests.soak", *rest, env=prepare_tests())


def cmd_faults(rest: list[str]) -> int:
    """Injects faults into copies of the repository. The tests must detect all of them."""
    env = {**ensure_node_modules(), **prepare_tests()}
    return sh(PYTHON, "-m", "tests.faults.run", *rest, env=env, check=False)


def cmd_lock(_rest: list[str]) -> int:
    return make_locks()


def cmd_clean(_rest: list[str]) -> int:
    for path in (VENV, ROOT / ".venv-bench", WEB / "node_modules", PEER / "node_modules", STATIC):
        shutil.rmtree(path, ignore_errors=True)
    LIBRARY.unlink(missing_ok=True)
    return 0


def main() -> int:
    commands = {name[4:]: f for name, f in globals().items() if name.startswith("cmd_")}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=sorted(commands))
    chosen, rest = parser.parse_known_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start hundreds of Python processes
    try:
        code: int = commands[chosen.command](rest)
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
