"""How the tests set a table: villas as fixtures, NATURE's outcomes given, players A to D.

A, B, C and D play red, yellow, blue and green. What stands is said by name and level; where it
stands is a grid, unless a test cares.
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
from tavolino.games.villa_paletti.rules.moving import there
from tavolino.games.villa_paletti.rules.seal import points
from tavolino.games.villa_paletti.state import NOBODY, Seal, State
from tavolino.games.villa_paletti.villa import Criterion, Villa, ground, laid, on_level

SEATS = "ABCD"
FREE_SPOT = Spot(-95, 0)
"""In the bay of the blue floor: nothing covers a pillar here."""


# ---------------------------------------------------------------- villas
@cache
def grid(level: int) -> tuple[Spot, ...]:
    """Spots of a level on which any pillar stands, under the next floor where there is one."""
    bare = Villa(floors=tuple(laid(floor, Spot(0, 0)) for floor in range(5)))
    room = ground(bare, level).buffer(-15)
    if level < 5:
        room = room.intersection(ground(bare, level + 1).buffer(-2))
    return tuple(geometry.spots_in(room, 29.5))


def villa(top: int = 1, at: Mapping[str, Spot] | None = None, /, **levels: str) -> Villa:
    """``villa(2, base="r1 r2", one="r3", two="y1", out="g1")``; the rest stands on the base."""
    names = ("base", "one", "two", "three", "four", "five")
    where = {
        name: level for level, word in enumerate(names) for name in levels.get(word, "").split()
    }
    gone = levels.get("out", "").split()
    made = Villa(floors=tuple(laid(floor, Spot(0, 0)) for floor in range(top)))
    spots = {level: iter(grid(level)) for level in range(6)}
    for pillar in PILLARS:
        if pillar.name in gone:
            made = made.without(pillar.number)
            continue
        level = where.get(pillar.name, 0)
        spot = (at or {}).get(pillar.name) or next(spots[level])
        made = made.with_pillar(pillar.number, on_level(spot, level), level)
    return made


# ---------------------------------------------------------------- states
def begin(seats: int = 4, **options: Value) -> State:
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


def sealed(state: State) -> str:
    """Who holds the seal, and who did before: as `table` takes it."""
    if state.seal is None:
        return ""
    before = "" if state.seal.previous == NOBODY else SEATS[state.seal.previous]
    return SEATS[state.seal.holder] + before


def tops(state: State) -> list[int]:
    """Everybody's points on the top floor."""
    return [points(state, seat) for seat in range(state.seats)]


# ---------------------------------------------------------------- playing
def act(state: State, line: str, by: str = "") -> State:
    """A player's line, by whoever is to act or by this one; checked."""
    seat = SEATS.index(by) if by else VILLA_PALETTI.actors(state)[0]
    return checked(VILLA_PALETTI.play(state, seat, VILLA_PALETTI.parse(line)))


def let(state: State, outcome: Action) -> State:
    """NATURE's outcome; checked."""
    return checked(VILLA_PALETTI.play(state, NATURE, outcome))


def checked(state: State) -> State:
    assert VILLA_PALETTI.check(state) == []
    return state


def touch(state: State, name: str, by: str = "", tool: str = "fingers") -> State:
    return let(act(state, f"touch {name} {tool} 40", by), VILLA_PALETTI.parse("held"))


def abort(state: State, name: str, by: str = "") -> State:
    """Touch a pillar and leave it."""
    return act(touch(state, name, by), "back")


def pulled_out(state: State, name: str, by: str = "") -> State:
    """Touch and pull; NATURE says that it came free."""
    number = PILLAR_NAMED[name].number
    pulling = act(touch(state, name, by), "pull 90")
    level = pulling.villa.levels[number]
    return let(pulling, Free(pulling.villa.with_pillar(number, None, level)))


def set_down(state: State) -> State:
    """Place what is in hand on the first spot there is; NATURE says that it stands."""
    place = VILLA_PALETTI.legal(state, state.mover)[0]
    assert isinstance(place, Place)
    placing = checked(VILLA_PALETTI.play(state, state.mover, place))
    attempt = state.attempt
    assert attempt is not None
    top = state.villa.top
    built = placing.villa.with_pillar(attempt.pillar, on_level(there(place), top), top)
    return let(placing, Stands(built))


def bring_up(state: State, name: str, by: str = "") -> State:
    """A whole project that succeeds."""
    return set_down(pulled_out(state, name, by))


def collapse(state: State, why: Criterion = "C1", piece: str = "blue", toppled: str = "") -> State:
    """NATURE lets it fall."""
    down = tuple(PILLAR_NAMED[name].number for name in toppled.split())
    return let(state, Fell(state.villa, why, piece, down))


def pulled_down(state: State, name: str) -> State:
    """The player to act pulls, and the villa comes down."""
    return collapse(act(touch(state, name), "pull 0"))


def lifted_out(state: State) -> State:
    """The house lifts the named pillar out, and the villa stands."""
    assert state.attempt is not None
    return let(state, Stands(state.villa.without(state.attempt.pillar)))


def unopposed(state: State) -> State:
    """Everybody who is asked declines."""
    while state.waiting:
        state = act(state, "decline")
    return state


def lay_floor(state: State, line: str = "") -> State:
    """Lay the next floor as said, or in the first ready-made pose; NATURE says that it lies."""
    lay = VILLA_PALETTI.parse(line) if line else VILLA_PALETTI.legal(state, state.turn)[0]
    assert isinstance(lay, Lay)
    laying = checked(VILLA_PALETTI.play(state, VILLA_PALETTI.actors(state)[0], lay))
    floor = laid(state.villa.top, there(lay))
    return let(laying, Stands(replace(laying.villa, floors=(*laying.villa.floors, floor))))


def returned(state: State) -> State:
    """NATURE: nothing came of it, all is where it was."""
    return let(state, Returned(state.villa))


# ---------------------------------------------------------------- asking
def objection(state: State, line: str, by: str = "") -> Objection | None:
    seat = SEATS.index(by) if by else VILLA_PALETTI.actors(state)[0]
    return VILLA_PALETTI.refuse(state, seat, VILLA_PALETTI.parse(line))


def why_not(state: State, line: str, by: str = "") -> str:
    """The number of the rule that stands against a line; empty if it is allowed."""
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
    """The letters of all who won: one, or none."""
    scores: Any = VILLA_PALETTI.scores(state)
    return "".join(SEATS[seat] for seat, score in enumerate(scores) if score == 1)


def last(state: State) -> str:
    """The letters of those in the last place."""
    places = VILLA_PALETTI.places(state)
    return "".join(SEATS[seat] for seat, place in enumerate(places) if place == max(places))
