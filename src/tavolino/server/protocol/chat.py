"""What people say to each other at a table. docs/protocol.md explains it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tavolino.server.protocol.base import Message, SeatNumber

LONGEST = 240
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


class Speak(Message, tag="speak", frozen=True):
    """Say this to everybody at the table."""

    seat: SeatNumber
    phrase: Phrase


class Spoken(Message, tag="spoken", frozen=True):
    """Somebody said this."""

    seat: int
    phrase: Phrase


class Say(Message, tag="say", frozen=True):
    """Say something in words of one's own to everybody at a table where that may be."""

    seat: SeatNumber
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class WordsSaid(Message, tag="said", frozen=True):
    """Somebody said this in words of their own."""

    number: int
    seat: int
    words: str
    at: str


class Earlier(Message, tag="earlier", frozen=True):
    """What was said last, for whoever has just come."""

    said: tuple[WordsSaid, ...]


class ReportWords(Message, tag="report_words", frozen=True):
    """Let whoever runs the house read what somebody said."""

    seat: SeatNumber
    """On behalf of this seat."""
    number: Annotated[int, Meta(ge=1)]


class Reported(Message, tag="reported", frozen=True):
    """The answer to ReportWords: it is kept."""

    number: int


Talk: TypeAlias = Speak | Say | ReportWords
Heard: TypeAlias = Spoken | WordsSaid | Earlier
Talked: TypeAlias = Reported
