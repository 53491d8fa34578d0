"""How it is written: ``touch r3 fingers 40``, ``pull 90 lift 0.8``, ``place 12.5 -30 0``, ``claim``

Places are millimetres from the middle of the base, east and north, with at most two decimals; turns
and directions are degrees anticlockwise, pulls from east. A villa is written piece by piece:
``r1@0=x,y,z,w,i,j,k`` with its level, ``blue=…`` for a floor, ``r1@-`` for a pillar that is out.
"""

from collections.abc import Callable, Sequence
from re import fullmatch
from typing import cast

from tavolino.core.game import MalformedAction
from tavolino.core.reading import quoted
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
from tavolino.games.villa_paletti.gesture import (
    Abort,
    Glide,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Steady,
    Timed,
    Tool,
    Turn,
)
from tavolino.games.villa_paletti.motions import ByHand, Lay, LiftOff, Place, Pull
from tavolino.games.villa_paletti.villa import OUT, Criterion, Pose, Villa

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
            held = f" lift {_decimal(lift, 3)}" if lift else " steady" if steady else ""
            return f"pull {towards}{held}"
        case Place(x, y, turn):
            return f"place {mm(x)} {mm(y)} {turn}"
        case Lay(x, y, turn):
            return f"lay {mm(x)} {mm(y)} {turn}"
        case ByHand(packets):
            return f"hands {' '.join(map(_timed_packet, packets))}"
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
            return f"fell {why} {piece} {names} {_villa(villa)}"
        case Scatter(villa):
            return f"scatter {_villa(villa)}"
        case Free(villa, spent):
            return f"free {f'{spent} ' if spent else ''}{_villa(villa)}"
        case Stands(villa):
            return f"stands {_villa(villa)}"
        case Returned(villa):
            return f"returned {_villa(villa)}"


def _decimal(number: int, places: int) -> str:
    """A whole number of small units in large ones, without idle zeros: 1250 of two is 12.5."""
    sign, digits = "-" if number < 0 else "", str(abs(number)).zfill(places + 1)
    fraction = digits[-places:].rstrip("0")
    return f"{sign}{digits[:-places]}{'.' if fraction else ''}{fraction}"


def mm(hundredths: int) -> str:
    """Millimetres, as they are written everywhere."""
    return _decimal(hundredths, 2)


def _villa(villa: Villa) -> str:
    pillars = [
        _stood(pillar.name, pose, level)
        for pillar, pose, level in zip(PILLARS, villa.pillars, villa.levels, strict=True)
    ]
    floors = [
        f"{floor.colour}={_pose(pose)}" for floor, pose in zip(FLOORS, villa.floors, strict=False)
    ]
    return " ".join([*pillars, *floors])


def _stood(name: str, pose: Pose | None, level: int) -> str:
    where = "-" if level == OUT else str(level)
    return f"{name}@{where}" if pose is None else f"{name}@{where}={_pose(pose)}"


def _pose(pose: Pose) -> str:
    parts = (pose.x, pose.y, pose.z, pose.w, pose.i, pose.j, pose.k)
    return ",".join(map(str, parts))


def _timed_packet(timed: Timed) -> str:
    """``250m1200,-300,4000``: the tick and the packet."""
    return f"{timed.tick}{format_packet(timed.packet)}"


def format_packet(packet: Packet) -> str:
    """``m1200,-300,4000``: a letter for the kind, and its numbers."""
    return _LETTERS[type(packet)] + ",".join(map(str, _numbers(packet)))


_PACKETS: dict[str, tuple[Callable[..., Packet], int]] = {
    "m": (Move, 3),
    "g": (Glide, 4),
    "s": (Steady, 1),
    "l": (Lift, 1),
    "x": (LetGo, 0),
    "t": (Turn, 1),
    "d": (Lower, 0),
    "u": (Raise, 0),
    "r": (Release, 0),
    "a": (Abort, 0),
}
_LETTERS = {kind: letter for letter, (kind, _) in _PACKETS.items()}


def _numbers(packet: Packet) -> tuple[int, ...]:
    match packet:
        case Move(x, y, z):
            return x, y, z
        case Glide(x, y, z, speed):
            return x, y, z, speed
        case Steady(number) | Lift(number) | Turn(number):
            return (number,)
        case _:
            return ()


# ---------------------------------------------------------------- reading
def parse(text: str) -> Action:
    """The action that was written; raises MalformedAction with what was expected instead.

    People may write large letters, and 12,5 where that is how they count.
    """
    match text.lower().split():
        case [word] if word in WORDS:
            return WORDS[word]
        case ["touch", pillar, tool, grip]:
            return Touch(_pillar(pillar), _tool(tool), _whole(grip))
        case ["stand", pillar, x, y]:
            return Stand(_pillar(pillar), _hundredths(x), _hundredths(y))
        case ["take", pillar]:
            return Take(_pillar(pillar))
        case ["colour", colour]:
            return Choose(_colour(colour))
        case ["pull", towards, *how]:
            return _pull(_degrees(towards), how)
        case ["place", x, y, turn]:
            return Place(_hundredths(x), _hundredths(y), _degrees(turn))
        case ["lay", x, y, turn]:
            return Lay(_hundredths(x), _hundredths(y), _degrees(turn))
        case ["hands", *packets]:
            return ByHand(tuple(map(_timed, packets)))
        case _:
            return _parse_outcome(text.split(), text)


