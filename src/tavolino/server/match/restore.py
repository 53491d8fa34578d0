"""Brings a match back from the store, as far as the rules that are known can."""

from collections.abc import Mapping

from msgspec import Struct

from tavolino.core.game import AnyGame
from tavolino.core.lesson import prepared_entries
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.core.snapshot import resume_match
from tavolino.store.records import StoredMatch
from tavolino.store.stored_log import stored_log


class UnknownRules(Exception):
    """Nothing of this match can be shown by the games that are offered here."""


class RestoredMatch(Struct, frozen=True, eq=False):
    """A match from the store, to be played on by the revision that it began with.

    Not whole if that revision is gone, or if its log does not replay to the end: then it can only
    be looked at.
    """

    match: AnyMatch
    is_playable: bool


def restore_match(games: Mapping[str, AnyGame], stored: StoredMatch) -> RestoredMatch:
    """The match as it was left; raises UnknownRules."""
    game = games.get(stored.match.game)
    if game is None:
        raise UnknownRules(f"there is no game {stored.match.game!r} here")
    try:
        return _restore(game, stored)
    except Exception as error:  # rules of another revision may stumble over an old log anyhow
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
