"""A tower that leans and falls: a game whose actions and outcomes cannot all be listed."""

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import NATURE, Game, Hands, MalformedAction, Seat, Telling, Thinking
from tavolino.core.text import LogText, Objection, Text


class Pull(Struct, frozen=True):
    """Pull a block out with this force."""

    force: float


class Settle(Struct, frozen=True):
    """The tower after it has come to rest, according to the simulation."""

    lean: float


Action: TypeAlias = Pull | Settle


class Tower(Struct, frozen=True):
    lean: float = 0.0
    pulled: float | None = None


def actors(tower: Tower) -> tuple[Seat, ...]:
    if abs(tower.lean) > 1:
        return ()
    return (0,) if tower.pulled is None else (NATURE,)


def legal(tower: Tower, seat: Seat) -> Sequence[Action]:
    """A few actions for simple bots; any force up to 1 is legal."""
    return [Pull(0.25), Pull(0.5), Pull(1.0)] if seat in actors(tower) and seat == 0 else []


def refuse(tower: Tower, seat: Seat, action: Action) -> Objection | None:
    match action:
        case Pull(force) if seat == 0 and 0 < force <= 1:
            return None
        case Settle(lean) if seat == NATURE and abs(lean - tower.lean) < 2:
            return None
        case _:
            return Objection("TOW-1", Text("gently"))


def apply(tower: Tower, seat: Seat, action: Action) -> Tower:
    match action:
        case Pull(force):
            return replace(tower, pulled=force)
        case Settle(lean):
            return Tower(lean)


def settle(tower: Tower, random: Random) -> Settle:
    assert tower.pulled is not None
    return Settle(tower.lean + random.uniform(-tower.pulled, tower.pulled))


def format(action: Action) -> str:
    match action:
        case Pull(force):
            return f"pull {force!r}"
        case Settle(lean):
            return f"settle {lean!r}"


def parse(text: str) -> Action:
    kind, _, number = text.partition(" ")
    try:
        value = float(number)
    except ValueError:
        value = float("nan")
    if kind not in ("pull", "settle") or not isfinite(value):
        raise MalformedAction(f"not an action of the tower: {text!r}")
    return Pull(value) if kind == "pull" else Settle(value)


HANDS: Hands[Tower, Action] = Hands(
    is_gesture=lambda action: isinstance(action, Pull),
    perform=lambda tower, seat: None,
    nature=settle,
)

TOWER: Game[Tower, Action, Tower] = Game(
    name="tower",
    room="tests.unit.core",
    seats=(1,),
    state=Tower,
    initial=lambda options, seats: Tower(),
    actors=actors,
    legal=legal,
    refuse=refuse,
    apply=apply,
    scores=lambda tower: (int(not actors(tower)),),
    format=format,
    parse=parse,
    telling=Telling(
        prompt=lambda tower, seat: Text("pull"),
        tell=lambda tower, seat, action, viewer: LogText(Text("moved"), format(action)),
        sheet=lambda tower: (),
    ),
    thinking=Thinking(estimate=lambda tower: (0.0,), candidates=legal),
    hands=HANDS,
)
