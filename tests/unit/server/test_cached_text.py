"""Texts are compressed once, and every GET request has a limit."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import brotli
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from tavolino.games import GAMES
from tavolino.server.app import create_app
from tavolino.server.net import cached_text
from tavolino.server.routes import limits
from tavolino.server.settings import read_settings
from tavolino.store.sqlite import SqliteStore

TEXTS = "/api/texts/en"


def build_app(folder: Path, **settings: int) -> Starlette:
    return create_app(read_settings({}, **settings), GAMES, SqliteStore(folder / "tavolino.db"))


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [
        ("gzip, deflate, br", "br", brotli.decompress),
        ("br;q=0, gzip", "gzip", gzip.decompress),
        ("identity", None, bytes),
    ],
)
def test_a_text_is_sent_in_the_smallest_accepted_encoding(
    tmp_path: Path, accepted: str, encoding: str | None, unpack: Callable[[bytes], bytes]
) -> None:
    client = TestClient(build_app(tmp_path))
    with client.stream("GET", TEXTS, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert "Accept-Encoding" in answer.headers["vary"]
    assert b"problem-stale" in unpack(raw)
    known = {"if-none-match": answer.headers["etag"], "accept-encoding": accepted}
    again = client.get(TEXTS, headers=known)
    assert (again.status_code, again.content) == (304, b"")


def test_a_text_is_compressed_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client, compressed = TestClient(build_app(tmp_path)), list[bytes]()

    def compress(text: bytes, quality: int) -> bytes:
        compressed.append(text)
        return b""

    monkeypatch.setattr(brotli, "compress", compress)
    for _ in range(3):
        client.get(TEXTS, headers={"accept-encoding": "br"})
    assert len(compressed) == 1


def test_only_the_latest_texts_are_kept() -> None:
    cache, written = cached_text.TextCache(max_texts=2), list[str]()

    def write(name: str) -> cached_text.CachedText:
        def text() -> tuple[str, str]:
            written.append(name)
            return name, "text/plain"

        return cache.get(name, text)

    for name in "aabbcca":
        write(name)
    assert written == ["a", "b", "c", "a"]


def get_paths(app: Starlette) -> Iterator[str]:
    """An example of the path of every GET route below `/api`."""
    api = next(route for route in app.routes if isinstance(route, Mount) and route.path == "/api")
    for route in api.routes:
        if isinstance(route, Route) and "GET" in (route.methods or ()):
            yield "/api" + route.path.format_map(dict.fromkeys(route.param_convertors, "x"))


def test_every_get_request_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PROBES_PER_MINUTE", 1)
    one_each = {name: 1 for name in read_settings({}).__struct_fields__ if "per_minute" in name}
    app = build_app(tmp_path, **one_each)
    paths = [*get_paths(app), "/", "/favicon.svg"]
    assert len(paths) > 15
    for number, path in enumerate(paths):
        client = TestClient(app, client=(f"192.0.2.{number}", 1))
        answers = [client.get(path).status_code for _ in range(2)]
        assert answers[1] == 429 != answers[0], path
