"""Helpers that set up states in notation, with players P, B, O, W on seats 0 to 3."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import DealTile, Lay
from tavolino.games.papa_paolo.components.printed import COLOURS, PIZZAS, Colour
from tavolino.games.papa_paolo.geometry import spot
from tavolino.games.papa_paolo.state import City, District, Pizzeria, Plan, Player, State

P, B, O, W = range(4)  # noqa: E741 — the players' letters in the rulebook's examples


# ---------------------------------------------------------------- playing
def begin(seats: int, **options: Any) -> State:
    return PAPA_PAOLO.initial(checked_options(PAPA_PAOLO, options), seats)


def play(state: State, *lines: str) -> State:
    """Play each line as the seat to act; raises IllegalAction."""
    for line in lines:
        state = PAPA_PAOLO.play(state, PAPA_PAOLO.actors(state)[0], PAPA_PAOLO.parse(line))
    return state


def deal_first_outcomes(state: State) -> State:
    """Let NATURE take its first outcome until a player is to act."""
    while PAPA_PAOLO.actors(state) == (NATURE,):
        outcome, _ = PAPA_PAOLO.odds(state)[0]
        state = PAPA_PAOLO.apply(state, NATURE, outcome)
    return state


def started(seats: int, **options: Any) -> State:
    """A match before its first pawn: seat n - 1 has start tile n, and all tiles are gold."""
    state = begin(seats, **options)
    if seats == 2:
        state = play(state, "start 1", "start 3", "start 2", "start 4", "keep 1", "keep 2")
    else:
        state = play(state, *(f"start {number}" for number in range(1, seats + 1)))
    return deal_first_outcomes(state)


def on_market(state: State, tiles: Mapping[str, str]) -> State:
    """Replace the tiles on some cells of the market: ``{"a1": "BL3L"}``."""
    tiles_by_cell = list(state.grid.tiles)
    stack = list(state.stack)
    for cell, name in tiles.items():
        tile = PAPA_PAOLO.parse(f"deal {name}")
        assert isinstance(tile, DealTile)
        kinds = [(kind.colour, kind.houses, kind.shape) for kind in state.box.kinds]
        kind = kinds.index((tile.colour, tile.houses, tile.shape))
        where = cell_number(cell)
        stack[tiles_by_cell[where]] += 1
        stack[kind] -= 1
        tiles_by_cell[where] = kind
    return replace(state, grid=replace(state.grid, tiles=tuple(tiles_by_cell)), stack=tuple(stack))


def cell_number(name: str) -> int:
    return 4 * (int(name[1]) - 1) + "abcd".index(name[0])


def finish_placing(state: State) -> State:
    """Place all remaining pawns without using them."""
    while state.phase == "place":
        cell = PAPA_PAOLO.format(PAPA_PAOLO.legal(state, state.turn)[0])
        state = play(state, cell, "nothing")
    return state


def pawns_on(state: State, picture: str) -> State:
    """Place pawns as in the picture: rows of players' letters; a dot is a free cell."""
    pawns = [-1] * 16
    for row, line in enumerate(picture.split()):
        for column, letter in enumerate(line):
            pawns[4 * row + column] = "PBOW".find(letter)
    return replace(state, grid=replace(state.grid, pawns=tuple(pawns)))


def with_coins(state: State, rows: Iterable[int], columns: Iterable[int]) -> State:
    down, across = [*rows, 0, 0, 0, 0][:4], [*columns, 0, 0, 0, 0][:4]
    return replace(state, grid=replace(state.grid, coins=(*down, *across)))


def at_bidding(seats: int, *money: int, **options: Any) -> State:
    """The start of the bidding, with this money by seat."""
    state = finish_placing(started(seats, **options))
    for seat, amount in enumerate(money):
        state = with_player(state, seat, money=amount)
    return state


def all_pass(state: State) -> State:
    """All players pass and buy no investments."""
    while state.phase in ("bid", "pick"):
        state = play(state, "pass" if state.step == "bid" else "decline")
    return state


def next_round(state: State) -> State:
    """Advance to the first pawn of the next round, without bids or uses of pawns."""
    return deal_first_outcomes(all_pass(finish_placing(state)))


# ---------------------------------------------------------------- districts
def with_player(state: State, seat: int, **change: Any) -> State:
    return state.with_player(seat, replace(state.players[seat], **change))


