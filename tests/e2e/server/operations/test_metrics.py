"""Metrics: the server counts events and publishes them for the operator on a separate port."""

import dataclasses
import os
import re
import signal
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tavolino.core.errors import SettingError
from tavolino.server.ops.metrics import BUCKET_BOUNDS_SECONDS, Counter, Gauge, Histogram
from tavolino.server.settings import read_settings
from tests.e2e.server.durability.test_serve import run_serve
from tests.kit.processes import linux_only, workers
from tests.kit.server import ROOT, RunningServer, serve
from tests.kit.ws_client import TIMEOUT_SECONDS, create_table, http, open_connection, tokens

pytestmark = pytest.mark.process

SAMPLE = re.compile(r'([a-z_]+)(?:\{([a-z_]+="[^"\\]*")\})? ([0-9.e+-]+)')
HEAD = re.compile(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))")


class MeteredServer(NamedTuple):
    """A running server and the address of its metrics."""

    server: RunningServer
    address: str

    def page(self) -> str:
        with urllib.request.urlopen(self.address, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            found: str = answer.read().decode()
            return found

    def read(self) -> dict[str, float]:
        return parse_metrics(self.page())

    def until(self, name: str, least: float) -> float:
        while (found := self.read().get(name, 0)) < least:
            time.sleep(0.05)
        return found


def parse_metrics(page: str) -> dict[str, float]:
    found = {}
    for said in page.splitlines():
        if not HEAD.fullmatch(said):
            sample = SAMPLE.fullmatch(said)
            assert sample, said
            found[sample[1] + (f"{{{sample[2]}}}" if sample[2] else "")] = float(sample[3])
    return found


@pytest.fixture(scope="module")
def metered_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MeteredServer]:
    folder = tmp_path_factory.mktemp("metered")
    journal = folder / "journal"
    rooms = ("examples.kuhn", "tests.kit.games.faulty")
    with (
        journal.open("w", encoding="utf-8") as complaints,
        serve(
            folder / "tavolino.db", rooms=rooms, complaints=complaints, metrics="127.0.0.1:0"
        ) as server,
    ):
        found = re.search(r"metrics: (\S+)", journal.read_text(encoding="utf-8"))
        assert found
        yield MeteredServer(server, found[1])


def test_a_counter_counts_each_label() -> None:
    counter = Counter("x_total", "Of x.", "game")
    for kind in ("b", "a", "b"):
        counter.inc(kind)
    assert list(counter.lines())[1:] == ['x_total{game="a"} 1', 'x_total{game="b"} 2']


def test_a_histogram_adds_up() -> None:
    timed = Histogram("x_seconds", "Of x.")
    for seconds in (0.0, BUCKET_BOUNDS_SECONDS[0], 0.3, 99.0):
        timed.observe(seconds)
    found = parse_metrics("\n".join(timed.lines()))
    assert found[f'x_seconds_bucket{{le="{BUCKET_BOUNDS_SECONDS[0]}"}}'] == 2
    assert found['x_seconds_bucket{le="0.5"}'] == 3
    assert found[f'x_seconds_bucket{{le="{BUCKET_BOUNDS_SECONDS[-1]}"}}'] == 3
    assert found["x_seconds_count"] == 4
    assert found["x_seconds_sum"] == pytest.approx(99.3005)


def test_a_gauge_is_evaluated_at_each_scrape() -> None:
    here: list[str] = []
    gauge = Gauge("x", "Of x.", {"": lambda: len(here)})
    here.append("Ada")
    assert list(gauge.lines())[1:] == ["x 1"]


async def test_a_move_is_counted_and_timed_until_every_client_has_it(
    metered_server: MeteredServer,
) -> None:
    before = metered_server.read()
    seen_before = before["tavolino_move_seen_seconds_count"]
    made = create_table(metered_server.server, "kuhn", "me", "me")
    table, held = made["table"]["id"], tokens(made, "mine")
    async with (
        open_connection(metered_server.server, table, held) as mine,
        open_connection(metered_server.server, table) as looking,
    ):
        await mine.act(0, 2, "bet")
        await mine.act(1, 3, "fold")
        await looking.until_seq(4)
        await mine.until_seq(4)
        after = metered_server.read()
    moves = 'tavolino_moves_total{game="kuhn"}'
    assert after[moves] == before.get(moves, 0) + 2
    timed = "tavolino_move_acknowledged_seconds_count"
    assert after[timed] == before[timed] + 2
    assert after["tavolino_tables"] >= 1
    assert after["tavolino_connections"] == 2
    for queue in ("bots", "world", "stages", "store"):
        assert after[f'tavolino_waiting{{queue="{queue}"}}'] >= 0
    metered_server.until("tavolino_move_seen_seconds_count", seen_before + 4)


