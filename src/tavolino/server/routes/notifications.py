"""Routes to add, remove, list and test the notification channels of a seat."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.game import Seat
from tavolino.i18n import LANGUAGES
from tavolino.server.net.http import json_response
from tavolino.server.net.rate_limits import client_address
from tavolino.server.net.static_files import base_url
from tavolino.server.notify.public_addresses import parse_url
from tavolino.server.notify.sender import NotificationSender, channel_url
from tavolino.server.protocol.notifications import (
    AddChannel,
    Channel,
    ChannelRequest,
    NotificationChannel,
    NotificationChannels,
    Push,
    PushKey,
    RemoveChannel,
    TestChannel,
)
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.routes.endpoint import get, json_body, post
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint, seat_of_token
from tavolino.store.records import ChannelRecord

MAX_CHANNELS_PER_SEAT = 5
"""Maximum number of notification channels of a seat."""

CHANNEL_ID_LETTERS = 12

_decoder: msgspec.json.Decoder[ChannelRequest] = msgspec.json.Decoder(ChannelRequest)


class NotificationRoutes:
    """Manages notification channels for clients with a seat's token."""

    def __init__(
        self, registry: TableRegistry, sender: NotificationSender, limits: RequestLimits
    ) -> None:
        self._registry = registry
        self._sender = sender
        self._limiter = limits.channels

    def routes(self) -> list[Route]:
        return [
            get("/push", self.push_key, self._limiter),
            post("/tables/{table}/calls", self.channels, self._limiter, json_body(_decoder)),
        ]

    async def push_key(self, _: Request) -> Response:
        return json_response(PushKey(await self._sender.public_key()))

    async def channels(self, request: Request, asked: ChannelRequest) -> Response:
        table = await self._registry.find(request.path_params["table"])
        seat = _seat(table, asked.token)
        added = await self._apply(table, seat, asked, request)
        return json_response(
            NotificationChannels(
                tuple(channel_info(call) for call in table.turn_notifier.channels_of(seat)), added
            )
        )

    async def _apply(
        self, table: Table, seat: Seat, asked: ChannelRequest, request: Request
    ) -> str:
        """Apply a request and return the id of an added channel, otherwise an empty text."""
        match asked:
            case AddChannel():
                call = self._add(table, seat, asked, base_url(request))
                await table.turn_notifier.add(call, client_address(request.client))
                return call.id
            case RemoveChannel():
                await table.turn_notifier.remove(seat, asked.id)
            case TestChannel():
                await table.turn_notifier.test(seat, asked.id)
        return ""

    def _add(self, table: Table, seat: Seat, asked: AddChannel, page: str) -> ChannelRecord:
        target = _target(asked.call)
        lang = asked.lang if asked.lang in LANGUAGES else LANGUAGES[0]
        way = msgspec.to_builtins(asked.call)["way"]
        call = ChannelRecord(
            seat, fingerprint(target)[:CHANNEL_ID_LETTERS], way, target, page, lang
        )
        if not self._sender.may_call(channel_url(call)):
            raise Refused(problem("malformed", "problem-private-address"))
        others = [one for one in table.turn_notifier.channels_of(seat) if one.id != call.id]
        if len(others) >= MAX_CHANNELS_PER_SEAT:
            raise Refused(
                problem("malformed", "problem-many-calls", {"count": MAX_CHANNELS_PER_SEAT})
            )
        return call


def _seat(table: Table, token: str) -> Seat:
    found = seat_of_token(table.seats, token)
    if found is None:
        raise Refused(problem("not_your_seat"))
    return found


def _target(way: Channel) -> str:
    return msgspec.json.encode(way).decode() if isinstance(way, Push) else way.address


def channel_info(call: ChannelRecord) -> NotificationChannel:
    """Describe a channel to the client, without its full address."""
    url = parse_url(channel_url(call))
    return NotificationChannel(call.id, call.way, (url and url.raw_host) or "", call.trouble)
