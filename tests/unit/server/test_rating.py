"""Rating changes: by places alone, once per match, in any order of reading the results."""

from random import Random

import msgspec
import pytest

from tavolino.bots.level_ratings import SkillRating, bot_rating
from tavolino.server.protocol.ratings import Rival
from tavolino.server.ratings.openskill import (
    INITIAL_RATING,
    Opponent,
    rate_match,
    rate_player,
)
from tavolino.server.ratings.results import rating_changes, recompute_all
from tavolino.server.ratings.suspicious import suspicious_pairs, suspicious_winners
from tavolino.server.ratings.weights import decode_rivals, weigh_rivals
from tavolino.store.rating_records import RatingRecord, ResultRecord


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
    assert alone.mean == pytest.approx(rate_match(strengths, [1, 2, 3])[0].mean)
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


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 3), (2, 2, 3), (3, 1, 2)])
def test_with_full_weights_the_pairs_of_a_match_add_up_to_the_whole(
    places: tuple[int, ...],
) -> None:
    before = [SkillRating(25.0, 8.3), SkillRating(30.0, 3.0), SkillRating(21.0, 5.0)]
    for seat, whole in enumerate(rate_match(before, places)):
        others = [Opponent(before[n], places[n]) for n in range(3) if n != seat]
        alone = rate_player(before[seat], places[seat], others)
        assert alone.mean == pytest.approx(whole.mean)
        assert alone.deviation == pytest.approx(whole.deviation)


def test_an_opponent_without_weight_changes_nothing_and_half_a_weight_half_as_much() -> None:
    me, other = SkillRating(25.0, 5.0), SkillRating(25.0, 5.0)
    assert rate_player(me, 1, [Opponent(other, 2, 0.0)]) == me
    whole, half = (rate_player(me, 1, [Opponent(other, 2, weight)]) for weight in (1.0, 0.5))
    assert half.mean - me.mean == pytest.approx((whole.mean - me.mean) / 2)


def weights(results: list[ResultRecord], matches: int, meetings: int) -> list[float | None]:
    weighed = weigh_rivals(results, lambda _: matches, lambda *_: meetings)
    return [rival.weight for one in weighed for rival in decode_rivals(one)]


def test_newcomers_and_repeated_opponents_count_less_and_bots_always_count() -> None:
    both = result("m", {"ada": 1, "bea": 2})
    assert weights(both, matches=0, meetings=0) == [0, 0], "nobody has been rated before"
    assert weights(both, matches=4, meetings=4) == [0.4, 0.4]
    assert weights(both, matches=99, meetings=0) == [1, 1]
    assert weights(both, matches=99, meetings=9) == [0.5, 0.5]
    assert weights(result("m", {"ada": 1}, {"easy": 2}), 0, 99) == [1]


def test_an_opponent_at_the_same_address_does_not_count_but_others_do() -> None:
    [ada, *_] = result("m", {"ada": 1, "bea": 2, "cleo": 3})
    near = [Rival(1, None, 2, same_address=True), Rival(2, None, 3)]
    rivals = msgspec.json.encode(near).decode()
    all_three = [
        msgspec.structs.replace(ada, rivals=rivals),
        *result("m", {"ada": 1, "bea": 2, "cleo": 3})[1:],
    ]
    assert weights(all_three, matches=99, meetings=0)[:2] == [0, 1]


def test_twelve_newcomers_who_lose_once_each_give_nothing() -> None:
    results = [
        one
        for number in range(12)
        for one in result(f"2026-01-{number + 1:02}T00:00:00Z", {"farmer": 1, f"p{number}": 2})
    ]
    [*_, last] = [one for one in recompute_all(results) if one.person == "farmer"]
    assert (last.number, last.mean) == (11, INITIAL_RATING.mean)


def test_old_meetings_are_forgotten_and_stored_weights_stay() -> None:
    months = [f"2026-{month:02}-0{day}T00:00:00Z" for month in range(1, 7) for day in range(1, 7)]
    results = [one for at in months for one in result(at, {"ada": 1, "bea": 2})]
    last: dict[str, RatingRecord] = {one.person: one for one in recompute_all(results)}
    assert last["ada"].number == 35
    assert last["ada"].mean > INITIAL_RATING.mean + 2
    frozen = [
        msgspec.structs.replace(
            one, rivals=weigh_rivals([one], lambda _: 0, lambda *_: 0)[0].rivals
        )
        for one in results
    ]
    assert {one.mean for one in recompute_all(frozen)} == {INITIAL_RATING.mean}


def test_operators_see_pairs_with_one_winner_pairs_at_one_address_and_winners_over_newcomers() -> (
    None
):
    results: list[ResultRecord] = []
    for number in range(6):
        results += result(f"one-sided {number}", {"ada": 1, "bea": 2})
        results += result(f"even {number}", {"cleo": 1 + number % 2, "dora": 2 - number % 2})
        results += result(f"farm {number}", {f"p{number}": 2, "eve": 1})
    [near, far] = result("near", {"finn": 2, "gus": 1})
    rivals = msgspec.json.encode([Rival(1, None, 1, 0.0, True)]).decode()
    results += [msgspec.structs.replace(near, rivals=rivals), far]
    pairs = suspicious_pairs(results)
    assert [(pair.people, pair.wins, pair.losses) for pair in pairs] == [
        (("ada", "bea"), 6, 0),
        (("gus", "finn"), 1, 0),
    ]
    assert [(one.person, one.newcomers) for one in suspicious_winners(results)] == [("eve", 6)]
