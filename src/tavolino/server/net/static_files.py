"""The browser client's files from the folder `static`, with compressed variants.

The page refers to its files by relative addresses, `../assets/…`, so that a proxy can put the site
into any folder without configuration. The build adds compressed variants of text files, which the
server sends to clients that accept them.
"""

import mimetypes
import re
from functools import partial
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tavolino.i18n import LANGUAGES, format_message
from tavolino.server.net.cached_text import TextCache, accepted_encodings
from tavolino.server.net.rate_limits import RateLimiter, client_address
from tavolino.server.protocol.problems import Refused, problem

STATIC_FOLDER = Path(__file__).parents[1] / "static"
INDEX_PAGE = "index.html"
HASHED_PREFIX = "assets/"
"""Folder in which every file name changes with its content."""

COMPRESSED_SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the smallest result first, and the file suffix of each."""

PREVIEW_ADDRESS = 'content="./'
"""Start of the preview addresses in the page. Link previews need absolute addresses and run no
scripts."""

PREVIEW_KEYS = ("preview-title", "preview-words")
"""Message keys of the preview texts. The page has them in English."""

FOLDER_PATTERN = re.compile(r"[\w.~-]+(/[\w.~-]+)*")

MAX_CACHED_PAGES = 64
"""Maximum number of index pages to keep: one per language, address of the site and depth."""

MAX_PATH_DEPTH = 8
"""Maximum folder depth of a page's address. The client's own pages have depth 1."""


mimetypes.add_type("application/manifest+json", ".webmanifest")


class ClientFiles(StaticFiles):
    """Serves the files. Every other address gets the index page, which routes in the browser."""

    def __init__(self, limiter: RateLimiter, folder: Path = STATIC_FOLDER) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.config_checked = True  # get_response reports a missing folder in our own words
        self._folder = folder
        self._limiter = limiter
        self._pages = TextCache(MAX_CACHED_PAGES)
        packed = (file for end in COMPRESSED_SUFFIXES.values() for file in folder.rglob(f"*{end}"))
        self._compressed = {file.relative_to(folder).as_posix() for file in packed}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._limiter.take(client_address(scope.get("client"))):
            raise Refused(problem("too_fast"))
        if not (self._folder / INDEX_PAGE).exists():
            return HTMLResponse(
                f"<!doctype html><p>{format_message('en', 'client-missing')}</p>", 503
            )
        try:
            response = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED_PREFIX):
                raise
            return self._page(scope)
        if path in (".", INDEX_PAGE):
            return self._page(scope)
        forever = path.startswith(HASHED_PREFIX) and response.status_code in (200, 304)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if forever else "no-cache"
        )
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """A file, in the smallest encoding that the client accepts."""
        there = {
            how: end for how, end in COMPRESSED_SUFFIXES.items() if path + end in self._compressed
        }
        accepted = accepted_encodings(Request(scope).headers.get("accept-encoding", ""))
        how = next((how for how in there if how in accepted), None)
        response = await super().get_response(path + there.get(how or "", ""), scope)
        if there:
            response.headers["vary"] = "Accept-Encoding"
        if how and response.status_code == 200:
            response.headers["content-encoding"] = how
            response.headers["content-type"] = mimetypes.guess_type(path)[0] or "text/plain"
        return response

    def _page(self, scope: Scope) -> Response:
        depth = scope.get("raw_path", scope["path"].encode()).count(b"/") - 1
        if depth > MAX_PATH_DEPTH:
            raise HTTPException(404)
        request, file = Request(scope), self._folder / INDEX_PAGE
        lang, base = _language(request), base_url(request)
        build = partial(_index_page, file, lang, base, "../" * depth or "./")
        page = self._pages.get((lang, base, depth, file.stat().st_mtime_ns), build)
        return page.response(request, vary="Accept-Encoding, Accept-Language")


def _index_page(file: Path, lang: str, base: str, up: str) -> tuple[str, str]:
    """The index page in this language for this site, and its media type."""
    page = file.read_text(encoding="utf-8")
    page = page.replace(PREVIEW_ADDRESS, f'content="{escape(base)}')
    return _localize_preview(lang, page).replace('="./', f'="{up}'), "text/html"


def base_url(request: Request) -> str:
    """Absolute address of the site, including the folder that a proxy reports."""
    folder = request.headers.get("x-forwarded-prefix", "").strip("/")
    known = f"{folder}/" if FOLDER_PATTERN.fullmatch(folder) else ""
    return f"{request.base_url}{known}"


def _language(request: Request) -> str:
    """The first language of the reader's list that the site supports."""
    wished = request.headers.get("accept-language", "").lower().split(",")
    spoken = (wish.partition(";")[0].partition("-")[0].strip() for wish in wished)
    return next((lang for lang in spoken if lang in LANGUAGES), LANGUAGES[0])


def _localize_preview(lang: str, page: str) -> str:
    """The page with its link preview in this language."""
    page = page.replace(f'<html lang="{LANGUAGES[0]}">', f'<html lang="{lang}">')
    for key in PREVIEW_KEYS:
        page = page.replace(
            escape(format_message(LANGUAGES[0], key)), escape(format_message(lang, key))
        )
    return page
