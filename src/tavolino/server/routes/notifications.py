"""Where somebody says how to be told that it is their turn, and finds out whether that works."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.core.game import Seat
from tavolino.i18n import LANGUAGES
from tavolino.server.net.http import as_json, is_same_origin, understood
from tavolino.server.net.rate_limits import Buckets
from tavolino.server.net.rate_limits import address_of as whose
from tavolino.server.net.static_files import house_of
from tavolino.server.notify.public_addresses import read
from tavolino.server.notify.sender import Courier, address_of
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
from tavolino.server.registry.registry import Lobby
from tavolino.server.table.table import Table
from tavolino.server.tokens import fingerprint, seat_of
from tavolino.store.records import CallRecord

MANY = 5
"""So many ways one seat may be told."""

ID_LETTERS = 12

_about: msgspec.json.Decoder[ChannelRequest] = msgspec.json.Decoder(ChannelRequest)


class CallDesk:
    """For whoever shows the key of a seat."""

    def __init__(self, lobby: Lobby, courier: Courier, asked: Buckets) -> None:
        self._lobby = lobby
        self._courier = courier
        self._asked = asked

    def routes(self) -> list[Route]:
        return [
            Route("/push", self.push),
            Route("/tables/{table}/calls", self.calls, methods=["POST"]),
        ]

    async def push(self, _: Request) -> Response:
        return as_json(PushKey(await self._courier.public_key()))

    async def calls(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        if not self._asked.take(whose(request.client)):
            raise Refused(problem("too_fast"))
        asked = await understood(request, _about)
        table = await self._lobby.find(request.path_params["table"])
        seat = _seat(table, asked.token)
        added = await self._do(table, seat, asked, request)
        return as_json(
            NotificationChannels(tuple(known(call) for call in table.calling.of(seat)), added)
        )

    async def _do(self, table: Table, seat: Seat, asked: ChannelRequest, request: Request) -> str:
        """What was added, if anything was."""
        match asked:
            case AddChannel():
                call = self._call(table, seat, asked, house_of(request))
                await table.calling.add(call, whose(request.client))
                return call.id
            case RemoveChannel():
                await table.calling.drop(seat, asked.id)
            case TestChannel():
                await table.calling.test(seat, asked.id)
        return ""

    def _call(self, table: Table, seat: Seat, asked: AddChannel, page: str) -> CallRecord:
        target = _target(asked.call)
        lang = asked.lang if asked.lang in LANGUAGES else LANGUAGES[0]
        way = msgspec.to_builtins(asked.call)["way"]
        call = CallRecord(seat, fingerprint(target)[:ID_LETTERS], way, target, page, lang)
        if not self._courier.may_ask(address_of(call)):
            raise Refused(problem("malformed", "problem-private-address"))
        others = [one for one in table.calling.of(seat) if one.id != call.id]
        if len(others) >= MANY:
            raise Refused(problem("malformed", "problem-many-calls", {"count": MANY}))
        return call


def _seat(table: Table, token: str) -> Seat:
    found = seat_of(table.seats, token)
    if found is None:
        raise Refused(problem("not_your_seat"))
    return found


def _target(way: Channel) -> str:
    return msgspec.json.encode(way).decode() if isinstance(way, Push) else way.address


def known(call: CallRecord) -> NotificationChannel:
    """What is told of it: never where it goes."""
    url = read(address_of(call))
    return NotificationChannel(call.id, call.way, (url and url.raw_host) or "", call.trouble)
