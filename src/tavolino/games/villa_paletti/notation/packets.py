"""Notation of packets: ``250m1200,-300,4000`` is a tick, a letter for the kind, and numbers."""

from collections.abc import Callable
from re import fullmatch

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import quoted
from tavolino.games.villa_paletti.gesture import (
    Abort,
    Glide,
    Keep,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Steady,
    Timed,
    Turn,
)
from tavolino.games.villa_paletti.notation.numbers import whole

_PACKETS: dict[str, tuple[Callable[..., Packet], int]] = {
    "m": (Move, 3),
    "g": (Glide, 4),
    "s": (Steady, 1),
    "l": (Lift, 1),
    "x": (LetGo, 0),
    "t": (Turn, 1),
    "d": (Lower, 0),
    "u": (Raise, 0),
    "r": (Release, 0),
    "k": (Keep, 0),
    "a": (Abort, 0),
}
_LETTERS = {kind: letter for letter, (kind, _) in _PACKETS.items()}


def format_timed(timed: Timed) -> str:
    """``250m1200,-300,4000``: the tick and the packet."""
    return f"{timed.tick}{format_packet(timed.packet)}"


def format_packet(packet: Packet) -> str:
    """``m1200,-300,4000``: a letter for the kind, and its numbers."""
    return _LETTERS[type(packet)] + ",".join(map(str, _numbers(packet)))


def _numbers(packet: Packet) -> tuple[int, ...]:
    match packet:
        case Move(x, y, z):
            return x, y, z
        case Glide(x, y, z, speed):
            return x, y, z, speed
        case Steady(number) | Lift(number) | Turn(number):
            return (number,)
        case _:
            return ()


def parse_timed(text: str) -> Timed:
    found = fullmatch(r"([0-9]{1,7})([a-z].*)", text)
    if not found:
        raise MalformedAction(f"{quoted(text)} is not a tick and a packet, like 250m1200,-300,4000")
    return Timed(int(found[1]), parse_packet(found[2]))


def parse_packet(text: str) -> Packet:
    """Parse a packet; raises MalformedAction."""
    kind, count = _PACKETS.get(text[:1], (None, 0))
    if kind is None:
        raise MalformedAction(f"{quoted(text)} is not a packet, like m1200,-300,4000")
    numbers = [whole(number) for number in text[1:].split(",")] if text[1:] else []
    if len(numbers) != count:
        raise MalformedAction(f"{quoted(text)} needs so many numbers: {count}")
    return kind(*numbers)
