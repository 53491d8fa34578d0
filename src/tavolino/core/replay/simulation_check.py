"""Reruns simulations and checks that they match their traces bit for bit."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from tavolino.core.contract.simulation import Simulation, Trace
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import Entry
from tavolino.core.match import AnyMatch, AnyStep

RerunVerdict: TypeAlias = Literal["equal", "elsewhere", "different"]


class RerunReport(Struct, frozen=True):
    """The results of rerunning all simulations for which a log has traces."""

    equal: tuple[int, ...] = ()
    """The positions of entries whose rerun was identical."""
    marks: int = 0
    """The number of hashes compared in these reruns."""
    other_engine: tuple[int, ...] = ()
    """The positions of entries that another engine, setting or processor computed."""
    different: tuple[int, ...] = ()
    """The positions of entries whose rerun differed."""


def run_to_end(performance: Simulation) -> str:
    """Runs a simulation to its end and returns NATURE's outcome in notation."""
    while performance.ending is None:
        performance.advance()
    return performance.ending.outcome


def draw_with_trace(match: AnyMatch) -> tuple[AnyStep, Trace | None]:
    """NATURE's next step, with its trace if a simulation decides it. Does not change the match."""
    performance = _simulate(match.game, match.state)
    if performance is None:
        return match.draw(), None
    outcome = run_to_end(performance)
    return match.accept_trusted(Entry(NATURE, outcome)), performance.trace


def rerun(match: AnyMatch, traces: Mapping[int, Trace]) -> RerunReport:
    """Reruns every simulation that has a trace, by the positions of the entries."""
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
    """A new simulation of the one that ended with this entry of NATURE."""
    if not 0 <= at < match.seq or match.entries[at].seat != NATURE:
        return None
    return _simulate(match.game, match.state_at(at))


def _simulate(game: AnyGame, state: Any) -> Simulation | None:
    """NATURE's simulation in this state, or None if there is none."""
    return game.hands.perform(state, NATURE) if game.hands else None
