"""Prompts, log lines and sheets, in all languages."""

import pytest

from tavolino.core.text import Cell, Text
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.state import State
from tavolino.i18n import LANGUAGES, bundle, format_message
from tests.games.palermo.positions import (
    FIXTURES,
    Setup,
    begin,
    finished,
    pass_turns,
    play,
    random_match,
    situation,
)

ROOMS = (PALERMO.room,)
NAMES = ("Ada", "Bruno", "Carla", "Dino", "Elsa")


def english(text: Text) -> str:
    return format_message("en", text.key, text.args, ROOMS, NAMES)


def log_text(state: State, line: str) -> str:
    return english(PALERMO.telling.tell(state, state.turn, PALERMO.parse(line), 0).text)


def prompt_text(state: State, viewer: int) -> str:
    return english(PALERMO.telling.prompt(state, viewer))


# ---------------------------------------------------------------- log
def test_log_of_building() -> None:
    state = begin(3)
    assert log_text(state, "start F6") == "Ada lays the start card on F6."
    state = play(state, "start F6")
    assert log_text(state, "house C3 2 r0") == "Ada builds a 2-field house on C3, entrance on 6.6."
    state = play(begin(3, handedness="free"), "start F6")
    assert "C3 (mirrored), entrance on 6.6" in log_text(state, "house C3 2 r0 m")


def test_log_of_a_waiver() -> None:
    state = play(begin(3), "start F6", "house A1 1 r3")
    assert log_text(state, "house C3 2 r0").endswith("No roof could be joined, so it stands apart.")


def test_log_of_the_last_card() -> None:
    state = play(begin(5), *FIXTURES["C"].lines[:-1])
    sentence = log_text(state, "plaza A1 SW")
    assert sentence.startswith("Elsa lays a plaza on A1, the disc on 2.1")
    assert sentence.endswith("The city is finished.")


def test_log_of_moving_and_collecting() -> None:
    state = finished("A")
    assert log_text(state, "police 4.7") == "Ada moves the policeman to 4.7 (one point)."
    assert log_text(state, "police -") == "Ada leaves the policeman where he is."
    state = play(state, "police -")
    assert log_text(state, "go 4.9") == "Ada walks to 4.9 (2 points)."
    assert "5.9 (one point), collects a disc and earns 2 million lire." in log_text(state, "go 5.9")
    assert log_text(state, "stay") == "Ada stays put."


def test_log_of_the_last_disc_and_of_coming_home() -> None:
    state = situation("A", "A", A=Setup(gangster="4.9", left=("5.9",)))
    assert "That was the last disc" in log_text(state, "go 5.9")
    state = situation("A", "A", A=Setup(gangster="4.9", left=()))
    home = log_text(state, "go 5.8")
    assert home == "Ada comes home by way of 5.8 (2 points) and earns 9 million lire."


def test_log_of_bonuses() -> None:
    state = situation("A", "A", "police", 9, A=Setup(home=8))
    assert log_text(state, "police -").endswith("At home, Ada gets 4 million lire.")
    state = situation("A", "A", "gangster", 9, {"police": "off"}, B=Setup(home=8))
    assert log_text(state, "stay") == "Ada stays put. Those already home get 4 million lire."


def test_log_of_bribes() -> None:
    rich, paid = Setup(money=3), {"bribe": True}
    state = situation("A", "B", options=paid, B=rich, C=Setup(policeman="5.9"))
    assert "On the way one million lire went in bribes." in log_text(state, "go 4.9")
    assert "bribes" not in log_text(situation("A", "B", B=rich, C=Setup(policeman="5.9")), "go 4.9")


def test_log_of_a_stall() -> None:
    almost = pass_turns(finished("A"), 31)
    assert "ends the match" not in log_text(almost, "police -")
    assert log_text(play(almost, "police -"), "stay").endswith("without progress ends the match.")


def test_log_lines_have_the_notation() -> None:
    state = finished("A")
    assert PALERMO.telling.tell(state, 0, PALERMO.parse("police -"), 3).notation == "police -"


