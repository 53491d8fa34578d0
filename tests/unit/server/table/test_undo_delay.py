"""The undo delay after a move, and the bots whose actions an undo covers."""

import asyncio
from typing import Any

import pytest

from tavolino.core.match import Match
from tavolino.games.palermo import PALERMO
from tavolino.server.match.ledger import Ledger
from tavolino.server.table.undo import UndoDelay, may_undo, needs_delay, undoable_bots
from tavolino.store.records import MatchRecord, SeatRecord
from tests.kit.fake_clock import Clock

PERSON, BOT, ONCE_A_PERSON = "person", "bot", "once a person"


def ledger(*kinds: str, moves: int = 0) -> Ledger:
    """A match of Palermo with these players. Its store is never used."""
    match: Match[Any, Any, Any] = Match(PALERMO, len(kinds))
    for _ in range(moves):
        seat = match.actors[0]
        match.play(seat, match.game.format(match.game.legal(match.state, seat)[0]))
    record = MatchRecord("table", "palermo", 1, "{}", len(kinds), "", "", "")
    seats = [_seat(number, kind) for number, kind in enumerate(kinds)]
    nowhere: Any = None
    return Ledger(record, seats, match, [""] * moves, nowhere)


def _seat(number: int, kind: str) -> SeatRecord:
    if kind == PERSON:
        return SeatRecord(number, "person", None, "", "key")
    return SeatRecord(number, "bot", "easy", "", None if kind == BOT else "key")


@pytest.mark.leap
async def test_the_delay_ends_by_itself() -> None:
    pause = UndoDelay(3.0, asyncio.get_running_loop().time)
    pause.begin(1)
    assert (pause.seat, pause.seconds_left()) == (1, 3.0)
    await pause.wait()
    assert (pause.seat, pause.seconds_left()) == (None, None)
    assert asyncio.get_running_loop().time() >= 3.0


async def test_the_delay_can_be_ended_early() -> None:
    clock = Clock()
    pause = UndoDelay(3.0, clock)
    pause.begin(1)
    waiting = asyncio.create_task(pause.wait())
    await asyncio.sleep(0)
    clock.now = 1.0
    assert pause.seconds_left() == 2.0
    assert pause.end()
    await waiting
    assert not pause.end()


@pytest.mark.leap
async def test_a_waiting_task_also_waits_for_a_delay_that_begins_meanwhile() -> None:
    loop = asyncio.get_running_loop()
    pause = UndoDelay(3.0, loop.time)
    pause.begin(1)
    waiting = asyncio.create_task(pause.wait())
    await asyncio.sleep(2.0)
    pause.begin(2)
    await waiting
    assert loop.time() >= 5.0


async def test_a_delay_of_zero_seconds_never_begins() -> None:
    pause = UndoDelay(0.0)
    pause.begin(1)
    assert pause.seconds_left() is None
    await pause.wait()


def test_an_undo_covers_bots_only_for_a_player_alone_with_bots() -> None:
    assert undoable_bots(ledger(PERSON, BOT, BOT), 0) == {1, 2}
    assert undoable_bots(ledger(BOT, PERSON, BOT), 1) == {0, 2}
    assert not undoable_bots(ledger(PERSON, BOT, PERSON), 0)
    assert not undoable_bots(ledger(PERSON, BOT, ONCE_A_PERSON), 0)


def test_an_undo_is_offered_only_to_human_players() -> None:
    played = ledger(PERSON, BOT, BOT, moves=4)
    assert played.match.entries[-1].seat != 0
    assert [may_undo(played, seat) for seat in range(3)] == [True, False, False]
    among_people = ledger(PERSON, PERSON, BOT, moves=4)
    assert not any(may_undo(among_people, seat) for seat in range(3))
    assert not may_undo(played, -2)
    assert not may_undo(played, 7)


def test_a_delay_is_needed_only_if_a_bot_would_act_next() -> None:
    """The first seat places the start card and its first house, then the next seats build."""
    assert not needs_delay(ledger(PERSON, BOT, BOT, moves=1), 0)
    assert needs_delay(ledger(PERSON, BOT, BOT, moves=2), 0)
    assert not needs_delay(ledger(PERSON, PERSON, BOT, moves=2), 0)
    assert needs_delay(ledger(PERSON, PERSON, BOT, moves=3), 1)
    assert not needs_delay(ledger(PERSON, PERSON, BOT, moves=3), 0)
