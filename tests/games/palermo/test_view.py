"""The view and the previews."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from tavolino.core.game import SPECTATOR
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.geometry import NEIGHBOURS
from tavolino.games.palermo.state import State
from tavolino.games.palermo.view import (
    EmptyCell,
    HouseCell,
    LayPreview,
    PlazaCell,
    Prize,
    ReachPreview,
    StartCell,
    StreetCell,
    View,
    WalkPreview,
)
from tests.games.palermo.positions import (
    FIXTURES,
    Setup,
    begin,
    field,
    finished,
    legal,
    pass_turns,
    play,
    random_match,
    situation,
    walk,
)


def test_the_first_view() -> None:
    view = PALERMO.view(begin(4), 0)
    assert (view.phase, view.turn, view.round, view.supply) == ("start", 0, 0, (12, 12, 12))
    assert list(view.cells)[:7] == ["A1", "B1", "C1", "D1", "E1", "F1", "A2"]
    assert set(view.cells.values()) == {EmptyCell()}
    assert view.players[3].discs == 8


def test_cards_in_a_finished_city() -> None:
    cells = PALERMO.view(finished("A"), 0).cells
    assert cells["D3"] == StartCell()
    assert cells["F4"] == StreetCell()
    assert cells["A2"] == HouseCell(
        size=1,
        rotation=0,
        mirrored=False,
        owner=0,
        roofs=("3.2",),
        entrance="4.2",
        collected=False,
    )
    assert PALERMO.view(finished("C"), 0).cells["A1"] == PlazaCell(4, "2.1", collected=False)


def test_a_collected_disc_is_gone() -> None:
    state = play(finished("A"), "police -", "go 5.9")
    cell = PALERMO.view(state, 0).cells["E3"]
    assert isinstance(cell, HouseCell)
    assert cell.collected
    assert "5.9" not in PALERMO.view(state, 0).players[0].entrances


def test_figures() -> None:
    state = situation(
        "A",
        "D",
        A=Setup(home=1),
        B=Setup(gangster="5.9"),
        C=Setup(policeman="5.9"),
        D=Setup(policeman="4.7"),
    )
    players = PALERMO.view(state, 0).players
    assert [player.gangster for player in players] == ["home", "5.9", "start", "start"]
    assert [player.policeman for player in players] == ["start", "start", "5.9", "4.7"]
    assert [player.active for player in players] == [False, False, False, True]
    assert [player.arrived for player in players] == [1, 0, 0, 0]


def test_the_view_has_the_waiver() -> None:
    assert PALERMO.view(play(begin(3), "start F6", "house A1 1 r3"), 0).waived
    assert not PALERMO.view(play(begin(3), "start F6"), 0).waived
    assert not PALERMO.view(finished("A"), 0).waived


def test_after_the_end_no_seat_is_to_act() -> None:
    view = PALERMO.view(pass_turns(finished("A"), 32), 0)
    assert (view.phase, view.turn, view.stalled) == ("over", -1, 8)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_viewers_see_the_same_and_imagine_changes_nothing(seats: int) -> None:
    for state in list(random_match(1, seats))[::20]:
        view = PALERMO.view(state, SPECTATOR)
        for seat in range(seats):
            assert PALERMO.view(state, seat) == view
            assert PALERMO.imagine(state, seat, Random(seat)) == state
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


# ---------------------------------------------------------------- previews
def preview(state: State, line: str) -> object:
    return PALERMO.telling.preview(state, state.turn, PALERMO.parse(line))


def test_a_house_shows_its_roof_and_door() -> None:
    state = play(begin(3), "start F6", "house C3 2 r0")
    shown = preview(state, "house C2 1 r1")
    assert shown == LayPreview(roofs=("4.6",), entrance="4.5")


def test_a_plaza_shows_its_door() -> None:
    state = play(begin(5), *FIXTURES["C"].lines[:-1])
    assert preview(state, legal(state)[0]) == LayPreview(roofs=(), entrance="1.1")


def test_the_start_card_and_staying_have_no_preview() -> None:
    assert preview(begin(3), "start C3") is None
    assert preview(play(finished("A"), "police -"), "stay") is None


def reach(state: State) -> ReachPreview:
    shown = preview(state, "police -")
    assert isinstance(shown, ReachPreview)
    return shown


@pytest.mark.parametrize("seats", [3, 5])
def test_the_preview_of_skipping_shows_the_gangsters_possible_moves(seats: int) -> None:
    """PAL-P.5: the player's own policeman does not change the gangster's possible moves."""
    for state in list(random_match(3, seats, bribe=True))[1::13]:
        if state.phase != "police" or state.players[state.turn].is_home:
            continue
        shown = reach(state)
        for line in legal(state)[::9]:
            then = play(state, line)
            walks = {move.split()[1]: walk(then, move) for move in legal(then) if move != "stay"}
            assert set(shown.fields) == set(walks)
            paid = {
                Prize(field, way.cost, way.gain, way.home)
                for field, way in walks.items()
                if way.collects or way.home
            }
            assert set(shown.prizes) == paid


def test_a_player_at_home_has_no_reach_preview() -> None:
    state = situation("A", "A", phase="police", A=Setup(left=(), home=1))
    assert preview(state, "police -") is None


def test_a_walk_preview_has_the_fields_with_tolls() -> None:
    shown = walk(situation("A", "A", C=Setup(policeman="5.9")), "go 4.9")
    assert (shown.cost, shown.tolls) == (3, ("5.9",))


def test_a_walk_preview_has_path_cost_and_gain() -> None:
    state = pass_turns(finished("A"))
    assert walk(state, "police 4.9") == WalkPreview(
        ("5.9", "4.9"), 2, 0, collects=False, home=False
    )
    state = play(state, "police -")
    assert walk(state, "go 4.9") == WalkPreview(("5.9", "4.9"), 2, 1, collects=True, home=False)
    assert walk(state, "go 5.9") == WalkPreview(("5.9",), 1, 0, collects=False, home=False)
    state = situation("A", "A", A=Setup(gangster="4.9", left=()))
    assert walk(state, "go 5.8") == WalkPreview(("5.9", "5.8"), 2, 9, collects=False, home=True)


def test_a_bribe_lowers_the_gain() -> None:
    setup = Setup(money=2)
    state = situation("A", "A", options={"bribe": True}, A=setup, C=Setup(policeman="5.9"))
    assert walk(state, "go 5.9").gain == 0  # one million earned, one paid


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_previews_agree_with_the_results(seats: int) -> None:
    """In sampled states, each preview agrees with the result of the action."""
    for state in list(random_match(2, seats, bribe=True))[1::17]:
        seat = state.turn
        for action in PALERMO.legal(state, seat):
            shown = PALERMO.telling.preview(state, seat, action)
            if state.phase == "gangster" and isinstance(shown, WalkPreview):
                after = PALERMO.apply(state, seat, action).players[seat]
                assert after.money - state.players[seat].money == shown.gain
                assert (after.collected > state.players[seat].collected) == shown.collects
                assert after.is_home == shown.home
                check_path(shown)


def check_path(shown: WalkPreview) -> None:
    steps = [field(name) for name in shown.path]
    for one, following in pairwise(steps):
        on_ring = all(f // 14 in (0, 13) or f % 14 in (0, 13) for f in (one, following))
        assert NEIGHBOURS[one] >> following & 1 or on_ring
