"""T-10: three cities with the number of legal placements at every step, and the final map."""

import pytest

from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.geometry import RING, RING_CORNERS, each, field_name, reach
from tavolino.games.palermo.rules.building import houses_roof_to_roof, is_waived, open_houses
from tavolino.games.palermo.rules.moving import gangster_trip, ways
from tavolino.games.palermo.state import Plaza, StartCard, State, StreetCard
from tests.games.palermo.positions import (
    FIXTURES,
    SEATS,
    Fixture,
    Step,
    begin,
    field,
    finished,
    play,
)

every_fixture = pytest.mark.parametrize("fixture", FIXTURES.values(), ids=list(FIXTURES))


def kind_of(state: State) -> str:
    if not state.city.roofs:
        return "first"
    if not is_waived(state):
        return "roof"
    return "waived" if open_houses(state, state.city.empty_cells) else "plaza"


def check_counts(state: State, step: Step) -> None:
    assert SEATS[state.turn] == step.player
    assert len(open_houses(state, state.city.empty_cells)) == step.legal_open, step.no
    if step.legal_roof is not None:
        assert len(houses_roof_to_roof(state)) == step.legal_roof, step.no
    assert kind_of(state) == step.kind, step.no


@every_fixture
def test_t_10_every_count_is_reproduced(fixture: Fixture) -> None:
    state = play(begin(fixture.players), fixture.lines[0])
    for step, line in zip(fixture.steps, fixture.lines[1:], strict=True):
        check_counts(state, step)
        state = play(state, line)
        assert PALERMO.check(state) == []
        laid_by = state.players[SEATS.index(step.player)]
        assert laid_by.entrances[-1] == field(f"{step.entrance[0]}.{step.entrance[1]}")


def ascii_map(state: State) -> list[str]:
    """The map in the format of the fixtures."""
    symbols = ["."] * 196
    for member in each(state.city.roofs):
        symbols[member] = "#"
    for cell, card in enumerate(state.city.cards):
        if isinstance(card, StartCard | StreetCard):
            for corner in range(4):
                symbols[_corner(cell, corner)] = "S" if isinstance(card, StartCard) else " "
    for seat, player in enumerate(state.players):
        for entrance in player.entrances:
            symbols[entrance] = "abcde"[seat]
    for member in each(RING):
        symbols[member] = "-" if member // 14 in (0, 13) else "|"
    for member in each(RING_CORNERS):
        symbols[member] = "+"
    return ["".join(symbols[14 * row : 14 * row + 14]) for row in range(14)]


def _corner(cell: int, corner: int) -> int:
    return 14 * (2 * (cell // 6) + 1 + corner // 2) + 2 * (cell % 6) + 1 + corner % 2


@every_fixture
def test_t_10_the_finished_map(fixture: Fixture) -> None:
    state = finished(fixture.name)
    plazas = sum(isinstance(card, Plaza) for card in state.city.cards)
    assert plazas == sum(step.kind == "plaza" for step in fixture.steps)
    assert ascii_map(state) == fixture.ascii


@every_fixture
def test_t_10_the_cells_filled_with_streets(fixture: Fixture) -> None:
    cards = finished(fixture.name).city.cards
    filled = [(n // 6, n % 6) for n, card in enumerate(cards) if isinstance(card, StreetCard)]
    assert filled == fixture.empty_cells_filled_with_street


@every_fixture
def test_t_10_the_costs_from_the_start(fixture: Fixture) -> None:
    state = finished(fixture.name)
    for seat, costs in enumerate(fixture.cost_from_START_no_pieces.values()):
        trip = gangster_trip(state, seat)
        levels = reach(trip, 40)
        slow_costs = {name: ways(trip)[field(name.replace(",", "."))].cost for name in costs}
        fast_costs = {
            name: next(n for n, level in enumerate(levels, 1) if level >> at & 1)
            for name in costs
            for at in [field(name.replace(",", "."))]
        }
        assert slow_costs == fast_costs == costs


@every_fixture
def test_t_10_the_exits_of_the_start_card(fixture: Fixture) -> None:
    first = reach(gangster_trip(finished(fixture.name), 0), 1)[0]
    exits = {f"{row}.{column}" for row, column in fixture.exit_fields}
    assert {field_name(member) for member in each(first)} == exits
