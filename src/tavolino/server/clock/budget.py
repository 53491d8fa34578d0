"""What each seat has left of its time, and for whom it runs: pure bookkeeping, in milliseconds.

All times are those of `Uptime`: whatever happens while the house is closed takes no time.
"""

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import NATURE, Seat
from tavolino.core.log import undo_count
from tavolino.core.match import AnyStep
from tavolino.server.protocol.time_control import (
    DAY_SECONDS,
    Budget,
    TableClockReading,
    TimeControl,
    TimeLimit,
)

MINIMUM_DIVISOR = 10
"""Whoever comes back after the last second has this part of the whole budget."""

REMINDER_DIVISOR = 3
"""Who is away is reminded when this part of the time is left."""

MAX_PAUSE_MS = {"live": 3_600_000, "days": 21 * DAY_SECONDS * 1000}
"""Then a pause is over by itself: nobody can hold up the others for ever."""


class ClockState(Struct, frozen=True):
    """How the time of a match stood at a moment."""

    left: tuple[int, ...]
    least: tuple[int, ...]
    """What each had when it made a move that it may still take back: an undo brings no more."""
    at: int = 0
    running: tuple[Seat, ...] = ()
    begun: bool = False
    """Has anybody moved? The first player has all the time in the world."""
    owed: Seat | None = None
    """Whoever gets the increment once it is plain that its turn is over,"""
    granted: Seat | None = None
    """and who got it last: an undo takes it back."""
    paused: int | None = None
    """Since when nothing goes on."""
    wants: tuple[Seat, ...] = ()
    reminded: tuple[Seat, ...] = ()


def full_time(limit: TimeLimit) -> int:
    return limit.seconds * 1000


def full_clock(limit: TimeLimit, seats: int) -> ClockState:
    """How it stands before the first move."""
    return ClockState(left=(full_time(limit),) * seats, least=(full_time(limit),) * seats)


def advance_to(glass: ClockState, now: int) -> ClockState:
    """The same at another moment; if the house was not open for so long after all, earlier."""
    gone = now - glass.at
    left = tuple(
        max(0, had - gone) if seat in glass.running else had for seat, had in enumerate(glass.left)
    )
    return replace(glass, left=left, at=now)


def shift(glass: ClockState, by: int) -> ClockState:
    """The house was open so much longer than was known, and nobody could do anything here."""
    paused = None if glass.paused is None else glass.paused + by
    return replace(glass, at=glass.at + by, paused=paused)


def clock_reading(glass: ClockState) -> TableClockReading:
    """As everybody may know it."""
    return TableClockReading(
        left=tuple(left / 1000 for left in glass.left),
        running=glass.running,
        paused=glass.paused is not None,
        wants=glass.wants,
    )


# ---------------------------------------------------------------- moves


def after_entries(glass: ClockState, limit: TimeLimit, steps: Iterable[AnyStep]) -> ClockState:
    """How it stands after these entries."""
    for step in steps:
        seat = step.entry.seat
        if seat >= 0:
            glass = _after_move(glass, limit, seat, is_undo=bool(undo_count(step.entry.text)))
        glass = _pay_increment(glass, limit, step.actors)
    return glass


def _after_move(glass: ClockState, limit: TimeLimit, seat: Seat, *, is_undo: bool) -> ClockState:
    reminded = tuple(one for one in glass.reminded if one != seat)
    glass = replace(glass, begun=True, reminded=reminded, owed=None if is_undo else seat)
    if isinstance(limit, Budget):
        return _after_budget_move(glass, limit, seat, is_undo=is_undo)
    had = glass.left[seat]
    least = min(had, glass.least[seat])
    others = (full_time(limit),) * len(glass.left)
    left = least if is_undo else full_time(limit)
    return replace(
        glass, left=_replaced(glass.left, seat, left), least=_replaced(others, seat, least)
    )


def _after_budget_move(
    glass: ClockState, limit: Budget, seat: Seat, *, is_undo: bool
) -> ClockState:
    """Nothing is added yet; what was added for a turn that goes on is taken away again."""
    left = glass.left[seat]
    if is_undo and glass.granted == seat:
        left = max(0, left - limit.increment * 1000)
    if not left:  # a bot moved for somebody who had no time
        left = full_time(limit) // MINIMUM_DIVISOR
    return replace(glass, left=_replaced(glass.left, seat, left), granted=None)


def _pay_increment(glass: ClockState, limit: TimeLimit, actors: Collection[Seat]) -> ClockState:
    """Whose turn is over gets the increment; while NATURE is at work nobody knows."""
    owed = glass.owed
    if owed is None or NATURE in actors:
        return glass
    if not isinstance(limit, Budget) or owed in actors:
        return replace(glass, owed=None)
    left = _replaced(glass.left, owed, glass.left[owed] + limit.increment * 1000)
    return replace(glass, left=left, owed=None, granted=owed)


def refill(glass: ClockState, limit: TimeLimit, seat: Seat) -> ClockState:
    """The seat has all its time again."""
    return replace(glass, left=_replaced(glass.left, seat, full_time(limit)))


def _replaced(values: Sequence[int], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# ---------------------------------------------------------------- pauses


def vote_pause(
    glass: ClockState, seat: Seat, people: Collection[Seat], *, wants: bool
) -> ClockState:
    """The seat wants a pause, or to go on; when all people want it, it is so."""
    others = tuple(one for one in glass.wants if one != seat)
    return count_votes(replace(glass, wants=(*others, seat) if wants else others), people)


def count_votes(glass: ClockState, people: Collection[Seat]) -> ClockState:
    """Bots agree to everything."""
    wants = tuple(sorted(seat for seat in glass.wants if seat in people))
    if not wants or len(wants) < len(people):
        return replace(glass, wants=wants)
    return replace(glass, wants=(), paused=glass.at if glass.paused is None else None)


def end_long_pause(glass: ClockState, tempo: TimeControl) -> ClockState:
    """A pause that has lasted as long as one may is over."""
    if glass.paused is None or glass.at < glass.paused + MAX_PAUSE_MS[tempo.pace]:
        return glass
    return replace(glass, paused=None, wants=())


# ---------------------------------------------------------------- what is due


def expired_seats(glass: ClockState) -> list[Seat]:
    """Whose time has run out."""
    return [seat for seat in glass.running if not glass.left[seat]]


def seats_to_remind(glass: ClockState, limit: TimeLimit) -> list[Seat]:
    """Who is to be reminded now: little of the time is left."""
    little = full_time(limit) // REMINDER_DIVISOR
    waking = [seat for seat in glass.running if seat not in glass.reminded]
    return [seat for seat in waking if glass.left[seat] <= little]


def due_at(glass: ClockState, tempo: TimeControl) -> int | None:
    """When something is to be done about it, if nothing happens before."""
    if glass.paused is not None:
        return glass.paused + MAX_PAUSE_MS[tempo.pace]
    if tempo.limit is None or not glass.running:
        return None
    little = full_time(tempo.limit) // REMINDER_DIVISOR
    waits = [glass.left[seat] - (0 if seat in glass.reminded else little) for seat in glass.running]
    return glass.at + max(0, min(waits))
