"""The notation of every action and outcome."""

from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.game import MalformedAction
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.actions import (
    Action,
    Build,
    Choose,
    DealCoin,
    DealLarge,
    DealStart,
    DealTile,
    Decline,
    Discard,
    Drop,
    Express,
    HideCoin,
    Home,
    Keep,
    Lay,
    Nothing,
    Offer,
    Once,
    OpenStarts,
    Pass,
    Pick,
    PlaceBid,
    PlacePawn,
    Ride,
    Shop,
    Site,
    Sponsor,
    Stock,
    Stop,
    Take,
    Track,
    Turn,
    TurnCoin,
)
from tavolino.games.papa_paolo.geometry import SPOTS, spot
from tests.games.papa_paolo.positions import random_states

EXAMPLES: list[tuple[str, Action]] = [
    ("keep 2", Keep(2)),
    ("pawn b3", PlacePawn(9)),
    ("take", Take()),
    ("sponsor", Sponsor()),
    ("shop 3", Shop(3)),
    ("express", Express()),
    ("build 4", Build(4)),
    ("nothing", Nothing()),
    ("lay 2,0 NES", Lay(spot(2, 0), 7)),
    ("lay -1,2 W", Lay(spot(-1, 2), 8)),
    ("site 1,-1", Site(spot(1, -1))),
    ("stock 0,0 2", Stock(spot(0, 0), 2)),
    ("bid c2 8", PlaceBid(8, 2)),
    ("bid 8", PlaceBid(8)),
    ("pass", Pass()),
    ("pick GR", Pick(3)),
    ("turn AU BL", Turn(0, 1)),
    ("decline", Decline()),
    ("track", Track()),
    ("once", Once()),
    ("once 4", Once(4)),
    ("discard", Discard()),
    ("tile 3", Choose(3)),
    ("ride 0,0", Ride(spot(0, 0))),
    ("drop 0,-1 2", Drop(spot(0, -1), 2)),
    ("home", Home()),
    ("stop", Stop()),
    ("start 4", DealStart(4)),
    ("open", OpenStarts()),
    ("offer B134", Offer("B", (1, 3, 4))),
    ("large GR", DealLarge(3)),
    ("facedown b", HideCoin(5)),
    ("facedown 3", HideCoin(2)),
    ("coin 2", DealCoin(2)),
    ("deal BL3L", DealTile(1, 3, 2)),
    ("faceup 3", TurnCoin(3)),
]


@pytest.mark.parametrize(("text", "action"), EXAMPLES, ids=[text for text, _ in EXAMPLES])
def test_examples(text: str, action: Action) -> None:
    assert PAPA_PAOLO.format(action) == text
    assert PAPA_PAOLO.parse(text) == action
    assert PAPA_PAOLO.parse(f"  {text.replace(' ', '   ')} ") == action


def test_the_examples_include_every_action_and_outcome() -> None:
    assert {type(action) for _, action in EXAMPLES} == set(get_args(Action))


def test_every_action_and_outcome_is_documented_with_an_example() -> None:
    page = (Path(__file__).parents[4] / "docs" / "papa_paolo.md").read_text(encoding="utf-8")
    examples = [text for text, _ in EXAMPLES if f"`{text}`" in page]
    assert {PAPA_PAOLO.parse(text).__class__ for text in examples} == set(get_args(Action))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_formatting_and_parsing_are_inverse_in_random_matches(seats: int) -> None:
    for state in random_states(seats, 31, turn_order="hidden_coin"):
        for seat in PAPA_PAOLO.actors(state):
            for move in PAPA_PAOLO.moves(state, seat):
                assert PAPA_PAOLO.parse(PAPA_PAOLO.format(move)) == move


@given(st.sampled_from(SPOTS), st.integers(1, 15), st.integers(0, 99))
def test_every_cell_of_a_district_has_a_name(at: int, open: int, number: int) -> None:
    for action in (Lay(at, open), Site(at), Ride(at), Stock(at, number), Drop(at, number)):
        assert PAPA_PAOLO.parse(PAPA_PAOLO.format(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pawn",
        "pawn e1",
        "pawn a5",
        "pawn a1 a2",
        "take it",
        "shop",
        "shop x",
        "shop 1.5",
        "shop -1",
        "shop 01",
        "shop 100",
        "shop ٣",
        "build",
        "lay 2,0",
        "lay 2,0 SN",
        "lay 2,0 NN",
        "lay 2;0 N",
        "lay 99,0 N",
        "lay 2,0 N E",
        "site",
        "site 2",
        "stock 0,0",
        "bid",
        "bid 2 8",
        "bid c5 8",
        "bid c2 x",
        "pick",
        "pick gold",
        "turn AU",
        "turn AU XX",
        "once 0",
        "tile",
        "ride",
        "drop 0,-1",
        "deal BL4L",
        "deal BL3Q",
        "offer B",
        "offer B31",
        "offer B11",
        "offer F12",
        "offer B5",
        "offer",
        "large XX",
        "facedown e",
        "facedown 5",
        "undo",
        "PAWN a1",
    ],
)
def test_other_text_is_malformed(text: str) -> None:
    with pytest.raises(MalformedAction):
        PAPA_PAOLO.parse(text)


@given(st.text(max_size=60))
def test_any_text_parses_or_is_malformed(text: str) -> None:
    try:
        action = PAPA_PAOLO.parse(text)
    except MalformedAction:
        return
    assert PAPA_PAOLO.parse(PAPA_PAOLO.format(action)) == action


def test_the_error_message_truncates_long_text() -> None:
    with pytest.raises(MalformedAction) as refused:
        PAPA_PAOLO.parse("x" * 10_000)
    assert len(str(refused.value)) < 500
