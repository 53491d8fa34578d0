"""What was performed once can be performed again: is it the same to the last bit?"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import Entry
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.simulation import Simulation, Trace

RerunVerdict: TypeAlias = Literal["equal", "elsewhere", "different"]


class RerunReport(Struct, frozen=True):
    """What came of repeating all that a log has traces of."""

    equal: tuple[int, ...] = ()
    """The positions of entries that happened again in the same way,"""
    marks: int = 0
    """after so many comparisons;"""
    other_engine: tuple[int, ...] = ()
    """those that were performed by something else than what we have here;"""
    different: tuple[int, ...] = ()
    """and those that happen in another way."""


def run_to_end(performance: Simulation) -> str:
    """Let it go on to its end; NATURE's outcome in notation."""
    while performance.ending is None:
        performance.advance()
    return performance.ending.outcome


def draw_with_trace(match: AnyMatch) -> tuple[AnyStep, Trace | None]:
    """What NATURE does next, and how it went if it could have been seen; changes nothing."""
    performance = _simulate(match.game, match.state)
    if performance is None:
        return match.draw(), None
    outcome = run_to_end(performance)
    return match.accept_trusted(Entry(NATURE, outcome)), performance.trace


def rerun(match: AnyMatch, traces: Mapping[int, Trace]) -> RerunReport:
    """Perform again what the traces speak of, each by its entry's position."""
    found = {at: _verdict(match, at, trace) for at, trace in sorted(traces.items())}
    equal, elsewhere, different = (
        tuple(at for at, verdict in found.items() if verdict == wanted)
        for wanted in ("equal", "elsewhere", "different")
    )
    return RerunReport(equal, sum(len(traces[at].marks) for at in equal), elsewhere, different)


def _verdict(match: AnyMatch, at: int, trace: Trace) -> RerunVerdict:
    performance = _simulation_of(match, at)
    again = performance.trace if performance else None
    if performance is None or again is None:
        return "different"
    if again.made != trace.made:
        return "elsewhere"
    outcome = run_to_end(performance)
    same = (outcome, performance.trace) == (match.entries[at].text, trace)
    return "equal" if same else "different"


def _simulation_of(match: AnyMatch, at: int) -> Simulation | None:
    """What ended with this entry of NATURE's, from its beginning."""
    if not 0 <= at < match.seq or match.entries[at].seat != NATURE:
        return None
    return _simulate(match.game, match.state_at(at))


def _simulate(game: AnyGame, state: Any) -> Simulation | None:
    """What NATURE does here, if it can be seen."""
    return game.hands.perform(state, NATURE) if game.hands else None
