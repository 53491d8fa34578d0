"""Route to create, list and delete the observer links of a seat."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.display_names import clean_name
from tavolino.server.net.http import json_response
from tavolino.server.protocol.observers import (
    AddObserver,
    ObserverLinks,
    ObserverRequest,
    RemoveObserver,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.endpoint import json_body, post
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.tokens import seat_of_token

_decoder: msgspec.json.Decoder[ObserverRequest] = msgspec.json.Decoder(ObserverRequest)


class ObserverRoutes:
    """Manages observer links for clients with a seat's token."""

    def __init__(self, registry: TableRegistry, limits: RequestLimits) -> None:
        self._registry = registry
        self._limiter = limits.observers

    def routes(self) -> list[Route]:
        path = "/tables/{table}/onlookers"
        return [post(path, self.observers, self._limiter, json_body(_decoder))]

    async def observers(self, request: Request, body: ObserverRequest) -> Response:
        table = await self._registry.find(request.path_params["table"])
        seat = seat_of_token(table.seats, body.token)
        if seat is None:
            raise Refused(problem("not_your_seat"))
        secret = ""
        match body:
            case AddObserver() if table.terms.rated and not table.match.is_over:
                raise Refused(problem("illegal", "problem-rated-help"))
            case AddObserver():
                secret = await table.observers.create(seat, body.token, clean_name(body.name))
            case RemoveObserver():
                await table.observers.remove(seat, body.id)
        return json_response(ObserverLinks(table.observers.links_of(seat), secret))
