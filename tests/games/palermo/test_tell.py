"""Every sentence of the table, in all languages, and what it speaks of."""

import pytest

from tavolino.core.text import Cell, Text
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import State
from tavolino.i18n import LANGUAGES, bundle, format_message
from tests.games.palermo.positions import (
    FIXTURES,
    Who,
    begin,
    finished,
    nothing_happens,
    play,
    random_match,
    situation,
)

ROOMS = (PALERMO.room,)
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa")


def english(text: Text) -> str:
    return format_message("en", text.key, text.args, ROOMS, NAMES)


def told(state: State, line: str) -> str:
    return english(PALERMO.telling.tell(state, state.turn, PALERMO.parse(line), 0).text)


def prompted(state: State, viewer: int) -> str:
    return english(PALERMO.telling.prompt(state, viewer))


# ---------------------------------------------------------------- what happened
def test_building_is_told() -> None:
    state = begin(3)
    assert told(state, "start F6") == "Ada lays the start card on F6."
    state = play(state, "start F6")
    assert told(state, "house C3 2 r0") == "Ada builds a 2-field house on C3, entrance on 6.6."
    state = play(begin(3, handedness="free"), "start F6")
    assert "C3 (mirrored), entrance on 6.6" in told(state, "house C3 2 r0 m")


def test_a_waiver_is_told() -> None:
    state = play(begin(3), "start F6", "house A1 1 r3")
    assert told(state, "house C3 2 r0").endswith("No roof could be joined, so it stands apart.")


def test_the_last_card_is_told() -> None:
    state = play(begin(5), *FIXTURES["C"].lines[:-1])
    sentence = told(state, "plaza A1 SW")
    assert sentence.startswith("Elsa lays a plaza on A1, the disc on 2.1")
    assert sentence.endswith("The city is finished.")


def test_walking_and_collecting_are_told() -> None:
    state = finished("A")
    assert told(state, "police 4.7") == "Ada moves the policeman to 4.7 (one point)."
    assert told(state, "police -") == "Ada leaves the policeman where he is."
    state = play(state, "police -")
    assert told(state, "go 4.9") == "Ada walks to 4.9 (2 points)."
    assert "5.9 (one point), collects a disc and earns 2 million lire." in told(state, "go 5.9")
    assert told(state, "stay") == "Ada stays put."


def test_the_last_disc_and_coming_home_are_told() -> None:
    state = situation("A", "A", A=Who(gangster="4.9", left=("5.9",)))
    assert "That was the last disc" in told(state, "go 5.9")
    state = situation("A", "A", A=Who(gangster="4.9", left=()))
    home = told(state, "go 5.8")
    assert home == "Ada comes home by way of 5.8 (2 points) and earns 9 million lire."


def test_bonuses_are_told() -> None:
    state = situation("A", "A", "police", 9, A=Who(home=8))
    assert told(state, "police -").endswith("At home, Ada gets 4 million lire.")
    state = situation("A", "A", "gangster", 9, {"police": "off"}, B=Who(home=8))
    assert told(state, "stay") == "Ada stays put. Those already home get 4 million lire."


def test_bribes_are_told() -> None:
    rich, paid = Who(money=3), {"bribe": True}
    state = situation("A", "B", options=paid, B=rich, C=Who(policeman="5.9"))
    assert "On the way one million lire went in bribes." in told(state, "go 4.9")
    assert "bribes" not in told(situation("A", "B", B=rich, C=Who(policeman="5.9")), "go 4.9")


def test_a_stall_is_told() -> None:
    almost = nothing_happens(finished("A"), 31)
    assert "ends the match" not in told(almost, "police -")
    assert told(play(almost, "police -"), "stay").endswith("without progress ends the match.")


def test_the_notation_is_told_with_it() -> None:
    state = finished("A")
    assert PALERMO.telling.tell(state, 0, PALERMO.parse("police -"), 3).notation == "police -"


# ---------------------------------------------------------------- what to do
def test_the_player_to_act_is_told_what_to_do() -> None:
    state = begin(3)
    assert prompted(state, 0).startswith("Lay the start card")
    state = play(state, "start F6")
    assert prompted(state, 0).startswith("Now lay the first house")
    assert "11 discs" in prompted(play(state, "house C3 2 r0"), 1)
    assert "any empty plot" in prompted(play(state, "house A1 1 r3"), 1)
    assert "plaza" in prompted(play(begin(5), *FIXTURES["C"].lines[:-1]), 4)


