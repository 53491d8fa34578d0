"""Applying a diff to the old value gives the new one, for random values and for views."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tavolino.core.game import SPECTATOR, AnyGame
from tavolino.core.patch import Change, apply_patch, diff
from tavolino.core.replay.playthrough import play_random_match
from tests.conformance.all_games import QUICK_GAMES


class Inner(Struct, frozen=True):
    one: int = 0
    many: tuple[int, ...] = ()


class Listed(Struct, frozen=True, array_like=True):
    x: int = 0
    y: int = 0


class Outer(Struct, frozen=True):
    inner: Inner | None = None
    listed: tuple[Inner, ...] = ()
    named: dict[str, int] = {}
    word: str = ""
    place: Listed = Listed()


inners = st.builds(Inner, st.integers(0, 3), st.lists(st.integers(0, 2), max_size=4).map(tuple))
outers = st.builds(
    Outer,
    st.none() | inners,
    st.lists(inners, max_size=4).map(tuple),
    st.dictionaries(st.sampled_from("abc"), st.integers(0, 2)),
    st.sampled_from(["", "x", "y"]),
    st.builds(Listed, st.integers(0, 2), st.integers(0, 2)),
)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def sent(changes: list[Change]) -> list[Change]:
    """The changes as they arrive at the client."""
    return msgspec.json.decode(msgspec.json.encode(changes), type=list[Change])


@given(outers, outers)
def test_applying_a_diff_gives_the_new_value(old: Outer, new: Outer) -> None:
    changes = diff(old, new)
    assert apply_patch(plain(old), sent(changes)) == plain(new)
    assert bool(changes) == (old != new)


def test_a_diff_contains_only_changes() -> None:
    old = Outer(Inner(1, (1, 2)), (Inner(1), Inner(2)), {"a": 1}, "x")
    new = Outer(Inner(1, (1, 2, 3)), (Inner(1), Inner(5)), {"a": 1, "b": 2}, "x")
    assert diff(old, new) == [
        Change(("inner", "many", 2), 3),
        Change(("listed", 1, "one"), 5),
        Change(("named", "b"), 2),
    ]


def test_a_shorter_list_is_replaced_as_a_whole() -> None:
    assert diff(Inner(0, (1, 2)), Inner(0, (1,))) == [Change(("many",), (1,))]


@pytest.mark.parametrize("game", QUICK_GAMES, ids=lambda game: game.name)
def test_views_are_restored_from_diffs_throughout_a_match(game: AnyGame) -> None:
    match = play_random_match(game, game.seats[-1], {}, "differences", 0.5)
    for viewer in (0, SPECTATOR):
        views = [game.view(match.state_at(seq), viewer) for seq in range(match.seq + 1)]
        seen = plain(views[0])
        for old, new in pairwise(views):
            seen = apply_patch(seen, sent(diff(old, new)))
            assert seen == plain(new)


def test_diffs_match_the_examples_shared_with_the_client() -> None:
    """The client's tests read the same file."""
    cases = json.loads(Path(__file__).with_name("differences.json").read_text("utf-8"))
    for case in cases:
        changes = msgspec.convert(case["changes"], list[Change])
        assert apply_patch(case["old"], changes) == case["new"]
