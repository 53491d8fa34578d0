"""The notation: ``pawn b3``, ``take``, ``lay 2,0 NES``, ``bid c2 8``, ``drop 0,-1 2`` …

Grid cells are ``a1`` to ``d4``, column and row. Cells of a district are ``x,y``, east and south of
the start pizzeria. Colours are AU (gold), BL, RD, GR. The city tile ``BL3L`` is blue with three
houses and a bend. docs/papa_paolo.md lists every action and outcome.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import lookup, quoted
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    Decline,
    Discard,
    Drop,
    Express,
    HideCoin,
    Home,
    Keep,
    Lay,
    Nothing,
    Offer,
    Once,
    OpenStarts,
    Pass,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
    Stock,
    Stop,
    Take,
    Track,
    Turn,
    TurnCoin,
)
from tavolino.games.papa_paolo.components.printed import LETTERS
from tavolino.games.papa_paolo.components.tiles import CODES, SHAPES
from tavolino.games.papa_paolo.geometry import (
    CELLS,
    LINES,
    SPOTS,
    cell_name,
    line_name,
    sides_name,
    spot_name,
)

_COLOURS = {code: colour for colour, code in enumerate(CODES.values())}
_CODES = tuple(CODES.values())
_CELLS = {cell_name(cell): cell for cell in CELLS[4]}
_LINES = {line_name(line): line for line in LINES[4]}
_SPOTS = {spot_name(at): at for at in SPOTS}
_SIDES = {sides_name(sides): sides for sides in range(1, 16)}
_COLUMNS = {f"c{column}": column for column in range(1, 5)}
_SHAPES = {letter: shape for shape, letter in enumerate(SHAPES)}
_TILES = {
    f"{code}{houses}{letter}": DealTile(colour, houses, shape)
    for code, colour in _COLOURS.items()
    for houses in (1, 2, 3)
    for letter, shape in _SHAPES.items()
}


def colour_name(colour: int) -> str:
    return _CODES[colour]


def tile_name(colour: int, houses: int, shape: int) -> str:
    """``BL3L``: a blue tile with three houses and a bend."""
    return f"{_CODES[colour]}{houses}{SHAPES[shape]}"


# ---------------------------------------------------------------- parameters
def _cell(text: str) -> int:
    return lookup(_CELLS, text, "a cell of the grid, a1 to d4")


def _spot(text: str) -> int:
    return lookup(_SPOTS, text, "a cell of a district, e.g. 2,0 or -1,2")


def _sides(text: str) -> int:
    return lookup(_SIDES, text, "a set of sides, e.g. N, ES or NESW")


def _colour(text: str) -> int:
    return lookup(_COLOURS, text, "a colour: AU, BL, RD or GR")


def _column(text: str) -> int:
    return lookup(_COLUMNS, text, "a column of the Piazza, c1 to c4")


def _line(text: str) -> int:
    return lookup(_LINES, text, "a row, 1 to 4, or a column, a to d")


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]?", text, re.ASCII):
        raise MalformedAction(f"{quoted(text)} is not a number from 0 to 99")
    return int(text)


def _choice(text: str) -> int:
    if not (choice := _number(text)):
        raise MalformedAction("once without a choice is written once")
    return choice


V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class _Parameter(Generic[V]):
    """How one field of an action is written, as one word."""

    parse: Callable[[str], V]
    format: Callable[[V], str] = str


_CELL = _Parameter(_cell, cell_name)
_SPOT = _Parameter(_spot, spot_name)
_OPEN_SIDES = _Parameter(_sides, sides_name)
_COLOUR = _Parameter(_colour, colour_name)
_COLUMN = _Parameter(_column, lambda column: f"c{column}")
_LINE = _Parameter(_line, line_name)
_NUMBER = _Parameter(_number)
_CHOICE = _Parameter(_choice)


# ---------------------------------------------------------------- forms
@dataclass(frozen=True, slots=True)
class _Form:
    """How an action is written. The example gives the first word and the number of words."""

    example: str
    action: type[Action]
    parse: Callable[[list[str]], Action]
    """Parses the words after the first one."""
    format: Callable[[Any], list[str]]
    """Formats the words after the first one."""

    @property
    def key(self) -> tuple[str, int]:
        words = self.example.split()
        return words[0], len(words)


def _form(example: str, action: type[Action], **parameters: _Parameter[Any]) -> _Form:
    """A form with one word for each of these fields. The other fields have their defaults."""

    def parse(words: list[str]) -> Action:
        fields = zip(parameters.items(), words, strict=True)
        return action(**{name: parameter.parse(word) for (name, parameter), word in fields})

    def format(action: Action) -> list[str]:
        return [parameter.format(getattr(action, name)) for name, parameter in parameters.items()]

    return _Form(example, action, parse, format)


def _parse_tile(words: list[str]) -> Action:
    (text,) = words
    if text not in _TILES:
        raise MalformedAction(f"{quoted(text)} is not a city tile, e.g. BL3L")
    return _TILES[text]


def _parse_offer(words: list[str]) -> Action:
    (text,) = words
    letter, numbers = text[:1], text[1:]
    rising = sorted(set(numbers)) == list(numbers) and set(numbers) <= set("1234")
    if letter not in tuple(LETTERS) or not numbers or not rising:
        raise MalformedAction(f"{quoted(text)} is not a set of delivery tiles, e.g. B134")
    return Offer(letter, tuple(map(int, numbers)))


def _format_tile(deal: DealTile) -> list[str]:
    return [tile_name(deal.colour, deal.houses, deal.shape)]


def _format_offer(offer: Offer) -> list[str]:
    return [f"{offer.letter}{''.join(map(str, offer.numbers))}"]


_PLAYER_FORMS = (
    _form("keep 2", Keep, number=_NUMBER),
    _form("pawn b3", PlacePawn, cell=_CELL),
    _form("take", Take),
    _form("sponsor", Sponsor),
    _form("shop 3", Shop, pizzas=_NUMBER),
    _form("express", Express),
    _form("build 4", Build, price=_NUMBER),
    _form("nothing", Nothing),
    _form("lay 2,0 NES", Lay, at=_SPOT, open=_OPEN_SIDES),
    _form("site 1,-1", Site, at=_SPOT),
    _form("stock 0,0 2", Stock, at=_SPOT, pizzas=_NUMBER),
    _form("bid c2 8", PlaceBid, column=_COLUMN, amount=_NUMBER),
    _form("bid 8", PlaceBid, amount=_NUMBER),
    _form("pass", Pass),
    _form("pick GR", Pick, colour=_COLOUR),
    _form("turn AU BL", Turn, colour=_COLOUR, beside=_COLOUR),
    _form("decline", Decline),
    _form("track", Track),
    _form("once", Once),
    _form("once 4", Once, choice=_CHOICE),
    _form("discard", Discard),
    _form("tile 3", Choose, number=_NUMBER),
    _form("ride 0,0", Ride, at=_SPOT),
    _form("drop 0,-1 2", Drop, at=_SPOT, pizzas=_NUMBER),
    _form("home", Home),
    _form("stop", Stop),
)
_CHANCE_FORMS = (
    _form("start 4", DealStart, number=_NUMBER),
    _form("open", OpenStarts),
    _Form("offer B134", Offer, _parse_offer, _format_offer),
    _form("large GR", DealLarge, facing=_COLOUR),
    _form("facedown b", HideCoin, line=_LINE),
    _form("coin 2", DealCoin, value=_NUMBER),
    _Form("deal BL3L", DealTile, _parse_tile, _format_tile),
    _form("faceup 3", TurnCoin, value=_NUMBER),
)
_FORMS = (*_PLAYER_FORMS, *_CHANCE_FORMS)
_FORM_OF_WORDS = {form.key: form for form in _FORMS}
FORMS_OF_ACTION = {
    action: sorted((form for form in _FORMS if form.action is action), key=lambda it: it.key[1])
    for action in {form.action for form in _FORMS}
}
"""The forms of each action, the shortest first."""

_EXAMPLES = ", ".join(form.example for form in _PLAYER_FORMS)


# ---------------------------------------------------------------- text of an action
@lru_cache(maxsize=4096)
def format(action: Action) -> str:
    """Format an action in its shortest form that writes all fields without a default value."""
    *shorter, longest = FORMS_OF_ACTION[type(action)]
    form = next((it for it in shorter if it.parse(it.format(action)) == action), longest)
    return " ".join((form.key[0], *form.format(action)))


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """Parse an action. Raises MalformedAction with a description of what was expected."""
    words = text.split()
    form = _FORM_OF_WORDS.get((words[0], len(words))) if words else None
    if form is None:
        raise MalformedAction(f"{quoted(text)} is not one of: {_EXAMPLES}")
    return form.parse(words[1:])