def sides(letters: str) -> int:
    """The open sides as a number, e.g. 14 for ESW."""
    lay = PAPA_PAOLO.parse(f"lay 0,0 {letters}")
    assert isinstance(lay, Lay)
    return lay.open


def city(x: int, y: int, colour: Colour, houses: int, open: str) -> City:
    return City(spot(x, y), COLOURS.index(colour), houses, sides(open))


TOWN = city(1, 0, "gold", 1, "ESW")
"""The town of start tile 1."""


def pizzeria(x: int, y: int, price: int = 0, capacity: int = 5) -> Pizzeria:
    return Pizzeria(spot(x, y), price, capacity)


def district(
    *cities: City,
    pizzerias: tuple[Pizzeria, ...] = (pizzeria(0, 0),),
    stock: tuple[int, ...] = (3,),
    served: Mapping[tuple[int, int], int] | None = None,
) -> District:
    """A district with `stock` on its pizzerias and `served` pizzas on city tiles."""
    on_houses = {spot(*where): pizzas for where, pizzas in (served or {}).items()}
    return District(
        Plan(cities, pizzerias), tuple(on_houses.get(city.at, 0) for city in cities), stock
    )


def player_with_district(player: Player, home: District, **change: Any) -> Player:
    """The player with this district; the pool has the rest of 36 pizzas."""
    pool = PIZZAS - home.delivered - sum(home.stock)
    return replace(player, district=home, pool=pool, **change)


def with_district(state: State, seat: int, home: District, **change: Any) -> State:
    return state.with_player(seat, player_with_district(state.players[seat], home, **change))


def at_delivery(home: District, tile: str, network: int = 0, **change: Any) -> State:
    """Seat 0 of four delivers with this tile, e.g. ``A3``; the other seats have none.

    `network` is the space of the green marker, from 0.
    """
    letter, number = tile[0], tile[1]
    state = at_bidding(4, 30, 30, 30, 30)
    state = replace(state, round="ABCDE".index(letter) + 1)
    state = with_district(state, 0, home, markers=(0, 0, 0, network), **change)
    amount = int(number)
    state = play(state, f"bid c{number} {amount}", "pass", "pass", "pass", "pick AU")
    while state.phase == "pick":
        state = play(state, "decline")
    return play(state, "discard")


# ---------------------------------------------------------------- queries
def legal(state: State) -> list[str]:
    seat = PAPA_PAOLO.actors(state)[0]
    return [PAPA_PAOLO.format(action) for action in PAPA_PAOLO.legal(state, seat)]


def previews(state: State, *, helped: bool = True) -> dict[str, object]:
    """The preview of each legal action, at a table with or without help."""
    seat, telling = PAPA_PAOLO.actors(state)[0], PAPA_PAOLO.telling
    preview_of = telling.judged if helped and telling.judged else telling.preview
    return {line: preview_of(state, seat, PAPA_PAOLO.parse(line)) for line in legal(state)}


def odds(state: State) -> dict[str, float]:
    return {PAPA_PAOLO.format(outcome): float(share) for outcome, share in PAPA_PAOLO.odds(state)}


def refusal(state: State, line: str) -> tuple[str, str] | None:
    """The rule and the message key of the objection to a line, or None if it is legal."""
    seat = PAPA_PAOLO.actors(state)[0]
    found = PAPA_PAOLO.refuse(state, seat, PAPA_PAOLO.parse(line))
    return (found.rule, found.text.key.removeprefix("papa_paolo-no-")) if found else None


def rule_against(state: State, line: str) -> str:
    found = refusal(state, line)
    return found[0] if found else ""


def jobs(state: State) -> set[str]:
    """The possible uses of the pawn just placed, without numbers."""
    return {line.split()[0] for line in legal(state)}


def money(state: State) -> list[int]:
    return [player.money for player in state.players]


def random_states(seats: int, seed: int, **options: Any) -> list[State]:
    """All states of a random match."""
    random, states = Random(seed), [begin(seats, **options)]
    while actors := PAPA_PAOLO.actors(states[-1]):
        seat = random.choice(actors)
        move = random.choice(PAPA_PAOLO.moves(states[-1], seat))
        states.append(PAPA_PAOLO.apply(states[-1], seat, move))
    return states
