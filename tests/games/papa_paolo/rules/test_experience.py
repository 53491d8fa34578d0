"""Phase F: experience (PP-F)."""

from tests.games.papa_paolo.positions import (
    TOWN,
    at_bidding,
    at_delivery,
    city,
    deal_first_outcomes,
    district,
    play,
    started,
    with_district,
)


def test_pp_f1_each_completed_tile_moves_its_marker_including_the_town() -> None:
    home = district(TOWN, city(2, 0, "blue", 2, "W"))
    after = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 2")
    assert after.players[0].markers == (1, 1, 0, 0)
    half = play(at_delivery(home, "A3"), "ride 0,0", "drop 1,0 1", "drop 2,0 1")
    assert half.players[0].markers == (1, 0, 0, 0)


def test_pp_f2_experience_comes_after_all_deliveries() -> None:
    state = at_bidding(4, 9, 9, 9, 9)
    state = play(state, "bid c1 1", "bid c2 2", "pass", "pass", "pick AU", "pick BL")
    state = play(state, "decline", "decline", "discard", "discard", "ride 0,0", "drop 1,0 1")
    assert (state.phase, state.turn) == ("deliver", 1)
    assert state.players[0].markers == (0, 0, 0, 0)
    assert state.players[0].earned == (1, 0, 0, 0)
    assert deal_first_outcomes(play(state, "stop")).players[0].markers == (1, 0, 0, 0)


def test_pp_f2_a_tile_counts_once() -> None:
    state = play(started(4), "pawn c2", "express", "ride 0,0", "drop 1,0 1")
    assert state.players[0].markers == (1, 0, 0, 0)
    assert state.players[0].earned == (0, 0, 0, 0)


def test_pp_f3_the_gain_of_a_marker_at_the_end_is_lost() -> None:
    home = district(TOWN, city(2, 0, "gold", 1, "W"))
    state = with_district(started(4), 0, home, markers=(4, 0, 4, 0))
    state = play(state, "pawn c2", "express", "ride 0,0", "drop 1,0 1", "drop 2,0 1")
    assert state.players[0].markers == (5, 0, 4, 0)


def test_pp_f4_there_is_experience_in_the_last_round_too() -> None:
    state = play(at_delivery(district(TOWN), "E4"), "ride 0,0", "drop 1,0 1")
    assert state.phase == "over"
    assert state.players[0].markers == (1, 0, 0, 0)
