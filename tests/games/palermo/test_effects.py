"""The effects of actions: cards laid, paths walked, discs collected and money paid."""

from tavolino.core.effects import Began, Effect, Moved, Paid, Placed, Removed, Said, Scored, Turned
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import State
from tests.games.palermo.positions import FIXTURES, Setup, begin, finished, play, situation, walk


def effects_of(state: State, line: str) -> tuple[Effect, ...]:
    return PALERMO.telling.effects(state, state.turn, PALERMO.parse(line), 0)


def movement(state: State, line: str) -> Moved:
    (moved,) = (effect for effect in effects_of(state, line) if isinstance(effect, Moved))
    return moved


# ---------------------------------------------------------------- building
def test_a_card_is_laid_with_its_disc_and_the_next_player_begins() -> None:
    state = begin(3, handedness="free")
    assert effects_of(state, "start F6") == (Placed("start", "F6", 0), Began("house", 0))
    state = play(state, "start F6")
    assert effects_of(state, "house C3 2 r1 m") == (
        Placed("house 2 m", "C3", 0, turned=1),
        Placed("disc", "6.5", 0),
        Began("house", 1),
    )


def test_the_last_card_turns_empty_cells_into_streets_and_opens_the_first_round() -> None:
    state = play(begin(4), *FIXTURES["A"].lines[:-1])
    house, disc, *streets, opening, turn = effects_of(state, FIXTURES["A"].lines[-1])
    assert (house, disc) == (Placed("house 3", "D2", 3, turned=1), Placed("disc", "4.7", 3))
    assert streets == [Placed("street", cell) for cell in ("F4", "E5", "F5")]
    assert (opening, turn) == (Began("round 1"), Began("police", 0))


def test_a_plaza_is_laid_with_its_disc_on_one_field() -> None:
    state = play(begin(5), *FIXTURES["C"].lines[:-1])
    assert effects_of(state, "plaza A1 SW")[:2] == (
        Placed("plaza", "A1", 4),
        Placed("disc", "2.1", 4),
    )


# ---------------------------------------------------------------- walking
def test_a_figure_moves_along_the_previewed_path() -> None:
    state = finished("A")
    assert movement(state, "police 3.9").path == ("start", *walk(state, "police 3.9").path)
    state = situation("A", "A", A=Setup(gangster="0.3"))
    assert movement(state, "go 0.0") == Moved("gangster", ("0.3", "0.0"), 0)


def test_staying_is_announced() -> None:
    state = finished("A")
    assert effects_of(state, "police -") == (Said(0, "police -"), Began("gangster", 0))
    state = play(state, "police -")
    assert effects_of(state, "stay") == (Said(0, "stay"), Began("police", 1))


def test_collecting_a_disc_increases_the_range_and_pays() -> None:
    state = play(finished("A"), "police -")
    assert effects_of(state, "go 5.9") == (
        Moved("gangster", ("start", "5.9"), 0),
        Removed("disc", "5.9", "0/discs", 0),
        Turned("range", "0/range", "4"),
        Paid(2, taker=0, why="disc"),
        Began("police", 1),
    )


def test_a_gangster_on_its_field_makes_a_policeman_inactive() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9"), B=Setup(policeman="4.9"))
    assert Turned("policeman", "4.9", "inactive") in effects_of(state, "go 4.9")
    state = situation("A", "A", A=Setup(gangster="4.9"), B=Setup(policeman="4.9"))
    assert Turned("policeman", "4.9", "active") in effects_of(state, "go 5.9")


def test_the_gangsters_player_pays_the_bribes() -> None:
    bribe = {"bribe": True}
    walker, watch = Setup(gangster="5.9", money=1), Setup(policeman="4.9")
    state = situation("A", "A", options=bribe, A=walker, B=watch)
    assert Paid(1, giver=0, taker=1, why="bribe") in effects_of(state, "go 4.9")


# ---------------------------------------------------------------- coming home
def test_a_gangster_coming_home_leaves_the_start_card_and_is_paid() -> None:
    state = situation("A", "A", A=Setup(gangster="5.9", left=()))
    way, paid, turn = effects_of(state, "go 5.8")
    assert way == Moved("gangster", ("5.9", "5.8", "home"), 0)
    assert paid == Paid(10, taker=0, why="home")
    assert turn == Began("police", 1)


def test_players_at_home_get_bonuses_with_and_without_police() -> None:
    state = situation("A", "B", "police", 9, B=Setup(home=7))
    assert effects_of(state, "police -")[1] == Paid(4, taker=1, why="bonus")
    state = situation("A", "A", "gangster", 9, {"police": "off"}, B=Setup(home=7), C=Setup(home=8))
    bonuses = tuple(Paid(4, taker=seat, why="bonus") for seat in (1, 2))
    assert effects_of(state, "stay") == (Said(0, "stay"), *bonuses, Began("gangster", 3))


def test_a_new_round_begins_with_its_first_turn() -> None:
    state = situation("A", "D", round=9)
    assert effects_of(state, "stay")[1:] == (Began("round 10"), Began("police", 0))


def test_the_final_effects_are_the_scores_of_all_players() -> None:
    home = Setup(home=7, money=10)
    state = situation("A", "A", A=Setup(gangster="5.9", left=()), B=home, C=home, D=home)
    *_, over, first, second, third, fourth = effects_of(state, "go 5.8")
    assert (over, first) == (Began("over"), Scored(0, 10, "money"))
    assert [second, third, fourth] == [Scored(seat, 14, "money") for seat in (1, 2, 3)]
