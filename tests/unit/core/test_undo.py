"""HOUSE-2: what a seat may undo without learning anything by it."""

from typing import Any

import pytest

from examples.kuhn import KUHN
from tavolino.core.game import NATURE, AnyGame, IllegalAction, MalformedAction
from tavolino.core.log import parse_log, undo_count
from tavolino.core.match import NO_UNDO, BrokenLog, Match, replay
from tavolino.core.replay.snapshot import resume_match, snapshot
from tavolino.core.undo import MAX_UNDOS
from tavolino.games.palermo import PALERMO
from tavolino.games.papa_paolo import PAPA_PAOLO
from tests.kit.games.questions import SLOW

BOTS = frozenset({1, 2})


def begun(moves: int, game: AnyGame = PALERMO, **options: Any) -> Match[Any, Any, Any]:
    """A match in which each seat to act has played its first legal action."""
    match: Match[Any, Any, Any] = Match(game, 3, options, "seed")
    for _ in range(moves):
        step(match)
    return match


def step(match: Match[Any, Any, Any]) -> int:
    seat = match.actors[0]
    if seat == NATURE:
        match.append(match.draw())
    else:
        match.play(seat, match.game.format(match.game.legal(match.state, seat)[0]))
    return seat


def until_bots_answered(match: Match[Any, Any, Any]) -> int:
    """Plays until seat 0 and others after it have acted. Returns the number of their entries."""
    while step(match) != 0 or match.actors == (0,):
        pass
    answers = 0
    while match.actors[0] in BOTS:
        step(match)
        answers += 1
    return answers


@pytest.mark.parametrize(
    ("text", "count"),
    [("undo", 1), (" undo ", 1), ("undo 1", 1), ("undo 12", 12), ("undo 0", 0), ("undo -1", 0)],
)
def test_an_undo_states_how_many_actions_it_takes_back(text: str, count: int) -> None:
    assert undo_count(text) == count


@pytest.mark.parametrize(
    "text", ["undo 12345", "undo  2", "undo x", "undo ²", "undone", "redo", ""]
)
def test_similar_texts_are_not_undos(text: str) -> None:
    assert not undo_count(text)
    with pytest.raises(MalformedAction):
        begun(6).accept(0, text, with_bots=BOTS)


def test_a_player_among_bots_also_undoes_their_answers() -> None:
    match = begun(3)
    answers = until_bots_answered(match)
    before = match.state_at(match.seq - answers - 1)
    assert not match.may_undo(0)
    assert match.undo_reach(0, BOTS) == answers + 1
    entry = match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
    assert entry.text == f"undo {answers + 1}"
    assert match.state == before
    assert match.actors == (0,)
    taken = range(match.seq - 2 - answers, match.seq - 1)
    assert match.undone == set(taken)
    assert match.log_text(match.seq - 1, -2).text.key == "took-back-further"


def test_repeated_undos_go_further_back() -> None:
    match = begun(3)
    until_bots_answered(match)
    until_bots_answered(match)
    while match.may_undo(0, BOTS):
        match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
    assert match.state == match.state_at(0)


def test_actions_of_other_players_are_not_undone() -> None:
    match = begun(3)
    answers = until_bots_answered(match)
    for over in ((), {1}, {2}, {0}, {NATURE}):
        assert match.undo_reach(0, over) == 0
        with pytest.raises(IllegalAction, match=NO_UNDO):
            match.play(0, f"undo {answers + 1}", with_bots=over)


def test_an_action_undone_by_another_seat_blocks_undo_even_without_secrets() -> None:
    match = begun(0)
    while step(match) != 0 or match.actors == (0,):
        pass
    assert match.may_undo(0)
    other = step(match)
    match.play(other, "undo")
    assert not match.may_undo(0)


def test_an_undo_must_state_the_exact_number_of_actions() -> None:
    match = begun(3)
    answers = until_bots_answered(match)
    for count in (1, answers, answers + 2, 9999):
        with pytest.raises(IllegalAction, match=NO_UNDO):
            match.play(0, f"undo {count}", with_bots=BOTS)
    with pytest.raises(IllegalAction, match=NO_UNDO):
        match.play(0, "undo", with_bots=BOTS)


