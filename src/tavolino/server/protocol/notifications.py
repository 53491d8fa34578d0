"""Messages to manage the channels by which a player is notified that it is their turn.

docs/protocol.md explains them.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.i18n import LANGUAGES
from tavolino.server.protocol.base import Token

ChannelAddress: TypeAlias = Annotated[str, Meta(min_length=8, max_length=500)]
ChannelId: TypeAlias = Annotated[str, Meta(max_length=40)]


class PushKey(Struct, frozen=True):
    """Reply to GET /api/push: the server's public key, which a browser needs to subscribe."""

    key: str


class Push(Struct, tag_field="way", tag="push", frozen=True, forbid_unknown_fields=True):
    """Web push to a browser, which works while no page is open."""

    endpoint: ChannelAddress
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}={0,2}\Z")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,40}={0,2}\Z")]


class Ntfy(Struct, tag_field="way", tag="ntfy", frozen=True, forbid_unknown_fields=True):
    """A topic of an ntfy server."""

    address: ChannelAddress


class Webhook(Struct, tag_field="way", tag="webhook", frozen=True, forbid_unknown_fields=True):
    """A webhook: a program of the player, or a channel of Discord, Slack or a similar service."""

    address: ChannelAddress


Channel: TypeAlias = Push | Ntfy | Webhook


class AddChannel(Struct, tag_field="t", tag="add", frozen=True, forbid_unknown_fields=True):
    """Adds a notification channel to this seat."""

    token: Token
    call: Channel
    lang: Annotated[str, Meta(pattern=r"^[a-z]{2}\Z")] = LANGUAGES[0]


class RemoveChannel(Struct, tag_field="t", tag="drop", frozen=True, forbid_unknown_fields=True):
    """Removes a notification channel from this seat."""

    token: Token
    id: ChannelId


class TestChannel(Struct, tag_field="t", tag="try", frozen=True, forbid_unknown_fields=True):
    """Sends a test notification. The reply says what went wrong."""

    token: Token
    id: ChannelId


class ListChannels(Struct, tag_field="t", tag="look", frozen=True, forbid_unknown_fields=True):
    """Lists the notification channels of this seat."""

    token: Token


ChannelRequest: TypeAlias = AddChannel | RemoveChannel | TestChannel | ListChannels

DeliveryError: TypeAlias = Literal[
    "", "private", "unreachable", "slow", "refused", "gone", "too_fast"
]


class NotificationChannel(Struct, frozen=True):
    """A notification channel, as shown to the player who added it."""

    id: str
    way: Literal["push", "ntfy", "webhook"]
    host: str
    """The host that the server contacts to deliver notifications."""
    trouble: str
    """Why the last notification was not delivered; empty if it was."""


class NotificationChannels(Struct, frozen=True, omit_defaults=True):
    """Reply to a channel request: all channels of the seat."""

    calls: tuple[NotificationChannel, ...]
    added: str = ""
    """Id of the channel that was added. It is the same at every table and hides the address."""
