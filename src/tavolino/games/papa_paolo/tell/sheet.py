"""The table as text: titled tables for screen readers, the plain table and terminals."""

from collections.abc import Iterable

from tavolino.core.game import Seat
from tavolino.core.text import Cell, Section, Text
from tavolino.games.papa_paolo.components.printed import COLOURS, Colour, Job
from tavolino.games.papa_paolo.view import (
    BuildingView,
    CellView,
    CityView,
    DeliveryTileView,
    DeliveryView,
    LineView,
    PizzeriaView,
    PlacedView,
    PlayerView,
    StockingView,
    TileView,
    View,
)

NONE = Cell(plain="–")


def sheet(view: View) -> tuple[Section, ...]:
    """The sections of the current state: the grid only in phase A, the stairs only while bidding.

    A pending action comes first, followed by the district of the player who acts.
    """
    building = view.actors[:1] if view.pending else ()
    sections = [_pending_section(view)] if view.pending else []
    sections += (_district(seat, view.players[seat]) for seat in building)
    sections.append(_players(view))
    if any(cell.tile or cell.pawn >= 0 for cell in view.grid.values()) and view.phase == "place":
        sections += [_grid(view), _lines(view)]
    if view.offer or view.forecast:
        sections.append(_tiles(view))
    if view.piazza and view.phase == "bid":
        sections.append(_stairs(view))
    laid = (seat for seat, player in enumerate(view.players) if player.cities)
    sections += (_district(seat, view.players[seat]) for seat in laid if seat not in building)
    return (*sections, _supply(view))


# ---------------------------------------------------------------- cells
def _plain(value: object) -> Cell:
    return Cell(plain=str(value))


def _text_cell(key: str, **args: str | int) -> Cell:
    return Cell(text=Text(key, args))


def _name(seat: Seat) -> Cell:
    return _text_cell("papa_paolo-name", seat=seat) if seat >= 0 else NONE


def _colour(colour: Colour) -> Cell:
    return _text_cell("papa_paolo-colour", colour=colour)


def _columns(*names: str) -> tuple[Text, ...]:
    return tuple(Text(f"papa_paolo-column-{name}") for name in names)


def _jobs(jobs: Iterable[Job]) -> Cell:
    """Up to four actions in one cell."""
    named = {f"job{n}": job for n, job in enumerate(jobs, 1)}
    return _text_cell("papa_paolo-jobs", count=len(named), **named)


# ---------------------------------------------------------------- players
def _players(view: View) -> Section:
    return Section(
        title=Text("papa_paolo-sheet-players", {"round": view.round}),
        columns=_columns(
            *("player", "points", "money", "pawns", "pool"),
            *("gold", "blue", "red", "green", "bid", "investment", "delivery"),
        ),
        rows=tuple(_player(seat, view.players[seat]) for seat in _seating(view)),
    )


def _seating(view: View) -> Iterable[Seat]:
    """The seats in turn order, if there is one."""
    return view.order or range(len(view.players))


def _player(seat: Seat, player: PlayerView) -> tuple[Cell, ...]:
    levels = player.levels
    gains = (levels.sponsor, levels.bonus, levels.express, levels.rounds)
    hidden = _text_cell("papa_paolo-hidden")
    return (
        _name(seat),
        _plain(player.points),
        hidden if player.money is None else _plain(player.money),
        _plain(player.pawns),
        _plain(player.pool),
        *(
            _level(colour, player.markers[colour], gain)
            for colour, gain in zip(COLOURS, gains, strict=True)
        ),
        _bid(player),
        _colour(player.investment) if player.investment else NONE,
        _delivery(player.delivery) if player.delivery else NONE,
    )


def _level(colour: Colour, marker: int, gain: int) -> Cell:
    return _text_cell("papa_paolo-level", colour=colour, space=marker + 1, gain=gain)


def _bid(player: PlayerView) -> Cell:
    if not player.bid:
        return _text_cell("papa_paolo-out") if player.out else NONE
    bid = player.bid
    return _text_cell("papa_paolo-bid", amount=bid.amount, column=bid.column, row=bid.row)


def _delivery(tile: DeliveryTileView) -> Cell:
    figures = {"pizzas": tile.pizzas, "distance": tile.distance}
    return _text_cell("papa_paolo-delivery-tile", tile=tile.name, **figures)


# ---------------------------------------------------------------- pending action
def _pending_section(view: View) -> Section:
    return Section(
        title=Text("papa_paolo-sheet-under-way"),
        columns=_columns("player", "what"),
        rows=((_name(view.actors[0]), Cell(text=_pending(view))),),
    )


def _pending(view: View) -> Text:
    match view.pending:
        case PlacedView(cell):
            return Text("papa_paolo-pending-placed", {"cell": cell})
        case BuildingView(price):
            return Text("papa_paolo-pending-building", {"price": price})
        case StockingView(left):
            return Text("papa_paolo-pending-stocking", {"left": left})
        case DeliveryView() as delivery:
            express = "yes" if delivery.express else "no"
            stops = " ".join(f"{x},{y}" for x, y in delivery.stops) or "–"
            args: dict[str, str | int] = {"pizzas": delivery.pizzas, "rounds": delivery.rounds}
            args |= {"distance": delivery.distance, "express": express, "stops": stops}
            return Text("papa_paolo-pending-delivery", args)
        case None:
            raise AssertionError("no action is pending")


