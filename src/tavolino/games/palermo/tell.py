"""The texts of Palermo: prompts, log lines, and the table as text for screen readers."""

from tavolino.core.game import Seat
from tavolino.core.text import Cell, LogText, Section, Text
from tavolino.games.palermo.actions import (
    Action,
    Go,
    LayHouse,
    LayPlaza,
    LayStart,
    MovePolice,
    SkipPolice,
    Stay,
)
from tavolino.games.palermo.components import STALL_ROUNDS, Face
from tavolino.games.palermo.geometry import cell_name, corner_field, field_name, plot
from tavolino.games.palermo.notation import format
from tavolino.games.palermo.rules import apply, legal, places
from tavolino.games.palermo.rules.building import is_waived, stands_apart
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.rules.moving import arrival, cost_to
from tavolino.games.palermo.rules.police import police_trip
from tavolino.games.palermo.state import State
from tavolino.games.palermo.view import (
    CellView,
    EmptyCell,
    HouseCell,
    PlayerView,
    PlazaCell,
    StartCell,
    StreetCell,
    View,
)


# ---------------------------------------------------------------- prompts
def prompt(state: State, viewer: Seat) -> Text:
    if state.phase == "over":
        return _winners(state)
    if viewer != state.turn:
        return Text(f"palermo-wait-{state.phase}", {"seat": state.turn})
    match state.phase:
        case "start":
            return Text("palermo-do-start")
        case "house":
            return _build_prompt(state)
        case "police":
            return _police_prompt(state)
        case "gangster":
            return _gangster_prompt(state)


def _winners(state: State) -> Text:
    """The names of all winners, and how the match ended."""
    winners = [seat for seat, place in enumerate(places(state)) if place == 1]
    names = {f"seat{n}": seat for n, seat in enumerate(winners, 1)}
    money = state.players[winners[0]].money
    all_home = all(player.is_home for player in state.players)
    key = "palermo-won" if all_home else "palermo-won-by-stall"
    return Text(key, {"count": len(winners), "money": money, **names})


def _build_prompt(state: State) -> Text:
    discs = state.players[state.turn].discs
    if not state.city.roofs:
        return Text("palermo-do-first-house", {"discs": discs})
    if not is_waived(state):
        return Text("palermo-do-house", {"discs": discs})
    stuck = isinstance(legal(state, state.turn)[0], LayPlaza)
    return Text("palermo-do-plaza" if stuck else "palermo-do-house-anywhere", {"discs": discs})


def _police_prompt(state: State) -> Text:
    player = state.players[state.turn]
    if player.is_home:
        return Text("palermo-do-police-from-home", {"range": player.range, "bonus": bonus(state)})
    return Text("palermo-do-police", {"range": player.range})


def _gangster_prompt(state: State) -> Text:
    player = state.players[state.turn]
    if player.has_all_discs:
        return Text("palermo-do-go-home", {"range": player.range})
    return Text("palermo-do-go", {"range": player.range, "discs": len(player.entrances)})


# ---------------------------------------------------------------- log
def tell(state: State, seat: Seat, action: Action, viewer: Seat) -> LogText:
    """The log text of an action, the same for every viewer."""
    return LogText(_sentence(state, seat, action), format(action))


def _sentence(state: State, seat: Seat, action: Action) -> Text:
    match action:
        case LayStart(cell):
            return Text("palermo-told-start", {"seat": seat, "cell": cell_name(cell)})
        case LayHouse() | LayPlaza():
            return _card_text(state, seat, action)
        case MovePolice() | SkipPolice():
            return _police_text(state, seat, action)
        case Go(field):
            return _move_text(state, seat, field)
        case Stay():
            return Text("palermo-told-stay", {"seat": seat, **_consequences(state, seat, action)})


def _yes(fact: bool) -> str:
    """A boolean as a value for Fluent selectors."""
    return "yes" if fact else "no"


def _card_text(state: State, seat: Seat, card: LayHouse | LayPlaza) -> Text:
    last = sum(player.discs for player in state.players) == 1
    args: dict[str, str | int] = {
        "seat": seat,
        "cell": cell_name(card.cell),
        "finished": _yes(last),
    }
    if isinstance(card, LayPlaza):
        entrance = corner_field(card.cell, card.corner)
        return Text("palermo-told-plaza", {**args, "entrance": field_name(entrance)})
    entrance = plot(card.cell, Face(card.size, card.rotation, card.mirrored)).entrance
    args |= {"size": card.size, "entrance": field_name(entrance)}
    args |= {"mirrored": _yes(card.mirrored), "waived": _yes(stands_apart(state, card))}
    return Text("palermo-told-house", args)


