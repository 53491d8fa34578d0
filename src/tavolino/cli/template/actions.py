"""The actions of a player: there is only one."""

from msgspec import Struct


class Put(Struct, frozen=True):
    """Put your own mark on a square."""

    square: int


Action = Put
