"""A server is cut off from its database and from all clients: a soak scenario, with one cut."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.network import NoNamespaces, require_namespaces
from tests.kit.proxy.proxies import require_program
from tests.kit.server import ROOT

pytestmark = pytest.mark.process


def test_after_a_cut_the_others_play_on_and_no_move_is_lost(tmp_path: Path) -> None:
    """Skipped where the machine or the user may not create network namespaces."""
    try:
        require_namespaces()
    except NoNamespaces as reason:
        pytest.skip(str(reason))
    require_program("nginx")
    told = ("cuts", "--seed", "7", "--folder", str(tmp_path), "--ends", "0")
    command = [sys.executable, "-m", "tests.soak.work", *told]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    counts = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))["counts"]
    assert counts["cut off from everything"] == 1
    assert counts["acknowledged moves checked"] > 0
