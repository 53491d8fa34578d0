"""The notation: ``touch r3 fingers 40``, ``pull 90 lift 0.8``, ``place 12.5 -30 0``, ``claim``

Coordinates are millimetres east and north of the centre of the base, with at most two decimals.
Rotations and directions are degrees anticlockwise; directions count from east.
"""

from collections.abc import Sequence
from typing import cast

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import quoted
from tavolino.games.villa_paletti.actions import (
    Action,
    Agree,
    Choose,
    Claim,
    Decline,
    EndTurn,
    Fell,
    Forgo,
    Free,
    Held,
    Object,
    ProposeEnd,
    Prove,
    PutBack,
    Resign,
    Returned,
    Roll,
    Scatter,
    Stand,
    Stands,
    Take,
    Touch,
    Wood,
)
from tavolino.games.villa_paletti.components import COLOURS, FLOORS, PILLAR_NAMED, PILLARS, Colour
from tavolino.games.villa_paletti.gesture import Abort, Tool
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.notation.numbers import (
    decimal,
    degrees,
    hundredths,
    mm,
    small,
    whole,
)
from tavolino.games.villa_paletti.notation.packets import (
    format_packet,
    format_timed,
    parse_packet,
    parse_timed,
)
from tavolino.games.villa_paletti.notation.villas import format_villa, parse_villa
from tavolino.games.villa_paletti.villa import Criterion

__all__ = ["WORDS", "format", "format_packet", "mm", "parse", "parse_packet"]

WORDS: dict[str, Action] = {
    "back": PutBack(),
    "claim": Claim(),
    "object": Object(),
    "prove": Prove(),
    "decline": Decline(),
    "forgo": Forgo(),
    "done": EndTurn(),
    "end?": ProposeEnd(),
    "agree": Agree(),
    "resign": Resign(),
    "up": LiftOff(),
    "held": Held(),
}
_WORD_FOR = {type(action): word for word, action in WORDS.items()}

_CRITERIA = ("C1", "C2", "C3", "C4")
_KINDS = "touch r3 fingers 40, pull 90, place 12.5 -30 0, lay 0 10 90, claim, object, decline …"


# ---------------------------------------------------------------- writing
def format(action: Action) -> str:
    match action:
        case Touch(pillar, tool, grip):
            return f"touch {PILLARS[pillar].name} {tool} {grip}"
        case Stand(pillar, x, y):
            return f"stand {PILLARS[pillar].name} {mm(x)} {mm(y)}"
        case Take(pillar):
            return f"take {PILLARS[pillar].name}"
        case Choose(colour):
            return f"colour {colour}"
        case Pull(towards, steady, lift):
            held = f" lift {decimal(lift, 3)}" if lift else " steady" if steady else ""
            return f"pull {towards}{held}"
        case Place(x, y, turn):
            return f"place {mm(x)} {mm(y)} {turn}"
        case Lay(x, y, turn):
            return f"lay {mm(x)} {mm(y)} {turn}"
        case ByHand(packets):
            return f"hands {' '.join(map(format_timed, packets))}"
        case Wood() | Scatter() | Roll() | Free() | Stands() | Returned() | Fell():
            return _outcome(action)
        case _:
            return _WORD_FOR[type(action)]


def _outcome(outcome: Wood | Scatter | Roll | Free | Stands | Returned | Fell) -> str:
    match outcome:
        case Wood(heights, youngest):
            return f"wood {youngest} {','.join(map(str, heights))}"
        case Roll(colour):
            return f"roll {colour}"
        case Fell(villa, why, piece, toppled):
            names = ",".join(PILLARS[pillar].name for pillar in toppled) or "-"
            return f"fell {why} {piece} {names} {format_villa(villa)}"
        case Scatter(villa):
            return f"scatter {format_villa(villa)}"
        case Free(villa, spent):
            return f"free {f'{spent} ' if spent else ''}{format_villa(villa)}"
        case Stands(villa):
            return f"stands {format_villa(villa)}"
        case Returned(villa, spent):
            return f"returned {f'{spent} ' if spent else ''}{format_villa(villa)}"


# ---------------------------------------------------------------- reading
def as_packet(action: Action) -> str | None:
    """VP-B5: the packet that puts a pillar back in the middle of a pull."""
    return format_packet(Abort()) if isinstance(action, PutBack) else None


def parse(text: str) -> Action:
    """Parse an action; raises MalformedAction, which names the expected form.

    Players may write capital letters, and a decimal comma.
    """
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["touch", pillar, tool, grip]:
            return Touch(_pillar(pillar), _tool(tool), whole(grip))
        case ["stand", pillar, x, y]:
            return Stand(_pillar(pillar), hundredths(x), hundredths(y))
        case ["take", pillar]:
            return Take(_pillar(pillar))
        case ["colour", colour]:
            return Choose(_colour(colour))
        case ["pull", towards, *how]:
            return _pull(degrees(towards), how)
        case ["place", x, y, turn]:
            return Place(hundredths(x), hundredths(y), degrees(turn))
        case ["lay", x, y, turn]:
            return Lay(hundredths(x), hundredths(y), degrees(turn))
        case ["hands", *packets]:
            return ByHand(tuple(map(parse_timed, packets)))
        case _:
            return _parse_outcome(text.split(), text)


def _parse_outcome(words: Sequence[str], text: str) -> Action:
    match words:
        case ["wood", youngest, heights]:
            return Wood(tuple(map(whole, heights.split(","))), whole(youngest))
        case ["roll", colour]:
            return Roll(_colour(colour))
        case ["scatter", *pieces]:
            return Scatter(parse_villa(pieces))
        case ["free", spent, *pieces] if "@" not in spent:
            return Free(parse_villa(pieces), whole(spent))
        case ["free", *pieces]:
            return Free(parse_villa(pieces))
        case ["stands", *pieces]:
            return Stands(parse_villa(pieces))
        case ["returned", spent, *pieces] if "@" not in spent:
            return Returned(parse_villa(pieces), whole(spent))
        case ["returned", *pieces]:
            return Returned(parse_villa(pieces))
        case ["fell", why, piece, toppled, *pieces] if why in _CRITERIA and _is_piece(piece):
            names = () if toppled == "-" else tuple(map(_pillar, toppled.split(",")))
            return Fell(parse_villa(pieces), cast(Criterion, why), piece, names)
        case _:
            raise MalformedAction(f"{quoted(text)} is not one of: {_KINDS}")


def _pull(towards: int, how: Sequence[str]) -> Pull:
    match how:
        case []:
            return Pull(towards)
        case ["steady"]:
            return Pull(towards, steady=True)
        case ["lift", height]:
            return Pull(towards, steady=True, lift=small(height, 3))
        case _:
            raise MalformedAction(f"{quoted(' '.join(how))} is not: steady, or lift 0.8")


def _is_piece(piece: str) -> bool:
    return piece in PILLAR_NAMED or any(piece == floor.colour for floor in FLOORS)


def _pillar(name: str) -> int:
    if name not in PILLAR_NAMED:
        raise MalformedAction(f"{quoted(name)} is not a pillar: r1 to r5, y1 …, b1 …, g1 …")
    return PILLAR_NAMED[name].number


def _tool(text: str) -> Tool:
    if text not in ("fingers", "hook"):
        raise MalformedAction(f"{quoted(text)} is not a tool: fingers or hook")
    return cast(Tool, text)


def _colour(text: str) -> Colour:
    if text not in COLOURS:
        raise MalformedAction(f"{quoted(text)} is not a colour: red, yellow, blue or green")
    return text
