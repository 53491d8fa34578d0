"""What can be said: only one thing."""

from msgspec import Struct


class Put(Struct, frozen=True):
    """Put the own mark on a square."""

    square: int


Action = Put
