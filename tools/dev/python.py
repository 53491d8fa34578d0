"""Creates the Python environment with exactly the locked packages."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

from tools.dev.machine import ROOT, WINDOWS, apt_install, digest, is_apt_root, output, say, sh

VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements"


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
    """Installs requirements/<name>.lock with hash checks, once for each version of that file."""
    if sys.version_info < (3, 11):  # noqa: UP036 — this file may be started by an older Python
        sys.exit("Python 3.11 or newer is needed")
    lock = REQUIREMENTS / f"{name}.lock"
    key = f"{ROOT} {digest(lock, REQUIREMENTS / 'boot.lock')}"  # a moved checkout needs set-up
    stamp = venv / f".stamp-{name}"
    if python_in(venv).exists() and stamp.exists() and stamp.read_text() == key:
        return
    if not python_in(venv).exists():
        make_venv(venv)
    pip_install(venv, lock)
    link_source(venv)
    stamp.write_text(key)


def link_source(venv: Path) -> None:
    """Makes src/ importable and installs the `tavolino` command into the environment."""
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
