"""PNG files, still and animated, with nothing but the standard library."""

import struct
import zlib
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
"""Rows of pixels, each three bytes: red, green, blue."""


def still(pixels: Pixels) -> bytes:
    """One picture."""
    return b"".join((_SIGNATURE, _header(pixels), _chunk(b"IDAT", _packed(pixels)), _END))


def moving(pictures: Sequence[Pixels], per_second: int) -> bytes:
    """A film that every browser plays; programs that cannot show its first picture."""
    first, *others = pictures
    control = struct.pack(">II", len(pictures), 0)
    parts = [_SIGNATURE, _header(first), _chunk(b"acTL", control)]
    parts += [_turn(0, first, per_second), _chunk(b"IDAT", _packed(first))]
    for number, picture in enumerate(others, 1):
        order = struct.pack(">I", 2 * number)
        parts.append(_turn(2 * number - 1, picture, per_second))
        parts.append(_chunk(b"fdAT", order + _packed(picture)))
    return b"".join((*parts, _END))


def read(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a file, by name."""
    at = len(_SIGNATURE)
    while at < len(file):
        (size,) = struct.unpack_from(">I", file, at)
        yield file[at + 4 : at + 8], file[at + 8 : at + 8 + size]
        at += size + 12


def _chunk(name: bytes, content: bytes) -> bytes:
    return (
        struct.pack(">I", len(content))
        + name
        + content
        + struct.pack(">I", zlib.crc32(name + content))
    )


def _header(pixels: Pixels) -> bytes:
    height, width, _ = pixels.shape
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))


def _turn(number: int, pixels: Pixels, per_second: int) -> bytes:
    """When a picture of a film is shown, and for how long."""
    height, width, _ = pixels.shape
    return _chunk(
        b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, 0, 0, 1, per_second, 0, 0)
    )


def _packed(pixels: Pixels) -> bytes:
    """Every row after its left neighbour's difference: smooth pictures pack well that way."""
    rows = np.ascontiguousarray(pixels)
    differences = rows.copy()
    differences[:, 1:] -= rows[:, :-1]
    height, width, depth = rows.shape
    lines = np.empty((height, 1 + width * depth), np.uint8)
    lines[:, 0] = 1
    lines[:, 1:] = differences.reshape(height, -1)
    return zlib.compress(lines.tobytes(), 6)


_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_END = _chunk(b"IEND", b"")
