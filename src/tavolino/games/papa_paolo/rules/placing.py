"""PP-A1 to PP-A4, PP-A12: placing pawns and using them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic

from msgspec.structs import replace

from tavolino.core.game import Seat
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
from tavolino.games.papa_paolo.components.printed import JOBS, RED, Job
from tavolino.games.papa_paolo.geometry import ACROSS, CELLS, ROTATIONS, cell_name
from tavolino.games.papa_paolo.rules import delivering, trading
from tavolino.games.papa_paolo.rules.growing import cell_in_play, kind_in_play
from tavolino.games.papa_paolo.rules.steps import A, ActionRule, PlayerStep
from tavolino.games.papa_paolo.state import BARE, Placed, State

_TAKE, _SPONSOR, _EXPRESS, _NOTHING = Take(), Sponsor(), Express(), Nothing()


# ---------------------------------------------------------------- the pawn
def _legal_pawns(state: State, seat: Seat) -> Sequence[PlacePawn]:
    """PP-A2: every cell without a pawn; it still has its tile."""
    pawns = state.grid.pawns
    return [PAWN_ACTIONS[cell] for cell in CELLS[state.seats] if pawns[cell] == BARE]


def _refuse_pawn(state: State, seat: Seat, pawn: PlacePawn) -> Objection | None:
    cell, name = pawn.cell, cell_name(pawn.cell)
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


PAWN = PlayerStep(
    "pawn",
    due_first=objection("PP-A1", "papa_paolo-no-pawn-first"),
    legal=_legal_pawns,
    actions=(
        ActionRule(
            PlacePawn, lambda state, seat, pawn: place_pawn(state, seat, pawn.cell), _refuse_pawn
        ),
    ),
)


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


# ---------------------------------------------------------------- the tile or nothing
def _refuse_take(state: State, seat: Seat, take: Take) -> Objection | None:
    """PP-A11."""
    plan, kind = state.players[seat].district.plan, kind_in_play(state)
    if any(gap.accepts(open) for gap in plan.gaps for open in ROTATIONS[kind.shape]):
        return None
    return objection("PP-A11", "papa_paolo-no-place-for-tile")


def _take(state: State, seat: Seat, take: Take) -> State:
    return replace(state, step="lay")


def _do_nothing(state: State, seat: Seat, nothing: Nothing) -> State:
    """PP-A3, PP-A4: the tile stays on the grid, but cannot be chosen any more."""
    return replace(state, step="next")


# ---------------------------------------------------------------- an action of the row or column
@dataclass(frozen=True, slots=True)
class _JobRule(Generic[A]):
    """PP-A12: an action that is printed beside rows and columns."""

    job: Job
    legal: Callable[[State, Seat], Iterable[A]]
    rule: ActionRule[A]

    def refuse(self, state: State, seat: Seat, action: A) -> Objection | None:
        cell = cell_in_play(state)
        if self.job not in jobs_at(state, cell):
            return objection("PP-A12", "papa_paolo-no-icon", cell=cell_name(cell), job=self.job)
        return self.rule.refuse(state, seat, action)


def _legal_express(state: State, seat: Seat) -> Sequence[Express]:
    return (_EXPRESS,) if delivering.can_express(state, seat) else ()


def _express(state: State, seat: Seat, express: Express) -> State:
    return delivering.express(state, seat, state.level(seat, RED))


def _legal_builds(state: State, seat: Seat) -> Iterable[Build]:
    return (BUILD_ACTIONS[price] for price in trading.buildable(state, seat, discount=0))


def _refuse_build(state: State, seat: Seat, build: Build) -> Objection | None:
    return trading.refuse_building(state, seat, build.price, discount=0)


def _build(state: State, seat: Seat, build: Build) -> State:
    return trading.build(state, seat, build.price, discount=0)


_JOB_RULES: tuple[_JobRule[Any], ...] = (
    _JobRule("sponsor", lambda state, seat: (_SPONSOR,), ActionRule(Sponsor, trading.sponsor)),
    _JobRule(
        "shop",
        trading.legal_purchases,
        ActionRule(
            Shop,
            lambda state, seat, shop: trading.shop(state, seat, shop.pizzas),
            lambda state, seat, shop: trading.refuse_purchase(state, seat, shop.pizzas),
        ),
    ),
    _JobRule(
        "express",
        _legal_express,
        ActionRule(
            Express,
            _express,
            lambda state, seat, express: delivering.refuse_express(state, seat),
        ),
    ),
    _JobRule("build", _legal_builds, ActionRule(Build, _build, _refuse_build)),
)
_JOB_RULE_OF = {job_rule.job: job_rule for job_rule in _JOB_RULES}


# ---------------------------------------------------------------- the use of the pawn
def _legal_modes(state: State, seat: Seat) -> Sequence[Mode]:
    """PP-A3: take the tile, use an action of the row or column, or do nothing."""
    plan = state.players[seat].district.plan
    modes: list[Mode] = []
    if plan.placements(kind_in_play(state).shape):
        modes.append(_TAKE)
    for job in jobs_at(state, cell_in_play(state)):
        modes += _JOB_RULE_OF[job].legal(state, seat)
    modes.append(_NOTHING)
    return modes


MODE = PlayerStep(
    "mode",
    due_first=objection("PP-A3", "papa_paolo-no-mode-first"),
    legal=_legal_modes,
    actions=(
        ActionRule(Take, _take, _refuse_take),
        *(ActionRule(it.rule.action, it.rule.apply, it.refuse) for it in _JOB_RULES),
        ActionRule(Nothing, _do_nothing),
    ),
)
