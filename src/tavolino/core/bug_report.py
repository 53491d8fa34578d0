"""What somebody says is wrong at a table, with all that they saw: a file that a client writes."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

ReportText = Annotated[str, Meta(max_length=4_000)]
ShortText = Annotated[str, Meta(max_length=200)]


class Device(Struct, frozen=True):
    """What it was seen on."""

    browser: Annotated[str, Meta(max_length=1_000)]
    width: int
    height: int
    density: float
    """Points of the screen for one of the page."""
    language: ShortText


class BugReport(Struct, frozen=True, kw_only=True, tag_field="kind", tag="tavolino-report"):
    """A match at one moment, as one seat or a spectator saw it. It holds nobody else's secrets."""

    form: Literal[1] = 1
    version: ShortText
    game: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,40}$")]
    revision: int
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
    seq: Annotated[int, Meta(ge=0)]
    seat: int
    words: ReportText
    """What happened, and what should have."""
    heard: tuple[str, ...]
    """The log in notation, as far as it may be known."""
    view: Any
    device: Device
    log: str = ""
    """The whole log, once the match is over."""


def parse_report(text: bytes) -> BugReport:
    """Raises msgspec.MsgspecError if it is none."""
    return msgspec.json.decode(text, type=BugReport)
