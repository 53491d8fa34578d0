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
from tavolino.bots.review import account
from tavolino.bots.review_entry import Entered
from tavolino.core import chance
from tavolino.core.game import NATURE, AnyGame, Seat
from tavolino.core.log import read
from tavolino.core.match import AnyMatch, replay
from tavolino.core.match_file import MatchFile, Unfit, of, played
from tavolino.server.net.fair_slots import Slots
from tavolino.server.ops import metrics
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import Extra, LegalAction, Problem
from tavolino.server.protocol.problems import Refused, import_problem
from tavolino.server.views.details import Described, describe, option
from tavolino.server.workers.explain import reasoned
from tavolino.server.workers.process import Furnish, GameName, Worker, bare, find_game, name_of
from tavolino.server.workers.remote import Afar, may_leave

TRIES = 2

PIECE = 50
"""So many entries of a match are accounted for in one go."""

_log = logging.getLogger(__name__)


class Choose(Struct, frozen=True, tag="Choose"):
    """What shall a bot do on this seat?"""

    game: GameName
    state: msgspec.Raw
    seat: Seat
    bot: str
    seed: int


class Draw(Struct, frozen=True, tag="Draw"):
    """What does NATURE do, by the seed of a match that has `seq` entries?"""

    game: GameName
    state: msgspec.Raw
    seed: str
    seq: int


class Describe(Struct, frozen=True, tag="Describe"):
    """What does a viewer see of this state, in these parts?"""

    game: GameName
    state: msgspec.Raw
    seat: Seat
    parts: tuple[Extra, ...]
    acts: bool


class Tell(Struct, frozen=True, tag="Tell"):
    """How is this action told, and what would it bring?"""

    game: GameName
    state: msgspec.Raw
    seat: Seat
    action: str
    parts: tuple[Extra, ...]


class Reason(Struct, frozen=True, tag="Reason"):
    """What should a seat do, or why did it do this, by what a viewer may know?"""

    game: GameName
    state: msgspec.Raw
    seq: int
    seat: Seat
    viewer: Seat
    action: str | None
    seed: int


class Account(Struct, frozen=True, tag="Account"):
    """How did this match go, from one to another of the entries that stand?"""

    game: GameName
    log: str
    first: int
    last: int


class Check(Struct, frozen=True, tag="Check"):
    """Is this match from a file what the rules allow?"""

    game: GameName
    file: MatchFile


Question: TypeAlias = Choose | Draw | Describe | Tell | Reason | Account | Check


class Answer(Struct, frozen=True):
    """The action in notation, what was described or told, why it is good, how a match went, or a
    match from a file in the words of its rules and why it is none; or what went wrong."""

    action: str = ""
    described: Described | None = None
    told: LegalAction | None = None
    reasoned: Explanation | None = None
    entered: tuple[Entered, ...] = ()
    file: MatchFile | None = None
    unfit: Problem | None = None
    error: str = ""


class NoAnswer(Exception):
    """A process gave no answer, or a wrong one."""


def ask(worker: Worker, question: Question, patience: float) -> Answer:
    """What a process that thinks answers; raises what `Worker.hear` raises."""
    worker.say(msgspec.json.encode(question))
    return msgspec.json.decode(worker.hear(patience), type=Answer)


def _without_error(answer: Answer) -> Answer:
    if answer.error:
        raise NoAnswer(answer.error)
    return answer


