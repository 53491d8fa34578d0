"""`selfplay` and `ladder` on a cluster give the same results as on one machine."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tavolino.cli import main
from tavolino.cli.support import ray_cluster
from tests.kit.proxy.proxies import free_port
from tests.kit.server import ROOT

pytestmark = pytest.mark.process

SELFPLAY = ["selfplay", "kuhn", "--game", "examples.kuhn", "--bots", "easy", "--matches", "40"]
LADDER = ["ladder", "kuhn", "--game", "examples.kuhn", "--bots", "random,easy", "--matches", "20"]


SECONDS = 300
"""Timeout in seconds for a very busy machine."""


class Machines:
    """Two machines; a test may kill one of them."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.address = self._hear()

    def lose_one(self) -> None:
        assert self._process.stdin
        self._process.stdin.write("lose one\n")
        self._process.stdin.flush()
        assert self._hear() == "lost"

    def _hear(self) -> str:
        assert self._process.stdout
        heard = self._process.stdout.readline().strip()
        assert heard, "the machines did not come up"
        return heard


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    program = [sys.executable, "-m", "tests.kit.two_node_cluster"]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    with (
        tempfile.TemporaryDirectory(prefix="ray-") as folder,  # its path must be short
        subprocess.Popen(
            [*program, folder], cwd=ROOT, text=True, stdin=pipe, stdout=pipe, stderr=nothing
        ) as process,
    ):
        yield Machines(process)
        try:
            process.communicate(
                timeout=SECONDS
            )  # closing its input ends it with all that it started
        finally:
            process.kill()


def run_command(*args: str) -> str:
    command = [sys.executable, "-m", "tavolino", *args]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def logs(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def without_durations(said: str) -> Any:
    """The results without their durations."""
    found = json.loads(said)
    found.pop("seconds", None)
    for standings in found.get("seats", {}).values() if "revision" in found else ():
        standings.pop("pace")
    return found


def test_two_machines_play_the_same_matches_as_one(machines: Machines, tmp_path: Path) -> None:
    there = run_command(
        *SELFPLAY, "--json", "--out", f"{tmp_path}/far", "--cluster", machines.address
    )
    here = run_command(*SELFPLAY, "--json", "--out", f"{tmp_path}/near")
    assert without_durations(there) == without_durations(here)
    assert logs(tmp_path / "far") == logs(tmp_path / "near")
    assert len(logs(tmp_path / "far")) == 40


def test_a_ladder_is_the_same_on_any_number_of_machines(machines: Machines) -> None:
    there = run_command(*LADDER, "--json", "--cluster", machines.address)
    assert without_durations(there) == without_durations(run_command(*LADDER, "--json"))


def test_a_lost_machine_costs_no_match(machines: Machines, tmp_path: Path) -> None:
    many = [*SELFPLAY[:-1], "200", "--out", str(tmp_path / "far")]
    command = [sys.executable, "-m", "tavolino", *many, "--cluster", machines.address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not list(tmp_path.glob("far/*.log")):
            time.sleep(0.02)
        machines.lose_one()
        assert process.wait(SECONDS) == 0
    run_command(*many[:-1], str(tmp_path / "near"))
    assert logs(tmp_path / "far") == logs(tmp_path / "near")


def test_a_machine_with_another_version_is_named() -> None:
    with pytest.raises(
        ray_cluster.NodeMismatch, match="needs the same version, with the same games"
    ):
        ray_cluster._prepare_node(ray_cluster.NodeRequirements((), str(ROOT), "0.0.1 (older)", ""))
    with pytest.raises(ray_cluster.NodeMismatch, match="does not know the same games"):
        ray_cluster._prepare_node(
            ray_cluster.NodeRequirements(("nowhere.to.be.found",), str(ROOT), "0.0.1 (older)", "")
        )


def test_an_unreachable_cluster_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*SELFPLAY, "--cluster", f"127.0.0.1:{free_port()}"])
    assert "no answer from there" in capsys.readouterr().err


def test_without_the_extra_the_missing_package_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit):
        main([*SELFPLAY, "--cluster", "local"])
    assert "pip install 'tavolino[cluster]'" in capsys.readouterr().err
