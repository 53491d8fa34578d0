"""Snapshots of a match's state, a cache that makes it unnecessary to replay long logs."""

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct

from tavolino.core.game import AnyGame
from tavolino.core.log import Entry, Header, Log
from tavolino.core.match import AnyMatch, Match, replay, resume_log


class Snapshot(Struct, frozen=True):
    """A state, the number of entries before it, and a hash that ties it to them."""

    seq: int
    proof: str
    state: Raw


def snapshot(match: AnyMatch) -> bytes:
    """Encodes the match's current state, to be stored with its log."""
    state = Raw(msgspec.json.encode(match.state))
    proof = _proof(match.header, match.entries, state)
    return msgspec.json.encode(Snapshot(match.seq, proof, state))


def resume_match(game: AnyGame, log: Log, kept: bytes | None) -> AnyMatch:
    """Restores the match of a log, from a snapshot if it is valid. Raises BrokenLog like `replay`.

    Ignores a snapshot that is damaged, belongs to other entries, has a state of another shape, or
    is of a revision that is no longer available.
    """
    rules = game.at_revision(log.header.revision)
    match = _from_snapshot(rules, log, kept) if rules and kept is not None else None
    if match is None:
        return replay(game, log)
    resume_log(match, log.entries[match.seq :])
    return match


def is_consistent(match: AnyMatch, log: Log, kept: bytes) -> bool:
    """Whether the match of this log passes through the stored state. True if it is unreadable."""
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
        return None  # a field renamed since then would silently get its default
    match: AnyMatch = Match(game, log.header.seats, log.header.options, log.header.seed)
    match.resume_from(entries, state)
    return match


def _proof(header: Header, entries: Sequence[Entry], state: Raw) -> str:
    """A hash of the state and of everything that it depends on."""
    text = str(Log(header, tuple(entries))).encode()
    return hashlib.sha256(text + bytes(state)).hexdigest()
