"""`make coverage`: which package a file belongs to, and which packages lost too much."""

from pathlib import PurePath

import pytest

from tools.dev.coverage import Reached, by_package, report


def test_files_are_summed_by_package_and_each_game_is_one() -> None:
    files = {
        "src/tavolino/server/app.py": Reached(10, 5),
        "src/tavolino/server/table/table.py": Reached(10, 10),
        "src/tavolino/games/palermo/rules/flow.py": Reached(4, 1),
        "src/tavolino/__main__.py": Reached(2, 2),
        "tests/conftest.py": Reached(7, 7),
    }
    found = by_package(((PurePath(name), n) for name, n in files.items()), PurePath("src/tavolino"))
    assert found == {
        "src/tavolino/.": Reached(2, 2),
        "src/tavolino/games/palermo": Reached(4, 1),
        "src/tavolino/server": Reached(20, 15),
    }


def test_a_package_may_lose_half_a_point(capsys: pytest.CaptureFixture[str]) -> None:
    now = {"core": Reached(1000, 895), "server": Reached(1000, 894), "new": Reached(10, 0)}
    before = {"core": Reached(1000, 900), "server": Reached(1000, 900)}
    assert report(now, before) == ["server"]
    assert "-0.6" in capsys.readouterr().out
