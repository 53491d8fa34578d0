"""A game of questions: one player asks, the others answer yes or no, and silence means no."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import Game, MalformedAction, Options, Seat, Telling, Thinking, Window
from tavolino.core.text import LogText, Objection, Text

Action: TypeAlias = Literal["ask", "yes", "no"]

ROUNDS = 4


class Round(Struct, frozen=True):
    """The player who asks, and the players who have not answered."""

    seats: int
    hurry: bool = True
    asks: int = 0
    waiting: tuple[Seat, ...] = ()


class Hurry(Options, frozen=True):
    hurry: bool = True


def actors(state: Round) -> tuple[Seat, ...]:
    if state.asks == ROUNDS:
        return ()
    return state.waiting or (state.asks % state.seats,)


def legal(state: Round, seat: Seat) -> Sequence[Action]:
    return ("yes", "no") if state.waiting else ("ask",)


def refuse(state: Round, seat: Seat, action: Action) -> Objection | None:
    return None if action in legal(state, seat) else Objection("ASK-1", Text("first-things-first"))


def apply(state: Round, seat: Seat, action: Action) -> Round:
    if action == "ask":
        return replace(state, waiting=tuple(n for n in range(state.seats) if n != seat))
    left = tuple(n for n in state.waiting if n != seat)
    done = action == "yes" or not left
    return replace(state, asks=state.asks + done, waiting=() if done else left)


def parse(text: str) -> Action:
    match text.strip():
        case "ask" | "yes" | "no" as said:
            return said
        case _:
            raise MalformedAction(text)


def window(seconds: float | None, state: Round, seat: Seat) -> Window[Action] | None:
    hurries = seconds is not None and state.hurry and seat in state.waiting
    return Window(seconds, "no") if hurries and seconds else None


def questions(name: str, seconds: float | None) -> Game[Round, Action, Round]:
    """The game with this time limit for an answer."""
    return Game(
        name=name,
        room=__name__,
        seats=(2, 3),
        options=Hurry,
        state=Round,
        initial=lambda options, seats: Round(seats, options.hurry),
        actors=actors,
        legal=legal,
        refuse=refuse,
        window=lambda state, seat: window(seconds, state, seat),
        apply=apply,
        scores=lambda state: (0,) * state.seats,
        format=lambda action: action,
        parse=parse,
        telling=Telling(
            prompt=lambda state, seat: Text("asking"),
            tell=lambda state, seat, action, viewer: LogText(Text("said"), action),
            sheet=lambda state: (),
        ),
        thinking=Thinking(estimate=lambda state: (0.0,) * state.seats, candidates=legal),
    )


QUICK = questions("quick", 0.1)
SLOW = questions("slow", 150)
CALM = questions("calm", None)
