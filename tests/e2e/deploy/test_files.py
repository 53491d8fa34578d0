"""The files in deploy/ are correct, whether or not the programs that read them are installed."""

import configparser
import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from tavolino.server.settings import ENV_PREFIX, Settings
from tests.kit.proxy.proxies import DEPLOY, require_program
from tests.kit.server import OPEN_LINE, ROOT, RunningServer
from tools.dev.native import PLATFORMS

pytestmark = pytest.mark.process

FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
SETTINGS = {ENV_PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
ANALYZE = shutil.which("systemd-analyze")


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_a_file_names_only_existing_settings(file: Path) -> None:
    named = set(re.findall(rf"{ENV_PREFIX}[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named or file.name == "grafana.json"
    assert named <= SETTINGS


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
def test_every_deploy_file_is_described_in_the_operator_docs(file: Path) -> None:
    described = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert f"../{file.relative_to(ROOT)}" in described


def test_caddy_accepts_several_servers(tmp_path: Path) -> None:
    command = [require_program("caddy"), "validate", "--adapter", "caddyfile", "--config"]
    file = str(DEPLOY / "caddy" / "several.Caddyfile")
    subprocess.run([*command, file], env={"HOME": str(tmp_path)}, check=True, timeout=30)


def test_caddy_trusts_the_same_network_as_the_servers() -> None:
    """A proxy with the certificate may stand before Caddy. Client addresses still stay distinct."""
    server = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    [network] = re.findall(r"subnet: ([0-9./]+)", server)
    assert f"TAVOLINO_TRUSTED_PROXIES: {network}\n" in server
    proxy = (DEPLOY / "caddy" / "several.Caddyfile").read_text(encoding="utf-8")
    assert f"trusted_proxies {network}\n" in proxy


@pytest.mark.parametrize("file", sorted(DEPLOY.glob("nginx/*")), ids=lambda path: path.name)
def test_nginx_forwards_the_headers_that_the_server_needs(file: Path) -> None:
    said = file.read_text(encoding="utf-8")
    assert said.count("{") == said.count("}")
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in said
    assert "proxy_http_version 1.1;" in said


ABSOLUTE = re.compile(r"""(href|src)=["'`]/|["'`]/(api|table|new|rules)\b""")


def test_the_client_has_no_absolute_paths() -> None:
    """It may run below a base path, which `device/baseUrl.ts` finds out."""
    sources = [path for kind in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    assert len(sources) > 50
    written = [path for path in sources if ".test." not in path.name]
    assert [path.name for path in written if ABSOLUTE.search(path.read_text("utf-8"))] == []


# ---------------------------------------------------------------- systemd


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # names keep their capitals
    read.read(DEPLOY / "tavolino.service", encoding="utf-8")
    return read


def test_the_unit_starts_a_server_with_persistent_state(tmp_path: Path) -> None:
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/tavolino")
    name, _, database = service["Environment"].partition("=")
    assert database.startswith(f"/var/lib/{service['StateDirectory']}/")
    env = {name: str(tmp_path / "it.db"), "TAVOLINO_PORT": "0"}
    command = [sys.executable, "-m", "tavolino", *words]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout
        try:
            assert process.stdout.readline().startswith(OPEN_LINE)
            process.send_signal(signal.SIGTERM)
            assert process.wait(int(service["TimeoutStopSec"])) in (0, -signal.SIGTERM)
        finally:
            process.kill()
    assert (tmp_path / "it.db").exists()


@pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not installed")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    said = (DEPLOY / "tavolino.service").read_text(encoding="utf-8")
    there = tmp_path / "tavolino.service"
    there.write_text(said.replace("/opt/tavolino/bin/tavolino", "/bin/true"), encoding="utf-8")
    checked = subprocess.run(
        [ANALYZE or "", "verify", "--man=no", there],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    complaints = [line for line in checked.stderr.splitlines() if "tavolino" in line]
    assert complaints == []
    assert checked.returncode == 0, checked.stderr


# ---------------------------------------------------------------- containers


def steps(kind: str) -> list[str]:
    """The arguments of this instruction in the container file."""
    said = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.removeprefix(f"{kind} ") for line in said.splitlines() if line.startswith(kind)]


def test_the_container_build_gets_every_file_that_the_package_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {*project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"], "pyproject.toml"}
    copied = {name for step in steps("COPY") if "--from" not in step for name in step.split()[:-1]}
    assert copied == wanted
    assert all((ROOT / name).exists() for name in copied)


def test_the_container_builds_the_twins_for_any_processor() -> None:
    [install] = steps("RUN python")
    for machine in ("x86_64", "aarch64"):
        assert f"manylinux_2_17_{machine}" in PLATFORMS
    assert install.index('dev.py library "$platform"') < install.index("TWINS_PLATFORM")
    assert "TWINS_LIBRARY=/src/tavolino_native.so" in install


def test_the_container_does_not_run_as_root_and_keeps_its_matches() -> None:
    assert steps("USER") == ["tavolino"]
    [volume] = steps("VOLUME")
    settings = dict(setting.split("=") for setting in " ".join(steps("ENV")).split())
    assert settings["TAVOLINO_DATABASE"].startswith(f"{volume}/")
    assert steps("EXPOSE") == [settings["TAVOLINO_PORT"]]
    [command] = steps("CMD")
    assert json.loads(command) == ["/opt/tavolino/bin/tavolino", "serve"]


def test_the_container_detects_a_stopped_server(server: RunningServer) -> None:
    [check] = steps("HEALTHCHECK")
    _, *words = json.loads(check.partition("CMD ")[2])

    def healthy(url: str) -> bool:
        asked = [word.replace("http://127.0.0.1:8000", url) for word in words]
        assert asked != words
        command = [sys.executable, *asked]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    assert healthy(server.url)
    assert not healthy("http://127.0.0.1:1")
