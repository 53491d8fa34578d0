"""Writes and checks the lock files: every package with its version and hash, without host names."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.dev.client import PEER, WEB, node_env, npm
from tools.dev.machine import sh
from tools.dev.python import REQUIREMENTS, ensure_python, find_uv

EXTRAS = ("research", "postgres", "cluster")
"""Optional dependencies. Each has a lock of its own and is also part of the development lock."""


def lock_faults() -> list[str]:
    faults = [
        f"{f.name} names a host" for f in REQUIREMENTS.glob("*.lock") if "://" in f.read_text()
    ]
    return faults + npm_lock_faults(WEB) + npm_lock_faults(PEER)


def npm_lock_faults(folder: Path) -> list[str]:
    lock = folder / "package-lock.json"
    name = f"{folder.name}/{lock.name}"
    packages = json.loads(lock.read_text())["packages"]
    faults = [f"{name} names a host"] if "://" in lock.read_text() else []
    for wanting, package in packages.items():
        for wanted in package.get("optionalDependencies", {}):
            if not any(other.endswith(f"node_modules/{wanted}") for other in packages):
                faults.append(f"{name}: {wanted}, wanted by {wanting}, is not locked")
    return faults


def check_locks() -> int:
    faults = lock_faults()
    print("\n".join(faults) or "locks: ok")
    return int(bool(faults))


def make_locks() -> int:
    ensure_python("boot")
    compile_lock = [
        *(find_uv() or "uv", "pip", "compile", "-q", "--universal", "--generate-hashes"),
        *("--no-header", "--no-emit-index-url", "--python-version", "3.11", "pyproject.toml"),
    ]
    app = REQUIREMENTS / "app.lock"
    sh(*compile_lock, "-o", app)
    dev = [*compile_lock, "-c", str(app)]
    for extra in EXTRAS:
        sh(*compile_lock, "-c", app, "--extra", extra, "-o", REQUIREMENTS / f"{extra}.lock")
        dev += ["--extra", extra]
    sh(*dev, "--group", "dev", "-o", REQUIREMENTS / "dev.lock")
    for group in ("boot", "node", "native", "bench"):
        only = [*compile_lock[:-1], "--group", group]
        constraints = ["-c", str(app)] if group == "bench" else []
        sh(*only, *constraints, "-o", REQUIREMENTS / f"{group}.lock")
    for folder in (WEB, PEER):
        npm("install", "--package-lock-only", env=node_env(), folder=folder)
        forget_sponsors(folder)
    return check_locks()


def forget_sponsors(folder: Path) -> None:
    """Removes the funding addresses that npm writes into its lock."""
    lock = folder / "package-lock.json"
    content = json.loads(lock.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    sys.exit(check_locks())
