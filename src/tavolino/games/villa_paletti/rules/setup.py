"""The setup: pillar dimensions, the pillars on the base, the blue floor, the colours (VP-S)."""

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
    HEIGHT_LIMIT,
    HEIGHT_SPREAD,
    MIN_SCATTER_GAP,
    PILLARS,
    SITE_RADIUS,
    Colour,
)
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import PACKET_SCALE
from tavolino.games.villa_paletti.rules.claims import MIN_SUPPORTS
from tavolino.games.villa_paletti.rules.floors import carried_by, tipping_distance
from tavolino.games.villa_paletti.rules.turns import begin_turn
from tavolino.games.villa_paletti.sight import blur_of
from tavolino.games.villa_paletti.state import NOBODY, State, VillaOptions
from tavolino.games.villa_paletti.villa import NM, Villa, moved_along_axis, pillar_pose, spot

BLUE_TRIES = 400
"""Number of random poses of the blue floor to compare in the automatic setup (VP-S4)."""

GRID_STEPS = (30.0, 15.0, 8.0, 4.0)
"""mm: grid spacings of offered spots on the site. A finer grid is used if the coarser is full."""


def initial(options: VillaOptions, seats: int) -> State:
    """VP-S1: the base is empty; the pillar dimensions are not drawn yet."""
    return State(options, seats, house=not options.manual)


# ---------------------------------------------------------------- dimensions
def draw_wood(state: State, random: Random) -> Wood:
    """Real pillars differ by tenths of a millimetre; VP-S5: one player is the youngest."""
    return Wood(draw_heights(random), random.choice(youngest_candidates(state)))


def youngest_candidates(state: State) -> range:
    """VP-S5: the seats from which the youngest is drawn."""
    return range(1 if state.options.youngest == "first" else state.seats)


def draw_heights(random: Random) -> tuple[int, ...]:
    """Deviations from 80 mm in nanometres. Thick pillars tend to be shorter."""
    drawn = (random.gauss(-pillar.kind.mean_shortfall, HEIGHT_SPREAD) for pillar in PILLARS)
    return tuple(round(max(-HEIGHT_LIMIT, min(HEIGHT_LIMIT, height)) * NM) for height in drawn)


def apply_wood(state: State, wood: Wood) -> State:
    known = replace(state, heights=wood.heights, youngest=wood.youngest, blur=blur_of(wood.heights))
    return replace(known, phase="scatter" if state.house else "setup")


# ---------------------------------------------------------------- pillars
def scatter(state: State, random: Random) -> Scatter:
    """VP-S2, VP-S3: all pillars on the building site, at least 4 mm apart."""
    villa = Villa()
    for number in sorted(range(len(PILLARS)), key=lambda p: -PILLARS[p].kind.radius):
        while (there := _random_spot(random)) and not _fits(villa, number, there, MIN_SCATTER_GAP):
            pass
        villa = _with_pillar(state, villa, number, there)
    return Scatter(villa)


def _random_spot(random: Random) -> Spot:
    x, y = (random.uniform(-SITE_RADIUS, SITE_RADIUS) for _ in range(2))
    return Spot(round(x, 2), round(y, 2), random.uniform(0, 2 * pi))


def _fits(villa: Villa, number: int, there: Spot, gap: float) -> bool:
    kind = PILLARS[number].kind
    return geometry.is_on_site(kind, there) and _blocking_pillar(villa, number, there, gap) is None


def _blocking_pillar(villa: Villa, number: int, there: Spot, gap: float) -> int | None:
    """A pillar that stands too close, if there is one."""
    for other, pose in enumerate(villa.pillars):
        if pose is not None and not geometry.is_apart(
            PILLARS[number].kind, there, PILLARS[other].kind, spot(pose), gap
        ):
            return other
    return None


