"""Helpers that set up states in notation, with players A to E on seats 0 to 4."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tavolino.core.game import IllegalAction
from tavolino.core.log import checked_options
from tavolino.core.rule_options import Value
from tavolino.core.text import Objection
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.actions import Action, Go
from tavolino.games.palermo.geometry import corner_field
from tavolino.games.palermo.rules.moving import arrival, gangster_trip, ways
from tavolino.games.palermo.state import AT_HOME, Phase, Player, State
from tavolino.games.palermo.view import WalkPreview

SEATS = "ABCDE"


# ---------------------------------------------------------------- playing
def begin(seats: int, **options: Value) -> State:
    return PALERMO.initial(checked_options(PALERMO, dict(options)), seats)


def play(state: State, *lines: str) -> State:
    """Play each line as the seat to act; raises IllegalAction."""
    for line in lines:
        state = PALERMO.play(state, PALERMO.actors(state)[0], PALERMO.parse(line))
    return state


def apply_unchecked(state: State, *lines: str) -> State:
    """Like `play`, but does not check whether the actions are legal."""
    for line in lines:
        state = PALERMO.apply(state, PALERMO.actors(state)[0], PALERMO.parse(line))
    return state


def pass_turns(state: State, turns: int = 1) -> State:
    """Let the next players leave their figures in place."""
    for _ in range(turns):
        state = play(state, *passing_lines(state))
    return state


def passing_lines(state: State) -> list[str]:
    """The lines with which the player to act passes the rest of the turn."""
    lines = ["police -"] if state.phase == "police" else []
    return lines if state.players[state.turn].is_home else [*lines, "stay"]


# ---------------------------------------------------------------- queries
def legal(state: State) -> list[str]:
    return [PALERMO.format(action) for action in PALERMO.legal(state, state.turn)]


def objection(state: State, line: str) -> Objection | None:
    return PALERMO.refuse(state, state.turn, PALERMO.parse(line))


def refusal(state: State, line: str) -> tuple[str, str] | None:
    """The rule and the message key of the objection to a line, or None if it is legal."""
    found = objection(state, line)
    return (found.rule, found.text.key.removeprefix("palermo-no-")) if found else None


def is_refused(state: State, line: str) -> bool:
    try:
        play(state, line)
    except IllegalAction:
        return True
    return False


def field(name: str) -> int:
    action = PALERMO.parse(f"go {name}")
    assert isinstance(action, Go)
    return action.field


def cost(state: State, name: str) -> int:
    """The cost of a field for the gangster of the player to act, at any distance."""
    return ways(gangster_trip(state, state.turn))[field(name)].cost


def income(state: State, name: str) -> int:
    return arrival(state, state.turn, field(name)).income


def walk(state: State, line: str) -> WalkPreview:
    """The preview of a figure's move."""
    found = PALERMO.telling.preview(state, state.turn, PALERMO.parse(line))
    assert isinstance(found, WalkPreview)
    return found


def money(state: State) -> list[int]:
    return [player.money for player in state.players]


def ranges(state: State) -> list[int]:
    return [player.range for player in state.players]


def player(state: State, letter: str) -> Player:
    return state.players[SEATS.index(letter)]


# ---------------------------------------------------------------- finished cities
class Step(Struct):
    """One placement of a fixture, with the numbers of legal placements before it."""

    no: int
    player: str
    cell: tuple[int, int]
    size: int
    rot: int
    entrance: tuple[int, int]
    kind: str
    legal_roof: int | None
    legal_open: int

    @property
    def line(self) -> str:
        name = f"{'ABCDEF'[self.cell[1]]}{self.cell[0] + 1}"
        if self.size:
            return f"house {name} {self.size} r{self.rot}"
        number = 6 * self.cell[0] + self.cell[1]
        entrance = 14 * self.entrance[0] + self.entrance[1]
        corner = [corner_field(number, c) for c in range(4)].index(entrance)
        return f"plaza {name} {['NW', 'NE', 'SE', 'SW'][corner]}"


