"""Routes for what a browser needs of the games: their list, rulebooks and texts."""

from collections.abc import Callable, Mapping
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.game import AnyGame
from tavolino.i18n import LANGUAGES, all_messages, first_page_messages
from tavolino.server.net.cached_text import TextCache
from tavolino.server.net.http import json_response
from tavolino.server.protocol.play import encode
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.routes.endpoint import AnswerGet, get
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.views.catalog import game_info
from tavolino.server.views.rulebook import rulebook, rulebook_figure

MAX_CACHED_TEXTS = 1000
"""Maximum number of texts to keep. The games have a tenth of that."""


class GameRoutes:
    """Routes that are the same for every client."""

    def __init__(self, games: Mapping[str, AnyGame], limits: RequestLimits) -> None:
        self._games = games
        self._limiter = limits.pages
        self._texts = TextCache(MAX_CACHED_TEXTS)

    def routes(self) -> list[Route]:
        answers: dict[str, AnswerGet] = {
            "/games": self.games,
            "/games/{game}/rules/{lang}": partial(self._text, write=self._rules),
            "/games/{game}/pictures/{name}": partial(self._text, write=self._figure),
            "/texts/{lang}": partial(self._text, write=self._all_messages),
            "/texts/{lang}/first": partial(self._text, write=self._first_messages),
        }
        return [get(path, answer, self._limiter) for path, answer in answers.items()]

    async def games(self, _: Request) -> Response:
        return json_response([game_info(game) for game in self._games.values()])

    async def _text(
        self, request: Request, write: Callable[[Mapping[str, str]], tuple[str, str]]
    ) -> Response:
        """A text that depends only on the parameters in the path, from the cache."""
        params = request.path_params
        name = write.__name__, *params.values()
        return self._texts.get(name, partial(write, params)).response(request)

    def _rules(self, params: Mapping[str, str]) -> tuple[str, str]:
        """The rulebook in this language, or in English if there is no translation."""
        game = self._games.get(params["game"])
        text = rulebook(game.room, _language(params)) if game else None
        if text is None:
            raise Refused(problem("not_found"))
        return text, "text/markdown"

    def _figure(self, params: Mapping[str, str]) -> tuple[str, str]:
        """The position that a figure in the rulebook shows."""
        game = self._games.get(params["game"])
        figure = rulebook_figure(game, params["name"]) if game else None
        if figure is None:
            raise Refused(problem("not_found"))
        return encode(figure).decode(), "application/json"

    def _all_messages(self, params: Mapping[str, str]) -> tuple[str, str]:
        """All messages of the server and the games; English where a translation is missing."""
        return all_messages(_language(params), self._packages), "text/plain"

    def _first_messages(self, params: Mapping[str, str]) -> tuple[str, str]:
        """The messages that the landing page needs."""
        return first_page_messages(_language(params), self._packages), "text/plain"

    @property
    def _packages(self) -> tuple[str, ...]:
        return tuple(game.room for game in self._games.values())


def _language(params: Mapping[str, str]) -> str:
    """The language in the path; raises Refused if the site does not have it."""
    if params["lang"] not in LANGUAGES:
        raise Refused(problem("not_found"))
    return params["lang"]
