"""PAL-E: coming home, the bonus, and the end of the match."""

from itertools import permutations

import pytest

from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import State
from tests.games.palermo.positions import (
    SEATS,
    Setup,
    cost,
    field,
    finished,
    income,
    legal,
    money,
    pass_turns,
    passing_lines,
    play,
    player,
    random_match,
    refusal,
    situation,
)


# ---------------------------------------------------------------- home
def test_pal_e_1_t_24_home_with_all_discs() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=()))
    assert (cost(state, "5.8"), income(state, "5.8")) == (2, 9)
    after = play(state, "go 5.8")
    assert player(after, "A").is_home
    assert player(after, "A").arrived == 1
    assert money(after) == [9, 0, 0, 0]


def test_pal_e_1_every_field_of_the_start_card_is_home() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=()))
    homes = {line for line in legal(state) if line in ("go 5.7", "go 5.8", "go 6.7", "go 6.8")}
    assert homes == {"go 5.8"}  # the others are behind it: the path ends on the first field
    for name, line in (("4.9", "go 5.8"), ("4.7", "go 5.7"), ("5.6", "go 5.7")):
        after = play(situation("A", "A", A=Setup(gangster=name, left=())), line)
        assert player(after, "A").is_home


def test_pal_e_1_the_path_home_ends_on_the_start_card() -> None:
    """Across the start card 5.6 costs three points from 5.9, but not for a gangster coming home."""
    assert cost(situation("A", "A", A=Setup(gangster="5.9", left=("12.2",))), "5.6") == 3
    state = situation("A", "A", A=Setup(gangster="5.9", left=()))
    assert cost(state, "5.6") > 3
    assert [line for line in legal(state) if line in ("go 5.7", "go 5.8", "go 6.8")] == ["go 5.8"]


def test_pal_e_1_fields_behind_the_start_card_are_out_of_reach() -> None:
    """In city A the southern fields of the start card are behind its northern ones."""
    state = situation("A", "A", A=Setup(gangster="5.9", left=()))
    assert refusal(state, "go 6.8") == ("PAL-E.1", "way-but-home")
    assert "go 6.8" in legal(situation("A", "A", A=Setup(gangster="5.9", left=("12.2",))))


def test_pal_e_2_a_gangster_at_home_blocks_no_field() -> None:
    state = situation("A", "B", A=Setup(home=1), B=Setup(gangster="4.9", left=()))
    assert cost(state, "5.8") == 2
    assert "go 5.8" in legal(state)


def test_pal_e_2_t_24_a_gangster_on_the_start_card_does_not_block_home() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=()), B=Setup(gangster="5.8"))
    assert refusal(state, "go 5.8") is None
    assert money(play(state, "go 5.8")) == [9, 0, 0, 0]


def test_pal_e_2_t_24_a_policeman_at_the_door_costs_two() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=()), B=Setup(policeman="5.8"))
    assert (cost(state, "5.8"), income(state, "5.8")) == (3, 8)


def test_pal_e_3_t_30_with_discs_outstanding_the_start_card_is_a_street() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9", left=("12.2", "4.2")))
    after = play(state, "go 5.8")
    assert not player(after, "A").is_home
    assert player(after, "A").gangster == field("5.8")
    assert money(after) == [0, 0, 0, 0]


# ---------------------------------------------------------------- the bonus
def arrive(name: str, exits: dict[str, str], rounds: dict[str, int], **options: str) -> list[int]:
    """The bonus of each player if gangsters beside the start card come home in these rounds."""
    first = min(rounds.values())
    setups = {letter: Setup(gangster=exit, left=()) for letter, exit in exits.items()}
    state = situation(name, "A", "police", first, options, **setups)
    income_on_arrival = dict.fromkeys(exits, 0)
    while PALERMO.actors(state):
        letter = SEATS[state.turn]
        if state.round == rounds[letter] and not player(state, letter).is_home:
            state = play(state, "police -")
            move_home = next(line for line in legal(state) if income_of(state, line))
            income_on_arrival[letter] = income(state, move_home.split()[1])
            state = play(state, move_home)
        else:
            state = play(state, *passing_lines(state))
    return [player(state, letter).money - income_on_arrival[letter] for letter in exits]


def income_of(state: State, line: str) -> int:
    return income(state, line.split()[1]) if line != "stay" else 0


@pytest.mark.parametrize("seating", list(permutations([14, 16, 17])))
def test_pal_e_4_t_27_the_bonus_of_three_players_in_any_seating(
    seating: tuple[int, ...],
) -> None:
    exits = {"A": "4.7", "B": "5.6", "C": "5.9"}
    bonus = arrive("B", exits, dict(zip(SEATS, seating, strict=False)))
    assert dict(zip(seating, bonus, strict=True)) == {14: 15, 16: 5, 17: 0}


