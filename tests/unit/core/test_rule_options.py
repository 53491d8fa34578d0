"""The possible values of a game's rule options."""

from random import Random
from typing import Literal

import msgspec
import pytest
from msgspec import field

from tavolino.core.game import Options
from tavolino.core.rule_options import each_alone, random_options, rule_options, without_options


class Rules(Options, frozen=True):
    strict: bool = True
    pace: Literal["slow", "quick", "wild"] = "quick"


class Vague(Options, frozen=True):
    note: str = ""


class Recorded(Options, frozen=True, rename="camel"):
    quick_end: bool = False
    played_with: str = field(default_factory=lambda: "the new tiles")


def test_the_default_is_the_first_value() -> None:
    assert rule_options(Rules) == {"strict": (True, False), "pace": ("quick", "slow", "wild")}
    assert rule_options(Options) == {}


def test_each_alone_yields_every_value() -> None:
    assert list(each_alone(Rules)) == [{}, {"strict": False}, {"pace": "slow"}, {"pace": "wild"}]


def test_random_options_reach_every_combination() -> None:
    random = Random(1)
    seen = {tuple(random_options(Rules, random).items()) for _ in range(100)}
    assert len(seen) == 6


def test_an_option_without_listed_values_is_refused() -> None:
    with pytest.raises(TypeError, match="bool nor a Literal"):
        rule_options(Vague)


def test_options_have_their_encoded_names_and_records_are_skipped() -> None:
    assert rule_options(Recorded) == {"quickEnd": (False, True)}


def test_an_earlier_revision_has_fewer_options() -> None:
    before = without_options(Rules, "pace")
    assert rule_options(before) == {"strict": (True, False)}
    assert msgspec.to_builtins(before()) == {"strict": True}
    with pytest.raises(msgspec.ValidationError, match="pace"):
        msgspec.convert({"pace": "slow"}, before)


def test_remaining_options_keep_their_names_and_records() -> None:
    before = without_options(Recorded, "quick_end")
    assert msgspec.to_builtins(before()) == {"playedWith": "the new tiles"}
    assert msgspec.to_builtins(without_options(Recorded, "played_with")()) == {"quickEnd": False}
