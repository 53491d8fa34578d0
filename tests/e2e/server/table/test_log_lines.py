"""The log as each viewer reads it: sent once, and again only where it changed."""

from typing import Any

from examples.kuhn import KUHN
from tavolino.core.game import NATURE, SPECTATOR
from tavolino.core.match import Match
from tavolino.games.palermo import PALERMO
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.server.timestamps import EntryTimes
from tavolino.server.views.log_lines import LINES_PER_SLICE, LogLines

DEALT = ((-1, "deal Q"), (-1, "deal K"))
AT = "2026-11-15T12:00:00.007Z"


def log_of(*said: tuple[int, str]) -> tuple[Match[Any, Any, Any], LogLines]:
    match: Match[Any, Any, Any] = Match(KUHN, 2)
    for seat, text in said:
        match.play(seat, text)
    return match, LogLines(match, EntryTimes([AT] * 1000))


def test_times_are_stored_to_the_millisecond() -> None:
    assert EntryTimes([AT])[0] == AT
    assert EntryTimes([""])[0] == ""


def test_lines_that_a_client_has_are_not_sent_again() -> None:
    match, told = log_of(*DEALT, (0, "check"))
    assert told.common_count(3, 0, 0) == 3
    match.play(1, "bet")
    assert told.common_count(3, 0, 0) == 3
    assert [line.seq for line in told.lines(0, 3)] == [3]


def test_lines_changed_by_an_undo_are_sent_again() -> None:
    match, told = log_of(*DEALT, (0, "bet"))
    match.play(0, "undo")
    match.play(0, "check")
    assert told.common_count(3, 0, 0) == 2
    assert [line.undone for line in told.lines(0, 2)] == [True, False, False]
    assert told.common_count(4, 0, 0) == 4
    assert told.common_count(2, 0, 0) == 2


def test_a_client_that_claims_more_lines_than_exist_gets_all_lines() -> None:
    assert log_of(*DEALT)[1].common_count(9, 0, 0) == 0


def test_another_seat_gets_the_lines_that_only_it_may_read() -> None:
    """Both read that cards are dealt; each reads a different card."""
    _, told = log_of(*DEALT, (0, "check"))
    assert told.common_count(3, 0, 1) == 0
    assert told.common_count(3, SPECTATOR, 1) == 1
    assert told.common_count(3, 1, 1) == 3


def test_without_secrets_all_viewers_read_the_same_lines() -> None:
    match: Match[Any, Any, Any] = Match(PALERMO, 3)
    match.play(0, "start A1")
    told = LogLines(match, EntryTimes([AT]))
    assert told.common_count(1, SPECTATOR, 2) == 1


async def test_a_long_log_is_sent_in_slices_without_gaps() -> None:
    match, told = log_of(*DEALT)
    for n in range(2 * LINES_PER_SLICE):
        match.play(0, "undo" if n % 2 else "bet")
        match.drop_old_states()
    whole = await told.all_lines(1, 0)
    assert [line.seq for line in whole] == list(range(match.seq))
    assert list(told.mark_undone(whole)) == told.lines(1, 0)


def test_a_deal_is_described_once_for_all_viewers_who_read_the_same_line() -> None:
    match: Match[Any, Any, Any] = Match(PAPA_PAOLO, 3, seed="naples")
    told = LogLines(match, EntryTimes([AT] * 1000))
    while NATURE in match.actors:
        match.append(match.draw())
    told.invalidate()
    assert match.seq > LINES_PER_SLICE // 4
    one, other = told.lines(0, 0), told.lines(SPECTATOR, 0)
    assert all(line is same for line, same in zip(one, other, strict=True))


def test_a_new_secret_is_sent_only_to_its_owner() -> None:
    _, told = log_of(*DEALT)
    cards = [
        [line.message.text.args.get("card") for line in told.lines(viewer, 0)]
        for viewer in (0, 1, SPECTATOR)
    ]
    assert cards == [["Q", None], [None, "K"], [None, None]]