def test_in_collecting_too() -> None:
    assert prompted(finished("A"), 0).startswith("Move your policeman up to 3 points")
    assert "8 discs are still waiting" in prompted(situation("A", "A"), 0)
    assert "bring your gangster home" in prompted(
        situation("A", "A", A=Who(gangster="5.9", left=())), 0
    )
    at_home = situation("A", "A", "police", 9, A=Who(home=8))
    assert "then you get 4 million lire" in prompted(at_home, 0)


def test_the_others_are_told_who_is_waited_for() -> None:
    assert prompted(begin(3), 1) == "Ada lays the start card."
    assert prompted(play(begin(3), "start A1"), -2) == "Ada is building."
    assert prompted(finished("A"), 1) == "Ada is thinking about the policeman."
    assert prompted(situation("A", "C"), 1) == "Carla is moving the gangster."


def test_the_winners_are_named() -> None:
    home = [Who(home=17, money=30), Who(home=17, money=20), Who(home=17, money=3)]
    last = Who(gangster="5.9", left=(), money=20)
    state = situation("A", "D", "gangster", 18, A=home[0], B=home[1], C=home[2], D=last)
    over = play(state, "go 5.8")
    assert prompted(over, 1) == (
        "All gangsters are home. Ada and Dino win together with 30 million lire each."
    )
    stalled = nothing_happens(finished("A"), 32)
    assert prompted(stalled, 0).startswith("Nothing has happened for eight rounds")
    assert "Ada, Bruno, Carla and Dino win together" in prompted(stalled, 0)


# ---------------------------------------------------------------- the table in words
def spoken_row(row: tuple[Cell, ...]) -> list[str]:
    return [english(cell.text) if cell.text else cell.plain for cell in row]


def test_the_sheet_tells_the_whole_table() -> None:
    state = situation("A", "B", A=Who(gangster="5.9", money=7), B=Who(policeman="5.9"))
    players, city, supply = PALERMO.telling.sheet(PALERMO.view(state, 0))
    heads = [english(column) for column in players.columns]
    assert heads[:4] == ["Player", "Million lire", "Range", "Discs collected"]
    assert heads[4:] == ["Own discs in the city", "Gangster", "Policeman"]
    spoken = [spoken_row(row) for row in players.rows]
    assert spoken[0][:4] == ["Ada", "7", "3", "0"]
    assert spoken[0][5:] == ["5.9", "at the start"]
    assert spoken[1][5:] == ["at the start", "5.9 (inactive)"]
    assert len(city.rows) == 36
    cards = {row[0].plain: spoken_row(row[1:]) for row in city.rows}
    assert cards["A2"] == ["1-field house", "Ada", "4.2", "at the door", "3.2"]
    assert cards["D3"][0] == "start card"
    assert [row[1].plain for row in supply.rows] == [str(left) for left in state.supply]


def test_every_row_of_a_sheet_is_as_wide_as_its_head() -> None:
    for state in list(random_match(4, 5))[::25]:
        for section in PALERMO.telling.sheet(PALERMO.view(state, 0)):
            assert all(len(row) == len(section.columns) for row in section.rows)
            assert english(section.title)


# ---------------------------------------------------------------- in every language
def texts_of(state: State) -> list[Text]:
    seats = range(-2, len(state.players))
    said = [PALERMO.telling.prompt(state, viewer) for viewer in seats]
    if state.phase != "over":
        choices = PALERMO.legal(state, state.turn)
        said += [PALERMO.telling.tell(state, state.turn, action, 0).text for action in choices[::7]]
        said += [PALERMO.telling.tell(state, state.turn, choices[-1], 0).text]
    for section in PALERMO.telling.sheet(PALERMO.view(state, 0)):
        said += [section.title, *section.columns]
        said += [cell.text for row in section.rows for cell in row if cell.text]
    return said


def said_well(lang: str, text: Text) -> bool:
    """Is this a message of the language, and has it all that it speaks of?"""
    spoken = bundle(lang, ROOMS)
    pattern = spoken.get_message(text.key).value
    if pattern is None:
        return False
    message, errors = spoken.format_pattern(pattern, dict(text.args))
    return not errors and bool(str(message).strip()) and "{" not in str(message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("police", ["on", "off"])
def test_everything_can_be_said(lang: str, police: str) -> None:
    for state in list(random_match(6, 5, police=police, handedness="free", bribe=True))[::15]:
        assert [text for text in texts_of(state) if not said_well(lang, text)] == []
