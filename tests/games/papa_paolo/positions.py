"""How the tests set a table: in notation, with players P, B, O, W on seats 0 to 3."""

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
    """Each line by whoever is to act; raises IllegalAction."""
    for line in lines:
        state = PAPA_PAOLO.play(state, PAPA_PAOLO.actors(state)[0], PAPA_PAOLO.parse(line))
    return state


def as_dealt(state: State) -> State:
    """Let NATURE take the first of its outcomes until a player is to act."""
    while PAPA_PAOLO.actors(state) == (NATURE,):
        outcome, _ = PAPA_PAOLO.odds(state)[0]
        state = PAPA_PAOLO.apply(state, NATURE, outcome)
    return state


def opened(seats: int, **options: Any) -> State:
    """A match before its first pawn: start tile n on seat n - 1, gold tiles all over the market."""
    state = begin(seats, **options)
    if seats == 2:
        state = play(state, "start 1", "start 3", "start 2", "start 4", "keep 1", "keep 2")
    else:
        state = play(state, *(f"start {number}" for number in range(1, seats + 1)))
    return as_dealt(state)


def on_market(state: State, tiles: Mapping[str, str]) -> State:
    """Other tiles on some cells of the market: ``{"a1": "BL3L"}``."""
    laid = list(state.grid.tiles)
    stack = list(state.stack)
    for cell, name in tiles.items():
        tile = PAPA_PAOLO.parse(f"deal {name}")
        assert isinstance(tile, DealTile)
        kinds = [(kind.colour, kind.houses, kind.shape) for kind in state.box.kinds]
        kind = kinds.index((tile.colour, tile.houses, tile.shape))
        where = cell_number(cell)
        stack[laid[where]] += 1
        stack[kind] -= 1
        laid[where] = kind
    return replace(state, grid=replace(state.grid, tiles=tuple(laid)), stack=tuple(stack))


def cell_number(name: str) -> int:
    return 4 * (int(name[1]) - 1) + "abcd".index(name[0])


def idle(state: State) -> State:
    """All pawns that are left go somewhere and do nothing."""
    while state.phase == "place":
        cell = PAPA_PAOLO.format(PAPA_PAOLO.legal(state, state.turn)[0])
        state = play(state, cell, "nothing")
    return state


def pawns_on(state: State, picture: str) -> State:
    """Place pawns as drawn, row by row with the players' letters; a dot is a free cell."""
    pawns = [-1] * 16
    for row, line in enumerate(picture.split()):
        for column, letter in enumerate(line):
            pawns[4 * row + column] = "PBOW".find(letter)
    return replace(state, grid=replace(state.grid, pawns=tuple(pawns)))


def with_coins(state: State, rows: Iterable[int], columns: Iterable[int]) -> State:
    down, across = [*rows, 0, 0, 0, 0][:4], [*columns, 0, 0, 0, 0][:4]
    return replace(state, grid=replace(state.grid, coins=(*down, *across)))


def at_bidding(seats: int, *money: int, **options: Any) -> State:
    """The bidding begins, and everybody has so much money."""
    state = idle(opened(seats, **options))
    for seat, amount in enumerate(money):
        state = with_player(state, seat, money=amount)
    return state


def all_pass(state: State) -> State:
    """Nobody bids, and nobody buys."""
    while state.phase in ("bid", "pick"):
        state = play(state, "pass" if state.step == "bid" else "decline")
    return state


def next_round(state: State) -> State:
    """Nothing happens until the next round's first pawn."""
    return as_dealt(all_pass(idle(state)))


# ---------------------------------------------------------------- arranging
def with_player(state: State, seat: int, **change: Any) -> State:
    return state.with_player(seat, replace(state.players[seat], **change))


def sides(letters: str) -> int:
    """The open sides as a number, for example 14 for ESW."""
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
    """A district with so many pizzas on its pizzerias, and on the city tiles at these places."""
    on_houses = {spot(*where): pizzas for where, pizzas in (served or {}).items()}
    return District(
        Plan(cities, pizzerias), tuple(on_houses.get(city.at, 0) for city in cities), stock
    )


def living_in(player: Player, home: District, **change: Any) -> Player:
    """The player with this district; the pool has what is left of 36 pizzas."""
    pool = PIZZAS - home.delivered - sum(home.stock)
    return replace(player, district=home, pool=pool, **change)


def settled_in(state: State, seat: int, home: District, **change: Any) -> State:
    return state.with_player(seat, living_in(state.players[seat], home, **change))


def at_delivery(home: District, tile: str, network: int = 0, **change: Any) -> State:
    """Seat 0 of four is to deliver with this tile, for example ``A3``, the others have none.

    `network` is the space of the green marker, from 0.
    """
    letter, number = tile[0], tile[1]
    state = at_bidding(4, 30, 30, 30, 30)
    state = replace(state, round="ABCDE".index(letter) + 1)
    state = settled_in(state, 0, home, markers=(0, 0, 0, network), **change)
    amount = int(number)
    state = play(state, f"bid c{number} {amount}", "pass", "pass", "pass", "pick AU")
    while state.phase == "pick":
        state = play(state, "decline")
    return play(state, "discard")


# ---------------------------------------------------------------- asking
def legal(state: State) -> list[str]:
    seat = PAPA_PAOLO.actors(state)[0]
    return [PAPA_PAOLO.format(action) for action in PAPA_PAOLO.legal(state, seat)]


def previews(state: State, *, helped: bool = True) -> dict[str, object]:
    """What each option shows, at a table that helps or at one that does not."""
    seat, telling = PAPA_PAOLO.actors(state)[0], PAPA_PAOLO.telling
    show = telling.judged if helped and telling.judged else telling.preview
    return {line: show(state, seat, PAPA_PAOLO.parse(line)) for line in legal(state)}


def odds(state: State) -> dict[str, float]:
    return {PAPA_PAOLO.format(outcome): float(share) for outcome, share in PAPA_PAOLO.odds(state)}


def why_not(state: State, line: str) -> tuple[str, str] | None:
    """The rule and the message that stand against a line, or None if it is allowed."""
    seat = PAPA_PAOLO.actors(state)[0]
    found = PAPA_PAOLO.refuse(state, seat, PAPA_PAOLO.parse(line))
    return (found.rule, found.text.key.removeprefix("papa_paolo-no-")) if found else None


def rule_against(state: State, line: str) -> str:
    found = why_not(state, line)
    return found[0] if found else ""


def jobs(state: State) -> set[str]:
    """What a pawn that was just placed may be for, without numbers."""
    return {line.split()[0] for line in legal(state)}


def money(state: State) -> list[int]:
    return [player.money for player in state.players]


def at_random(seats: int, seed: int, **options: Any) -> list[State]:
    """Every state of a random match."""
    random, states = Random(seed), [begin(seats, **options)]
    while actors := PAPA_PAOLO.actors(states[-1]):
        seat = random.choice(actors)
        move = random.choice(PAPA_PAOLO.moves(states[-1], seat))
        states.append(PAPA_PAOLO.apply(states[-1], seat, move))
    return states