@linux_only
async def test_a_dead_worker_is_counted(metered_server: MeteredServer) -> None:
    restarts = 'tavolino_worker_restarts_total{work="bots"}'
    before = metered_server.read().get(restarts, 0)
    made = create_table(metered_server.server, "kuhn", "me", "easy")
    async with open_connection(
        metered_server.server, made["table"]["id"], tokens(made, "mine")
    ) as mine:
        await mine.act(0, 2, "bet")
        await mine.until_seq(4)
    for worker in workers(metered_server.server.process.pid):
        os.kill(worker, signal.SIGKILL)
    made = create_table(metered_server.server, "kuhn", "me", "easy")
    async with open_connection(
        metered_server.server, made["table"]["id"], tokens(made, "mine")
    ) as mine:
        await mine.act(0, 2, "bet")
        await mine.until_seq(4)
    assert metered_server.read()[restarts] > before


def test_every_response_is_counted_and_timed(metered_server: MeteredServer) -> None:
    before = metered_server.read()
    assert http(metered_server.server, "/api/games")[0] == 200
    assert http(metered_server.server, "/api/nothing")[0] == 404
    after = metered_server.read()
    for status in (200, 404):
        name = f'tavolino_http_responses_total{{status="{status}"}}'
        assert after[name] > before.get(name, 0)
    name = "tavolino_http_response_seconds_count"
    assert after[name] >= before[name] + 2


@linux_only
def test_processor_time_and_memory_of_the_processes_are_shown(
    metered_server: MeteredServer,
) -> None:
    found = metered_server.read()
    assert found['tavolino_cpu_seconds_total{process="server"}'] > 0
    assert found['tavolino_memory_bytes{process="server"}'] > 10_000_000
    assert found["tavolino_open_files"] > 5


def test_the_public_port_does_not_serve_metrics(metered_server: MeteredServer) -> None:
    """Nor does the metrics port serve tables, so that a proxy exposes neither by mistake."""
    assert "tavolino_tables" not in str(http(metered_server.server, "/metrics")[1])
    there = dataclasses.replace(
        metered_server.server, url=metered_server.address.removesuffix("/metrics")
    )
    assert http(there, "/api/games")[0] == 404
    assert http(there, "/")[0] == 404


def test_the_metrics_port_accepts_every_host_name(metered_server: MeteredServer) -> None:
    request = urllib.request.Request(metered_server.address, headers={"Host": "tavolino:9464"})  # noqa: S310
    with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:  # noqa: S310
        assert answer.status == 200


def test_without_the_setting_there_are_no_metrics(server: RunningServer) -> None:
    assert "tavolino_tables" not in str(http(server, "/metrics")[1])


def test_a_metrics_port_in_use_is_reported_in_one_line(
    metered_server: MeteredServer, tmp_path: Path
) -> None:
    taken = metered_server.address.removeprefix("http://").removesuffix("/metrics")
    tried = run_serve(port=0, database=str(tmp_path / "it.db"), metrics=taken)
    assert (tried.returncode, tried.stdout) == (1, "")
    assert tried.stderr.count("\n") == 1
    assert f"port {taken.rpartition(':')[2]}: " in tried.stderr
    tried = run_serve(port=0, database=str(tmp_path / "it.db"), metrics="127.0.0.1:65536")
    assert "no such port" in tried.stderr


@pytest.mark.parametrize("wrong", ["yes", "9464", "127.0.0.1", "127.0.0.1:x"])
def test_the_metrics_setting_is_an_address_with_a_port(wrong: str) -> None:
    with pytest.raises(SettingError, match=r"^metrics: "):
        read_settings({"TAVOLINO_METRICS": wrong})


def test_every_metric_has_a_help_text(metered_server: MeteredServer) -> None:
    described = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    names = re.findall(r"# TYPE (\w+)", metered_server.page())
    assert len(names) == 17
    for name in names:
        assert re.search(rf"\| `{name}[`{{]", described), name
