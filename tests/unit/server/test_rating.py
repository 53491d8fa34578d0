"""Rating changes: by places alone, once per match, in any order of reading the results."""

from random import Random

import msgspec
import pytest

from tavolino.bots.level_ratings import SkillRating, bot_rating
from tavolino.server.protocol.ratings import Rival
from tavolino.server.ratings.openskill import INITIAL_RATING, rate_match
from tavolino.server.ratings.results import decode_rivals, rating_changes, recompute_all
from tavolino.store.rating_records import ResultRecord


def result(
    match: str, places: dict[str, int], bots: dict[str, int] | None = None, game: str = "palermo"
) -> list[ResultRecord]:
    """A match of these people and bots, seated in this order."""
    seats: list[tuple[str, str | None, int]] = []
    seats += [(name, None, place) for name, place in places.items()]
    seats += [("", level, place) for level, place in (bots or {}).items()]
    found = []
    for seat, (name, _, place) in enumerate(seats):
        others = [Rival(n, level, p) for n, (_, level, p) in enumerate(seats) if n != seat]
        if name:
            rivals = msgspec.json.encode(others).decode()
            found.append(
                ResultRecord(match, seat, name, game, len(seats), place, 0, rivals, match, 1)
            )
    return found


def unknown(_: str) -> None:
    return None


def test_the_winner_gains_and_all_ratings_become_more_certain() -> None:
    first, second, third = rate_match([INITIAL_RATING] * 3, [1, 2, 3])
    assert first.mean > INITIAL_RATING.mean > third.mean
    assert second.mean == pytest.approx(INITIAL_RATING.mean)
    assert max(one.deviation for one in (first, second, third)) < INITIAL_RATING.deviation


def test_a_tie_of_equals_changes_no_mean_and_seat_order_does_not_matter() -> None:
    assert [one.mean for one in rate_match([INITIAL_RATING] * 2, [1, 1])] == [
        INITIAL_RATING.mean
    ] * 2
    strong, weak = SkillRating(30.0, 3.0), SkillRating(20.0, 2.0)
    there, back = rate_match([strong, weak], [1, 2]), rate_match([weak, strong], [2, 1])
    assert there == back[::-1]


def test_a_match_without_a_winner_is_rated_by_its_order() -> None:
    """In Villa Paletti the best place may be 2."""
    assert rate_match([INITIAL_RATING] * 3, [2, 2, 3]) == rate_match(
        [INITIAL_RATING] * 3, [1, 1, 2]
    )


def test_a_win_against_a_stronger_bot_is_worth_more() -> None:
    def gained(level: str) -> float:
        [rating] = rating_changes(result("m", {"ada": 1}, {level: 2, "normal": 3}), unknown)
        return rating.mean

    assert gained("beginner") < gained("easy") < gained("hard") < gained("expert")


def test_bots_keep_their_published_rating_and_deleted_accounts_count_as_newcomers() -> None:
    whole = result("m", {"ada": 1, "bea": 2}, {"hard": 3})
    both = rating_changes(whole, unknown)
    assert [one.person for one in both] == ["ada", "bea"]
    [alone] = rating_changes(whole[:1], unknown)
    assert alone == both[0]
    strengths = [INITIAL_RATING, INITIAL_RATING, bot_rating("palermo", 3, "hard")]
    assert alone.mean == rate_match(strengths, [1, 2, 3])[0].mean
    assert decode_rivals(whole[0]) == [Rival(1, None, 2), Rival(2, "hard", 3)]


def test_recomputed_ratings_do_not_depend_on_the_order_of_results() -> None:
    random = Random(7)
    results: list[ResultRecord] = []
    for number in range(40):
        names = random.sample(["ada", "bea", "cleo", "dora"], 3)
        places = random.choice([(1, 2, 3), (1, 1, 3), (2, 1, 3)])
        results += result(f"2026-01-{number:03}", dict(zip(names, places, strict=True)))
    once = recompute_all(results)
    for _ in range(3):
        random.shuffle(results)
        assert recompute_all(results) == once
    assert [one.number for one in once if one.person == "ada"] == [
        *range(sum(one.person == "ada" for one in once))
    ]
    assert len({(one.game, one.players) for one in once}) == 1
