"""What people say to each other at a table. docs/protocol.md explains it."""

from typing import Literal, TypeAlias

from tavolino.server.wire import Message, SeatNumber

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
