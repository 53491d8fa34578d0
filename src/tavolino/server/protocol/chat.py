"""What people say to each other at a table. docs/protocol.md explains it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tavolino.server.protocol.base import Message, SeatNumber

MAX_CHAT_LENGTH = 240
"""So many letters somebody may say at once."""

Phrase: TypeAlias = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "your_turn",
    "one_moment",
    "goodbye",
]
"""What can be said at a table; each reader's catalogue has the words."""


class SendPhrase(Message, tag="speak", frozen=True):
    """Say this to everybody at the table."""

    seat: SeatNumber
    phrase: Phrase


class PhraseSent(Message, tag="spoken", frozen=True):
    """Somebody said this."""

    seat: int
    phrase: Phrase


class SendChat(Message, tag="say", frozen=True):
    """Say something in words of one's own to everybody at a table where that may be."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class ChatMessage(Message, tag="said", frozen=True):
    """Somebody said this in words of their own."""

    number: int
    seat: int
    words: str
    at: str


class ChatHistory(Message, tag="earlier", frozen=True):
    """What was said last, for whoever has just come."""

    said: tuple[ChatMessage, ...]


class ReportChat(Message, tag="report_words", frozen=True):
    """Let whoever runs the house read what somebody said."""

    seat: SeatNumber
    """On behalf of this seat."""
    number: Annotated[int, Meta(ge=1)]


class ChatReported(Message, tag="reported", frozen=True):
    """The answer to ReportChat: it is kept."""

    number: int


ChatCommand: TypeAlias = SendPhrase | SendChat | ReportChat
ChatEvent: TypeAlias = PhraseSent | ChatMessage | ChatHistory
ChatReply: TypeAlias = ChatReported
