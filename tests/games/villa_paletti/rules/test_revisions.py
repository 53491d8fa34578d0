"""Matches of earlier revisions continue under their own rules."""

from pathlib import Path

from msgspec.structs import replace

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import Log, parse_log
from tavolino.core.match import AnyMatch, replay, resume_log
from tavolino.core.replay.snapshot import resume_match, snapshot
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import Forgo, Free, Returned
from tavolino.games.villa_paletti.sight import blur_of, numeric_blur_of
from tests.games.villa_paletti.positions import act, all_decline, table, touch, villa

MATCHES = Path(__file__).parents[1] / "matches"


def stored_log(revision: int) -> Log:
    return parse_log((MATCHES / f"revision-{revision}.log").read_text(encoding="utf-8"))


def replayed_until(log: Log, until: str) -> AnyMatch:
    """The match before the first entry with this text."""
    at = next(n for n, entry in enumerate(log.entries) if entry.text == until)
    return replay(VILLA_PALETTI, Log(log.header, log.entries[:at]))


def at(revision: int) -> AnyGame:
    found = VILLA_PALETTI.at_revision(revision)
    assert found
    return found


def test_in_revision_1_an_answer_can_be_undone() -> None:
    log = stored_log(1)
    match = replayed_until(log, "undo")
    assert match.entries[-1].text == "decline"
    assert match.game.window(match.state_at(match.seq - 1), 1) is None
    assert match.may_undo(1)
    resume_log(match, log.entries[match.seq :])
    assert match.is_over


def test_in_revision_2_an_answer_cannot_be_undone() -> None:
    log = stored_log(2)
    match = replayed_until(log, "forgo")
    assert match.entries[-1].text == "decline"
    assert match.game.window(match.state_at(match.seq - 1), 1)
    assert not match.may_undo(1)


def test_in_revisions_1_and_2_any_floor_may_be_forgone() -> None:
    for revision in (1, 2):
        match = replayed_until(stored_log(revision), "forgo")
        floors = match.game.legal(match.state, 0)
        assert floors[-1] == Forgo()
        assert len(floors) > 1
        assert match.game.objection(match.state, 0, Forgo()) is None
        assert match.game.objection(match.state, 1, Forgo()) is not None
        assert list(VILLA_PALETTI.legal(match.state, 0)) == list(floors[:-1])
        assert VILLA_PALETTI.objection(match.state, 0, Forgo()) is not None


def test_nature_cannot_forgo_a_floor() -> None:
    match = replayed_until(stored_log(2), "forgo")
    falling = match.game.play(match.state, 0, match.game.legal(match.state, 0)[0])
    assert match.game.actors(falling) == (NATURE,)
    assert match.game.refuse(falling, NATURE, Forgo()) is not None


def test_revision_1_has_no_time_limit() -> None:
    match = replay(VILLA_PALETTI, stored_log(1))
    assert "time_to_answer" not in match.header.options
    assert match.state.options.time_to_answer == 0


def test_in_revision_1_a_placement_has_two_minutes_of_its_own() -> None:
    pulled = act(touch(table(villa(2)), "r1"), "pull 90")
    assert pulled.attempt
    free = Free(pulled.seen.without(pulled.attempt.pillar), spent=700)
    spent = [at(revision).apply(pulled, NATURE, free).attempt.spent for revision in (1, 2, 3)]
    assert spent == [0, 700, 700]


def test_until_revision_3_a_floor_that_was_taken_away_is_a_try() -> None:
    floor = all_decline(act(table(villa(2, two="r1 y1 b1 g1 y2 b2")), "claim"))
    away = act(floor, "hands 0m0,0,0 10a")
    returned = Returned(away.villa, spent=1500)
    after = [at(revision).apply(away, NATURE, returned) for revision in (1, 2, 3, 4)]
    assert [(state.tries, state.spent) for state in after] == [(1, 0), (1, 0), (1, 0), (0, 1500)]


def test_in_revision_4_the_blur_is_derived_from_a_stored_number() -> None:
    log = stored_log(4)
    then, now = (
        replay(VILLA_PALETTI, Log(replace(log.header, revision=revision), log.entries[:3])).state
        for revision in (4, 5)
    )
    assert then.blur == numeric_blur_of(then.heights) < 1 << 48
    assert now.blur == blur_of(now.heights)
    assert len(blur_of(now.heights)) >= 128 // 4
    assert (then.villa, then.heights) == (now.villa, now.heights)
    assert then.seen != now.seen
    assert replay(VILLA_PALETTI, log).state_at(3).seen == then.seen


def test_a_snapshot_of_revision_1_is_resumed() -> None:
    log = stored_log(1)
    match = replayed_until(log, "undo")
    again = resume_match(VILLA_PALETTI, log, snapshot(match))
    assert again.log == log
    assert again.state == replay(VILLA_PALETTI, log).state
    assert len(again._states) < len(log.entries)
