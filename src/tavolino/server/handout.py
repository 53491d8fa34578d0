"""The log of a match, as far as anybody may have it."""

from itertools import chain, repeat

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import SPECTATOR
from tavolino.core.log import Entry, Log, note_traces
from tavolino.core.match import AnyMatch, finished
from tavolino.server.lobby import Lobby, Unplayable
from tavolino.server.reel import traces_of
from tavolino.server.refusal import Refused, problem
from tavolino.server.table import Table
from tavolino.store.logs import log_of
from tavolino.store.protocol import Store
from tavolino.store.records import Stored

WITHHELD = "# not over: the seed, and what is secret, are withheld"


class Handout(Struct, frozen=True):
    """A log, and what its file is called."""

    name: str
    log: str


async def handout(name: str, lobby: Lobby, store: Store) -> Handout:
    """What is given to whoever asks; raises Refused and StoreError.

    A match that is over has no secrets left. One that goes on, here or once this server is newer,
    is not given away; of one that cannot go on any more there is what everybody has heard.
    """
    try:
        table = await lobby.find(name)
    except Unplayable:
        stored = await store.load(name)
        if stored is None or not stored.match.finished:
            raise
        return await _all(stored, store)
    stored = None if table.whole else await store.load(name)
    if stored and stored.match.finished:
        return await _all(stored, store)
    text = _open_part(table.match, log_of(stored)) if stored else await _end(table, store)
    return Handout(f"{table.record.game}-{name}.log", text)


async def _all(stored: Stored, store: Store) -> Handout:
    """By no rules: they may be gone."""
    traces = traces_of(await store.traces(stored.match.id))
    text = str(log_of(stored)) + note_traces(traces)
    return Handout(f"{stored.match.game}-{stored.match.id}.log", text)


async def _end(table: Table, store: Store) -> str:
    if not table.match.is_over:
        raise Refused(problem("not_found"))
    return finished(table.match, traces_of(await store.traces(table.record.id)))


def _open_part(match: AnyMatch, log: Log) -> str:
    """The entries as spectators have heard them.

    In a game without secrets too: there may be something in its log that nobody was told.
    """
    if log.header.revision > match.game.revision:
        raise Refused(problem("not_found"))
    head = str(Log(replace(log.header, seed="")))
    told = [match.told(seq, SPECTATOR).notation for seq in range(match.seq)]
    entries = map(_line, log.entries, chain(told, repeat("")))
    return "\n".join([head + WITHHELD, *entries, ""])


def _line(entry: Entry, notation: str) -> str:
    return f"{entry.seat}: {notation}" if notation else f"# {entry.seat}: withheld"
