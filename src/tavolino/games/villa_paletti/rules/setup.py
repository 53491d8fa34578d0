"""Before the first turn: the wood, the pillars on the base, the blue floor, the colours (VP-S)."""

from fractions import Fraction
from functools import lru_cache
from math import pi
from random import Random

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.villa_paletti import geometry
from tavolino.games.villa_paletti.actions import Roll, Scatter, Stand, Wood
from tavolino.games.villa_paletti.components import (
    COLOURS,
    GAP,
    HEIGHT_LIMIT,
    HEIGHT_SPREAD,
    PILLARS,
    SITE_RADIUS,
    Colour,
)
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import GRAINS
from tavolino.games.villa_paletti.rules.claims import SUPPORTS
from tavolino.games.villa_paletti.rules.floors import balance, carried_by
from tavolino.games.villa_paletti.rules.turns import begin_turn
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import NOBODY, State, VillaOptions
from tavolino.games.villa_paletti.villa import NM, Villa, along, on_level, spot

TRIES = 400
"""Poses of the blue floor among which the house looks for the one that covers most (VP-S4)."""

GRIDS = (30.0, 15.0, 8.0, 4.0)
"""How far apart the ready-made spots of the site lie; the next grid if the wider one is full."""


def initial(options: VillaOptions, seats: int) -> State:
    """VP-S1: the base is empty; the wood is not yet known."""
    return State(options, seats, house=not options.manual)


# ---------------------------------------------------------------- wood
def draw_wood(state: State, random: Random) -> Wood:
    """Real pillars differ by tenths of a millimetre; VP-S5: somebody is the youngest."""
    return Wood(draw_heights(random), random.choice(maybe_youngest(state)))


def maybe_youngest(state: State) -> range:
    """VP-S5: the seats from which the youngest is drawn."""
    return range(1 if state.options.youngest == "first" else state.seats)


def draw_heights(random: Random) -> tuple[int, ...]:
    """By how much each pillar is longer than 80 mm, in nanometres; thick ones often are shorter."""
    drawn = (random.gauss(-pillar.kind.shorter, HEIGHT_SPREAD) for pillar in PILLARS)
    return tuple(round(max(-HEIGHT_LIMIT, min(HEIGHT_LIMIT, height)) * NM) for height in drawn)


def know_wood(state: State, wood: Wood) -> State:
    known = replace(state, heights=wood.heights, youngest=wood.youngest, blur=blur_of(wood.heights))
    return replace(known, phase="scatter" if state.house else "setup")


# ---------------------------------------------------------------- pillars
def scatter(state: State, random: Random) -> Scatter:
    """VP-S2, VP-S3: all pillars on the building site, 4 mm apart at least."""
    villa = Villa()
    for number in sorted(range(len(PILLARS)), key=lambda p: -PILLARS[p].kind.radius):
        while (there := _anywhere(random)) and not _fits(villa, number, there, GAP):
            pass
        villa = _stood(state, villa, number, there)
    return Scatter(villa)


def _anywhere(random: Random) -> Spot:
    x, y = (random.uniform(-SITE_RADIUS, SITE_RADIUS) for _ in range(2))
    return Spot(round(x, 2), round(y, 2), random.uniform(0, 2 * pi))


def _fits(villa: Villa, number: int, there: Spot, gap: float) -> bool:
    kind = PILLARS[number].kind
    return geometry.on_site(kind, there) and _in_the_way(villa, number, there, gap) is None


def _in_the_way(villa: Villa, number: int, there: Spot, gap: float) -> int | None:
    """A pillar that stands too close, if there is one."""
    for other, pose in enumerate(villa.pillars):
        if pose is not None and not geometry.apart(
            PILLARS[number].kind, there, PILLARS[other].kind, spot(pose), gap
        ):
            return other
    return None


