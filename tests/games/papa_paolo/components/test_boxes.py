"""Component files: replaceable figures, invalid files, and the record in a match."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tavolino.core.log import checked_options
from tavolino.core.match import Match
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.boxes import PRINTED, BadComponents, load_box
from tavolino.games.papa_paolo.components import BOXES, STANDARD, register_boxes
from tavolino.games.papa_paolo.components.box import Box
from tavolino.games.papa_paolo.components.printed import COLOURS
from tavolino.games.papa_paolo.components.tiles import CODES
from tests.games.papa_paolo.positions import play, started

DOCUMENTED = Path(__file__).parents[4] / "docs" / "papa_paolo_components.json"


def documented() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(DOCUMENTED.read_text(encoding="utf-8"))
    return found


def changed_file(folder: Path, where: str, value: Any) -> Path:
    """A file of the documented figures with one field changed."""
    content = documented()
    part: Any = content
    *way, last = where.split(".")
    for step in way:
        part = part[_key(part, step)]
    if value is REMOVED:
        del part[_key(part, last)]
    else:
        part[_key(part, last)] = value
    file = folder / "components.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return file


def _key(part: Any, step: str) -> Any:
    return int(step) if isinstance(part, list) else step


def test_the_documented_file_equals_the_standard_box() -> None:
    assert load_box(DOCUMENTED) == STANDARD


def test_the_documented_file_holds_every_figure() -> None:
    content = documented()
    assert set(msgspec.to_builtins(STANDARD)) <= set(content)
    for name, printed in PRINTED.items():
        part: Any = content
        for step in name.split("."):
            part = part[step]
        assert part == printed


def test_there_are_84_tiles_with_the_same_set_in_each_colour() -> None:
    assert len(STANDARD.city_tiles) == 84
    for colour in COLOURS:
        own = [tile for tile in STANDARD.city_tiles if tile.colour == colour]
        assert [tile.id for tile in own] == [f"{CODES[colour]}{n:02}" for n in range(1, 22)]
        assert sum(tile.houses for tile in own) == 41
        shapes = "".join(tile.shape for tile in own)
        assert [shapes.count(shape) for shape in "DILTX"] == [3, 5, 6, 5, 2]
    assert len(STANDARD.kinds) == 44


def test_the_delivery_tiles_rise_within_a_letter_and_from_letter_to_letter() -> None:
    tiles = [[STANDARD.delivery(round, n) for n in (1, 2, 3, 4)] for round in range(1, 6)]
    for row in tiles:
        sums = [tile.pizzas + tile.distance for tile in row]
        assert sums == sorted(set(sums))
    for number, total in enumerate((20, 24, 28, 33)):
        assert sum(row[number].pizzas for row in tiles) == total


def test_missing_sections_keep_their_standard_values(tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_text('{"tracks": {"expertVP": 3}}', encoding="utf-8")
    box = load_box(file)
    assert box.tracks.expert == 3
    assert box.tracks.finance == STANDARD.tracks.finance
    assert box.city_tiles == STANDARD.city_tiles
    assert box.fingerprint != STANDARD.fingerprint


REMOVED = object()
"""Marks a field to remove."""

INVALID: list[tuple[str, Any, str]] = [
    ("rounds", 6, "rounds: the rulebook prints 5"),
    ("shopCost.1", 1, "shopCost: the rulebook prints"),
    ("board.3p.coins", [1], "board.3p.coins: the rulebook prints"),
    ("pizza", 1, "unknown field `pizza`"),
    ("tracks", [1], "tracks: Expected `object`"),
    ("tracks.gold_finance", [3, 5], "tracks.gold_finance: Expected"),
    ("tracks.red_express_pizzas.0", 0, "tracks.red_express_pizzas[0]: Expected"),
    ("pizzerias.capacity.4", "x", "pizzerias.capacity.4: Expected"),
    ("pizzerias.capacity.2", 1, "pizzerias.capacity.2: must hold 2"),
    ("pizzerias.capacity.start", 6, "startTiles[0].pizzeriaCapacity: differs"),
    ("board.2p.rows.2", REMOVED, "board.2p.rows: there must be 3"),
    ("board.4p.columns.1", ["shop", "shop"], "board.4p.columns[1]: one action"),
    ("board.rowCoinEnd", "N", "board.rowCoinEnd: Invalid"),
    ("piazza.table_top_to_bottom.0", [11, 12, 13, 14], "[0]: amounts must rise to the top"),
    ("piazza.table_top_to_bottom.6", [1, 1, 3, 4], "[6]: amounts must rise to the right"),
    ("piazza.table_top_to_bottom.6", REMOVED, "piazza.table_top_to_bottom: there must be 7"),
    ("piazza.2p.amounts", [2, 1], "piazza.2p.amounts: amounts must rise"),
    ("deliveryTiles", 3, "deliveryTiles: Expected `object`"),
    ("deliveryTiles.B2", REMOVED, "deliveryTiles.B2: is missing"),
    ("deliveryTiles.B2.pizzas", "x", "deliveryTiles.B2.pizzas: Expected `int`"),
    ("deliveryTiles.F1", {"pizzas": 1, "distance": 1}, "deliveryTiles.F1: there is no such tile"),
    ("startTiles.3", REMOVED, "startTiles: there must be the numbers"),
    ("startTiles.2.townOpenSides", 6, "startTiles[2].townOpenSides: must be open"),
    ("startTiles.1.pizzeriaCapacity", 6, "startTiles[1].pizzeriaCapacity: differs"),
    ("bigInvestmentTiles_clockwise.0", REMOVED, "bigInvestmentTiles_clockwise: there must be 5"),
    ("bigInvestmentTiles_clockwise.0", ["gold"] * 4, "clockwise[0]: every colour"),
    ("investmentTiles.oneTime.green.discount", 3, "oneTime.green.discount: at most 2"),
    ("cityTiles.83", REMOVED, "cityTiles: there must be 21 in green"),
    ("cityTiles.3.id", "AU01", "cityTiles[3].id: 'AU01' occurs twice"),
    ("cityTiles.3.openSides", 3, "cityTiles[3].openSides: 3 is not the shape I"),
    ("cityTiles.3.houses", 4, "cityTiles[3].houses: Expected `int` <= 3"),
]
"""Changes of the file, with the expected error messages."""


@pytest.mark.parametrize(
    ("where", "value", "message"), INVALID, ids=[invalid[2] for invalid in INVALID]
)
def test_an_invalid_file_gives_an_error_with_the_field(
    where: str, value: Any, message: str, tmp_path: Path
) -> None:
    with pytest.raises(BadComponents) as refused:
        load_box(changed_file(tmp_path, where, value))
    assert message in str(refused.value)
    assert str(refused.value).startswith(str(tmp_path / "components.json"))


def test_a_start_pizzeria_must_hold_its_first_pizzas(tmp_path: Path) -> None:
    content = {
        "pizzerias": {"capacity": {"start": 2}},
        "startTiles": [{**tile, "pizzeriaCapacity": 2} for tile in documented()["startTiles"]],
    }
    file = tmp_path / "small.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"startTiles\[0\].pizzeriaCapacity: must hold 3"):
        load_box(file)


@pytest.mark.parametrize("content", ["", "{", "[]", "3"])
def test_other_files_are_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"bad\.json"):
        load_box(file)
    with pytest.raises(BadComponents, match="nowhere"):
        load_box(tmp_path / "nowhere.json")


# ---------------------------------------------------------------- matches
@pytest.fixture
def generous_box(tmp_path: Path) -> Any:
    """A registered box in which sponsors pay more."""
    box = load_box(changed_file(tmp_path, "tracks.gold_finance", [9, 9, 9, 9, 9, 9]))
    register_boxes(box)
    yield box
    del BOXES[box.fingerprint]


def test_a_match_records_and_uses_the_newest_box(generous_box: Box) -> None:
    match = Match(PAPA_PAOLO, 4, {}, "seed")
    assert match.header.options["components"] == generous_box.fingerprint
    state = play(started(4), "pawn a4", "sponsor")
    assert state.players[0].money == 19


def test_a_match_keeps_its_box(generous_box: Box) -> None:
    options = checked_options(PAPA_PAOLO, {"components": STANDARD.fingerprint})
    assert PAPA_PAOLO.initial(options, 4).box == STANDARD
    assert list(BOXES)[-1] == generous_box.fingerprint


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"'123' is not loaded; known: [0-9a-f]{16}"):
        Match(PAPA_PAOLO, 4, {"components": "123"})


def test_equal_files_give_the_same_box() -> None:
    register_boxes(load_box(DOCUMENTED), load_box(DOCUMENTED))
    assert list(BOXES) == [STANDARD.fingerprint]
