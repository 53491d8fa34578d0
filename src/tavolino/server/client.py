"""The browser client: files that were built into the folder static."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tavolino.i18n import say

STATIC = Path(__file__).parent / "static"
HASHED = "assets/"
"""Here every file's name changes with its content."""


class Client(StaticFiles):
    """Every other address is one of the client's own pages: it finds its way itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.config_checked = True  # a missing folder is told in our own words
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not (self._folder / "index.html").exists():
            return HTMLResponse(f"<!doctype html><p>{say('en', 'client-missing')}</p>", 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(HASHED):
                raise
            response = await super().get_response("index.html", scope)
        forever = path.startswith(HASHED) and response.status_code in (200, 304)
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if forever else "no-cache"
        )
        return response
