"""Every action reads back from its notation, and anything else is malformed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.game import MalformedAction
from tavolino.games.villa_paletti import VILLA_PALETTI, notation
from tavolino.games.villa_paletti.actions import (
    Fell,
    Free,
    Returned,
    Scatter,
    Stand,
    Stands,
    Touch,
    Wood,
)
from tavolino.games.villa_paletti.gesture import (
    Abort,
    Glide,
    LetGo,
    Lift,
    Lower,
    Move,
    Packet,
    Raise,
    Release,
    Steady,
    Timed,
    Turn,
)
from tavolino.games.villa_paletti.motions import ByHand, Lay, Place, Pull
from tavolino.games.villa_paletti.villa import Pose, Villa
from tests.games.villa_paletti.positions import villa
from tests.games.villa_paletti.stored_villas import NAMES, stored

parse, format = VILLA_PALETTI.parse, VILLA_PALETTI.format

LINES = [
    "colour red",
    "stand b4 12.5 -30.25",
    "touch r3 fingers 40",
    "touch y5 hook 10",
    "pull 90",
    "pull 0 steady",
    "pull 345 lift 0.8",
    "up",
    "back",
    "place 0 -0.05 45",
    "lay 7.12 3 0",
    "hands 0s1 1l800 500g1200,-300,4000,30 900m1,2,3 901x 950t4500 960d 970u 980r 999a",
    "claim",
    "object",
    "prove",
    "decline",
    "take g1",
    "forgo",
    "done",
    "end?",
    "agree",
    "resign",
    "held",
    "roll green",
]


@pytest.mark.parametrize("line", LINES)
def test_every_line_reads_back(line: str) -> None:
    assert format(parse(line)) == line


def test_lines_mean_what_they_say() -> None:
    assert parse("touch r3 fingers 40") == Touch(2, "fingers", 40)
    assert parse("stand b4 12.5 -30.25") == Stand(13, 1250, -3025)
    assert parse("pull 345 lift 0.8") == Pull(345, steady=True, lift=800)
    assert parse("place 0 -0.05 45") == Place(0, -5, 45)
    assert parse("lay 7.12 3 -90") == Lay(712, 300, 270)
    assert parse("hands 500m1200,-300,4000") == ByHand((Timed(500, Move(1200, -300, 4000)),))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place 12,5 -30,25 0", "place 12.5 -30.25 0"),
        ("pull 90 lift 0,8", "pull 90 lift 0.8"),
        ("stand b4 0,5 10", "stand b4 0.5 10"),
        ("Lay 0 10,0 90", "lay 0 10 90"),
        ("Touch R3 Fingers 40", "touch r3 fingers 40"),
        ("CLAIM", "claim"),
    ],
)
def test_decimal_commas_and_capital_letters_are_accepted(typed: str, meant: str) -> None:
    assert format(parse(typed)) == meant


@pytest.mark.parametrize(
    "line",
    [
        "",
        "touch",
        "touch r6 fingers 40",
        "touch r1 toes 40",
        "touch r1 fingers 4.5",
        "touch r1 fingers ٤٠",
        "pull",
        "pull east",
        "pull 90 lift",
        "pull 90 lift 0.8001",
        "pull 90 gently",
        "place 1 2",
        "place 1.234 2 0",
        "place 1e3 2 0",
        "lay nan 0 0",
        "hands m1,2,3",
        "hands 5m1,2",
        "hands 5q",
        "hands 5m1,,2",
        "colour orange",
        "roll orange",
        "take all",
        "wood 0",
        "wood 0 1,2,x",
        "fell C9 blue - r1@0",
        "fell C1 house -",
        "free r1@0",
        "undo",
    ],
)
def test_anything_else_is_malformed(line: str) -> None:
    with pytest.raises(MalformedAction):
        parse(line)


# ---------------------------------------------------------------- numbers
hundredths = st.integers(-50_000, 50_000)


@given(hundredths, hundredths, st.integers(0, 359))
def test_any_spot_reads_back(x: int, y: int, turn: int) -> None:
    assert parse(format(Place(x, y, turn))) == Place(x, y, turn)
    assert parse(format(Lay(x, y, turn))) == Lay(x, y, turn)


@given(st.integers(0, 359), st.integers(1, 9999))
def test_any_pull_reads_back(towards: int, lift: int) -> None:
    for pull in (Pull(towards), Pull(towards, steady=True), Pull(towards, True, lift)):
        assert parse(format(pull)) == pull


numbers = st.integers(-1_000_000, 1_000_000)
packets: st.SearchStrategy[Packet] = st.one_of(
    st.builds(Move, numbers, numbers, numbers),
    st.builds(Glide, numbers, numbers, numbers, numbers),
    st.builds(Steady, numbers),
    st.builds(Lift, numbers),
    st.builds(Turn, numbers),
    st.sampled_from([LetGo(), Lower(), Raise(), Release(), Abort()]),
)


@given(st.lists(st.builds(Timed, st.integers(0, 60_000), packets), max_size=20))
def test_any_gesture_reads_back(timed: list[Timed]) -> None:
    made = ByHand(tuple(timed))
    assert parse(format(made)) == made


@given(packets)
def test_any_packet_reads_back(packet: Packet) -> None:
    assert notation.parse_packet(notation.format_packet(packet)) == packet


# ---------------------------------------------------------------- villas
@pytest.mark.parametrize("name", NAMES)
def test_a_villa_reads_back_to_the_nanometre(name: str) -> None:
    fixture = stored(name)
    for outcome in (
        Free(fixture.villa),
        Free(fixture.villa, 3512),
        Returned(fixture.villa),
        Returned(fixture.villa, 3512),
        Stands(fixture.villa),
        Fell(fixture.villa, "C4", "r1", (0, 7)),
    ):
        text = format(outcome)
        assert parse(text) == outcome
        assert ", " not in text  # ", " separates entries in lists
        assert len(text) < 2500
    wood = Wood(fixture.heights, 3)
    assert parse(format(wood)) == wood


def test_an_incomplete_villa_reads_back() -> None:
    some = villa(2, two="r1", out="g5").with_pillar(3, None, 1)
    assert parse(format(Scatter(some))) == Scatter(some)
    text = format(Scatter(some))
    assert "g5@-" in text.split()
    assert "r4@1" in text.split()


@given(st.lists(st.integers(-(10**9), 10**9), min_size=7, max_size=7))
def test_any_pose_reads_back(numbers: list[int]) -> None:
    built = Villa(floors=(Pose(*numbers),)).with_pillar(4, Pose(*numbers), 0)
    assert parse(format(Free(built))) == Free(built)


def test_floors_come_in_their_order() -> None:
    text = format(Stands(villa(2)))
    with pytest.raises(MalformedAction, match="green"):
        parse(text.replace("green=", "yellow="))
