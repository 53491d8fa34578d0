"""The browser client: files that were built into the folder static.

Its page names them from where it is read, `../assets/…`, so that a proxy may put the whole house
into any folder of a site without telling anybody.
"""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tavolino.i18n import say
from tavolino.server.web import cached

STATIC = Path(__file__).parent / "static"
PAGE = "index.html"
HASHED = "assets/"
"""Here every file's name changes with its content."""

DEEPEST = 8
"""In so many folders a page may seem to lie; the client's own lie in one."""


class Client(StaticFiles):
    """Every other address is one of the client's own pages: it finds its way itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.config_checked = True  # a missing folder is told in our own words
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / PAGE).exists():
            return HTMLResponse(f"<!doctype html><p>{say('en', 'client-missing')}</p>", 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED):
                raise
            return self._page(scope)
        if path in (".", PAGE):
            return self._page(scope)
        forever = path.startswith(HASHED) and response.status_code in (200, 304)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if forever else "no-cache"
        )
        return response

    def _page(self, scope: Scope) -> Response:
        depth = scope.get("raw_path", scope["path"].encode()).count(b"/") - 1
        if depth > DEEPEST:
            raise HTTPException(404)
        up = "../" * depth or "./"
        page = (self._folder / PAGE).read_text(encoding="utf-8").replace('="./', f'="{up}')
        return cached(Request(scope), page, "text/html")
