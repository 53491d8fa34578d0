"""`tavolino games` and external game packages."""

import json
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.commands.new_game import copy_template
from tests.kit.cli import tavolino

pytestmark = pytest.mark.process


def test_games_are_listed_with_their_rule_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "palermo  for 3, 4, 5 players" in shown
    assert "police                       on | off" in shown
    assert "bribe                        false | true" in shown
    assert "kuhn" not in shown


def test_an_external_package_is_added(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json", "--game", "examples.kuhn"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["kuhn"]["seats"] == [2]
    assert listed["kuhn"]["switches"] == {"ante": [1, 2]}
    assert listed["palermo"]["secrets"] is False


def test_a_package_in_the_current_folder_is_found(tmp_path: Path) -> None:
    """Also when an installed script runs the command, whose path lacks the current folder."""
    room = tmp_path / "my_room.py"
    room.write_text(
        "from dataclasses import replace\n"
        "from tavolino.games import GAMES\n"
        "MINE = replace(GAMES['palermo'], name='quarter')\n"
    )
    done = tavolino("games", "--game", "my_room", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert b"quarter  for 3, 4, 5 players" in done.stdout


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("    parse=parse,\n", ""), "my_room/game.py, line 196: Game lacks 'parse'\n"),
        (
            ("    format=format,\n    parse=parse,\n", ""),
            "my_room/game.py, line 196: Game lacks 'format' and 'parse'\n",
        ),
        (("(prompt=prompt, tell=tell, ", "(prompt=prompt, "), "line 211: Telling lacks 'tell'\n"),
        (("    seats=", "    saets="), "line 196: Game has no field 'saets'\n"),
        (
            ('room="my_room"', 'room="my_rom"'),
            "my_room says room='my_rom', but there is no such package",
        ),
        (("seats=(PLAYERS,)", "seats=(2 / 0,)"), "line 199: ZeroDivisionError: division by zero\n"),
        (("seats=(PLAYERS,),", "seats=(1 1,),"), "line 199: SyntaxError: "),
        (("import Game, ", "import Gmae, "), "line 10: ImportError: cannot import name 'Gmae'"),
        (("from msgspec.structs", "from msgpsec.structs"), "No module named 'msgpsec'"),
        (
            ("seats=(PLAYERS,)", "seats=2"),
            "my_room: `seats` is 2: a tuple of the numbers of players",
        ),
        (('name="my_room"', 'name="My room"'), "`name` is 'My room': small letters, digits"),
        (
            ("legal=legal", "legal=actors"),
            "`legal` takes (state), but is given 2 arguments",
        ),
    ],
)
def test_a_package_that_cannot_be_imported_is_reported_in_one_sentence(
    change: tuple[str, str], said: str, tmp_path: Path
) -> None:
    copy_template(tmp_path / "my_room", "my_room")
    file = tmp_path / "my_room" / "game.py"
    text = file.read_text("utf-8")
    assert change[0] in text
    file.write_text(text.replace(*change), encoding="utf-8")
    for command in (["games", "--game", "my_room"], ["check", "my_room"]):
        done = tavolino(*command, cwd=tmp_path)
        assert done.returncode == 2
        assert said in done.stderr.decode()
        assert done.stderr.count(b"\n") == 1
