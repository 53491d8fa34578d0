"""PP-N4: a decision with a single option is made automatically and logged like any other."""

from pathlib import Path
from typing import Any

import pytest

from tavolino.core.game import NATURE
from tavolino.core.log import checked_options, parse_log, undo_count
from tavolino.core.match import Match, replay
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components import PapaPaoloOptions
from tests.games.papa_paolo.positions import at_bidding, district, play, started, with_district
from tests.kit.server import RunningServer
from tests.kit.ws_client import create_table, open_connection, tokens


def forced_action(state: Any) -> str | None:
    forced = PAPA_PAOLO.forced(state)
    return forced and PAPA_PAOLO.format(forced[1])


def test_pp_n4_an_action_without_alternative_is_forced() -> None:
    assert forced_action(play(started(4), "pawn c2", "express")) == "ride 0,0"
    assert forced_action(play(started(4), "pawn c2", "express", "ride 0,0")) == "drop 1,0 1"
    poor = play(at_bidding(3, 1, 9, 9), "bid c1 1", "bid c1 3", "pass")
    assert (poor.turn, forced_action(poor)) == (0, "pass")
    picked = play(at_bidding(4, 9, 9, 9, 9), *(f"bid c{n} {n}" for n in range(1, 5)))
    assert forced_action(picked) is None
    assert forced_action(play(picked, "pick AU", "pick BL", "pick RD")) == "pick GR"


def test_pp_n4_the_last_free_cell_gets_the_last_pawn() -> None:
    state = started(3)
    while state.grid.pawns.count(-1) > 5:  # one cell is free, four lie outside
        free = PAPA_PAOLO.format(PAPA_PAOLO.legal(state, state.turn)[0])
        state = play(state, free, "nothing")
    assert forced_action(state) == "pawn c4"


def test_pp_n4_a_choice_is_not_forced() -> None:
    assert forced_action(started(4)) is None
    assert forced_action(at_bidding(3, 9, 9, 9)) is None
    assert forced_action(with_district(started(4), 0, district())) is None


def begun(*actions: str) -> Match[Any, Any, Any]:
    """A match of four players after these actions of the first player."""
    match: Match[Any, Any, Any] = Match(PAPA_PAOLO, 4, seed="forced")
    while match.actors == (NATURE,):
        match.append(match.draw())
    for text in actions:
        step = match.accept(match.actors[0], text)
        for one in (step, *match.outcomes(step)):
            match.append(one)
    return match


def test_pp_n4_a_forced_action_is_logged_and_undone_with_its_cause() -> None:
    match = begun("pawn c2")
    before, seat = match.seq, match.actors[0]
    match = begun("pawn c2", "express")
    assert [str(entry) for entry in match.entries[before : before + 2]] == [
        f"{seat}: express",
        f"{seat}: ride 0,0",
    ]
    assert match.may_undo(seat)
    match.play(seat, match.undo_text(seat))
    assert undo_count(match.entries[-1].text) == match.seq - 1 - before
    assert match.state == begun("pawn c2").state
    assert replay(PAPA_PAOLO, parse_log(str(match.log))).state == match.state


@pytest.mark.process
async def test_pp_n4_the_server_plays_forced_actions(server: RunningServer) -> None:
    """A client that sends the forced action itself still gets an acknowledgement."""
    made = create_table(server, "papa_paolo", "me", "me", "me")
    async with open_connection(server, made["table"]["id"], tokens(made, "mine")) as mine:
        update = await mine.receive("update")
        seat, seq = update["actors"][0], update["seq"]
        await mine.act(seat, seq, "pawn c3")
        await mine.act(seat, seq + 1, "express")
        assert (await mine.act(seat, seq + 2, "ride 0,0"))["t"] == "accepted"
        while len(mine.lines) <= seq + 2:
            await mine.next()
        assert mine.lines[seq + 2]["message"]["notation"] == "ride 0,0"


# ---------------------------------------------------------------- revision 1
REVISION_1_LOG = Path(__file__).parents[1] / "matches" / "revision-1.log"


def test_revision_1_has_no_forced_actions() -> None:
    match = replay(PAPA_PAOLO, parse_log(REVISION_1_LOG.read_text(encoding="utf-8")))
    assert not any(match.game.forced(match.state_at(seq)) for seq in range(match.seq))
    assert match.header.options["turnOrder"] == "bids"


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({"turnOrder": "hiddenCoin"}, {"turn_order": "hidden_coin"}),
        ({"turn_order": "reverseBids"}, {"turn_order": "reverse_bids"}),
        ({"investmentOnce": "ownLevel"}, {"investment_once": "own_level"}),
        ({"moneyPoints": True, "hiddenMoney": True}, {"money_points": True, "hidden_money": True}),
    ],
)
def test_earlier_names_of_rule_options_are_accepted(
    stored: dict[str, Any], expected: dict[str, Any]
) -> None:
    assert checked_options(PAPA_PAOLO, stored) == PapaPaoloOptions(**expected)
