"""PP-A5 to PP-A11, PP-A16: placement of city tiles and pizzerias in a district."""

from collections.abc import Sequence

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import LAY_ACTIONS, SITE_ACTIONS, Lay, Site
from tavolino.games.papa_paolo.components.printed import OPENING_PIZZAS
from tavolino.games.papa_paolo.components.tiles import Kind
from tavolino.games.papa_paolo.geometry import ROTATIONS, SIDES, sides_name, spot_name
from tavolino.games.papa_paolo.rules.steps import ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import (
    BARE,
    Building,
    City,
    Gap,
    Pizzeria,
    Placed,
    Plan,
    State,
)


def cell_in_play(state: State) -> int:
    """The cell of the pawn just placed."""
    assert isinstance(state.pending, Placed)
    return state.pending.cell


def kind_in_play(state: State) -> Kind:
    """The city tile under the pawn just placed."""
    return state.box.kinds[state.grid.tiles[cell_in_play(state)]]


# ---------------------------------------------------------------- a city tile
def _legal_lays(state: State, seat: int) -> Sequence[Lay]:
    """PP-A5 to PP-A10."""
    plan = state.players[seat].district.plan
    return [LAY_ACTIONS[found] for found in plan.placements(kind_in_play(state).shape)]


def _refuse_lay(state: State, seat: int, lay: Lay) -> Objection | None:
    plan, kind = state.players[seat].district.plan, kind_in_play(state)
    where = spot_name(lay.at)
    if lay.open not in ROTATIONS[kind.shape]:
        return objection("PP-A5", "papa_paolo-no-such-rotation", sides=sides_name(lay.open))
    if not plan.is_empty(lay.at):
        return objection("PP-A6", "papa_paolo-no-spot-taken", at=where)
    if refusal := _refuse_outside(plan, lay.at):
        return refusal
    gap = plan.gap(lay.at)
    if side := _conflicting_side(gap, lay.open):
        return objection("PP-A7", "papa_paolo-no-road-against-houses", at=where, side=side)
    if not lay.open & (gap.roads | gap.pizzerias):
        return objection("PP-A6", "papa_paolo-no-road-to-pizzeria", at=where)
    return None


def _refuse_outside(plan: Plan, at: int) -> Objection | None:
    """PP-A10."""
    if plan.extent.fits_with(at):
        return None
    return objection("PP-A10", "papa_paolo-no-outside-district", at=spot_name(at))


def _conflicting_side(gap: Gap, open: int) -> str:
    """The first side where a road would meet houses, or an empty string."""
    conflicts = gap.roads & ~open | gap.houses & open
    return next((sides_name(side) for side in SIDES if conflicts & side), "")


def _lay(state: State, seat: int, lay: Lay) -> State:
    """PP-A3: the tile leaves the grid, the pawn stays on the empty cell."""
    cell, kind, tiles = cell_in_play(state), kind_in_play(state), state.grid.tiles
    player = state.players[seat]
    district = player.district
    city = City(lay.at, kind.colour, kind.houses, lay.open)
    plan = Plan((*district.plan.cities, city), district.plan.pizzerias)
    district = replace(district, plan=plan, served=(*district.served, 0))
    after = state.with_player(seat, replace(player, district=district))
    grid = replace(state.grid, tiles=(*tiles[:cell], BARE, *tiles[cell + 1 :]))
    return replace(after, grid=grid, step="next", pending=None)


LAY = PlayerStep(
    "lay",
    due_first=objection("PP-A3", "papa_paolo-no-lay-first"),
    legal=_legal_lays,
    actions=(ActionRule(Lay, _lay, _refuse_lay),),
)


# ---------------------------------------------------------------- a pizzeria
def _legal_sites(state: State, seat: int) -> Sequence[Site]:
    return [SITE_ACTIONS[at] for at in state.players[seat].district.plan.sites]


def _refuse_site(state: State, seat: int, site: Site) -> Objection | None:
    """PP-A16: beside a city tile, but not beside a pizzeria."""
    plan, at = state.players[seat].district.plan, site.at
    if not plan.is_empty(at):
        return objection("PP-A16", "papa_paolo-no-spot-taken", at=spot_name(at))
    if refusal := _refuse_outside(plan, at):
        return refusal
    gap = plan.gap(at)
    if gap.pizzerias:
        return objection("PP-A16", "papa_paolo-no-pizzerias-side-by-side", at=spot_name(at))
    if not gap.roads | gap.houses:
        return objection("PP-A16", "papa_paolo-no-city-beside-site", at=spot_name(at))
    return None


def _site(state: State, seat: int, site: Site) -> State:
    """PP-A16: a new pizzeria gets two pizzas, or fewer if the pool has fewer."""
    assert isinstance(state.pending, Building)
    price, player = state.pending.price, state.players[seat]
    pizzas = min(OPENING_PIZZAS, player.pool)
    new = Pizzeria(site.at, price, state.box.pizzerias.capacity.of(price))
    plan = player.district.plan
    district = replace(
        player.district,
        plan=Plan(plan.cities, (*plan.pizzerias, new)),
        stock=(*player.district.stock, pizzas),
    )
    player = replace(player, district=district, pool=player.pool - pizzas)
    return replace(state.with_player(seat, player), step="next", pending=None)


SITE = PlayerStep(
    "site",
    due_first=objection("PP-A16", "papa_paolo-no-site-first"),
    legal=_legal_sites,
    actions=(ActionRule(Site, _site, _refuse_site),),
)
