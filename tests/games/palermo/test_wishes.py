"""The client's action strings agree with the rules: the client's tests read the same file."""

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

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("wishes.json").read_text("utf-8"))
EMPTY = begin(3)


def place(action: Action) -> str | None:
    """The cell or field of the action."""
    match action:
        case LayStart(cell) | LayHouse(cell):
            return cell_name(cell)
        case LayPlaza(cell, corner):
            return field_name(corner_field(cell, corner))
        case MovePolice(field) | Go(field):
            return field_name(field)
        case SkipPolice() | Stay():
            return None


@pytest.mark.parametrize("case", CASES, ids=[case["action"] for case in CASES])
def test_notation_place_and_face_agree_with_the_rules(case: dict[str, Any]) -> None:
    action = parse(case["action"])
    assert format(action) == case["action"]
    assert place(action) == case["place"]
    if isinstance(action, LayHouse):
        turned = {name: getattr(action, name) for name in ("size", "rotation", "mirrored")}
        laid = preview(EMPTY, 0, action)
        assert isinstance(laid, LayPreview)
        assert case["face"] == turned
        assert (case["roofs"], case["entrance"]) == (sorted(laid.roofs), laid.entrance)


def test_the_cases_cover_every_kind_of_action_and_every_card() -> None:
    actions = [parse(case["action"]) for case in CASES]
    kinds = {LayStart, LayHouse, LayPlaza, MovePolice, SkipPolice, Go, Stay}
    assert {type(action) for action in actions} == kinds
    assert sum(isinstance(action, LayHouse) for action in actions) == 20
