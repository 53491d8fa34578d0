"""The twins for any machine of a platform, as wheels and containers have them."""

import platform
import sys
from ctypes import CDLL
from pathlib import Path

import pytest

from tavolino.games import GAMES
from tavolino.native.builtin import register_calls
from tavolino.native.compiled import CompiledTwin
from tools.dev.native import PLATFORMS, build_portable

pytestmark = pytest.mark.process

NAMED = {"linux": "manylinux_2_17_{}", "darwin": "macosx_11_0_{}", "win32": "win_amd64"}
THIS = NAMED[sys.platform].format(platform.machine())


def test_a_library_for_any_machine_of_this_platform_has_every_twin(tmp_path: Path) -> None:
    library = tmp_path / f"tavolino_native{PLATFORMS[THIS][2]}"
    build_portable(THIS, library)
    loaded = CDLL(str(library))
    register_calls(loaded)
    assert all(CompiledTwin(loaded, game) for game, rules in GAMES.items() if rules.twin)
