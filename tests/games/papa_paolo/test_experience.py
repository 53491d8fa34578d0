"""Phase F: experience. PP-F."""

from tests.games.papa_paolo.positions import (
    TOWN,
    as_dealt,
    at_bidding,
    at_delivery,
    city,
    district,
    opened,
    play,
    settled_in,
)


def test_pp_f1_each_completed_tile_moves_its_marker_also_the_town() -> None:
    home = district(TOWN, city(2, 0, "blue", 2, "W"))
    after = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 2")
    assert after.players[0].markers == (1, 1, 0, 0)
    half = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 1")
    assert half.players[0].markers == (1, 0, 0, 0)


def test_pp_f2_it_waits_until_all_have_delivered() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c1 1", "bid c2 2", "pass", "pass", "pick AU", "pick BL")
    state = play(state, "decline", "decline", "discard", "discard", "ride 0,0", "drop 1,0 1")
    assert (state.phase, state.turn) == ("deliver", 1)
    assert state.players[0].markers == (0, 0, 0, 0)
    assert state.players[0].earned == (1, 0, 0, 0)
    assert as_dealt(play(state, "stop")).players[0].markers == (1, 0, 0, 0)


def test_pp_f2_a_tile_counts_once() -> None:
    state = play(opened(4), "pawn c2", "express", "ride 0,0", "drop 1,0 1")
    assert state.players[0].markers == (1, 0, 0, 0)
    assert state.players[0].earned == (0, 0, 0, 0)


def test_pp_f3_the_gain_of_a_marker_at_the_end_is_lost() -> None:
    home = district(TOWN, city(2, 0, "gold", 1, "W"))
    state = settled_in(opened(4), 0, home, markers=(4, 0, 4, 0))
    state = play(state, "pawn c2", "express", "ride 0,0", "drop 1,0 1", "drop 2,0 1")
    assert state.players[0].markers == (5, 0, 4, 0)


def test_pp_f4_also_in_the_last_round() -> None:
    state = play(at_delivery(district(TOWN), "E4"), "ride 0,0", "drop 1,0 1")
    assert state.phase == "over"
    assert state.players[0].markers == (1, 0, 0, 0)
