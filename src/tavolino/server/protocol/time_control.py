"""Time control of a table, clock readings and votes for a pause.

docs/protocol.md explains them.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tavolino.server.protocol.base import Level, Message, SeatNumber

DAY_SECONDS = 86_400

LimitSeconds: TypeAlias = Annotated[int, Meta(ge=10, le=60 * DAY_SECONDS)]


class PerTurn(Struct, tag_field="kind", tag="turn", frozen=True, forbid_unknown_fields=True):
    """A time limit for every move."""

    seconds: LimitSeconds


class Budget(Struct, tag_field="kind", tag="budget", frozen=True, forbid_unknown_fields=True):
    """A time budget for the whole match, with an increment after every turn."""

    seconds: LimitSeconds
    increment: Annotated[int, Meta(ge=0, le=7 * DAY_SECONDS)] = 0


class AbsenceLimit(Struct, tag_field="kind", tag="away", frozen=True, forbid_unknown_fields=True):
    """No limit while the player is connected. An absent player must return within this time."""

    seconds: LimitSeconds


TimeLimit: TypeAlias = PerTurn | Budget | AbsenceLimit


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """The pace and time limit of a table. A bot takes over a seat whose time has run out."""

    pace: Literal["live", "days"] = "live"
    """Clocks of a `live` table stop while nobody is connected; over `days` they never stop."""
    limit: TimeLimit | None = None
    level: Level = "normal"
    """Level of the bot that takes over."""


UNTIMED = TimeControl()


class AnswerClock(Struct, frozen=True):
    """Time that a seat has left to answer a question of the game. Then silence counts."""

    seat: int
    seconds: float
    """Seconds left when the message was sent."""
    more: bool
    """Whether the seat may ask for more time."""


class TableClockReading(Struct, frozen=True, omit_defaults=True):
    """The clocks of a table when the message was sent."""

    left: tuple[float, ...]
    """Seconds left for each seat."""
    running: tuple[int, ...] = ()
    """Seats whose clocks run."""
    paused: bool = False
    wants: tuple[int, ...] = ()
    """Seats that vote for a pause or, during a pause, for continuing."""


class VotePause(Message, tag="vote_pause", frozen=True):
    """Votes for a pause or, during one, for continuing. `wants` false withdraws the vote."""

    seat: SeatNumber
    wants: bool = True


def read_time_control(kept: str) -> TimeControl:
    """Decodes the time control of a match record."""
    return msgspec.json.decode(kept, type=TimeControl) if kept else UNTIMED


def write_time_control(tempo: TimeControl) -> str:
    return "" if tempo == UNTIMED else msgspec.json.encode(tempo).decode()
