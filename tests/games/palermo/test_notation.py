"""Formatting and parsing of the notation are inverse; other text is malformed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.game import MalformedAction
from tavolino.games.palermo import PALERMO
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
from tests.games.palermo.positions import all_lines

ALL_ACTIONS = frozenset(all_lines())
CELLS = st.integers(0, 35)
FIELDS = st.integers(0, 195)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(LayStart, CELLS),
    st.builds(LayHouse, CELLS, st.integers(1, 3), st.integers(0, 3), st.booleans()),
    st.builds(LayPlaza, CELLS, st.integers(0, 3)),
    st.builds(MovePolice, FIELDS),
    st.just(SkipPolice()),
    st.builds(Go, FIELDS),
    st.just(Stay()),
)

EXAMPLES: dict[str, Action] = {
    "start D3": LayStart(6 * 2 + 3),
    "house D3 2 r1": LayHouse(15, 2, 1),
    "house F1 1 r3 m": LayHouse(5, 1, 3, mirrored=True),
    "plaza A1 NW": LayPlaza(0, 0),
    "plaza A6 SW": LayPlaza(30, 3),
    "police 5.9": MovePolice(14 * 5 + 9),
    "police -": SkipPolice(),
    "go 4.9": Go(14 * 4 + 9),
    "go 13.13": Go(195),
    "stay": Stay(),
}


@pytest.mark.parametrize("line", EXAMPLES)
def test_examples(line: str) -> None:
    assert PALERMO.parse(line) == EXAMPLES[line]
    assert PALERMO.format(EXAMPLES[line]) == line


@given(ACTIONS)
def test_formatting_and_parsing_are_inverse(action: Action) -> None:
    assert PALERMO.parse(PALERMO.format(action)) == action


def test_every_line_has_one_spelling() -> None:
    lines = all_lines()
    assert [PALERMO.format(PALERMO.parse(line)) for line in lines] == lines
    assert len(set(lines)) == len(lines)


@given(ACTIONS, st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=6, max_size=6))
def test_spaces_do_not_matter(action: Action, spaces: list[str]) -> None:
    words = PALERMO.format(action).split()
    spaced = "".join(space + word for space, word in zip(spaces, words, strict=False))
    assert PALERMO.parse(spaced + spaces[-1]) == action


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "is not one of: start D3"),
        ("castle A1", "is not one of"),
        ("start", "is not one of"),
        ("start G1", "'G1' is not a cell from A1 to F6"),
        ("start a1", "'a1' is not a cell"),
        ("start A0", "'A0' is not a cell"),
        ("start A7", "'A7' is not a cell"),
        ("house A1 4 r0", "'4' is not the size of a house"),
        ("house A1 2 r4", "'r4' is not a rotation"),
        ("house A1 2 1", "'1' is not a rotation"),
        ("house A1 2 r1 x", "is not one of"),
        ("house A1 2 r1 m m", "is not one of"),
        ("plaza A1 N", "'N' is not a corner"),
        ("police", "is not one of"),
        ("police 14.0", "'14.0' is not a field from 0.0 to 13.13"),
        ("go 05.9", "'05.9' is not a field"),
        ("go 5,9", "'5,9' is not a field"),
        ("go -", "'-' is not a field"),
        ("go ٣.٣", "is not a field"),
        ("Stay", "is not one of"),
        ("stay here", "is not one of"),
    ],
)
def test_malformed_lines_say_what_was_expected(line: str, reason: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        PALERMO.parse(line)
    assert reason in str(caught.value)


@given(st.text(max_size=200))
def test_any_text_parses_or_gives_a_short_error(text: str) -> None:
    if " ".join(text.split()) in ALL_ACTIONS:
        assert PALERMO.format(PALERMO.parse(text)) == " ".join(text.split())
        return
    with pytest.raises(MalformedAction) as caught:
        PALERMO.parse(text)
    assert len(str(caught.value)) < 300
