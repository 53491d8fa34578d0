"""Version of the code that a server and its remote workers must share to give equal answers."""

import hashlib
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from tavolino import __version__
from tavolino.core.game import AnyGame

HASHED_PACKAGES = ("tavolino.core", "tavolino.bots", "tavolino.server.workers")
"""Packages whose code affects a worker's answers or the messages that carry them."""


def code_version(games: Iterable[AnyGame]) -> str:
    """The version, and a digest of the code behind an answer and of which games have a twin."""
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
