"""Component files from the operator: read once, and passed to every process."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tavolino.cli.support.component_files import COMPONENTS_VARIABLE, component_setup
from tavolino.cli.support.load_games import load_games
from tavolino.core.match import Match
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.components import BOXES, PapaPaoloOptions
from tavolino.server.workers.messages import Answer, ChooseAction
from tavolino.server.workers.pool import ask_worker, serve_questions
from tavolino.server.workers.process import Setup, WorkerProcess, game_ref, no_setup
from tests.games.papa_paolo.positions import started

pytestmark = pytest.mark.process


@pytest.fixture
def restored_boxes() -> Iterator[None]:
    """Removes the component boxes that a test adds."""
    known = dict(BOXES)
    yield
    BOXES.clear()
    BOXES.update(known)


def component_file(folder: Path, expert: int) -> Path:
    file = folder / f"{expert}.json"
    file.write_text(json.dumps({"tracks": {"expertVP": expert}}), encoding="utf-8")
    return file


def name_files(monkeypatch: pytest.MonkeyPatch, *files: Path) -> None:
    monkeypatch.setenv(COMPONENTS_VARIABLE, os.pathsep.join(["", *map(str, files)]))


@pytest.mark.usefixtures("restored_boxes")
def test_new_matches_use_the_last_component_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    name_files(monkeypatch, component_file(tmp_path, 7), component_file(tmp_path, 8))
    load_games()
    assert len(BOXES) == 3
    assert BOXES[PapaPaoloOptions().components].tracks.expert == 8


def test_importing_a_game_package_reads_no_component_file(tmp_path: Path) -> None:
    code = "from tavolino.games.papa_paolo.components import BOXES; import tavolino.games"
    run = subprocess.run(
        [sys.executable, "-c", f"{code}; print(len(BOXES))"],
        env={**os.environ, COMPONENTS_VARIABLE: str(tmp_path / "missing.json")},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert run.stdout == "1\n"


def first_action(furnish: Setup) -> Answer:
    """The first action of a bot in a separate process."""
    state = started(2)
    held = msgspec.Raw(msgspec.json.encode(state))
    worker = WorkerProcess(serve_questions, (PAPA_PAOLO.room,), furnish)
    try:
        return ask_worker(
            worker, ChooseAction(game_ref(PAPA_PAOLO), held, state.turn, "random", 1), 60
        )
    finally:
        worker.kill()


@pytest.mark.usefixtures("restored_boxes")
def test_a_worker_process_gets_the_component_files_of_its_parent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = component_file(tmp_path, 9)
    name_files(monkeypatch, file)
    furnish = component_setup()
    monkeypatch.delenv(COMPONENTS_VARIABLE)
    file.unlink()
    furnish()
    assert Match(PAPA_PAOLO, 2).state.box.tracks.expert == 9
    assert "is not loaded" in first_action(no_setup).error
    assert first_action(furnish).action
