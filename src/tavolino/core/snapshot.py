"""A state kept on the way, so that a long match need not be replayed to go on. Only a cache."""

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from tavolino.core.game import AnyGame
from tavolino.core.log import Entry, Header, Log
from tavolino.core.match import AnyMatch, Match, replay, resume_log


class Snapshot(Struct, frozen=True):
    """A state, after how many entries it was so, and the proof that it belongs to them."""

    seq: int
    proof: str
    state: Raw


def snapshot(match: AnyMatch) -> bytes:
    """The match's present state, to be kept beside its log."""
    state = Raw(msgspec.json.encode(match.state))
    proof = _proof(match.header, match.entries, state)
    return msgspec.json.encode(Snapshot(match.seq, proof, state))


def resume_match(game: AnyGame, log: Log, kept: bytes | None) -> AnyMatch:
    """The match of a log, from a snapshot where that helps; raises BrokenLog as `replay` does.

    A snapshot that is damaged, of other entries, of a state of another shape or of a revision that
    is gone is ignored.
    """
    rules = game.at_revision(log.header.revision)
    match = _from_snapshot(rules, log, kept) if rules and kept is not None else None
    if match is None:
        return replay(game, log)
    resume_log(match, log.entries[match.seq :])
    return match


def is_consistent(match: AnyMatch, log: Log, kept: bytes) -> bool:
    """Does the match of this log pass through the kept state? An unreadable one says nothing."""
    before = _from_snapshot(match.game, log, kept)
    return before is None or match.state_at(before.seq) == before.state


def _from_snapshot(game: AnyGame, log: Log, kept: bytes) -> AnyMatch | None:
    try:
        found = msgspec.json.decode(kept, type=Snapshot)
        state = msgspec.json.decode(found.state, type=game.state)
    except msgspec.MsgspecError:
        return None
    entries = log.entries[: found.seq]
    proven = found.proof == _proof(log.header, entries, found.state)
    if not proven or msgspec.json.encode(state) != bytes(found.state):
        return None  # a field that has another name by now would quietly get its default
    match: AnyMatch = Match(game, log.header.seats, log.header.options, log.header.seed)
    match.resume_from(entries, state)
    return match


def _proof(header: Header, entries: Sequence[Entry], state: Raw) -> str:
    """A hash of all that the state depends on, and of the state."""
    text = str(Log(header, tuple(entries))).encode()
    return hashlib.sha256(text + bytes(state)).hexdigest()
