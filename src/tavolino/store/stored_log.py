"""A stored match as a log: what `tavolino replay` reads."""

import msgspec

from tavolino.core.log import Entry, Header, Log
from tavolino.store.records import StoredMatch


def stored_log(stored: StoredMatch) -> Log:
    """Raises msgspec.MsgspecError if its options are none."""
    match = stored.match
    options = msgspec.json.decode(match.options, type=dict)
    header = Header(match.game, match.revision, match.seats, options, match.seed)
    return Log(header, tuple(Entry(line.seat, line.text) for line in stored.entries))
