"""Processes of low priority for reviews of finished matches and for files from clients.

They have a pool of their own, so that no bot at a table waits for them. Reviews are computed in
pieces of bounded CPU time, so that an abandoned review ends soon and a file waits only for a piece.
A question may use `patience` seconds of CPU time; on a busy machine it may take far longer.
"""

import signal
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from multiprocessing.connection import Connection
from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from tavolino.bots.pieces import Computation, PieceOver
from tavolino.bots.review import MatchReview
from tavolino.bots.review_entry import ReviewedEntry
from tavolino.core.files.match_file import (
    InvalidMatchFile,
    MatchFile,
    find_rules,
    from_match,
    load,
    replay_file,
)
from tavolino.core.game import AnyGame
from tavolino.core.log import parse_log
from tavolino.core.match import replay
from tavolino.server.protocol.problems import Refused, import_problem
from tavolino.server.workers.explain import explanation
from tavolino.server.workers.messages import (
    Answer,
    CheckMatchFile,
    ExplainAction,
    Question,
    ReviewMatch,
)
from tavolino.server.workers.pool import WorkerFailed, WorkerPool
from tavolino.server.workers.process import Setup, find_game, game_ref, no_setup

Kept = TypeVar("Kept")

PIECE_SECONDS = 0.15
"""Seconds of CPU time after which a piece begins no further step. A step takes less than that."""

NICENESS = 10
"""Priority by which live tables get about nine times as much of a busy core."""

MAX_SLOWDOWN = 40
"""How many times its CPU time a question may take on a busy machine."""

MAX_COMPUTATIONS = 4
"""Number of unfinished computations that a process remembers."""


class BackgroundPool(WorkerPool):
    """Worker processes for work that may wait."""

    def __init__(
        self, games: Iterable[AnyGame], workers: int, patience: float, setup: Setup = no_setup
    ) -> None:
        games = tuple(games)
        self._games = tuple(map(game_ref, games))
        super().__init__(
            games,
            workers,
            patience * MAX_SLOWDOWN,
            "reviews",
            setup,
            serve=partial(serve_pieces, patience),
            niceness=NICENESS,
        )

    async def review_entries(
        self, game: AnyGame, log: str, first: int, whose: str
    ) -> tuple[ReviewedEntry, ...]:
        """Reviews the next entries of a match, at least one. Raises WorkerFailed."""
        return (await self._ask(ReviewMatch(game_ref(game), log, first), whose)).entered

    async def check_match_file(self, raw: bytes, whose: str) -> MatchFile:
        """The match of a file as its rules write it. Raises Refused and WorkerFailed."""
        found = await self._ask(CheckMatchFile(self._games, raw), whose)
        if found.unfit:
            raise Refused(found.unfit)
        if found.file is None:
            raise WorkerFailed("the answer has no match file")
        return found.file

    async def _ask(self, question: Question, whose: str) -> Answer:
        """Asks until the last piece of the answer is computed."""
        while (found := await super()._ask(question, whose)).is_unfinished:
            pass
        return found


# ---------------------------------------------------------------- in the worker process


def serve_pieces(cpu_seconds: float, line: Connection) -> None:
    """Answers one question after another. The system ends the process if one needs too much CPU."""
    worker = PieceWorker()
    while True:
        asked = line.recv_bytes()
        _limit_cpu(cpu_seconds)
        answer = msgspec.json.encode(worker.answer(asked))
        _limit_cpu(0)
        line.send_bytes(answer)


def _limit_cpu(seconds: float) -> None:
    """SIGPROF ends the process after this CPU time; 0 removes the limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


class _Review:
    """A match under review."""

    def __init__(self, game: AnyGame, log: str) -> None:
        match = replay(game, parse_log(log))
        self.places = len(match.standing)
        self._review = MatchReview(match)
        self._computation = Computation()
        self._place = 0

    def piece(self, first: int) -> Answer:
        """The entries from the place `first` on that one piece completes."""
        if first != self._place:  # the results are those of another entry
            self._computation.forget()
        found: list[ReviewedEntry] = []
        with self._computation.piece(PIECE_SECONDS), suppress(PieceOver):
            for place in range(first, self.places):
                self._place = place
                found.append(self._review.entry(place))
                self._computation.forget()
                if self._computation.is_over:
                    break
        return Answer(entered=tuple(found), is_unfinished=not found and first < self.places)


class PieceWorker:
    """Answers questions in pieces, and remembers the computations that are not finished."""

    def __init__(self) -> None:
        self._reviews = OrderedDict[bytes, _Review]()
        self._computations = OrderedDict[bytes, Computation]()

    def answer(self, asked: bytes) -> Answer:
        """Answers a question, or says that it must be asked again."""
        try:
            question = _decoder.decode(asked)
            match question:
                case CheckMatchFile():
                    return _check_match_file(question)
                case ReviewMatch(first=first):
                    return self._review(question).piece(first)
                case ExplainAction():
                    return self._explain(question, sha256(asked).digest())
        except Exception as error:  # no error may end the process
            return Answer(error=f"{type(error).__name__}: {error}")

    def _review(self, question: ReviewMatch) -> _Review:
        key = sha256(msgspec.json.encode(replace(question, first=0))).digest()
        if key not in self._reviews:
            self._reviews[key] = _Review(find_game(question.game), question.log)
        return _recent(self._reviews, key)

    def _explain(self, question: ExplainAction, key: bytes) -> Answer:
        computation = self._computations.setdefault(key, Computation())
        _recent(self._computations, key)
        game = find_game(question.game)
        state = msgspec.json.decode(question.state, type=game.state)
        try:
            with computation.piece(PIECE_SECONDS):
                found = explanation(
                    game,
                    state,
                    question.seq,
                    question.seat,
                    question.viewer,
                    question.action,
                    Random(question.seed),
                )
        except PieceOver:
            return Answer(is_unfinished=True)
        del self._computations[key]
        return Answer(reasoned=found)


def _recent(kept: OrderedDict[bytes, Kept], key: bytes) -> Kept:
    """The value of this key, which becomes the latest; the oldest ones are dropped."""
    kept.move_to_end(key)
    while len(kept) > MAX_COMPUTATIONS:
        kept.popitem(last=False)
    return kept[key]


def _check_match_file(question: CheckMatchFile) -> Answer:
    games = {ref.name: find_game(ref) for ref in question.games}
    try:
        file = load(question.raw)
        match = replay_file(file, find_rules(file, games))
    except InvalidMatchFile as unfit:
        return Answer(unfit=import_problem(unfit))
    return Answer(file=from_match(match, file.players, file.times))


_decoder: msgspec.json.Decoder[ReviewMatch | ExplainAction | CheckMatchFile] = msgspec.json.Decoder(
    ReviewMatch | ExplainAction | CheckMatchFile
)
