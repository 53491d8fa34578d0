"""The ladder: fixtures in every seating, reproducible results, and standings."""

from collections import Counter
from dataclasses import replace

import pytest

from examples.kuhn import KUHN
from tavolino.bots.ladder import Fixture, Outcome, fixtures, play_fixture, seatings, standings
from tavolino.games import GAMES

pytestmark = pytest.mark.slow

PALERMO = GAMES["palermo"]


def outcome(bots: str, places: tuple[int, ...], stalled: bool = False) -> Outcome:
    return Outcome(tuple(bots.split()), places, stalled, ((0.01, 0.03),) * len(places))


# ---------------------------------------------------------------- what is played
@pytest.mark.parametrize(("seats", "ways"), [(2, 2), (3, 6), (4, 14), (5, 30)])
def test_seatings_contain_both_kinds(seats: int, ways: int) -> None:
    found = seatings("a", "b", seats)
    assert len(set(found)) == len(found) == ways
    assert all(set(seated) == {"a", "b"} for seated in found)


def test_every_pair_plays_every_seating_equally_often() -> None:
    planned = list(fixtures(["a", "b", "c"], 3, 10, {}, "seed"))
    assert len(planned) == 3 * 12  # ten, rounded up to twice six seatings
    assert set(Counter(one.bots for one in planned).values()) == {2}
    assert len({one.seed for one in planned}) == len(planned)


def test_pairs_with_an_expert_may_play_fewer() -> None:
    planned = list(fixtures(["easy", "hard", "expert"], 2, 10, {}, "seed", fewer=4))
    assert Counter(frozenset(one.bots) for one in planned) == {
        frozenset({"easy", "hard"}): 10,
        frozenset({"easy", "expert"}): 4,
        frozenset({"hard", "expert"}): 4,
    }


def test_a_match_repeats_from_its_seed() -> None:
    fixture = Fixture(("normal", "random", "easy"), {"police": "off"}, "again")
    one, two = play_fixture(PALERMO, fixture), play_fixture(PALERMO, fixture)
    assert replace(one, seconds=()) == replace(two, seconds=())
    assert any(
        play_fixture(PALERMO, replace(fixture, seed=f"other {n}")).seconds[0] != one.seconds[0]
        for n in range(2)
    )


def test_games_with_chance_and_secrets_are_played() -> None:
    results = {
        play_fixture(KUHN, Fixture(("normal", "random"), {}, f"kuhn {n}")).places for n in range(20)
    }
    assert {(1, 2), (2, 1)} <= results


# ---------------------------------------------------------------- what follows
def test_a_share_counts_pairs_and_half_for_ties() -> None:
    assert outcome("a b b", (1, 2, 2)).share("a", "b") == 1
    assert outcome("a b b", (1, 2, 2)).share("b", "a") == 0
    assert outcome("a a b b", (1, 3, 1, 4)).share("a", "b") == (0.5 + 1 + 0 + 1) / 4


def test_standings_contain_rates_stalls_and_times() -> None:
    met = [
        outcome("weak strong strong", (3, 1, 2)),
        outcome("strong weak weak", (1, 2, 3)),
        outcome("weak strong weak", (1, 2, 3), stalled=True),
    ]
    found = standings(["weak", "strong"], met, "seed")
    (duel,) = found.duels
    assert (duel.first, duel.second, duel.stalled) == ("strong", "weak", 1)
    assert duel.rate.rate == pytest.approx((1 + 1 + 0.5) / 3)
    assert found.elo["weak"].elo == 0 < found.elo["strong"].elo
    pace = found.pace["strong"]
    assert (pace.moves, pace.slowest) == (8, 0.03)
    assert pace.mean == pytest.approx(0.02)


def test_normal_beats_random() -> None:
    """Only a sanity check. The ladder measures the strength."""
    met = [play_fixture(PALERMO, one) for one in fixtures(["random", "normal"], 3, 6, {}, "sanity")]
    (duel,) = standings(["random", "normal"], met, "sanity").duels
    assert duel.rate.rate > 0.8
