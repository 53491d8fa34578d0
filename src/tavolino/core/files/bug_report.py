"""The bug report file: one table's position, log and device, as one client saw them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

ReportText = Annotated[str, Meta(max_length=4_000)]
ShortText = Annotated[str, Meta(max_length=200)]


class Device(Struct, frozen=True):
    """The browser and screen on which the player saw the bug."""

    browser: Annotated[str, Meta(max_length=1_000)]
    width: int
    height: int
    density: float
    """Device pixels per CSS pixel."""
    language: ShortText


class BugReport(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tavolino-report"):
    """A match at one moment, as one seat or a spectator saw it. Contains no secrets of others."""

    form: Literal[1] = 1
    version: ShortText
    game: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,40}\Z")]
    revision: int
    table: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
    seq: Annotated[int, Meta(ge=0)]
    seat: int
    words: ReportText
    """The reporter's text: what happened, and what should have happened."""
    heard: tuple[str, ...]
    """The log in notation, limited to what the reporter may know."""
    view: Any
    device: Device
    log: str = ""
    """The complete log, if the match is over."""


def parse_report(text: bytes) -> BugReport:
    """Parses a bug report. Raises msgspec.MsgspecError if the bytes are not one."""
    return msgspec.json.decode(text, type=BugReport)
