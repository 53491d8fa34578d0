"""One run of a scenario: its seed, its folder, its time, and what it counts."""

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
    """What a scenario gets. Everything it writes into its folder is kept if the run fails."""

    seed: int
    folder: Path
    ends: float
    """The time (`time.time`) after which nothing new is begun."""
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

        It must not log a traceback, unless it may complain: of a database that is away, say.
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
        """Every stored match replays by the rules to what the server made of it."""
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
