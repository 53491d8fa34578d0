"""The notation: ``pawn b3``, ``take``, ``lay 2,0 NES``, ``bid c2 8``, ``drop 0,-1 2`` …

Grid cells are ``a1`` to ``d4``, column and row. Cells of a district are ``x,y``, east and south of
the start pizzeria. Colours are AU (gold), BL, RD, GR. The city tile ``BL3L`` is blue with three
houses and a bend. docs/papa_paolo.md lists every action and outcome.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

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
_TILE_NAMES = {tile: name for name, tile in _TILES.items()}

_WORDS: dict[str, Action] = {
    "take": Take(),
    "sponsor": Sponsor(),
    "express": Express(),
    "nothing": Nothing(),
    "pass": Pass(),
    "decline": Decline(),
    "track": Track(),
    "once": Once(),
    "discard": Discard(),
    "home": Home(),
    "stop": Stop(),
    "open": OpenStarts(),
}
_WORD_OF = {type(action): word for word, action in _WORDS.items()}


def colour_name(colour: int) -> str:
    return _CODES[colour]


def tile_name(colour: int, houses: int, shape: int) -> str:
    """``BL3L``: a blue tile with three houses and a bend."""
    return f"{_CODES[colour]}{houses}{SHAPES[shape]}"


# ---------------------------------------------------------------- formatting
@lru_cache(maxsize=4096)
def format(action: Action) -> str:
    match action:
        case PlacePawn(cell):
            return f"pawn {cell_name(cell)}"
        case Shop(pizzas):
            return f"shop {pizzas}"
        case Build(price):
            return f"build {price}"
        case Lay(at, open):
            return f"lay {spot_name(at)} {sides_name(open)}"
        case Site(at):
            return f"site {spot_name(at)}"
        case Stock(at, pizzas):
            return f"stock {spot_name(at)} {pizzas}"
        case Ride(at):
            return f"ride {spot_name(at)}"
        case Drop(at, pizzas):
            return f"drop {spot_name(at)} {pizzas}"
        case PlaceBid(amount, 0):
            return f"bid {amount}"
        case PlaceBid(amount, column):
            return f"bid c{column} {amount}"
        case Pick(colour):
            return f"pick {_CODES[colour]}"
        case Turn(colour, beside):
            return f"turn {_CODES[colour]} {_CODES[beside]}"
        case Once(choice) if choice:
            return f"once {choice}"
        case Choose(number):
            return f"tile {number}"
        case Keep(number):
            return f"keep {number}"
        case _:
            return _format_chance(action)


def _format_chance(action: Action) -> str:
    match action:
        case DealTile():
            return f"deal {_TILE_NAMES[action]}"
        case DealCoin(value):
            return f"coin {value}"
        case Offer(letter, numbers):
            return f"offer {letter}{''.join(map(str, numbers))}"
        case DealLarge(facing):
            return f"large {_CODES[facing]}"
        case HideCoin(line):
            return f"facedown {line_name(line)}"
        case TurnCoin(value):
            return f"faceup {value}"
        case DealStart(number):
            return f"start {number}"
        case _:
            return _WORD_OF[type(action)]


# ---------------------------------------------------------------- parsing
Parser: TypeAlias = Callable[[list[str]], Action]


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """Parse an action. Raises MalformedAction with a description of what was expected."""
    words = text.split()
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS[words[0]]
    if not words or (words[0], len(words)) not in _PARSERS:
        raise MalformedAction(f"{quoted(text)} is not one of: {_KINDS}")
    return _PARSERS[words[0], len(words)](words)


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


def _tile(text: str) -> Action:
    if text not in _TILES:
        raise MalformedAction(f"{quoted(text)} is not a city tile, e.g. BL3L")
    return _TILES[text]


def _offer(text: str) -> Action:
    letter, numbers = text[:1], text[1:]
    rising = sorted(set(numbers)) == list(numbers) and set(numbers) <= set("1234")
    if letter not in tuple(LETTERS) or not numbers or not rising:
        raise MalformedAction(f"{quoted(text)} is not a set of delivery tiles, e.g. B134")
    return Offer(letter, tuple(map(int, numbers)))


def _once(text: str) -> Action:
    if not (choice := _number(text)):
        raise MalformedAction("once without a choice is written once")
    return Once(choice)


_PARSERS: dict[tuple[str, int], Parser] = {
    ("pawn", 2): lambda words: PlacePawn(_cell(words[1])),
    ("shop", 2): lambda words: Shop(_number(words[1])),
    ("build", 2): lambda words: Build(_number(words[1])),
    ("lay", 3): lambda words: Lay(_spot(words[1]), _sides(words[2])),
    ("site", 2): lambda words: Site(_spot(words[1])),
    ("stock", 3): lambda words: Stock(_spot(words[1]), _number(words[2])),
    ("ride", 2): lambda words: Ride(_spot(words[1])),
    ("drop", 3): lambda words: Drop(_spot(words[1]), _number(words[2])),
    ("bid", 2): lambda words: PlaceBid(_number(words[1])),
    ("bid", 3): lambda words: PlaceBid(_number(words[2]), _column(words[1])),
    ("pick", 2): lambda words: Pick(_colour(words[1])),
    ("turn", 3): lambda words: Turn(_colour(words[1]), _colour(words[2])),
    ("once", 2): lambda words: _once(words[1]),
    ("tile", 2): lambda words: Choose(_number(words[1])),
    ("keep", 2): lambda words: Keep(_number(words[1])),
    ("deal", 2): lambda words: _tile(words[1]),
    ("coin", 2): lambda words: DealCoin(_number(words[1])),
    ("offer", 2): lambda words: _offer(words[1]),
    ("large", 2): lambda words: DealLarge(_colour(words[1])),
    ("facedown", 2): lambda words: HideCoin(_line(words[1])),
    ("faceup", 2): lambda words: TurnCoin(_number(words[1])),
    ("start", 2): lambda words: DealStart(_number(words[1])),
}
"""The parsers of actions with parameters, by first word and number of words."""

_KINDS = (
    "keep 2, pawn b3, take, sponsor, shop 3, express, build 4, nothing, lay 2,0 NES, site 1,-1, "
    "stock 0,0 2, bid c2 8, bid 8, pass, pick GR, turn AU BL, decline, track, once, once 4, "
    "discard, tile 3, ride 0,0, drop 0,-1 2, home, stop"
)
