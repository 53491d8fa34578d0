"""Portable builds of the twins, as used in wheels and containers."""

import platform
import sys
from ctypes import CDLL
from pathlib import Path

import pytest

from tavolino.games import GAMES
from tavolino.native.builtin import register_python_calls
from tavolino.native.compiled import CompiledTwin
from tools.dev.native import PLATFORMS, build_portable

pytestmark = pytest.mark.process

PLATFORM_TAGS = {"linux": "manylinux_2_17_{}", "darwin": "macosx_11_0_{}", "win32": "win_amd64"}
THIS_PLATFORM = PLATFORM_TAGS[sys.platform].format(platform.machine())


def test_a_portable_library_has_every_twin(tmp_path: Path) -> None:
    library = tmp_path / f"tavolino_native{PLATFORMS[THIS_PLATFORM][2]}"
    build_portable(THIS_PLATFORM, library)
    loaded = CDLL(str(library))
    register_python_calls(loaded)
    assert all(CompiledTwin(loaded, game) for game, rules in GAMES.items() if rules.twin)
