"""Restores a match from the store by the rules that it began with, or as far as known rules can."""

from collections.abc import Mapping

from msgspec import Struct

from tavolino.core.files.lesson import prepared_entries
from tavolino.core.game import AnyGame
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.core.replay.snapshot import resume_match
from tavolino.store.records import StoredMatch
from tavolino.store.stored_log import stored_log


class UnknownRules(Exception):
    """The games on this server cannot show this match at all."""


class RestoredMatch(Struct, frozen=True, eq=False):
    """A match from the store, which continues by the revision that it began with.

    It can only be viewed if that revision is gone or its log does not replay to the end.
    """

    match: AnyMatch
    is_playable: bool


def restore_match(games: Mapping[str, AnyGame], stored: StoredMatch) -> RestoredMatch:
    """The match as it was left. Raises UnknownRules."""
    game = games.get(stored.match.game)
    if game is None:
        raise UnknownRules(f"this server has no game {stored.match.game!r}")
    try:
        return _restore(game, stored)
    except Exception as error:  # rules of another revision may fail on an old log in any way
        raise UnknownRules(f"match {stored.match.id} cannot be opened: {error!r}") from error


def _restore(game: AnyGame, stored: StoredMatch) -> RestoredMatch:
    log = stored_log(stored)
    kept = stored.snapshot.state if stored.snapshot else None
    try:
        match = resume_match(game, log, kept)
        if stored.match.help == "first_game":
            match.prepared = prepared_entries(match)
        return RestoredMatch(match, is_playable=match.header.revision == log.header.revision)
    except BrokenLog as broken:
        readable = Log(log.header, log.entries[: broken.position])
        return RestoredMatch(replay(game, readable), is_playable=False)
