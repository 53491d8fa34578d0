"""Matches: entries, states at any position, undo and replay."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from examples.kuhn import KUHN
from examples.kuhn.game import BET
from tavolino.core.game import NATURE, IllegalAction, MalformedAction, NotYourTurn
from tavolino.core.log import Entry, parse_log
from tavolino.core.match import ENTRIES_PER_STATE, NO_UNDO, BrokenLog, Match, replay
from tavolino.core.undo import MAX_UNDOS
from tests.kit.games.tower import TOWER


def kuhn(*lines: str, **options: Any) -> Match[Any, Any, Any]:
    """A match with these entries: ``deal Q``, ``deal K``, then the seats' actions."""
    match: Match[Any, Any, Any] = Match(KUHN, 2, options)
    for line in lines:
        seat, _, text = line.partition(": ")
        match.play(int(seat), text)
    return match


DEALT = ("-1: deal Q", "-1: deal K")


def test_a_match_begins_with_checked_options_and_seats() -> None:
    assert kuhn().header.options == {"ante": 1}
    assert kuhn(ante=2).header.options == {"ante": 2}
    with pytest.raises(ValueError, match="2"):
        Match(KUHN, 3)
    with pytest.raises(msgspec.ValidationError, match="ante"):
        kuhn(ante=9)
    with pytest.raises(msgspec.ValidationError, match="stakes"):
        kuhn(stakes=1)


def test_entries_are_numbered_and_all_states_are_available() -> None:
    match = kuhn(*DEALT, "0: bet")
    assert match.seq == 3
    assert [str(entry) for entry in match.entries] == [*DEALT, "0: bet"]
    assert match.state_at(0) == KUHN.initial(KUHN.options(), 2)
    assert match.state_at(1).cards == ("Q",)
    assert match.state_at(3) == match.state


def test_entries_are_stored_in_canonical_notation() -> None:
    assert kuhn(*DEALT).play(0, "  bet ") == Entry(0, "bet")


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "raise", MalformedAction),
        (0, "", MalformedAction),
        (1, "bet", NotYourTurn),
        (NATURE, "deal J", NotYourTurn),
        (7, "bet", NotYourTurn),
        (0, "call", IllegalAction),
        (0, "deal J", IllegalAction),
        (0, "undo", IllegalAction),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, text: str, error: type[Exception]) -> None:
    match = kuhn(*DEALT)
    before = match.log, match.state
    with pytest.raises(error):
        match.play(seat, text)
    assert (match.log, match.state) == before


def test_an_objection_names_the_rule() -> None:
    with pytest.raises(IllegalAction, match=r"seat 1: check: KUHN-2\.3") as caught:
        kuhn(*DEALT, "0: bet").play(1, "check")
    assert caught.value.objection.text.key == "kuhn-answer-the-bet"


def test_nature_may_only_play_listed_outcomes() -> None:
    with pytest.raises(IllegalAction, match="HOUSE-1"):
        kuhn("-1: deal Q").play(NATURE, "deal Q")


def test_accept_does_not_change_the_match() -> None:
    match = kuhn(*DEALT)
    step = match.accept(0, "bet")
    assert (match.seq, step.action, step.after.said) == (2, BET, ("bet",))
    match.append(step)
    assert match.seq == 3


def test_forged_draws_are_found_from_the_seed() -> None:
    honest: Match[Any, Any, Any] = Match(KUHN, 2, seed="a promise")
    honest.append(honest.draw())
    honest.append(honest.draw())
    assert honest.forged_draws() == []
    dealt = {entry.text for entry in honest.entries}
    (unheld,) = {"deal J", "deal Q", "deal K"} - dealt
    stacked: Match[Any, Any, Any] = Match(KUHN, 2, seed="a promise")
    stacked.play(NATURE, honest.entries[0].text)
    stacked.play(NATURE, unheld)
    assert stacked.forged_draws() == [1]


def test_an_undo_is_an_entry_that_restores_the_state() -> None:
    match = kuhn(*DEALT)
    before = match.state
    match.play(0, "bet")
    assert match.play(0, "undo") == Entry(0, "undo")
    assert match.state == before
    assert match.seq == 4
    match.play(0, "check")
    assert [entry.text for entry in match.entries[2:]] == ["bet", "undo", "check"]


def test_an_action_that_another_seat_undid_still_blocks_an_undo() -> None:
    match = kuhn(*DEALT, "0: check", "1: bet", "1: undo")
    assert not match.may_undo(0)
    assert not match.may_undo(1)
    with pytest.raises(IllegalAction):
        match.play(0, "undo")


def test_an_undo_reaches_past_earlier_undos() -> None:
    match: Match[Any, Any, Any] = Match(KUHN, 2)
    for entry in map(Entry, (-1, -1, 0, 0, 0), ("deal J", "deal K", "bet", "undo", "check")):
        match.append(match.accept_trusted(entry))
    match.play(0, "undo")
    assert match.state == match.state_at(2)
    assert not match.may_undo(0)