def _stood(state: State, villa: Villa, number: int, there: Spot) -> Villa:
    pose = along(on_level(there, 0), state.heights[number] // 2)
    return villa.with_pillar(number, pose, 0)


def refuse_stand(state: State, stand: Stand) -> Objection | None:
    """VP-S2, VP-S3: each pillar once, on the site, on no other."""
    villa, name = state.seen, PILLARS[stand.pillar].name
    if villa.pillars[stand.pillar] is not None:
        return objection("VP-S2", "villa_paletti-no-stands-already", pillar=name)
    there = Spot(stand.x / GRAINS, stand.y / GRAINS)
    if not geometry.on_site(PILLARS[stand.pillar].kind, there):
        return objection("VP-S3", "villa_paletti-no-rim", pillar=name)
    if (other := _in_the_way(villa, stand.pillar, there, 0.0)) is not None:
        return objection("VP-S2", "villa_paletti-no-in-the-way", pillar=PILLARS[other].name)
    return None


def stand(state: State, action: Stand) -> State:
    """VP-S2: one pillar each in turn; VP-S4: then the starting player lays the blue floor."""
    there = Spot(action.x / GRAINS, action.y / GRAINS)
    villa = _stood(state, state.villa, action.pillar, there)
    if None in villa.pillars:
        return replace(state, villa=villa, turn=(state.turn + 1) % state.seats)
    return replace(state, villa=villa, phase="blue", turn=starting_player(state))


@lru_cache(maxsize=64)
def ready_stands(villa: Villa) -> tuple[Stand, ...]:
    """The next pillar on each free spot of a grid."""
    number = villa.pillars.index(None)
    standing = [
        (PILLARS[other].kind, spot(pose)) for other, pose in enumerate(villa.pillars) if pose
    ]
    room = geometry.room_for(PILLARS[number].kind, geometry.SITE, standing, gap=0.5)
    found = next(filter(None, (geometry.spots_in(room, grid) for grid in GRIDS)), [])
    places = ((round(at.x * GRAINS), round(at.y * GRAINS)) for at in found)
    return tuple(Stand(number, x, y) for x, y in places)


# ---------------------------------------------------------------- the blue floor
def blue_poses(state: State, random: Random) -> list[Spot]:
    """VP-S4: legal poses, those that cover most pillars first; none if it would tip everywhere."""
    reach = geometry.BASE.bounds[2] / 8
    tried = (
        Spot(
            random.uniform(-reach, reach), random.uniform(-reach, reach), random.uniform(0, 2 * pi)
        )
        for _ in range(TRIES)
    )
    villa = state.seen
    good = [there for there in tried if balance(villa, there, SUPPORTS) > 0]
    return sorted(good, key=lambda there: len(carried_by(villa, there)), reverse=True)


def leave_to_the_house(state: State) -> State:
    """VP-S4: the floor did not lie on what the players built, or nobody wants to lay it."""
    return replace(state, motion=None, house=True)


def blue_lies(state: State, villa: Villa) -> State:
    return replace(state, villa=villa, motion=None, phase="colours", turn=state.youngest)


# ---------------------------------------------------------------- colours
def picks(state: State) -> int:
    """How many colours are taken."""
    return sum(owner != NOBODY for owner in state.owners)


def starting_player(state: State) -> int:
    """VP-S7: the last to get a colour sits to the right of the youngest, however they choose."""
    return (state.youngest - 1) % state.seats


def is_rolled(state: State) -> bool:
    """VP-S5: the youngest rolls; the others choose, or roll as well."""
    return state.options.colours == "rolled" or picks(state) == 0


def free_colours(state: State) -> tuple[Colour, ...]:
    pairs = zip(COLOURS, state.owners, strict=True)
    return tuple(colour for colour, owner in pairs if owner == NOBODY)


def refuse_colour(state: State, colour: Colour) -> Objection | None:
    if colour not in free_colours(state):
        owner = state.owners[COLOURS.index(colour)]
        return objection("VP-S5", "villa_paletti-no-colour-taken", colour=colour, seat=owner)
    return None


def give_colour(state: State, colour: Colour) -> State:
    """VP-S5 to VP-S7, VP-22, VP-31: clockwise until all have theirs; the last one begins.

    VP-23: that two have two colours each is all that is different for them.
    """
    owners = list(state.owners)
    owners[COLOURS.index(colour)] = state.turn
    state = replace(state, owners=tuple(owners))
    if picks(state) == (3 if state.seats == 3 else len(COLOURS)):
        return begin_turn(state, starting_player(state))
    state = replace(state, turn=(state.turn + 1) % state.seats)
    if len(free := free_colours(state)) == 1:
        return give_colour(state, free[0])
    return state


def rolls(state: State) -> tuple[tuple[Roll, Fraction], ...]:
    """VP-S5: whoever rolls a colour that is taken rolls again, so all free ones are as likely."""
    free = free_colours(state) if is_rolled(state) else ()
    return tuple((Roll(colour), Fraction(1, len(free))) for colour in free)
