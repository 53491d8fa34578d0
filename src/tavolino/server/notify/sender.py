"""Sends turn notifications by web push, ntfy or webhook.

A notification names the game and the table, nothing secret. Addresses come from clients: they may
not lead into the machine's own network, responses are not read, redirects are not followed, and the
number of requests per minute to one host is limited.
"""

import asyncio
import base64
import json
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from msgspec import Struct
from yarl import URL

from tavolino import __version__
from tavolino.server.net.fair_slots import FairSlots
from tavolino.server.net.rate_limits import RateLimiter
from tavolino.server.notify.public_addresses import (
    PrivateAddressError,
    PublicResolver,
    is_private_literal,
    open_public_socket,
    parse_url,
)
from tavolino.server.ops.metrics import notifications
from tavolino.server.protocol.notifications import DeliveryError, Push
from tavolino.store.interface import Store
from tavolino.store.records import ChannelRecord

REQUEST_TIMEOUT = ClientTimeout(total=10)
USER_AGENT = {"User-Agent": f"Tavolino/{__version__}"}
MAX_DELIVERIES = 8
MAX_DELIVERIES_PER_CLIENT = 4
"""Maximum number of notifications on their way for one client address."""

DELIVERIES_PER_HOST_PER_MINUTE = 60
"""Maximum number of requests per minute to one host, for all clients together."""

PUSH_TTL_SECONDS = 24 * 3600
"""Seconds that a push service keeps a notification for a browser that is offline."""

VAPID_SECONDS = 12 * 3600

_log = logging.getLogger(__name__)


class Notification(Struct, frozen=True):
    """The sentence for the player, and the table and game that it is about."""

    text: str
    table: str
    game: str


class NotificationSender:
    """Sends every notification that leaves the server."""

    def __init__(self, store: Store, *, private: bool) -> None:
        self._store = store
        self._private = private
        self._session: ClientSession | None = None
        self._key: str | None = None
        self._hosts = RateLimiter(
            DELIVERIES_PER_HOST_PER_MINUTE / 60, DELIVERIES_PER_HOST_PER_MINUTE / 3
        )
        self._slots = FairSlots(MAX_DELIVERIES, MAX_DELIVERIES_PER_CLIENT)

    async def send(
        self, call: ChannelRecord, notice: Notification, whose: str = ""
    ) -> DeliveryError:
        """Sends a notification for the client that added the channel. Returns what went wrong."""
        error = await self._send(call, notice, whose)
        notifications.inc(error or "sent")
        return error

    async def _send(self, call: ChannelRecord, notice: Notification, whose: str) -> DeliveryError:
        address = channel_url(call)
        url = parse_url(address)
        if url is None or not self.may_call(address):
            return "private"
        if not self._hosts.take(url.raw_host or ""):
            return "too_fast"
        try:
            async with self._slots.slot(whose):
                headers, body = await self._request(call, notice)
                return await self._post(url, headers, body)
        except PrivateAddressError:
            return "private"
        except TimeoutError:
            return "slow"
        except (ClientError, OSError, ValueError) as error:
            inner = error.__cause__ or getattr(error, "os_error", None)
            return "private" if isinstance(inner, PrivateAddressError) else "unreachable"
        except Exception:  # for example an invalid push key
            _log.info("a notification could not be prepared")
            return "refused"

    def may_call(self, address: str) -> bool:
        """Whether the address may be called, as far as its text shows."""
        url = parse_url(address)
        return url is not None and (self._private or not is_private_literal(url))

    async def _post(self, url: URL, headers: dict[str, str], body: bytes) -> DeliveryError:
        if self._session is None:
            self._session = ClientSession(
                connector=self._connector(), timeout=REQUEST_TIMEOUT, headers=USER_AGENT
            )
        async with self._session.post(
            url, data=body, headers=headers, allow_redirects=False
        ) as answer:
            if answer.status in (404, 410):
                return "gone"
            return "" if 200 <= answer.status < 300 else "refused"

    def _connector(self) -> TCPConnector:
        if self._private:
            return TCPConnector(limit=MAX_DELIVERIES, force_close=True)
        resolver = PublicResolver()
        return TCPConnector(
            resolver=resolver,
            socket_factory=open_public_socket,
            limit=MAX_DELIVERIES,
            force_close=True,
        )

    async def _request(
        self, call: ChannelRecord, notice: Notification
    ) -> tuple[dict[str, str], bytes]:
        link = f"{call.page}table/{notice.table}"
        if call.way == "ntfy":
            return {"Title": "Tavolino", "Click": link, "Tags": "game_die"}, notice.text.encode()
        if call.way == "webhook":
            said = f"{notice.text} {link}"
            told = {"text": said, "content": said, "event": "your_turn", "game": notice.game}
            told |= {"table": notice.table, "url": link}
            return {"Content-Type": "application/json"}, json.dumps(told).encode()
        push = msgspec.json.decode(call.target, type=Push)
        told = {"text": notice.text, "table": notice.table}
        return await asyncio.to_thread(_encrypt_push, push, await self.key(), call.page, told)

    async def key(self) -> str:
        """The private key that identifies this server to push services, created once and stored."""
        if self._key is None:
            self._key = await self._store.get_or_create_secret(
                "vapid", await asyncio.to_thread(_new_key)
            )
        return self._key

    async def public_key(self) -> str:
        return _public(await self.key())

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def channel_url(call: ChannelRecord) -> str:
    if call.way != "push":
        return call.target
    return msgspec.json.decode(call.target, type=Push).endpoint


def _vapid(key: str) -> Any:
    from py_vapid import Vapid02  # slow to import, seldom needed

    return Vapid02.from_raw(key.encode())


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32)).decode().rstrip("=")


def _public(key: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def _encrypt_push(
    push: Push, key: str, page: str, told: dict[str, str]
) -> tuple[dict[str, str], bytes]:
    """Headers and body, encrypted for that browser (RFC 8291), signed by the server (RFC 8292)."""
    from pywebpush import WebPusher

    parts = urlsplit(push.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "sub": page if page.startswith("https:") else f"mailto:tavolino@{urlsplit(page).hostname}",
        "exp": int(time.time()) + VAPID_SECONDS,
    }
    keys = {"p256dh": push.p256dh, "auth": push.auth}
    pusher = WebPusher({"endpoint": push.endpoint, "keys": keys})
    body: bytes = pusher.encode(json.dumps(told).encode())["body"]
    headers = {"Content-Encoding": "aes128gcm", "TTL": str(PUSH_TTL_SECONDS), "Urgency": "high"}
    return headers | _vapid(key).sign(claims), body
