"""A minimal and fast WebSocket client, so that the driver is not the bottleneck."""

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import TypeAlias, cast

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
TAIL = b"\x00\x00\xff\xff"
"""The end that a compressed message leaves out."""

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL, COMPRESSED, MASKED = 0x80, 0x40, 0x80
NO_MASK = bytes(4)
"""Clients must mask every frame. A zero mask changes no byte, but the server still unmasks."""


Heard: TypeAlias = Callable[["Line", bytes], None]


class Lost(ConnectionError):
    """The server has closed the connection, or never opened it."""


class Line(asyncio.Protocol):
    """One connection. It passes on whole text messages and counts every received byte."""

    def __init__(self, host: str, path: str, heard: Heard, more: str) -> None:
        self._greeting = HANDSHAKE.format(host=host, path=path, more=more).encode()
        self._heard = heard
        self._rest = b""
        self._inflate = zlib.decompressobj(-15)
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes of all frames so far, as received."""
        self._left = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Lost("the server hung up before the line was open"))
        elif not self._left:
            raise Lost("the server hung up") from exc

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = self._frames(data) if self._open else self._answer(data)
        self._rest = data[at:]

    def _answer(self, data: bytes) -> int:
        """Parse the server's handshake; frames may follow at once."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if b" 101 " not in data[:20]:
            self.opened.set_exception(Lost(data[:end].decode(errors="replace")))
            self._transport.abort()
            return len(data)
        self._open = True
        self.opened.set_result(None)
        return end + self._frames(data[end:])

    def _frames(self, data: bytes) -> int:
        """Take every whole frame; return the end of the last one."""
        at, length = 0, len(data)
        while length - at >= 2 and not self._left:
            head, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > length:
                break
            self.received += start + size - at
            at = start + size
            self._take(head, data[start:at])
        return at

    def _take(self, head: int, payload: bytes) -> None:
        kind = head & 0x0F
        if head & COMPRESSED:
            payload = self._inflate.decompress(payload + TAIL)
        if kind == TEXT and head & FINAL:
            self._heard(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            raise Lost(f"the server closed: {int.from_bytes(payload[:2])} {payload[2:].decode()}")
        elif kind not in (BINARY, PONG):
            raise Lost(f"a message in pieces is not understood here: {head:#x}")

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((FINAL | kind, MASKED | size))
        else:
            head = struct.pack("!BBH", FINAL | kind, MASKED | 126, size)
        self._transport.write(head + NO_MASK + payload)

    def hang_up(self) -> None:
        self._left = True
        self._transport.abort()


async def call(host: str, path: str, heard: Heard, *, deflate: bool = False) -> Line:
    """Open a connection; with `deflate`, offer compression as browsers do."""
    name, _, port = host.rpartition(":")
    loop = asyncio.get_running_loop()
    more = DEFLATE if deflate else ""
    _, line = await loop.create_connection(lambda: Line(host, path, heard, more), name, int(port))
    await line.opened
    return line


async def ask(host: str, path: str, body: bytes) -> bytes:
    """Send an HTTP request; return the body of the response."""
    name, _, port = host.rpartition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    start, _, found = answer.partition(b"\r\n\r\n")
    if b" 20" not in start[:20]:
        raise Lost(answer.decode(errors="replace"))
    return found
