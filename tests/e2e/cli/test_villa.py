"""`tavolino villa`: pictures and films from a log."""

from pathlib import Path

import pytest

from tavolino.core.game import NATURE
from tavolino.core.match import AnyMatch, Match
from tavolino.games.villa_paletti import VILLA_PALETTI, evaluate
from tavolino.games.villa_paletti.physics import png
from tavolino.games.villa_paletti.physics.picture import Canvas, NoCanvas
from tests.kit.cli import tavolino

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match up to its first pull."""
    match = Match(VILLA_PALETTI, 2, seed="villa")
    while not (match.state.phase == "pull" and match.state.motion):
        _go_on(match)
    _go_on(match)
    file = tmp_path_factory.mktemp("logs") / "match.log"
    file.write_text(str(match.log), "utf-8")
    return file


def _go_on(match: AnyMatch) -> None:
    (seat, *_) = match.actors
    if seat == NATURE:
        match.append(match.draw())
    else:
        best = evaluate.candidates(match.state, seat)[0]
        match.play(seat, match.game.format(best))


@pytest.fixture(scope="module")
def canvas() -> None:
    try:
        Canvas(80, 100).close()
    except NoCanvas as error:
        pytest.skip(f"this machine cannot draw without a window: {error}")


@pytest.mark.usefixtures("canvas")
def test_a_picture_is_written_beside_its_log(log: Path) -> None:
    done = tavolino("villa", "picture", log, "--at", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().strip() == str(log.with_suffix(".png"))
    names = [name for name, _ in png.read(log.with_suffix(".png").read_bytes())]
    assert names == [b"IHDR", b"IDAT", b"IEND"]


@pytest.mark.usefixtures("canvas")
def test_a_film_shows_the_last_pull(log: Path, tmp_path: Path) -> None:
    done = tavolino("villa", "film", log, "--out", tmp_path / "film.png")
    assert done.returncode == 0, done.stderr
    names = [name for name, _ in png.read((tmp_path / "film.png").read_bytes())]
    assert names.count(b"fcTL") > 10


def test_a_position_after_the_last_is_refused(log: Path) -> None:
    done = tavolino("villa", "picture", log, "--at", "1000")
    assert done.returncode == 2
    assert b"--at: the log has" in done.stderr


def test_a_film_needs_a_movement(log: Path, tmp_path: Path) -> None:
    done = tavolino("villa", "film", log, "--at", "1", "--out", tmp_path / "film.png")
    assert done.returncode == 2
    assert b"nothing has moved" in done.stderr


def test_a_broken_log_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "broken.log"
    file.write_text("nonsense\n", "utf-8")
    done = tavolino("villa", "picture", file)
    assert done.returncode == 1
    assert str(file).encode() in done.stderr
