"""Pool of worker processes for bot moves, chance draws, slow views and explanations.

Each process answers one question at a time over one pipe. If a question crashes its process or
takes too long, the pool asks it again in a new process. At last it plays a random move for a bot,
so that a table never hangs.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from threading import Lock
from typing import Any

import msgspec

from tavolino.bots import choose
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.server.net.fair_slots import FairSlots
from tavolino.server.ops import metrics
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import Extra, LegalAction
from tavolino.server.views.details import SceneDetails, legal_action, scene_details
from tavolino.server.workers.explain import explanation
from tavolino.server.workers.messages import (
    Answer,
    CheckMatchFile,
    ChooseAction,
    DescribeAction,
    DescribeScene,
    DrawOutcome,
    ExplainAction,
    GameQuestion,
    Question,
)
from tavolino.server.workers.process import (
    Setup,
    Work,
    WorkerProcess,
    find_game,
    game_ref,
    no_setup,
)
from tavolino.server.workers.remote import RemotePool, shareable_state

MAX_ANSWER_ATTEMPTS = 2

_log = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """A worker process gave no answer or an invalid one."""


def ask_worker(worker: WorkerProcess, question: Question, patience: float) -> Answer:
    """The answer of a process. Raises what `WorkerProcess.receive` raises."""
    worker.send(msgspec.json.encode(question))
    return msgspec.json.decode(worker.receive(patience), type=Answer)


def _subject(question: Question) -> str:
    """What a question is about, for the server log."""
    if isinstance(question, CheckMatchFile):
        return "the check of a match file"
    who = question.bot if isinstance(question, ChooseAction) else type(question).__name__
    return f"{who} at {question.game.name}"


def _without_error(answer: Answer) -> Answer:
    if answer.error:
        raise WorkerFailed(answer.error)
    return answer


class WorkerPool:
    """A few worker processes for all tables."""

    def __init__(
        self,
        games: Iterable[AnyGame],
        workers: int,
        patience: float,
        name: str = "bots",
        setup: Setup = no_setup,
        remote: RemotePool | None = None,
        serve: Work | None = None,
        niceness: int = 0,
    ) -> None:
        self.name = name
        self._remote = remote
        rooms = tuple(game.room for game in games)
        self._start_worker = partial(
            WorkerProcess, serve or serve_questions, rooms, setup, niceness
        )
        self._timeout = patience
        self._slots = FairSlots(workers)
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._lock = Lock()
        self._free: list[WorkerProcess] = []
        self._all: list[WorkerProcess] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of questions that wait for a process."""
        return self._slots.waiting

    def warm_up(self) -> None:
        """Starts a process in the background before the first question."""
        self._threads.submit(lambda: self._free.append(self._take()))

    async def choose_action(
        self, game: AnyGame, state: Any, seat: Seat, bot: str, whose: str
    ) -> str:
        """The action of a bot on this seat, in notation. There is always an answer."""
        leaving = shareable_state(game, state, seat) if self._remote else None
        held = msgspec.Raw(leaving or msgspec.json.encode(state))
        question = ChooseAction(game_ref(game), held, seat, bot, secrets.randbits(60))
        try:
            asked = self._ask_remote_or_here if leaving else self._ask
            return (await asked(question, whose)).action
        except WorkerFailed:
            return game.format(choose(game, state, seat, "random", Random()))

    async def draw_outcome(self, game: AnyGame, state: Any, seed: str, seq: int, whose: str) -> str:
        """NATURE's action, in notation. Raises WorkerFailed."""
        held = msgspec.Raw(msgspec.json.encode(state))
        return (await self._ask(DrawOutcome(game_ref(game), held, seed, seq), whose)).action

    async def describe_scene(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        extras: Sequence[Extra],
        whose: str,
        *,
        acts: bool,
    ) -> SceneDetails:
        """These extras of what a viewer sees. Raises WorkerFailed."""
        held = msgspec.Raw(msgspec.json.encode(state))
        question = DescribeScene(game_ref(game), held, seat, tuple(extras), acts)
        return (await self._ask(question, whose)).described or SceneDetails()

    async def describe_action(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        action: Any,
        extras: Sequence[Extra],
        whose: str,
    ) -> LegalAction | None:
        """The description and preview of an action. Raises WorkerFailed."""
        held = msgspec.Raw(msgspec.json.encode(state))
        question = DescribeAction(game_ref(game), held, seat, game.format(action), tuple(extras))
        return (await self._ask(question, whose)).legal_action

    async def explain_action(
        self,
        game: AnyGame,
        state: Any,
        seq: int,
        seat: Seat,
        viewer: Seat,
        action: str | None,
        whose: str,
    ) -> Explanation:
        """Why this action, or what to do and why. Raises WorkerFailed.

        The seed is secret: with it, a player could infer the real state from the sampled states.
        """
        held = msgspec.Raw(msgspec.json.encode(state))
        seed = secrets.randbits(60)
        question = ExplainAction(game_ref(game), held, seq, seat, viewer, action, seed)
        found = (await self._ask(question, whose)).reasoned
        if found is None:
            raise WorkerFailed(f"{game.name}: the answer has no explanation")
        return found

    async def answer_remote(self, asked: bytes) -> bytes:
        """Answers an encoded question of another server. An error is an answer, too."""
        try:
            question = _decoder.decode(asked)
            async with self._slots.slot(""):
                loop = asyncio.get_running_loop()
                found = await loop.run_in_executor(self._threads, self._answer_of, question)
        except (WorkerFailed, msgspec.MsgspecError) as error:
            found = Answer(error=str(error))
        return msgspec.json.encode(found)

    async def _ask_remote_or_here(self, question: ChooseAction, whose: str) -> Answer:
        """Asks a remote worker if there is one, else a process here. Both get the same question."""
        told = msgspec.json.encode(question)
        said = await self._remote.ask(told, whose, self._timeout) if self._remote else None
        if said is not None:
            try:
                found = _without_error(msgspec.json.decode(said, type=Answer))
            except (WorkerFailed, msgspec.MsgspecError) as error:
                metrics.remote_failures.inc("error")
                _log.error("a remote worker failed at %s: %s", question.game.name, error)
            else:
                metrics.bot_answers.inc("elsewhere")
                return found
        metrics.bot_answers.inc("here")
        return await self._ask(question, whose)

    async def _ask(self, question: Question, whose: str) -> Answer:
        loop = asyncio.get_running_loop()
        for _ in range(MAX_ANSWER_ATTEMPTS):
            if self._closed:
                break
            try:
                async with self._slots.slot(whose):
                    return await loop.run_in_executor(self._threads, self._answer_of, question)
            except WorkerFailed as error:
                _log.error("%s failed: %s", _subject(question), error)
        raise WorkerFailed(f"{_subject(question)}: no answer in {MAX_ANSWER_ATTEMPTS} tries")

    async def close(self) -> None:
        """Kills all processes."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.kill()
        self._threads.shutdown(cancel_futures=True)

    def _answer_of(self, question: Question) -> Answer:
        worker = self._take()
        try:
            answer = ask_worker(worker, question, self._timeout)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            self._drop(worker)
            raise WorkerFailed(f"the worker process did not answer ({error!r})") from error
        self._free.append(worker)
        return _without_error(answer)

    def _take(self) -> WorkerProcess:
        """An idle process, or a new one."""
        with self._lock:
            if self._closed:
                raise WorkerFailed("the server is closing")
            if self._free:
                return self._free.pop()
            worker = self._start_worker()
            self._all.append(worker)
            return worker

    def _drop(self, worker: WorkerProcess) -> None:
        with self._lock:
            self._all.remove(worker)
            metrics.worker_restarts.inc(self.name)
        worker.kill()


# ---------------------------------------------------------------- in the worker process


def serve_questions(line: Connection) -> None:
    """Answers one question after another."""
    while True:
        line.send_bytes(msgspec.json.encode(answer_question(line.recv_bytes())))


def answer_question(asked: bytes) -> Answer:
    """Answers a question, and checks that the action of a bot or NATURE is legal."""
    try:
        question = _decoder.decode(asked)
        game = find_game(question.game)
        state = msgspec.json.decode(question.state, type=game.state)
        match question:
            case DescribeScene(seat=viewer, extras=extras, acts=acts):
                return Answer(described=scene_details(game, state, viewer, extras, acts=acts))
            case DescribeAction(seat=seat, action=text, extras=extras):
                return Answer(
                    legal_action=legal_action(game, state, seat, game.parse(text), extras)
                )
            case ExplainAction(seq=seq, seat=seat, viewer=viewer, action=text, seed=own):
                return Answer(
                    reasoned=explanation(game, state, seq, seat, viewer, text, Random(own))
                )
            case ChooseAction(seat=seat, bot=bot, seed=own):
                action = choose(game, state, seat, bot, Random(own))
            case DrawOutcome(seed=seed, seq=seq):
                seat, action = NATURE, chance.draw_outcome(game, state, seed, seq)
        game.require_legal(state, seat, action)
        return Answer(action=game.format(action))
    except Exception as error:  # no error may end the process
        return Answer(error=f"{type(error).__name__}: {error}")


_decoder: msgspec.json.Decoder[GameQuestion] = msgspec.json.Decoder(GameQuestion)
