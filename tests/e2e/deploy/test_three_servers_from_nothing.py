"""The commands that lead an operator to three servers, run in the order of the page.

Programs that would change this machine are replaced: `sudo` runs the command as it is, `apt-get`
and `pip` install nothing, and `systemctl` runs the unit's command with its environment file.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.kit.proxy.proxies import DEPLOY, SEVERAL, free_port, require_program, run_nginx
from tests.kit.server import ROOT
from tests.kit.store.postgres import Postgres, postgres

pytestmark = pytest.mark.process

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
[SECTION] = re.findall(r"## Three servers from nothing\n(.*?)\n## ", PAGE, re.DOTALL)
DATABASE, SERVER, PROXY, FREEZE, BACKUP, UPDATE = re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL)
ADDRESSES = ("127.0.83.11", "127.0.83.12", "127.0.83.13")

SUDO = """#!/bin/sh
[ "$1" = -u ] && shift 2
exec "$@"
"""
NOTHING = "#!/bin/sh\n"
PYTHON = """#!/bin/sh
mkdir -p "$3/bin"
ln -sf {nothing} "$3/bin/pip"
printf '#!/bin/sh\\nexec {python} -m tavolino "$@"\\n' > "$3/bin/tavolino"
chmod +x "$3/bin/tavolino"
"""
SYSTEMCTL = """#!/bin/sh
for last; do :; done
[ "$last" = tavolino ] || exit 0
run={place}/run
case "$1" in
  kill) kill -s "${{2#--signal=SIG}}" "$(cat "$run.pid")"; exit ;;
  restart) kill "$(cat "$run.pid")" ;;
esac
command=$(sed -n 's/^ExecStart=//p' {place}/tavolino.service)
set -a; . {place}/tavolino.env; set +a
setsid $command > "$run.out" 2>&1 &
echo $! > "$run.pid"
echo $! >> {place}/started
"""


class Installation:
    """A folder that stands for one machine after the other."""

    def __init__(self, place: Path, database: Postgres, port: int) -> None:
        self._place, self._bin = place, place / "bin"
        self._ports = {address: free_port() for address in ADDRESSES}
        self._bin.mkdir()
        for name, script in {
            "sudo": SUDO,
            "apt-get": NOTHING,
            "nginx": NOTHING,
            "nothing": NOTHING,
            "python3": PYTHON.format(nothing=self._bin / "nothing", python=sys.executable),
            "systemctl": SYSTEMCTL.format(place=place),
        }.items():
            (self._bin / name).write_text(script, encoding="utf-8")
            (self._bin / name).chmod(0o755)
        at = urlsplit(database.address("postgres"))
        self._environment = {
            "PATH": f"{self._bin}:{database.programs}:{os.environ['PATH']}",
            "PGHOST": at.query.removeprefix("host="),
            "PGPORT": str(port),
            "PGUSER": "tavolino",
            "PGDATABASE": "postgres",
        }
        self._changes = {
            "create role tavolino": "alter role tavolino",
            "@10.83.0.2/": f"@127.0.0.1:{port}/",
            "/etc/systemd/system/": f"{place}/",
            "/etc/tavolino.env": f"{place}/tavolino.env",
            "/opt/tavolino": f"{place}/opt",
            "/etc/nginx/sites-enabled/": f"{place}/",
            "tavolino.dump": f"{place}/tavolino.dump",
        }

    def run(self, commands: str, address: str = ADDRESSES[0], proxy_port: int = 80) -> None:
        """Run commands of the page as on the machine with this address."""
        changes = {
            **self._changes,
            "ADDRESS=10.83.0.11": f"ADDRESS={address}",
            ":8000": f":{self._ports[address]}",
            "PORT=8000": f"PORT={self._ports[address]}",
            ":9464": f":{free_port()}",
            "127.0.0.1:80/": f"127.0.0.1:{proxy_port}/",
        }
        for old, new in changes.items():
            commands = commands.replace(old, new)
        script = f"set -eu\nADDRESS={address}\n{commands}"
        subprocess.run(
            ["bash", "-c", script], cwd=ROOT, env=self._environment, check=True, timeout=300
        )
        self._use_stand_ins()

    def _use_stand_ins(self) -> None:
        """The unit that was copied names the program of the page."""
        unit = self._place / "tavolino.service"
        if unit.exists():
            said = unit.read_text(encoding="utf-8")
            unit.write_text(said.replace("/opt/tavolino", f"{self._place}/opt"), encoding="utf-8")

    def site(self, port: int) -> str:
        """The nginx file that was copied, with the addresses of this test."""
        text = (self._place / "tavolino.conf").read_text(encoding="utf-8")
        for old, (address, own) in zip(SEVERAL, self._ports.items(), strict=True):
            text = text.replace(old, f"{address}:{own}")
        listen = "    listen 80;\n    listen [::]:80;\n"
        assert listen in text
        return text.replace(listen, f"    listen 127.0.0.1:{port};\n")

    def end(self) -> None:
        started = self._place / "started"
        for process in started.read_text().split() if started.exists() else []:
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)


@pytest.fixture
def installation(tmp_path: Path) -> Iterator[Installation]:
    require_program("curl")
    port = free_port()
    with postgres(listen_addresses="127.0.0.1", port=str(port)) as database:
        made = Installation(tmp_path, database, port)
        try:
            yield made
        finally:
            made.end()


def test_the_commands_of_the_page_lead_to_three_servers(
    installation: Installation, tmp_path: Path
) -> None:
    nginx, port = require_program("nginx"), free_port()
    shutil.copy(DEPLOY / "tavolino.service", tmp_path)
    installation._use_stand_ins()
    installation.run(DATABASE)
    for address in reversed(ADDRESSES):  # the last one is the first of the page
        installation.run(SERVER.replace("sudo cp deploy/tavolino.service", ": "), address)
    proxy, visit = PROXY.split("sudo nginx -t\n")
    installation.run(proxy)
    site = tmp_path / "site"
    site.mkdir()
    with run_nginx(nginx, installation.site(port), port, site):
        installation.run(visit, proxy_port=port)
        installation.run(FREEZE, proxy_port=port)
        installation.run(BACKUP)
        installation.run(UPDATE)
