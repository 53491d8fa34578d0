"""Kuhn poker: a test for each rule, by number."""

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from examples import kuhn
from examples.kuhn import KUHN
from examples.kuhn.game import BET, CALL, CHECK, FOLD, KuhnOptions, State, check
from tavolino.core.game import NATURE, SPECTATOR, IllegalAction
from tavolino.core.log import Entry
from tavolino.core.match import Match, resume_log

RULES = KuhnOptions()
ROOM = Path(kuhn.__file__).parent


def table(dealt: str, *said: str, ante: int = 1) -> Match[Any, Any, Any]:
    """A match with these cards and actions. The showdown follows automatically."""
    match: Match[Any, Any, Any] = Match(KUHN, 2, {"ante": ante})
    resume_log(match, (Entry(NATURE, f"deal {card}") for card in dealt))
    resume_log(match, (Entry(turn % 2, word) for turn, word in enumerate(said)))
    if match.actors == (NATURE,) and len(dealt) == 2:
        match.append(match.draw())
    return match


def rule_against(match: Match[Any, Any, Any], seat: int, word: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, word)
    return caught.value.objection.rule


def test_kuhn_1_1_both_players_pay_the_ante() -> None:
    assert KUHN.view(table("").state, SPECTATOR).stakes == (1, 1)
    assert KUHN.view(table("", ante=2).state, SPECTATOR).stakes == (2, 2)


def test_kuhn_1_2_each_player_gets_one_of_the_remaining_cards() -> None:
    third = Fraction(1, 3)
    odds = [(KUHN.format(deal), chance) for deal, chance in KUHN.odds(table("").state)]
    assert odds == [("deal J", third), ("deal Q", third), ("deal K", third)]
    odds = [(KUHN.format(deal), chance) for deal, chance in KUHN.odds(table("Q").state)]
    assert odds == [("deal J", Fraction(1, 2)), ("deal K", Fraction(1, 2))]
    assert rule_against(table("QK"), 0, "deal J") == "KUHN-1.2"
    assert rule_against(table("QK"), 0, "show") == "KUHN-1.2"


def test_kuhn_1_3_only_its_owner_sees_a_card() -> None:
    state = table("QK").state
    assert [KUHN.view(state, seat).cards for seat in (0, 1, SPECTATOR)] == [
        ("Q", None),
        (None, "K"),
        (None, None),
    ]
    before, deal = table("Q").state, KUHN.parse("deal K")
    assert KUHN.telling.tell(before, NATURE, deal, 1).notation == "deal K"
    for other in (0, SPECTATOR):
        told = KUHN.telling.tell(before, NATURE, deal, other)
        assert told.notation == ""
        assert told.text.args == {"seat": 1}


def test_kuhn_2_1_seat_0_begins_and_the_seats_alternate() -> None:
    assert table("QK").actors == (0,)
    assert table("QK", "check").actors == (1,)
    assert table("QK", "check", "bet").actors == (0,)


def test_kuhn_2_2_check_or_bet_while_nobody_has_bet() -> None:
    assert KUHN.legal(table("QK").state, 0) == (CHECK, BET)
    assert KUHN.legal(table("QK", "check").state, 1) == (CHECK, BET)
    assert rule_against(table("QK"), 0, "call") == "KUHN-2.2"
    assert rule_against(table("QK"), 0, "fold") == "KUHN-2.2"


def test_kuhn_2_3_a_bet_must_be_answered_and_not_raised() -> None:
    assert KUHN.legal(table("QK", "bet").state, 1) == (FOLD, CALL)
    assert rule_against(table("QK", "bet"), 1, "check") == "KUHN-2.3"
    assert rule_against(table("QK", "bet"), 1, "bet") == "KUHN-2.3"


@pytest.mark.parametrize(
    "said",
    [("check", "check"), ("bet", "call"), ("bet", "fold"), ("check", "bet", "call")],
)
def test_kuhn_2_4_two_checks_or_an_answer_end_the_betting(said: tuple[str, ...]) -> None:
    assert not table("QK", *said[:-1]).is_over
    assert table("QK", *said).is_over


def test_kuhn_3_1_a_player_who_folds_loses_and_no_card_is_shown() -> None:
    match = table("KQ", "check", "bet", "fold")
    assert KUHN.scores(match.state) == (-1, 1)
    assert KUHN.view(match.state, 1).cards == (None, "Q")
    assert KUHN.view(match.state, SPECTATOR).cards == (None, None)


def test_kuhn_3_2_otherwise_the_higher_card_wins() -> None:
    assert KUHN.scores(table("KQ", "check", "check").state) == (1, -1)
    assert KUHN.scores(table("JQ", "check", "check").state) == (-1, 1)
    assert KUHN.view(table("JQ", "check", "check").state, SPECTATOR).cards == ("J", "Q")


def test_kuhn_3_3_the_winner_gains_what_the_loser_put_in() -> None:
    assert KUHN.scores(table("KQ", "bet", "call").state) == (2, -2)
    assert KUHN.scores(table("KQ", "bet", "fold").state) == (1, -1)
    assert KUHN.scores(table("KQ", "bet", "call", ante=2).state) == (3, -3)
    assert KUHN.places(table("KQ", "bet", "call").state) == (1, 2)
    assert KUHN.places(table("KQ").state) == (1, 1)


def test_every_rule_has_a_test() -> None:
    numbers = re.findall(r"\*\*KUHN-(\d+)\.(\d+)\*\*", (ROOM / "RULES.md").read_text("utf-8"))
    assert len(numbers) == 10
    for chapter, number in numbers:
        assert any(name.startswith(f"test_kuhn_{chapter}_{number}_") for name in globals())


@pytest.mark.parametrize(
    ("state", "broken"),
    [
        (State(RULES, ("Q", "Q")), "a card was dealt twice"),
        (State(RULES, ("J", "Q"), (), shown=True), "cards were shown before the end"),
        (State(RULES, ("J", "Q"), ("bet", "fold"), shown=True), "cards were shown before the end"),
    ],
)
def test_an_impossible_state_is_detected(state: State, broken: str) -> None:
    assert broken in check(state)
