"""A computation in pieces gives the same result as in one piece."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from tavolino.bots.pieces import Computation, PieceOver, slow_step
from tavolino.bots.review import review_match
from tavolino.bots.review_entry import ReviewedEntry
from tavolino.bots.search import with_iterations
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.server.workers import background_pool
from tavolino.server.workers.background_pool import PieceWorker
from tavolino.server.workers.explain import explanation
from tavolino.server.workers.messages import Answer, ExplainAction, Question, ReviewMatch
from tavolino.server.workers.process import game_ref
from tests.kit.store.stored_matches import PALERMO, log_in


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece is over after its first new step."""
    monkeypatch.setattr(background_pool, "PIECE_SECONDS", 0.0)


def answer(worker: PieceWorker, question: Question) -> Answer:
    found = worker.answer(msgspec.json.encode(question))
    assert not found.error
    return found


def legal_at(match: AnyMatch, seq: int) -> Sequence[Any]:
    return match.game.legal(match.state_at(seq), match.entries[seq].seat)


def squares(done: list[int]) -> list[int]:
    def square(number: int) -> int:
        done.append(number)
        return number * number

    return [slow_step(number, partial(square, number)) for number in range(4)]


def test_every_piece_advances_and_no_step_is_repeated() -> None:
    done, computation = list[int](), Computation()
    for steps in (1, 2, 3):
        with computation.piece(0.0), pytest.raises(PieceOver):
            squares(done)
        assert len(done) == steps
    with computation.piece(0.0):
        assert squares(done) == [0, 1, 4, 9]
    assert done == [0, 1, 2, 3]


def test_outside_a_piece_nothing_is_remembered() -> None:
    done = list[int]()
    assert squares(done) == squares(done)
    assert len(done) == 8


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("native", [True, False], ids=["searched", "at a glance"])
def test_a_review_in_pieces_is_the_same_review(
    native: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = with_iterations(GAMES["palermo"], 40)
    game = game if native else replace(game, twin=None)
    monkeypatch.setattr(background_pool, "find_game", lambda _: game)
    log = Log(log_in(PALERMO).header, log_in(PALERMO).entries[:30])
    worker, found, questions = PieceWorker(), list[ReviewedEntry](), 0
    whole = review_match(replay(game, log))
    while len(found) < len(whole):
        found += answer(worker, ReviewMatch(game_ref(game), str(log), len(found))).entered
        questions += 1
    assert tuple(found) == whole
    assert questions > len(whole) if native else questions == len(whole)
    assert answer(worker, ReviewMatch(game_ref(game), str(log), 3)).entered[:1] in ((), whole[3:4])


@pytest.mark.usefixtures("no_time")
def test_an_explanation_in_pieces_is_the_same_explanation(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_iterations(GAMES["palermo"], 200)
    monkeypatch.setattr(background_pool, "find_game", lambda _: game)
    match = replay(game, log_in(PALERMO))
    seq = next(
        seq
        for seq in match.standing
        if len(game.legal(match.state_at(seq), match.entries[seq].seat)) > 3
    )
    seat, text, state = match.entries[seq].seat, match.entries[seq].text, match.state_at(seq)
    raw = msgspec.Raw(msgspec.json.encode(state))
    question = ExplainAction(game_ref(game), raw, seq, seat, seat, text, 7)
    worker, pieces = PieceWorker(), 1
    while (found := answer(worker, question)).is_unfinished:
        pieces += 1
    assert found.reasoned == explanation(game, state, seq, seat, seat, text, Random(7))
    assert pieces > 3
