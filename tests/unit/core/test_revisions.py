"""A match is played to its end by the revision with which it began."""

from collections.abc import Iterable

import pytest

from tavolino.core.game import AnyGame
from tavolino.core.log import Entry, Log, parse_log
from tavolino.core.match import AnyMatch, BrokenLog, Match, replay
from tavolino.core.replay.snapshot import resume_match, snapshot
from tests.kit.games.revised import PULLED, QUESTIONS

NAYS = ((0, "ask"), (1, "nay"))
ANSWERS = ((0, "ask"), (1, "no"))


def by(revision: int, said: Iterable[tuple[int, str]], game: AnyGame = QUESTIONS) -> AnyMatch:
    """A match played by this revision."""
    then = game.at_revision(revision)
    assert then
    match: AnyMatch = Match(then, 2)
    for seat, text in said:
        match.play(seat, text)
    return match


def test_revisions_are_found_by_number() -> None:
    assert [game.revision for game in QUESTIONS.revisions()] == [3, 2, 1]
    assert QUESTIONS.at_revision(3) is QUESTIONS
    assert QUESTIONS.at_revision(0) is None
    assert QUESTIONS.at_revision(4) is None
    past = QUESTIONS.at_revision(1)
    assert past
    assert past.at_revision(1) is past
    assert past.at_revision(3) is None


def test_a_revision_differs_only_in_its_stated_changes() -> None:
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


def test_revisions_allow_different_actions() -> None:
    header = by(3, ()).header
    with pytest.raises(BrokenLog):
        replay(QUESTIONS, Log(header, tuple(Entry(*said) for said in NAYS)))
    with pytest.raises(BrokenLog):
        replay(QUESTIONS, Log(by(1, ()).header, tuple(Entry(*said) for said in ANSWERS)))


def test_a_log_of_an_unavailable_revision_is_replayed_by_todays_rules() -> None:
    first = QUESTIONS.at_revision(1)
    assert first
    again = replay(first, by(3, ANSWERS[:1]).log)
    assert again.header.revision == 1
    with pytest.raises(BrokenLog):
        replay(first, by(3, ANSWERS).log)


def test_undo_follows_the_rules_of_the_revision() -> None:
    """An answer cannot be undone only since the revision that introduced its time limit."""
    assert [by(revision, ANSWERS).may_undo(1) for revision in (2, 3)] == [True, False]
    regretted = by(2, (*ANSWERS, (1, "undo"), (1, "yes")))
    assert replay(QUESTIONS, regretted.log).state == regretted.state


@pytest.mark.parametrize(("revision", "said"), [(1, NAYS), (2, ANSWERS), (3, ANSWERS)])
def test_a_snapshot_is_used_by_its_own_revision(
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


def test_gestures_follow_the_rules_of_the_revision() -> None:
    hard = by(1, ((0, "pull 1.5"),), PULLED)
    assert replay(PULLED, hard.log).state == hard.state
    header = Match(PULLED, 2).header
    with pytest.raises(BrokenLog):
        replay(PULLED, Log(header, (Entry(0, "pull 1.5"),)))
