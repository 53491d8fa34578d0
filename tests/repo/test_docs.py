"""The documentation is complete and correct: everything is described, and every link works."""

import dataclasses
import doctest
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from dev import FIGURES
from tavolino.core.game import AnyGame, Game
from tavolino.games import GAMES
from tavolino.server.protocol import base, chat, hints, history, play, tables
from tavolino.server.settings import ENV_PREFIX, Settings
from tools import module_map

ROOT = Path(__file__).resolve().parents[2]
CHANGES = "docs/contributing/changes.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def structs_of_the_protocol() -> list[type[msgspec.Struct]]:
    return [
        thing
        for module in (history, play, tables, chat, hints)
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and thing is not base.Message
    ]


def test_the_match_in_the_readme_can_be_played() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_shows_both_commands() -> None:
    assert "make play" in page("README.md")
    assert "make test" in page("README.md")


@pytest.mark.parametrize("struct", structs_of_the_protocol(), ids=lambda s: s.__name__)
def test_every_message_of_the_protocol_is_explained(struct: type[msgspec.Struct]) -> None:
    assert re.search(rf"`{struct.__name__}`", page("docs/protocol.md"))
    tag = struct.__struct_config__.tag
    if tag is not None:
        assert f"| `{tag}` |" in page("docs/protocol.md")


@pytest.mark.parametrize("code", get_args(play.ProblemCode))
def test_every_problem_is_explained(code: str) -> None:
    assert f"| `{code}` |" in page("docs/protocol.md")


@pytest.mark.parametrize("setting", msgspec.structs.fields(Settings), ids=lambda f: f.name)
def test_every_setting_is_explained(setting: msgspec.structs.FieldInfo) -> None:
    line = next(
        line
        for line in page("docs/operations.md").splitlines()
        if line.startswith(f"| `{setting.name}` |")
    )
    assert f"`{ENV_PREFIX}{setting.name.upper()}`" in line
    assert f"`{str(setting.default).removesuffix('.0')}`" in line


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_game_has_a_page_that_names_its_rule_options(game: AnyGame) -> None:
    text = page(f"docs/{game.name}.md")
    for switch in msgspec.structs.fields(game.options):
        assert f"`{switch.encode_name}`" in text
    assert f"docs/{game.name}.md" in page("README.md")


@pytest.mark.parametrize("field", dataclasses.fields(Game), ids=lambda field: field.name)
def test_the_architecture_page_explains_every_field_of_the_game_contract(
    field: dataclasses.Field[object],
) -> None:
    assert f"`{field.name}`" in page("docs/architecture.md")


@pytest.mark.parametrize("source", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_to_a_file_has_a_target(source: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", source.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (source.parent / target).exists(), f"{source.name} links to {target}"


def test_the_index_lists_every_decision_once() -> None:
    folder = ROOT / "docs/decisions"
    listed = re.findall(
        r"^\| \[(\d{3})\]\((\S+\.md)\) \| (.+?) \| (.+?) \|$",
        page("docs/decisions/README.md"),
        re.MULTILINE,
    )
    pages = sorted(file.name for file in folder.glob("[0-9]*.md"))
    assert sorted(name for _, name, _, _ in listed) == pages
    for number, name, title, decides in listed:
        text = (folder / name).read_text(encoding="utf-8")
        assert text.startswith(f"# {number} {title}\n")
        assert len(decides.split()) <= 15, f"{name}: at most 15 words in the index"


def test_make_bench_prints_the_figures_of_villa_paletti() -> None:
    _, figures = page("docs/villa_paletti.md").split("## Figures", 1)
    named = re.findall(r"`benchmarks/(\w+)\.py([^`]*)`", figures.split("\n## ", 1)[0])
    printed = {f"{script}{told}" for script, told in named if "--villas" not in told}
    assert printed
    assert printed <= set(FIGURES)


def test_the_files_in_which_a_change_begins_exist() -> None:
    named = re.findall(r"`((?:src|web|native|examples|benchmarks|docs)/[^`]+)`", page(CHANGES))
    assert len(named) > 30
    for path in named:
        games = GAMES if "GAME" in path else ("",)
        found = [ROOT / path.replace("GAME", name) for name in games]
        assert any(file.exists() or file.with_suffix("").is_dir() for file in found), path


def packages() -> list[str]:
    """Every package of Python and of the client, as the architecture page names it."""
    source = ROOT / "src" / "tavolino"
    found = [file.parent.relative_to(source) for file in source.rglob("__init__.py")]
    inside = [path for path in found if path.parts and path.parts[0] != "games"]
    client = [path.name for path in (ROOT / "web" / "src").iterdir() if any(path.glob("*.ts"))]
    return sorted({*(path.parts[-1] for path in inside), *client} - {"template"})


@pytest.mark.parametrize("package", packages())
def test_the_architecture_page_names_every_package(package: str) -> None:
    assert re.search(rf"(?m)(?:^|[`/ ]){package}\b", page("docs/architecture.md"))


def test_the_list_of_modules_is_up_to_date() -> None:
    """`make goldens` writes it."""
    assert page("docs/modules.md") == module_map.page()
