"""Reruns of simulations find any difference from their traces."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from tavolino.core.contract.simulation import SimulationResult, Trace
from tavolino.core.game import MalformedAction, Seat
from tavolino.core.log import parse_log, read_scores, read_traces, trace_notes
from tavolino.core.match import Match, finished_log, replay
from tavolino.core.replay.simulation_check import RerunReport, draw_with_trace, rerun
from tavolino.core.text import Objection
from tests.kit.games.tower import HANDS, TOWER, Tower


class Swaying:
    """A simulation in which the tower leans a little more at each step."""

    def __init__(self, tower: Tower) -> None:
        self._tower, self._moments = tower, 0
        self.made = "by hand"

    @property
    def ending(self) -> SimulationResult | None:
        assert self._tower.pulled is not None
        lean = self._tower.lean + self._tower.pulled / 2
        return SimulationResult(f"settle {lean!r}") if self._moments == 3 else None

    @property
    def has_started(self) -> bool:
        return True

    @property
    def trace(self) -> Trace:
        return Trace(self.made, tuple(f"{self._tower.pulled} {n}" for n in range(self._moments)))

    def take(self, packet: str) -> Objection | None:
        raise MalformedAction(packet)

    def advance(self) -> None:
        self._moments += 1

    def frame(self, *, keyframe: bool) -> bytes:
        return b""

    def feedback(self) -> Struct:
        return self._tower


def sway(tower: Tower, seat: Seat) -> Swaying | None:
    return None if tower.pulled is None else Swaying(tower)


SWAYING = replace(TOWER, hands=replace(HANDS, perform=sway))


def played() -> tuple[Match[Any, Any, Any], dict[int, Trace]]:
    match: Match[Any, Any, Any] = Match(SWAYING, 1)
    traces = {}
    for force in ("0.5", "0.25"):
        match.play(0, f"pull {force}")
        step, trace = draw_with_trace(match)
        assert trace is not None
        match.append(step)
        traces[match.seq - 1] = trace
    return match, traces


def test_a_simulation_of_nature_leaves_a_trace() -> None:
    match, traces = played()
    assert [entry.text for entry in match.entries if entry.seat == -1] == [
        "settle 0.25",
        "settle 0.375",
    ]
    assert traces == {
        1: Trace("by hand", ("0.5 0", "0.5 1", "0.5 2")),
        3: Trace("by hand", ("0.25 0", "0.25 1", "0.25 2")),
    }


def test_an_outcome_without_simulation_leaves_no_trace() -> None:
    match: Match[Any, Any, Any] = Match(TOWER, 1, seed="a tower")
    match.play(0, "pull 0.5")
    assert draw_with_trace(match) == (match.draw(), None)


def test_a_rerun_is_identical() -> None:
    match, traces = played()
    assert rerun(match, traces) == RerunReport(equal=(1, 3), marks=6)


MARKS = ("0.25 0", "0.25 1", "0.25 2")


@pytest.mark.parametrize("wrong", [("x", *MARKS[1:]), MARKS[:-1], (*MARKS, "x"), ()])
def test_a_different_hash_is_found(wrong: tuple[str, ...]) -> None:
    match, traces = played()
    assert traces[3].marks == MARKS
    traces[3] = Trace("by hand", wrong)
    assert rerun(match, traces) == RerunReport(equal=(1,), marks=3, different=(3,))


def test_a_different_outcome_is_found() -> None:
    match, traces = played()
    log = parse_log(str(match.log).replace("settle 0.375", "settle 0.376"))
    assert rerun(replay(SWAYING, log), traces).different == (3,)


def test_traces_of_another_engine_are_not_compared() -> None:
    match, traces = played()
    traces[1] = Trace("by machine", ("x",))
    assert rerun(match, traces) == RerunReport(equal=(3,), marks=3, other_engine=(1,))


@pytest.mark.parametrize("at", [0, 99, -1])
def test_a_trace_without_a_simulation_counts_as_different(at: int) -> None:
    match, traces = played()
    assert rerun(match, {at: traces[1]}).different == (at,)


# ---------------------------------------------------------------- in the log
def test_traces_are_notes_of_the_log() -> None:
    match, traces = played()
    text = finished_log(match, traces)
    assert read_traces(text) == traces
    assert read_scores(text) == (0,)
    assert parse_log(text) == match.log
    assert read_traces(finished_log(match)) == {}
    assert trace_notes({}) == ""


@pytest.mark.parametrize("note", ["# record", "# record x {}", "# record 1", '# record 1 {"a":1}'])
def test_a_bad_note_is_malformed(note: str) -> None:
    with pytest.raises(MalformedAction, match="record"):
        read_traces(f"{{}}\n{note}\n")


def test_outcomes_of_physics_are_not_chance_draws() -> None:
    match, _ = played()
    assert match.chance_draws == []
    assert match.forged_draws() == []
