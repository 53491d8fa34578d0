"""What the drawn table writes is what the rules read: its own tests look into the same file."""

import json
from pathlib import Path
from typing import Any

import pytest

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
from tavolino.games.palermo.geometry import cell_name, corner_field, field_name
from tavolino.games.palermo.notation import format, parse
from tavolino.games.palermo.view import LayPreview, preview
from tests.games.palermo.positions import begin

WISHES: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("wishes.json").read_text("utf-8")
)
EMPTY = begin(3)


def place(action: Action) -> str | None:
    """The cell or field where it would happen."""
    match action:
        case LayStart(cell) | LayHouse(cell):
            return cell_name(cell)
        case LayPlaza(cell, corner):
            return field_name(corner_field(cell, corner))
        case MovePolice(field) | Go(field):
            return field_name(field)
        case SkipPolice() | Stay():
            return None


@pytest.mark.parametrize("wish", WISHES, ids=[wish["action"] for wish in WISHES])
def test_a_wish_is_written_and_drawn_as_the_rules_have_it(wish: dict[str, Any]) -> None:
    action = parse(wish["action"])
    assert format(action) == wish["action"]
    assert place(action) == wish["place"]
    if isinstance(action, LayHouse):
        turned = {name: getattr(action, name) for name in ("size", "rotation", "mirrored")}
        laid = preview(EMPTY, 0, action)
        assert isinstance(laid, LayPreview)
        assert wish["face"] == turned
        assert (wish["roofs"], wish["entrance"]) == (sorted(laid.roofs), laid.entrance)


def test_every_kind_of_action_and_every_card_is_among_them() -> None:
    actions = [parse(wish["action"]) for wish in WISHES]
    kinds = {LayStart, LayHouse, LayPlaza, MovePolice, SkipPolice, Go, Stay}
    assert {type(action) for action in actions} == kinds
    assert sum(isinstance(action, LayHouse) for action in actions) == 20