# ---------------------------------------------------------------- prompts
def test_prompts_of_building() -> None:
    state = begin(3)
    assert prompt_text(state, 0).startswith("Lay the start card")
    state = play(state, "start F6")
    assert prompt_text(state, 0).startswith("Now lay the first house")
    assert "11 discs" in prompt_text(play(state, "house C3 2 r0"), 1)
    assert "any empty plot" in prompt_text(play(state, "house A1 1 r3"), 1)
    assert "plaza" in prompt_text(play(begin(5), *FIXTURES["C"].lines[:-1]), 4)


def test_prompts_of_collecting() -> None:
    assert prompt_text(finished("A"), 0).startswith("Move your policeman up to 3 points")
    assert "8 discs are still waiting" in prompt_text(situation("A", "A"), 0)
    assert "bring your gangster home" in prompt_text(
        situation("A", "A", A=Setup(gangster="5.9", left=())), 0
    )
    at_home = situation("A", "A", "police", 9, A=Setup(home=8))
    assert "then you get 4 million lire" in prompt_text(at_home, 0)


def test_prompts_of_waiting_players() -> None:
    assert prompt_text(begin(3), 1) == "Ada lays the start card."
    assert prompt_text(play(begin(3), "start A1"), -2) == "Ada is building."
    assert prompt_text(finished("A"), 1) == "Ada is thinking about the policeman."
    assert prompt_text(situation("A", "C"), 1) == "Carla is moving the gangster."


def test_the_winners_are_named() -> None:
    home = [Setup(home=17, money=30), Setup(home=17, money=20), Setup(home=17, money=3)]
    last = Setup(gangster="5.9", left=(), money=20)
    state = situation("A", "D", "gangster", 18, A=home[0], B=home[1], C=home[2], D=last)
    over = play(state, "go 5.8")
    assert prompt_text(over, 1) == (
        "All gangsters are home. Ada and Dino win together with 30 million lire each."
    )
    stalled = pass_turns(finished("A"), 32)
    assert prompt_text(stalled, 0).startswith("Nothing has happened for eight rounds")
    assert "Ada, Bruno, Carla and Dino win together" in prompt_text(stalled, 0)


# ---------------------------------------------------------------- sheets
def row_text(row: tuple[Cell, ...]) -> list[str]:
    return [english(cell.text) if cell.text else cell.plain for cell in row]


def test_the_sheet_describes_the_whole_table() -> None:
    state = situation("A", "B", A=Setup(gangster="5.9", money=7), B=Setup(policeman="5.9"))
    players, city, supply = PALERMO.telling.sheet(PALERMO.view(state, 0))
    heads = [english(column) for column in players.columns]
    assert heads[:4] == ["Player", "Million lire", "Range", "Discs collected"]
    assert heads[4:] == ["Own discs in the city", "Gangster", "Policeman"]
    rows = [row_text(row) for row in players.rows]
    assert rows[0][:4] == ["Ada", "7", "3", "0"]
    assert rows[0][5:] == ["5.9", "at the start"]
    assert rows[1][5:] == ["at the start", "5.9 (inactive)"]
    assert len(city.rows) == 36
    cards = {row[0].plain: row_text(row[1:]) for row in city.rows}
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
    texts = [PALERMO.telling.prompt(state, viewer) for viewer in seats]
    if state.phase != "over":
        choices = PALERMO.legal(state, state.turn)
        texts += [
            PALERMO.telling.tell(state, state.turn, action, 0).text for action in choices[::7]
        ]
        texts += [PALERMO.telling.tell(state, state.turn, choices[-1], 0).text]
    for section in PALERMO.telling.sheet(PALERMO.view(state, 0)):
        texts += [section.title, *section.columns]
        texts += [cell.text for row in section.rows for cell in row if cell.text]
    return texts


def is_complete(lang: str, text: Text) -> bool:
    """Does the message exist in the language, and are all its arguments given?"""
    messages = bundle(lang, ROOMS)
    pattern = messages.get_message(text.key).value
    if pattern is None:
        return False
    message, errors = messages.format_pattern(pattern, dict(text.args))
    return not errors and bool(str(message).strip()) and "{" not in str(message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("police", ["on", "off"])
def test_every_text_exists_in_every_language(lang: str, police: str) -> None:
    for state in list(random_match(6, 5, police=police, handedness="free", bribe=True))[::15]:
        assert [text for text in texts_of(state) if not is_complete(lang, text)] == []
