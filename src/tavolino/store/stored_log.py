"""Converts a stored match to a log, as `tavolino replay` reads it."""

import msgspec

from tavolino.core.log import Entry, Header, Log
from tavolino.store.records import StoredMatch


def stored_log(stored: StoredMatch) -> Log:
    """Convert a match; raises msgspec.MsgspecError if its rule options cannot be decoded."""
    match = stored.match
    options = msgspec.json.decode(match.options, type=dict)
    header = Header(match.game, match.revision, match.seats, options, match.seed)
    return Log(header, tuple(Entry(line.seat, line.text) for line in stored.entries))
