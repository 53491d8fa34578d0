"""A snapshot saves time and changes no result."""

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest

from examples.kuhn import KUHN
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.log import Entry, Log, parse_log
from tavolino.core.match import BrokenLog, Match, replay
from tavolino.core.replay.snapshot import resume_match, snapshot
from tavolino.games import GAMES
from tests.kit.server import ROOT

ALL = [*GAMES.values(), KUHN]


def wander(game: AnyGame, steps: int, random: Random) -> Match[Any, Any, Any]:
    """A match of random actions, with a few undos."""
    match: Match[Any, Any, Any] = Match(game, game.seats[0], seed=str(random.random()))
    while match.seq < steps and not match.is_over:
        seat = random.choice(match.actors)
        if seat == NATURE:
            match.append(match.draw())
            continue
        match.play(seat, game.format(random.choice(game.legal(match.state, seat))))
        if match.may_undo(seat) and random.random() < 0.2:
            match.play(seat, match.undo_text(seat))
    return match


def is_replayed(match: Match[Any, Any, Any]) -> bool:
    """Whether every state was computed and none came from a snapshot."""
    return len(match._states) == match.seq + 1


def shorter(log: Log, seq: int) -> Log:
    return Log(log.header, log.entries[:seq])


def some_log(game: AnyGame, random: Random) -> Log:
    """The log of a random match; in games with physics, a stored log."""
    if game.hands is None:
        return wander(game, 60, random).log
    kept = ROOT / "tests" / "games" / game.name / "matches" / "random-2-0.log"
    return replay(game, shorter(parse_log(kept.read_text("utf-8")), 60)).log


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_resumed_match_equals_the_replayed_match(game: AnyGame) -> None:
    random = Random(7)
    log = some_log(game, random)
    whole = replay(game, log)
    for seq in sorted(random.sample(range(len(log.entries) + 1), k=min(6, len(log.entries)))):
        kept = snapshot(replay(game, shorter(log, seq)))
        again = resume_match(game, log, kept)
        assert again.log == log
        assert again.state == whole.state
        assert [again.may_undo(seat) for seat in range(9)] == [
            whole.may_undo(seat) for seat in range(9)
        ]
        assert [again.state_at(n) for n in range(whole.seq + 1)] == [
            whole.state_at(n) for n in range(whole.seq + 1)
        ]


def test_a_resumed_match_computes_old_states_only_for_an_undo() -> None:
    before: Match[Any, Any, Any] = Match(KUHN, 2, seed="s")
    for seat, text in ((-1, "deal Q"), (-1, "deal K"), (0, "check")):
        before.append(before.accept_trusted(Entry(seat, text)))
    again = resume_match(KUHN, before.log, snapshot(before))
    assert not is_replayed(again)
    again.play(0, "undo")
    assert again.state == before.state_at(2)
    assert again.state_at(0) == before.state_at(0)


def kuhn_log() -> Log:
    return Log(
        Match(KUHN, 2, seed="s").header,
        (Entry(-1, "deal Q"), Entry(-1, "deal K"), Entry(0, "bet"), Entry(1, "fold")),
    )


def test_a_snapshot_of_another_log_is_ignored() -> None:
    log = kuhn_log()
    good = snapshot(replay(KUHN, shorter(log, 3)))
    other = Log(log.header, (Entry(-1, "deal K"), Entry(-1, "deal J"), Entry(0, "bet")))
    fields = msgspec.json.decode(good)
    strangers = [
        b"",
        b"nonsense",
        good[:-7],
        good.replace(b'"K"', b'"J"'),
        msgspec.json.encode({**fields, "state": {"cards": "everything"}}),
        msgspec.json.encode({**fields, "seq": 2}),
        msgspec.json.encode({**fields, "seq": 99}),
        snapshot(replay(KUHN, other)),
    ]
    for stranger in strangers:
        again = resume_match(KUHN, log, stranger)
        assert again.state == replay(KUHN, log).state
        assert is_replayed(again)


def test_a_log_of_another_revision_is_replayed_without_the_snapshot() -> None:
    log = kuhn_log()
    kept = snapshot(replay(KUHN, shorter(log, 3)))
    older = Log(msgspec.structs.replace(log.header, revision=0), log.entries)
    assert is_replayed(resume_match(KUHN, older, kept))


class Earlier(msgspec.Struct, frozen=True):
    """A state of Kuhn poker with an old field name."""

    options: Any
    held: tuple[str, ...]
    said: tuple[str, ...]
    shown: bool = False


def test_a_snapshot_with_renamed_fields_is_ignored() -> None:
    log = kuhn_log()
    then = dataclasses.replace(KUHN, actors=lambda state: (1,))
    before: Match[Any, Any, Any] = Match(then, 2, seed="s")
    before.resume_from(log.entries[:3], Earlier(before.state.options, ("Q", "K"), ("bet",)))
    again = resume_match(KUHN, log, snapshot(before))
    assert again.state == replay(KUHN, log).state
    assert is_replayed(again)


def test_a_broken_log_names_its_entry_with_and_without_a_snapshot() -> None:
    log = kuhn_log()
    broken = Log(log.header, (*log.entries[:3], Entry(1, "check")))
    for kept in (None, snapshot(replay(KUHN, shorter(log, 2)))):
        with pytest.raises(BrokenLog) as caught:
            resume_match(KUHN, broken, kept)
        assert caught.value.position == 3