def _police_text(state: State, seat: Seat, action: MovePolice | SkipPolice) -> Text:
    own_bonus = bonus(state) if state.players[seat].is_home else 0
    args: dict[str, str | int] = {"seat": seat, "own": own_bonus, "stall": _stalls(state, action)}
    if isinstance(action, SkipPolice):
        return Text("palermo-told-police-stays", args)
    cost = cost_to(police_trip(state, seat), state.players[seat].range, action.field)
    return Text("palermo-told-police", {**args, "field": field_name(action.field), "cost": cost})


def _move_text(state: State, seat: Seat, field: int) -> Text:
    arrived = arrival(state, seat, field)
    args: dict[str, str | int] = {
        "seat": seat,
        "field": field_name(field),
        "cost": arrived.cost,
        "bribe": len(arrived.bribed),
        **_consequences(state, seat, Go(field)),
    }
    if arrived.comes_home:
        return Text("palermo-told-home", {**args, "income": arrived.income})
    if arrived.collects:
        left = len(state.players[seat].entrances) - 1
        return Text("palermo-told-collect", {**args, "income": arrived.income, "left": left})
    return Text("palermo-told-go", args)


def _consequences(state: State, seat: Seat, action: Go | Stay) -> dict[str, str | int]:
    """What follows automatically at the end of the turn: bonuses and a stall."""
    after = apply(state, seat, action)
    due = bonus(state)
    paid = any(
        new.money - old.money >= due
        for other, (old, new) in enumerate(zip(state.players, after.players, strict=True))
        if other != seat
    )
    return {"bonus": due if paid else 0, "stall": _stalls(state, action)}


def _stalls(state: State, action: Action) -> str:
    """Does this turn end the match by a stall (PAL-E.7)?"""
    return _yes(apply(state, state.turn, action).stalled == STALL_ROUNDS)


# ---------------------------------------------------------------- the table as text
def sheet(view: View) -> tuple[Section, ...]:
    return _players_section(view), _city_section(view), _supply_section(view)


def _plain(value: object) -> Cell:
    return Cell(plain=str(value))


def _name(seat: Seat) -> Cell:
    return Cell(text=Text("palermo-name", {"seat": seat}))


def _columns(*names: str) -> tuple[Text, ...]:
    return tuple(Text(f"palermo-column-{name}") for name in names)


def _players_section(view: View) -> Section:
    building = view.phase in ("start", "house")
    discs = "discs-to-lay" if building else "discs-collected"
    columns = ("player", "money", "range", discs, "doors", "gangster", "policeman")
    return Section(
        title=Text("palermo-sheet-players", {"round": view.round}),
        columns=_columns(*columns),
        rows=tuple(
            (
                _name(seat),
                _plain(player.money),
                _plain(player.range),
                _plain(player.discs if building else player.collected),
                _plain(", ".join(player.entrances) or "–"),
                _figure(player.gangster),
                _policeman(player),
            )
            for seat, player in enumerate(view.players)
        ),
    )


def _figure(place: str) -> Cell:
    if place in ("start", "home", "none"):
        return Cell(text=Text(f"palermo-place-{place}"))
    return _plain(place)


def _policeman(player: PlayerView) -> Cell:
    resting = player.policeman not in ("start", "none") and not player.active
    if resting:
        return Cell(text=Text("palermo-place-inactive", {"field": player.policeman}))
    return _figure(player.policeman)


def _city_section(view: View) -> Section:
    return Section(
        title=Text("palermo-sheet-city"),
        columns=_columns("cell", "card", "owner", "entrance", "disc", "roofs"),
        rows=tuple(_city_row(name, cell) for name, cell in view.cells.items()),
    )


def _city_row(name: str, cell: CellView) -> tuple[Cell, ...]:
    match cell:
        case EmptyCell():
            kind, rest = Text("palermo-card-empty"), _empty_columns()
        case StartCell():
            kind, rest = Text("palermo-card-start"), _empty_columns()
        case StreetCell():
            kind, rest = Text("palermo-card-street"), _empty_columns()
        case HouseCell():
            kind = Text("palermo-card-house", {"size": cell.size})
            rest = _with_disc(cell, ", ".join(cell.roofs))
        case PlazaCell():
            kind, rest = Text("palermo-card-plaza"), _with_disc(cell, "–")
    return (_plain(name), Cell(text=kind), *rest)


def _empty_columns() -> tuple[Cell, ...]:
    return (_plain("–"),) * 4


def _with_disc(cell: HouseCell | PlazaCell, roofs: str) -> tuple[Cell, ...]:
    disc = Text("palermo-disc-collected" if cell.collected else "palermo-disc-lies")
    return _name(cell.owner), _plain(cell.entrance), Cell(text=disc), _plain(roofs)


def _supply_section(view: View) -> Section:
    return Section(
        title=Text("palermo-sheet-supply"),
        columns=_columns("house", "left"),
        rows=tuple(
            (Cell(text=Text("palermo-card-house", {"size": size})), _plain(left))
            for size, left in enumerate(view.supply, 1)
        ),
    )
