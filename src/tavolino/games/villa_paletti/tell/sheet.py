"""The villa in words: who has what, and level by level which pillar stands where."""

from tavolino.core.game import Seat
from tavolino.core.words import Cell, Section, Text
from tavolino.games.villa_paletti.components import FLOORS
from tavolino.games.villa_paletti.tell.happened import place
from tavolino.games.villa_paletti.view import PillarView, PlayerView, View

NONE = Cell(plain="–")


def sheet(view: View) -> tuple[Section, ...]:
    """The players first, then the villa from the top down, then what stands nowhere."""
    levels = (_level(view, level) for level in range(view.top, -1, -1))
    elsewhere = _elsewhere(view)
    return (_players(view), *(level for level in levels if level.rows), *elsewhere)


def _say(key: str, said: dict[str, str | int] | None = None) -> Cell:
    return Cell(text=Text(f"villa_paletti-{key}", said or {}))


def _columns(*names: str) -> tuple[Text, ...]:
    return tuple(Text(f"villa_paletti-column-{name}") for name in names)


def _plain(value: object) -> Cell:
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
        _say(name, {"seat": seat}),
        _colours(player),
        _plain(player.points),
        _plain(left),
        _seal(view, seat),
    )


def _colours(player: PlayerView) -> Cell:
    match player.colours:
        case (one, other):
            return _say("two-colours", {"colour": one, "colour2": other})
        case (colour,):
            return _say("colour", {"colour": colour})
        case _:
            return NONE


def _seal(view: View, seat: Seat) -> Cell:
    """VP-M4: before whom it lies, and whose colour is up."""
    if view.seal is None or view.seal.holder != seat:
        return NONE
    if view.seal.previous < 0:
        return _say("seal-first")
    return _say("seal-after", {"seat": view.seal.previous})


# ---------------------------------------------------------------- levels
def _level(view: View, level: int) -> Section:
    standing = [
        (name, pillar)
        for name, pillar in view.pillars.items()
        if pillar.where == "stands" and pillar.level == level
    ]
    advised = any(pillar.advice for pillar in view.pillars.values())
    columns = ("pillar", "shape", "owner", "place", "state", "neighbours")
    return Section(
        title=_title(view, level),
        columns=_columns(*columns, *(("advice",) if advised else ())),
        rows=tuple(_row(view, name, pillar, advised) for name, pillar in standing),
    )


def _title(view: View, level: int) -> Text:
    floor = FLOORS[level - 1].colour if level else "base"
    top = "yes" if level == view.top else "no"
    return Text("villa_paletti-sheet-level", {"floor": floor, "level": level, "top": top})


def _row(view: View, name: str, pillar: PillarView, advised: bool) -> tuple[Cell, ...]:
    cells = (
        _plain(name),
        _shape(pillar),
        _owner(view, pillar),
        _say("place", place(pillar.x / 100, pillar.y / 100)),
        _say(f"state-{_state(view, pillar)}"),
        _plain(" ".join(pillar.neighbours) or "–"),
    )
    advice = _say(f"advice-{pillar.advice}") if pillar.advice else NONE
    return (*cells, advice) if advised else cells


def _shape(pillar: PillarView) -> Cell:
    return _say("shape", {"shape": pillar.shape, "points": pillar.points})


def _owner(view: View, pillar: PillarView) -> Cell:
    if pillar.owner >= 0:
        return _say("name", {"seat": pillar.owner})
    return _say("neutral") if pillar.colour == view.neutral else NONE


def _state(view: View, pillar: PillarView) -> str:
    if pillar.locked:
        return "locked-covered" if pillar.covered else "locked-free"
    if pillar.level == view.top and view.top:
        return "top"
    return "covered" if pillar.covered else "free"


def _elsewhere(view: View) -> tuple[Section, ...]:
    """Pillars in a hand, not yet set up, or out of the game."""
    rows = tuple(
        (_plain(name), _shape(pillar), _owner(view, pillar), _say(f"where-{_where(view, pillar)}"))
        for name, pillar in view.pillars.items()
        if pillar.where != "stands"
    )
    if not rows:
        return ()
    columns = _columns("pillar", "shape", "owner", "state")
    return (Section(Text("villa_paletti-sheet-elsewhere"), columns, rows),)


def _where(view: View, pillar: PillarView) -> str:
    """Once floors lie the box is empty: what stands nowhere was in the hand when all came down."""
    return "hand" if pillar.where == "box" and view.top else pillar.where
