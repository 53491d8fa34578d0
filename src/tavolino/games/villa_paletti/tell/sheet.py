"""The villa as text: what the players have, and the pillars of each level."""

from collections.abc import Sequence
from math import degrees

from shapely import Polygon

from tavolino.core.game import Seat
from tavolino.core.text import Cell, Section, Text
from tavolino.games.villa_paletti.components import FLOORS, PILLAR_NAMED
from tavolino.games.villa_paletti.geometry import is_supporting
from tavolino.games.villa_paletti.tell.descriptions import from_middle, names_or_count
from tavolino.games.villa_paletti.view import FloorView, PillarView, PlayerView, View
from tavolino.games.villa_paletti.villa import axis, head, outline, turn

NONE = Cell(plain="–")

MIN_UPRIGHT = 0.7
"""A pillar has fallen over if its head is less than this fraction of its length above its foot."""


def sheet(view: View) -> tuple[Section, ...]:
    """Players and floors, then the pillars from the top level down, then all others."""
    levels = (_level(view, level) for level in range(view.top, -1, -1))
    elsewhere = _elsewhere(view)
    standing = (level for level in levels if level.rows)
    return (_players(view), *_floors(view), *standing, *elsewhere)


def _text_cell(key: str, args: dict[str, str | int] | None = None) -> Cell:
    return Cell(text=Text(f"villa_paletti-{key}", args or {}))


def _columns(*names: str) -> tuple[Text, ...]:
    return tuple(Text(f"villa_paletti-column-{name}") for name in names)


def _plain_cell(value: object) -> Cell:
    return Cell(plain=str(value))


# ---------------------------------------------------------------- players
def _players(view: View) -> Section:
    return Section(
        title=Text("villa_paletti-sheet-players"),
        columns=_columns("player", "colours", "points", "left", "seal"),
        rows=tuple(_player(view, seat, player) for seat, player in enumerate(view.players)),
    )


def _player(view: View, seat: Seat, player: PlayerView) -> tuple[Cell, ...]:
    own = [pillar for pillar in view.pillars.values() if pillar.owner == seat]
    left = sum(0 <= pillar.level < view.top and not pillar.locked for pillar in own)
    name = "resigned" if player.resigned else "name"
    return (
        _text_cell(name, {"seat": seat}),
        _colours(player),
        _plain_cell(player.points),
        _plain_cell(left),
        _seal(view, seat),
    )


def _colours(player: PlayerView) -> Cell:
    match player.colours:
        case (one, other):
            return _text_cell("two-colours", {"colour": one, "colour2": other})
        case (colour,):
            return _text_cell("colour", {"colour": colour})
        case _:
            return NONE


def _seal(view: View, seat: Seat) -> Cell:
    """VP-M4: the holder of the seal, and the colour that is up."""
    if view.seal is None or view.seal.holder != seat:
        return NONE
    if view.seal.previous < 0:
        return _text_cell("seal-first")
    return _text_cell("seal-after", {"seat": view.seal.previous})


# ---------------------------------------------------------------- floors
def _floors(view: View) -> tuple[Section, ...]:
    """The extent of each floor and the pillars below it, top floor first."""
    if not view.floors or view.collapse:
        return ()
    columns = _columns("floor", "west-east", "south-north", "turned", "over")
    rows = [_floor(view, number, floor) for number, floor in enumerate(view.floors)]
    return (Section(Text("villa_paletti-sheet-floors"), columns, tuple(reversed(rows))),)


def _floor(view: View, number: int, floor: FloorView) -> tuple[Cell, ...]:
    area = outline(number, floor.pose)
    west, south, east, north = area.bounds
    return (
        _text_cell("floor", {"floor": floor.colour}),
        _text_cell(
            "west-east", {"from": abs(round(west)), "to": abs(round(east)), **_sides(west, east)}
        ),
        _text_cell(
            "south-north",
            {"from": abs(round(south)), "to": abs(round(north)), **_sides(south, north)},
        ),
        _text_cell("turned", {"turn": round(degrees(turn(floor.pose))) % 360}),
        _text_cell("over", names_or_count(_under(view, number, area))),
    )


