"""One run of a scenario: its seed, its folder, its time, and its counts."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from tests.kit.server import RunningServer, serve

SERVER_LOG = "server.log"


@dataclass
class Run:
    """The context of a scenario. All files in its folder are kept if the run fails."""

    seed: int
    folder: Path
    ends: float
    """The time (`time.time`) after which no new work begins."""
    counts: Counter[str] = field(default_factory=Counter)
    dice: Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = Random(self.seed)

    @property
    def has_time(self) -> bool:
        return time.time() < self.ends

    @property
    def database(self) -> Path:
        return self.folder / "tavolino.db"

    @contextmanager
    def server(
        self, database: Path | str | None = None, *, may_complain: bool = False, **settings: Any
    ) -> Iterator[RunningServer]:
        """A server with chance drawn from the seed.

        It must log no traceback, unless the scenario expects it, for example while the database is
        stopped.
        """
        file = self.folder / SERVER_LOG
        with (
            file.open("a", encoding="utf-8") as log,
            serve(
                database or self.database, complaints=log, chance=self.seed, **settings
            ) as server,
        ):
            yield server
        said = file.read_text(encoding="utf-8")
        assert may_complain or "Traceback" not in said, f"see {SERVER_LOG}"

    def replay_all(self, database: Path | str | None = None) -> None:
        """Replay every stored match by the rules and compare it with the server's result."""
        command = [sys.executable, "-m", "tavolino", "replay", "--game", "examples.kuhn"]
        said = subprocess.run(
            [*command, "--all", str(database or self.database)],
            check=False,
            capture_output=True,
            text=True,
        )
        assert said.returncode == 0, said.stdout + said.stderr
        self.counts["stored matches replayed"] += int(said.stdout.splitlines()[-1].split()[0])


Scenario: TypeAlias = Callable[[Run], None]
