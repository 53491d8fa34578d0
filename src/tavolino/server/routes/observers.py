"""Route to create, list and delete the observer links of a seat."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.display_names import clean_name
from tavolino.server.net.http import decode_body, is_same_origin, json_response
from tavolino.server.net.rate_limits import RateLimiter, client_address
from tavolino.server.protocol.observers import (
    AddObserver,
    ObserverLinks,
    ObserverRequest,
    RemoveObserver,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.tokens import seat_of_token

_decoder: msgspec.json.Decoder[ObserverRequest] = msgspec.json.Decoder(ObserverRequest)


class ObserverRoutes:
    """Manages observer links for clients with a seat's token."""

    def __init__(self, registry: TableRegistry, asked: RateLimiter) -> None:
        self._registry = registry
        self._limiter = asked

    def routes(self) -> list[Route]:
        return [Route("/tables/{table}/onlookers", self.observers, methods=["POST"])]

    async def observers(self, request: Request) -> Response:
        if not is_same_origin(request):
            return json_response(problem("malformed"), 403)
        if not self._limiter.take(client_address(request.client)):
            raise Refused(problem("too_fast"))
        asked = await decode_body(request, _decoder)
        table = await self._registry.find(request.path_params["table"])
        seat = seat_of_token(table.seats, asked.token)
        if seat is None:
            raise Refused(problem("not_your_seat"))
        secret = ""
        match asked:
            case AddObserver() if table.terms.rated and not table.match.is_over:
                raise Refused(problem("illegal", "problem-rated-help"))
            case AddObserver():
                secret = await table.observers.create(seat, asked.token, clean_name(asked.name))
            case RemoveObserver():
                await table.observers.remove(seat, asked.id)
        return json_response(ObserverLinks(table.observers.links_of(seat), secret))