def test_the_number_of_undos_is_limited() -> None:
    match = kuhn(*DEALT)
    for _ in range(MAX_UNDOS):
        match.play(0, "bet")
        match.play(0, "undo")
    match.play(0, "check")
    assert not match.may_undo(0)
    match.play(1, "bet")
    assert match.may_undo(1)


def test_actions_of_other_seats_and_nature_cannot_be_undone() -> None:
    match = kuhn(*DEALT)
    assert [match.may_undo(seat) for seat in (NATURE, 0, 1)] == [False, False, False]
    match.play(0, "check")
    assert [match.may_undo(seat) for seat in (NATURE, 0, 1)] == [False, True, False]
    match.play(1, "bet")
    assert [match.may_undo(seat) for seat in (NATURE, 0, 1)] == [False, False, True]
    with pytest.raises(IllegalAction, match=NO_UNDO):
        match.play(0, "undo")


def test_nothing_can_be_undone_before_the_first_entry() -> None:
    assert not kuhn().may_undo(0)


def test_cards_once_shown_cannot_be_hidden_again() -> None:
    """Before NATURE acts nothing is revealed, so the call can be undone."""
    match = kuhn(*DEALT, "0: bet", "1: call")
    assert match.actors == (NATURE,)
    assert [match.may_undo(seat) for seat in (NATURE, 0, 1)] == [False, False, True]
    match.append(match.draw())
    assert not match.may_undo(1)


def test_an_action_that_starts_a_simulation_cannot_be_undone() -> None:
    """The player sees the result at once, before the log has NATURE's outcome."""
    match = Match(TOWER, 1)
    match.play(0, "pull 0.5")
    assert match.actors == (NATURE,)
    assert not match.may_undo(0)


def test_nothing_can_be_undone_when_the_match_is_over() -> None:
    """The seed, which reveals every card, is then public."""
    match = kuhn(*DEALT, "0: bet", "1: fold")
    assert match.is_over
    assert not match.may_undo(1)


def test_a_log_replays_to_the_same_match() -> None:
    match = kuhn(*DEALT, "0: bet", "0: undo", "0: check", "1: bet", "0: call", "-1: show", ante=2)
    again = replay(KUHN, parse_log(str(match.log)))
    assert again.log == match.log
    assert [again.state_at(seq) for seq in range(9)] == [match.state_at(seq) for seq in range(9)]
    assert KUHN.scores(again.state) == (-3, 3)


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(MalformedAction, match="a log of kuhn, not of tower"):
        replay(TOWER, kuhn().log)


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("0: call", IllegalAction),
        ("1: bet", NotYourTurn),
        ("0: raise", MalformedAction),
        ("0: undo", IllegalAction),
    ],
)
def test_a_broken_log_names_the_illegal_entry(bad: str, reason: type[Exception]) -> None:
    log = parse_log("\n".join([str(kuhn().log), *DEALT, bad, "1: check"]))
    with pytest.raises(BrokenLog) as caught:
        replay(KUHN, log)
    assert caught.value.position == 2
    assert type(caught.value.reason) is reason
    assert bad in str(caught.value)


def test_dropped_states_are_recomputed() -> None:
    whole, light = kuhn(*DEALT), kuhn(*DEALT)
    light.drop_old_states()
    for n in range(3 * ENTRIES_PER_STATE):
        for match in (whole, light):
            match.play(0, "undo" if n % 2 else "bet")
    assert len(light._states) < len(whole._states) / 4
    for seq in range(whole.seq + 1):
        assert light.state_at(seq) == whole.state_at(seq)
    assert [light.action(seq) for seq in range(whole.seq)] == [
        whole.action(seq) for seq in range(whole.seq)
    ]
    assert light.may_undo(0) == whole.may_undo(0)


def test_an_action_is_parsed_once_and_applied_once() -> None:
    asked: list[str] = []

    def parse(text: str) -> Any:
        asked.append("parse")
        return KUHN.parse(text)

    def apply(state: Any, seat: int, action: Any) -> Any:
        asked.append("apply")
        return KUHN.apply(state, seat, action)

    match: Match[Any, Any, Any] = Match(replace(KUHN, parse=parse, apply=apply), 2)
    match.play(NATURE, "deal Q")
    assert match.log_text(0, 1).text.key == "kuhn-told-deal"
    assert asked == ["parse", "apply"]


@pytest.mark.parametrize(
    ("said", "standing"), [("a b undo c undo undo d", [6]), ("a b undo c", [0, 3])]
)
def test_an_undo_takes_the_last_standing_entry_away(said: str, standing: list[int]) -> None:
    match = kuhn()
    match.resume_from([Entry(0, text) for text in said.split()], match.state)
    assert list(match.standing) == standing
