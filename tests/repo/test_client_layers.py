"""The layers of the client: what each package may import, and where games may be named."""

import re
from pathlib import Path

import pytest

from tavolino.games import GAMES
from tests.kit.server import ROOT

WEB = ROOT / "web" / "src"
LAYERS: tuple[tuple[str, ...], ...] = (
    ("routes",),
    ("table", "games"),
    ("plain", "rulebook"),
    ("board",),
    ("account", "ui"),
    ("posters",),
    ("services",),
    ("model",),
    ("net",),
    ("device",),
    ("protocol",),
)
"""Packages of the client, top layer first. A package imports only from lower layers."""

BELOW = {
    package: set[str]().union(*LAYERS[depth + 1 :])
    for depth, layer in enumerate(LAYERS)
    for package in layer
}

FROM = re.compile(r"""(?:from|import)\s*\(?\s*'(\.[^']*)'""")
Look = tuple[str, str, str]


def files(room: str) -> list[Path]:
    found = [*(WEB / room).rglob("*.ts"), *(WEB / room).rglob("*.svelte")]
    return [path for path in found if ".test." not in path.name and ".fake." not in path.name]


def looks(path: Path, text: str) -> list[Look]:
    """The imports of this file: its own package, the imported package, and the file."""
    own = path.relative_to(WEB).parts[0]
    goals = [(path.parent / goal).resolve() for goal in FROM.findall(text)]
    inside = [goal.relative_to(WEB).parts[0] for goal in goals if goal.is_relative_to(WEB)]
    return [(own, room, str(path.relative_to(WEB))) for room in inside]


def wrong(found: list[Look]) -> list[str]:
    return [f"{where} looks into {to}" for own, to, where in found if to not in {own, *BELOW[own]}]


def test_every_package_of_the_client_has_a_layer() -> None:
    found = {path.name for path in WEB.iterdir() if path.is_dir() and files(path.name)}
    assert found == set(BELOW)


@pytest.mark.parametrize("room", BELOW)
def test_no_package_imports_from_an_upper_layer(room: str) -> None:
    found = [look for path in files(room) for look in looks(path, path.read_text("utf-8"))]
    assert wrong(found) == []


def test_no_game_imports_another_game() -> None:
    for game in (path for path in (WEB / "games").iterdir() if path.is_dir()):
        others = {path.name for path in (WEB / "games").iterdir() if path.is_dir()} - {game.name}
        for path in files(f"games/{game.name}"):
            assert not [other for other in others if f"/{other}/" in path.read_text("utf-8")], path


def test_an_import_from_an_upper_layer_is_detected() -> None:
    line = "import City from '../games/palermo/City.svelte';"
    found = looks(WEB / "board" / "Grid.svelte", line)
    assert wrong(found) == ["board/Grid.svelte looks into games"]


def test_the_board_package_names_no_game() -> None:
    words = {word for name in GAMES for word in (name, name.replace("_", " "), name.split("_")[0])}
    for path in (path for path in (WEB / "board").rglob("*") if path.is_file()):
        text = path.read_text("utf-8").lower()
        assert not [word for word in words if word in text], path


@pytest.mark.parametrize("room", sorted(BELOW.keys() - {"games", "posters"}))
def test_shared_packages_name_no_game(room: str) -> None:
    for path in files(room):
        assert not [name for name in GAMES if name in path.read_text("utf-8")], path
