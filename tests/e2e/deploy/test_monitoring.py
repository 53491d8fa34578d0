"""Alert rules and dashboard name only metrics that a server has, in valid expressions."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.e2e.server.operations.test_metrics import MeteredServer
from tests.kit.proxy.proxies import DEPLOY
from tests.kit.server import serve
from tests.kit.store.postgres import Postgres

pytestmark = pytest.mark.process

SUFFIXES = re.compile("_(bucket|sum|count)$")
LABELS = re.compile(r"(tavolino_\w+)\{([^}]*)\}")


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return read


def expressions() -> Iterator[str]:
    yield from (rule["expr"] for rule in rules())
    for panel in dashboard()["panels"]:
        yield from (target["expr"] for target in panel["targets"])


@pytest.fixture
async def page(database_server: Postgres, tmp_path: Path) -> str:
    """The metrics page of a server on PostgreSQL, which has all metrics."""
    address = await database_server.create_database(tmp_path.name)
    with (
        (tmp_path / "log").open("w", encoding="utf-8") as log,
        serve(address, complaints=log, metrics="127.0.0.1:0") as server,
    ):
        found = re.search(r"metrics: (\S+)", (tmp_path / "log").read_text(encoding="utf-8"))
        assert found
        return MeteredServer(server, found[1]).page()


def test_every_metric_of_the_rules_and_the_dashboard_exists_and_every_metric_is_shown(
    page: str,
) -> None:
    there = set(re.findall(r"# TYPE (\w+)", page))
    asked = " ".join(expressions())
    assert {SUFFIXES.sub("", name) for name in re.findall(r"tavolino_\w+", asked)} == there


def test_every_label_of_the_rules_and_the_dashboard_exists(page: str) -> None:
    kinds = {"status", "result", "le", "logger", "game", "work", "where", "why"}
    kinds |= set(re.findall(r"\{(\w+)=", page)) | {"instance", "job"}
    said = " ".join(expressions())
    selectors = " ".join(told for _, told in LABELS.findall(said))
    asked = set(re.findall(r"(\w+)\s*(?:=~|!=|!~|=)", selectors))
    grouped = set(re.findall(r"\w+", " ".join(re.findall(r"by \(([^)]*)\)", said))))
    assert asked | grouped <= kinds


def test_every_expression_is_balanced() -> None:
    for said in expressions():
        for one, other in ("()", "{}", "[]"):
            assert said.count(one) == said.count(other), said


def test_every_rule_says_what_happened() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in ("critical", "warning", "info")
        assert rule["annotations"]["summary"].rstrip().endswith(".")
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names))


def test_no_two_panels_lie_on_each_other() -> None:
    panels = dashboard()["panels"]
    assert len({(one["gridPos"]["x"], one["gridPos"]["y"]) for one in panels}) == len(panels)
    assert len({one["id"] for one in panels}) == len(panels)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_accepts_its_configuration_and_the_rules(tmp_path: Path) -> None:
    for name in ("prometheus.yaml", "alerts.yaml"):
        shutil.copy(DEPLOY / name, tmp_path)
    command = ["promtool", "check", "config", str(tmp_path / "prometheus.yaml")]
    subprocess.run(command, check=True, capture_output=True)