def _with_pillar(state: State, villa: Villa, number: int, there: Spot) -> Villa:
    pose = moved_along_axis(pillar_pose(there, 0), state.heights[number] // 2)
    return villa.with_pillar(number, pose, 0)


def refuse_stand(state: State, stand: Stand) -> Objection | None:
    """VP-S2, VP-S3: each pillar once, on the site, without overlap."""
    villa, name = state.seen, PILLARS[stand.pillar].name
    if villa.pillars[stand.pillar] is not None:
        return objection("VP-S2", "villa_paletti-no-stands-already", pillar=name)
    there = Spot(stand.x / PACKET_SCALE, stand.y / PACKET_SCALE)
    if not geometry.is_on_site(PILLARS[stand.pillar].kind, there):
        return objection("VP-S3", "villa_paletti-no-rim", pillar=name)
    if (other := _blocking_pillar(villa, stand.pillar, there, 0.0)) is not None:
        return objection("VP-S2", "villa_paletti-no-in-the-way", pillar=PILLARS[other].name)
    return None


def stand(state: State, action: Stand) -> State:
    """VP-S2: players place pillars in turn; VP-S4: then the starting player lays the blue floor."""
    there = Spot(action.x / PACKET_SCALE, action.y / PACKET_SCALE)
    villa = _with_pillar(state, state.villa, action.pillar, there)
    if None in villa.pillars:
        return replace(state, villa=villa, turn=(state.turn + 1) % state.seats)
    return replace(state, villa=villa, phase="blue", turn=starting_player(state))


@lru_cache(maxsize=64)
def offered_stands(villa: Villa) -> tuple[Stand, ...]:
    """The next pillar on each free spot of a grid."""
    number = villa.pillars.index(None)
    standing = [
        (PILLARS[other].kind, spot(pose)) for other, pose in enumerate(villa.pillars) if pose
    ]
    region = geometry.free_region(PILLARS[number].kind, geometry.SITE, standing, gap=0.5)
    found = next(filter(None, (geometry.grid_spots(region, grid) for grid in GRID_STEPS)), [])
    places = ((round(at.x * PACKET_SCALE), round(at.y * PACKET_SCALE)) for at in found)
    return tuple(Stand(number, x, y) for x, y in places)


# ---------------------------------------------------------------- the blue floor
def blue_poses(state: State, random: Random) -> list[Spot]:
    """VP-S4: legal poses, those that cover most pillars first; none if the floor always tips."""
    reach = geometry.BASE.bounds[2] / 8
    tried = (
        Spot(
            random.uniform(-reach, reach), random.uniform(-reach, reach), random.uniform(0, 2 * pi)
        )
        for _ in range(BLUE_TRIES)
    )
    villa = state.seen
    good = [there for there in tried if tipping_distance(villa, there, MIN_SUPPORTS) > 0]
    return sorted(good, key=lambda there: len(carried_by(villa, there)), reverse=True)


def switch_to_automatic(state: State) -> State:
    """VP-S4: the players' floor did not stay, or they do not lay it. Switch to automatic setup."""
    return replace(state, motion=None, house=True)


def complete_blue(state: State, villa: Villa) -> State:
    return replace(state, villa=villa, motion=None, phase="colours", turn=state.youngest)


# ---------------------------------------------------------------- colours
def assigned_colours(state: State) -> int:
    """The number of colours that have an owner."""
    return sum(owner != NOBODY for owner in state.owners)


def starting_player(state: State) -> int:
    """VP-S7: the player to the right of the youngest, who always gets the last colour."""
    return (state.youngest - 1) % state.seats


def is_rolled(state: State) -> bool:
    """VP-S5: the youngest rolls; the others choose, or roll as well."""
    return state.options.colours == "rolled" or assigned_colours(state) == 0


def free_colours(state: State) -> tuple[Colour, ...]:
    pairs = zip(COLOURS, state.owners, strict=True)
    return tuple(colour for colour, owner in pairs if owner == NOBODY)


def refuse_colour(state: State, colour: Colour) -> Objection | None:
    if colour not in free_colours(state):
        owner = state.owners[COLOURS.index(colour)]
        return objection("VP-S5", "villa_paletti-no-colour-taken", colour=colour, seat=owner)
    return None


def give_colour(state: State, colour: Colour) -> State:
    """VP-S5 to VP-S7, VP-22, VP-31: clockwise until all have colours; the last player begins.

    VP-23: with two players the only difference is that each has two colours.
    """
    owners = list(state.owners)
    owners[COLOURS.index(colour)] = state.turn
    state = replace(state, owners=tuple(owners))
    if assigned_colours(state) == (3 if state.seats == 3 else len(COLOURS)):
        return begin_turn(state, starting_player(state))
    state = replace(state, turn=(state.turn + 1) % state.seats)
    if len(free := free_colours(state)) == 1:
        return give_colour(state, free[0])
    return state


def rolls(state: State) -> tuple[tuple[Roll, Fraction], ...]:
    """VP-S5: a roll of a taken colour is repeated, so all free colours are equally likely."""
    free = free_colours(state) if is_rolled(state) else ()
    return tuple((Roll(colour), Fraction(1, len(free))) for colour in free)
