"""PP-A1 to PP-A4, PP-A12: placing pawns and using them."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from tavolino.core.text import Objection, objection
from tavolino.games.papa_paolo.actions import (
    BUILD_ACTIONS,
    PAWN_ACTIONS,
    Build,
    Express,
    Mode,
    Nothing,
    PlacePawn,
    Shop,
    Sponsor,
    Take,
)
from tavolino.games.papa_paolo.components import BOXES
from tavolino.games.papa_paolo.components.printed import JOBS, Job
from tavolino.games.papa_paolo.geometry import ACROSS, CELLS, ROTATIONS, cell_name
from tavolino.games.papa_paolo.rules import delivering, trading
from tavolino.games.papa_paolo.rules.growing import cell_in_play, kind_in_play
from tavolino.games.papa_paolo.state import BARE, Placed, State

_TAKE, _SPONSOR, _EXPRESS, _NOTHING = Take(), Sponsor(), Express(), Nothing()


# ---------------------------------------------------------------- the pawn
def legal_pawns(state: State) -> Sequence[PlacePawn]:
    """PP-A2: every cell without a pawn; it still has its tile."""
    pawns = state.grid.pawns
    return [PAWN_ACTIONS[cell] for cell in CELLS[state.seats] if pawns[cell] == BARE]


def refuse_pawn(state: State, cell: int) -> Objection | None:
    name = cell_name(cell)
    if cell not in CELLS[state.seats]:
        if state.seats == 3:
            return objection("PP-3.1", "papa_paolo-no-fourth-column", cell=name)
        return objection("PP-2.1", "papa_paolo-no-such-cell", cell=name)
    owner = state.grid.pawns[cell]
    if owner != BARE:
        return objection("PP-A2", "papa_paolo-no-cell-taken", cell=name, seat=owner)
    return None


def place_pawn(state: State, seat: int, cell: int) -> State:
    pawns = state.grid.pawns
    grid = replace(state.grid, pawns=(*pawns[:cell], seat, *pawns[cell + 1 :]))
    return replace(state, grid=grid, step="mode", pending=Placed(cell))


@cache
def jobs_of(fingerprint: str, seats: int) -> dict[int, tuple[Job, ...]]:
    """The actions of every cell on the board of a box."""
    layout = BOXES[fingerprint].board.layout(seats)
    return {
        cell: tuple(
            job
            for job in JOBS
            if job in layout.rows[cell // ACROSS] or job in layout.columns[cell % ACROSS]
        )
        for cell in CELLS[seats]
    }


def jobs_at(state: State, cell: int) -> tuple[Job, ...]:
    """PP-A12, PP-3.5, PP-2.7: the actions of the cell's row and column, each once."""
    return jobs_of(state.options.components, state.seats)[cell]


# ---------------------------------------------------------------- the use of the pawn
def legal_modes(state: State, seat: int) -> Sequence[Mode]:
    """PP-A3: take the tile, use an action of the row or column, or do nothing."""
    plan = state.players[seat].district.plan
    modes: list[Mode] = []
    if plan.placements(kind_in_play(state).shape):
        modes.append(_TAKE)
    for job in jobs_at(state, cell_in_play(state)):
        match job:
            case "sponsor":
                modes.append(_SPONSOR)
            case "shop":
                modes += trading.legal_purchases(state, seat)
            case "express":
                if delivering.can_express(state, seat):
                    modes.append(_EXPRESS)
            case "build":
                modes += (
                    BUILD_ACTIONS[price] for price in trading.buildable(state, seat, discount=0)
                )
    modes.append(_NOTHING)
    return modes


_JOB_OF: dict[type[Mode], Job] = {
    Sponsor: "sponsor",
    Shop: "shop",
    Express: "express",
    Build: "build",
}


def refuse_mode(state: State, seat: int, mode: Mode) -> Objection | None:
    cell = cell_in_play(state)
    job = _JOB_OF.get(type(mode))
    if job and job not in jobs_at(state, cell):
        return objection("PP-A12", "papa_paolo-no-icon", cell=cell_name(cell), job=job)
    match mode:
        case Take():
            return _refuse_take(state, seat)
        case Shop(pizzas):
            return trading.refuse_purchase(state, seat, pizzas)
        case Express():
            return delivering.refuse_express(state, seat)
        case Build(price):
            return trading.refuse_building(state, seat, price, discount=0)
        case Sponsor() | Nothing():
            return None


def _refuse_take(state: State, seat: int) -> Objection | None:
    """PP-A11."""
    plan, kind = state.players[seat].district.plan, kind_in_play(state)
    if any(gap.accepts(open) for gap in plan.gaps for open in ROTATIONS[kind.shape]):
        return None
    return objection("PP-A11", "papa_paolo-no-place-for-tile")


def take(state: State) -> State:
    return replace(state, step="lay")


def do_nothing(state: State) -> State:
    """PP-A3, PP-A4: the tile stays on the grid, but cannot be chosen any more."""
    return replace(state, step="next")