def test_after_undoing_bot_actions_an_earlier_own_action_can_be_undone() -> None:
    """The bots' undone actions were seen, so the undo has to state its number of actions."""
    match = begun(3)
    until_bots_answered(match)
    match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
    until_bots_answered(match)
    match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
    if match.may_undo(0, BOTS):
        assert not match.may_undo(0)
        assert undo_count(match.undo_text(0, BOTS))


def test_actions_of_bots_stand_where_something_is_hidden() -> None:
    """Otherwise a player could infer hidden cards from the bots' answers and then choose again."""
    match: Match[Any, Any, Any] = Match(KUHN, 2)
    for seat, text in ((-1, "deal Q"), (-1, "deal K"), (0, "check"), (1, "bet")):
        match.play(seat, text)
    assert match.undo_reach(0, {1}) == 0
    with pytest.raises(IllegalAction, match=NO_UNDO):
        match.play(0, "undo 2", with_bots={1})


@pytest.mark.parametrize("hidden", [True, False])
def test_papa_paolo_with_open_money_is_open_and_with_hidden_money_is_not(*, hidden: bool) -> None:
    match = begun(0, PAPA_PAOLO, hidden_money=hidden)
    found = 0
    for _ in range(400):
        if not match.actors:
            break
        step(match)
        found += any(match.undo_reach(n, range(3)) > max(1, match.undo_reach(n)) for n in range(3))
    assert bool(found) is not hidden


def test_an_undo_never_reaches_past_nature() -> None:
    match = begun(0, PAPA_PAOLO, hidden_money=False)
    for _ in range(300):
        if not match.actors:
            break
        step(match)
        for seat in range(3):
            far = match.undo_reach(seat, [*range(3), NATURE])
            taken = match.entries[match.standing[-far] :] if far else ()
            assert all(entry.seat != NATURE for entry in taken)


def test_an_answer_with_a_time_limit_cannot_be_undone() -> None:
    match: Match[Any, Any, Any] = Match(SLOW, 3)
    match.play(0, "ask")
    assert match.may_undo(0)
    match.play(1, match.game.format(match.game.legal(match.state, 1)[0]))
    assert match.undo_reach(0, {1, 2}) == 0


def test_the_last_move_of_a_match_cannot_be_undone_even_among_bots() -> None:
    """The seed is then public."""
    match = begun(0)
    while match.actors:
        step(match)
    assert [match.undo_reach(seat, range(3)) for seat in range(3)] == [0, 0, 0]


def test_the_number_of_undos_is_limited_among_bots_too() -> None:
    match = begun(3)
    until_bots_answered(match)
    for _ in range(MAX_UNDOS):
        match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
        until_bots_answered(match)
    assert not match.may_undo(0, BOTS)


def test_a_log_with_a_long_undo_replays_to_the_same_states() -> None:
    match = begun(3)
    for _ in range(3):
        until_bots_answered(match)
        match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
        until_bots_answered(match)
    kept = snapshot(match)
    until_bots_answered(match)
    match.play(0, match.undo_text(0, BOTS), with_bots=BOTS)
    log = parse_log(str(match.log))
    for again in (replay(PALERMO, log), resume_match(PALERMO, log, kept)):
        assert again.log == match.log
        assert again.undone == match.undone
        assert [again.state_at(n) for n in range(match.seq + 1)] == [
            match.state_at(n) for n in range(match.seq + 1)
        ]


def test_a_log_whose_undo_reveals_something_is_broken() -> None:
    log = "\n".join(
        [str(Match(KUHN, 2).log), "-1: deal Q", "-1: deal K", "0: check", "1: bet", "0: undo 2"]
    )
    with pytest.raises(BrokenLog) as caught:
        replay(KUHN, parse_log(log))
    assert caught.value.position == 4
