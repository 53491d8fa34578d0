"""Logs are written and parsed as text. Errors name the invalid line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core.game import MalformedAction
from tavolino.core.log import (
    Entry,
    Header,
    Log,
    numbered_lines,
    parse_log,
    read_scores,
    scores_note,
)

HEADER = Header("kuhn", 1, 2, {"ante": 1}, "seed")
HEAD = '{"game":"kuhn","revision":1,"seats":2,"options":{"ante":1},"seed":"seed"}'

words = st.text(st.characters(codec="ascii", exclude_categories=["Cc"]), min_size=1).map(str.strip)
entries = st.builds(Entry, st.integers(-2, 15), words.filter(bool))


def test_a_log_is_written_line_by_line() -> None:
    log = Log(HEADER, (Entry(-1, "deal Q"), Entry(0, "bet")))
    assert str(log) == f"{HEAD}\n-1: deal Q\n0: bet\n"


@given(st.lists(entries).map(tuple), st.text(st.characters(exclude_categories=["Cs"])))
def test_a_written_log_parses_to_the_same_log(said: tuple[Entry, ...], seed: str) -> None:
    log = Log(Header("kuhn", 1, 2, {"ante": 2}, seed), said)
    assert parse_log(str(log)) == log


def test_blank_lines_and_spaces_do_not_matter() -> None:
    assert parse_log(f"\n  {HEAD}\r\n\n 0 :  bet \n\n").entries == (Entry(0, "bet"),)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("\n \n", "empty"),
        ("not json", "line 1 "),
        ("\n\n{}", "line 3 "),
        ('{"game":"kuhn"}', "line 1 .*revision"),
        (HEAD.replace('"seats":2', '"seats":"two"'), "line 1 .*seats"),
        (HEAD.replace('{"ante":1}', "[" * 100_000), "line 1 "),
        (f"{HEAD}\nbet", "line 2 .*'bet'"),
        (f"{HEAD}\n0: bet\n\nzero: call", "line 4 .*'zero: call'"),
        (f"{HEAD}\n{'9' * 5000}: bet", "line 2 "),
    ],
)
def test_a_malformed_log_names_the_bad_line(text: str, complaint: str) -> None:
    with pytest.raises(MalformedAction, match=complaint):
        parse_log(text)


def test_notes_are_not_entries() -> None:
    text = f"# a close one\n{HEAD}\n# now the bluff\n0: bet\n# scores 2 -2\n"
    assert parse_log(text).entries == (Entry(0, "bet"),)
    assert numbered_lines(text) == [(2, HEAD), (4, "0: bet")]


def test_the_scores_note_is_written_and_read() -> None:
    assert read_scores(f"{HEAD}\n0: bet\n{scores_note((2, -2))}") == (2, -2)
    assert read_scores(f"{HEAD}\n0: bet\n") is None
    with pytest.raises(MalformedAction, match="two"):
        read_scores("# scores two")
