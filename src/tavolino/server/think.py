"""Where bots think and things fall: in processes of their own, so that no table waits for another.

Each process has one line to us and answers one question at a time. What crashes or takes too long
loses its process and is asked again in a new one; at last a simple move is made for a bot, so that
a table never hangs.
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
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tavolino.bots import choose
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.server import metrics
from tavolino.server.details import Described, describe
from tavolino.server.protocol import Part
from tavolino.server.reasoning import reasoned
from tavolino.server.slots import Slots
from tavolino.server.teaching import Reasoned
from tavolino.server.worker import Furnish, GameName, Worker, bare, find_game, name_of

TRIES = 2

_log = logging.getLogger(__name__)


class Choose(Struct, frozen=True, tag=True):
    """What shall a bot do on this seat?"""

    game: GameName
    state: msgspec.Raw
    seat: Seat
    bot: str
    seed: int


class Draw(Struct, frozen=True, tag=True):
    """What does NATURE do, by the seed of a match that has `seq` entries?"""

    game: GameName
    state: msgspec.Raw
    seed: str
    seq: int


class Describe(Struct, frozen=True, tag=True):
    """What does a viewer see of this state, in these parts?"""

    game: GameName
    state: msgspec.Raw
    seat: Seat
    parts: tuple[Part, ...]
    acts: bool


class Reason(Struct, frozen=True, tag=True):
    """What should a seat do, or why did it do this, by what a viewer may know?"""

    game: GameName
    state: msgspec.Raw
    seq: int
    seat: Seat
    viewer: Seat
    action: str | None
    seed: int


Question: TypeAlias = Choose | Draw | Describe | Reason


class Answer(Struct, frozen=True):
    """The action in notation, what was described, or why it is good; or what went wrong."""

    action: str = ""
    described: Described | None = None
    reasoned: Reasoned | None = None
    error: str = ""


class NoAnswer(Exception):
    """A process gave no answer, or a wrong one."""


def ask(worker: Worker, question: Question, patience: float) -> Answer:
    """What a process that thinks answers; raises what `Worker.hear` raises."""
    worker.say(msgspec.json.encode(question))
    return msgspec.json.decode(worker.hear(patience), type=Answer)


class Thinkers:
    """A few processes that work for all tables."""

    def __init__(
        self,
        games: Iterable[AnyGame],
        workers: int,
        patience: float,
        name: str = "bots",
        furnish: Furnish = bare,
    ) -> None:
        self.name = name
        self._hire = partial(Worker, think, tuple(game.room for game in games), furnish)
        self._patience = patience
        self._slots = Slots(workers)
        self._threads = ThreadPoolExecutor(workers, "thinker")
        self._lock = Lock()
        self._free: list[Worker] = []
        self._all: list[Worker] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._slots.waiting

    def warm_up(self) -> None:
        """Start a process in the background before the first bot is asked."""
        self._threads.submit(lambda: self._free.append(self._take()))

    async def choose(self, game: AnyGame, state: Any, seat: Seat, bot: str, whose: str) -> str:
        """What a bot would do on this seat, in notation. There is always an answer.

        While others want to know something too, nobody is answered out of turn.
        """
        held = msgspec.Raw(msgspec.json.encode(state))
        question = Choose(name_of(game), held, seat, bot, secrets.randbits(60))
        try:
            return (await self._insist(question, whose)).action
        except NoAnswer:
            return game.format(choose(game, state, seat, "random", Random()))

    async def draw(self, game: AnyGame, state: Any, seed: str, seq: int, whose: str) -> str:
        """What NATURE does, in notation; raises NoAnswer."""
        held = msgspec.Raw(msgspec.json.encode(state))
        return (await self._insist(Draw(name_of(game), held, seed, seq), whose)).action

    async def describe(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        parts: Sequence[Part],
        whose: str,
        *,
        acts: bool,
    ) -> Described:
        """These parts of what a viewer sees; raises NoAnswer."""
        held = msgspec.Raw(msgspec.json.encode(state))
        question = Describe(name_of(game), held, seat, tuple(parts), acts)
        return (await self._insist(question, whose)).described or Described()

    async def reason(
        self,
        game: AnyGame,
        state: Any,
        seq: int,
        seat: Seat,
        viewer: Seat,
        action: str | None,
        whose: str,
    ) -> Reasoned:
        """Why this action, or what to do and why; raises NoAnswer.

        Whoever knew the seed could work out from what is imagined what is true.
        """
        held = msgspec.Raw(msgspec.json.encode(state))
        seed = secrets.randbits(60)
        question = Reason(name_of(game), held, seq, seat, viewer, action, seed)
        found = (await self._insist(question, whose)).reasoned
        if found is None:
            raise NoAnswer(f"{game.name}: no reason")
        return found

    async def _insist(self, question: Question, whose: str) -> Answer:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                async with self._slots.slot(whose):
                    return await loop.run_in_executor(self._threads, self._ask, question)
            except NoAnswer as error:
                who = question.bot if isinstance(question, Choose) else type(question).__name__
                _log.error("%s failed at %s: %s", who, question.game.name, error)
        raise NoAnswer(f"{question.game.name}: asked {TRIES} times")

    async def close(self) -> None:
        """Stop all thinking."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
        self._threads.shutdown(cancel_futures=True)

    def _ask(self, question: Question) -> Answer:
        worker = self._take()
        try:
            answer = ask(worker, question, self._patience)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            self._drop(worker)
            raise NoAnswer(f"its process did not answer ({error!r})") from error
        self._free.append(worker)
        if answer.error:
            raise NoAnswer(answer.error)
        return answer

    def _take(self) -> Worker:
        """A process that has nothing to do; a new one if need be."""
        with self._lock:
            if self._closed:
                raise NoAnswer("the server is closing")
            if self._free:
                return self._free.pop()
            worker = self._hire()
            self._all.append(worker)
            return worker

    def _drop(self, worker: Worker) -> None:
        with self._lock:
            self._all.remove(worker)
            metrics.restarts.inc(self.name)
        worker.end()


# ---------------------------------------------------------------- inside the process


def think(line: Connection) -> None:
    """Answer one question after the other."""
    while True:
        line.send_bytes(msgspec.json.encode(answer_to(line.recv_bytes())))


def answer_to(asked: bytes) -> Answer:
    """Let the bot or NATURE act, and check what it did."""
    try:
        question = _decoder.decode(asked)
        game = find_game(question.game)
        state = msgspec.json.decode(question.state, type=game.state)
        match question:
            case Describe(seat=viewer, parts=parts, acts=acts):
                return Answer(described=describe(game, state, viewer, parts, acts=acts))
            case Reason(seq=seq, seat=seat, viewer=viewer, action=text, seed=own):
                return Answer(reasoned=reasoned(game, state, seq, seat, viewer, text, Random(own)))
            case Choose(seat=seat, bot=bot, seed=own):
                action = choose(game, state, seat, bot, Random(own))
            case Draw(seed=seed, seq=seq):
                seat, action = NATURE, chance.draw(game, state, seed, seq)
        game.demand(state, seat, action)
        return Answer(action=game.format(action))
    except Exception as error:  # whatever goes wrong must not end the process
        return Answer(error=f"{type(error).__name__}: {error}")


_decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
