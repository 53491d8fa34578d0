"""Messages that change who has a seat."""

from typing import TypeAlias

from tavolino.server.protocol.base import Level, Message, Name, SeatNumber


class Rename(Message, tag="rename", frozen=True):
    """Sets the name on a held seat."""

    seat: SeatNumber
    name: Name


class Delegate(Message, tag="delegate", frozen=True):
    """Lets a bot of this level, or a person again, play a seat. For its holder and the host."""

    seat: SeatNumber
    level: Level | None


class FreeSeat(Message, tag="free_seat", frozen=True):
    """Frees a seat that a player took at a public table and never played. For the host."""

    seat: SeatNumber


SeatCommand: TypeAlias = Rename | Delegate | FreeSeat
