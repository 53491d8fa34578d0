"""What was seen of a gesture, kept: its frames one after the other, each after its length."""

import zlib
from collections.abc import Sequence


def wound(frames: Sequence[bytes]) -> bytes:
    """All frames in few bytes; nothing if there are none."""
    film = b"".join(len(frame).to_bytes(2, "little") + frame for frame in frames if frame)
    return zlib.compress(film) if film else b""


def unwound(reel: bytes) -> bytes:
    """The frames, each after two bytes that say how long it is."""
    return zlib.decompress(reel)
