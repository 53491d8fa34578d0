"""Packs states and actions for the compiled twin; native/palermo/state.h defines the layout."""

from struct import Struct

from tavolino.core.contract.twin import Twin
from tavolino.core.rule_options import pack_options
from tavolino.games.palermo.actions import (
    Action,
    Go,
    LayHouse,
    LayPlaza,
    LayStart,
    MovePolice,
    SkipPolice,
    Stay,
)
from tavolino.games.palermo.components import MIRRORED_FACES, Face
from tavolino.games.palermo.geometry import CELLS, SIDE
from tavolino.games.palermo.state import AT_HOME, AT_START, City, Plaza, State, entrance_of

PHASES = ("start", "house", "police", "gangster", "over")
ROW = 16
"""Fields per row in the twin. Its rows are longer, so that shifts need no mask."""

DISC, DOOR = 0x80, 0x40
OFF_BOARD = {AT_START: 255, AT_HOME: 254}

PLAZAS = len(CELLS) * len(MIRRORED_FACES)
STARTS = PLAZAS + len(CELLS) * 4
MOVES = STARTS + len(CELLS)
STAY = MOVES + SIDE * ROW

_FACES = {face: number for number, face in enumerate(MIRRORED_FACES)}
_LAYOUT = Struct("<4Q Q 5h 5H H 36s 5B 5B 5B 3B 7B 3B 2x")


def number(action: Action) -> int:
    match action:
        case LayHouse(cell, size, rotation, mirrored):
            return cell * len(_FACES) + _FACES[Face(size, rotation, mirrored)]
        case LayPlaza(cell, corner):
            return PLAZAS + cell * 4 + corner
        case LayStart(cell):
            return STARTS + cell
        case MovePolice(field) | Go(field):
            return MOVES + _place(field)
        case SkipPolice() | Stay():
            return STAY


def pack(state: State) -> bytes:
    players, city = state.players, state.city
    spare = 5 - len(players)
    nowhere = (OFF_BOARD[AT_START],) * spare
    return _LAYOUT.pack(
        *_streets(city),
        sum(1 << cell for cell in city.empty_cells),
        *(*(player.money for player in players), *(0,) * spare),
        *(*(player.arrived for player in players), *(0,) * spare),
        state.round,
        _doors(state),
        *(*(_place(player.gangster) for player in players), *nowhere),
        *(*(_place(player.policeman) for player in players), *nowhere),
        *(*(player.collected for player in players), *(0,) * spare),
        *state.supply,
        *(PHASES.index(state.phase), state.turn, len(players), _start(state)),
        *(sum(1 for _ in city.with_discs()), state.progress, state.stalled),
        *_rules(state),
    )


def _place(field: int) -> int:
    return field // SIDE * ROW + field % SIDE if field >= 0 else OFF_BOARD[field]


def _start(state: State) -> int:
    return 0 if state.phase == "start" else state.city.start_cell


def _streets(city: City) -> list[int]:
    """Four words of four rows each."""
    rows = [city.streets >> SIDE * row & (1 << SIDE) - 1 for row in range(SIDE)]
    return [
        sum(row << ROW * place for place, row in enumerate(rows[first : first + 4]))
        for first in range(0, SIDE, 4)
    ]


def _doors(state: State) -> bytes:
    """One byte per cell: the door's owner and corner, and whether its disc is still there."""
    doors = bytearray(len(CELLS))
    for cell, card in state.city.with_discs():
        corner = card.corner if isinstance(card, Plaza) else (2 + card.rotation) % 4
        has_disc = entrance_of(cell, card) in state.players[card.owner].entrances
        doors[cell] = DOOR | card.owner << 2 | corner | DISC * has_disc
    return bytes(doors)


def _rules(state: State) -> tuple[int, int, int]:
    """Rule options with two values as bits; ring links and tiebreak as numbers."""
    police, bonus, links, first, mirrors, bribe, loitering, tiebreak = pack_options(state.options)
    binary = (police, bonus, first, mirrors, bribe, loitering)
    return sum(value << bit for bit, value in enumerate(binary)), links, tiebreak


TWIN = Twin(name="palermo", pack=pack, number=number, iterations=2000, likely_ahead=5)
