"""HOUSE-2: how far a seat may take back. Nobody may learn anything by it."""

from collections.abc import Collection, Container
from typing import TYPE_CHECKING

from tavolino.core.game import NATURE, Seat
from tavolino.core.log import Entry, undo_count

if TYPE_CHECKING:
    from tavolino.core.match import AnyMatch

MAX_UNDOS = 100
"""So often a seat may take something back before somebody else acts: a log must end some day."""


def undo_reach(match: "AnyMatch", seat: Seat, with_bots: Collection[Seat] = ()) -> int:
    """How many actions the seat would take back: its last one and all that stand after it."""
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


def last_choice(match: "AnyMatch") -> Entry | None:
    """The last standing action that did not give itself."""
    chosen = (at for at in reversed(match.standing) if not _was_forced(match, at))
    return next((match.entries[at] for at in chosen), None)


def _is_still(match: "AnyMatch") -> bool:
    """Is nothing falling? Dice that are due were not seen yet."""
    return NATURE not in match.actors or match.game.is_listed(match.state)


def _last_choice_of(match: "AnyMatch", seat: Seat, agreed: Container[Seat]) -> int | None:
    """The how manieth from the end of the standing actions is the last that the seat chose?"""
    for back, position in enumerate(reversed(match.standing), 1):
        actor = match.entries[position].seat
        concerns = actor == seat or actor not in agreed
        if concerns and not _was_forced(match, position):
            return back if actor == seat else None
    return None


def _was_forced(match: "AnyMatch", position: int) -> bool:
    """Was this the only answer, which nobody had to give?"""
    spared = match.game.answers_itself and position not in match.taken_back
    return spared and match.game.forced(match.state_at(position)) is not None


def _is_alone(match: "AnyMatch", agreed: Container[Seat], since: int) -> bool:
    """Did nobody else choose anything from there on?"""
    return all(
        match.entries[at].seat in agreed or _was_forced(match, at) for at in range(since, match.seq)
    )


def _was_open(match: "AnyMatch", since: int) -> bool:
    """Did everybody see the same all the time from there on? Then nothing was learnt."""
    return not match.game.secrets or all(
        match.game.is_open(match.state_at(seq)) for seq in range(match.seq, since - 1, -1)
    )


def _was_timed(match: "AnyMatch", position: int) -> bool:
    seat = match.entries[position].seat
    return match.game.window(match.state_at(position), seat) is not None


def _undo_count(match: "AnyMatch", agreed: Container[Seat]) -> int:
    """How often something was taken back since anybody else chose anything."""
    if len(match.taken_back) < MAX_UNDOS:
        return 0  # few enough, whoever it was
    found = 0
    for at in range(match.seq - 1, -1, -1):
        entry = match.entries[at]
        if entry.seat not in agreed and not _was_forced(match, at):
            break
        found += undo_count(entry.text) > 0
    return found
