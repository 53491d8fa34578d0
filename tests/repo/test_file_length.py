"""Limits on the length of source files and the size of folders."""

import subprocess
from collections import Counter
from pathlib import Path
from statistics import median

from tests.kit.server import ROOT

MAX_LINES = 400
MAX_MEDIAN_LINES = 120
KINDS = ("*.py", "*.ts", "*.svelte", "*.css")
GENERATED = "web/src/protocol/messages.ts"

MAX_FILES_IN_A_FOLDER = 25
FOLDERS_OF_LIKE_THINGS = {"src/tavolino/promises", "src/tavolino/cli/commands"}
"""Folders whose files all have the same interface, one for each thing of a list."""


def line_counts() -> dict[str, int]:
    """The number of lines of every source file that is not generated."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", *KINDS)
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split()
    files = {name: ROOT / name for name in names if name != GENERATED}
    return {name: count(file) for name, file in files.items() if file.exists()}


def count(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines())


def test_no_file_is_too_long() -> None:
    assert [name for name, lines in line_counts().items() if lines > MAX_LINES] == []


def test_most_files_are_short() -> None:
    assert median(line_counts().values()) <= MAX_MEDIAN_LINES


def test_no_folder_has_too_many_files() -> None:
    """Tests beside the modules of the client do not count."""
    sources = (Path(name) for name in line_counts())
    own = (path for path in sources if not {".test", ".fake"} & set(path.suffixes[:-1]))
    sizes = Counter(path.parent.as_posix() for path in own)
    large = {folder for folder, size in sizes.items() if size > MAX_FILES_IN_A_FOLDER}
    assert large - FOLDERS_OF_LIKE_THINGS == set()
