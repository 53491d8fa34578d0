"""WebSocket frames as bytes: header, end and payload (RFC 6455, 5.2)."""

from struct import pack

from websockets.utils import apply_mask

TEXT, BINARY = 0x81, 0x82
"""First byte of a frame that is a whole message."""

MASKED = 0x80
MASK_BYTES = 4
SHORT_SIZE, LONG_SIZE = 126, 127
"""Values of the size that say that two or eight bytes with the size follow."""


def frame_header(kind: int, size: int) -> bytes:
    """Header of a complete, unmasked frame with a payload of this size."""
    if size < SHORT_SIZE:
        return bytes((kind, size))
    if size < 1 << 16:
        return pack("!BBH", kind, SHORT_SIZE, size)
    return pack("!BBQ", kind, LONG_SIZE, size)


def frame_end(received: bytes, start: int, max_size: int) -> int:
    """The end of the frame that begins at `start`; 0 if it is not complete yet.

    A frame with a larger payload than `max_size` ends with what was received, so that the parser
    refuses it at once.
    """
    payload = start + 2
    if payload > len(received):
        return 0
    size = received[start + 1] & ~MASKED
    if size >= SHORT_SIZE:
        payload += 2 if size == SHORT_SIZE else 8
        if payload > len(received):
            return 0
        size = int.from_bytes(received[start + 2 : payload], "big")
        if size > max_size:
            return len(received)
    if received[start + 1] & MASKED:
        payload += MASK_BYTES
    end = payload + size
    return end if end <= len(received) else 0


def short_text(frame: bytes) -> bytes | None:
    """The payload of a whole masked text below 64 KiB; None for every other frame."""
    size = frame[1] - MASKED
    if frame[0] != TEXT or not 0 <= size <= SHORT_SIZE:
        return None
    payload = MASK_BYTES + (4 if size == SHORT_SIZE else 2)
    return bytes(apply_mask(frame[payload:], frame[payload - MASK_BYTES : payload]))
