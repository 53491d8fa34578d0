"""`pip install .` gives a complete application: the wheel has everything that the checkout has."""

import gzip
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tavolino.i18n import LANGUAGES

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
BUILD = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d")
TRACKED = ("git", "ls-files", "src/tavolino")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked as an installer does."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*BUILD, folder], cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("tavolino-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def test_every_file_of_the_package_is_in_the_wheel(installed: Path) -> None:
    listed = subprocess.run(TRACKED, cwd=ROOT, check=True, capture_output=True, text=True)
    tracked = [name.removeprefix("src/") for name in listed.stdout.splitlines()]
    existing = [name for name in tracked if (ROOT / "src" / name).exists()]
    assert "tavolino/games/palermo/RULES.nl.md" in existing
    assert [name for name in existing if not (installed / name).exists()] == []


def test_the_client_is_in_the_wheel(installed: Path) -> None:
    page = (installed / "tavolino/server/static/index.html").read_text("utf-8")
    assert "/assets/" in page
    assert list((installed / "tavolino/server/static/assets").glob("*.js"))


BUNDLED = {
    "@fluent/bundle",
    "@fontsource-variable/fraunces",
    "@fontsource-variable/source-sans-3",
    "clsx",
    "svelte",
    "three",
    "uqr",
    "vite",
}
"""The bundled dependencies of the client. A new one is a decision; its licence must allow it."""
OPTIONAL = {"rolldown"}
"""A few lines of the bundler, which some module graphs need."""


def test_the_licences_of_all_bundled_dependencies_are_in_the_wheel(installed: Path) -> None:
    carried = (installed / "tavolino/server/static/THIRD-PARTY.txt").read_text("utf-8")
    line = "=" * 80
    entries = re.findall(
        rf"^{line}\n(\S+) \S+ \(([^)\n]+)\)\n{line}\n(.*?)(?=^{line}|\Z)", carried, re.M | re.S
    )
    assert {name for name, *_ in entries} - OPTIONAL == BUNDLED
    assert {kind for _, kind, _ in entries} <= {"MIT", "Apache-2.0", "OFL-1.1"}
    assert [name for name, _, words in entries if len(words) < 500] == []


def test_the_compressed_client_is_in_the_wheel(installed: Path) -> None:
    static = installed / "tavolino/server/static"
    scripts = [file for file in static.rglob("*.js") if file.stat().st_size >= 1000]
    assert scripts
    for script in scripts:
        assert gzip.decompress(Path(f"{script}.gz").read_bytes()) == script.read_bytes()
        assert Path(f"{script}.br").stat().st_size < Path(f"{script}.gz").stat().st_size


def test_the_installed_package_plays_and_prints_logs_in_every_language(
    installed: Path, tmp_path: Path
) -> None:
    def run(*words: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(installed)}
        command = (sys.executable, *words)
        return subprocess.check_output(command, cwd=tmp_path, env=env, text=True, timeout=60)

    where = run("-c", "import tavolino; print(tavolino.__file__)")
    assert Path(where.strip()).is_relative_to(installed)
    run("-m", "tavolino", "selfplay", "palermo", "--matches", "1", "--out", "logs")
    (log,) = (tmp_path / "logs").iterdir()
    for lang in LANGUAGES:
        assert run("-m", "tavolino", "replay", str(log), "--lang", lang)
    assert "ok    the browser client is built" in run("-m", "tavolino", "doctor", "--port", "0")
