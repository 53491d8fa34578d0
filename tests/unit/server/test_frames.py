"""Frames are found in any pieces, and only whole short texts go past the parser."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode

from tavolino.server.net.frames import frame_end, frame_header, short_text

MAX_SIZE = 70_000
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, MAX_SIZE)


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_headers_are_those_of_the_library(size: int) -> None:
    text = bytes(size)
    assert frame_header(0x81, size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_ends_where_its_payload_ends(size: int) -> None:
    frame = masked(b"x" * size)
    assert frame_end(b"before" + frame + b"after", 6, MAX_SIZE) == 6 + len(frame)
    assert [end for end in range(len(frame)) if frame_end(frame[:end], 0, MAX_SIZE)] == []


def test_a_frame_that_is_too_long_ends_with_what_was_received() -> None:
    begun = masked(bytes(MAX_SIZE + 1))[:20]
    assert frame_end(begun, 0, MAX_SIZE) == 20


def test_frames_are_the_same_in_any_pieces() -> None:
    random = Random(1)
    sent = [random.randbytes(random.choice((0, 3, 60, 130, 70_000))) for _ in range(40)]
    stream, found, received = b"".join(map(masked, sent)), [], b""
    while stream:
        size = random.choice((1, 2, 7, 200, 40_000))
        received, stream = received + stream[:size], stream[size:]
        while end := frame_end(received, 0, MAX_SIZE):
            found.append(received[:end])
            received = received[end:]
    assert received == b""
    assert [short_text(frame) for frame in found] == [
        text if len(text) < 65_536 else None for text in sent
    ]


@pytest.mark.parametrize(
    "frame",
    [
        masked(b"part", fin=False),
        masked(b"more", Opcode.CONT),
        masked(b"bits", Opcode.BINARY),
        masked(b"ping", Opcode.PING),
        masked(b"", Opcode.CLOSE),
        Frame(Opcode.TEXT, b"no mask").serialize(mask=False),
        bytes((0xC1, *masked(b"compressed")[1:])),
    ],
    ids=["part", "continuation", "binary", "ping", "close", "no mask", "compressed"],
)
def test_every_other_frame_is_left_to_the_parser(frame: bytes) -> None:
    assert frame_end(frame, 0, MAX_SIZE) == len(frame)
    assert short_text(frame) is None
