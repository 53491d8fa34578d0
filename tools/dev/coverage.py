"""Measures which lines and branches the tests reach, and compares packages with an earlier run.

Browser tests are left out: they need most of the time, and what they reach in the client is not
measured.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import Any, NamedTuple

from tools.dev.client import WEB, ensure_node_modules, node_env
from tools.dev.machine import ROOT, say, sh
from tools.dev.python import PYTHON

REPORT = ROOT / "coverage-report"
PACKAGES = REPORT / "packages.json"
ALLOWED_LOSS = 0.5
"""Percentage points that a package may lose."""

PYTHON_ROOT = PurePath("src/tavolino")
CLIENT_ROOT = PurePath("web/src")
GROUPS = ("games",)
"""Folders whose subfolders are packages of their own."""


class Reached(NamedTuple):
    """How many lines and branches, and how many of them the tests reach."""

    all: int
    reached: int

    @property
    def percent(self) -> float:
        return 100 * self.reached / self.all if self.all else 100.0


def parse(told: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(prog="make coverage", description=__doc__)
    parser.add_argument(
        "--against", type=Path, help="packages.json of an earlier run: fail if a package lost"
    )
    return parser.parse_known_args(told)


def measure_coverage(told: Sequence[str]) -> int:
    """Runs the tests, prints the table, and returns 0 unless a test failed or a package lost."""
    wish, pytest = parse(told)
    shutil.rmtree(REPORT, ignore_errors=True)
    REPORT.mkdir()
    code = measure_python(pytest)
    code |= measure_client()
    packages = {**python_packages(), **client_packages()}
    PACKAGES.write_text(json.dumps(packages, indent=1) + "\n")
    before = json.loads(wish.against.read_text()) if wish.against else {}
    lost = report(packages, {name: Reached(*counts) for name, counts in before.items()})
    return int(bool(code or lost))


def measure_python(pytest: Sequence[str]) -> int:
    chosen = pytest or ["-m", "not browser", "-n", str(os.cpu_count() or 1), "--dist", "worksteal"]
    here = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    env = {"PYTHONPATH": here}  # every process imports coverage_saver
    run = ("coverage", "run", "-m", "pytest", "-q", "-p", "tools.dev.coverage_saver")
    code = sh(PYTHON, "-m", *run, *chosen, env=env, check=False)
    sh(PYTHON, "-m", "coverage", "combine", "--quiet")
    sh(PYTHON, "-m", "coverage", "json", "--quiet", "-o", REPORT / "python.json")
    return code


def measure_client() -> int:
    ensure_node_modules()
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    options = (
        "--coverage.provider=v8",
        "--coverage.reporter=json-summary",
        "--coverage.include=src/**/*.{ts,svelte}",
        f"--coverage.reportsDirectory={REPORT / 'client'}",
    )
    say("client tests")
    return sh("node", vitest, "run", "--coverage", *options, cwd=WEB, env=node_env(), check=False)


# ---------------------------------------------------------------- packages
def python_packages() -> dict[str, Reached]:
    files = json.loads((REPORT / "python.json").read_text())["files"]
    found = ((PurePath(name), python_counts(file["summary"])) for name, file in files.items())
    return by_package(found, PYTHON_ROOT)


def python_counts(summary: Mapping[str, int]) -> Reached:
    return Reached(
        summary["num_statements"] + summary["num_branches"],
        summary["covered_lines"] + summary["covered_branches"],
    )


def client_packages() -> dict[str, Reached]:
    files = json.loads((REPORT / "client" / "coverage-summary.json").read_text())
    files.pop("total")
    found = (
        (PurePath(os.path.relpath(name, ROOT)), client_counts(file)) for name, file in files.items()
    )
    return by_package(found, CLIENT_ROOT)


def client_counts(summary: Mapping[str, Any]) -> Reached:
    kinds = [summary[kind] for kind in ("lines", "branches")]
    return Reached(sum(kind["total"] for kind in kinds), sum(kind["covered"] for kind in kinds))


def by_package(files: Iterable[tuple[PurePath, Reached]], root: PurePath) -> dict[str, Reached]:
    sums: dict[str, Reached] = defaultdict(lambda: Reached(0, 0))
    for path, (all_, reached) in files:
        if path.is_relative_to(root):
            name = f"{root}/{package_of(path.relative_to(root))}"
            sums[name] = Reached(sums[name].all + all_, sums[name].reached + reached)
    return dict(sorted(sums.items()))


def package_of(path: PurePath) -> str:
    """The folder of a file, without its subfolders. Single modules are one package, `.`."""
    folders = path.parts[:-1]
    return "/".join(folders[: 2 if folders[:1] and folders[0] in GROUPS else 1]) or "."


# ---------------------------------------------------------------- the table
def report(packages: Mapping[str, Reached], before: Mapping[str, Reached]) -> list[str]:
    """Prints one line for each package. Returns the packages that lost too much."""
    lost = []
    for name, counts in packages.items():
        line = f"{name:36}{counts.all:8}{counts.percent:8.1f} %"
        if known := before.get(name):
            change = counts.percent - known.percent
            line += f"{change:+8.1f}"
            if change < -ALLOWED_LOSS:
                lost.append(name)
        print(line)
    if lost:
        print(f"lost more than {ALLOWED_LOSS} points: {', '.join(lost)}")
    return lost
