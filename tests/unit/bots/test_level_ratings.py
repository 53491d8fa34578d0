"""Bots have published ratings, and they follow from what was measured."""

from datetime import date

import pytest

from tavolino.bots import EXPERT, LEVELS, levels_of
from tavolino.bots.level_ratings import (
    INITIAL_DEVIATION,
    INITIAL_MEAN,
    MeasuredRate,
    bot_rating,
    measured_rates,
    skill_ratings,
)
from tavolino.games import GAMES
from tests.kit.server import ROOT

pytestmark = pytest.mark.slow

NOT_MEASURED = {("villa_paletti", "beginner")}
"""A match there takes minutes."""

PLACES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), PLACES)
def test_every_level_of_every_game_has_a_rating_for_every_number_of_seats(
    game: str, seats: int
) -> None:
    for level in levels_of(GAMES[game]):
        rating = bot_rating(game, seats, level)
        assert 0 < rating.deviation <= 2 * INITIAL_DEVIATION or level == "normal"
        assert (level in skill_ratings(game, seats)) != ((game, level) in NOT_MEASURED)


def test_what_was_never_measured_is_thought_no_better_of_than_what_is_meant_to_be_stronger() -> (
    None
):
    beginner, easy = (bot_rating("villa_paletti", 2, level) for level in ("beginner", "easy"))
    assert (beginner.mean, beginner.deviation) == (easy.mean, INITIAL_DEVIATION)
    assert easy.mean < INITIAL_MEAN


def test_stronger_levels_have_more_where_that_was_measured() -> None:
    for game in ("palermo", "papa_paolo"):
        for seats in GAMES[game].seats:
            ratings = [bot_rating(game, seats, level).mean for level in (*LEVELS, EXPERT)]
            assert ratings == sorted(set(ratings))
            assert bot_rating(game, seats, "normal").mean == INITIAL_MEAN


def test_what_was_measured_with_another_number_of_seats_is_less_certain() -> None:
    near, far = bot_rating("villa_paletti", 2, "hard"), bot_rating("villa_paletti", 3, "hard")
    assert far.deviation > near.deviation
    assert bot_rating("no such game", 3, "hard").deviation == INITIAL_DEVIATION


def test_a_level_that_never_lost_is_ahead_by_what_so_many_matches_can_say() -> None:
    few = MeasuredRate("palermo", 2, "hard", "easy", (1.0, 0.65, 1.0), 7, date(2026, 11, 17))
    many = MeasuredRate("palermo", 2, "hard", "easy", (1.0, 0.96, 1.0), 90, date(2026, 11, 17))
    assert 0 < few.ahead < many.ahead
    assert 0 < many.deviation < few.deviation


def test_what_is_published_stands_in_the_page_of_measurements() -> None:
    page = (ROOT / "docs" / "measurements" / "bots.md").read_text(encoding="utf-8")
    for one in measured_rates():
        rate, low, high = (100 * share for share in one.rate)
        exactly, roughly = (f"{rate:.{n}f} % ({low:.{n}f}–{high:.{n}f})" for n in (1, 0))
        assert exactly in page or roughly in page, one
