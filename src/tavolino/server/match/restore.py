"""Brings a match back from the store, as far as the rules that are known can."""

from collections.abc import Mapping

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.core.lesson import prepared
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.core.snapshot import resume
from tavolino.store.records import Stored
from tavolino.store.stored_log import log_of


class Lost(Exception):
    """Nothing of this match can be shown by the games that are offered here."""


class Revived(Struct, frozen=True, eq=False):
    """A match from the store, to be played on by the revision that it began with.

    Not whole if that revision is gone, or if its log does not replay to the end: then it can only
    be looked at.
    """

    match: AnyMatch
    whole: bool


def revive(games: Mapping[str, AnyGame], stored: Stored) -> Revived:
    """The match as it was left; raises Lost."""
    game = games.get(stored.match.game)
    if game is None:
        raise Lost(f"there is no game {stored.match.game!r} here")
    try:
        return _revive(game, stored)
    except Exception as error:  # rules of another revision may stumble over an old log anyhow
        raise Lost(f"match {stored.match.id} cannot be opened: {error!r}") from error


def _revive(game: AnyGame, stored: Stored) -> Revived:
    log = log_of(stored)
    kept = stored.snapshot.state if stored.snapshot else None
    try:
        match = resume(game, log, kept)
        if stored.match.help == "first_game":
            match.prepared = prepared(match)
        return Revived(match, whole=match.header.revision == log.header.revision)
    except BrokenLog as broken:
        readable = Log(log.header, log.entries[: broken.position])
        return Revived(replay(game, readable), whole=False)
