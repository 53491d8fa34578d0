"""Writes still and animated PNG files with the standard library and NumPy only."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
"""Rows of pixels, each three bytes: red, green, blue."""
Indices = npt.NDArray[np.uint8]
"""Rows of pixels, each the index of a colour."""

TRUE_COLOUR, PALETTE = 2, 3
UNCHANGED = 0
"""The index of a pixel that is the same as in the previous frame."""
MAX_COLOURS, ITERATIONS = 255, 6
"""Maximum colours of an animation, and the iterations that optimise them."""
BINS = 1 << 15


def still(pixels: Pixels) -> bytes:
    """A still image."""
    height, width, _ = pixels.shape
    header = _header(width, height, TRUE_COLOUR)
    return b"".join((_SIGNATURE, header, _chunk(b"IDAT", _filtered(pixels)), _END))


def animated(pictures: Sequence[Pixels], per_second: int) -> bytes:
    """An animated PNG. Programs without animation support show the first frame.

    Each frame is painted over the previous one and contains only the pixels that changed.
    """
    colours, painted = quantised(pictures)
    (height, width), count = painted[0].shape, len(painted)
    parts = [_SIGNATURE, _header(width, height, PALETTE), _chunk(b"acTL", _pair(count, 0))]
    parts += [_chunk(b"PLTE", bytes(3) + colours.tobytes()), _chunk(b"tRNS", bytes(1))]
    parts += [
        _frame_control(0, width, height, per_second),
        _chunk(b"IDAT", _unfiltered(painted[0])),
    ]
    for number, (before, now) in enumerate(pairwise(painted), 1):
        news = np.where(now == before, UNCHANGED, now)
        parts.append(_frame_control(2 * number - 1, width, height, per_second))
        parts.append(_chunk(b"fdAT", struct.pack(">I", 2 * number) + _unfiltered(news)))
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


def _pair(one: int, other: int) -> bytes:
    return struct.pack(">II", one, other)


def _header(width: int, height: int, kind: int) -> bytes:
    return _chunk(b"IHDR", _pair(width, height) + struct.pack(">BBBBB", 8, kind, 0, 0, 0))


def _frame_control(number: int, width: int, height: int, per_second: int) -> bytes:
    """The frame control chunk: delay and blending of a frame."""
    place = struct.pack(">IIIII", number, width, height, 0, 0)
    return _chunk(b"fcTL", place + struct.pack(">HHBB", 1, per_second, 0, 1))


def _filtered(pixels: Pixels) -> bytes:
    """Compress rows with the Sub filter, which suits smooth pictures."""
    rows = np.ascontiguousarray(pixels)
    differences = rows.copy()
    differences[:, 1:] -= rows[:, :-1]
    height, width, depth = rows.shape
    lines = np.empty((height, 1 + width * depth), np.uint8)
    lines[:, 0] = 1
    lines[:, 1:] = differences.reshape(height, -1)
    return zlib.compress(lines.tobytes(), 6)


def _unfiltered(painted: Indices) -> bytes:
    """Compress rows without a filter: colour indices have no relation to their neighbours."""
    height, width = painted.shape
    lines = np.zeros((height, 1 + width), np.uint8)
    lines[:, 1:] = painted
    return zlib.compress(lines.tobytes(), 9)


# ---------------------------------------------------------------- colours
def quantised(pictures: Sequence[Pixels]) -> tuple[Pixels, list[Indices]]:
    """The best palette for an animation, and its frames as indices from 1 on."""
    bins = [_bins(picture) for picture in pictures]
    counts = np.bincount(np.concatenate([one.ravel() for one in bins]), minlength=BINS)
    known = np.flatnonzero(counts)
    middles = np.stack([known >> 10, known >> 5 & 31, known & 31], axis=1) * 8.0 + 4.0
    centres = middles[np.argsort(-counts[known])[:MAX_COLOURS]]
    for _ in range(ITERATIONS):
        nearest = _nearest(middles, centres)
        weights = np.maximum(np.bincount(nearest, counts[known], len(centres)), 1)
        sums = [np.bincount(nearest, counts[known] * c, len(centres)) for c in middles.T]
        centres = np.stack(sums, axis=1) / weights[:, None]
    number = np.zeros(BINS, np.uint8)
    number[known] = _nearest(middles, centres) + 1
    return np.round(centres).astype(np.uint8), [number[one] for one in bins]


def _bins(picture: Pixels) -> npt.NDArray[np.intp]:
    """The top five bits of each colour channel."""
    red, green, blue = (picture[:, :, n].astype(np.intp) >> 3 for n in range(3))
    return red << 10 | green << 5 | blue


def _nearest(
    colours: npt.NDArray[np.float64], centres: npt.NDArray[np.float64]
) -> npt.NDArray[np.intp]:
    far = ((colours[:, None, :] - centres[None, :, :]) ** 2).sum(axis=2)
    nearest: npt.NDArray[np.intp] = far.argmin(axis=1)
    return nearest


_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_END = _chunk(b"IEND", b"")
