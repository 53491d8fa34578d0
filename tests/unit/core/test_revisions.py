"""A match is played to its end by the revision that it began with."""

from collections.abc import Iterable

import pytest

from tavolino.core.game import AnyGame
from tavolino.core.log import Entry, Log, parse_log
from tavolino.core.match import AnyMatch, BrokenLog, Match, replay
from tavolino.core.snapshot import resume_match, snapshot
from tests.kit.games.revised import PULLED, QUESTIONS

NAYS = ((0, "ask"), (1, "nay"))
ANSWERS = ((0, "ask"), (1, "no"))


def by(revision: int, said: Iterable[tuple[int, str]], game: AnyGame = QUESTIONS) -> AnyMatch:
    """A match as a program of that time played it."""
    then = game.at_revision(revision)
    assert then
    match: AnyMatch = Match(then, 2)
    for seat, text in said:
        match.play(seat, text)
    return match


def test_every_revision_is_found_by_its_number_and_those_that_are_gone_are_not() -> None:
    assert [game.revision for game in QUESTIONS.revisions()] == [3, 2, 1]
    assert QUESTIONS.at_revision(3) is QUESTIONS
    assert QUESTIONS.at_revision(0) is None
    assert QUESTIONS.at_revision(4) is None
    past = QUESTIONS.at_revision(1)
    assert past
    assert past.at_revision(1) is past
    assert past.at_revision(3) is None


def test_a_revision_differs_from_the_next_only_where_it_says_so() -> None:
    second, first = QUESTIONS.at_revision(2), QUESTIONS.at_revision(1)
    assert first
    assert second
    assert first.window is second.window
    assert second.legal is QUESTIONS.legal
    assert first.legal is not second.legal


@pytest.mark.parametrize(("revision", "said"), [(1, NAYS), (2, ANSWERS), (3, ANSWERS)])
def test_a_log_is_replayed_by_its_own_revision(
    revision: int, said: tuple[tuple[int, str], ...]
) -> None:
    log = by(revision, said).log
    again = replay(QUESTIONS, parse_log(str(log)))
    assert again.log == log
    assert again.header.revision == again.game.revision == revision


def test_what_one_revision_allows_another_refuses() -> None:
    header = by(3, ()).header
    with pytest.raises(BrokenLog):
        replay(QUESTIONS, Log(header, tuple(Entry(*said) for said in NAYS)))
    with pytest.raises(BrokenLog):
        replay(QUESTIONS, Log(by(1, ()).header, tuple(Entry(*said) for said in ANSWERS)))


def test_a_log_of_a_revision_that_is_gone_is_tried_by_today_s_rules() -> None:
    first = QUESTIONS.at_revision(1)
    assert first
    again = replay(first, by(3, ANSWERS[:1]).log)
    assert again.header.revision == 1
    with pytest.raises(BrokenLog):
        replay(first, by(3, ANSWERS).log)


def test_undo_keeps_to_the_revision() -> None:
    """Only since there is a limit does an answer stand."""
    assert [by(revision, ANSWERS).may_undo(1) for revision in (2, 3)] == [True, False]
    regretted = by(2, (*ANSWERS, (1, "undo"), (1, "yes")))
    assert replay(QUESTIONS, regretted.log).state == regretted.state


@pytest.mark.parametrize(("revision", "said"), [(1, NAYS), (2, ANSWERS), (3, ANSWERS)])
def test_a_snapshot_serves_the_revision_it_was_made_by(
    revision: int, said: tuple[tuple[int, str], ...]
) -> None:
    match = by(revision, said)
    again = resume_match(QUESTIONS, match.log, snapshot(match))
    assert len(again._states) < match.seq + 1, "it was replayed from the beginning"
    assert again.state == match.state
    assert again.game.revision == revision
    again.play(1, "ask")
    again.play(0, said[1][1])


def test_a_snapshot_of_another_revision_is_ignored() -> None:
    kept = snapshot(by(2, ANSWERS))
    match = by(3, ANSWERS)
    again = resume_match(QUESTIONS, match.log, kept)
    assert len(again._states) == match.seq + 1
    assert again.state == match.state


def test_hands_keep_to_the_revision() -> None:
    hard = by(1, ((0, "pull 1.5"),), PULLED)
    assert replay(PULLED, hard.log).state == hard.state
    header = Match(PULLED, 2).header
    with pytest.raises(BrokenLog):
        replay(PULLED, Log(header, (Entry(0, "pull 1.5"),)))
