"""Arithmetic of player clocks in milliseconds: remaining time, increments, pauses, reminders.

All times are readings of `Uptime`, so downtime costs no player any time.
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
"""A player who returns after their time ran out gets this fraction of the budget."""

REMINDER_DIVISOR = 3
"""An absent player is reminded when this fraction of the time is left."""

MAX_PAUSE_MS = {"live": 3_600_000, "days": 21 * DAY_SECONDS * 1000}
"""Length after which a pause ends by itself, so that no player can hold up the others forever."""


class ClockState(Struct, frozen=True):
    """The clocks of a match at one moment."""

    left: tuple[int, ...]
    least: tuple[int, ...]
    """Time of each seat when it made a move that it may still undo. An undo restores no more."""
    at: int = 0
    running: tuple[Seat, ...] = ()
    begun: bool = False
    """Whether any seat has moved. The first move has no time limit."""
    owed: Seat | None = None
    """The seat that gets the increment once its turn is certain to be over."""
    granted: Seat | None = None
    """The seat that got the last increment. An undo takes it back."""
    paused: int | None = None
    """When the pause began; None without a pause."""
    wants: tuple[Seat, ...] = ()
    reminded: tuple[Seat, ...] = ()


def full_time(limit: TimeLimit) -> int:
    return limit.seconds * 1000


def full_clock(limit: TimeLimit, seats: int) -> ClockState:
    """The clocks before the first move."""
    return ClockState(left=(full_time(limit),) * seats, least=(full_time(limit),) * seats)


def advance_to(clock: ClockState, now: int) -> ClockState:
    """The clocks at another moment, which is earlier if the uptime was corrected downwards."""
    gone = now - clock.at
    left = tuple(
        max(0, had - gone) if seat in clock.running else had for seat, had in enumerate(clock.left)
    )
    return replace(clock, left=left, at=now)


def shift(clock: ClockState, by: int) -> ClockState:
    """Moves the clocks on by uptime in which no player could act here. No seat loses time."""
    paused = None if clock.paused is None else clock.paused + by
    return replace(clock, at=clock.at + by, paused=paused)


def clock_reading(clock: ClockState) -> TableClockReading:
    """The clocks, as shown to everyone."""
    return TableClockReading(
        left=tuple(left / 1000 for left in clock.left),
        running=clock.running,
        paused=clock.paused is not None,
        wants=clock.wants,
    )


# ---------------------------------------------------------------- moves


def after_entries(clock: ClockState, limit: TimeLimit, steps: Iterable[AnyStep]) -> ClockState:
    """The clocks after these entries."""
    for step in steps:
        seat = step.entry.seat
        if seat >= 0:
            clock = _after_move(clock, limit, seat, is_undo=bool(undo_count(step.entry.text)))
        clock = _pay_increment(clock, limit, step.actors)
    return clock


def _after_move(clock: ClockState, limit: TimeLimit, seat: Seat, *, is_undo: bool) -> ClockState:
    reminded = tuple(one for one in clock.reminded if one != seat)
    clock = replace(clock, begun=True, reminded=reminded, owed=None if is_undo else seat)
    if isinstance(limit, Budget):
        return _after_budget_move(clock, limit, seat, is_undo=is_undo)
    had = clock.left[seat]
    least = min(had, clock.least[seat])
    others = (full_time(limit),) * len(clock.left)
    left = least if is_undo else full_time(limit)
    return replace(
        clock, left=_replaced(clock.left, seat, left), least=_replaced(others, seat, least)
    )


def _after_budget_move(
    clock: ClockState, limit: Budget, seat: Seat, *, is_undo: bool
) -> ClockState:
    """Adds no increment yet, and takes back one that was paid for a turn that now continues."""
    left = clock.left[seat]
    if is_undo and clock.granted == seat:
        left = max(0, left - limit.increment * 1000)
    if not left:  # a bot moved for a seat that had no time left
        left = full_time(limit) // MINIMUM_DIVISOR
    return replace(clock, left=_replaced(clock.left, seat, left), granted=None)


def _pay_increment(clock: ClockState, limit: TimeLimit, actors: Collection[Seat]) -> ClockState:
    """Pays the increment if the turn is over, which is not known while NATURE is to act."""
    owed = clock.owed
    if owed is None or NATURE in actors:
        return clock
    if not isinstance(limit, Budget) or owed in actors:
        return replace(clock, owed=None)
    left = _replaced(clock.left, owed, clock.left[owed] + limit.increment * 1000)
    return replace(clock, left=left, owed=None, granted=owed)


def refill(clock: ClockState, limit: TimeLimit, seat: Seat) -> ClockState:
    """The clocks with all of its time for this seat."""
    return replace(clock, left=_replaced(clock.left, seat, full_time(limit)))


def _replaced(values: Sequence[int], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# ---------------------------------------------------------------- pauses


def vote_pause(
    clock: ClockState, seat: Seat, people: Collection[Seat], *, wants: bool
) -> ClockState:
    """Sets or withdraws the vote of a seat, and applies the result."""
    others = tuple(one for one in clock.wants if one != seat)
    return count_votes(replace(clock, wants=(*others, seat) if wants else others), people)


def count_votes(clock: ClockState, people: Collection[Seat]) -> ClockState:
    """Begins or ends the pause if all human players vote for it. Bots always agree."""
    wants = tuple(sorted(seat for seat in clock.wants if seat in people))
    if not wants or len(wants) < len(people):
        return replace(clock, wants=wants)
    return replace(clock, wants=(), paused=clock.at if clock.paused is None else None)


def end_long_pause(clock: ClockState, tempo: TimeControl) -> ClockState:
    """Ends a pause that has reached its maximum length."""
    if clock.paused is None or clock.at < clock.paused + MAX_PAUSE_MS[tempo.pace]:
        return clock
    return replace(clock, paused=None, wants=())


# ---------------------------------------------------------------- deadlines


def expired_seats(clock: ClockState) -> list[Seat]:
    """Seats whose time has run out."""
    return [seat for seat in clock.running if not clock.left[seat]]


def seats_to_remind(clock: ClockState, limit: TimeLimit) -> list[Seat]:
    """Seats to remind now, because little of their time is left."""
    little = full_time(limit) // REMINDER_DIVISOR
    waking = [seat for seat in clock.running if seat not in clock.reminded]
    return [seat for seat in waking if clock.left[seat] <= little]


def due_at(clock: ClockState, tempo: TimeControl) -> int | None:
    """When the server must act next, if nothing happens before."""
    if clock.paused is not None:
        return clock.paused + MAX_PAUSE_MS[tempo.pace]
    if tempo.limit is None or not clock.running:
        return None
    little = full_time(tempo.limit) // REMINDER_DIVISOR
    waits = [clock.left[seat] - (0 if seat in clock.reminded else little) for seat in clock.running]
    return clock.at + max(0, min(waits))
