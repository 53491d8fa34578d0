"""What one address can do to the others: their latency under attack and without, in one run.

A real server with a real database. The attacker has an address of its own. `--only` chooses lines.
docs/operations.md names the limits.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import Any

import aiohttp
from load.machine import cpu_seconds
from load.servers import running, tavolino
from msgspec import Struct

from tavolino.server.protocol.play import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
BLANK_LINES = b"\n" * (2 << 20)
IMPORTS_PER_SECOND, TEXTS_PER_SECOND = 10, 40
PAUSE_SECONDS = 0.02
"""Seconds between two requests of the measured visitor."""

ATTACKER, VISITOR = "198.51.100.1", "198.51.100.2"
LOGS = sorted(ROOT.glob("tests/games/papa_paolo/matches/random-*.log"))[:6]

Ask = Callable[["Clients"], Awaitable[float]]
Attack = Callable[["Clients"], Awaitable[None]]


class Figures(Struct, frozen=True):
    """The latency of the visitor in milliseconds, and the CPU time of the server's own process."""

    p50: float
    p99: float
    cpu_seconds: float


class Clients:
    """The attacker and the visitor at one server, each with an address of its own."""

    def __init__(self, host: str, session: aiohttp.ClientSession) -> None:
        self._session = session
        self._base = f"http://{host}"

    async def get(self, path: str, whose: str) -> Any:
        return await self._ask("GET", path, whose)

    async def post(self, path: str, whose: str, **more: Any) -> Any:
        return await self._ask("POST", path, whose, **more)

    async def _ask(self, method: str, path: str, whose: str, **more: Any) -> Any:
        headers = {"x-forwarded-for": whose}
        async with self._session.request(
            method, self._base + path, headers=headers, **more
        ) as answer:
            return await (answer.json() if "json" in answer.content_type else answer.read())

    async def bot_moves(self) -> float:
        """Seconds until an easy bot has made the first move of a new table."""
        began = time.perf_counter()
        wish = {"game": "papa_paolo", "seats": [{"kind": "bot", "level": "easy"}, {"kind": "me"}]}
        made = await self.post("/api/tables", VISITOR, json=wish)
        path = f"/api/tables/{made['table']['id']}"
        address = f"{self._base}{path}/live".replace("http", "ws", 1)
        hello = {"t": "hello", "protocol": PROTOCOL, "tokens": [made["mine"][0]["token"]]}
        async with self._session.ws_connect(
            address, headers={"x-forwarded-for": VISITOR}, max_msg_size=0
        ) as line:
            await line.send_json(hello)
            async for said in line:
                heard = said.json()
                if heard["t"] == "update" and 1 in heard["actors"]:
                    break
        return time.perf_counter() - began

    async def ping(self) -> float:
        began = time.perf_counter()
        await self.get("/api/health", VISITOR)
        return time.perf_counter() - began


# ---------------------------------------------------------------- attacks


async def imports(clients: Clients) -> None:
    """Blank lines, which are two million lines of a log."""
    await _at_rate(
        IMPORTS_PER_SECOND,
        lambda: clients.post("/api/imports", ATTACKER, data=BLANK_LINES),
    )


async def texts(clients: Clients) -> None:
    await _at_rate(TEXTS_PER_SECOND, lambda: clients.get("/api/texts/en", ATTACKER))


async def reviews(clients: Clients) -> None:
    """Reviews of several imported matches at once."""
    made = [await clients.post("/api/imports", ATTACKER, data=log.read_bytes()) for log in LOGS]
    await asyncio.gather(
        *(clients.get(f"/api/tables/{one['table']}/analysis", ATTACKER) for one in made)
    )


async def _at_rate(per_second: int, ask: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    """Asks at an even rate, whether or not the server has answered."""
    async with asyncio.TaskGroup() as group:
        while True:
            group.create_task(ask())
            await asyncio.sleep(1 / per_second)


# ---------------------------------------------------------------- measurement


class Line(Struct, frozen=True):
    """An attack, what the visitor does meanwhile, and the most that it may suffer."""

    attack: Attack
    ask: Ask
    p99_ms: float | None = None
    ratio: float | None = None


LINES = {
    "imports of blank lines, 10/s: ping": Line(imports, Clients.ping, p99_ms=20),
    "texts, 40/s: ping": Line(texts, Clients.ping, p99_ms=20),
    "6 reviews: ping": Line(reviews, Clients.ping, p99_ms=20),
    "6 reviews: move of an easy bot": Line(reviews, Clients.bot_moves, ratio=1.5),
}


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Clients, int]]:
    command = tavolino(
        folder / "tavolino.db",
        (),
        trusted_proxies="127.0.0.1",
        imports_per_minute=100_000,
        pages_per_minute=100_000,
        bot_pace=0,
    )
    with running(command) as server:
        async with aiohttp.ClientSession() as session:
            clients = Clients(server.host, session)
            await clients.bot_moves()  # starts the processes
            with suppress(KeyError):
                await clients.post("/api/imports", VISITOR, data=b"")
            yield clients, server.pid


async def measure(clients: Clients, pid: int, ask: Ask, seconds: float) -> Figures:
    began, cpu, taken = time.perf_counter(), cpu_seconds(pid), list[float]()
    while time.perf_counter() - began < seconds or len(taken) < 2:
        taken.append(1000 * await ask(clients))
        await asyncio.sleep(PAUSE_SECONDS)
    parts = quantiles(taken, n=100, method="inclusive")
    return Figures(parts[49], parts[98], cpu_seconds(pid) - cpu)


async def compare(line: Line, seconds: float) -> tuple[Figures, Figures]:
    """The visitor's figures without and under attack, at the same server."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as (clients, pid):
            quiet = await measure(clients, pid, line.ask, seconds)
            attack = asyncio.ensure_future(line.attack(clients))
            attacked = await measure(clients, pid, line.ask, seconds)
            if attack.done():
                attack.result()
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
    return quiet, attacked


def results(only: str, seconds: float) -> Iterator[bool]:
    """Prints each line as soon as it is known, and says whether its goal is kept."""
    print(f"{'':36}{'quiet p99':>11}{'under attack':>14}{'ratio':>8}{'CPU':>14}")
    for name, line in LINES.items():
        if only not in name:
            continue
        quiet, attacked = asyncio.run(compare(line, seconds))
        ratio = attacked.p99 / quiet.p99
        kept = attacked.p99 <= (line.p99_ms or attacked.p99) and ratio <= (line.ratio or ratio)
        goal = f"≤ {line.p99_ms:.0f} ms" if line.p99_ms else f"≤ {line.ratio} times"
        cpu = f"{quiet.cpu_seconds:.1f} → {attacked.cpu_seconds:.1f} s"
        print(
            f"{name:36}{quiet.p99:8.1f} ms{attacked.p99:11.1f} ms{ratio:8.1f}{cpu:>14}"
            f"  {goal}{'' if kept else '  NOT KEPT'}",
            flush=True,
        )
        yield kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the name of some lines")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each figure")
    chosen = parser.parse_args()
    return int(not all(list(results(chosen.only, chosen.seconds))))


if __name__ == "__main__":
    sys.exit(main())
