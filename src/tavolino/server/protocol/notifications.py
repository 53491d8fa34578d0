"""How somebody wants to be told that it is their turn. docs/protocol.md explains it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.i18n import LANGUAGES

ChannelAddress: TypeAlias = Annotated[str, Meta(min_length=8, max_length=500)]
Token: TypeAlias = Annotated[str, Meta(max_length=80)]
ChannelId: TypeAlias = Annotated[str, Meta(max_length=40)]


class PushKey(Struct, frozen=True):
    """GET /api/push: what a browser needs to know of us before it lets us call."""

    key: str


class Push(Struct, tag_field="way", tag="push", frozen=True, forbid_unknown_fields=True):
    """To a browser, also while no page is open."""

    endpoint: ChannelAddress
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}={0,2}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}={0,2}$")]


class Ntfy(Struct, tag_field="way", tag="ntfy", frozen=True, forbid_unknown_fields=True):
    """To a topic of an ntfy server."""

    address: ChannelAddress


class Webhook(Struct, tag_field="way", tag="webhook", frozen=True, forbid_unknown_fields=True):
    """To a program of one's own, or a channel of Discord, Slack and the like."""

    address: ChannelAddress


Channel: TypeAlias = Push | Ntfy | Webhook


class AddChannel(Struct, tag_field="t", tag="add", frozen=True, forbid_unknown_fields=True):
    """From now on tell whoever holds this seat this way as well."""

    token: Token
    call: Channel
    lang: Annotated[str, Meta(pattern="^[a-z]{2}$")] = LANGUAGES[0]


class RemoveChannel(Struct, tag_field="t", tag="drop", frozen=True, forbid_unknown_fields=True):
    """Tell nothing this way any more."""

    token: Token
    id: ChannelId


class TestChannel(Struct, tag_field="t", tag="try", frozen=True, forbid_unknown_fields=True):
    """Does it arrive? The answer says what went wrong."""

    token: Token
    id: ChannelId


class ListChannels(Struct, tag_field="t", tag="look", frozen=True, forbid_unknown_fields=True):
    """How is whoever holds this seat told?"""

    token: Token


ChannelRequest: TypeAlias = AddChannel | RemoveChannel | TestChannel | ListChannels

DeliveryError: TypeAlias = Literal[
    "", "private", "unreachable", "slow", "refused", "gone", "too_fast"
]


class NotificationChannel(Struct, frozen=True):
    """One way, as whoever wanted it may know it."""

    id: str
    way: Literal["push", "ntfy", "webhook"]
    host: str
    """The server that is asked to tell it."""
    trouble: str
    """Why the last one did not arrive; empty if it did."""


class NotificationChannels(Struct, frozen=True, omit_defaults=True):
    """The answer: all ways of one seat."""

    calls: tuple[NotificationChannel, ...]
    added: str = ""
    """What the way that was added is called, here and at every table: its address is not told."""