@pytest.mark.parametrize(
    ("table", "expected"), [("printed", [15, 15, 10, 0, 0]), ("falling", [9, 9, 6, 0, 0])]
)
def test_pal_e_4_t_28_the_bonus_of_five_players(table: str, expected: list[int]) -> None:
    exits = {"A": "4.7", "B": "4.8", "C": "5.9", "D": "6.9", "E": "7.7"}
    rounds = {"A": 12, "B": 12, "C": 13, "D": 15, "E": 15}
    assert arrive("C", exits, rounds, bonus_table=table) == expected


def test_pal_e_4_no_bonus_on_the_turn_of_arrival() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9", left=()))
    assert money(play(state, "go 5.8")) == [10, 0, 0, 0]


# ---------------------------------------------------------------- the end
def test_pal_e_5_t_29_the_round_is_finished() -> None:
    at_home = {letter: Setup(home=17) for letter in "BCD"}
    state = situation("A", "A", "gangster", 18, None, A=Setup(gangster="5.9", left=()), **at_home)
    over = play(state, "go 5.8")
    assert over.phase == "over"
    assert PALERMO.actors(over) == ()
    assert money(over) == [10, 4, 4, 4]
    assert over.round == 18
    assert refusal(over, "stay") == ("PAL-E.5", "match-over")


def test_pal_e_5_a_player_who_had_a_turn_gets_no_second_bonus() -> None:
    at_home = {letter: Setup(home=17) for letter in "ABC"}
    state = situation("A", "D", "gangster", 18, None, D=Setup(gangster="5.9", left=()), **at_home)
    assert money(play(state, "go 5.8")) == [0, 0, 0, 10]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("police", ["on", "off"])
def test_pal_e_5_all_players_have_the_same_number_of_turns(seats: int, police: str) -> None:
    """Invariant 7: each round after the arrival pays one bonus, at any seat."""
    states = list(random_match(6, seats, police=police))
    over = states[-1]
    bonus = {3: 5, 4: 4, 5: 5}[seats]
    for seat, p in enumerate(over.players):
        assert p.is_home
        on_arrival = next(s.players[seat].money for s in states if s.players[seat].is_home)
        assert p.money - on_arrival == bonus * (over.round - p.arrived)


def tied(tiebreak: str) -> tuple[int, ...]:
    setups = {
        "A": Setup(home=7, money=42),
        "B": Setup(home=8, money=42),
        "C": Setup(home=8, money=41),
    }
    state = situation("A", "D", "police", 10, {"tiebreak": tiebreak}, **setups)
    return PALERMO.places(state)


def test_pal_e_6_most_money_wins() -> None:
    state = situation(
        "A", "A", A=Setup(money=3), B=Setup(money=9), C=Setup(money=5), D=Setup(money=4)
    )
    assert PALERMO.scores(state) == (3, 9, 5, 4)
    assert PALERMO.places(state) == (4, 1, 2, 3)


def test_pal_e_6_t_35_a_tie_is_shared() -> None:
    assert tied("shared") == (1, 1, 3, 4)


def test_pal_e_6_the_option_earlier_home_breaks_a_tie() -> None:
    assert tied("earlier_home") == (1, 2, 3, 4)


def test_pal_e_6_earlier_home_ranks_players_at_home_first() -> None:
    state = situation(
        "A", "C", options={"tiebreak": "earlier_home"}, A=Setup(money=1), B=Setup(money=1, home=1)
    )
    assert PALERMO.places(state) == (2, 1, 3, 3)


def test_pal_e_6_the_option_later_seat_breaks_a_tie() -> None:
    assert tied("later_seat") == (2, 1, 3, 4)


def test_pal_e_7_t_34_eight_rounds_without_progress_end_the_match() -> None:
    """C and D are on each other's last door, A and B are home."""
    state = situation(
        "A",
        "A",
        "police",
        20,
        A=Setup(home=15),
        B=Setup(home=16),
        C=Setup(gangster="4.7", left=("3.6",)),
        D=Setup(gangster="3.6", left=("4.7",)),
    )
    almost = pass_turns(state, 8 * 4 - 1)
    assert almost.phase == "police"
    assert almost.stalled == 7
    over = pass_turns(almost)
    assert over.phase == "over"
    assert money(over) == [32, 32, 0, 0]
    assert PALERMO.places(over) == (1, 1, 3, 3)


def test_pal_e_7_progress_resets_the_count() -> None:
    state = pass_turns(finished("A"), 4 * 7)
    assert state.stalled == 7
    state = play(state, "police -", "go 5.9")
    state = pass_turns(state, 3)
    assert (state.stalled, state.phase) == (0, "police")