def _parse_outcome(words: Sequence[str], text: str) -> Action:
    match words:
        case ["wood", youngest, heights]:
            return Wood(tuple(map(_whole, heights.split(","))), _whole(youngest))
        case ["roll", colour]:
            return Roll(_colour(colour))
        case ["scatter", *pieces]:
            return Scatter(_built(pieces))
        case ["free", spent, *pieces] if "@" not in spent:
            return Free(_built(pieces), _whole(spent))
        case ["free", *pieces]:
            return Free(_built(pieces))
        case ["stands", *pieces]:
            return Stands(_built(pieces))
        case ["returned", *pieces]:
            return Returned(_built(pieces))
        case ["fell", why, piece, toppled, *pieces] if why in _CRITERIA and _is_piece(piece):
            names = () if toppled == "-" else tuple(map(_pillar, toppled.split(",")))
            return Fell(_built(pieces), cast(Criterion, why), piece, names)
        case _:
            raise MalformedAction(f"{quoted(text)} is not one of: {_KINDS}")


def _pull(towards: int, how: Sequence[str]) -> Pull:
    match how:
        case []:
            return Pull(towards)
        case ["steady"]:
            return Pull(towards, steady=True)
        case ["lift", height]:
            return Pull(towards, steady=True, lift=_small(height, 3))
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


def _whole(text: str) -> int:
    if not fullmatch(r"-?[0-9]{1,12}", text):
        raise MalformedAction(f"{quoted(text)} is not a whole number")
    return int(text)


def _degrees(text: str) -> int:
    """Any whole turn is the same as none."""
    return _whole(text) % 360


def _small(text: str, places: int) -> int:
    """A decimal number in its smallest unit."""
    found = fullmatch(rf"(-?)([0-9]{{1,7}})(?:[.,]([0-9]{{1,{places}}}))?", text)
    if not found:
        raise MalformedAction(f"{quoted(text)} is not a number with up to {places} decimals")
    sign, whole, fraction = found.groups()
    value = int(whole + (fraction or "").ljust(places, "0"))
    return -value if sign else value


def _hundredths(text: str) -> int:
    return _small(text, 2)


def _timed(text: str) -> Timed:
    found = fullmatch(r"([0-9]{1,7})([a-z].*)", text)
    if not found:
        raise MalformedAction(f"{quoted(text)} is not a tick and a packet, like 250m1200,-300,4000")
    return Timed(int(found[1]), parse_packet(found[2]))


def parse_packet(text: str) -> Packet:
    """What a hand says; raises MalformedAction."""
    kind, count = _PACKETS.get(text[:1], (None, 0))
    if kind is None:
        raise MalformedAction(f"{quoted(text)} is not a packet, like m1200,-300,4000")
    numbers = [_whole(number) for number in text[1:].split(",")] if text[1:] else []
    if len(numbers) != count:
        raise MalformedAction(f"{quoted(text)} needs so many numbers: {count}")
    return kind(*numbers)


def _built(pieces: Sequence[str]) -> Villa:
    """Twenty pillars in their order, then floors from blue upwards."""
    pillars, floors = pieces[: len(PILLARS)], pieces[len(PILLARS) :]
    if len(pillars) < len(PILLARS) or len(floors) > len(FLOORS):
        raise MalformedAction("a villa has twenty pillars and up to five floors")
    stood = [_read_pillar(pillar.name, text) for pillar, text in zip(PILLARS, pillars, strict=True)]
    return Villa(
        pillars=tuple(pose for pose, _ in stood),
        levels=tuple(level for _, level in stood),
        floors=tuple(
            _read_floor(floor.colour, text) for floor, text in zip(FLOORS, floors, strict=False)
        ),
    )


def _read_pillar(name: str, text: str) -> tuple[Pose | None, int]:
    found = fullmatch(rf"{name}@([0-5]|-)(?:=(.+))?", text)
    if not found or (found[1] == "-" and found[2]):
        raise MalformedAction(f"{quoted(text)} is not where {name} stands")
    level = OUT if found[1] == "-" else int(found[1])
    return (_read_pose(found[2], text) if found[2] else None), level


def _read_floor(colour: str, text: str) -> Pose:
    name, _, pose = text.partition("=")
    if name != colour:
        raise MalformedAction(f"{quoted(text)} is not where the {colour} floor lies")
    return _read_pose(pose, text)


def _read_pose(text: str, whole: str) -> Pose:
    parts = text.split(",")
    if len(parts) != 7:
        raise MalformedAction(f"{quoted(whole)} has no pose of seven numbers")
    return Pose(*map(_whole, parts))
