"""Match reviews: luck averages to zero, and blunders are found."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import mean, stdev

import pytest

from examples.kuhn import KUHN
from tavolino.bots import choose
from tavolino.bots.one_ply import lead
from tavolino.bots.review import review_match
from tavolino.bots.review_entry import ReviewedEntry
from tavolino.bots.search import with_iterations
from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, Match
from tavolino.games import GAMES

pytestmark = pytest.mark.slow

MATCHES, FEWER = 400, 40


def with_few_iterations(name: str) -> AnyGame:
    """The game with a small expert search. The tested properties hold for any search."""
    return with_iterations(GAMES[name], 40)


def played(game: AnyGame, seats: int, seed: str, bot: str, until: int = 10_000) -> AnyMatch:
    match: AnyMatch = Match(game, seats, {}, seed)
    random = Random(seed)
    while not match.is_over and match.seq < until:
        seat = match.actors[0]
        if seat == NATURE:
            match.append(match.draw())
        else:
            match.play(seat, game.format(choose(game, match.state, seat, bot, random)))
    return match


def luck_of(entered: tuple[ReviewedEntry, ...], seat: int) -> float:
    return sum(each.luck[seat] for each in entered)


def drawn(match: AnyMatch) -> tuple[ReviewedEntry, ...]:
    """The reviews of the last entry of each series of chance draws."""
    seats = [match.entries[seq].seat for seq in match.standing]
    lasts = [
        at
        for at, (seat, then) in enumerate(pairwise([*seats, 0]))
        if seat == NATURE and then != NATURE
    ]
    return tuple(each for at in lasts for each in review_match(match, range(at, at + 1)))


def test_luck_averages_to_zero() -> None:
    luck = [
        luck_of(review_match(played(KUHN, 2, f"{number:032x}", "random")), 0)
        for number in range(MATCHES)
    ]
    assert stdev(luck) > 0
    assert abs(mean(luck)) < 3 * stdev(luck) / MATCHES**0.5


def test_luck_averages_to_zero_in_papa_paolo() -> None:
    """This holds for short searches too, because actual and possible outcomes are valued alike."""
    game = with_few_iterations("papa_paolo")
    luck = [
        luck_of(drawn(played(game, 2, f"{number:032x}", "random")), 0) for number in range(FEWER)
    ]
    assert stdev(luck) > 1
    assert abs(mean(luck)) < 3 * stdev(luck) / FEWER**0.5


def test_palermo_has_no_luck() -> None:
    game = with_few_iterations("palermo")
    for number in range(3):
        match = played(game, 3, f"{number:032x}", "random")
        assert not match.chance_draws
        assert all(each.luck == (0.0,) * 3 for each in review_match(match))


def test_luck_sums_to_zero_over_the_seats() -> None:
    entered = review_match(played(with_few_iterations("papa_paolo"), 2, "7" * 32, "random"))
    assert any(each.luck[0] for each in entered)
    for each in entered:
        assert abs(sum(each.luck)) < 0.01
        assert each.seat == NATURE or each.luck == (0.0, 0.0)


@pytest.mark.parametrize("native", [True, False], ids=["searched", "at a glance"])
@pytest.mark.parametrize("name", ["palermo", "papa_paolo"])
def test_each_entry_begins_where_the_previous_one_ended(name: str, native: bool) -> None:
    game = with_few_iterations(name) if native else replace(GAMES[name], twin=None)
    match = played(game, 3, "a" * 32, "easy")
    entered = review_match(match)
    for one, other in pairwise(entered):
        assert one.after == other.before
    ends = match.game.scores(match.state)
    assert entered[-1].after[0] == pytest.approx(lead(ends, 0), abs=0.1)


def test_reviews_of_spans_equal_the_complete_review() -> None:
    """For any cut, including cuts between chance draws."""
    match = played(with_few_iterations("papa_paolo"), 2, "d" * 32, "easy", until=60)
    whole = review_match(match)
    pieces = [review_match(match, range(first, first + 7)) for first in range(0, len(whole), 7)]
    assert tuple(each for piece in pieces for each in piece) == whole
    assert luck_of(drawn(match), 0) == pytest.approx(luck_of(whole, 0))


def test_a_planted_blunder_is_the_largest_miss_by_estimate() -> None:
    game = replace(GAMES["palermo"], twin=None)
    match = played(game, 3, "b" * 32, "hard", until=30)
    seat = match.actors[0]
    mind = game.thinking
    assert mind is not None

    def worth(action: object) -> float:
        estimate = mind.estimate(game.apply(match.state, seat, action))
        return float(2 * estimate[seat] - sum(estimate))

    worst = min(game.legal(match.state, seat), key=worth)
    blunder = match.seq
    match.play(seat, game.format(worst))
    entered = [each for each in review_match(match) if each.seat == seat]
    assert max(entered, key=lambda each: each.missed).seq == blunder


def test_undone_entries_are_not_reviewed() -> None:
    match = played(with_few_iterations("palermo"), 3, "c" * 32, "easy", until=6)
    seat = match.actors[0]
    first = match.game.legal(match.state, seat)[0]
    match.play(seat, match.game.format(first))
    taken = match.seq - 1
    match.play(seat, "undo")
    assert taken not in [each.seq for each in review_match(match)]
