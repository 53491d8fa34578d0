"""Serves the rules to bots and tools in any language: JSON lines on stdin and stdout.

One request a line, one answer a line. An answer reports what is wrong with its request. Only
``quit`` and the end of the input end the conversation. See docs/engine.md.
"""

import argparse
import secrets
import sys
from collections.abc import Mapping
from typing import Annotated, Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tavolino.cli.support.load_games import add_game_flag, load_games
from tavolino.core.chance import commitment
from tavolino.core.game import (
    NATURE,
    NOT_TO_ACT,
    SPECTATOR,
    AnyGame,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Seat,
)
from tavolino.core.log import Entry, checked_options, parse_log, undo_count
from tavolino.core.match import AnyMatch, BrokenLog, Match, replay
from tavolino.core.undo import last_choice
from tavolino.i18n import format_message

EXAMPLE = """printf '%s\\n' '{"do":"new","game":"palermo","seats":3}' \\
    '{"do":"options","seat":0}' | tavolino engine"""

MAX_REQUEST_BYTES = 1 << 22
"""Bytes in the longest request: enough for the log of any match."""

RequestId: TypeAlias = str | int | float | None
Int32: TypeAlias = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]
EngineAnswer: TypeAlias = dict[str, Any]


# ---------------------------------------------------------------- requests
class Request(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: RequestId = None
    """Returned with the answer."""


class New(Request, tag="new", frozen=True):
    """Begin a match."""

    game: str
    seats: Int32
    options: dict[str, Any] = {}
    seed: str | None = None


class Actors(Request, tag="actors", frozen=True):
    """Whose turn is it?"""


class Choices(Request, tag="options", frozen=True):
    """List the legal actions of this seat."""

    seat: Int32


class Play(Request, tag="play", frozen=True):
    """Make this action."""

    seat: Int32
    action: str


class Nature(Request, tag="nature", frozen=True):
    """Let chance act."""


class See(Request, tag="view", frozen=True):
    """Return the view of this seat."""

    seat: Int32


class Truth(Request, tag="state", frozen=True):
    """Return the full state."""


class Scores(Request, tag="scores", frozen=True):
    """Return the scores."""


class WriteLog(Request, tag="log", frozen=True):
    """Return the log of the match."""


class Load(Request, tag="load", frozen=True):
    """Continue the match of this log."""

    log: str


class Undo(Request, tag="undo", frozen=True):
    """Undo the last action, on the seat that made it unless another is named."""

    seat: Int32 | None = None


class Quit(Request, tag="quit", frozen=True):
    """End the conversation."""


AnyRequest: TypeAlias = (
    New | Actors | Choices | Play | Nature | See | Truth | Scores | WriteLog | Load | Undo | Quit
)


class RequestRefused(Exception):
    """A refused request: an error code, a sentence, and possibly a rule."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.answer: EngineAnswer = {"ok": False, "error": code, "rule": rule, "message": message}


# ---------------------------------------------------------------- the conversation
class Engine:
    """One conversation, with at most one match at a time."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._match: AnyMatch | None = None
        self._decoder = msgspec.json.Decoder(AnyRequest)

    def answer(self, line: bytes) -> EngineAnswer:
        """The answer to one line of any content."""
        try:
            request = self._decode(line)
        except RequestRefused as refused:
            return refused.answer | _id_in(line)
        echo = {} if request.id is None else {"id": request.id}
        try:
            return {"ok": True, **self._execute(request), **echo}
        except RequestRefused as refused:
            return refused.answer | echo
        except Exception as bug:  # a bug in one game must not end the conversation
            message = f"the rules failed: {type(bug).__name__}: {bug}"
            return RequestRefused("internal", message).answer | echo

    def _decode(self, line: bytes) -> AnyRequest:
        try:
            line.decode()
            request: AnyRequest = self._decoder.decode(line)
        except msgspec.ValidationError as error:
            raise RequestRefused("malformed", f"not a request: {error}") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestRefused("malformed", f"not a line of JSON: {error}") from None
        return request

    def _execute(self, request: AnyRequest) -> EngineAnswer:
        match request:
            case New():
                return self._new(request)
            case Load(log=log):
                return self._load(log)
            case Quit():
                return {"quit": True}
            case Play(seat=seat, action=action):
                return {"play": self._play(seat, action), **self._actors()}
            case Undo(seat=seat):
                return {"undo": self._undo(seat), **self._actors()}
            case Nature():
                return {"nature": self._nature(), **self._actors()}
            case Actors():
                return self._actors()
            case Choices(seat=seat):
                return {"options": self._options(seat)}
            case See(seat=seat):
                return {"view": self._view(seat)}
            case Truth():
                return {"state": msgspec.to_builtins(self._require_match.state)}
            case Scores():
                return self._scores()
            case WriteLog():
                return {"log": str(self._require_match.log)}

    @property
    def _require_match(self) -> AnyMatch:
        if self._match is None:
            raise RequestRefused("no_match", "there is no match yet: begin with new or load")
        return self._match

    # ------------------------------------------------------------ beginning
    def _new(self, wish: New) -> EngineAnswer:
        game = self._game(wish.game)
        _require_rules(game, wish.seats, wish.options)
        seed = secrets.token_hex(16) if wish.seed is None else wish.seed
        self._match = Match(game, wish.seats, wish.options, seed)
        return {"new": self._match_info(), **self._actors()}

    def _load(self, text: str) -> EngineAnswer:
        try:
            log = parse_log(text)
        except MalformedAction as error:
            raise RequestRefused("malformed", str(error)) from None
        game = self._game(log.header.game)
        rules = game.at_revision(log.header.revision) or game
        _require_rules(rules, log.header.seats, log.header.options)
        try:
            self._match = replay(game, log)
        except BrokenLog as broken:
            raise _rule_refusal(game, broken.reason, f"entry {broken.position}: ") from None
        return {"load": self._match_info(), **self._actors()}

    def _game(self, name: str) -> AnyGame:
        if name not in self._games:
            known = ", ".join(self._games)
            raise RequestRefused("unknown_game", f"there is no game {name!r}; there are: {known}")
        return self._games[name]

    def _match_info(self) -> EngineAnswer:
        header = self._require_match.header
        return {
            "game": header.game,
            "revision": header.revision,
            "seats": header.seats,
            "options": header.options,
            "commitment": commitment(header.seed),
            "entries": self._require_match.seq,
        }

    # ------------------------------------------------------------ playing
    def _actors(self) -> EngineAnswer:
        return {"actors": self._require_match.actors}

    def _options(self, seat: Seat) -> list[str]:
        match = self._require_match
        self._require_seat(seat, NATURE)
        if seat not in match.actors:
            return []
        return [match.game.format(action) for action in match.game.moves(match.state, seat)]

    def _play(self, seat: Seat, action: str) -> str:
        match = self._require_match
        self._require_seat(seat, NATURE)
        if match.is_over and not undo_count(action):
            raise RequestRefused("over", "the match is over")
        try:
            return match.play(seat, action).text
        except ValueError as error:
            raise _rule_refusal(match.game, error) from None

    def _undo(self, seat: Seat | None) -> str:
        match = self._require_match
        last = last_choice(match) or Entry(NATURE, "")
        who = last.seat if seat is None else seat
        self._play(who, match.undo_text(who))
        return last.text

    def _nature(self) -> str:
        match = self._require_match
        if match.is_over:
            raise RequestRefused("over", "the match is over")
        if match.actors != (NATURE,):
            raise RequestRefused("not_your_turn", "it is not NATURE's turn", NOT_TO_ACT)
        step = match.draw()
        match.append(step)
        return step.entry.text

    # ------------------------------------------------------------ looking
    def _view(self, seat: Seat) -> Any:
        match = self._require_match
        self._require_seat(seat, SPECTATOR)
        return msgspec.to_builtins(match.game.view(match.state, seat))

    def _scores(self) -> EngineAnswer:
        match = self._require_match
        final = {"places": match.game.places(match.state)} if match.is_over else {}
        return {"scores": match.game.scores(match.state), **final}

    def _require_seat(self, seat: Seat, besides: Seat) -> None:
        seats = self._require_match.header.seats
        if seat != besides and not 0 <= seat < seats:
            said = f"there is no seat {seat}: seats are 0 to {seats - 1}, and {besides}"
            raise RequestRefused("no_such_seat", said)


# ---------------------------------------------------------------- what can be wrong
def _require_rules(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    if seats not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise RequestRefused("bad_seats", f"{game.name} is for {counts} players, not {seats}")
    try:
        checked_options(game, options)
    except msgspec.ValidationError as error:
        raise RequestRefused("bad_options", str(error)) from None


def _rule_refusal(game: AnyGame, error: ValueError, where: str = "") -> RequestRefused:
    """The objection of the rules, as a sentence in English."""
    match error:
        case IllegalAction(objection=objection):
            code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
            said = format_message("en", objection.text.key, objection.text.args, (game.room,))
            return RequestRefused(code, where + said, objection.rule)
        case MalformedAction():
            return RequestRefused("malformed", f"{where}{error}")
        case _:
            raise error


class _Named(Struct, frozen=True):
    id: RequestId = None


def _id_in(line: bytes) -> EngineAnswer:
    """The id of a malformed request, if it is readable."""
    try:
        found = msgspec.json.decode(line, type=_Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
    return {} if found is None else {"id": found}


# ---------------------------------------------------------------- the command
def serve_requests(engine: Engine, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer each line at once, until ``quit`` or the end of the input."""
    while line := source.readline(MAX_REQUEST_BYTES + 1):
        if len(line) > MAX_REQUEST_BYTES and not line.endswith(b"\n"):
            _skip_line(source)
            answer = RequestRefused(
                "too_large", f"a request has at most {MAX_REQUEST_BYTES} bytes"
            ).answer
        else:
            answer = engine.answer(line)
        sink.write(msgspec.json.encode(answer) + b"\n")
        sink.flush()
        if answer.get("quit"):
            return


def _skip_line(source: BinaryIO) -> None:
    while (rest := source.readline(MAX_REQUEST_BYTES)) and not rest.endswith(b"\n"):
        pass


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game_flag(parser)


def run(args: argparse.Namespace) -> int:
    serve_requests(Engine(load_games(args.modules)), sys.stdin.buffer, sys.stdout.buffer)
    return 0
