"""What a worker and a server must have in common, so that one thinks what the other would have."""

import hashlib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from tavolino import __version__
from tavolino.core.game import AnyGame

HASHED_PACKAGES = ("tavolino.core", "tavolino.bots", "tavolino.server.workers")
"""Packages that take part in every answer of a worker, and the messages that carry it."""


def code_version(games: Iterable[AnyGame]) -> str:
    """The version, and a digest of all code that takes part in a thought and of who has a twin."""
    known = sorted(games, key=lambda game: game.name)
    digest = hashlib.sha256()
    for package in (*HASHED_PACKAGES, *sorted({game.room for game in known})):
        for file in _sources(package):
            digest.update(f"{package} {file.name}\n".encode() + file.read_bytes())
    for game in known:
        has_twin = game.twin is not None and game.twin.compiled is not None
        digest.update(f"{game.name} {game.revision} {has_twin}\n".encode())
    return f"{__version__} ({digest.hexdigest()[:8]})"


def _sources(package: str) -> Iterator[Path]:
    spec = find_spec(package)
    for place in (spec.submodule_search_locations or ()) if spec else ():
        yield from sorted(Path(place).rglob("*.py"))
