"""Copies of the repository in which a fault can be seeded and its tests run.

A copy has its own virtual environment, which finds the installed packages of the original and the
source code of the copy only. No process started in a copy can import the original source.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import suppress
from pathlib import Path
from venv import EnvBuilder

from tests.faults import ROOT

NATIVE = "src/tavolino/native"
STATIC = "src/tavolino/server/static"
MODULES = "web/node_modules"
LEFT_OUT = shutil.ignore_patterns(".venv", ".pytest_cache", ".hypothesis", ".vite", ".vite-temp")
STEERING = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV")
"""Variables that would lead a copy to the original source, or disable its byte code cache."""


def make_pristine(tree: Path) -> None:
    """Copy every file that git tracks or would add, and the built files."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
    built = [str(path.relative_to(ROOT)) for path in (ROOT / NATIVE).glob("tavolino_native.*")]
    for name in (name for name in [*names, *built] if name and (ROOT / name).is_file()):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    shutil.copytree(ROOT / STATIC, tree / STATIC)
    _copy(ROOT / MODULES, tree / MODULES)
    make_venv(tree)


def make_copy(pristine: Path, tree: Path) -> None:
    """Copy a pristine copy, with the byte code that its tests compiled."""
    _copy(pristine, tree)
    make_venv(tree)


def _copy(source: Path, target: Path) -> None:
    shutil.copytree(source, target, symlinks=True, ignore=LEFT_OUT, copy_function=_copy_or_link)


def _copy_or_link(source: str, target: str) -> None:
    """Link installed packages, which nothing changes. Vite follows no symbolic links out."""
    if "node_modules" in Path(source).parts:
        with suppress(OSError):  # another file system
            os.link(source, target)
            return
    shutil.copy2(source, target)


def make_venv(tree: Path) -> None:
    """Raise RuntimeError unless the copy imports its own source and cannot see the original."""
    EnvBuilder(symlinks=True).create(tree / ".venv")
    paths = (tree / "src", sysconfig.get_path("purelib"))
    site = Path(_place(tree, "purelib"))
    (site / "copy.pth").write_text("".join(f"{path}\n" for path in paths), "utf-8")
    code = "import sys, tavolino; print(tavolino.__file__, *sys.path, sep='\\n')"
    said = subprocess.check_output(
        [python_of(tree), "-c", code], cwd=tree, env=environment(), text=True, timeout=60
    )
    imported, *found = map(Path, said.splitlines())
    if not imported.is_relative_to(tree / "src") or {ROOT, ROOT / "src"} & set(found):
        raise RuntimeError(f"{tree} does not import its own source:\n{said}")


def python_of(tree: Path) -> Path:
    return Path(_place(tree, "scripts")) / Path(sys.executable).name


def _place(tree: Path, kind: str) -> str:
    return sysconfig.get_path(kind, "venv", {"base": str(tree / ".venv")})


def environment() -> dict[str, str]:
    """The variables for a process in a copy."""
    return {name: value for name, value in os.environ.items() if name not in STEERING}
