"""Seeded faults: small mistakes that the test suite must notice. `make faults` tries them all.

Each `.toml` file in this folder is an area and lists its faults. A fault replaces one piece of text
in one file; its tests must then fail.
"""

from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).parent


class Fault(Struct, frozen=True, forbid_unknown_fields=True):
    """One mistake, and the tests that must notice it."""

    name: str
    file: str
    """The file with the mistake, relative to the repository."""
    find: str
    """The correct text. It occurs exactly once in the file."""
    replace: str
    tests: tuple[str, ...]
    """pytest node ids, or test files of the client, relative to the repository."""
    reason: str
    """The effect on a user, in one sentence."""

    @property
    def pytest_ids(self) -> list[str]:
        return [test for test in self.tests if not test.startswith("web/")]

    @property
    def vitest_files(self) -> list[str]:
        return [test for test in self.tests if test.startswith("web/")]

    @property
    def needs_build(self) -> bool:
        """Do its tests load the client in a browser?"""
        return self.file.startswith("web/") and bool(self.pytest_ids)

    def seed(self, tree: Path) -> None:
        """Make the mistake in a copy of the repository. Raises ValueError if the text is stale."""
        path = tree / self.file
        text = path.read_text("utf-8")
        if (count := text.count(self.find)) != 1:
            raise ValueError(f"{self.file} contains the text {count} times: {self.find!r}")
        path.write_text(text.replace(self.find, self.replace), "utf-8")


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of one `.toml` file."""

    fault: tuple[Fault, ...]


def load() -> dict[str, tuple[Fault, ...]]:
    """All faults by area."""
    files = sorted(FOLDER.glob("*.toml"))
    return {file.stem: msgspec.toml.decode(file.read_bytes(), type=Area).fault for file in files}