class Fixture(Struct):
    """A finished city and the actions that build it."""

    name: str
    players: int
    start_cell: tuple[int, int]
    steps: list[Step]
    empty_cells_filled_with_street: list[tuple[int, int]]
    ascii: list[str]
    cost_from_START_no_pieces: dict[str, dict[str, int]]
    exit_fields: list[tuple[int, int]]

    @property
    def lines(self) -> list[str]:
        start = f"start {'ABCDEF'[self.start_cell[1]]}{self.start_cell[0] + 1}"
        return [start, *(step.line for step in self.steps)]


FIXTURES = {
    fixture.name: fixture
    for fixture in msgspec.json.decode(
        Path(__file__).with_name("fixtures.json").read_bytes(), type=list[Fixture]
    )
}


@cache
def finished(name: str) -> State:
    """The state of a fixture at the start of phase 2: A (4 players), B (3) or C (5)."""
    fixture = FIXTURES[name]
    return play(begin(fixture.players), *fixture.lines)


class Setup(Struct):
    """The situation of a player; the defaults are those at the start of phase 2."""

    gangster: str = ""
    policeman: str = ""
    left: tuple[str, ...] | None = None
    """The entrances of the discs not yet collected."""
    money: int = 0
    home: int = 0
    """The round in which the gangster came home."""


def situation(
    name: str,
    turn: str,
    phase: Phase = "gangster",
    round: int = 1,
    options: Mapping[str, Value] | None = None,
    **setups: Setup,
) -> State:
    """A state of phase 2 in the city of a fixture; A=Setup(…) sets up player A."""
    state = finished(name)
    made = replace(
        state,
        options=checked_options(PALERMO, dict(options or {})),
        phase=phase,
        turn=SEATS.index(turn),
        round=round,
        players=tuple(
            _player(before, setups.get(letter, Setup()))
            for letter, before in zip(SEATS, state.players, strict=False)
        ),
    )
    assert PALERMO.check(made) == []
    return made


def _player(before: Player, setup: Setup) -> Player:
    left = () if setup.home else setup.left
    entrances = before.entrances if left is None else tuple(field(where) for where in left)
    gangster = field(setup.gangster) if setup.gangster else before.gangster
    return Player(
        discs=0,
        entrances=entrances,
        collected=len(before.entrances) - len(entrances),
        money=setup.money,
        gangster=AT_HOME if setup.home else gangster,
        policeman=field(setup.policeman) if setup.policeman else before.policeman,
        arrived=setup.home,
    )


# ---------------------------------------------------------------- random matches
def random_match(seed: int, seats: int, **options: Value) -> Iterator[State]:
    """All states of a match of random players, who collect discs and come home if they can."""
    random = Random(seed)
    state = begin(seats, **options)
    yield state
    while PALERMO.actors(state):
        choices = PALERMO.legal(state, state.turn)
        at_hand = [action for action in choices if _brings_progress(state, action)]
        state = PALERMO.apply(state, state.turn, random.choice(at_hand or choices))
        yield state


def _brings_progress(state: State, action: Action) -> bool:
    """Does the action collect a disc or reach home? Without such actions random matches stall."""
    if not isinstance(action, Go):
        return False
    there = arrival(state, state.turn, action.field)
    return there.collects or there.comes_home


def all_lines() -> list[str]:
    """Every valid line of the notation."""
    cells = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
    fields = [f"{row}.{column}" for row in range(14) for column in range(14)]
    houses = [
        f"house {cell} {size} r{turns}{mirrored}"
        for cell in cells
        for size in (1, 2, 3)
        for turns in range(4)
        for mirrored in ("", " m")
    ]
    return [
        *(f"start {cell}" for cell in cells),
        *houses,
        *(f"plaza {cell} {corner}" for cell in cells for corner in ("NW", "NE", "SE", "SW")),
        *(f"police {name}" for name in fields),
        "police -",
        *(f"go {name}" for name in fields),
        "stay",
    ]