class Thinkers:
    """A few processes that work for all tables."""

    def __init__(
        self,
        games: Iterable[AnyGame],
        workers: int,
        patience: float,
        name: str = "bots",
        furnish: Furnish = bare,
        afar: Afar | None = None,
    ) -> None:
        self.name = name
        self._afar = afar
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
        leaving = may_leave(game, state, seat) if self._afar else None
        held = msgspec.Raw(leaving or msgspec.json.encode(state))
        question = Choose(name_of(game), held, seat, bot, secrets.randbits(60))
        try:
            asked = self._thought if leaving else self._insist
            return (await asked(question, whose)).action
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
        parts: Sequence[Extra],
        whose: str,
        *,
        acts: bool,
    ) -> Described:
        """These parts of what a viewer sees; raises NoAnswer."""
        held = msgspec.Raw(msgspec.json.encode(state))
        question = Describe(name_of(game), held, seat, tuple(parts), acts)
        return (await self._insist(question, whose)).described or Described()

    async def tell(
        self, game: AnyGame, state: Any, seat: Seat, action: Any, parts: Sequence[Extra], whose: str
    ) -> LegalAction | None:
        """How an action is told, and what it would bring; raises NoAnswer."""
        held = msgspec.Raw(msgspec.json.encode(state))
        question = Tell(name_of(game), held, seat, game.format(action), tuple(parts))
        return (await self._insist(question, whose)).told

    async def reason(
        self,
        game: AnyGame,
        state: Any,
        seq: int,
        seat: Seat,
        viewer: Seat,
        action: str | None,
        whose: str,
    ) -> Explanation:
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

    async def account(self, match: AnyMatch, whose: str) -> tuple[Entered, ...]:
        """How a match went, entry by entry; raises NoAnswer.

        It is asked piece by piece: others are answered in between, and none takes long.
        """
        game, log, found = name_of(match.game), str(match.log), list[Entered]()
        for first in range(0, len(match.standing), PIECE):
            question = Account(game, log, first, first + PIECE)
            found += (await self._thought(question, whose)).entered
        return tuple(found)

    async def answer(self, asked: bytes) -> bytes:
        """What a process says to what another house asks; what went wrong is an answer, too."""
        try:
            question = _decoder.decode(asked)
            async with self._slots.slot(""):
                loop = asyncio.get_running_loop()
                found = await loop.run_in_executor(self._threads, self._ask, question)
        except (NoAnswer, msgspec.MsgspecError) as error:
            found = Answer(error=str(error))
        return msgspec.json.encode(found)

    async def _thought(self, question: Choose | Account, whose: str) -> Answer:
        """What is thought elsewhere, if somebody is there; else here. Both are asked the same."""
        told = msgspec.json.encode(question)
        said = await self._afar.ask(told, whose, self._patience) if self._afar else None
        if said is not None:
            try:
                found = _without_error(msgspec.json.decode(said, type=Answer))
            except (NoAnswer, msgspec.MsgspecError) as error:
                metrics.failures.inc("error")
                _log.error("a worker failed at %s: %s", question.game.name, error)
            else:
                metrics.thoughts.inc("elsewhere")
                return found
        metrics.thoughts.inc("here")
        return await self._insist(question, whose)

    async def check(self, game: AnyGame, file: MatchFile, whose: str) -> MatchFile:
        """The match of a file as its rules write it; raises Refused and NoAnswer."""
        found = await self._insist(Check(name_of(game), file), whose)
        if found.unfit:
            raise Refused(found.unfit)
        if found.file is None:
            raise NoAnswer(f"{game.name}: nothing was checked")
        return found.file

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
        return _without_error(answer)

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
        if isinstance(question, Account):
            return _accounted(game, question)
        if isinstance(question, Check):
            return _checked(game, question.file)
        state = msgspec.json.decode(question.state, type=game.state)
        match question:
            case Describe(seat=viewer, parts=parts, acts=acts):
                return Answer(described=describe(game, state, viewer, parts, acts=acts))
            case Tell(seat=seat, action=text, parts=parts):
                return Answer(told=option(game, state, seat, game.parse(text), parts))
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


def _accounted(game: AnyGame, question: Account) -> Answer:
    span = range(question.first, question.last)
    return Answer(entered=account(replay(game, read(question.log)), span))


def _checked(game: AnyGame, file: MatchFile) -> Answer:
    try:
        match = played(file, game)
    except Unfit as unfit:
        return Answer(unfit=import_problem(unfit))
    return Answer(file=of(match, file.players, file.times))


_decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
