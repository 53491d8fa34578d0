"""Responses whose text rarely changes: compressed once, and revalidated by their hash."""

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import cached_property

import brotli
from starlette.requests import Request
from starlette.responses import Response

BROTLI_QUALITY = 6
"""Compresses 100 kB in a few milliseconds. The highest quality takes a hundred times as long."""

ZERO_WEIGHT = re.compile(r"q=0(\.0*)?")


def accepted_encodings(header: str) -> set[str]:
    """Accepted encodings. In ``gzip, br;q=0.5, zstd;q=0`` the weight 0 excludes the last one."""
    offers = (offer.partition(";") for offer in header.lower().replace(" ", "").split(","))
    return {name for name, _, weight in offers if not ZERO_WEIGHT.fullmatch(weight)}


class CachedText:
    """A text that a browser may cache but must revalidate before each use."""

    def __init__(self, text: str, media_type: str) -> None:
        self._plain = text.encode()
        self._media_type = f"{media_type}; charset=utf-8"
        self._tag = f'"{hashlib.sha256(self._plain).hexdigest()[:20]}"'

    @cached_property
    def _brotli(self) -> bytes:
        compressed: bytes = brotli.compress(self._plain, quality=BROTLI_QUALITY)
        return compressed

    @cached_property
    def _gzip(self) -> bytes:
        return gzip.compress(self._plain, mtime=0)

    def response(self, request: Request, vary: str = "Accept-Encoding") -> Response:
        """The text in the smallest encoding that the client accepts, or 304 if it has the text."""
        headers = {"etag": f"W/{self._tag}", "cache-control": "no-cache", "vary": vary}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        if "br" in accepted:
            return self._encoded(self._brotli, headers, "br")
        if "gzip" in accepted:
            return self._encoded(self._gzip, headers, "gzip")
        return Response(self._plain, 200, headers, self._media_type)

    def _encoded(self, body: bytes, headers: dict[str, str], encoding: str) -> Response:
        return Response(body, 200, {**headers, "content-encoding": encoding}, self._media_type)


class TextCache:
    """Keeps the latest texts by name, so that each is compressed once."""

    def __init__(self, max_texts: int) -> None:
        self._max_texts = max_texts
        self._texts: dict[object, CachedText] = {}

    def get(self, name: object, write: Callable[[], tuple[str, str]]) -> CachedText:
        """The text of this name. `write` returns the text and its media type; it may raise."""
        if name not in self._texts:
            text = CachedText(*write())
            if len(self._texts) >= self._max_texts:
                del self._texts[next(iter(self._texts))]
            self._texts[name] = text
        return self._texts[name]
