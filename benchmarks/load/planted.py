"""Tables in the middle of their matches, written into a database before its server starts."""

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from load.ours import Laid
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, Match
from tavolino.server.tokens import fingerprint, new_table_id, new_token
from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord
from tavolino.store.sqlite import SqliteStore

KINDS = 16
"""Number of played matches; every table is in the middle of one of them."""
THEN = "2025-01-01T12:00:00.000Z"


@cache
def matches(game: AnyGame, seats: int) -> list[AnyMatch]:
    """Random matches from their beginning to their end."""
    return [_played(game, seats, seed) for seed in range(KINDS)]


def length(game: AnyGame, seats: int) -> float:
    """The number of entries of a match."""
    played = matches(game, seats)
    return sum(match.seq for match in played) / len(played)


def _played(game: AnyGame, seats: int, seed: int) -> AnyMatch:
    random, match = Random(seed), Match(game, seats, {}, f"{seed}")
    while actors := match.actors:
        if NATURE in actors:
            match.append(match.draw())
        else:
            action = random.choice(game.legal(match.state, actors[0]))
            match.play(actors[0], game.format(action))
    return match


def plant(
    database: Path, game: AnyGame, seats: int, count: int, part: Callable[[int], float]
) -> list[Laid]:
    """Create this number of tables; `part` gives for each the share of its match that is over."""
    played = matches(game, seats)

    async def all_of_them() -> list[Laid]:
        store = SqliteStore(str(database))
        try:
            return [
                await _plant(store, played[n % KINDS], int(part(n) * played[n % KINDS].seq))
                for n in range(count)
            ]
        finally:
            await store.close()

    return asyncio.run(all_of_them())


async def _plant(store: SqliteStore, match: AnyMatch, entries: int) -> Laid:
    header, table = match.header, new_table_id()
    tokens = tuple(new_token() for _ in range(header.seats))
    record = MatchRecord(
        id=table,
        game=header.game,
        revision=header.revision,
        options=msgspec.json.encode(header.options).decode(),
        seats=header.seats,
        seed=header.seed,
        host=fingerprint(new_token()),
        created=THEN,
    )
    seated = [
        SeatRecord(seat, "person", None, "", fingerprint(token))
        for seat, token in enumerate(tokens)
    ]
    await store.create_match(record, seated)
    log = enumerate(match.entries[:entries])
    records = (EntryRecord(seq, entry.seat, entry.text, THEN) for seq, entry in log)
    await asyncio.gather(*(store.append_entries(table, record) for record in records))
    return Laid(table, tokens)
