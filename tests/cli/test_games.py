"""`tavolino games` and rooms from outside."""

import json
from pathlib import Path

import pytest

from tavolino.cli import main
from tests.cli.command import tavolino


def test_games_are_listed_with_their_switches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "palermo  for 3, 4, 5 players" in shown
    assert "police                       on | off" in shown
    assert "bribe                        false | true" in shown
    assert "kuhn" not in shown


def test_a_room_from_outside_joins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json", "--game", "examples.kuhn"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["kuhn"]["seats"] == [2]
    assert listed["kuhn"]["switches"] == {"ante": [1, 2]}
    assert listed["palermo"]["secrets"] is False


def test_a_room_in_the_current_folder_is_found(tmp_path: Path) -> None:
    """Also when the command is an installed script that does not look there by itself."""
    room = tmp_path / "my_room.py"
    room.write_text(
        "from dataclasses import replace\n"
        "from tavolino.games import GAMES\n"
        "MINE = replace(GAMES['palermo'], name='quarter')\n"
    )
    done = tavolino("games", "--game", "my_room", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert b"quarter  for 3, 4, 5 players" in done.stdout
