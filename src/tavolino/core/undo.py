"""HOUSE-2: how many actions a seat may undo, so that no player learns anything by an undo."""

from array import array
from collections.abc import Collection, Container, Sequence
from typing import Any, Protocol

from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import Entry, undo_count

MAX_UNDOS = 100
"""Maximum number of undos of a seat before another seat acts, so that a log cannot grow forever."""


class History(Protocol):
    """What the rules of undo read of a match; see `tavolino.core.match.Match`."""

    game: AnyGame
    state: Any
    standing: "array[int]"
    taken_back: dict[int, int]
    prepared: int
    actors: tuple[Seat, ...]
    seq: int
    entries: Sequence[Entry]

    def state_at(self, seq: int) -> Any: ...

    def was_forced(self, seq: int) -> bool: ...


def undo_reach(match: History, seat: Seat, with_bots: Collection[Seat] = ()) -> int:
    """The number of actions that an undo takes back: the seat's last and all after it; or 0."""
    if seat == NATURE or not match.actors or not match.entries:
        return 0
    agreed = {seat, *with_bots} - {NATURE}
    back = _last_choice_of(match, seat, agreed)
    if back is None or not _is_still(match):
        return 0
    first = match.standing[-back]
    acted = {entry.seat for entry in match.entries[first:]}
    if not _is_alone(match, agreed, first) or (acted != {seat} and not _was_open(match, first)):
        return 0
    if first < match.prepared or any(_was_timed(match, at) for at in match.standing[-back:]):
        return 0
    return back if _undo_count(match, agreed) < MAX_UNDOS else 0


def last_choice(match: History) -> Entry | None:
    """The last standing entry that was not an automatic answer."""
    chosen = (at for at in reversed(match.standing) if not match.was_forced(at))
    return next((match.entries[at] for at in chosen), None)


def _is_still(match: History) -> bool:
    """Whether no simulation is due. Chance draws that are due have not been seen yet."""
    return NATURE not in match.actors or match.game.is_listed(match.state)


def _last_choice_of(match: History, seat: Seat, agreed: Container[Seat]) -> int | None:
    """The distance from the end of the standing actions to the seat's last choice, from 1."""
    for back, position in enumerate(reversed(match.standing), 1):
        actor = match.entries[position].seat
        concerns = actor == seat or actor not in agreed
        if concerns and not match.was_forced(position):
            return back if actor == seat else None
    return None


def _is_alone(match: History, agreed: Container[Seat], since: int) -> bool:
    """Whether only the agreed seats have chosen anything since this position."""
    return all(
        match.entries[at].seat in agreed or match.was_forced(at) for at in range(since, match.seq)
    )


def _was_open(match: History, since: int) -> bool:
    """Whether all viewers have seen the same since this position, so nobody learnt anything."""
    return not match.game.secrets or all(
        match.game.is_open(match.state_at(seq)) for seq in range(match.seq, since - 1, -1)
    )


def _was_timed(match: History, position: int) -> bool:
    seat = match.entries[position].seat
    return match.game.window(match.state_at(position), seat) is not None


def _undo_count(match: History, agreed: Container[Seat]) -> int:
    """The number of undos since a seat outside `agreed` last chose anything."""
    if len(match.taken_back) < MAX_UNDOS:
        return 0  # the total is already below the limit
    found = 0
    for at in range(match.seq - 1, -1, -1):
        entry = match.entries[at]
        if entry.seat not in agreed and not match.was_forced(at):
            break
        found += undo_count(entry.text) > 0
    return found
