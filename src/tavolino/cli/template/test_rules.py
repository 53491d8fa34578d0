"""One test for each rule, named after its number. Run it with pytest."""

import re
from importlib.resources import files

from tavolino.cli.template import TRIS
from tavolino.core.match import AnyMatch, Match


def table(squares: str, misere: bool = False) -> AnyMatch:
    """A match in which the players took these squares in turn."""
    match: AnyMatch = Match(TRIS, 2, {"misere": misere})
    for turn, square in enumerate(squares.split()):
        match.play(turn % 2, f"put {square}")
    return match


def rule_against(match: AnyMatch, seat: int, text: str) -> str:
    """The number of the rule that forbids this."""
    objection = TRIS.objection(match.state, seat, TRIS.parse(text))
    return objection.rule if objection else "it is allowed"


def test_tris_1_1_nine_empty_squares() -> None:
    assert table("").state.board == (None,) * 9
    assert table("a1 a2 b1 b2 c1").is_over
    assert table("a1 b1 a2 b2 a3").is_over
    assert table("a1 b1 b2 c1 c2 a2 c3").is_over
    assert table("c1 b1 b2 a1 a2 c2 a3").is_over


def test_tris_1_2_crosses_and_noughts() -> None:
    assert table("a1 b1").state.board[:3] == ("X", "O", None)


def test_tris_2_1_by_turns() -> None:
    assert table("").actors == (0,)
    assert table("b1").actors == (1,)
    assert rule_against(table("b1"), 0, "put a1") == "HOUSE-1"


def test_tris_2_2_only_on_an_empty_square() -> None:
    assert rule_against(table("b1"), 1, "put b1") == "TRIS-2.2"
    assert rule_against(table("b1"), 1, "put c1") == "it is allowed"


def test_tris_3_1_three_in_a_line_win() -> None:
    match = table("a1 a2 b1 b2 c1")
    assert match.is_over
    assert TRIS.places(match.state) == (1, 2)


def test_tris_3_2_or_lose() -> None:
    assert TRIS.places(table("a1 a2 b1 b2 c1", misere=True).state) == (2, 1)


def test_tris_3_3_a_full_board_is_a_draw() -> None:
    match = table("a1 b1 c1 b2 a2 c2 b3 a3 c3")
    assert match.is_over
    assert TRIS.places(match.state) == (1, 1)


def test_tris_3_4_a_point_for_the_winner() -> None:
    assert TRIS.scores(table("a1 a2 b1 b2").state) == (0, 0)
    assert TRIS.scores(table("a1 a2 b1 b2 c1").state) == (1, 0)


def test_every_rule_has_a_test() -> None:
    rules = (files(TRIS.room) / "RULES.md").read_text("utf-8")
    for number in re.findall(r"\*\*TRIS-([\d.]+)\*\*", rules):
        name = f"test_tris_{number.replace('.', '_')}_"
        assert any(test.startswith(name) for test in globals()), f"no test of TRIS-{number}"
