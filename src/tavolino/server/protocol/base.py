"""Base class of the WebSocket messages, and field types that several messages share."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Level: TypeAlias = Literal["beginner", "easy", "normal", "hard", "expert"]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=80)]
"""The secret of a seat."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Seq: TypeAlias = Annotated[int, Meta(ge=0)]
PacketNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]


class Message(Struct, tag_field="t", kw_only=True, frozen=True, forbid_unknown_fields=True):
    pass


class AnyHello(Struct, tag_field="t", tag="hello", frozen=True):
    """What a Hello of every version contains, so that the server can answer each with a Problem."""

    protocol: int
