"""Where whoever holds a seat makes links for a teacher or a friend, and takes them back."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.display_names import clean_name
from tavolino.server.net.http import as_json, is_same_origin, understood
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.protocol.observers import (
    AddObserver,
    ObserverLinks,
    ObserverRequest,
    RemoveObserver,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import Lobby
from tavolino.server.tokens import seat_of

_about: msgspec.json.Decoder[ObserverRequest] = msgspec.json.Decoder(ObserverRequest)


class OnlookerDesk:
    """For whoever shows the key of a seat."""

    def __init__(self, lobby: Lobby, asked: Buckets) -> None:
        self._lobby = lobby
        self._asked = asked

    def routes(self) -> list[Route]:
        return [Route("/tables/{table}/onlookers", self.onlookers, methods=["POST"])]

    async def onlookers(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        if not self._asked.take(address_of(request.client)):
            raise Refused(problem("too_fast"))
        asked = await understood(request, _about)
        table = await self._lobby.find(request.path_params["table"])
        seat = seat_of(table.seats, asked.token)
        if seat is None:
            raise Refused(problem("not_your_seat"))
        secret = ""
        match asked:
            case AddObserver() if table.terms.rated and not table.match.is_over:
                raise Refused(problem("illegal", "problem-rated-help"))
            case AddObserver():
                secret = await table.onlooking.make(seat, asked.token, clean_name(asked.name))
            case RemoveObserver():
                await table.onlooking.drop(seat, asked.id)
        return as_json(ObserverLinks(table.onlooking.of(seat), secret))