def _sides(low: float, high: float) -> dict[str, str | int]:
    """The sides of the centre on which a floor begins and ends."""
    return {"begins": "before" if low < 0 else "after", "ends": "after" if high >= 0 else "before"}


def _under(view: View, floor: int, area: Polygon) -> list[str]:
    """The pillars on which a floor could rest. Which of them carry it depends on hidden heights."""
    return [
        name
        for name, pillar in view.pillars.items()
        if pillar.where == "stands" and pillar.level == floor and pillar.pose is not None
        if is_supporting(head(PILLAR_NAMED[name].number, pillar.pose), area)
    ]


# ---------------------------------------------------------------- levels
def _level(view: View, level: int) -> Section:
    standing = [
        (name, pillar)
        for name, pillar in view.pillars.items()
        if pillar.where == "stands" and pillar.level == level and not _fell(pillar)
    ]
    advised = any(pillar.advice for pillar in view.pillars.values())
    advice = ("advice",) if advised else ()
    columns = ("pillar", "state", *advice, "owner", "place", "neighbours", "written")
    return Section(
        title=_title(view, level),
        columns=_columns(*columns),
        rows=tuple(_row(view, name, pillar, advised) for name, pillar in standing),
    )


def _title(view: View, level: int) -> Text:
    floor = FLOORS[level - 1].colour if level else "base"
    top = "yes" if level == view.top else "no"
    return Text("villa_paletti-sheet-level", {"floor": floor, "level": level, "top": top})


def _row(view: View, name: str, pillar: PillarView, advised: bool) -> tuple[Cell, ...]:
    advice = _text_cell(f"advice-{pillar.advice}") if pillar.advice else NONE
    return (
        _named(name, pillar),
        _text_cell(f"state-{_state(view, pillar)}"),
        *((advice,) if advised else ()),
        _owner(view, pillar),
        _text_cell("place", from_middle(pillar.x / 100, pillar.y / 100)),
        _text_cell("pillars", {"each_pillar": " ".join(pillar.neighbours)})
        if pillar.neighbours
        else NONE,
        _plain_cell(name),
    )


def _named(name: str, pillar: PillarView) -> Cell:
    return _text_cell("pillar-worth", {"pillar": name, "points": pillar.points})


def _pillars(names: Sequence[str]) -> Cell:
    return _text_cell("pillars", {"each_pillar": " ".join(names)}) if names else NONE


def _owner(view: View, pillar: PillarView) -> Cell:
    if pillar.owner >= 0:
        return _text_cell("name", {"seat": pillar.owner})
    return _text_cell("neutral") if pillar.colour == view.neutral else NONE


def _state(view: View, pillar: PillarView) -> str:
    if pillar.locked:
        return "locked-covered" if pillar.covered else "locked-free"
    if pillar.level == view.top and view.top:
        return "top"
    return "covered" if pillar.covered else "free"


def _elsewhere(view: View) -> tuple[Section, ...]:
    """Pillars in a hand, not yet set up, fallen over, or out of the game."""
    rows = tuple(
        (_named(name, pillar), _owner(view, pillar), _text_cell(f"where-{_where(view, pillar)}"))
        for name, pillar in view.pillars.items()
        if pillar.where != "stands" or _fell(pillar)
    )
    if not rows:
        return ()
    columns = _columns("pillar", "owner", "state")
    return (Section(Text("villa_paletti-sheet-elsewhere"), columns, rows),)


def _where(view: View, pillar: PillarView) -> str:
    """With floors, the box is empty: a missing pillar was in the hand at the collapse."""
    if _fell(pillar):
        return "fallen"
    return "hand" if pillar.where == "box" and view.top else pillar.where


def _fell(pillar: PillarView) -> bool:
    return pillar.pose is not None and axis(pillar.pose)[2] < MIN_UPRIGHT
