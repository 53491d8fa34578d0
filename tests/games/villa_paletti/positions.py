"""Fixtures: villas, states, and NATURE's outcomes, for players A to D.

A, B, C and D play red, yellow, blue and green. Villas are given by names and levels. Positions come
from a grid, unless a test sets them.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options
from tavolino.core.rule_options import Value
from tavolino.core.text import Objection
from tavolino.games.villa_paletti import VILLA_PALETTI, geometry
from tavolino.games.villa_paletti.actions import Action, Fell, Free, Returned, Stands
from tavolino.games.villa_paletti.components import PILLAR_NAMED, PILLARS
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.motions import Lay, Place
from tavolino.games.villa_paletti.rules.moving import target
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import NOBODY, Seal, State
from tavolino.games.villa_paletti.villa import Criterion, Villa, floor_pose, ground, pillar_pose

SEATS = "ABCD"
FREE_SPOT = Spot(-95, 0)
"""A spot in the bay of the blue floor, where nothing covers a pillar."""


# ---------------------------------------------------------------- villas
@cache
def grid(level: int) -> tuple[Spot, ...]:
    """Spots for any pillar on a level, under the next floor if there is one."""
    bare = Villa(floors=tuple(floor_pose(floor, Spot(0, 0)) for floor in range(5)))
    room = ground(bare, level).buffer(-15)
    if level < 5:
        room = room.intersection(ground(bare, level + 1).buffer(-2))
    return tuple(geometry.grid_spots(room, 29.5))


def villa(top: int = 1, at: Mapping[str, Spot] | None = None, /, **levels: str) -> Villa:
    """``villa(2, base="r1 r2", one="r3", two="y1", out="g1")``; all others are on the base."""
    names = ("base", "one", "two", "three", "four", "five")
    where = {
        name: level for level, word in enumerate(names) for name in levels.get(word, "").split()
    }
    gone = levels.get("out", "").split()
    made = Villa(floors=tuple(floor_pose(floor, Spot(0, 0)) for floor in range(top)))
    spots = {level: iter(grid(level)) for level in range(6)}
    for pillar in PILLARS:
        if pillar.name in gone:
            made = made.without(pillar.number)
            continue
        level = where.get(pillar.name, 0)
        spot = (at or {}).get(pillar.name) or next(spots[level])
        made = made.with_pillar(pillar.number, pillar_pose(spot, level), level)
    return made


# ---------------------------------------------------------------- states
def new_match(seats: int = 4, **options: Value) -> State:
    return VILLA_PALETTI.initial(checked_options(VILLA_PALETTI, dict(options)), seats)


def table(
    stands: Villa,
    turn: str = "A",
    seats: int = 4,
    seal: str = "",
    fresh: bool = False,
    locked: str = "",
    idle: int = 0,
    options: Mapping[str, Value] | None = None,
) -> State:
    """The beginning of a turn. ``seal="BC"``: B holds it, and C did before."""
    state = State(
        options=checked_options(VILLA_PALETTI, dict(options or {})),
        seats=seats,
        phase="start",
        turn=SEATS.index(turn),
        villa=stands,
        owners={2: (0, 0, 1, 1), 3: (0, 1, 2, NOBODY), 4: (0, 1, 2, 3)}[seats],
        locked=tuple(PILLAR_NAMED[name].number for name in locked.split()),
        seal=_seal(seal),
        fresh=fresh,
        idle=idle,
        house=False,
    )
    assert VILLA_PALETTI.check(state) == []
    return state


def _seal(letters: str) -> Seal | None:
    if not letters:
        return None
    holder, previous = letters[0], letters[1:]
    return Seal(SEATS.index(holder), SEATS.index(previous) if previous else NOBODY)


def seal_letters(state: State) -> str:
    """The holder of the seal and the previous one, in the format of `table`."""
    if state.seal is None:
        return ""
    before = "" if state.seal.previous == NOBODY else SEATS[state.seal.previous]
    return SEATS[state.seal.holder] + before


def top_points(state: State) -> list[int]:
    """The points of every seat on the top floor."""
    return [points(state, seat) for seat in range(state.seats)]


# ---------------------------------------------------------------- actions
def act(state: State, line: str, by: str = "") -> State:
    """Play a line for the seat to act, or for `by`, and check the invariants."""
    seat = SEATS.index(by) if by else VILLA_PALETTI.actors(state)[0]
    return checked(VILLA_PALETTI.play(state, seat, VILLA_PALETTI.parse(line)))


def resolve(state: State, outcome: Action) -> State:
    """Play an outcome of NATURE and check the invariants."""
    return checked(VILLA_PALETTI.play(state, NATURE, outcome))


def checked(state: State) -> State:
    assert VILLA_PALETTI.check(state) == []
    return state


def touch(state: State, name: str, by: str = "", tool: str = "fingers") -> State:
    return resolve(act(state, f"touch {name} {tool} 40", by), VILLA_PALETTI.parse("held"))


def abort(state: State, name: str, by: str = "") -> State:
    """Touch a pillar and put it back."""
    return act(touch(state, name, by), "back")


def pull_out(state: State, name: str, by: str = "") -> State:
    """Touch and pull a pillar; NATURE reports that it is free."""
    number = PILLAR_NAMED[name].number
    pulling = act(touch(state, name, by), "pull 90")
    level = pulling.villa.levels[number]
    return resolve(pulling, Free(pulling.villa.with_pillar(number, None, level)))


def set_down(state: State) -> State:
    """Place the pillar in hand on the first offered spot; NATURE reports that it stands."""
    place = VILLA_PALETTI.legal(state, state.mover)[0]
    assert isinstance(place, Place)
    placing = checked(VILLA_PALETTI.play(state, state.mover, place))
    attempt = state.attempt
    assert attempt is not None
    top = state.villa.top
    built = placing.villa.with_pillar(attempt.pillar, pillar_pose(target(place), top), top)
    return resolve(placing, Stands(built))


def bring_up(state: State, name: str, by: str = "") -> State:
    """A complete, successful project."""
    return set_down(pull_out(state, name, by))


def resolve_collapse(
    state: State, why: Criterion = "C1", piece: str = "blue", toppled: str = ""
) -> State:
    """NATURE reports a collapse."""
    down = tuple(PILLAR_NAMED[name].number for name in toppled.split())
    return resolve(state, Fell(state.villa, why, piece, down))


def pull_down(state: State, name: str) -> State:
    """The active player pulls, and the villa collapses."""
    return resolve_collapse(act(touch(state, name), "pull 0"))


def lift_out(state: State) -> State:
    """NATURE reports that the named pillar was lifted out."""
    assert state.attempt is not None
    return resolve(state, Stands(state.villa.without(state.attempt.pillar)))


def all_decline(state: State) -> State:
    """Everybody who is asked declines."""
    while state.waiting:
        state = act(state, "decline")
    return state


def lay_floor(state: State, line: str = "") -> State:
    """Lay the next floor as given, or in the first offered pose; NATURE reports success."""
    lay = VILLA_PALETTI.parse(line) if line else VILLA_PALETTI.legal(state, state.turn)[0]
    assert isinstance(lay, Lay)
    laying = checked(VILLA_PALETTI.play(state, VILLA_PALETTI.actors(state)[0], lay))
    floor = floor_pose(state.villa.top, target(lay))
    return resolve(laying, Stands(replace(laying.villa, floors=(*laying.villa.floors, floor))))


def resolve_returned(state: State) -> State:
    """NATURE reports that everything is where it was."""
    return resolve(state, Returned(state.villa))


# ---------------------------------------------------------------- queries
def objection(state: State, line: str, by: str = "") -> Objection | None:
    seat = SEATS.index(by) if by else VILLA_PALETTI.actors(state)[0]
    return VILLA_PALETTI.refuse(state, seat, VILLA_PALETTI.parse(line))


def rule_against(state: State, line: str, by: str = "") -> str:
    """The number of the rule against a line; empty if it is allowed."""
    found = objection(state, line, by)
    return found.rule if found else ""


def offered(state: State, by: str = "") -> list[str]:
    seat = SEATS.index(by) if by else VILLA_PALETTI.actors(state)[0]
    return [VILLA_PALETTI.format(action) for action in VILLA_PALETTI.legal(state, seat)]


def touchable(state: State) -> set[str]:
    """The pillars that may be touched now."""
    lines = [line.split() for line in offered(state)]
    return {words[1] for words in lines if words[0] == "touch"}


def winners(state: State) -> str:
    """The letters of all winners: one or none."""
    scores: Any = VILLA_PALETTI.scores(state)
    return "".join(SEATS[seat] for seat, score in enumerate(scores) if score == 1)


def last_seats(state: State) -> str:
    """The letters of the seats in the last place."""
    places = VILLA_PALETTI.places(state)
    return "".join(SEATS[seat] for seat, place in enumerate(places) if place == max(places))
