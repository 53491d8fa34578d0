"""What was performed is performed again, and the slightest difference is found."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from tavolino.core.game import MalformedAction, Seat
from tavolino.core.log import note_traces, noted_scores, noted_traces, read
from tavolino.core.match import Match, finished, replay
from tavolino.core.simulation import Ending, Trace
from tavolino.core.simulation_check import Repeated, drawn, repeat
from tavolino.core.text import Objection
from tests.kit.games.tower import HANDS, TOWER, Tower


class Swaying:
    """The tower leans a little more in each moment."""

    def __init__(self, tower: Tower) -> None:
        self._tower, self._moments = tower, 0
        self.made = "by hand"

    @property
    def ending(self) -> Ending | None:
        assert self._tower.pulled is not None
        lean = self._tower.lean + self._tower.pulled / 2
        return Ending(f"settle {lean!r}") if self._moments == 3 else None

    @property
    def counts(self) -> bool:
        return True

    @property
    def trace(self) -> Trace:
        return Trace(self.made, tuple(f"{self._tower.pulled} {n}" for n in range(self._moments)))

    def take(self, packet: str) -> Objection | None:
        raise MalformedAction(packet)

    def advance(self) -> None:
        self._moments += 1

    def frame(self, *, whole: bool) -> bytes:
        return b""

    def felt(self) -> Struct:
        return self._tower


def sway(tower: Tower, seat: Seat) -> Swaying | None:
    return None if tower.pulled is None else Swaying(tower)


SWAYING = replace(TOWER, hands=replace(HANDS, perform=sway))


def played() -> tuple[Match[Any, Any, Any], dict[int, Trace]]:
    match: Match[Any, Any, Any] = Match(SWAYING, 1)
    traces = {}
    for force in ("0.5", "0.25"):
        match.play(0, f"pull {force}")
        step, trace = drawn(match)
        assert trace is not None
        match.append(step)
        traces[match.seq - 1] = trace
    return match, traces


def test_what_nature_does_unseen_is_recorded() -> None:
    match, traces = played()
    assert [entry.text for entry in match.entries if entry.seat == -1] == [
        "settle 0.25",
        "settle 0.375",
    ]
    assert traces == {
        1: Trace("by hand", ("0.5 0", "0.5 1", "0.5 2")),
        3: Trace("by hand", ("0.25 0", "0.25 1", "0.25 2")),
    }


def test_what_cannot_be_seen_is_drawn_and_not_recorded() -> None:
    match: Match[Any, Any, Any] = Match(TOWER, 1, seed="a tower")
    match.play(0, "pull 0.5")
    assert drawn(match) == (match.draw(), None)


def test_the_same_happens_again() -> None:
    match, traces = played()
    assert repeat(match, traces) == Repeated(equal=(1, 3), marks=6)


MARKS = ("0.25 0", "0.25 1", "0.25 2")


@pytest.mark.parametrize("wrong", [("x", *MARKS[1:]), MARKS[:-1], (*MARKS, "x"), ()])
def test_another_hash_is_found(wrong: tuple[str, ...]) -> None:
    match, traces = played()
    assert traces[3].marks == MARKS
    traces[3] = Trace("by hand", wrong)
    assert repeat(match, traces) == Repeated(equal=(1,), marks=3, different=(3,))


def test_another_end_is_found() -> None:
    match, traces = played()
    log = read(str(match.log).replace("settle 0.375", "settle 0.376"))
    assert repeat(replay(SWAYING, log), traces).different == (3,)


def test_what_was_made_elsewhere_is_not_compared() -> None:
    match, traces = played()
    traces[1] = Trace("by machine", ("x",))
    assert repeat(match, traces) == Repeated(equal=(3,), marks=3, elsewhere=(1,))


@pytest.mark.parametrize("at", [0, 99, -1])
def test_a_trace_of_what_was_not_performed_is_wrong(at: int) -> None:
    match, traces = played()
    assert repeat(match, {at: traces[1]}).different == (at,)


# ---------------------------------------------------------------- in the log
def test_traces_are_notes_of_the_log() -> None:
    match, traces = played()
    text = finished(match, traces)
    assert noted_traces(text) == traces
    assert noted_scores(text) == (0,)
    assert read(text) == match.log
    assert noted_traces(finished(match)) == {}
    assert note_traces({}) == ""


@pytest.mark.parametrize("note", ["# record", "# record x {}", "# record 1", '# record 1 {"a":1}'])
def test_a_bad_note_is_malformed(note: str) -> None:
    with pytest.raises(MalformedAction, match="record"):
        noted_traces(f"{{}}\n{note}\n")


def test_how_things_fell_is_no_lot() -> None:
    match, _ = played()
    assert match.lots == []
    assert match.stacked() == []
