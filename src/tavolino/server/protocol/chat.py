"""Chat messages at a table: ready-made phrases, free text, chat history and reports.

docs/protocol.md explains them.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tavolino.server.protocol.base import Message, SeatNumber

MAX_CHAT_LENGTH = 240
"""Maximum number of characters in a chat message."""

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
"""Ready-made phrases. The message catalogue of each language has their words."""


class SendPhrase(Message, tag="send_phrase", frozen=True):
    """Sends a phrase to everyone at the table."""

    seat: SeatNumber
    phrase: Phrase


class PhraseSent(Message, tag="phrase_sent", frozen=True):
    """A player sent a phrase."""

    seat: int
    phrase: Phrase


class SendChat(Message, tag="send_chat", frozen=True):
    """Sends free text to everyone at a table whose terms allow it."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]


class ChatMessage(Message, tag="chat_message", frozen=True):
    """A player sent free text."""

    number: int
    seat: int
    words: str
    at: str


class ChatHistory(Message, tag="chat_history", frozen=True):
    """The latest chat messages, for a client that has just joined."""

    messages: tuple[ChatMessage, ...]


class ReportChat(Message, tag="report_chat", frozen=True):
    """Reports a chat message to the operator."""

    seat: SeatNumber
    """The seat that reports the message."""
    number: Annotated[int, Meta(ge=1)]


class ChatReported(Message, tag="chat_reported", frozen=True):
    """Reply to ReportChat: the report is stored."""

    number: int


ChatCommand: TypeAlias = SendPhrase | SendChat | ReportChat
ChatEvent: TypeAlias = PhraseSent | ChatMessage | ChatHistory
ChatReply: TypeAlias = ChatReported
