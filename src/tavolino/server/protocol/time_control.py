"""How a table counts time, as whoever lays it wishes. docs/protocol.md explains it."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tavolino.server.protocol.base import Level, Message, SeatNumber

DAY_SECONDS = 86_400

LimitSeconds: TypeAlias = Annotated[int, Meta(ge=10, le=60 * DAY_SECONDS)]


class PerTurn(Struct, tag_field="kind", tag="turn", frozen=True, forbid_unknown_fields=True):
    """So many seconds for every move."""

    seconds: LimitSeconds


class Budget(Struct, tag_field="kind", tag="budget", frozen=True, forbid_unknown_fields=True):
    """So many seconds for the whole match, and some more after every turn."""

    seconds: LimitSeconds
    increment: Annotated[int, Meta(ge=0, le=7 * DAY_SECONDS)] = 0


class AbsenceLimit(Struct, tag_field="kind", tag="away", frozen=True, forbid_unknown_fields=True):
    """Whoever is there has all the time in the world; who is asked may be away for so long."""

    seconds: LimitSeconds


TimeLimit: TypeAlias = PerTurn | Budget | AbsenceLimit


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Is everybody there at once, and how long may who is asked take? Then a bot plays on."""

    pace: Literal["live", "days"] = "live"
    """At a live table time stands still while nobody is there; over days it never does."""
    limit: TimeLimit | None = None
    level: Level = "normal"
    """How strong a bot is that plays on for somebody."""


UNTIMED = TimeControl()


class AnswerClock(Struct, frozen=True):
    """A seat that is asked has so much time left; then its silence is its answer."""

    seat: int
    seconds: float
    """Counted when the message was sent."""
    more: bool
    """May the seat ask for more?"""


class TableClockReading(Struct, frozen=True, omit_defaults=True):
    """How the time of a table stands, counted when the message was sent."""

    left: tuple[float, ...]
    """So many seconds each seat has,"""
    running: tuple[int, ...] = ()
    """and for these they run."""
    paused: bool = False
    wants: tuple[int, ...] = ()
    """Who agrees to a pause; during one, who agrees to go on."""


class VotePause(Message, tag="agree", frozen=True):
    """The seat wants a pause, or in a pause to go on; or not any more."""

    seat: SeatNumber
    wants: bool = True


def read_time_control(kept: str) -> TimeControl:
    """What a record says of it."""
    return msgspec.json.decode(kept, type=TimeControl) if kept else UNTIMED


def write_time_control(tempo: TimeControl) -> str:
    return "" if tempo == UNTIMED else msgspec.json.encode(tempo).decode()
