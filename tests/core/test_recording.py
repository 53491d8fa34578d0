"""What was performed is performed again, and the slightest difference is found."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct

from tavolino.core.game import MalformedAction, Seat
from tavolino.core.log import note_records, noted_records, noted_scores, read
from tavolino.core.match import Match, finished, replay
from tavolino.core.performance import Ending, Record
from tavolino.core.recording import Repeated, drawn, repeat
from tavolino.core.words import Objection
from tests.core.tower import HANDS, TOWER, Tower


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
    def record(self) -> Record:
        return Record(self.made, tuple(f"{self._tower.pulled} {n}" for n in range(self._moments)))

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


def played() -> tuple[Match[Any, Any, Any], dict[int, Record]]:
    match: Match[Any, Any, Any] = Match(SWAYING, 1)
    records = {}
    for force in ("0.5", "0.25"):
        match.play(0, f"pull {force}")
        step, record = drawn(match)
        assert record is not None
        match.append(step)
        records[match.seq - 1] = record
    return match, records


def test_what_nature_does_unseen_is_recorded() -> None:
    match, records = played()
    assert [entry.text for entry in match.entries if entry.seat == -1] == [
        "settle 0.25",
        "settle 0.375",
    ]
    assert records == {
        1: Record("by hand", ("0.5 0", "0.5 1", "0.5 2")),
        3: Record("by hand", ("0.25 0", "0.25 1", "0.25 2")),
    }


def test_what_cannot_be_seen_is_drawn_and_not_recorded() -> None:
    match: Match[Any, Any, Any] = Match(TOWER, 1, seed="a tower")
    match.play(0, "pull 0.5")
    assert drawn(match) == (match.draw(), None)


def test_the_same_happens_again() -> None:
    match, records = played()
    assert repeat(match, records) == Repeated(equal=(1, 3), marks=6)


MARKS = ("0.25 0", "0.25 1", "0.25 2")


@pytest.mark.parametrize("wrong", [("x", *MARKS[1:]), MARKS[:-1], (*MARKS, "x"), ()])
def test_another_hash_is_found(wrong: tuple[str, ...]) -> None:
    match, records = played()
    assert records[3].marks == MARKS
    records[3] = Record("by hand", wrong)
    assert repeat(match, records) == Repeated(equal=(1,), marks=3, different=(3,))


def test_another_end_is_found() -> None:
    match, records = played()
    log = read(str(match.log).replace("settle 0.375", "settle 0.376"))
    assert repeat(replay(SWAYING, log), records).different == (3,)


def test_what_was_made_elsewhere_is_not_compared() -> None:
    match, records = played()
    records[1] = Record("by machine", ("x",))
    assert repeat(match, records) == Repeated(equal=(3,), marks=3, elsewhere=(1,))


@pytest.mark.parametrize("at", [0, 99, -1])
def test_a_record_of_what_was_not_performed_is_wrong(at: int) -> None:
    match, records = played()
    assert repeat(match, {at: records[1]}).different == (at,)


# ---------------------------------------------------------------- in the log
def test_records_are_notes_of_the_log() -> None:
    match, records = played()
    text = finished(match, records)
    assert noted_records(text) == records
    assert noted_scores(text) == (0,)
    assert read(text) == match.log
    assert noted_records(finished(match)) == {}
    assert note_records({}) == ""


@pytest.mark.parametrize("note", ["# record", "# record x {}", "# record 1", '# record 1 {"a":1}'])
def test_a_bad_note_is_malformed(note: str) -> None:
    with pytest.raises(MalformedAction, match="record"):
        noted_records(f"{{}}\n{note}\n")


def test_recorded_entries_are_not_drawn_again() -> None:
    match, records = played()
    assert match.stacked() == [1, 3]
    assert match.stacked(records) == []