# ---------------------------------------------------------------- the board
def _grid(view: View) -> Section:
    return Section(
        title=Text("papa_paolo-sheet-grid"),
        columns=_columns("cell", "tile", "pawn", "jobs"),
        rows=tuple(_grid_row(name, cell) for name, cell in view.grid.items()),
    )


def _grid_row(name: str, cell: CellView) -> tuple[Cell, ...]:
    return _plain(name), _tile(cell.tile), _name(cell.pawn), _jobs(cell.jobs)


def _tile(tile: TileView | None) -> Cell:
    if not tile:
        return NONE
    return _text_cell("papa_paolo-tile", colour=tile.colour, houses=tile.houses, shape=tile.shape)


def _lines(view: View) -> Section:
    return Section(
        title=Text("papa_paolo-sheet-lines"),
        columns=_columns("line", "jobs", "coin", "leader"),
        rows=tuple(_line_row(name, line) for name, line in view.lines.items()),
    )


def _line_row(name: str, line: LineView) -> tuple[Cell, ...]:
    axis = "row" if name.isdigit() else "column"
    title = _text_cell("papa_paolo-line", axis=axis, line=name)
    hidden = _text_cell("papa_paolo-hidden-coin")
    coin = hidden if line.hidden else _plain(line.coin or "–")
    return title, _jobs(line.jobs), coin, _name(line.leader)


def _tiles(view: View) -> Section:
    """The delivery tiles of this round and the next, and the available investments."""
    rows = [
        (_text_cell("papa_paolo-column-number", column=column), _delivery(tile))
        for column, tile in enumerate(view.offer, 1)
    ]
    rows += [(_text_cell("papa_paolo-next-round"), _delivery(tile)) for tile in view.forecast]
    rows += [(_text_cell("papa_paolo-investment"), _colour(colour)) for colour in view.investments]
    if view.large:
        large = _text_cell("papa_paolo-large", colour=view.large["gold"])
        rows.append((_text_cell("papa_paolo-large-tile"), large))
    return Section(Text("papa_paolo-sheet-tiles"), _columns("where", "tile"), tuple(rows))


def _stairs(view: View) -> Section:
    """The Piazza from the top, with pawns beside the amounts."""
    pawns = {
        (player.bid.row, player.bid.column): seat
        for seat, player in enumerate(view.players)
        if player.bid
    }
    rows = []
    for below, amounts in enumerate(view.piazza):
        row = len(view.piazza) - below
        cells = (
            _stair(amount, pawns.get((row, column), -1)) for column, amount in enumerate(amounts, 1)
        )
        rows.append((_plain(row), *cells))
    columns = tuple(
        Text("papa_paolo-column-number", {"column": n + 1}) for n in range(len(view.piazza[0]))
    )
    named = (*_columns("row"), *columns)
    return Section(Text("papa_paolo-sheet-stairs"), named, tuple(rows), map=True)


def _stair(amount: int, pawn: Seat) -> Cell:
    if pawn < 0:
        return _plain(amount)
    return _text_cell("papa_paolo-stair", amount=amount, seat=pawn)


def _supply(view: View) -> Section:
    rows = tuple((_plain(f"£{price}"), _plain(left)) for price, left in view.supply.items())
    stack = (_text_cell("papa_paolo-stack"), _plain(view.stack))
    return Section(Text("papa_paolo-sheet-supply"), _columns("pizzeria", "left"), (*rows, stack))


# ---------------------------------------------------------------- the districts
def _district(seat: Seat, player: PlayerView) -> Section:
    """A district as a map: columns from west to east, rows from north to south."""
    laid = {(city.x, city.y): _city(city) for city in player.cities}
    laid |= {(pizzeria.x, pizzeria.y): _pizzeria(pizzeria) for pizzeria in player.pizzerias}
    across = _span(x for x, _ in laid)
    return Section(
        title=Text("papa_paolo-sheet-district", {"seat": seat, "start": player.start}),
        columns=(
            *_columns("spot"),
            *(Text("papa_paolo-column-x", {"x": str(x)}) for x in across),
        ),
        rows=tuple(
            (_text_cell("papa_paolo-row-y", y=str(y)), *(laid.get((x, y), NONE) for x in across))
            for y in _span(y for _, y in laid)
        ),
        map=True,
    )


def _span(places: Iterable[int]) -> range:
    found = list(places)
    return range(min(found), max(found) + 1)


def _city(city: CityView) -> Cell:
    houses = {"served": city.served, "houses": city.houses}
    return _text_cell("papa_paolo-city", colour=city.colour, open=city.open, **houses)


def _pizzeria(pizzeria: PizzeriaView) -> Cell:
    pizzas = {"stock": pizzeria.stock, "capacity": pizzeria.capacity}
    return _text_cell("papa_paolo-pizzeria", price=pizzeria.price, **pizzas)
