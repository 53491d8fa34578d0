"""Bot levels have ratings that follow from the measurements."""

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
"""Levels that are not measured, because a match takes minutes."""

PLACES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]


@pytest.mark.parametrize(("game", "seats"), PLACES)
def test_every_level_of_every_game_has_a_rating_for_every_number_of_seats(
    game: str, seats: int
) -> None:
    for level in levels_of(GAMES[game]):
        rating = bot_rating(game, seats, level)
        assert 0 < rating.deviation <= 2 * INITIAL_DEVIATION or level == "normal"
        assert (level in skill_ratings(game, seats)) != ((game, level) in NOT_MEASURED)


def test_an_unmeasured_level_is_not_rated_above_a_stronger_one() -> None:
    beginner, easy = (bot_rating("villa_paletti", 2, level) for level in ("beginner", "easy"))
    assert (beginner.mean, beginner.deviation) == (easy.mean, INITIAL_DEVIATION)
    assert easy.mean < INITIAL_MEAN


def test_measured_stronger_levels_have_higher_ratings() -> None:
    for game in ("palermo", "papa_paolo"):
        for seats in GAMES[game].seats:
            ratings = [bot_rating(game, seats, level).mean for level in (*LEVELS, EXPERT)]
            assert ratings == sorted(set(ratings))
            assert bot_rating(game, seats, "normal").mean == INITIAL_MEAN


def test_measurements_with_other_seats_are_less_certain() -> None:
    near, far = bot_rating("villa_paletti", 2, "hard"), bot_rating("villa_paletti", 3, "hard")
    assert far.deviation > near.deviation
    assert bot_rating("no such game", 3, "hard").deviation == INITIAL_DEVIATION


def test_the_lead_of_a_level_that_never_lost_depends_on_the_number_of_matches() -> None:
    few = MeasuredRate("palermo", 2, "hard", "easy", (1.0, 0.65, 1.0), 7, date(2026, 11, 17))
    many = MeasuredRate("palermo", 2, "hard", "easy", (1.0, 0.96, 1.0), 90, date(2026, 11, 17))
    assert 0 < few.ahead < many.ahead
    assert 0 < many.deviation < few.deviation


def test_published_ratings_are_in_the_docs() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for one in measured_rates():
        rate, low, high = (100 * share for share in one.rate)
        exactly, roughly = (f"{rate:.{n}f} % ({low:.{n}f}–{high:.{n}f})" for n in (1, 0))
        assert exactly in page or roughly in page, one
