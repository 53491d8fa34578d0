"""Old module paths still import for one release, with a warning."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tavolino.core import renamed

RENAMED = {
    "tavolino.core.words": ("because", "tavolino.core.text", "objection"),
    "tavolino.core.switches": ("switches", "tavolino.core.rule_options", "rule_options"),
    "tavolino.core.performance": ("Performance", "tavolino.core.contract.simulation", "Simulation"),
    "tavolino.core.reading": ("known", "tavolino.core.parsing", "lookup"),
    "tavolino.core.setting": ("BadSetting", "tavolino.core.errors", "SettingError"),
    "tavolino.core.hands": ("Hands", "tavolino.core.contract.hands", "Hands"),
    "tavolino.core.simulation": ("Trace", "tavolino.core.contract.simulation", "Trace"),
    "tavolino.core.telling": ("Telling", "tavolino.core.contract.telling", "Telling"),
    "tavolino.core.thinking": ("Thinking", "tavolino.core.contract.thinking", "Thinking"),
    "tavolino.core.twin": ("Twin", "tavolino.core.contract.twin", "Twin"),
    "tavolino.core.bug_report": ("Device", "tavolino.core.files.bug_report", "Device"),
    "tavolino.core.lesson": ("Lesson", "tavolino.core.files.lesson", "Lesson"),
    "tavolino.core.match_file": ("MatchFile", "tavolino.core.files.match_file", "MatchFile"),
    "tavolino.core.perft": ("perft", "tavolino.core.replay.perft", "perft"),
    "tavolino.core.playthrough": ("playthrough", "tavolino.core.replay.playthrough", "playthrough"),
    "tavolino.core.simulation_check": ("rerun", "tavolino.core.replay.simulation_check", "rerun"),
    "tavolino.core.snapshot": ("snapshot", "tavolino.core.replay.snapshot", "snapshot"),
    "tavolino.bots.player": ("Seen", "tavolino.bots.bot", "BotInput"),
    "tavolino.bots.rating": ("elo_of", "tavolino.bots.elo", "elo_of"),
    "tavolino.research.laboratory": ("Bench", "tavolino.research.environment", "Environment"),
    "tavolino.research.zoo": ("Environment", "tavolino.research.pettingzoo_env", "PettingZooEnv"),
    "tavolino.research.spiel": ("load", "tavolino.research.openspiel_game", "load_game"),
    "tavolino.research.many": ("Many", "tavolino.research.vector_env", "VectorEnv"),
    "tavolino.research.archive": ("Archive", "tavolino.research.parquet", "ArchiveWriter"),
}


@pytest.mark.parametrize("module", RENAMED)
def test_an_old_name_leads_to_the_new_one_and_warns(module: str) -> None:
    old, target, new = RENAMED[module]
    with pytest.warns(DeprecationWarning, match=f"{module}.{old} is now {target}.{new}"):
        found = getattr(import_module(module), old)
    assert found is getattr(import_module(target), new)


@pytest.mark.parametrize("module", RENAMED)
def test_every_name_of_an_old_module_exists(module: str) -> None:
    text = Path(str(import_module(module).__file__)).read_text("utf-8")
    for old in re.findall(r'"(\w+)":', text):
        with pytest.warns(DeprecationWarning, match=rf"{module}\.{old} is now"):
            getattr(import_module(module), old)


def test_every_module_with_old_names_is_tested() -> None:
    folder = Path(renamed.__file__).parent
    old = {f"tavolino.core.{file.stem}" for file in folder.glob("[a-z]*.py")}
    assert old <= set(RENAMED)


def test_an_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = import_module("tavolino.core.words").nothing
