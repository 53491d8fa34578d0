"""Limits on the length of source files."""

import subprocess
from pathlib import Path
from statistics import median

from tests.kit.server import ROOT

LONGEST = 400
USUAL = 120
KINDS = ("*.py", "*.ts", "*.svelte", "*.css")
GENERATED = "web/src/protocol/messages.ts"


def lengths() -> dict[str, int]:
    """The number of lines of every source file that is not generated."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *KINDS)
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split()
    files = {name: ROOT / name for name in names if name != GENERATED}
    return {name: count(file) for name, file in files.items() if file.exists()}


def count(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


def test_no_file_is_too_long() -> None:
    assert [name for name, lines in lengths().items() if lines > LONGEST] == []


def test_most_files_are_short() -> None:
    assert median(lengths().values()) <= USUAL
