"""Routes for what a browser needs of the games: their list, rulebooks and texts."""

from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.game import AnyGame
from tavolino.i18n import LANGUAGES, all_messages, first_page_messages
from tavolino.server.net.http import cached_response, json_response
from tavolino.server.protocol.play import encode
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.views.catalog import game_info
from tavolino.server.views.rulebook import rulebook, rulebook_figure


class GameRoutes:
    """Routes that are the same for every client, and without a rate limit."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    def routes(self) -> list[Route]:
        return [
            Route("/games", self.games),
            Route("/games/{game}/rules/{lang}", self.rules),
            Route("/games/{game}/pictures/{name}", self.figure),
            Route("/texts/{lang}", self.texts),
            Route("/texts/{lang}/first", self.first_texts),
        ]

    async def games(self, _: Request) -> Response:
        return json_response([game_info(game) for game in self._games.values()])

    async def rules(self, request: Request) -> Response:
        """The rulebook in this language, or in English if there is no translation."""
        game, lang = self._games.get(request.path_params["game"]), _language(request)
        text = rulebook(game.room, lang) if game else None
        if text is None:
            raise Refused(problem("not_found"))
        return cached_response(request, text, "text/markdown")

    async def figure(self, request: Request) -> Response:
        """The position that a figure in the rulebook shows."""
        game = self._games.get(request.path_params["game"])
        figure = rulebook_figure(game, request.path_params["name"]) if game else None
        if figure is None:
            raise Refused(problem("not_found"))
        return cached_response(request, encode(figure).decode(), "application/json")

    async def texts(self, request: Request) -> Response:
        """All messages of the server and the games; English where a translation is missing."""
        return self._text_response(request, all_messages)

    async def first_texts(self, request: Request) -> Response:
        """The messages that the landing page needs."""
        return self._text_response(request, first_page_messages)

    def _text_response(
        self, request: Request, messages: Callable[[str, tuple[str, ...]], str]
    ) -> Response:
        packages = tuple(game.room for game in self._games.values())
        return cached_response(request, messages(_language(request), packages), "text/plain")


def _language(request: Request) -> str:
    """The language in the path; raises Refused if the site does not have it."""
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Refused(problem("not_found"))
    return lang
